/** What is wrong with a ruleset, or what it can be chosen as. */

import { el, filled } from "../dom.mjs";
import { kept } from "./kept.mjs";

/** @typedef {{ line: number | null, message: string }} Problem */
/** @typedef {{ spec: string, title: string, problems: Problem[] }} Judged */
/** @typedef {Record<string, string>} Words */
/** @typedef {import("./kept.mjs").Good} Good */
/** @typedef {import("./kept.mjs").Kept} Kept */

/**
 * Return what comes of a ruleset that the engine has judged: nothing else that is kept may have its name.
 * @param {Kept} ruleset
 * @param {Judged} judged
 * @param {Words} said
 * @returns {{ ruleset: Kept, problems: Problem[], twin: Good | null }} the twin has its name
 */
export function weighed(ruleset, { spec, title: named, problems: found }, said) {
  const { key, text } = ruleset;
  const title = named || ruleset.title;
  const other = kept().find((one) => one.key !== key && one.good?.spec === spec);
  const twin = found.length === 0 ? (other?.good ?? null) : null;
  const problems = other && twin ? [taken(text, { spec, title: other.title }, said)] : found;
  const good = problems.length ? ruleset.good : { spec, title, text };
  return { ruleset: { ...ruleset, title, checked: text, good }, problems, twin };
}

/**
 * List the problems, where there are any; each that has a line leads to it.
 * @param {HTMLElement} list
 * @param {Problem[]} problems
 * @param {Words} said
 */
export function tell(list, problems, said) {
  list.replaceChildren(...items(problems, said));
  const section = list.closest("section");
  if (section) section.hidden = problems.length === 0;
}

/** @param {Problem[]} problems @param {Words} said */
function items(problems, said) {
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
function taken(text, twin, said) {
  const found = /^id:/m.exec(text);
  const line = found ? text.slice(0, found.index).split("\n").length : null;
  return { line, message: filled(said.taken, twin) };
}

/**
 * Say that a ruleset is gone, beside a button that brings it back.
 * @param {HTMLElement} place
 * @param {Kept} ruleset
 * @param {Words} said
 */
export function removed(place, { title }, said) {
  const button = el("button", { type: "button", "data-do": "back" }, said.back);
  place.replaceChildren(filled(said.removed, { title: title || (said.untitled ?? "") }), " ", button);
  button.focus();
}
