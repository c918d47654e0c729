/** What stands between the chooser and the buttons, and below them: one table or two, logs, the parting, the reasons. */

import { el } from "../dom.mjs";
import { Replay, parting } from "./model.mjs";
import { Side } from "./side.mjs";
import { Reasons } from "./why.mjs";

/** @typedef {import("./model.mjs").Deal} Deal */
/** @typedef {import("./model.mjs").State} State */
/** @typedef {import("./model.mjs").Words} Words */
/** @typedef {import("../pack.mjs").Faces} Faces */
/**
 * @typedef {object} Shown
 * @property {string} group - the part of the deal
 * @property {string[]} said - what happens, one sentence for both books or one for each
 */

/** @param {Deal} deal @param {State} state @returns {number} the number of the last position under either book */
export function last(deal, { line, book, beside }) {
  const ends = [book, beside].map((place) => (place === null ? 0 : new Replay(deal, line, place).last));
  return Math.max(...ends);
}

export class Stage {
  /** @type {Side[]} */
  #sides = [];
  /** @type {State | null} */
  #laid = null;
  /** @type {(() => void) | null} called when tables have been laid */
  laid = null;

  /**
   * @param {Words} words
   * @param {(step: number) => void} go
   */
  constructor(words, go) {
    this.words = words;
    this.go = go;
    this.tables = el("div", { class: "sp-rp__tables" });
    this.parting = el("div", { class: "sp-rp__parted", hidden: true });
    this.under = el("div", { class: "sp-rp__under" });
  }

  /** Lay everything anew at the next step. */
  clear() {
    this.#laid = null;
  }

  /** @param {Deal} deal @param {State} state @param {Faces} faces @returns {Shown} */
  show(deal, state, faces) {
    const { line, book, beside, step } = state;
    const before = this.#laid;
    if (line !== before?.line || book !== before.book || beside !== before.beside) this.#lay(deal, state, faces);
    this.#laid = state;
    this.#sides.forEach((side, place) => side.show(step, this.#sides[1 - place]));
    const [one, other] = /** @type {[Side, Side?]} */ (this.#sides);
    const [mine, yours = mine] = [one.say(step), other?.say(step)];
    const said = mine === yours ? [mine] : this.#sides.map((side) => `${side.replay.book.title}: ${side.say(step)}`);
    return { group: one.replay.at(step).group, said: said.map((line) => faces.words(line)) };
  }

  /** @param {Deal} deal @param {State} state @param {Faces} faces */
  #lay(deal, { line, book, beside }, faces) {
    const shown = beside === null ? [book] : [book, beside];
    this.#sides = shown.map((place) => new Side(new Replay(deal, line, place), this.words, faces, this.go));
    const [one, other] = /** @type {[Side, Side?]} */ (this.#sides);
    const parts = beside === null ? null : parting(deal, line, book, beside);
    const logs = this.#sides.map(({ log }) => log.element);
    const why = this.#sides.map((side) => side.why);
    const tables = this.#sides.map(({ table }) => table);
    if (other) {
      const box = new Reasons(this.words, faces).parting(one.replay, other.replay, parts, this.go);
      this.tables.replaceChildren(...tables);
      this.parting.replaceChildren(box);
      this.under.replaceChildren(...logs, ...why);
    } else {
      this.tables.replaceChildren(...tables, ...logs);
      this.under.replaceChildren(...why);
    }
    this.parting.hidden = other === undefined;
    this.tables.classList.toggle("sp-rp__tables--two", other !== undefined);
    this.under.classList.toggle("sp-rp__under--two", other !== undefined);
    this.laid?.();
    this.#sides.forEach((side) => side.log.part(parts?.step ?? null));
  }

  /** Offer cards on the first table. @param {import("./offer.mjs").Offer | null} offer @returns {HTMLButtonElement[]} */
  offer(offer) {
    return this.#sides[0]?.board.offer(offer) ?? [];
  }

  /** The first table, which may have the focus. */
  get frame() {
    return this.#sides[0]?.frame;
  }

  /** @returns {string} what is shown, from the first step to the last, in words */
  text() {
    return this.#sides.map((side) => side.text()).join("\n\n");
  }
}
