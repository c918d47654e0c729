/** What a rule point asks and how it can be answered, beside the editor. */

import { el, filled } from "../dom.mjs";
import { siteFile } from "../where.mjs";

/** @typedef {import("./house-where.mjs").Asked} Asked */

/**
 * Return what is said of a rule point; each of its answers can be taken.
 * @param {Asked | null} point
 * @param {Record<string, string>} said
 * @param {(answer: string) => void} take
 * @returns {HTMLElement[]}
 */
export function help(point, said, take) {
  if (!point) return [el("p", { class: "sp-house__hint" }, said.noPoint)];
  const answers = point.answers.map(({ value, words }) => {
    const button = el("button", { type: "button", title: said.take }, el("code", {}, value));
    button.addEventListener("click", () => take(value));
    return el("li", {}, button, " ", words);
  });
  return [
    el("p", { class: "sp-house__question" }, point.question),
    el(
      "p",
      { class: "sp-house__hint" },
      el("code", {}, point.id),
      " · ",
      el("a", { href: siteFile(`points/${point.id}/`) }, said.pointPage),
    ),
    ...(answers.length ? [el("ul", { class: "sp-house__answers", "aria-label": said.answers }, ...answers)] : []),
    ...(point.hint && answers.length === 0 ? [el("p", { class: "sp-house__hint" }, filled(said.own, { hint: point.hint }))] : []),
  ];
}

/**
 * Return where the answer to a rule point stands in a text, from and to, or null where it has none.
 * @param {string} text
 * @param {string} point
 * @returns {[number, number] | null}
 */
export function answerOf(text, point) {
  const head = new RegExp(`(?:^|\\n)[ \\t]*${point.replaceAll(".", "\\.")}:`).exec(text);
  if (!head) return null;
  const start = head.index + head[0].length;
  const next = /\n[ \t]*[a-z_]+(?:\.[a-z_0-9]+)+:|\n[\w.]+:/.exec(text.slice(start));
  const part = text.slice(start, next ? start + next.index : undefined);
  const found = /(answer:[ \t]*)([^\n]*)/.exec(part);
  if (!found) return null;
  const from = start + found.index + (found[1] ?? "").length;
  const line = found[2] ?? "";
  const flow = /^[ \t]*\{/.test(part);
  const length = flow && !line.startsWith("{") ? (/^[^,}]*/.exec(line)?.[0].length ?? 0) : line.length;
  return [from, from + length];
}
