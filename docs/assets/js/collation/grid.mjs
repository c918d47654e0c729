/** The table of the collation: which rows and columns are shown, and which cells differ from the base. */

import { el, set } from "../dom.mjs";
import { addColumn } from "./column.mjs";

/** @typedef {import("./address.mjs").State} State */

/**
 * @typedef {object} Cell
 * @property {HTMLTableCellElement} td
 * @property {string} grade - `none` where the question is not asked
 * @property {string} answer - in the words of the table; nothing where there is none
 * @property {string | null} says - the same for cells of a row that give the same answer; null where the source gives none
 */

/**
 * @typedef {object} Row
 * @property {HTMLTableRowElement} tr
 * @property {string} point
 * @property {string} question
 * @property {string} phase
 * @property {Map<string, Cell>} cells - by ruleset
 * @property {string} text - all that is found in it, folded; of the question alone
 * @property {boolean} differs - whether the sources shown differ
 * @property {string[] | null} own - the reader's rules for whose sake the row is there; null for a row of the edition
 */

/** As many columns as a telephone has room for. */
const FEW = 2;

/** @typedef {{ rows: number, columns: number, differ: number }} Count */

const GRADE = /\bsp-cell--(\w+)/;

/** @param {Element | null | undefined} element @returns {string} its text, with single spaces and without marks for the eye only */
export function words(element) {
  return (element?.textContent ?? "").replace(/\uFE0E/g, "").replace(/\s+/g, " ").trim();
}

/** @param {string} text @returns {string} the text without case, accents and the long s's ligature, for finding */
export function folded(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss");
}

export class Grid {
  /** @param {HTMLTableElement} table */
  constructor(table) {
    this.table = table;
    /** @type {Map<string, HTMLTableCellElement>} */
    this.heads = new Map();
    for (const th of table.querySelectorAll("th")) {
      if (th.dataset.ruleset) this.heads.set(th.dataset.ruleset, th);
    }
    const order = [...this.heads.keys()];
    /** @type {Row[]} */
    this.rows = [...table.querySelectorAll("tr")].filter((tr) => tr.id).map((tr) => read(tr, order));
  }

  /** @param {string} ruleset @returns {string} */
  title(ruleset) {
    return words(this.heads.get(ruleset)?.querySelector("a"));
  }

  /**
   * Show what is asked for.
   * @param {State} state
   * @param {string[]} order - the columns shown, the base first
   * @param {{ base?: string, same?: string, differs?: string }} said
   * @returns {Count}
   */
  show(state, order, said) {
    this.#arrange(order);
    this.table.classList.toggle("sp-collation--few", order.length <= FEW);
    this.#head(state.base, said.base ?? "");
    const wanted = folded(state.find).split(/\s+/).filter(Boolean);
    const count = { rows: 0, columns: order.length, differ: 0 };
    for (const row of this.rows) {
      const differ = mark(row, order, state.base, said);
      const asked = row.own === null || row.own.some((name) => order.includes(name));
      const found = asked && (!state.phase || row.phase === state.phase) && contains(row, order, wanted);
      row.tr.hidden = !(found && (!state.differences || row.differs));
      if (!row.tr.hidden) {
        count.rows += 1;
        count.differ += differ;
      }
    }
    for (const body of this.table.tBodies) {
      body.hidden = [...body.rows].every((tr) => !tr.id || tr.hidden);
    }
    return count;
  }

  /**
   * Add a column of the reader's own, and the rows that only it has.
   * @param {string} name
   * @param {import("./own.mjs").Column} column
   * @param {import("./panel.mjs").Said} said
   */
  add(name, column, said) {
    addColumn(this, name, column, said);
  }

  /** @returns {Row[]} the rows on the screen */
  shown() {
    return this.rows.filter((row) => !row.tr.hidden);
  }

  /** Put the columns shown first, in their order, and hide the others. @param {string[]} order */
  #arrange(order) {
    const all = [...order, ...[...this.heads.keys()].filter((name) => !order.includes(name))];
    const moved = all.some((name, place) => this.heads.get(name)?.cellIndex !== place + 1);
    arrange(all, order, moved, (name) => this.heads.get(name));
    for (const row of this.rows) arrange(all, order, moved, (name) => row.cells.get(name)?.td);
    for (const th of this.table.querySelectorAll(".sp-phase th")) {
      if (th instanceof HTMLTableCellElement) th.colSpan = order.length + 1;
    }
  }

  /**
   * @param {string} base
   * @param {string} word
   */
  #head(base, word) {
    for (const [name, th] of this.heads) {
      th.querySelector(".sp-base")?.remove();
      th.classList.toggle("sp-column--base", name === base);
      if (name === base) th.append(el("span", { class: "sp-base" }, word));
    }
  }
}

/**
 * @param {string[]} all
 * @param {string[]} order
 * @param {boolean} moved
 * @param {(name: string) => HTMLTableCellElement | undefined} cellOf
 */
function arrange(all, order, moved, cellOf) {
  for (const name of all) {
    const cell = cellOf(name);
    if (!cell) continue;
    cell.hidden = !order.includes(name);
    if (moved) cell.parentElement?.append(cell);
  }
}

/**
 * @param {HTMLTableRowElement} tr
 * @param {string[]} order
 * @returns {Row}
 */
function read(tr, order) {
  const [head, ...cells] = tr.cells;
  const question = words(head?.querySelector("a"));
  const entries = order.map((name, place) => /** @type {const} */ ([name, cell(cells[place])]));
  return {
    tr,
    point: tr.id,
    question,
    phase: tr.parentElement?.dataset.phase ?? "",
    cells: new Map(entries),
    text: folded(`${question} ${tr.id}`),
    differs: true,
    own: null,
  };
}

/** @param {HTMLTableCellElement | undefined} td @returns {Cell} */
function cell(td) {
  if (!td) throw new RangeError("a row of the collation is short of a cell");
  const grade = GRADE.exec(td.className)?.[1] ?? "none";
  const answer = td.querySelector(".sp-cell__grade") ? words(td.querySelector("a")) : "";
  return { td, grade, answer, says: td.dataset.says ?? null };
}

/**
 * Mark the cells of a row that agree with the base and those that differ, and the row where the columns shown differ.
 * @param {Row} row
 * @param {string[]} order
 * @param {string} base
 * @param {{ same?: string, differs?: string }} said
 * @returns {number} how many cells shown differ from the base
 */
function mark(row, order, base, said) {
  const standard = base ? (row.cells.get(base)?.says ?? null) : null;
  const answers = new Set();
  let differ = 0;
  for (const [name, { td, says }] of row.cells) {
    const compared = name !== base && standard !== null && says !== null && order.includes(name);
    const other = compared && says !== standard;
    td.classList.toggle("sp-cell--base", name === base);
    td.classList.toggle("sp-cell--same", compared && !other);
    td.classList.toggle("sp-cell--differs", other);
    note(td, other ? "≠" : compared ? "=" : "", (other ? said.differs : said.same) ?? "");
    if (other) differ += 1;
    if (says !== null && order.includes(name)) answers.add(says);
  }
  row.differs = base ? differ > 0 : answers.size > 1;
  row.tr.classList.toggle("sp-row--differs", row.differs);
  const sign = row.tr.querySelector("th .sp-differs");
  if (sign instanceof HTMLElement) sign.hidden = !row.differs;
  return differ;
}

/**
 * Put a sign into a cell that says how it stands to the base.
 * @param {HTMLTableCellElement} td
 * @param {string} sign
 * @param {string} meaning
 */
function note(td, sign, meaning) {
  const old = td.querySelector(".sp-cell__mark");
  if (!sign) return old?.remove();
  const mark = old ?? el("span", { class: "sp-cell__mark", role: "img" });
  mark.textContent = sign;
  set(mark, "aria-label", meaning);
  set(mark, "title", meaning);
  if (!old) td.prepend(mark);
}

/**
 * @param {Row} row
 * @param {string[]} order
 * @param {string[]} wanted - folded words, all of which must be found
 */
function contains(row, order, wanted) {
  if (wanted.length === 0) return true;
  const cells = order.map((name) => folded(`${row.cells.get(name)?.answer} ${row.cells.get(name)?.grade}`));
  const text = [row.text, ...cells].join(" ");
  return wanted.every((word) => text.includes(word));
}
