/** A column of the reader's own in the table of the collation, made as those of the edition are. */

import { el } from "../dom.mjs";
import { siteFile } from "../where.mjs";
import { EDITOR } from "./own.mjs";

/** @typedef {import("./grid.mjs").Grid} Grid */
/** @typedef {import("./grid.mjs").Row} Row */
/** @typedef {import("./grid.mjs").Cell} Cell */
/** @typedef {import("./own.mjs").Column} Column */
/** @typedef {import("./own.mjs").OwnCell} OwnCell */
/** @typedef {import("./panel.mjs").Said} Said */

/**
 * Add a column at the end, and the rows that only it has.
 * @param {Grid} grid
 * @param {string} name
 * @param {Column} column
 * @param {Said} said
 */
export function addColumn(grid, name, column, said) {
  for (const row of column.rows) addRow(grid, name, row, said);
  const link = el("a", { href: siteFile(EDITOR) }, column.title);
  const head = el("th", { scope: "col", "data-ruleset": name, class: "sp-column--own" }, link, el("span", { class: "sp-own" }, said.yours));
  grid.table.tHead?.rows[0]?.append(head);
  grid.heads.set(name, head);
  for (const row of grid.rows) {
    const cell = column.cells[row.point];
    const made = cell ? answered(cell, row, said) : notAsked(said);
    row.tr.append(made.td);
    row.cells.set(name, made);
  }
}

/**
 * @param {OwnCell} cell
 * @param {Row} row
 * @param {Said} said
 * @returns {Cell}
 */
function answered({ grade, answer, says, rivals }, row, said) {
  const printed = [...row.cells.values()].some((other) => other.says === String(says));
  const number = says === null ? null : printed ? String(says) : `own ${answer}`;
  const word = el("span", { class: `sp-cell__word sp-grade--${grade}` }, said.grades[grade]?.[0] ?? grade);
  const link = el("a", { href: siteFile(EDITOR) }, answer || word);
  const below = answer ? el("span", { class: "sp-cell__grade" }, word, rivals && ` · ${said.rivals.toLowerCase()}`) : null;
  const td = el("td", { class: `sp-cell--${grade} sp-column--own`, "data-says": number }, link, below);
  return { td, grade, answer, says: number };
}

/** @param {Said} said @param {string} [kind] @returns {Cell} */
function notAsked(said, kind = "sp-column--own") {
  const td = el("td", { class: `sp-cell--none ${kind}` }, said.notAsked);
  return { td, grade: "none", answer: "", says: null };
}

/**
 * @param {Grid} grid
 * @param {string} name
 * @param {Column["rows"][number]} row
 * @param {Said} said
 */
function addRow(grid, name, { point, question, phase, after }, said) {
  const known = grid.rows.find((row) => row.point === point);
  if (known) {
    known.own?.push(name);
    return;
  }
  const mark = el("span", { class: "sp-differs", title: said.sourcesDiffer, role: "img", "aria-label": said.sourcesDiffer }, "≠");
  const head = el("th", { scope: "row" }, el("a", { href: siteFile(EDITOR) }, question), " ", mark, el("code", {}, point));
  const tr = el("tr", { id: point }, head);
  /** @type {Map<string, Cell>} */
  const cells = new Map();
  for (const ruleset of grid.heads.keys()) {
    const cell = notAsked(said, "");
    tr.append(cell.td);
    cells.set(ruleset, cell);
  }
  const before = grid.rows.findIndex((one) => one.point === after);
  const body = [...grid.table.tBodies].find((one) => one.dataset.phase === phase);
  const last = grid.rows[before]?.tr;
  if (last && last.parentElement === body) last.after(tr);
  else body?.append(tr);
  const text = `${question} ${point}`.toLowerCase();
  grid.rows.splice(before + 1, 0, { tr, point, question, phase, cells, text, differs: false, own: [name] });
}
