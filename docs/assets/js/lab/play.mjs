/** Playing on: the engine says what may be done where the deal stands, the reader or the plain player does it. */

import { dressed } from "../dress.mjs";
import { el, filled } from "../dom.mjs";
import { Faces } from "../pack.mjs";
import { write } from "../replay/link.mjs";
import { Turns } from "../turns.mjs";
import { engine } from "./engine.mjs";
import { Keeper } from "./keep.mjs";
import { Face } from "./play-face.mjs";
import { begun, blind, go, isOpen, mark, show, shownBy, stands, viewed } from "./play-table.mjs";
import { messageOf } from "./problems.mjs";
import { Keep } from "./share.mjs";
import { labWords } from "./words.mjs";

/** @typedef {import("../sp-replayer.mjs").Replayer} Replayer */
/** @typedef {import("../replay/model.mjs").Words} Words */
/** @typedef {import("../replay/model.mjs").Deal} Deal */
/** @typedef {import("../replay/model.mjs").State} State */
/** @typedef {import("./play-choices.mjs").Options} Options */
/** @typedef {import("./play-table.mjs").Shown} Shown */

const MOST = 60;

class Play {
  /** @type {Options | null} what may be done where the deal stands */
  #options = null;
  /** @type {Deal | null} what was last shown */
  #deal;
  /** @type {Shown & {hash: string} | null} what there was before the reader took over */
  #before = null;
  /** Whether the reader has taken over. */
  #playing = false;
  #open = true;
  /** What is done. */
  #turns = new Turns();
  /** Whether the next question is to have the focus. */
  #held = false;

  /**
   * @param {Replayer} replayer
   * @param {Words} words
   * @param {Faces} faces
   * @param {Keep | null} keep - where the page does not keep and share itself
   */
  constructor(replayer, words, faces, keep) {
    this.replayer = replayer;
    this.#deal = replayer.deal;
    this.words = words;
    this.keep = keep;
    this.keeper = keep && new Keeper(replayer, keep);
    const deeds = {
      from: () => this.begin(),
      back: () => this.back(),
      one: () => this.auto("one"),
      finish: () => this.auto([]),
      resume: () => this.resume(),
      undo: () => this.undo(),
    };
    const then = {
      act: (/** @type {string} */ action) => this.act(action),
      press: (/** @type {import("./play-face.mjs").Deed} */ deed) => deeds[deed](),
      you: () => this.#try((still) => this.#others(still)).then(() => this.#shown()),
      hide: () => this.#hide(),
    };
    this.face = new Face(words, faces, then, replayer.signal);
    this.element = el("div", { class: "sp-play" }, ...this.face.parts, keep?.element);
    this.element.addEventListener("sp-panel", (event) => this.#panel(/** @type {CustomEvent} */ (event).detail));
    replayer.addEventListener("sp-shown", () => this.#shown());
    const life = replayer.signal ? { signal: replayer.signal } : {};
    document.addEventListener("sp-pack", (event) => this.face.dress(/** @type {CustomEvent} */ (event).detail), life);
  }

  /** The book by which the reader plays. */
  get #book() {
    return this.replayer.deal?.books[this.replayer.state.book]?.spec ?? "";
  }

  /** Do something; of what is done while it is being done, only the last counts. @param {(still: () => boolean) => Promise<void>} act */
  async #try(act) {
    const still = this.#turns.begin();
    this.#held = this.element.contains(document.activeElement);
    this.face.tell();
    this.element.setAttribute("aria-busy", "true");
    try {
      await act(still);
    } catch (error) {
      if (still()) this.face.tell(filled(this.words.failed, { message: messageOf(error) }));
    }
    if (still()) this.element.removeAttribute("aria-busy");
  }

  /** What is under way no longer counts. */
  #end() {
    this.#turns.begin();
    this.element.removeAttribute("aria-busy");
    this.keeper?.stop();
  }

  /** Take over at the step that is shown. */
  begin() {
    return this.#try(async (still) => {
      const { deal, state } = this.replayer;
      const shown = await shownBy(this.replayer);
      if (!deal || !shown) return;
      const { record, line, step } = shown;
      const cut = await engine.ask("cut", { record, line, book: this.#book, step });
      if (!still()) return;
      this.#before = { ...shown, hash: write(deal, state) };
      this.#playing = true;
      await this.#lay(still, cut.record);
      await this.#others(still);
    });
  }

  /** Go on where the deal stands, which is not what is shown. */
  resume() {
    const { deal, state } = this.replayer;
    if (deal) go(this.replayer, stands(deal, state));
  }

  /** Bring back what there was before the reader took over. */
  async undo() {
    const before = this.#before;
    if (!before) return;
    this.#before = null;
    this.#playing = false;
    if (!this.replayer.dataset.deal) return this.#try((still) => this.#view(still, before, () => before.step));
    // The page has its own deal, to which its own link leads; the address may not have left it yet.
    this.#end();
    this.keep?.hide();
    if (location.hash === before.hash) dispatchEvent(new HashChangeEvent("hashchange"));
    else location.hash = before.hash;
  }

  /** @param {string} action */
  async act(action) {
    if (this.element.hasAttribute("aria-busy")) return;
    return this.#try(async (still) => {
      const { record, line } = await this.#line();
      const { record: done, refusal } = await engine.ask("act", { record, line, book: this.#book, action });
      if (!still()) return;
      if (refusal) return this.face.choices.refuse(action, refusal);
      this.face.deeds.clear();
      await this.#lay(still, done, line);
      await this.#others(still);
    });
  }

  /** Take back the last action; where others play, all since the reader's last. */
  back() {
    return this.#try(async (still) => {
      const book = this.#book;
      let { record, line } = await this.#line();
      for (let count = 0; count < MOST; count += 1) {
        record = (await engine.ask("back", { record, line, book })).record;
        const { seat } = await engine.ask("options", { record, line, book });
        if (seat === null || this.face.mine(seat)) break;
      }
      if (!still()) return;
      this.face.deeds.clear();
      await this.#lay(still, record, line);
    });
  }

  /** Let the plain player act: once, to the end, or until it is the turn of a seat. @param {"one" | string[]} until */
  auto(until) {
    return this.#try((still) => this.#plain(still, until));
  }

  /** @param {() => boolean} still @param {"one" | string[]} until */
  async #plain(still, until) {
    if (this.#options?.status !== "open") return;
    const { record, line } = await this.#line();
    const { record: done, actions } = await engine.ask("auto", { record, line, book: this.#book, until });
    if (!still()) return;
    await this.#lay(still, done, line);
    // Not before it is seen on the table.
    if (still()) this.face.deeds.show(actions);
  }

  /** Let the others play until it is the reader's turn. @param {() => boolean} still */
  async #others(still) {
    if (!still()) return;
    const { status = "over", seat = null } = this.#options ?? {};
    if (this.#playing && status === "open" && seat !== null && !this.face.mine(seat)) await this.#plain(still, this.face.until);
  }

  /** The record that is shown, and the line of it that is played. */
  async #line() {
    const shown = await shownBy(this.replayer);
    if (!shown) throw new Error("no deal");
    return shown;
  }

  /** Show a record in the place of the one that is shown. @param {() => boolean} still @param {Shown["record"]} record @param {string} [line] */
  async #lay(still, record, line) {
    const shown = await shownBy(this.replayer);
    await this.#view(still, { record, line, books: shown?.books ?? [this.#book] }, stands);
  }

  /** @param {() => boolean} still @param {Omit<Shown, "step">} what @param {(deal: Deal, state: State) => number} where */
  async #view(still, what, where) {
    const from = this.replayer.state.step;
    const { books } = what;
    const deal = await viewed(what);
    if (!still()) return;
    this.#deal = deal;
    await show(this.replayer, deal, { books, from, step: where(deal, begun(books)), still });
    if (still()) await this.#ask();
  }

  /** Something is shown: by us, or because the reader went to another step, took another book, or another deal. */
  #shown() {
    this.#hide();
    if (!this.#open) return;
    const { deal } = this.replayer;
    const ours = deal === this.#deal;
    if (!ours && deal?.data !== this.#deal?.data) {
      this.#playing = false;
      this.#end();
    }
    if (this.#playing) this.keeper?.soon();
    if (ours && this.element.hasAttribute("aria-busy")) return;
    this.#deal = deal;
    this.#ask().catch((error) => this.face.tell(filled(this.words.failed, { message: messageOf(error) })));
  }

  /** Ask what may be done, if the table shows where the deal stands; or say that it shows something else. @returns {Promise<void>} */
  async #ask() {
    const { deal, state } = this.replayer;
    if (!deal) return;
    const { still } = this.#turns;
    const book = this.#book;
    const at = state.step >= stands(deal, state);
    const here = () => deal === this.replayer.deal && state.step === this.replayer.state.step;
    const { record, line } = await this.#line();
    const options = at ? await engine.ask("options", { record, line, book }) : null;
    if (!still()) return;
    // A step that the reader goes while something is being done is not asked about by itself.
    if (!here()) {
      if (this.element.hasAttribute("aria-busy")) await this.#ask();
      return;
    }
    this.#options = options;
    this.#playing ||= at && isOpen(deal, state);
    this.#draw(at);
    if (options?.status === "over") await this.face.scores.show({ record, line, book, seats: deal.seats }, () => still() && here());
    else this.face.scores.clear();
  }

  /** @param {boolean} at - whether the table shows where the deal stands */
  #draw(at) {
    const [options, seats] = [this.#options, this.face.seats(this.replayer.deal)];
    const start = this.replayer.state.step === 0;
    this.face.show({ at, playing: this.#playing, undo: this.#before !== null, start, options, seats });
    const due = options?.status === "open" ? Object.keys(seats).indexOf(options.seat ?? "") : -1;
    this.replayer.offer(due < 0 ? null : this.face.choices.offer(due));
    mark(this.replayer, due);
    this.#hide();
    const lost = document.activeElement === document.body || this.element.contains(document.activeElement);
    if (this.#held && lost) this.face.focus();
    this.#held = false;
  }

  /** Turn the hands face down that the reader does not want to see, until the deal is over. */
  #hide() {
    const { seen } = this.face;
    const hidden = this.#open && this.#playing && seen !== null && this.#options?.status !== "over";
    blind(this.replayer, hidden ? Object.keys(this.face.seats(this.replayer.deal)).indexOf(seen) : null);
  }

  /** The panel is opened, or closed; what a reader has played is not cut where it is shown. @param {{open: boolean, played: boolean}} how */
  #panel({ open, played }) {
    this.#open = open;
    this.#playing ||= played;
    const { deal, state } = this.replayer;
    if (!open || !deal) {
      if (!this.#playing) this.#end();
      mark(this.replayer, -1);
      this.#hide();
      return this.replayer.offer(null);
    }
    if (this.#playing || state.step >= stands(deal, state)) this.#shown();
    else this.begin();
  }
}

/**
 * Return what lets a reader play on, from the step that is shown when it is opened.
 * @param {Replayer} replayer
 * @returns {Promise<HTMLElement>}
 */
export async function playPanel(replayer) {
  const [words, keeping, faces] = await Promise.all([labWords("play"), labWords("deal"), Faces.load(), dressed("engine", "lab", "lab-rules")]);
  // In the laboratory the page itself keeps and shares.
  const keep = replayer.closest("sp-lab") ? null : new Keep(keeping, replayer);
  return new Play(replayer, words, faces, keep).element;
}
