/** `<sp-lab>`: a table on which the reader deals, lays, opens, plays and shares. The engine knows the rules; this shows. */

import { el, filled } from "./dom.mjs";
import { readDeal } from "./lab/address.mjs";
import { remember } from "./lab/current.mjs";
import { Start } from "./lab/deal.mjs";
import { Editor } from "./lab/edit.mjs";
import { engine } from "./lab/engine.mjs";
import { Opener } from "./lab/import.mjs";
import { Keeper } from "./lab/keep.mjs";
import { begun, isOpen, stands, viewed } from "./lab/play-table.mjs";
import { messageOf } from "./lab/problems.mjs";
import { progress } from "./lab/progress.mjs";
import { Keep } from "./lab/share.mjs";
import { labWords } from "./lab/words.mjs";
import { Faces } from "./pack.mjs";
import "./sp-replayer.mjs";
import { Turns } from "./turns.mjs";
import { siteFile } from "./where.mjs";

/** @typedef {import("./lab/deal.mjs").Panel} Panel */
/** @typedef {import("./lab/import.mjs").Found} Found */
/** @typedef {import("./replay/model.mjs").Words} Words */
/** @typedef {import("./sp-replayer.mjs").Replayer} Replayer */
/** @typedef {{line?: string | undefined, books?: string[], step?: number, play?: boolean, resume?: boolean, anew?: boolean}} How */

/** @param {string} path @returns {Promise<any>} */
async function json(path) {
  const answer = await fetch(siteFile(path));
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  return answer.json();
}

/** What lay on the table when its page was left, which the theme does also for another place in the page; so it lies there again. */
let left = "";

class Laboratory extends HTMLElement {
  /** @type {AbortController | null} */
  #life = null;
  /** @type {Words} */
  #words = {};
  /** What is asked for. */
  #turns = new Turns();
  /** @type {Panel | null} */
  #open = null;
  /** @type {Panel | null} the panel that was open when it was asked for */
  #before = null;
  /** @type {Keeper | null} */
  #keeper = null;
  /** @type {Record<string, unknown> | null} */
  #record = null;

  async connectedCallback() {
    this.#life?.abort();
    const { signal } = (this.#life = new AbortController());
    try {
      const [words, given, faces] = await Promise.all([labWords("deal"), json(this.dataset.given ?? ""), Faces.load()]);
      if (signal.aborted) return;
      this.#words = words;
      this.#build(given, faces, signal);
    } catch (error) {
      this.dataset.state = "failed";
      console.error(error);
      return;
    }
    this.dataset.state = "ready";
    await this.#follow();
    if (left && !this.#record) await this.#try("linkBad", (still) => this.#bring(left, still));
  }

  disconnectedCallback() {
    if (this.#record) left = this.#keeper?.last ?? "";
    this.#life?.abort();
    this.#life = null;
    this.#turns.begin();
    this.#keeper?.stop();
  }

  /** @param {any} given @param {Faces} faces @param {AbortSignal} signal */
  #build(given, faces, signal) {
    const words = this.#words;
    this.start = new Start(words, given.deals, {
      deal: (seed) => this.#deal(seed),
      open: (id) => this.#published(id),
      panel: (panel) => this.#panel(panel === this.#open ? null : panel),
      warm: () => engine.warm(),
    });
    this.editor = new Editor(words, given, faces, (record) => this.#lay(record));
    this.opener = new Opener(words, (found) => this.#read(found));
    this.notice = el("p", { class: "sp-lab__notice", role: "alert" });
    this.said = el("p", { class: "sp-hidden", role: "status" });
    this.named = el("h2", { class: "sp-lab__title" });
    this.line = el("select", { "aria-label": words.lineOf });
    this.line.addEventListener("change", () => this.#other(this.line?.value ?? ""));
    const line = el("label", { class: "sp-lab__field sp-lab__field--row" }, el("span", {}, words.lineOf), this.line);
    this.lines = el("div", { class: "sp-lab__lines" }, line);
    this.heading = el("div", { class: "sp-lab__head", hidden: true }, this.named, this.lines);
    this.replayer = /** @type {Replayer} */ (document.createElement("sp-replayer"));
    this.replayer.hidden = true;
    this.keep = new Keep(words, this.replayer);
    this.#keeper = new Keeper(this.replayer, this.keep);
    this.panels = {
      edit: el("section", { class: "sp-lab__panel", "aria-label": words.editor, hidden: true }, this.editor.element),
      import: el("section", { class: "sp-lab__panel", "aria-label": words.opener, hidden: true }, this.opener.element),
    };
    this.top = el("div", { class: "sp-lab__top" }, this.start.element, this.notice, progress({}, signal), ...Object.values(this.panels), this.said);
    for (const old of this.querySelectorAll(":scope > .sp-lab__top, :scope > .sp-lab__head, :scope > sp-replayer, :scope > .sp-lab__keep")) old.remove();
    this.start.lay(this.querySelector(".sp-lab__cloth .sp-board"));
    this.prepend(this.top, this.heading, this.replayer, this.keep.element);
    this.dataset.drop = words.drop;
    this.#listen(signal);
  }

  /** @param {AbortSignal} signal */
  #listen(signal) {
    addEventListener("hashchange", () => this.#follow(), { signal });
    document.addEventListener("sp-pack", (event) => this.editor?.dress(/** @type {CustomEvent} */ (event).detail), { signal });
    this.addEventListener("sp-shown", () => this.#keeper?.soon(), { signal });
    this.addEventListener("dragover", (event) => this.#drag(event, true), { signal });
    this.addEventListener("dragleave", (event) => this.#drag(event, false), { signal });
    this.addEventListener("drop", (event) => this.#drop(event), { signal });
  }

  /** @param {string} [sentence] */
  #note(sentence = "") {
    if (this.notice) this.notice.textContent = sentence;
  }

  /** Do something; of what is done while it is being done, only the last counts. @param {(still: () => boolean) => Promise<void>} act */
  async #do(act) {
    this.#note();
    this.#before = this.#open;
    this.setAttribute("aria-busy", "true");
    const still = this.#turns.begin();
    try {
      await act(still);
    } catch (error) {
      if (still()) throw error;
    } finally {
      if (still()) this.removeAttribute("aria-busy");
    }
  }

  /** Do something, and say why when it cannot be done. @param {string} otherwise @param {(still: () => boolean) => Promise<void>} act */
  async #try(otherwise, act) {
    try {
      await this.#do(act);
    } catch (error) {
      this.#note(filled(this.#words[otherwise], { message: messageOf(error) }));
    }
  }

  /** @param {string | null} seed */
  #deal(seed) {
    return this.#try("notDealt", async (still) => {
      const { record } = await engine.ask("deal", { seed, book: this.#books()[0] });
      await this.#show(record, still, { play: true, anew: true });
    });
  }

  /** @param {string} id */
  #published(id) {
    return this.#try("notLoaded", async (still) => {
      await this.#show(await json(`data/deals/${id}.record.json`), still, { anew: true });
    });
  }

  /** @param {Record<string, unknown>} record */
  #lay(record) {
    return this.#try("notDealt", (still) => this.#show(record, still, { play: true, anew: true }));
  }

  /** @param {Found} found */
  #read({ text, name }) {
    return this.#do(async (still) => {
      const { record } = await engine.ask("read", name === null ? { text } : { text, name });
      await this.#show(record, still, { anew: true, resume: true });
    });
  }

  /** Lay a deal on the table, as the engine has played it. @param {Record<string, unknown>} record @param {() => boolean} still @param {How} [how] */
  async #show(record, still, { line, books = this.#books(), step = 0, play = false, resume = false, anew = false } = {}) {
    if (!still()) return;
    const replayer = /** @type {Replayer} */ (this.replayer);
    const deal = await viewed({ record, line, books });
    if (!still()) return;
    const first = this.#record === null;
    this.#record = record;
    this.start?.dealt(String(record.id));
    remember(record, line);
    this.#lines(record, deal.lines[0]?.id);
    // What was opened since it was asked for has something of the reader's in it.
    if (this.#open === this.#before) this.#panel(null);
    replayer.hidden = false;
    this.dataset.dealt = "";
    this.#entitle(deal.title);
    const at = stands(deal, begun(books));
    const open = isOpen(deal, begun(books));
    const state = { ...begun(books), step: resume && open ? at : step };
    await replayer.take(deal, state);
    if (!still()) return;
    this.#look();
    await this.#keeper?.now(anew && !first);
    if (play || (open && state.step >= at)) await replayer.panel("playon");
  }

  /** List the lines of a record that has several. @param {Record<string, unknown>} record @param {string | undefined} shown */
  #lines(record, shown) {
    const all = /** @type {{id: string}[]} */ (record.lines);
    this.line?.replaceChildren(...all.map(({ id }) => el("option", { value: id, selected: id === shown }, id)));
    if (this.lines) this.lines.hidden = all.length < 2;
  }

  /** @param {string} line */
  #other(line) {
    const record = this.#record;
    if (record) this.#try("notDealt", (still) => this.#show(record, still, { line, anew: true }));
  }

  /** Bring the table into sight, unless it is. */
  #look() {
    const table = this.replayer?.querySelector(".sp-rp__frame")?.getBoundingClientRect();
    if (table && (table.top < 0 || table.bottom > innerHeight)) this.heading?.scrollIntoView({ block: "start" });
  }

  /** The books that are shown now, or the edition's base text. */
  #books() {
    const { deal = null, state } = this.replayer ?? {};
    const shown = deal && state ? [state.book, state.beside].map((place) => (place === null ? undefined : deal.books[place]?.spec)) : [];
    const found = shown.filter((spec) => spec !== undefined);
    return found.length ? found : [this.dataset.book ?? ""];
  }

  /** @param {string} title */
  #entitle(title) {
    const heading = /** @type {HTMLElement} */ (this.heading);
    heading.hidden = false;
    if (this.named) this.named.textContent = title;
    if (this.said) this.said.textContent = filled(this.#words.shown, { title });
  }

  /** Show the deal that the address holds. */
  async #follow() {
    const { hash } = location;
    const found = readDeal(hash);
    if (found === null) return;
    if (hash === this.#keeper?.last) return this.#do(async () => {});
    if (found === "cut") return this.#do(async () => this.#note(this.#words.linkCut));
    await this.#try("linkBad", (still) => this.#bring(hash, still));
  }

  /** Show the deal that a hash holds, which is whole. @param {string} hash @param {() => boolean} still */
  async #bring(hash, still) {
    const found = readDeal(hash);
    if (found === null || found === "cut") return;
    const { record, line, books, step } = await engine.ask("unlink", { text: found.text });
    try {
      await this.#show(record, still, { line, books, step });
    } catch (error) {
      if (!still()) throw error;
      // The deal is whole; a book may be rules of the one's own who sent the link.
      await this.#show(record, still, { line, books: [this.dataset.book ?? ""], step });
      const book = this.replayer?.deal?.books[0]?.title ?? "";
      this.#note(filled(this.#words.bookGone, { message: messageOf(error), book }));
    }
  }

  /** @param {Panel | null} panel */
  #panel(panel) {
    const before = this.#open;
    this.#open = panel;
    this.start?.opened(panel);
    for (const [name, element] of Object.entries(this.panels ?? {})) element.hidden = name !== panel;
    if (panel === "edit") this.editor?.take(/** @type {import("./lab/edit.mjs").Written | null} */ (this.replayer?.deal?.data ?? null));
    if (panel === "import") this.opener?.text.focus();
    if (panel === null && before) this.start?.door(before)?.focus({ preventScroll: true });
  }

  /** @param {DragEvent} event @param {boolean} over */
  #drag(event, over) {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    this.classList.toggle("sp-lab--drop", over);
  }

  /** @param {DragEvent} event */
  #drop(event) {
    this.classList.remove("sp-lab--drop");
    if (!event.dataTransfer?.files.length) return;
    event.preventDefault();
    this.#panel("import");
    this.opener?.files(event.dataTransfer.files);
  }
}

if (!customElements.get("sp-lab")) customElements.define("sp-lab", Laboratory);
