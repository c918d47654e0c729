/** `<sp-replayer>`: shows a recorded deal step by step under one book or two. What happens, the engine has written down. */

import { el, filled } from "./dom.mjs";
import { Faces } from "./pack.mjs";
import { lend } from "./replay/lend.mjs";
import { isMoment, read, write } from "./replay/link.mjs";
import { Player } from "./replay/player.mjs";
import { Source, faultOf, json } from "./replay/source.mjs";
import { Workshop } from "./replay/workshop.mjs";
import { Turns } from "./turns.mjs";
import { siteFile } from "./where.mjs";

/** @typedef {import("./replay/model.mjs").Deal} Deal */
/** @typedef {import("./replay/model.mjs").State} State */
/** @typedef {import("./replay/model.mjs").Words} Words */
/** @typedef {import("./replay/offer.mjs").Offer} Offer */

export class Replayer extends HTMLElement {
  /** @type {AbortController | null} */
  #life = null;
  /** @type {Promise<void> | null} */
  #built = null;
  /** @type {Player | null} */
  #player = null;
  /** @type {Source | null} the deal of this page */
  #own = null;
  /** @type {Words} */
  #words = {};
  /** The addresses that are followed. */
  #turns = new Turns();
  /** Whether a played deal, which only the address holds, is on its way. */
  #brings = false;
  /** The path of the page in which the element is: the theme writes another before it exchanges the page. */
  #path = "";

  connectedCallback() {
    this.#life?.abort();
    this.#life = new AbortController();
    this.#path = location.pathname;
    this.#built = this.#load(this.#life.signal);
  }

  disconnectedCallback() {
    this.#life?.abort();
    this.#life = null;
    this.#player?.clock.stop();
  }

  /** What is shown: a deal under some books. @returns {Deal | null} */
  get deal() {
    return this.#player?.deal ?? null;
  }

  /** Where the reader is in it. @returns {State} */
  get state() {
    return { line: 0, book: 0, beside: null, step: 0, ...this.#player?.state };
  }

  /** Ends with the element's stay in the page. @returns {AbortSignal | undefined} */
  get signal() {
    return this.#life?.signal;
  }

  /** Where two books part: it stands below the controls, or in a panel. @returns {HTMLElement | undefined} */
  get parting() {
    return this.#player?.stage.parting;
  }

  /** @returns {Promise<any>} the record of the deal that is shown, as data */
  async record() {
    await this.#built;
    return this.#player?.source?.record();
  }

  /**
   * Show another deal, such as the engine has just played it. The address then stays as it is: whoever brings a deal knows a link to it.
   * @param {Deal} deal
   * @param {Partial<State>} [state]
   */
  async take(deal, state = {}) {
    await this.#built;
    this.#note();
    this.#player?.take(new Source(deal), state);
    this.dataset.state = "ready";
  }

  /**
   * Offer the cards of a seat as buttons, or none. An offer ends when another position is shown; `sp-shown` is the time for a new one.
   * @param {Offer | null} offer
   */
  offer(offer) {
    this.#player?.offer(offer);
  }

  /**
   * Show the deal under books by name; the engine plays it where nobody has yet. Rejects with the engine's error.
   * @param {string} spec
   * @param {string | null} beside
   * @param {{line?: number, step?: number}} [where]
   * @returns {Promise<boolean>} whether it is shown, and not something that was asked for later
   */
  async under(spec, beside, where = {}) {
    await this.#built;
    const shown = (await this.#player?.under(spec, beside, where)) ?? false;
    if (shown) this.#write();
    return shown;
  }

  /** Open or close a panel below the controls. @param {import("./replay/workshop.mjs").Name} name @param {boolean} [open] @param {boolean} [played] - whether a reader has played what is shown */
  async panel(name, open = true, played = false) {
    await this.#built;
    await this.workshop?.open(name, open, played);
  }

  get #place() {
    const found = /** @type {HTMLElement | null} */ (this.querySelector(".sp-rp"));
    const place = found ?? el("div", { class: "sp-rp" });
    if (!found) this.prepend(place);
    return place;
  }

  /** @param {AbortSignal} signal */
  async #load(signal) {
    const { deal = "", whole = "" } = this.dataset;
    try {
      const files = Promise.all([deal ? json(siteFile(deal)) : null, json(siteFile("data/replay.json")), Faces.load()]);
      const [own, words, faces] = await files;
      if (signal.aborted) return;
      this.#words = words;
      this.#own = own && new Source(own, whole);
      this.#build(faces, signal);
    } catch (error) {
      this.dataset.state = "failed";
      console.error(error);
      return;
    }
    if (this.#own) await this.#begin(this.#own);
  }

  /** @param {Faces} faces @param {AbortSignal} signal */
  #build(faces, signal) {
    const earlier = this.#player;
    const player = (this.#player = new Player(this.#words, faces, {
      moved: () => this.#write(),
      shown: () => this.dispatchEvent(new CustomEvent("sp-shown", { bubbles: true, detail: this.state })),
      failed: (error) => this.#note(faultOf(error, this.#words)),
      frame: () => new URL(this.#hash(), siteFile(this.deal?.frame ?? "")),
    }));
    this.workshop = new Workshop(this.#words, this);
    this.notice = el("p", { class: "sp-rp__notice", role: "status" });
    const { chooser, stage, controls, spoken, share } = player;
    const above = [this.notice, chooser.element, stage.tables, controls.element, spoken];
    const place = this.#place;
    if (earlier) place.replaceChildren();
    const before = [...place.children];
    place.prepend(...above, this.workshop.element, stage.parting, stage.under, share.element);
    // What the page came with stays until there is a table in its place.
    stage.laid = () => {
      lend(before, place);
      for (const part of before) part.remove();
      stage.laid = null;
    };
    this.addEventListener("keydown", (event) => player.key(event, this.#place), { signal });
    addEventListener("hashchange", async () => (await this.#follow()) || this.#unfold(), { signal });
    document.addEventListener("click", (event) => this.#link(event), { signal, capture: true });
    document.addEventListener("sp-pack", (event) => player.dress(/** @type {CustomEvent} */ (event).detail), { signal });
    addEventListener("beforeprint", () => player.clock.stop(), { signal });
    // An element that is moved about in its page keeps the deal that somebody brought.
    if (!this.#own && earlier?.source) player.take(earlier.source, earlier.state);
  }

  /** @param {Source} own */
  async #begin(own) {
    const player = /** @type {Player} */ (this.#player);
    player.hold(own, this.#first(own.deal));
    const asked = await this.#follow();
    if (!asked) player.show(player.state);
    this.dataset.state = "ready";
    if (asked && !scrollY) this.scrollIntoView();
    if (!asked) this.#unfold();
  }

  /** What is shown where the address says nothing: two books where there are two and the room for them. @param {Deal} deal */
  #first(deal) {
    const two = deal.books[1]?.spoken && matchMedia("(min-width: 60em)").matches && !this.hasAttribute("data-single");
    return { line: 0, book: 0, beside: two ? 1 : null, step: 0 };
  }

  /** Show what the address says. @returns {Promise<boolean>} whether it says anything */
  async #follow() {
    const [own, player] = [this.#own, this.#player];
    if (!own || !player) return false;
    const played = location.hash.startsWith("#deal");
    if (!played && !isMoment(location.hash)) return false;
    if (player.source !== own) player.hold(own, this.#first(own.deal));
    if (played) {
      this.#bring(this.#turns.begin());
      return true;
    }
    const deal = /** @type {Deal} */ (player.deal);
    const found = read(deal, location.hash, player.state);
    if (!found) return false;
    const still = this.#turns.begin();
    this.#brings = false;
    player.clock.stop();
    const lost = await own.lost(found);
    if (!still()) return true;
    const faults = [found.cut && this.#words.cut, ...lost.map((what) => filled(this.#words.unknown, { what }))];
    const { line, step, book, beside } = found.state;
    const spec = found.other.book ?? deal.books[book]?.spec ?? "";
    const other = found.other.beside ?? (beside === null ? null : deal.books[beside]?.spec ?? null);
    const known = { ...found.state, beside: beside === book ? null : beside };
    if (found.other.book ?? found.other.beside) this.#meanwhile(player.has(known) ? known : { ...player.state, step });
    const from = player.state.step;
    try {
      if (!(await player.under(spec, other, { line, step }))) return true;
      if (found.other.book?.includes("+")) this.workshop?.open("change", true);
      this.#note(...faults, step > player.end && filled(this.#words.beyond, { step, last: player.end }));
    } catch (error) {
      // Who has gone on meanwhile is not called back.
      const { state } = player;
      player.show(state.step === from ? { ...state, step } : state);
      const missed = filled(this.#words.unplayed, { what: found.other.book ?? found.other.beside ?? spec });
      this.#note(...faults, missed, faultOf(error, this.#words));
    }
    return true;
  }

  /** Show the deal that the address holds: somebody has played on from this one. @param {() => boolean} still - whether it is the last followed */
  async #bring(still) {
    this.#brings = true;
    if (this.#player) this.#meanwhile(this.#player.state);
    try {
      const { bring } = await import("./lab/bring.mjs");
      const said = await bring(this);
      if (still()) this.#note(said);
    } catch (error) {
      if (still()) this.#note(faultOf(error, this.#words));
    } finally {
      if (still()) this.#brings = false;
    }
  }

  /** Whether something is on its way of which the address speaks already. */
  get #waits() {
    return this.#brings || this.#player?.pending;
  }

  /** Show the deal under the books that are at hand, until the engine has come. @param {State} state */
  #meanwhile(state) {
    this.#player?.show(state);
    this.dataset.state = "ready";
    this.#note(this.#words.coming);
    import("./lab/progress.mjs").then(({ progress }) => this.#waits && this.notice?.append(progress({}, this.signal))).catch(() => {});
  }

  /** @param {...(string | undefined | false)} sentences */
  #note(...sentences) {
    if (this.notice) this.notice.textContent = sentences.filter(Boolean).join(" ");
  }

  #hash() {
    return write(/** @type {Deal} */ (this.deal), this.state);
  }

  /** Write into the address where the reader is in the deal of this page; who has left it has another's there. */
  #write() {
    if (this.#waits || !this.isConnected || location.pathname !== this.#path) return;
    this.#note();
    if (this.#player?.source !== this.#own) return;
    const address = new URL(location.href);
    address.hash = this.#hash();
    try {
      history.replaceState(history.state, "", address);
    } catch {
      // A browser that is asked too often refuses; the next step writes again.
    }
  }

  /** A link to a moment of this deal goes there without leaving the page. @param {MouseEvent} event */
  #link(event) {
    if (event.button || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || !isMoment(link.hash) || link.pathname !== location.pathname) return;
    event.preventDefault();
    event.stopPropagation();
    if (location.hash === link.hash) this.#follow();
    else location.hash = link.hash;
    this.scrollIntoView();
  }

  /** Open the words that the address leads to. */
  #unfold() {
    const place = document.getElementById(location.hash.slice(1));
    const folded = place && this.contains(place) ? place.closest("details") : null;
    if (folded) folded.open = true;
  }
}

if (!customElements.get("sp-replayer")) customElements.define("sp-replayer", Replayer);
