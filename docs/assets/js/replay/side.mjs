/** One book's part of the replayer: its table, its log, and the rules behind each step. */

import { el, filled, set } from "../dom.mjs";
import { Board } from "./board.mjs";
import { Log } from "./log.mjs";
import { Reasons } from "./why.mjs";

/** @typedef {import("./model.mjs").Replay} Replay */
/** @typedef {import("./model.mjs").Words} Words */
/** @typedef {import("../pack.mjs").Faces} Faces */

export class Side {
  /**
   * @param {Replay} replay
   * @param {Words} words
   * @param {Faces} faces
   * @param {(step: number) => void} go
   */
  constructor(replay, words, faces, go) {
    this.replay = replay;
    this.words = words;
    this.faces = faces;
    this.board = new Board(replay, words, faces);
    this.log = new Log(replay, words, faces, go);
    this.reasons = new Reasons(words, faces);
    this.facts = el("p", { class: "sp-rp__facts" });
    this.sides = el("p", { class: "sp-rp__sides" });
    this.verdict = el("p", { class: "sp-rp__verdict" });
    this.why = el("div", { class: "sp-rp__why" });
    const title = el("h2", { class: "sp-rp__title" }, replay.book.title);
    this.frame = el("div", { class: "sp-rp__frame", tabindex: "0", role: "group" }, this.board.element);
    this.frame.setAttribute("aria-label", filled(words.board, { book: replay.book.title }));
    const head = el("div", { class: "sp-rp__head" }, title, this.verdict, this.sides, this.facts);
    this.table = el("section", { class: "sp-rp__side" }, head, this.frame);
  }

  /** @param {number} number @returns {string} what happens, as a sentence whose cards are left open */
  say(number) {
    const { replay, words } = this;
    if (number <= replay.last) return replay.at(number).say;
    return filled(words.over, { step: replay.last });
  }

  /**
   * @param {number} number
   * @param {Side} [beside]
   */
  show(number, beside) {
    const { replay, faces } = this;
    const look = replay.look(number);
    this.board.show(number, this.#odd(number, beside));
    this.log.show(number);
    const facts = look.facts.flatMap(([name, value], count) => [
      count ? " · " : "",
      el("span", { class: "sp-rp__fact" }, name, " "),
      ...faces.signs(value),
    ]);
    this.facts.replaceChildren(...facts);
    this.sides.textContent = look.sides;
    const { verdict, status, lost } = replay.at(number);
    this.verdict.textContent = verdict ?? "";
    set(this.verdict, "data-status", lost ? "lost" : status ?? null);
    this.why.replaceChildren(this.reasons.step(replay, number, beside !== undefined));
    this.table.classList.toggle("sp-rp__side--over", number > replay.last);
  }

  /** The choices that the other book does not have at this step. @param {number} number @param {Side} [beside] */
  #odd(number, beside) {
    if (!beside) return new Set();
    const marks = (/** @type {Replay} */ replay) => (replay.at(number).marks ?? "").split(" ");
    const others = new Set(marks(beside.replay));
    return new Set(marks(this.replay).filter((card) => card && !others.has(card)));
  }

  /** @returns {string} the whole replay in words */
  text() {
    const { replay, faces } = this;
    const { deal, steps } = replay;
    const hands = deal.hands.map((hand, seat) => {
      const held = new Set(hand.split(" "));
      const named = replay.order.filter((card) => held.has(card)).map((card) => faces.cardName(card));
      return `${deal.seats[seat]}: ${named.join(", ")}`;
    });
    let group = "";
    const told = steps.flatMap((step, number) => {
      const head = step.group === group ? [] : ["", step.group];
      group = step.group;
      return [...head, `${String(number).padStart(3)}  ${faces.words(step.say)}`];
    });
    const { items = [], pot } = replay.at(replay.last);
    const reckoned = items.map(([label, point, amounts]) => {
      const ruling = replay.ruling(point);
      const cites = (ruling?.cites ?? []).map((place) => deal.cites[place]?.[0]);
      return `     ${label}: ${amounts.join(" ")} (${[this.words[`grade.${ruling?.grade}`], ...cites].filter(Boolean).join("; ")})`;
    });
    return [deal.title, filled(this.words.under, { book: replay.book.title }), "", ...hands, ...told, ...reckoned, ...(pot ? [`     ${pot}`] : [])].join("\n");
  }
}
