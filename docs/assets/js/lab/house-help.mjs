/** What a rule point asks and how it can be answered, beside the editor. */

import { el, filled } from "../dom.mjs";
import { siteFile } from "../where.mjs";
import { asked } from "./house-where.mjs";

/** @typedef {import("./house-where.mjs").Asked} Asked */
/** @typedef {import("./house-editor.mjs").Editor} Editor */

/** Speaks of the rule point at the editor's cursor. */
export class Helper {
  /** @type {string | null | undefined} the rule point that is spoken of */
  #point = undefined;

  /**
   * @param {HTMLElement} place
   * @param {Editor} editor
   * @param {Record<string, string>} said
   */
  constructor(place, editor, said) {
    this.place = place;
    this.editor = editor;
    this.said = said;
  }

  /** Forget what is shown: there may be more to say. */
  refresh() {
    this.#point = undefined;
    this.show();
  }

  show() {
    const { editor } = this;
    const { point } = editor.place;
    if (point === this.#point) return;
    this.#point = point;
    const found = editor.vocabulary ? asked(editor.vocabulary, point) : null;
    this.place.replaceChildren(...help(found, this.said, (answer) => this.#answer(point ?? "", answer)));
  }

  /**
   * Write an answer to a rule point, where it has one or else at the cursor.
   * @param {string} point
   * @param {string} answer
   */
  #answer(point, answer) {
    const { editor } = this;
    const place = answerOf(editor.text, point) ?? [editor.field.selectionStart, editor.field.selectionEnd];
    editor.write(...place, answer);
    editor.close();
  }
}

/**
 * Return what is said of a rule point; each of its answers can be taken.
 * @param {Asked | null} point
 * @param {Record<string, string>} said
 * @param {(answer: string) => void} take
 * @returns {HTMLElement[]}
 */
function help(point, said, take) {
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
function answerOf(text, point) {
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
