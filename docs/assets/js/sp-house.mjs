/** `<sp-house>`: rules of the reader's own, written, checked by the engine, and kept in the browser. */

import { hand } from "./collation/take.mjs";
import { el, filled } from "./dom.mjs";
import { engine } from "./lab/engine.mjs";
import { Editor } from "./lab/house-editor.mjs";
import { answerOf, help } from "./lab/house-help.mjs";
import { fileOf, show, titleOf } from "./lab/house-shelf.mjs";
import { asked } from "./lab/house-where.mjs";
import { forget, freshKey, keep, keeps, kept } from "./lab/kept.mjs";
import { messageOf } from "./lab/problems.mjs";
import { progress } from "./lab/progress.mjs";

/** @typedef {import("./lab/kept.mjs").Kept} Kept */
/** @typedef {{ line: number | null, message: string }} Problem */
/** @typedef {{ spec: string, title: string, problems: Problem[] }} Judged */

const PAUSE = 350;
const MOST = 200_000;

class House extends HTMLElement {
  /** @type {AbortController | null} */
  #life = null;
  /** @type {Editor | null} */
  #editor = null;
  /** @type {Kept | null} */
  #current = null;
  /** @type {Kept | null} */
  #removed = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #typing = undefined;
  #asked = 0;
  /** @type {string | null | undefined} the rule point that the help speaks of */
  #helped = undefined;

  connectedCallback() {
    this.#life?.abort();
    this.#life = new AbortController();
    const { signal } = this.#life;
    const around = { said: this.#said, signal, changed: () => this.#written(), moved: () => this.#help() };
    this.#editor = new Editor(this.#part(".sp-editor"), around);
    const shelf = /** @type {HTMLFormElement} */ (this.#part("form"));
    shelf.addEventListener("submit", (event) => this.#begin(event), { signal });
    for (const button of shelf.querySelectorAll("button")) {
      for (const intent of ["pointerenter", "focus"]) button.addEventListener(intent, () => engine.warm(), { signal });
    }
    this.#file.addEventListener("change", () => this.#opened(this.#file.files), { signal });
    this.#editor.field.addEventListener("focus", () => this.#touched(), { signal });
    this.addEventListener("click", (event) => this.#pressed(event), { signal });
    this.addEventListener("dragover", (event) => event.preventDefault(), { signal });
    this.addEventListener("drop", (event) => this.#dropped(event), { signal });
    addEventListener("pagehide", () => this.#save(), { signal });
    this.#part(".sp-house__progress").replaceChildren(progress({}, signal));
    this.#tell(keeps() ? "" : (this.#said.blocked ?? ""));
    const [last] = kept();
    if (last) this.#open(last);
    this.#list();
  }

  disconnectedCallback() {
    clearTimeout(this.#typing);
    this.#save();
    this.#life?.abort();
    this.#life = null;
    this.#current = null;
  }

  /** @returns {Record<string, string>} */
  get #said() {
    return JSON.parse(this.dataset.words ?? "{}");
  }

  get #file() {
    return /** @type {HTMLInputElement} */ (this.querySelector("[name=file]"));
  }

  /** @param {string} name @returns {HTMLElement} */
  #part(name) {
    return /** @type {HTMLElement} */ (this.querySelector(name));
  }

  /** @param {SubmitEvent} event */
  async #begin(event) {
    event.preventDefault();
    const book = new FormData(/** @type {HTMLFormElement} */ (event.target)).get("begin") || null;
    try {
      const { text } = await engine.ask("house_template", book ? { book } : {});
      this.#add(text);
    } catch (error) {
      this.#fail(error);
    }
  }

  /** @param {FileList | null | undefined} files */
  async #opened(files) {
    const said = this.#said;
    for (const file of files ?? []) {
      const about = { name: file.name, size: Math.ceil(file.size / 1000), most: MOST / 1000 };
      if (file.size > MOST) return this.#tell(filled(said.tooLong, about));
      const text = await file.text();
      if (/[\u0000\uFFFD]/.test(text)) return this.#tell(filled(said.unread, about));
      this.#add(text.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n"));
    }
    this.#file.value = "";
  }

  /** @param {DragEvent} event */
  #dropped(event) {
    if (!event.dataTransfer?.files.length) return;
    event.preventDefault();
    this.#opened(event.dataTransfer.files);
  }

  /** Put a new ruleset on the desk. @param {string} text */
  #add(text) {
    this.#save();
    const ruleset = { key: freshKey(), title: titleOf(text), text, checked: null, good: null };
    this.#store(ruleset);
    this.#open(ruleset);
    this.#tell(filled(this.#said.begun, { title: ruleset.title || (this.#said.untitled ?? "") }));
    this.#editor?.field.focus();
    this.#check();
  }

  /** @param {Kept} ruleset */
  #open(ruleset) {
    this.#current = ruleset;
    this.#asked += 1;
    const editor = this.#editor;
    if (!editor) return;
    editor.text = ruleset.text;
    this.#part(".sp-house__desk").hidden = false;
    this.#problems([]);
    const { good, title } = ruleset;
    this.#state(good?.text === ruleset.text ? filled(this.#said.fine, { title, spec: good.spec }) : "");
    this.#name();
    this.#help();
  }

  #name() {
    const { title = "", text = "" } = this.#current ?? {};
    this.#part(".sp-house__title").textContent = title || (this.#said.untitled ?? "");
    const name = (fileOf(text) ?? this.#said.file ?? "").replace(/\.yaml$/, "");
    const commands = this.#part(".sp-house__commands");
    commands.dataset.form ??= commands.textContent ?? "";
    commands.textContent = commands.dataset.form.replaceAll("NAME", name);
  }

  /** The reader turns to the text: this is when the engine is needed. */
  async #touched() {
    const editor = this.#editor;
    if (!editor || editor.vocabulary) return;
    try {
      editor.vocabulary = await engine.ask("vocabulary", {});
      this.#helped = undefined;
      this.#help();
      if (this.#current?.checked !== editor.text) this.#check();
    } catch (error) {
      this.#fail(error);
    }
  }

  #written() {
    clearTimeout(this.#typing);
    this.#typing = setTimeout(() => this.#check(), PAUSE);
    this.#help();
  }

  /** Keep what is written, as far as it has changed. */
  #save() {
    const text = this.#editor?.text ?? "";
    if (!this.#current || this.#current.text === text) return;
    this.#store({ ...this.#current, text, title: titleOf(text) });
  }

  /** @param {Kept} ruleset */
  #store(ruleset) {
    this.#current = ruleset;
    if (!keep(ruleset)) this.#tell(this.#said.blocked ?? "");
    this.#list();
  }

  #list() {
    const open = (/** @type {string} */ key) => this.#chosen(key);
    show(this.#part("form"), kept(), { said: this.#said, open, current: this.#current?.key ?? null });
  }

  /** @param {string} key */
  #chosen(key) {
    this.#save();
    const ruleset = kept().find((one) => one.key === key);
    if (!ruleset) return;
    this.#open(ruleset);
    this.#list();
    this.#editor?.field.focus();
    this.#check();
  }

  /** Let the engine look through the text, and keep it. */
  async #check() {
    clearTimeout(this.#typing);
    this.#save();
    const ruleset = this.#current;
    if (!ruleset) return;
    const mine = ++this.#asked;
    this.#name();
    this.#state(this.#said.checking ?? "");
    try {
      const judged = await engine.ask("house", { text: ruleset.text });
      if (mine === this.#asked) this.#judged(ruleset, judged);
    } catch (error) {
      if (mine === this.#asked) this.#fail(error);
    }
  }

  /**
   * @param {Kept} ruleset
   * @param {Judged} judged
   */
  #judged(ruleset, judged) {
    const said = this.#said;
    const { text } = ruleset;
    const { spec } = judged;
    const title = judged.title || ruleset.title;
    const twin = kept().find((one) => one.key !== ruleset.key && one.good?.spec === spec);
    const clash = twin && judged.problems.length === 0 ? filled(said.taken, { spec, title: twin.title }) : "";
    const problems = clash ? [{ line: lineOf(text, /^id:/m), message: clash }] : judged.problems;
    const old = ruleset.good?.spec;
    const good = problems.length ? ruleset.good : { spec, title, text };
    if (old && good?.spec !== old) engine.ask("house_forget", { spec: old }).catch(() => {});
    if (twin?.good && clash) engine.ask("house", { text: twin.good.text }).catch(() => {});
    this.#store({ ...ruleset, title, checked: text, good });
    this.#name();
    this.#problems(problems);
    this.#state(this.#verdict(problems, good));
  }

  /**
   * @param {Problem[]} problems
   * @param {{ spec: string, title: string } | null} good
   */
  #verdict(problems, good) {
    const said = this.#said;
    if (problems.length === 0 && good) return filled(said.fine, { spec: good.spec, title: good.title });
    const count = problems.length === 1 ? said.problem : filled(said.problems, { count: problems.length });
    return good ? `${count} ${said.still}` : (count ?? "");
  }

  /** @param {Problem[]} problems */
  #problems(problems) {
    const list = this.#part(".sp-house__messages");
    const items = problems.map(({ line, message }) => {
      if (line === null) return el("li", {}, el("b", {}, this.#said.whole), " ", message);
      const words = el("b", {}, filled(this.#said.line, { line }));
      return el("li", {}, el("button", { type: "button", "data-line": line }, words, " ", message));
    });
    list.replaceChildren(...items);
    const section = list.closest("section");
    if (section) section.hidden = problems.length === 0;
    this.#editor?.mark(problems.flatMap(({ line }) => line ?? []));
  }

  /** Say what is asked where the cursor is. */
  #help() {
    const editor = this.#editor;
    if (!editor) return;
    const { point } = editor.place;
    if (point === this.#helped) return;
    this.#helped = point;
    const found = editor.vocabulary ? asked(editor.vocabulary, point) : null;
    const take = (/** @type {string} */ answer) => this.#answer(point ?? "", answer);
    this.#part(".sp-house__help").replaceChildren(...help(found, this.#said, take));
  }

  /**
   * Write an answer to a rule point, where it has one or else at the cursor.
   * @param {string} point
   * @param {string} answer
   */
  #answer(point, answer) {
    const editor = this.#editor;
    if (!editor) return;
    const place = answerOf(editor.text, point) ?? [editor.field.selectionStart, editor.field.selectionEnd];
    editor.write(...place, answer);
    editor.close();
  }

  /** @param {MouseEvent} event */
  #pressed(event) {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (!button) return;
    if (button.dataset.line) this.#editor?.goTo(Number(button.dataset.line));
    else if (button.dataset.do === "save") this.#download();
    else if (button.dataset.do === "remove") this.#remove();
    else if (button.dataset.do === "back") this.#bringBack();
  }

  #download() {
    const text = this.#editor?.text ?? "";
    hand(text, fileOf(text) ?? this.#said.file ?? "", "application/yaml");
  }

  #remove() {
    this.#save();
    const ruleset = this.#current;
    if (!ruleset) return;
    this.#removed = ruleset;
    this.#current = null;
    this.#asked += 1;
    clearTimeout(this.#typing);
    forget(ruleset.key);
    if (ruleset.good) engine.ask("house_forget", { spec: ruleset.good.spec }).catch(() => {});
    this.#part(".sp-house__desk").hidden = true;
    this.#list();
    const button = el("button", { type: "button", "data-do": "back" }, this.#said.back);
    const told = filled(this.#said.removed, { title: ruleset.title || (this.#said.untitled ?? "") });
    this.#part(".sp-house__told").replaceChildren(told, " ", button);
    button.focus();
  }

  #bringBack() {
    const ruleset = this.#removed;
    this.#removed = null;
    if (!ruleset) return;
    this.#tell("");
    this.#store(ruleset);
    this.#chosen(ruleset.key);
  }

  /** @param {string} words */
  #tell(words) {
    this.#part(".sp-house__told").replaceChildren(words);
  }

  /** @param {string} words */
  #state(words) {
    const state = this.#part(".sp-house__state");
    if (state.textContent !== words) state.textContent = words;
  }

  /** @param {unknown} error */
  #fail(error) {
    this.#state("");
    // While the engine does not come, what shows its progress says so.
    if (engine.state.phase !== "failed") this.#tell(messageOf(error));
  }
}

/** @param {string} text @param {RegExp} sought @returns {number | null} */
function lineOf(text, sought) {
  const found = sought.exec(text);
  return found ? text.slice(0, found.index).split("\n").length : null;
}

if (!customElements.get("sp-house")) customElements.define("sp-house", House);
