/** `<sp-collation>`: the table of all answers, held against one source, cut down, opened and taken away. */

import { EVERYTHING, read, write } from "./collation/address.mjs";
import { Grid, words } from "./collation/grid.mjs";
import { openers } from "./collation/openers.mjs";
import { Opened } from "./collation/opened.mjs";
import { Library } from "./collation/panel.mjs";
import { EDITOR, Offer, columns, isOwn, known } from "./collation/own.mjs";
import { tell } from "./collation/roles.mjs";
import { csv, data, hand, lines } from "./collation/take.mjs";
import { el, filled } from "./dom.mjs";
import { Turns } from "./turns.mjs";

/** @typedef {import("./collation/address.mjs").State} State */
/** @typedef {import("./collation/panel.mjs").Said} Said */
/** @typedef {import("./collation/panel.mjs").Apparatus} Apparatus */

const PAUSE = 150;

class Collation extends HTMLElement {
  /** @type {AbortController | null} */
  #life = null;
  /** @type {Grid | null} */
  #grid = null;
  #library = new Library();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #typing = undefined;
  #opened = new Opened(this);
  /** @type {Offer | null} */
  #offer = null;
  /** @type {string[]} the reader's own rules that are asked for and not in the table: they come yet, or are not kept here */
  #awaited = [];
  /** The cells that are pressed. */
  #turns = new Turns();

  connectedCallback() {
    const table = this.querySelector("table");
    if (!(table instanceof HTMLTableElement)) return;
    this.#life?.abort();
    this.#life = new AbortController();
    const { signal } = this.#life;
    this.#grid = new Grid(table);
    tell(table);
    if (this.#grid) openers(this.#grid, this.#said);
    const place = /** @type {HTMLElement} */ (this.querySelector(".sp-steer__own"));
    this.#offer = new Offer(place, this.#said, (names) => this.#add(names), signal);
    this.#form.addEventListener("input", (event) => this.#changed(event), { signal });
    this.#form.addEventListener("submit", (event) => event.preventDefault(), { signal });
    this.addEventListener("click", (event) => this.#pressed(event), { signal });
    addEventListener("sp-popstate", () => this.#follow(), { signal });
    addEventListener("hashchange", () => this.#reveal(), { signal });
    this.#follow();
    this.#reveal();
  }

  disconnectedCallback() {
    clearTimeout(this.#typing);
    this.#life?.abort();
    this.#life = null;
    this.#opened.away();
  }

  get #form() {
    return /** @type {HTMLFormElement} */ (this.querySelector("form"));
  }

  /** @returns {Said} */
  get #said() {
    const said = JSON.parse(this.dataset.words ?? "{}");
    return { ...said, grades: { ...said.grades, own: [said.yours, said.yoursMeaning] } };
  }

  /** @returns {HTMLInputElement[]} the boxes of the columns, in the order of the dates, the reader's own last */
  get #boxes() {
    return [...this.#form.querySelectorAll("input")].filter((input) => input.name === "column");
  }

  /** @param {string} name */
  #control(name) {
    return /** @type {HTMLInputElement | HTMLSelectElement} */ (this.#form.elements.namedItem(name));
  }

  /** @param {string} name */
  #box(name) {
    return /** @type {HTMLInputElement} */ (this.#form.elements.namedItem(name));
  }

  /** Show what the address says. */
  #follow() {
    const phases = [...this.#control("phase").querySelectorAll("option")].map((option) => option.value);
    const rulesets = this.#boxes.map((box) => box.value).filter((name) => !isOwn(name));
    const state = read(new URL(location.href), rulesets, phases.filter(Boolean));
    this.#set(state);
    if (state.own.length) this.#bring(state.base);
  }

  /** Show rules of the reader's own beside what is shown. @param {string[]} names */
  #add(names) {
    const state = this.#state();
    this.#set({ ...state, own: [...new Set([...state.own, ...names])] });
    this.#remember();
    this.#bring(state.base);
  }

  /** Bring the reader's own rules that are awaited, as far as this browser has them. @param {string} base - it may be one of them */
  async #bring(base) {
    const { signal } = /** @type {AbortController} */ (this.#life);
    const here = known();
    const fresh = this.#awaited.filter((name) => here.has(name));
    if (fresh.length) this.#offer?.loading(signal);
    try {
      const found = await columns(fresh);
      if (signal.aborted) return;
      this.#came(found, base);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return this.#offer?.tell(filled(this.#said.failed, { message }));
    }
    this.#offer?.missing(this.#awaited.filter((name) => !here.has(name)));
  }

  /**
   * Show the columns that have come, unless they are no longer awaited: they may be there already, or the reader be elsewhere.
   * @param {Map<string, import("./collation/own.mjs").Column>} found
   * @param {string} base
   */
  #came(found, base) {
    const awaited = [...found].filter(([name]) => this.#awaited.includes(name));
    if (awaited.length === 0) return;
    for (const [name, column] of awaited) this.#put(name, column);
    const now = this.#state();
    this.#set({ ...now, base: now.base || (found.has(base) ? base : "") });
    this.#remember();
  }

  /**
   * @param {string} name
   * @param {import("./collation/own.mjs").Column} column
   */
  #put(name, column) {
    const { title, points } = column;
    this.#grid?.add(name, column, this.#said);
    if (this.#grid) {
      openers(this.#grid, this.#said);
      tell(this.#grid.table);
    }
    this.#library.put(name, { page: EDITOR, points });
    const box = el("input", { type: "checkbox", name: "column", value: name });
    this.#form.querySelector("fieldset .sp-steer__line")?.before(el("label", { class: "sp-steer__tick" }, box, ` ${title}`));
    this.#control("base").append(el("option", { value: name }, title));
  }

  /** A row that an address leads to is never hidden. */
  #reveal() {
    const row = this.#grid?.rows.find(({ point }) => `#${point}` === location.hash);
    if (!row?.tr.hidden) return;
    this.#set({ ...this.#state(), differences: false, phase: "", find: "" });
    row.tr.scrollIntoView();
  }

  /** @returns {State} what the form says, and what is awaited */
  #state() {
    const printed = this.#boxes.filter((box) => !isOwn(box.value));
    const ticked = printed.filter((box) => box.checked).map((box) => box.value);
    const own = this.#boxes.filter((box) => box.checked && isOwn(box.value)).map((box) => box.value);
    return {
      base: this.#control("base").value,
      columns: ticked.length === printed.length ? null : ticked,
      own: [...own, ...this.#awaited],
      differences: this.#box("differences").checked,
      phase: this.#control("phase").value,
      find: this.#control("find").value.trim(),
    };
  }

  /** @param {State} state */
  #set(state) {
    this.#awaited = state.own.filter((name) => !this.#grid?.heads.has(name));
    this.#control("base").value = state.base;
    this.#control("phase").value = state.phase;
    this.#control("find").value = state.find;
    this.#box("differences").checked = state.differences;
    for (const box of this.#boxes) {
      box.checked = isOwn(box.value) ? state.own.includes(box.value) : (state.columns?.includes(box.value) ?? true);
    }
    this.#show();
  }

  /** @param {Event} event */
  #changed(event) {
    clearTimeout(this.#typing);
    const target = event.target;
    if (target instanceof HTMLInputElement && target.name === "notes") return;
    const typed = target instanceof HTMLInputElement && target.type === "search";
    if (typed) this.#typing = setTimeout(() => this.#remember(), PAUSE);
    else this.#remember();
  }

  #remember() {
    history.replaceState(history.state, "", write(new URL(location.href), this.#state()));
    this.#show();
  }

  /** @param {State} state @returns {string[]} the columns shown, the base first */
  #order({ base, columns, own }) {
    const printed = this.#boxes.map((box) => box.value).filter((name) => !isOwn(name));
    const shown = [...(columns ?? printed), ...own.filter((name) => this.#grid?.heads.has(name))];
    return base ? [base, ...shown.filter((name) => name !== base)] : shown;
  }

  #show() {
    const grid = this.#grid;
    if (!grid) return;
    const state = this.#state();
    const said = this.#said;
    const count = grid.show(state, this.#order(state), said);
    const told = filled(count.rows === 0 ? said.nothing : state.base ? said.against : said.shown, {
      rows: count.rows,
      all: grid.rows.length,
      columns: count.columns,
      sources: grid.heads.size,
      differ: count.differ,
      base: state.base ? grid.title(state.base) : "",
    });
    const status = this.querySelector("[role=status]");
    if (status && status.textContent !== told) status.textContent = told;
    this.#offer?.show(state.own.filter((name) => grid.heads.has(name)));
  }

  /** @param {MouseEvent} event */
  #pressed(event) {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (!button) return;
    const does = button.dataset.do;
    if (does === "reset") this.#set(EVERYTHING);
    else if (does === "all" || does === "none") for (const box of this.#boxes) box.checked = does === "all";
    if (does === "csv" || does === "json") this.#take(does);
    else if (does) this.#remember();
    else if (button.dataset.ruleset) this.#open(button, button.dataset.ruleset);
  }

  /** @param {"csv" | "json"} kind */
  async #take(kind) {
    const grid = this.#grid;
    if (!grid) return;
    const state = this.#state();
    const said = this.#said;
    const order = this.#order(state);
    /** @type {Map<string, Apparatus>} */
    const books = new Map();
    if (this.#box("notes").checked) {
      try {
        const fetched = await Promise.all(order.map((name) => this.#library.get(name)));
        order.forEach((name, place) => books.set(name, /** @type {Apparatus} */ (fetched[place])));
      } catch {
        const status = this.querySelector("[role=status]");
        if (status) status.textContent = said.unloaded;
        return;
      }
    }
    const taken = {
      rows: grid.shown(),
      columns: order.map((name) => /** @type {[string, string]} */ ([name, grid.title(name)])),
      base: state.base,
      apparatus: books.size
        ? (/** @type {string} */ ruleset, /** @type {string} */ point) => books.get(ruleset)?.points[point]
        : null,
    };
    if (kind === "csv") hand(csv(lines(taken, said)), `${said.file}.csv`, "text/csv");
    else hand(`${JSON.stringify(data(taken), null, 1)}\n`, `${said.file}.json`, "application/json");
  }

  /**
   * Show the apparatus of the cell that was pressed last, or put it away where it is shown.
   * @param {HTMLButtonElement} button
   * @param {string} ruleset
   */
  async #open(button, ruleset) {
    const tr = button.closest("tr");
    const grid = this.#grid;
    if (!tr || !grid) return;
    const said = this.#said;
    const still = this.#turns.begin();
    const apparatus = await this.#library.get(ruleset).catch(() => ({ page: `rulesets/${ruleset}/`, points: {} }));
    if (!still() || !this.isConnected) return;
    const question = words(tr.querySelector("th a"));
    const where = { question, source: grid.title(ruleset), ruleset, point: tr.id };
    this.#opened.show(button, where, apparatus, said);
  }
}

if (!customElements.get("sp-collation")) customElements.define("sp-collation", Collation);
