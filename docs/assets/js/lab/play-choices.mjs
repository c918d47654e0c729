/** What may be done, as buttons; what may not, with the reason, the rule, its grade and where it stands. */

import { el, filled } from "../dom.mjs";
import { siteFile } from "../where.mjs";

/** @typedef {import("../pack.mjs").Faces} Faces */
/** @typedef {import("../replay/model.mjs").Words} Words */
/** @typedef {{point: string, question: string, answer: string, grade: string, cites: string[], page: string | null}} Rule */
/** @typedef {{message: string, because?: string, rulings: Rule[]}} Refusal */
/** @typedef {{action: string, words: string, card: string | null, seat: string}} Choice */
/**
 * @typedef {object} Options
 * @property {"open" | "over" | "refused"} status
 * @property {number} step
 * @property {string | null} phase
 * @property {string | null} seat
 * @property {string | null} say
 * @property {Choice[]} choices
 * @property {(Choice & Refusal)[]} barred
 * @property {string | null} result
 * @property {string | null} refusal
 */

export class Choices {
  /** @type {Options | null} */
  #options = null;
  /** @type {Record<string, string>} */
  #seats = {};

  /**
   * @param {Words} words
   * @param {Faces} faces
   * @param {(action: string) => void} act
   */
  constructor(words, faces, act) {
    this.words = words;
    this.faces = faces;
    this.act = act;
    this.may = el("div", { class: "sp-play__may", role: "group" });
    this.reason = el("div", { class: "sp-play__reason", role: "alert" });
    this.mayNot = el("details", { class: "sp-play__not" });
    this.element = el("div", { class: "sp-play__choices", hidden: true }, this.may, this.reason, this.mayNot);
  }

  /** @param {Options | null} options @param {Record<string, string>} seats - what they are called */
  show(options, seats) {
    this.#options = options;
    this.#seats = seats;
    this.reason.replaceChildren();
    this.#draw();
  }

  #draw() {
    const options = this.#options;
    this.element.hidden = options === null;
    if (!options) return;
    const { choices, barred, seat } = options;
    this.may.setAttribute("aria-label", filled(this.words.may, { seat: this.#seats[seat ?? ""] ?? "" }));
    this.may.replaceChildren(...choices.map((choice) => this.#choice(choice)));
    this.mayNot.hidden = barred.length === 0;
    const count = el("span", { class: "sp-play__count" }, ` ${barred.length}`);
    const items = barred.map((each) => el("li", {}, ...this.#why(each, each)));
    this.mayNot.replaceChildren(el("summary", {}, this.words.mayNot, count), el("ul", {}, ...items));
  }

  /** @param {Choice} choice */
  #choice({ action, words, card, seat }) {
    const { faces } = this;
    const other = seat !== this.#options?.seat ? el("span", { class: "sp-play__who" }, `${this.#seats[seat]}: `) : null;
    const bare = card !== null && action === card;
    const label = bare ? [el("span", { "aria-hidden": "true" }, faces.card(card)), el("span", { class: "sp-hidden" }, faces.cardName(card))] : faces.signs(words);
    const button = el("button", { type: "button", class: "sp-play__choice", "data-action": action }, other, ...label);
    button.addEventListener("click", () => this.act(action));
    return button;
  }

  /** Say why an action is refused. @param {string} action @param {Refusal} refusal */
  refuse(action, refusal) {
    const known = this.#options?.barred.find((each) => each.action === action);
    this.reason.replaceChildren(...this.#why(known ?? { words: action }, refusal));
  }

  /** @param {{words: string}} what @param {Refusal} refusal @returns {HTMLElement[]} */
  #why({ words }, { message, because, rulings }) {
    const head = el("p", {}, el("strong", {}, ...this.faces.signs(words)), ": ", ...this.faces.signs(because ?? message));
    return [head, ...rulings.map((rule) => this.#rule(rule))];
  }

  /** @param {Rule} rule */
  #rule({ question, answer, grade, cites, page }) {
    const name = this.words[`grade.${grade}`] ?? grade;
    const class_ = `sp-grade sp-grade--${grade}`;
    const sign = page ? el("a", { class: class_, href: siteFile(page), title: this.words.rule }, name) : el("span", { class: class_ }, name);
    const attested = el("span", { class: "sp-attested" }, sign, cites.length ? ` ${cites.join("; ")}` : "");
    return el(
      "div",
      { class: "sp-play__rule" },
      el("p", { class: "sp-asked" }, question),
      el("p", {}, el("span", { class: "sp-why__answer" }, ...this.faces.signs(answer)), " ", attested),
    );
  }

  /**
   * What is offered on the board: the whole hand, allowed or not.
   * @param {number} seat
   * @returns {import("../replay/offer.mjs").Offer | null} null where no card is to be played
   */
  offer(seat) {
    const options = this.#options;
    const { choices = [], barred = [] } = options ?? {};
    const ofHand = (/** @type {Choice} */ { action, card, seat }) => card !== null && action === card && seat === options?.seat;
    const named = (/** @type {string | null} */ card) => this.faces.cardName(card ?? "");
    const hand = choices.filter(ofHand);
    if (!hand.length) return null;
    /** @type {Map<string, {legal: boolean, title: string}>} */
    const cards = new Map(hand.map(({ action, card }) => [action, { legal: true, title: named(card) }]));
    for (const { action, card, because, message } of barred.filter(ofHand)) {
      const reason = filled(this.words.barred, { message: this.faces.words(because ?? message) });
      cards.set(action, { legal: false, title: `${named(card)}, ${reason}` });
    }
    return { seat, cards, pick: (card) => this.#pick(card) };
  }

  /** @param {string} card */
  #pick(card) {
    const barred = this.#options?.barred.find(({ action }) => action === card);
    if (!barred) return this.act(card);
    this.refuse(card, barred);
    this.reason.scrollIntoView({ block: "nearest" });
  }

  /** @returns {boolean} whether there is something to have the focus */
  focus() {
    const [first] = this.may.querySelectorAll("button");
    first?.focus({ preventScroll: true });
    return first !== undefined;
  }

  /** @param {Faces} faces */
  dress(faces) {
    this.faces = faces;
    this.#draw();
  }
}
