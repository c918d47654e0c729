/** A deal on the screen: the tables, what stands above and below them, and where the reader is in it. */

import { el } from "../dom.mjs";
import { choose as choosePack } from "../pack.mjs";
import { Turns } from "../turns.mjs";
import { Chooser } from "./choose.mjs";
import { Clock } from "./clock.mjs";
import { Controls } from "./controls.mjs";
import { actOf } from "./keys.mjs";
import { along, isPick } from "./offer.mjs";
import { Share } from "./share.mjs";
import { Stage, last } from "./stage.mjs";

/** @typedef {import("./model.mjs").Deal} Deal */
/** @typedef {import("./model.mjs").State} State */
/** @typedef {import("./model.mjs").Words} Words */
/** @typedef {import("./offer.mjs").Offer} Offer */
/** @typedef {import("./source.mjs").Source} Source */
/** @typedef {import("../pack.mjs").Faces} Faces */
/**
 * @typedef {object} Then
 * @property {() => void} moved - the reader went somewhere
 * @property {() => void} shown - a position is shown, whoever wished it
 * @property {(error: unknown) => void} failed - a book that the reader chose cannot be shown
 * @property {() => URL} frame - the address of what is shown, in a page without anything around
 */

export class Player {
  /** @type {State} */
  state = { line: 0, book: 0, beside: null, step: 0 };
  /** @type {Deal | null} what is shown: the source's deal, or that deal under more books */
  deal = null;
  /** @type {Source | null} where it comes from */
  source = null;
  /** Whether the engine or a file is being waited for. */
  pending = false;
  /** What is asked for. */
  #turns = new Turns();
  /** Counts the reader's steps. */
  #steps = 0;
  /** @type {Partial<State>} what the reader has chosen while something is being waited for */
  #wished = {};
  /** Whether the reader was about to play a card when the offer ended. */
  #held = false;

  /**
   * @param {Words} words
   * @param {Faces} faces
   * @param {Then} then
   */
  constructor(words, faces, then) {
    this.faces = faces;
    this.then = then;
    const go = (/** @type {number} */ step) => this.go(step);
    this.chooser = new Chooser(words, { choose: (some) => this.#choose(some), pack: choosePack });
    this.controls = new Controls(words, { act: (act) => this.#act(act), go });
    this.stage = new Stage(words, go);
    this.clock = new Clock({
      tick: () => this.go(this.state.step + 1),
      pace: () => this.controls.pace,
      tell: (runs) => this.controls.play(runs),
    });
    const text = () => this.stage.text();
    this.share = new Share(words, { text, frame: then.frame, title: () => this.deal?.title ?? "" });
    this.spoken = el("p", { class: "sp-rp__spoken", role: "status", "aria-live": "polite" });
  }

  /** Have a deal and a place in it, and show nothing yet. @param {Source} source @param {Partial<State>} [state] */
  hold(source, state = {}) {
    this.#turns.begin();
    this.pending = false;
    this.#wished = {};
    this.clock.stop();
    this.source = source;
    this.#lay(source.deal);
    this.state = { line: 0, book: 0, beside: null, step: 0, ...state };
  }

  /** Show a deal from its beginning, or from a place in it. @param {Source} source @param {Partial<State>} [state] */
  take(source, state = {}) {
    this.hold(source, state);
    this.show(this.state);
  }

  /** The number of the last position. */
  get end() {
    return this.deal ? last(this.deal, this.state) : 0;
  }

  /** @param {State} state @returns {boolean} whether it can be shown with what is at hand */
  has({ line, book, beside }) {
    const replays = this.deal?.lines[line]?.replays;
    return [book, beside].every((place) => place === null || replays?.[place]);
  }

  /** @param {Deal} deal */
  #lay(deal) {
    if (deal === this.deal) return;
    this.deal = deal;
    this.stage.clear();
  }

  /**
   * Show the deal under books by name. Only the last that is asked for is shown, with the step to which the reader has gone meanwhile.
   * What cannot be shown rejects, unless something else has been asked for since.
   * @param {string} spec
   * @param {string | null} beside
   * @param {{line?: number, step?: number}} [where]
   * @returns {Promise<boolean>} whether it is shown
   */
  async under(spec, beside, where = {}) {
    const still = this.#turns.begin();
    const steps = this.#steps;
    const line = where.line ?? this.state.line;
    const specs = beside === null || beside === spec ? [spec] : [spec, beside];
    this.pending = true;
    try {
      const { deal, places } = await /** @type {Source} */ (this.source).under(line, specs);
      if (!still()) return false;
      const [book = 0, other = null] = places;
      const step = steps === this.#steps ? where.step ?? this.state.step : this.state.step;
      this.clock.stop();
      this.#lay(deal);
      this.pending = false;
      this.show({ line, book, beside: other, step });
      return true;
    } catch (error) {
      if (!still()) return false;
      throw error;
    } finally {
      if (still()) {
        this.pending = false;
        this.#wished = {};
        if (steps !== this.#steps) this.then.moved();
      }
    }
  }

  /** Show a state, or the end where its step lies beyond. @param {State} state */
  show(state) {
    const deal = /** @type {Deal} */ (this.deal);
    const end = last(deal, state);
    this.state = { ...state, step: Math.max(0, Math.min(state.step, end)) };
    const { step } = this.state;
    const focused = this.#withdraw();
    const shown = this.stage.show(deal, this.state, this.faces);
    if (focused) this.stage.frame?.focus({ preventScroll: true });
    this.chooser.show(deal, this.state, this.faces.choice);
    this.controls.show(step, end, shown.group);
    this.share.show(Boolean(deal.frame));
    this.#speak(shown.said);
    if (step === end) this.clock.stop();
    this.then.shown();
  }

  /** Say what happens, once: to those who see the page and to those who hear it. @param {string[]} lines */
  #speak(lines) {
    if (this.spoken.textContent !== lines.join("")) this.spoken.replaceChildren(...lines.map((line) => el("span", {}, line)));
  }

  /** Go to a step at the reader's wish. @param {number} step */
  go(step) {
    this.#steps += 1;
    this.show({ ...this.state, step });
    this.then.moved();
  }

  /** @param {Partial<State>} some */
  async #choose(some) {
    const deal = /** @type {Deal} */ (this.deal);
    this.clock.stop();
    this.#wished = { ...this.#wished, ...some };
    const { line, book, beside, step } = { ...this.state, ...this.#wished };
    const names = [book, beside].map((place) => (place === null ? null : deal.books[place]?.spec ?? null));
    try {
      if (await this.under(names[0] ?? "", names[1] ?? null, { line, step })) this.then.moved();
    } catch (error) {
      this.chooser.show(deal, this.state, this.faces.choice);
      this.then.failed(error);
    }
  }

  /** @param {import("./controls.mjs").Act} act */
  #act(act) {
    const { step } = this.state;
    const { runs } = this.clock;
    this.clock.stop();
    if (act !== "play") return this.go({ first: 0, back: step - 1, next: step + 1, last: Infinity }[act]);
    if (runs) return;
    if (step >= last(/** @type {Deal} */ (this.deal), this.state)) this.go(0);
    this.clock.start();
  }

  /** @param {KeyboardEvent} event @param {HTMLElement} inside */
  key(event, inside) {
    const goes = along(event, this.stage.tables);
    const act = goes ? undefined : actOf(event, inside);
    if (!goes && act === undefined) return;
    event.preventDefault();
    if (act !== undefined) this.#act(act);
  }

  /** Offer cards as buttons, until another position is shown. @param {Offer | null} offer */
  offer(offer) {
    const buttons = this.stage.offer(offer);
    const { activeElement } = document;
    if (!this.#held || !buttons.length) return;
    this.#held = false;
    if (activeElement !== document.body && activeElement !== this.stage.frame) return;
    const [first = buttons[0]] = buttons.filter((button) => !button.hasAttribute("aria-disabled"));
    first?.focus({ preventScroll: true });
  }

  /** End the offer. @returns {boolean} whether the focus was on the table */
  #withdraw() {
    const { activeElement } = document;
    const picking = isPick(activeElement) && this.stage.tables.contains(activeElement);
    const focused = picking || (activeElement !== null && activeElement === this.stage.frame);
    this.#held ||= picking;
    if (!picking && !focused) this.#held = false;
    this.stage.offer(null);
    return focused;
  }

  /** Show another pack. @param {Faces} faces */
  dress(faces) {
    this.faces = faces;
    this.stage.clear();
    if (this.deal) this.show(this.state);
  }
}
