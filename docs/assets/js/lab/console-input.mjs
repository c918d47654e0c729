/** The line of a console: what Enter does in it, and what was run before, brought back by the arrow keys. */

const PLACE = "spadille.python";
const MOST = 100;
const INDENT = "    ";

export class Input {
  /** @type {string[]} */
  #before = past();
  /** Which of them is shown; their number for what is being written. */
  #at = this.#before.length;
  #draft = "";

  /**
   * @param {HTMLTextAreaElement} field
   * @param {() => void} run
   * @param {AbortSignal} signal
   */
  constructor(field, run, signal) {
    this.field = field;
    this.run = run;
    field.addEventListener("keydown", (event) => this.#pressed(event), { signal });
    field.addEventListener("input", () => this.#grow(), { signal });
    this.#grow();
  }

  /** Take what is written, and remember it. @returns {string} */
  take() {
    const code = this.field.value.replace(/\s+$/, "");
    this.#put("");
    if (!code) return "";
    this.#before = [...this.#before.filter((one) => one !== code), code].slice(-MOST);
    this.#at = this.#before.length;
    this.#draft = "";
    try {
      sessionStorage.setItem(PLACE, JSON.stringify(this.#before));
    } catch {
      // Then it is remembered for as long as the page is open.
    }
    return code;
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    const { field } = this;
    const { selectionStart, selectionEnd, value } = field;
    if (event.isComposing || event.altKey) return;
    if (event.key === "Enter") {
      const ready = event.ctrlKey || event.metaKey || (!event.shiftKey && selectionEnd === value.length && !goesOn(value));
      if (ready) this.run();
      else this.#newLine();
    } else if (event.key === "ArrowUp" && selectionStart === selectionEnd && !value.slice(0, selectionStart).includes("\n")) {
      if (!this.#recall(-1)) return;
    } else if (event.key === "ArrowDown" && selectionStart === selectionEnd && !value.slice(selectionEnd).includes("\n")) {
      if (!this.#recall(1)) return;
    } else return;
    event.preventDefault();
  }

  /** Bring back what was run before, or after that. @param {number} by @returns {boolean} whether there is any */
  #recall(by) {
    const to = this.#at + by;
    if (to < 0 || to > this.#before.length) return false;
    if (this.#at === this.#before.length) this.#draft = this.field.value;
    this.#at = to;
    this.#put(this.#before[to] ?? this.#draft);
    // Going back, the first line is where the next key goes on from.
    const place = by < 0 ? (this.field.value.split("\n")[0] ?? "").length : this.field.value.length;
    this.field.setSelectionRange(place, place);
    return true;
  }

  #newLine() {
    const { field } = this;
    const line = field.value.slice(0, field.selectionStart).split("\n").pop() ?? "";
    const indent = (/^[ \t]*/.exec(line)?.[0] ?? "") + (/:\s*(#.*)?$/.test(line) ? INDENT : "");
    field.setRangeText(`\n${indent}`, field.selectionStart, field.selectionEnd, "end");
    this.#grow();
  }

  /** @param {string} code */
  #put(code) {
    this.field.value = code;
    this.#grow();
  }

  #grow() {
    this.field.rows = Math.min(20, Math.max(3, this.field.value.split("\n").length));
  }
}

/**
 * Tell whether more must follow, as far as this can be seen from outside: a bracket is open, or a block is, until an empty line.
 * @param {string} code
 */
export function goesOn(code) {
  const bare = code.replace(/("""|''')[\s\S]*?\1|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|#.*/g, "");
  if (/"""|'''/.test(bare)) return true;
  const open = (bare.match(/[([{]/g) ?? []).length - (bare.match(/[)\]}]/g) ?? []).length;
  if (open > 0 || /\\$/.test(bare)) return true;
  const lines = bare.split("\n");
  const last = lines.at(-1) ?? "";
  return /:\s*$/.test(last) || (lines.some((line) => /:\s*$/.test(line)) && last.trim() !== "" && /^\s/.test(last)) || /^\s*@/.test(last);
}

/** @returns {string[]} */
function past() {
  try {
    const found = JSON.parse(sessionStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}
