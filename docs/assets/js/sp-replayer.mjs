/** `<sp-replayer>`: shows a recorded deal step by step under one book or two. What happens, the build has written down. */

import { el, filled } from "./dom.mjs";
import { Faces, choose as choosePack, chosen } from "./pack.mjs";
import { Chooser } from "./replay/choose.mjs";
import { Controls } from "./replay/controls.mjs";
import { actOf } from "./replay/keys.mjs";
import { isMoment, read, write } from "./replay/link.mjs";
import { Share } from "./replay/share.mjs";
import { Stage, last } from "./replay/stage.mjs";
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
  /** @type {Stage | null} */
  #stage = null;

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
  async #build(signal) {
    const deal = /** @type {Deal} */ (this.#deal);
    const then = { choose: (/** @type {Partial<State>} */ some) => this.#choose(some), pack: choosePack };
    this.chooser = new Chooser(deal, this.#words, then);
    this.controls = new Controls(this.#words, { act: (act) => this.#act(act), go: (step) => this.#go(step) });
    const stage = (this.#stage = new Stage(this.#words, (step) => this.#go(step)));
    const frame = () => new URL(write(deal, this.#state), siteFile(deal.frame));
    this.share = new Share(this.#words, { text: () => stage.text(), frame, title: deal.title });
    this.spoken = el("p", { class: "sp-rp__spoken", role: "status", "aria-live": "polite" });
    this.notice = el("p", { class: "sp-rp__notice", role: "status" });
    this.#place.replaceChildren(
      this.notice,
      this.chooser.element,
      stage.tables,
      this.controls.element,
      this.spoken,
      stage.under,
      this.share.element,
    );
    this.addEventListener("keydown", (event) => this.#key(event), { signal });
    addEventListener("hashchange", async () => (await this.#follow()) || this.#unfold(), { signal });
    document.addEventListener("click", (event) => this.#link(event), { signal, capture: true });
    document.addEventListener("sp-pack", (event) => this.#dress(/** @type {CustomEvent} */ (event).detail), { signal });
    addEventListener("beforeprint", () => this.#pause(), { signal });
    this.#state = this.#first(deal);
    const asked = await this.#follow();
    if (!asked) this.#show(this.#state);
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
    const deal = /** @type {Deal} */ (this.#deal);
    const found = read(deal, location.hash, this.#state);
    if (!found) return false;
    this.#pause();
    const { state, unknown, cut } = found;
    if (!(await this.#want(state))) return false;
    const { step } = state;
    const end = this.#show(state);
    this.#note(
      cut && this.#words.cut,
      ...unknown.map((what) => filled(this.#words.unknown, { what })),
      step > end && filled(this.#words.beyond, { step, last: end }),
    );
    return true;
  }

  /** Send for the other books where one is to be shown. @param {State} state @returns {Promise<boolean>} whether it can be */
  async #want({ line, book, beside }) {
    const sent = /** @type {Deal} */ (this.#deal).lines[line]?.replays.length ?? 0;
    if (book < sent && (beside ?? 0) < sent) return true;
    try {
      this.#deal = await json(siteFile(this.dataset.whole ?? ""));
      this.#stage?.clear();
      return true;
    } catch {
      this.#note(this.#words.failed);
      return false;
    }
  }

  /** @param {...(string | undefined | false)} sentences */
  #note(...sentences) {
    if (this.notice) this.notice.textContent = sentences.filter(Boolean).join(" ");
  }

  /** Show a state, or the end where its step lies beyond. @param {State} state @returns {number} the number of the end */
  #show(state) {
    const [deal, faces] = [/** @type {Deal} */ (this.#deal), /** @type {Faces} */ (this.#faces)];
    const end = last(deal, state);
    this.#state = { ...state, step: Math.max(0, Math.min(state.step, end)) };
    const { step } = this.#state;
    const shown = this.#stage?.show(deal, this.#state, faces);
    this.chooser?.show(this.#state, faces.choice);
    this.controls?.show(step, end, shown?.group ?? "");
    this.#speak(shown?.said ?? []);
    if (step === end) this.#pause();
    return end;
  }

  /** Say what happens, once: to those who see the page and to those who hear it. @param {string[]} lines */
  #speak(lines) {
    const spoken = /** @type {HTMLElement} */ (this.spoken);
    if (spoken.textContent !== lines.join("")) spoken.replaceChildren(...lines.map((line) => el("span", {}, line)));
  }

  /** Go to a step at the reader's wish, and write it into the address. @param {number} step */
  #go(step) {
    this.#show({ ...this.#state, step });
    this.#write();
  }

  /** @param {Partial<State>} some */
  async #choose(some) {
    this.#pause();
    const state = { ...this.#state, ...some };
    if (state.beside === state.book) state.beside = null;
    if (!(await this.#want(state))) return this.chooser?.show(this.#state, chosen());
    this.#show(state);
    this.#write();
  }

  #write() {
    this.#note();
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
    if (this.#state.step >= last(/** @type {Deal} */ (this.#deal), this.#state)) this.#go(0);
    this.controls?.play(true);
    this.#clock = setTimeout(tick, this.controls?.pace);
  }

  #pause() {
    if (this.#clock === undefined) return;
    clearTimeout(this.#clock);
    this.#clock = undefined;
    this.controls?.play(false);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const act = actOf(event, this.#place);
    if (act === undefined) return;
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
    const place = document.getElementById(location.hash.slice(1));
    const folded = place && this.contains(place) ? place.closest("details") : null;
    if (folded) folded.open = true;
  }

  /** Show another pack. @param {Faces} faces */
  #dress(faces) {
    this.#faces = faces;
    this.#stage?.clear();
    this.#show(this.#state);
  }
}

if (!customElements.get("sp-replayer")) customElements.define("sp-replayer", Replayer);
