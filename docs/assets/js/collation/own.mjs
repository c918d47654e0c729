/** The reader's own rules in the collation: asked for by a button or by an address, brought by the engine. */

import { el, filled } from "../dom.mjs";
import { kept } from "../lab/kept.mjs";
import { siteFile } from "../where.mjs";

/** @typedef {import("./panel.mjs").Apparatus} Apparatus */
/** @typedef {import("./address.mjs").State} State */

/**
 * A column as the engine gives it.
 * @typedef {object} Column
 * @property {string} title
 * @property {Apparatus["points"]} points
 * @property {Record<string, OwnCell>} cells
 * @property {{ point: string, question: string, phase: string, after: string }[]} rows - those that the table has not
 */

/** @typedef {{ grade: string, answer: string, says: number | null, rivals: boolean }} OwnCell */
/** @typedef {import("./panel.mjs").Said} Said */

/** Where a reader's rules are written. */
export const EDITOR = "lab/rules/";

/** How an address names rules of the reader's own. */
const OWN = "house:";

/** @param {string} name @returns {boolean} */
export function isOwn(name) {
  return name.startsWith(OWN);
}

/** @returns {Map<string, string>} the rules that this browser keeps and the engine can play: titles by the names of their columns */
export function known() {
  const playable = kept().flatMap(({ good }) => good ?? []);
  return new Map(playable.reverse().map(({ spec, title }) => [`${OWN}${spec}`, title]));
}

/**
 * Return the columns of some of the reader's rules.
 * @param {string[]} names
 * @returns {Promise<Map<string, Column>>}
 */
export async function columns(names) {
  const { engine } = await import("../lab/engine.mjs");
  const found = new Map();
  for (const name of names) found.set(name, graded(await engine.ask("column", { book: name.slice(OWN.length) })));
  return found;
}

/** What nobody but the reader answers has a grade of its own. @param {Column} column @returns {Column} */
function graded(column) {
  for (const part of [...Object.values(column.cells), ...Object.values(column.points)]) {
    if (part.grade === "editorial") part.grade = "own";
  }
  return column;
}

export class Offer {
  /** @type {string[]} */
  #shown = [];

  /**
   * @param {HTMLElement} place
   * @param {Said} said
   * @param {(names: string[]) => void} wanted
   * @param {AbortSignal} signal
   */
  constructor(place, said, wanted, signal) {
    this.said = said;
    this.button = el("button", { type: "button", hidden: true }, said.add);
    this.told = el("span", { "aria-live": "polite", class: "sp-steer__told" });
    this.bar = el("span", { class: "sp-steer__bar" });
    place.replaceChildren(this.button, this.told, this.bar);
    this.button.addEventListener("click", () => wanted([...known().keys()]), { signal });
    for (const intent of ["pointerenter", "focus"]) this.button.addEventListener(intent, () => this.#warm(signal), { signal, once: true });
    addEventListener("storage", () => this.show(this.#shown), { signal });
  }

  /** @param {AbortSignal} signal */
  async #warm(signal) {
    const [{ engine }, { progress }] = await Promise.all([import("../lab/engine.mjs"), import("../lab/progress.mjs")]);
    if (!this.bar.firstChild) this.bar.append(progress({}, signal));
    engine.warm();
  }

  /** Offer what is kept and not shown. @param {string[]} shown */
  show(shown) {
    this.#shown = shown;
    this.button.hidden = [...known().keys()].every((name) => shown.includes(name));
  }

  /** @param {AbortSignal} signal */
  loading(signal) {
    this.tell(this.said.loading);
    this.#warm(signal);
  }

  /** Say which rules an address names that are not here. @param {string[]} names */
  missing(names) {
    const said = names.map((name) => name.slice(OWN.length)).join(", ");
    this.tell(names.length ? filled(this.said.missing, { names: said }) : "");
    if (names.length) this.told.append(" ", el("a", { href: siteFile(EDITOR) }, this.said.editor));
  }

  /** @param {string} words */
  tell(words) {
    this.told.textContent = words;
  }
}
