/** What the engine has against something, as a list of plain text. */

import { el, filled } from "../dom.mjs";

/** @typedef {import("../replay/model.mjs").Words} Words */
/** @typedef {{line: number | null, message: string}} Problem */

/** @param {unknown} error @returns {Problem[]} */
export function problemsOf(error) {
  const told = /** @type {{problems?: Problem[]}} */ (error ?? {}).problems;
  if (Array.isArray(told) && told.length) return told;
  return [{ line: null, message: error instanceof Error ? error.message : String(error) }];
}

/** @param {unknown} error @returns {string} all of it in one sentence after another */
export function messageOf(error) {
  return problemsOf(error).map(({ message }) => message).join(" ");
}

/**
 * Return a head and a list; a line number leads to the line.
 * @param {Words} words
 * @param {unknown} error
 * @param {(line: number) => void} go
 * @returns {HTMLElement[]}
 */
export function problems(words, error, go) {
  const found = problemsOf(error);
  const head = filled(words[found.length > 1 ? "problems" : "problem"], { count: found.length });
  const items = found.map(({ line, message }) => {
    if (line === null) return el("li", {}, message);
    const place = el("button", { type: "button", class: "sp-lab__line" }, filled(words.atLine, { line }));
    place.addEventListener("click", () => go(line));
    return el("li", {}, place, ": ", message);
  });
  return [el("p", {}, head), el("ul", {}, ...items)];
}
