/** Opening a record: pasted, chosen as a file, or dropped. It is read by the engine; here it is only weighed. */

import { el, filled } from "../dom.mjs";
import { problems } from "./problems.mjs";

/** @typedef {import("../replay/model.mjs").Words} Words */
/** @typedef {{text: string, name: string | null}} Found */

const MOST = 256;
const KILOBYTE = 1024;

export class Opener {
  /** The name of the file whose text stands in the field, until it is changed. @type {string | null} */
  #name = null;

  /**
   * @param {Words} words
   * @param {(found: Found) => Promise<void>} read - rejects with what the engine has against it
   */
  constructor(words, read) {
    this.words = words;
    this.read = read;
    this.text = el("textarea", { rows: 10, spellcheck: "false", autocapitalize: "off", autocomplete: "off", wrap: "off" });
    this.text.addEventListener("input", () => (this.#name = null));
    this.file = el("input", { type: "file", accept: ".yaml,.yml,.json,text/yaml,application/json" });
    this.file.addEventListener("change", () => this.files(this.file.files));
    const open = el("button", { type: "button", class: "sp-lab__main" }, words.open);
    open.addEventListener("click", () => this.#open());
    this.found = el("div", { class: "sp-lab__problems", role: "alert", tabindex: "-1" });
    this.element = el(
      "div",
      { class: "sp-lab__opener" },
      el("p", { class: "sp-lab__hint" }, words.openerHint),
      el("label", { class: "sp-lab__field sp-lab__field--wide" }, el("span", {}, words.text), this.text),
      el("div", { class: "sp-lab__row" }, open, el("label", { class: "sp-lab__file" }, el("span", {}, words.file), this.file)),
      this.found,
    );
  }

  /** Open what was chosen or dropped. @param {FileList | null | undefined} files */
  async files(files) {
    const [file, ...more] = files ?? [];
    if (!file) return;
    if (more.length) return this.#tell(filled(this.words.tooMany, { count: more.length + 1 }));
    if (this.#heavy(file.size, file.name)) return;
    try {
      this.text.value = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(await file.arrayBuffer());
    } catch {
      return this.#tell(filled(this.words.notText, { name: file.name }));
    } finally {
      this.file.value = "";
    }
    this.#name = file.name;
    await this.#open();
  }

  async #open() {
    const text = this.text.value;
    if (!text.trim()) return this.#tell(this.words.emptyText);
    if (this.#heavy(new Blob([text]).size, this.#name ?? this.words.pasted ?? "")) return;
    this.#tell();
    try {
      await this.read({ text, name: this.#name });
    } catch (error) {
      this.#tell(...problems(this.words, error, (line) => this.#go(line)));
    }
  }

  /** @param {number} bytes @param {string} name @returns {boolean} whether it is too large, which is said */
  #heavy(bytes, name) {
    if (bytes <= MOST * KILOBYTE) return false;
    this.#tell(filled(this.words.tooLarge, { name, size: Math.ceil(bytes / KILOBYTE), most: MOST }));
    return true;
  }

  /** @param {...(string | Node | undefined)} what */
  #tell(...what) {
    this.found.replaceChildren(...what.map((each) => (typeof each === "string" ? el("p", {}, each) : each ?? "")));
    if (what.length) this.found.scrollIntoView({ block: "nearest" });
  }

  /** Mark a line of the text. @param {number} line */
  #go(line) {
    const lines = this.text.value.split("\n");
    const start = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0);
    this.text.focus();
    this.text.setSelectionRange(start, start + (lines[line - 1] ?? "").length);
    this.text.scrollTop = (this.text.scrollHeight / lines.length) * Math.max(0, line - 3);
  }
}
