/** The buttons below the tables: first, back, play, on, last, a slider, the speed. */

import { el, filled, set } from "../dom.mjs";

/** @typedef {import("./model.mjs").Words} Words */
/** @typedef {"first" | "back" | "play" | "next" | "last"} Act */

/** Paths in a square of 24, drawn by us: bars and triangles. @type {Record<string, string>} */
const SIGNS = {
  first: "M6 5h2.5v14H6zM19 5v14L9.5 12z",
  back: "M17 5v14L7.5 12z",
  play: "M8 5v14l10.5-7z",
  pause: "M7 5h3.5v14H7zM13.5 5H17v14h-3.5z",
  next: "M7 5v14l9.5-7z",
  last: "M5 5v14l9.5-7zM15.5 5H18v14h-2.5z",
};
/** @type {Record<string, number>} milliseconds a step */
const SPEEDS = { slow: 3200, even: 1700, quick: 800 };
const SVG = "http://www.w3.org/2000/svg";

export class Controls {
  /**
   * @param {Words} words
   * @param {{act: (act: Act) => void, go: (step: number) => void}} then
   */
  constructor(words, { act, go }) {
    this.words = words;
    /** @type {Map<Act, HTMLButtonElement>} */
    this.buttons = new Map();
    for (const name of /** @type {Act[]} */ (["first", "back", "play", "next", "last"])) {
      const button = el("button", { type: "button", class: `sp-rp__button sp-rp__button--${name}` }, sign(name));
      entitle(button, words[name] ?? name);
      button.addEventListener("click", () => act(name));
      this.buttons.set(name, button);
    }
    this.slider = el("input", { type: "range", min: 0, max: 0, step: 1, "aria-label": words.position, class: "sp-rp__slider" });
    this.slider.addEventListener("input", () => go(Number(this.slider.value)));
    this.place = el("output", { class: "sp-rp__place" });
    const speeds = Object.keys(SPEEDS).map((name) => el("option", { value: name }, words[name]));
    this.speed = el("select", { "aria-label": words.speed, class: "sp-rp__speed" }, ...speeds);
    this.speed.value = "even";
    const pace = el("label", { class: "sp-rp__pace" }, el("span", {}, words.speed), this.speed);
    this.element = el("div", { class: "sp-rp__bar" }, ...this.buttons.values(), this.slider, this.place, pace);
  }

  /** How long a step lasts. */
  get pace() {
    return SPEEDS[this.speed.value] ?? 1700;
  }

  /**
   * @param {number} step
   * @param {number} last
   * @param {string} group
   */
  show(step, last, group) {
    this.slider.max = String(last);
    this.slider.value = String(step);
    const place = filled(this.words.step, { step, last });
    set(this.slider, "aria-valuetext", `${place}: ${group}`);
    this.place.replaceChildren(el("span", {}, place), el("span", { class: "sp-rp__group" }, group));
    for (const name of /** @type {Act[]} */ (["first", "back"])) this.#enable(name, step > 0);
    for (const name of /** @type {Act[]} */ (["next", "last"])) this.#enable(name, step < last);
  }

  /** A button that does nothing here keeps the focus, so it is not disabled but says so. @param {Act} act @param {boolean} can */
  #enable(act, can) {
    const button = this.buttons.get(act);
    if (button) set(button, "aria-disabled", can ? null : "true");
  }

  /** @param {boolean} playing */
  play(playing) {
    const button = this.buttons.get("play");
    if (!button) return;
    const name = playing ? "pause" : "play";
    button.replaceChildren(sign(name));
    entitle(button, this.words[name] ?? name);
  }
}

/** @param {HTMLElement} button @param {string} words */
function entitle(button, words) {
  button.setAttribute("aria-label", words);
  button.title = words;
}

/** @param {string} name */
function sign(name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", SIGNS[name] ?? "");
  svg.append(path);
  return svg;
}
