/** `<sp-replayer>`: shows a recorded deal step by step under one book or two. What happens, the build has written down. */

import { el, filled } from "./dom.mjs";
import { Faces, choose as choosePack } from "./pack.mjs";
import { Chooser } from "./replay/choose.mjs";
import { Controls } from "./replay/controls.mjs";
import { isMoment, read, write } from "./replay/link.mjs";
import { Replay, parting } from "./replay/model.mjs";
import { Reasons } from "./replay/why.mjs";
import { Share } from "./replay/share.mjs";
import { Side } from "./replay/side.mjs";
import { siteFile } from "./where.mjs";

/** @typedef {import("./replay/model.mjs").Deal} Deal */
/** @typedef {import("./replay/model.mjs").State} State */
/** @typedef {import("./replay/model.mjs").Words} Words */

/** @param {URL} address @returns {Promise<any>} */
async function json(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  return answer.json();
}

class Replayer extends HTMLElement {
  /** @type {AbortController | null} */
  #life = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #clock;
  /** @type {State} */
  #state = { line: 0, book: 0, beside: null, step: 0 };
  /** @type {Deal | null} */
  #deal = null;
  /** @type {Words} */
  #words = {};
  /** @type {Faces | null} */
  #faces = null;
  /** @type {Side[]} */
  #sides = [];

  async connectedCallback() {
    this.#life?.abort();
    const life = (this.#life = new AbortController());
    try {
      const [deal, words, faces] = await Promise.all([
        json(siteFile(this.dataset.deal ?? "")),
        json(siteFile("data/replay.json")),
        Faces.load(),
      ]);
      if (life.signal.aborted) return;
      this.#deal = deal;
      this.#words = words;
      this.#faces = faces;
    } catch (error) {
      this.dataset.state = "failed";
      console.error(error);
      return;
    }
    this.#build(life.signal);
  }

  disconnectedCallback() {
    this.#life?.abort();
    this.#life = null;
    this.#pause();
  }

  get #place() {
    return /** @type {HTMLElement} */ (this.querySelector(".sp-rp"));
  }

  /** @param {AbortSignal} signal */
  #build(signal) {
    const deal = /** @type {Deal} */ (this.#deal);
    const then = { choose: (/** @type {Partial<State>} */ some) => this.#choose(some), pack: choosePack };
    this.chooser = new Chooser(deal, this.#words, then);
    this.controls = new Controls(this.#words, { act: (act) => this.#act(act), go: (step) => this.#go(step) });
    const frame = () => new URL(write(deal, this.#state), siteFile(deal.frame));
    this.share = new Share(this.#words, { text: () => this.#text(), frame, title: deal.title });
    this.spoken = el("p", { class: "sp-rp__spoken", role: "status", "aria-live": "polite" });
    this.notice = el("p", { class: "sp-rp__notice", role: "status" });
    this.tables = el("div", { class: "sp-rp__tables" });
    this.under = el("div", { class: "sp-rp__under" });
    this.#place.replaceChildren(
      this.notice,
      this.chooser.element,
      this.tables,
      this.controls.element,
      this.spoken,
      this.under,
      this.share.element,
    );
    this.addEventListener("keydown", (event) => this.#key(event), { signal });
    addEventListener("hashchange", () => this.#follow() || this.#unfold(), { signal });
    document.addEventListener("click", (event) => this.#link(event), { signal, capture: true });
    document.addEventListener("sp-pack", (event) => this.#dress(/** @type {CustomEvent} */ (event).detail), { signal });
    addEventListener("beforeprint", () => this.#pause(), { signal });
    this.#state = this.#first(deal);
    const asked = this.#follow();
    if (!asked) this.#unfold();
    if (!asked) this.#set(this.#state);
    this.dataset.state = "ready";
    if (asked && !scrollY) this.scrollIntoView();
  }

  /** What is shown where the address says nothing: two books where there are two and the room for them. @param {Deal} deal */
  #first(deal) {
    const two = deal.books[1]?.spoken && matchMedia("(min-width: 60em)").matches && !this.hasAttribute("data-single");
    return { line: 0, book: 0, beside: two ? 1 : null, step: 0 };
  }

  /** Show what the address says. @returns {boolean} whether it says anything */
  #follow() {
    const deal = /** @type {Deal} */ (this.#deal);
    const found = read(deal, location.hash, this.#state);
    if (!found) return false;
    this.#pause();
    const { state, unknown, cut } = found;
    const last = this.#last(state);
    const notes = [
      cut && this.#words.cut,
      ...unknown.map((what) => filled(this.#words.unknown, { what })),
      state.step > last && filled(this.#words.beyond, { step: state.step, last }),
    ];
    this.#set({ ...state, step: Math.min(state.step, last) });
    /** @type {HTMLElement} */ (this.notice).textContent = notes.filter(Boolean).join(" ");
    return true;
  }

  /** @param {State} state @returns {number} the number of the last position */
  #last({ line, book, beside }) {
    const deal = /** @type {Deal} */ (this.#deal);
    const ends = [book, beside].map((place) => (place === null ? 0 : new Replay(deal, line, place).last));
    return Math.max(...ends);
  }

  /** Show a state, and make anew only what it changes. @param {State} state */
  #set(state) {
    const before = this.#state;
    this.#state = state;
    const same = state.line === before.line && state.book === before.book && state.beside === before.beside;
    if (!same || !this.#sides.length) this.#lay();
    this.#show();
  }

  /** Lay the tables for the line and the books of the state. */
  #lay() {
    const { line, book, beside } = this.#state;
    const deal = /** @type {Deal} */ (this.#deal);
    const faces = /** @type {Faces} */ (this.#faces);
    const reasons = new Reasons(this.#words, faces);
    const go = (/** @type {number} */ step) => this.#go(step);
    const shown = beside === null ? [book] : [book, beside];
    this.#sides = shown.map((place) => new Side(new Replay(deal, line, place), this.#words, faces, go));
    const parts = beside === null ? null : parting(deal, line, book, beside);
    const [one, other] = this.#sides;
    const single = other === undefined;
    this.tables?.replaceChildren(...this.#sides.map(({ table }) => table), ...(single && one ? [one.log.element] : []));
    this.tables?.classList.toggle("sp-rp__tables--two", !single);
    const logs = single ? [] : this.#sides.map(({ log }) => log.element);
    const box = one && other ? [reasons.parting(one.replay, other.replay, parts, go)] : [];
    this.under?.replaceChildren(...box, ...logs, ...this.#sides.map(({ why }) => why));
    this.under?.classList.toggle("sp-rp__under--two", !single);
    this.#sides.forEach((side) => side.log.part(parts?.step ?? null));
    this.chooser?.show(this.#state, faces.choice);
  }

  #show() {
    const { step } = this.#state;
    const last = this.#last(this.#state);
    this.#sides.forEach((side, place) => side.show(step, this.#sides[1 - place]));
    const [one, other] = this.#sides;
    if (!one) return;
    this.controls?.show(step, last, one.replay.at(step).group);
    const [mine, yours] = [one.say(step), other?.say(step)];
    const differs = yours !== undefined && yours !== mine;
    const lines = differs ? [`${one.replay.book.title}: ${mine}`, `${other?.replay.book.title}: ${yours}`] : [mine];
    this.#speak(lines.map((line) => /** @type {Faces} */ (this.#faces).words(line)));
    if (step === last) this.#pause();
  }

  /** Say what happens, once: to those who see the page and to those who hear it. @param {string[]} lines */
  #speak(lines) {
    const spoken = /** @type {HTMLElement} */ (this.spoken);
    if (spoken.textContent !== lines.join("")) spoken.replaceChildren(...lines.map((line) => el("span", {}, line)));
  }

  /** Go to a step at the reader's wish, and write it into the address. @param {number} step */
  #go(step) {
    const last = this.#last(this.#state);
    this.#set({ ...this.#state, step: Math.max(0, Math.min(step, last)) });
    this.#write();
  }

  /** @param {Partial<State>} some */
  #choose(some) {
    this.#pause();
    const state = { ...this.#state, ...some };
    if (state.beside === state.book) state.beside = null;
    this.#set({ ...state, step: Math.min(state.step, this.#last(state)) });
    this.#write();
  }

  #write() {
    if (this.notice) this.notice.textContent = "";
    const address = new URL(location.href);
    address.hash = write(/** @type {Deal} */ (this.#deal), this.#state);
    try {
      history.replaceState(history.state, "", address);
    } catch {
      // A browser that is asked too often refuses; the next step writes again.
    }
  }

  /** @param {import("./replay/controls.mjs").Act} act */
  #act(act) {
    const { step } = this.#state;
    if (act === "play") return this.#clock === undefined ? this.#play() : this.#pause();
    this.#pause();
    this.#go({ first: 0, back: step - 1, next: step + 1, last: Infinity }[act]);
  }

  #play() {
    const tick = () => {
      this.#clock = setTimeout(tick, this.controls?.pace);
      this.#go(this.#state.step + 1);
    };
    if (this.#state.step >= this.#last(this.#state)) this.#go(0);
    this.controls?.play(true);
    this.#clock = setTimeout(tick, this.controls?.pace);
  }

  #pause() {
    if (this.#clock === undefined) return;
    clearTimeout(this.#clock);
    this.#clock = undefined;
    this.controls?.play(false);
  }

  /** Keys while the focus is inside; what has keys of its own keeps them. @param {KeyboardEvent} event */
  #key(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !this.#place.contains(target)) return;
    if (target.closest("select, input, textarea")) return;
    /** @type {Record<string, import("./replay/controls.mjs").Act>} */
    const acts = { ArrowLeft: "back", ArrowRight: "next", Home: "first", End: "last", " ": "play" };
    const act = acts[event.key];
    if (act === undefined || (event.key === " " && target.closest("button, a, summary"))) return;
    event.preventDefault();
    this.#act(act);
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
    const place = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const folded = place && this.contains(place) ? place.closest("details") : null;
    if (folded) folded.open = true;
  }

  /** Show another pack. @param {Faces} faces */
  #dress(faces) {
    this.#faces = faces;
    this.#lay();
    this.#show();
  }

  /** @returns {string} the replay in words, in the reader's pack */
  #text() {
    return this.#sides.map((side) => side.text()).join("\n\n");
  }
}

if (!customElements.get("sp-replayer")) customElements.define("sp-replayer", Replayer);
