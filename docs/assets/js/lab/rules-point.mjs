/** One rule point as a control: its question, its answers in words, and who attests each. */

import { el, filled, set } from "../dom.mjs";
import { siteFile } from "../where.mjs";

/** @typedef {import("./words.mjs").Words} Words */
/** @typedef {import("../pack.mjs").Faces} Faces */
/** @typedef {{title: string, grade: string, page: string, rival: boolean}} Attested */
/** @typedef {{value: string, words: string, current: boolean, books: Attested[]}} Answer */
/**
 * @typedef {object} Point - as the engine gives it
 * @property {string} id
 * @property {string} question
 * @property {string} page
 * @property {"choice" | "value"} kind
 * @property {boolean} asked
 * @property {string} current
 * @property {string} usual - the answer by which the book plays when nothing is changed
 * @property {string | null} own - the book's own
 * @property {boolean} changed
 * @property {string} hint
 * @property {Answer[]} answers
 */

const EMPHASIS = /\*([^*]+)\*/;
let count = 0;

/** @param {Faces} faces @param {string} sentence @returns {(string | Node)[]} cards as signs, emphasis as such */
export function worded(faces, sentence) {
  return sentence.split(EMPHASIS).flatMap((piece, place) => (place % 2 ? [el("em", {}, piece)] : faces.signs(piece)));
}

export class PointControl {
  /** @type {Point | null} */
  #point = null;
  #filled = false;
  #book = "";
  /** @type {HTMLElement | null} where another answer is typed: it stays the same, with what is in it, however often the rest is written anew */
  #other = null;

  /**
   * @param {Words} words
   * @param {Faces} faces
   * @param {(point: string, answer: string) => void} change
   */
  constructor(words, faces, change) {
    this.words = words;
    this.faces = faces;
    this.change = change;
    this.name = `sp-change-${(count += 1)}`;
    this.question = el("span", { class: "sp-change__question" });
    this.mark = el("span", { class: "sp-change__mark" });
    this.answer = el("span", { class: "sp-change__answer" });
    this.body = el("div", { class: "sp-change__body" });
    const summary = el("summary", {}, this.question, " ", this.answer, " ", this.mark);
    this.element = el("details", { class: "sp-change__point" }, summary, this.body);
    this.element.addEventListener("toggle", () => this.#fill());
  }

  /** @param {Point} point @param {string} book - its title */
  show(point, book) {
    const same = JSON.stringify(point) === JSON.stringify(this.#point) && book === this.#book;
    this.#point = point;
    this.#book = book;
    if (same) return;
    this.element.dataset.point = point.id;
    this.question.replaceChildren(...worded(this.faces, point.question));
    this.answer.replaceChildren(...worded(this.faces, this.#words(point.current)));
    this.mark.hidden = !point.changed;
    this.mark.textContent = (point.asked ? this.words.changed : this.words.idle) ?? "";
    this.element.classList.toggle("sp-change__point--changed", point.changed);
    this.#filled = false;
    this.#fill();
  }

  /** Whether all these words occur in it. @param {string[]} words */
  has(words) {
    const { id = "", question = "", answers = [] } = this.#point ?? {};
    const text = [id, question, ...answers.map((answer) => answer.words)].join(" ").toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  }

  /** @param {string} value */
  #words(value) {
    return this.#point?.answers.find((answer) => answer.value === value)?.words ?? value;
  }

  /** Write the answers down once somebody wants to see them; who changes one keeps the place. */
  #fill() {
    const point = this.#point;
    if (!point || this.#filled || !this.element.open) return;
    this.#filled = true;
    const focused = document.activeElement?.getAttribute("data-value");
    const inside = this.body.contains(document.activeElement);
    const legend = el("legend", { class: "sp-hidden" }, point.question);
    const answers = point.answers.map((answer, place) => this.#answer(point, answer, `${this.name}-${place}`));
    this.body.replaceChildren(
      el("fieldset", {}, legend, ...answers),
      ...(point.kind === "value" ? [(this.#other ??= this.#field(point))] : []),
      el(
        "p",
        { class: "sp-change__more" },
        point.changed && this.#back(point),
        " ",
        el("a", { href: siteFile(point.page) }, this.words.about),
        " ",
        el("code", {}, point.id),
      ),
    );
    if (!inside) return;
    const same = focused ? this.body.querySelector(`[data-value="${CSS.escape(focused)}"]`) : this.body.querySelector("input:checked");
    /** @type {HTMLElement | null} */ (same)?.focus({ preventScroll: true });
  }

  /** @param {Point} point @param {Answer} answer @param {string} id */
  #answer(point, { value, words: says, current, books }, id) {
    const { words, faces } = this;
    const radio = el("input", { type: "radio", name: this.name, id, value, checked: current, "data-value": value });
    radio.setAttribute("aria-describedby", `${id}-who`);
    radio.addEventListener("change", () => this.change(point.id, value));
    const mark = value === point.own ? words.own : point.own === null && value === point.usual ? words.usual : "";
    const who = el("span", { class: "sp-change__who", id: `${id}-who` }, mark && el("strong", {}, filled(mark, { book: this.#book })), mark && " ");
    books.forEach(({ title, grade, page, rival }, place) => {
      const said = rival ? words.rival : words[`grade.${grade}`];
      const sign = el("span", { class: `sp-grade sp-grade--${grade}` }, said);
      who.append(place ? "; " : "", el("a", { href: siteFile(page) }, title), " ", sign);
    });
    if (!books.length && !mark) who.append(words.nobody ?? "");
    return el("div", { class: "sp-change__choice" }, radio, el("label", { for: id }, ...worded(faces, says)), who);
  }

  /** @param {Point} point */
  #field(point) {
    const { words } = this;
    const hint = `${this.name}-hint`;
    const input = el("input", { type: "text", autocomplete: "off", spellcheck: "false", "aria-describedby": hint, "data-value": "=" });
    const use = el("button", { type: "button", class: "sp-rp__small" }, words.use);
    const go = () => input.value.trim() && this.change(point.id, input.value.trim());
    use.addEventListener("click", go);
    input.addEventListener("keydown", (event) => event.key === "Enter" && go());
    const fault = el("p", { class: "sp-change__fault", role: "alert" });
    input.addEventListener("input", () => this.tell(""));
    return el(
      "div",
      { class: "sp-change__other" },
      el("label", {}, el("span", {}, words.other), input),
      use,
      el("p", { id: hint, class: "sp-change__hint" }, filled(words.otherHint, { hint: point.hint })),
      fault,
    );
  }

  /** @param {Point} point */
  #back(point) {
    const button = el("button", { type: "button", class: "sp-rp__small" }, this.words.back);
    button.addEventListener("click", () => this.change(point.id, point.usual));
    return button;
  }

  /** What was typed is no answer, or was none. @param {string} why - empty when it is forgiven @returns {boolean} whether there is a place to say it */
  tell(why) {
    const field = this.#other?.querySelector("input");
    const place = this.#other?.querySelector("[role=alert]");
    if (!field || !place || (why && !field.value)) return false;
    set(field, "aria-invalid", why ? "true" : null);
    place.textContent = why;
    return true;
  }

  /** An answer was taken: what was typed is done with. */
  accept() {
    const field = this.#other?.querySelector("input");
    if (field) field.value = "";
    this.tell("");
  }

  /** Go back to the answer that holds. */
  restore() {
    const { current } = this.#point ?? {};
    for (const radio of /** @type {NodeListOf<HTMLInputElement>} */ (this.body.querySelectorAll("input[type=radio]"))) {
      radio.checked = radio.value === current;
    }
  }
}
