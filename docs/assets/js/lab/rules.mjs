/** The panel "Change a rule": every answer of a book can be exchanged, and the deal is played anew beside what there was. */

import { dressed } from "../dress.mjs";
import { el } from "../dom.mjs";
import { Faces } from "../pack.mjs";
import { Replay } from "../replay/model.mjs";
import { Turns } from "../turns.mjs";
import { EngineError, engine } from "./engine.mjs";
import { messageOf } from "./problems.mjs";
import { progress } from "./progress.mjs";
import { RuleList } from "./rules-list.mjs";
import { named, parsed } from "./rules-spec.mjs";
import { Told } from "./rules-told.mjs";
import { labWords } from "./words.mjs";

/** @typedef {import("../sp-replayer.mjs").Replayer} Replayer */
/** @typedef {import("./rules-list.mjs").Rules} Rules */
/** @typedef {{spec: string, title: string, house: boolean}} Book */

class Change {
  /** @type {Rules | null} what may be changed in what is shown */
  #rules = null;
  /** What the rules were asked for. */
  #asked = "";
  /** @type {unknown} the record they were asked for */
  #record = null;
  /** @type {string | null} the book that stood beside the first before a rule was changed */
  #before = null;
  /** @type {string | null} the book that was asked for and is not shown yet */
  #wanted = null;
  /** @type {Set<string>} the rules that are changed in it */
  #tried = new Set();
  #open = false;
  /** What is asked. */
  #turns = new Turns();
  /** What the panel says is true of what is shown once this has come. */
  #fresh = Promise.resolve();
  /** How much is under way. */
  #works = 0;

  /**
   * @param {Replayer} replayer
   * @param {import("./words.mjs").Words} words
   * @param {Faces} faces
   */
  constructor(replayer, words, faces) {
    this.replayer = replayer;
    this.words = words;
    this.book = el("select", { "aria-label": words.book });
    this.book.addEventListener("change", () => this.#choose(this.book.value));
    this.list = new RuleList(words, faces, (point, answer) => this.#change(point, answer));
    this.told = new Told(words, faces, { back: (points) => this.#back(points), open: (point) => this.list.reveal(point) });
    this.fault = el("p", { class: "sp-change__fault", role: "alert" });
    this.again = el("button", { type: "button", class: "sp-rp__small", hidden: true }, words.again);
    this.again.addEventListener("click", () => this.#refresh());
    const book = el("label", { class: "sp-rp__field" }, el("span", {}, words.book), this.book);
    this.whole = el(
      "div",
      { class: "sp-change__whole", hidden: true },
      el("div", { class: "sp-change__head" }, book, this.list.field),
      this.told.element,
      this.list.element,
      this.told.rest,
    );
    this.element = el(
      "div",
      { class: "sp-change" },
      el("p", { class: "sp-change__lead" }, words.lead),
      progress({}, replayer.signal),
      this.fault,
      this.again,
      this.whole,
    );
    this.element.addEventListener("sp-panel", (event) => this.#panel(/** @type {CustomEvent} */ (event).detail.open));
    replayer.addEventListener("sp-shown", () => this.#open && this.#refresh());
    document.addEventListener("sp-pack", (event) => this.#dress(/** @type {CustomEvent} */ (event).detail), replayer.signal ? { signal: replayer.signal } : {});
  }

  /** The books shown, by name. @returns {{spec: string, beside: string | null}} */
  get #shown() {
    const { deal, state } = this.replayer;
    const name = (/** @type {number | null} */ place) => (place === null ? null : deal?.books[place]?.spec ?? null);
    return { spec: name(state.book) ?? "", beside: name(state.beside) };
  }

  /** @param {boolean} open */
  #panel(open) {
    this.#open = open;
    const { parting } = this.replayer;
    if (open && parting) this.told.parting.append(parting);
    else if (parting) this.element.closest(".sp-rp__workshop")?.after(parting);
    if (open) this.#refresh();
  }

  /** Say what is shown, and ask what may be changed where it is not what was asked for. */
  #refresh() {
    const { deal, state } = this.replayer;
    if (!deal) return;
    this.told.show(deal, state);
    const still = this.#turns.begin();
    const asked = { line: deal.lines[state.line]?.id, book: this.#shown.spec };
    const record = deal.data ?? deal.file;
    if (this.#asked === `${asked.line} ${asked.book}` && this.#record === record) return;
    this.#fresh = this.#while(this.#ask(still, asked, record));
  }

  /**
   * @param {() => boolean} still - whether nothing has been asked since
   * @param {{line: string | undefined, book: string}} asked
   * @param {unknown} record
   */
  async #ask(still, asked, record) {
    try {
      const data = await this.replayer.record();
      const [{ books }, rules] = await Promise.all([
        this.book.childElementCount ? { books: null } : engine.ask("hello"),
        engine.ask("rules", { record: data, ...asked }),
      ]);
      if (!still()) return;
      if (books) this.#list(books);
      this.#asked = `${asked.line} ${asked.book}`;
      this.#record = record;
      this.#show(rules);
    } catch (error) {
      if (still()) this.#fail(error);
    }
  }

  /** Say that something is under way for as long as it is. @template T @param {Promise<T>} work @returns {Promise<T>} */
  async #while(work) {
    this.#works += 1;
    this.element.setAttribute("aria-busy", "true");
    try {
      return await work;
    } finally {
      this.#works -= 1;
      if (!this.#works) this.element.removeAttribute("aria-busy");
    }
  }

  /** @param {Book[]} books */
  #list(books) {
    const options = (/** @type {Book[]} */ some) => some.map(({ spec, title }) => el("option", { value: spec }, title));
    const groups = [false, true].map((own) => {
      const some = options(books.filter(({ house }) => house === own));
      return some.length ? el("optgroup", { label: own ? this.words.house : this.words.books }, ...some) : "";
    });
    this.book.replaceChildren(...groups.filter(Boolean));
  }

  /** @param {Rules} rules */
  #show(rules) {
    this.#rules = rules;
    this.book.value = parsed(rules.book.spec).base;
    this.fault.textContent = "";
    this.again.hidden = true;
    const { deal, state } = this.replayer;
    const replay = deal && new Replay(deal, state.line, state.book);
    const open = replay?.at(replay.last).status === "partial";
    this.list.show(rules, this.book.selectedOptions[0]?.textContent ?? rules.book.title, open);
    this.told.list(this.#points);
    this.whole.hidden = false;
  }

  get #points() {
    return this.#rules?.phases.flatMap(({ points }) => points) ?? [];
  }

  /** @param {Faces} faces */
  #dress(faces) {
    this.list.dress(faces);
    this.told.faces = faces;
  }

  /** @param {unknown} error */
  #fail(error) {
    // The element that tells of the engine's coming tells of its staying away too.
    this.fault.textContent = engine.state.phase === "failed" ? "" : messageOf(error);
    this.again.hidden = error instanceof EngineError && error.kind === "input";
  }

  /** @param {string} point @param {string} answer */
  async #change(point, answer) {
    await this.#fresh;
    const { base, changes } = parsed(this.#wanted ?? this.#shown.spec);
    const usual = this.#points.find(({ id }) => id === point)?.usual;
    if (answer === usual) changes.delete(point);
    else changes.set(point, answer);
    this.#tried.add(point);
    const refused = await this.#under(named({ base, changes }));
    if (refused && this.list.refuse(point, refused)) this.fault.textContent = "";
  }

  /** @param {string[]} points */
  #back(points) {
    const { base, changes } = parsed(this.#wanted ?? this.#shown.spec);
    for (const point of points) changes.delete(point);
    return this.#under(named({ base, changes }));
  }

  /** Take another book, with the same changes. @param {string} base */
  #choose(base) {
    const spec = this.#wanted ?? this.#shown.spec;
    const { changes } = parsed(spec);
    const beside = changes.size ? base : spec;
    return this.#under(named({ base, changes }), beside);
  }

  /**
   * Show the deal under a book beside the one that the reader came from. Something else may be asked for above the tables meanwhile:
   * then the book is not shown, and what was chosen for it is chosen no more.
   * @param {string} spec
   * @param {string | null} [beside]
   * @returns {Promise<string>} what the engine has against it
   */
  async #under(spec, beside = this.#side(spec)) {
    this.fault.textContent = "";
    this.#wanted = spec;
    let shown = false;
    try {
      shown = await this.#while(this.replayer.under(spec, beside));
      if (shown) for (const point of this.#tried) this.list.accept(point);
      return "";
    } catch (error) {
      this.#fail(error);
      return messageOf(error);
    } finally {
      if (this.#wanted === spec) this.#done(shown);
    }
  }

  /** Nothing is asked for any more. @param {boolean} shown - whether what was asked for is shown */
  #done(shown) {
    this.#wanted = null;
    this.#tried.clear();
    if (shown) return;
    this.list.restore();
    this.book.value = parsed(this.#shown.spec).base;
  }

  /** What shall stand beside a book: at the first change the book as it was, later what stands there. @param {string} spec */
  #side(spec) {
    const { spec: from, beside } = this.#shown;
    const [changed, before] = [parsed(spec), parsed(from)];
    if (!changed.changes.size) return this.#before === spec ? null : this.#before;
    if (before.changes.size) return beside ?? before.base;
    this.#before = beside;
    return from;
  }
}

/**
 * Return what lets a reader change the rules of the deal that is shown.
 * @param {Replayer} replayer
 * @returns {Promise<HTMLElement>}
 */
export async function rulesPanel(replayer) {
  const [words, faces] = await Promise.all([labWords("rules"), Faces.load(), dressed("engine", "lab", "lab-rules")]);
  return new Change(replayer, words, faces).element;
}
