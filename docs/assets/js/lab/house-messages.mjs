/** What is wrong with a ruleset, or what it can be chosen as. */

import { el, filled } from "../dom.mjs";

/** @typedef {{ line: number | null, message: string }} Problem */
/** @typedef {Record<string, string>} Words */
/** @typedef {import("./kept.mjs").Good} Good */

/**
 * Return the problems as a list's items; each that has a line leads to it.
 * @param {Problem[]} problems
 * @param {Words} said
 */
export function items(problems, said) {
  return problems.map(({ line, message }) => {
    if (line === null) return el("li", {}, el("b", {}, said.whole), " ", message);
    const words = el("b", {}, filled(said.line, { line }));
    return el("li", {}, el("button", { type: "button", "data-line": line }, words, " ", message));
  });
}

/**
 * Say it in a sentence.
 * @param {Problem[]} problems
 * @param {Good | null} good - what is played
 * @param {Words} said
 */
export function verdict(problems, good, said) {
  if (problems.length === 0 && good) return filled(said.fine, { spec: good.spec, title: good.title });
  const count = problems.length === 1 ? said.problem : filled(said.problems, { count: problems.length });
  return good ? `${count} ${said.still}` : (count ?? "");
}

/**
 * Return what is wrong with the name of a ruleset where another that is kept has it.
 * @param {string} text
 * @param {{ spec: string, title: string }} twin
 * @param {Words} said
 * @returns {Problem}
 */
export function taken(text, twin, said) {
  const found = /^id:/m.exec(text);
  const line = found ? text.slice(0, found.index).split("\n").length : null;
  return { line, message: filled(said.taken, twin) };
}
