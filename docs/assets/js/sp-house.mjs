/** `<sp-house>`: rules of the reader's own, written, checked by the engine, and kept in the browser. */

import { hand } from "./collation/take.mjs";
import { filled } from "./dom.mjs";
import { engine } from "./lab/engine.mjs";
import { Editor } from "./lab/house-editor.mjs";
import { fileOf, read, titleOf, unique } from "./lab/house-files.mjs";
import { Helper } from "./lab/house-help.mjs";
import { removed, tell, verdict, weighed } from "./lab/house-messages.mjs";
import { name, show } from "./lab/house-shelf.mjs";
import { forget, freshKey, keep, keeps, kept } from "./lab/kept.mjs";
import { messageOf } from "./lab/problems.mjs";
import { progress } from "./lab/progress.mjs";
import { Turns } from "./turns.mjs";

/** @typedef {import("./lab/kept.mjs").Kept} Kept */
/** @typedef {import("./lab/house-messages.mjs").Problem} Problem */
/** @typedef {import("./lab/house-messages.mjs").Judged} Judged */

const PAUSE = 350;

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
  #turns = new Turns();
  #beginning = false;
  /** @type {Helper | null} */
  #helper = null;

  connectedCallback() {
    this.#life?.abort();
    const { signal } = (this.#life = new AbortController());
    const around = { said: this.#said, signal, changed: () => this.#written(), moved: () => this.#helper?.show() };
    this.#editor = new Editor(this.#part(".sp-editor"), around);
    this.#helper = new Helper(this.#part(".sp-house__help"), this.#editor, this.#said);
    const shelf = /** @type {HTMLFormElement} */ (this.#part("form"));
    shelf.addEventListener("submit", (event) => this.#begin(event), { signal });
    for (const button of shelf.querySelectorAll("button")) {
      for (const intent of ["pointerenter", "focus"]) button.addEventListener(intent, () => engine.warm(), { signal });
    }
    const file = /** @type {HTMLInputElement} */ (this.#part("[name=file]"));
    file.addEventListener("change", () => this.#opened(file.files).then(() => (file.value = "")), { signal });
    this.#editor.field.addEventListener("focus", () => this.#touched(), { signal });
    this.addEventListener("click", (event) => this.#pressed(event), { signal });
    this.addEventListener("dragover", (event) => event.preventDefault(), { signal });
    this.addEventListener("drop", (event) => this.#dropped(event), { signal });
    addEventListener("pagehide", () => this.#save(), { signal });
    addEventListener("storage", () => this.#elsewhere(), { signal });
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
    this.#turns.begin();
  }

  /** @returns {Record<string, string>} */
  get #said() {
    return JSON.parse(this.dataset.words ?? "{}");
  }

  /** @param {string} name @returns {HTMLElement} */
  #part(name) {
    return /** @type {HTMLElement} */ (this.querySelector(name));
  }

  /** @param {SubmitEvent} event */
  async #begin(event) {
    event.preventDefault();
    if (this.#beginning) return;
    this.#beginning = true;
    const book = new FormData(/** @type {HTMLFormElement} */ (event.target)).get("begin") || null;
    try {
      const { text } = await engine.ask("house_template", book ? { book } : {});
      this.#add(unique(text));
    } catch (error) {
      this.#fail(error);
    } finally {
      this.#beginning = false;
    }
  }

  /** @param {FileList | null | undefined} files */
  async #opened(files) {
    for (const file of files ?? []) {
      try {
        this.#add(await read(file, this.#said));
      } catch (error) {
        this.#tell(messageOf(error));
      }
    }
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
    this.#turns.begin();
    const editor = this.#editor;
    if (!editor) return;
    editor.text = ruleset.text;
    this.#part(".sp-house__desk").hidden = false;
    this.#problems([]);
    const { good, title } = ruleset;
    this.#state(good?.text === ruleset.text ? filled(this.#said.fine, { title, spec: good.spec }) : "");
    this.#name();
    this.#helper?.show();
  }

  #name() {
    name(this.#part(".sp-house__desk"), this.#current, this.#said);
  }

  /** The reader turns to the text: this is when the engine is needed. */
  async #touched() {
    const editor = this.#editor;
    if (!editor || editor.vocabulary) return;
    try {
      editor.vocabulary = await engine.ask("vocabulary", {});
      this.#helper?.refresh();
      if (this.#current?.checked !== editor.text) this.#check();
    } catch (error) {
      this.#fail(error);
    }
  }

  #written() {
    clearTimeout(this.#typing);
    this.#typing = setTimeout(() => this.#check(), PAUSE);
    this.#helper?.show();
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

  /** Another page has written: what lies here is shown as it now stands, unless the reader writes in it. */
  #elsewhere() {
    const found = kept().find(({ key }) => key === this.#current?.key);
    if (found && this.#current?.text === this.#editor?.text) {
      if (found.text !== this.#current?.text) this.#open(found);
      this.#current = found;
    }
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
    const still = this.#turns.begin();
    this.#name();
    this.#state(this.#said.checking ?? "");
    try {
      const judged = await engine.ask("house", { text: ruleset.text });
      if (still()) this.#judged(ruleset, judged);
    } catch (error) {
      if (still()) this.#fail(error);
    }
  }

  /** @param {Kept} ruleset @param {Judged} judged */
  #judged(ruleset, judged) {
    const said = this.#said;
    const { ruleset: now, problems, twin } = weighed(ruleset, judged, said);
    const old = ruleset.good?.spec;
    if (old && now.good?.spec !== old) engine.ask("house_forget", { spec: old }).catch(() => {});
    if (twin) engine.ask("house", { text: twin.text }).catch(() => {});
    this.#store(now);
    this.#name();
    this.#problems(problems);
    this.#state(verdict(problems, now.good, said));
  }

  /** @param {Problem[]} problems */
  #problems(problems) {
    tell(this.#part(".sp-house__messages"), problems, this.#said);
    this.#editor?.mark(problems.flatMap(({ line }) => line ?? []));
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
    hand(text, fileOf(text), "application/yaml");
  }

  #remove() {
    this.#save();
    const ruleset = this.#current;
    if (!ruleset) return;
    this.#removed = ruleset;
    this.#current = null;
    this.#turns.begin();
    clearTimeout(this.#typing);
    forget(ruleset.key);
    if (ruleset.good) engine.ask("house_forget", { spec: ruleset.good.spec }).catch(() => {});
    this.#part(".sp-house__desk").hidden = true;
    this.#list();
    removed(this.#part(".sp-house__told"), ruleset, this.#said);
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

if (!customElements.get("sp-house")) customElements.define("sp-house", House);
