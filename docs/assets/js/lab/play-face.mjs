/** What is seen of playing on: whose turn it is, what may be done, who plays, and the buttons. */

import { el, filled, set } from "../dom.mjs";
import { Choices } from "./play-choices.mjs";
import { Deeds } from "./play-deeds.mjs";
import { Scores } from "./play-scores.mjs";
import { progress } from "./progress.mjs";

/** @typedef {import("../pack.mjs").Faces} Faces */
/** @typedef {import("../replay/model.mjs").Deal} Deal */
/** @typedef {import("../replay/model.mjs").Words} Words */
/** @typedef {import("./play-choices.mjs").Options} Options */
/** @typedef {"from" | "back" | "one" | "finish" | "resume" | "undo"} Deed */
/**
 * @typedef {object} Shown - what there is to be seen
 * @property {boolean} at - whether the table shows where the deal stands
 * @property {boolean} playing - whether the reader has taken over
 * @property {boolean} undo - whether there is something to bring back
 * @property {boolean} start - whether nothing has been done yet
 * @property {Options | null} options
 * @property {Record<string, string>} seats - what they are called, in the order of play
 */

const ALL = "all";
const NOBODY = "nobody";
const SEAT = "seat.";

export class Face {
  /**
   * @param {Words} words
   * @param {Faces} faces
   * @param {{act: (action: string) => void, press: (deed: Deed) => void, you: () => void, hide: () => void}} then
   * @param {AbortSignal | undefined} signal
   */
  constructor(words, faces, then, signal) {
    const { act, press, you } = then;
    this.words = words;
    this.faces = faces;
    this.choices = new Choices(words, faces, act);
    this.deeds = new Deeds(words, faces);
    this.scores = new Scores(words, faces);
    this.turn = el("p", { class: "sp-play__turn", role: "status", tabindex: "-1" });
    this.fault = el("p", { class: "sp-play__fault", role: "alert" });
    this.you = el("select", { "aria-label": words.you }, el("option", { value: ALL }, words.all));
    this.you.addEventListener("change", you);
    const button = (/** @type {Deed} */ deed, kind = "") => {
      const made = el("button", { type: "button", class: kind || null, hidden: true }, words[deed]);
      made.addEventListener("click", () => press(deed));
      return made;
    };
    this.from = button("from", "sp-lab__main");
    this.back = button("back");
    this.one = button("one");
    this.finish = button("finish");
    this.resume = button("resume");
    this.undo = button("undo");
    this.from.title = words.fromHint ?? "";
    this.finish.title = words.finishHint ?? "";
    this.hides = el("input", { type: "checkbox" });
    this.hides.addEventListener("change", then.hide);
    this.hiding = el("label", { class: "sp-play__blind", hidden: true }, this.hides, el("span", {}, words.blind));
    const field = el("label", { class: "sp-lab__field sp-lab__field--row" }, el("span", {}, words.you), this.you);
    for (const tool of [this.back, this.one, this.finish]) tool.hidden = false;
    this.tools = el("div", { class: "sp-play__tools", hidden: true }, field, this.hiding, this.back, this.one, this.finish);
    this.parts = [
      progress({}, signal),
      el("div", { class: "sp-play__head" }, this.turn, this.from, this.resume, this.undo),
      this.fault,
      this.choices.element,
      this.tools,
      this.deeds.element,
      this.scores.element,
    ];
  }

  /** What the seats of a deal are called, in the order of play. @param {Deal | null} deal @returns {Record<string, string>} */
  seats(deal) {
    const shown = new Set(deal?.seats ?? []);
    const named = Object.entries(this.words).filter(([key, name]) => key.startsWith(SEAT) && shown.has(name));
    return Object.fromEntries(named.map(([key, name]) => [key.slice(SEAT.length), name]));
  }

  /** @param {Shown} shown */
  show({ at, playing, undo, start, options, seats }) {
    const { words } = this;
    const open = options?.status === "open";
    this.#list(seats);
    this.turn.replaceChildren(...this.faces.signs(at ? this.#said(options) : words.earlier ?? ""));
    this.turn.classList.toggle("sp-play__turn--now", open);
    set(this.from, "hidden", at ? "" : null);
    set(this.resume, "hidden", at || !playing ? "" : null);
    set(this.undo, "hidden", undo && playing ? null : "");
    this.from.textContent = words[start ? "fromStart" : "from"] ?? "";
    this.tools.hidden = !at;
    this.hiding.hidden = !(this.you.value in seats);
    for (const button of [this.one, this.finish]) set(button, "aria-disabled", open ? null : "true");
    this.choices.show(open && this.mine(options.seat ?? "") ? this.#ours(options) : null, seats);
  }

  /** What may be done, without what others may do meanwhile. @param {Options} options @returns {Options} */
  #ours(options) {
    const ours = (/** @type {{seat: string}} */ { seat }) => this.mine(seat);
    return { ...options, choices: options.choices.filter(ours), barred: options.barred.filter(ours) };
  }

  /** @param {Options | null} options @returns {string} */
  #said(options) {
    const { words } = this;
    if (options?.status === "over") return options.result ?? words.over ?? "";
    if (options?.refusal) return filled(words.refusedHere, { message: options.refusal });
    return options?.say ?? "";
  }

  /** List the seats that the reader can play. @param {Record<string, string>} seats */
  #list(seats) {
    const { words, you } = this;
    const key = Object.keys(seats).join(" ");
    if (you.dataset.seats === key) return;
    const before = you.value;
    const alone = Object.entries(seats).map(([seat, name]) => el("option", { value: seat }, filled(words.onlySeat, { seat: name })));
    you.replaceChildren(el("option", { value: ALL }, words.all), ...alone, el("option", { value: NOBODY }, words.nobody));
    you.dataset.seats = key;
    if (before in seats || before === NOBODY) you.value = before;
  }

  /** @param {string} seat @returns {boolean} whether the reader plays it */
  mine(seat) {
    return this.you.value === ALL || this.you.value === seat;
  }

  /** The one seat whose cards are to be seen, if the others are not. @returns {string | null} */
  get seen() {
    const { value } = this.you;
    return this.hides.checked && value !== ALL && value !== NOBODY ? value : null;
  }

  /** At whose turn the plain player stops, who has the other hands. @returns {string[]} */
  get until() {
    return this.you.value === NOBODY ? [] : [this.you.value];
  }

  /** @param {string} [sentence] */
  tell(sentence = "") {
    this.fault.textContent = sentence;
  }

  focus() {
    if (!this.choices.focus()) this.turn.focus({ preventScroll: true });
  }

  /** @param {Faces} faces */
  dress(faces) {
    this.faces = faces;
    this.choices.dress(faces);
    this.deeds.dress(faces);
    this.scores.dress(faces);
  }
}
