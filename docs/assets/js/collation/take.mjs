/** Taking the table away: exactly the rows and columns on the screen, as CSV and as JSON. */

import { el } from "../dom.mjs";

/** @typedef {import("./grid.mjs").Row} Row */
/** @typedef {import("./grid.mjs").Cell} Cell */
/** @typedef {import("./panel.mjs").Entry} Entry */
/** @typedef {import("./panel.mjs").Said} Said */

/**
 * What is taken: rows, columns with their titles, and the apparatus where it is wanted.
 * @typedef {object} Taken
 * @property {Row[]} rows
 * @property {[string, string][]} columns - id and title
 * @property {string} base
 * @property {((ruleset: string, point: string) => Entry | undefined) | null} apparatus
 */

/**
 * Return lines as CSV for spreadsheets: with a mark of its encoding, and every cell quoted that needs it.
 * @param {string[][]} lines
 */
export function csv(lines) {
  return `\uFEFF${lines.map((line) => `${line.map(quoted).join(",")}\r\n`).join("")}`;
}

/** @param {string} cell */
function quoted(cell) {
  return /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/**
 * Return the table as lines; no cell is empty.
 * @param {Taken} taken
 * @param {Said} said
 * @returns {string[][]}
 */
export function lines(taken, said) {
  const head = [said.point, said.asked, said.sourcesDiffer, ...taken.columns.map(([, title]) => title)];
  const rows = taken.rows.map((row) => [
    row.point,
    row.question,
    row.differs ? said.yes : said.no,
    ...taken.columns.map(([name]) => cellText(row.cells.get(name), taken.apparatus?.(name, row.point), said)),
  ]);
  return [head, ...rows];
}

/**
 * @param {Cell | undefined} cell
 * @param {Entry | undefined} entry
 * @param {Said} said
 */
function cellText(cell, entry, said) {
  if (!cell || cell.grade === "none") return said.notAsked;
  const grade = said.grades[cell.grade]?.[0] ?? cell.grade;
  const text = cell.answer ? `${cell.answer} (${grade})` : grade;
  const cites = entry?.cites?.map(([words]) => words).join("; ");
  return [text, cites, entry?.note].filter(Boolean).join("\n");
}

/**
 * Return the table as data; a cell that gives no answer has a grade that says why, or is not asked.
 * @param {Taken} taken
 */
export function data(taken) {
  return {
    format: "spadille.collation-view/1",
    base: taken.base || null,
    columns: taken.columns.map(([id, title]) => ({ id, title })),
    rows: taken.rows.map((row) => ({
      point: row.point,
      question: row.question,
      phase: row.phase,
      differs: row.differs,
      cells: Object.fromEntries(
        taken.columns.map(([name]) => [name, cellData(row.cells.get(name), taken.apparatus?.(name, row.point))]),
      ),
    })),
  };
}

/**
 * @param {Cell | undefined} cell
 * @param {Entry | undefined} entry
 */
function cellData(cell, entry) {
  if (!cell || cell.grade === "none") return { asked: false, answer: null, grade: null };
  const found = { asked: true, answer: cell.answer || null, grade: cell.grade };
  if (!entry) return found;
  return { ...found, cites: entry.cites?.map(([words]) => words) ?? [], note: entry.note ?? "" };
}

/**
 * Hand a file to the reader.
 * @param {string} text
 * @param {string} name
 * @param {string} type
 */
export function hand(text, name, type) {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  el("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
