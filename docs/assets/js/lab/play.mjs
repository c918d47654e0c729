/** Playing on: the engine says what may be done where the deal stands, the reader or the plain player does it. */

import { el, filled, set } from "../dom.mjs";
import { Faces } from "../pack.mjs";
import { write } from "../replay/link.mjs";
import { engine } from "./engine.mjs";
import { Keeper } from "./keep.mjs";
import { Choices } from "./play-choices.mjs";
import { Deeds } from "./play-deeds.mjs";
import { Scores } from "./play-scores.mjs";
import { begun, go, isOpen, show, shownBy, stands, viewed } from "./play-table.mjs";
import { messageOf } from "./problems.mjs";
import { progress } from "./progress.mjs";
import { Keep } from "./share.mjs";
import { labWords } from "./words.mjs";

/** @typedef {import("../sp-replayer.mjs").Replayer} Replayer */
/** @typedef {import("../replay/model.mjs").Words} Words */
/** @typedef {import("../replay/model.mjs").Deal} Deal */
/** @typedef {import("./play-choices.mjs").Options} Options */
/** @typedef {import("../replay/model.mjs").State} State */

const ALL = "all";
const NOBODY = "nobody";
const MOST = 60;

class Play {
  /** @type {Words} */
  words = {};
  /** @type {Options | null} what may be done where the deal stands */
  #options = null;
  /** @type {Deal | null} what was last shown from here */
  #deal = null;
  /** @type {import("./play-table.mjs").Shown & {hash: string} | null} what there was before the reader took over */
  #before = null;
  /** Whether the reader has taken over. */
  #playing = false;
  #open = true;
  /** Counts what is done: only the last counts. */
  #turn = 0;
  /** Whether the next question is to have the focus. */
  #held = false;

  /** @param {Replayer} replayer */
  constructor(replayer) {
    this.replayer = replayer;
    this.element = el("div", { class: "sp-play" });
    this.element.addEventListener("sp-panel", (event) => this.#panel(/** @type {CustomEvent} */ (event).detail.open));
  }

  async build() {
    const [words, keeps, faces] = await Promise.all([labWords("play"), labWords("deal"), Faces.load()]);
    this.words = words;
    this.faces = faces;
    this.choices = new Choices(words, faces, (action) => this.act(action));
    this.deeds = new Deeds(words, faces);
    this.scores = new Scores(words, faces);
    this.turn = el("p", { class: "sp-play__turn", role: "status", tabindex: "-1" });
    this.fault = el("p", { class: "sp-play__fault", role: "alert" });
    this.you = el("select", {}, el("option", { value: ALL }, words.all));
    this.you.addEventListener("change", () => this.#others());
    this.buttons = {
      from: this.#button("from", () => this.begin(), "sp-lab__main"),
      back: this.#button("back", () => this.back()),
      one: this.#button("one", () => this.auto("one")),
      finish: this.#button("finish", () => this.auto([])),
      resume: this.#button("resume", () => this.resume()),
      undo: this.#button("undo", () => this.undo()),
    };
    this.buttons.finish.title = words.finishHint ?? "";
    const { from, back, one, finish, resume, undo } = this.buttons;
    const you = el("label", { class: "sp-lab__field sp-lab__field--row" }, el("span", {}, words.you), this.you);
    this.tools = el("div", { class: "sp-play__tools" }, you, back, one, finish);
    // On the laboratory's page the page itself keeps and shares.
    const own = !this.replayer.closest("sp-lab");
    this.keep = own ? new Keep(keeps, this.replayer) : null;
    this.keeper = own ? new Keeper(this.replayer, (hash) => this.keep?.show(hash)) : null;
    const head = el("div", { class: "sp-play__head" }, this.turn, from, resume, undo);
    this.element.replaceChildren(
      progress(),
      head,
      this.fault,
      this.choices.element,
      this.tools,
      this.deeds.element,
      this.scores.element,
      ...(this.keep ? [this.keep.element] : []),
    );
    this.replayer.addEventListener("sp-shown", () => this.#shown());
    document.addEventListener("sp-pack", (event) => this.#dress(/** @type {CustomEvent} */ (event).detail));
    return this;
  }

  /** @param {string} name @param {() => void} act @param {string} [kind] */
  #button(name, act, kind = "") {
    const button = el("button", { type: "button", class: kind || null }, this.words[name]);
    button.addEventListener("click", act);
    return button;
  }

  /** The book by which the reader plays. */
  get #book() {
    return this.replayer.deal?.books[this.replayer.state.book]?.spec ?? "";
  }

  /** @param {() => Promise<void>} act */
  async #try(act) {
    const turn = (this.#turn += 1);
    this.#held = this.element.contains(document.activeElement);
    this.#tell();
    this.element.setAttribute("aria-busy", "true");
    try {
      await act();
    } catch (error) {
      if (turn === this.#turn) this.#tell(filled(this.words.failed, { message: messageOf(error) }));
    }
    if (turn === this.#turn) this.element.removeAttribute("aria-busy");
  }

  /** @param {string} [sentence] */
  #tell(sentence = "") {
    if (this.fault) this.fault.textContent = sentence;
  }

  /** Take over at the step that is shown. */
  begin() {
    return this.#try(async () => {
      const shown = await shownBy(this.replayer);
      const { deal, state } = this.replayer;
      if (!shown || !deal) return;
      const { record, line, step } = shown;
      const cut = await engine.ask("cut", { record, line, book: this.#book, step });
      this.#before = { ...shown, hash: write(deal, state) };
      this.#playing = true;
      await this.#lay(cut.record);
      await this.#others();
    });
  }

  /** Go on where the deal stands, which is not what is shown. */
  resume() {
    const { deal, state } = this.replayer;
    return deal && go(this.replayer, stands(deal, state));
  }

  /** Bring back what there was before the reader took over. */
  undo() {
    const before = this.#before;
    if (!before) return;
    this.#before = null;
    this.#playing = false;
    if (this.replayer.dataset.deal) {
      this.keeper?.stop();
      if (this.keep) this.keep.element.hidden = true;
      location.hash = before.hash;
      return;
    }
    return this.#try(() => this.#view(before, () => before.step));
  }

  /** @param {string} action */
  act(action) {
    if (this.element.hasAttribute("aria-busy")) return;
    return this.#try(async () => {
      const { record } = await this.#line();
      const { record: done, refusal } = await engine.ask("act", { record, book: this.#book, action });
      if (refusal) return this.choices?.refuse(action, refusal);
      await this.#lay(done);
      await this.#others();
    });
  }

  /** Take back the last action; where others play, all since the reader's last. */
  back() {
    return this.#try(async () => {
      const book = this.#book;
      let { record } = await this.#line();
      for (let count = 0; count < MOST; count += 1) {
        record = (await engine.ask("back", { record, book })).record;
        const { seat } = await engine.ask("options", { record, book });
        if (seat === null || this.#mine(seat)) break;
      }
      this.deeds?.clear();
      await this.#lay(record);
    });
  }

  /** Let the plain player act: once, to the end, or until it is the turn of a seat. @param {"one" | string[]} until */
  auto(until) {
    return this.#try(() => this.#plain(until));
  }

  /** @param {"one" | string[]} until */
  async #plain(until) {
    const { record } = await this.#line();
    const { record: done, actions } = await engine.ask("auto", { record, book: this.#book, until });
    this.deeds?.show(actions);
    await this.#lay(done);
  }

  /** Let the others play until it is the reader's turn. */
  async #others() {
    const seat = this.#options?.status === "open" ? this.#options.seat : null;
    if (!this.#playing || seat === null || this.#mine(seat)) return;
    const until = this.you?.value === NOBODY ? [] : [this.you?.value ?? ""];
    await this.#plain(until);
  }

  /** @param {string} seat @returns {boolean} whether the reader plays it */
  #mine(seat) {
    return this.you?.value === ALL || this.you?.value === seat;
  }

  /** The record with the one line that is played. */
  async #line() {
    const shown = await shownBy(this.replayer);
    if (!shown) throw new Error("no deal");
    return shown;
  }

  /** Show a record in the place of the one that is shown. @param {Record<string, any>} record */
  async #lay(record) {
    const shown = await shownBy(this.replayer);
    await this.#view({ record, books: shown?.books ?? [this.#book] }, stands);
  }

  /** @param {Omit<import("./play-table.mjs").Shown, "step">} what @param {(deal: Deal, state: State) => number} where */
  async #view(what, where) {
    const turn = this.#turn;
    const from = this.replayer.state.step;
    const { books } = what;
    const deal = await viewed(what);
    if (turn !== this.#turn) return;
    this.#deal = deal;
    await show(this.replayer, deal, { books, from, step: where(deal, begun(books)), still: () => turn === this.#turn });
    if (turn === this.#turn) await this.#ask();
  }

  /** Something is shown: by us, or because the reader went to another step or took another book. */
  #shown() {
    if (!this.#open) return;
    if (this.#playing) this.keeper?.soon();
    const { deal } = this.replayer;
    if (deal === this.#deal && this.element.getAttribute("aria-busy")) return;
    if (deal?.data !== this.#deal?.data) this.#playing = false;
    this.#deal = deal;
    this.#ask().catch((error) => this.#tell(messageOf(error)));
  }

  /** Ask what may be done, if the table shows where the deal stands; or say that it shows something else. */
  async #ask() {
    const { deal, state } = this.replayer;
    if (!deal) return;
    const turn = this.#turn;
    const at = state.step >= stands(deal, state);
    this.#options = null;
    this.#playing ||= at && isOpen(deal, state);
    if (at) {
      const { record, line } = await this.#line();
      const options = await engine.ask("options", { record, line, book: this.#book });
      if (turn !== this.#turn || deal !== this.replayer.deal || state.step !== this.replayer.state.step) return;
      this.#options = options;
    }
    this.#draw(at);
    if (this.#options?.status !== "over") return this.scores?.clear();
    const { record, line } = await this.#line();
    await this.scores?.show(record, line, this.#book, deal.seats, () => turn === this.#turn);
  }

  /** @param {boolean} at - whether the table shows where the deal stands */
  #draw(at) {
    const { words, faces, buttons, turn, choices, tools } = this;
    if (!faces || !buttons || !turn || !choices || !tools) return;
    const options = this.#options;
    const open = options?.status === "open";
    this.#seats();
    const said = options?.status === "over" ? options.result ?? words.over : options?.refusal ? filled(words.refusedHere, { message: options.refusal }) : options?.say;
    turn.replaceChildren(...faces.signs(at ? said ?? "" : words.earlier ?? ""));
    turn.classList.toggle("sp-play__turn--now", open);
    set(buttons.from, "hidden", at && open ? "" : null);
    set(buttons.resume, "hidden", at || !this.#playing ? "" : null);
    set(buttons.undo, "hidden", this.#before && this.#playing ? null : "");
    buttons.from.textContent = (this.replayer.state.step === 0 ? words.fromStart : words.from) ?? "";
    tools.hidden = !at || !(this.#playing || open);
    set(buttons.one, "aria-disabled", open ? null : "true");
    set(buttons.finish, "aria-disabled", open ? null : "true");
    choices.show(open ? options : null, this.#seatNames());
    this.replayer.offer(open ? choices.offer(this.#place(options.seat)) : null);
    if (!this.#held) return;
    this.#held = false;
    if (!this.element.contains(document.activeElement) || document.activeElement === document.body) choices.focus() || turn.focus();
  }

  /** @param {string | null} seat @returns {number} its place in the order of play */
  #place(seat) {
    return Object.keys(this.#seatNames()).indexOf(seat ?? "");
  }

  /** What the seats of this deal are called, in the order of play. @returns {Record<string, string>} */
  #seatNames() {
    const shown = new Set(this.replayer.deal?.seats ?? []);
    const named = Object.entries(this.words).flatMap(([key, name]) => (key.startsWith("seat.") ? [[key.slice(5), name]] : []));
    return Object.fromEntries(named.filter(([, name]) => shown.has(name ?? "")));
  }

  /** List the seats that the reader can play. */
  #seats() {
    const { words, you } = this;
    const names = this.#seatNames();
    if (!you || you.dataset.seats === String(Object.keys(names))) return;
    const before = you.value;
    const alone = Object.entries(names).map(([seat, name]) => el("option", { value: seat }, filled(words.onlySeat, { seat: name })));
    you.replaceChildren(el("option", { value: ALL }, words.all), ...alone, el("option", { value: NOBODY }, words.nobody));
    you.dataset.seats = String(Object.keys(names));
    if (before in names || before === NOBODY) you.value = before;
  }

  /** @param {boolean} open */
  #panel(open) {
    this.#open = open;
    const { deal, state } = this.replayer;
    if (!open || !deal) return this.replayer.offer(null);
    if (this.#playing || state.step >= stands(deal, state)) return this.#shown();
    return this.begin();
  }

  /** @param {Faces} faces */
  #dress(faces) {
    this.faces = faces;
    this.choices?.dress(faces);
    this.deeds?.dress(faces);
    this.scores?.dress(faces);
  }
}

/**
 * Return what lets a reader play on, from the step that is shown when it is opened.
 * @param {Replayer} replayer
 * @returns {Promise<HTMLElement>}
 */
export async function playPanel(replayer) {
  return (await new Play(replayer).build()).element;
}
