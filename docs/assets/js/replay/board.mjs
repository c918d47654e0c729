/** The table under one book: seats, cards and what is said, as they are at one step. */

import { el, filled, given, picture, set } from "../dom.mjs";
import { offered, picks } from "./offer.mjs";

/** @typedef {import("./model.mjs").Replay} Replay */
/** @typedef {import("./model.mjs").Words} Words */
/** @typedef {import("../pack.mjs").Faces} Faces */

/** @type {Record<number, string[]>} where the seats are when play goes with the clock: the dealer sits below */
const SIDES = { 3: ["left", "right", "bottom"], 4: ["left", "top", "right", "bottom"] };
/** @type {Record<string, string>} */
const MIRRORED = { left: "right", right: "left" };

/**
 * Return where each seat is, forehand first.
 * @param {number} players
 * @param {boolean} clockwise
 */
export function sides(players, clockwise) {
  const places = SIDES[players] ?? [];
  return clockwise ? places : places.map((place) => MIRRORED[place] ?? place);
}

/** @typedef {{plate: HTMLElement, role: HTMLElement, won: HTMLElement, said: HTMLElement, heard: HTMLElement}} Seat */

export class Board {
  /**
   * @param {Replay} replay
   * @param {Words} words
   * @param {Faces} faces
   */
  constructor(replay, words, faces) {
    this.replay = replay;
    this.words = words;
    this.faces = faces;
    this.at = sides(replay.deal.seats.length, replay.book.clockwise);
    /** @type {Seat[]} */
    this.seats = replay.deal.seats.map((name, seat) => this.#seat(name, this.at[seat] ?? ""));
    /** @type {Map<string, HTMLElement>} */
    this.cards = new Map(replay.order.map((card) => [card, this.#card(card)]));
    this.cloth = el("div", { class: "sp-board__cards", "aria-hidden": "true" }, ...this.cards.values());
    this.verdict = el("p", { class: "sp-board__verdict", "aria-hidden": "true" });
    const plates = this.seats.map(({ plate }) => plate);
    this.element = el("div", { class: "sp-board" }, ...plates, this.cloth, this.verdict);
  }

  /** @param {string} name @param {string} at @returns {Seat} */
  #seat(name, at) {
    const role = el("span", { class: "sp-plate__role" });
    const won = el("span", { class: "sp-plate__won", "aria-hidden": "true" });
    const said = el("span", { class: "sp-plate__said" });
    const heard = el("span", { class: "sp-hidden" });
    const label = el("span", { class: "sp-plate__name" }, name);
    const plate = el("div", { class: "sp-plate", role: "group", "data-at": at }, label, role, won, said, heard);
    return { plate, role, won, said, heard };
  }

  /** @param {string} card */
  #card(card) {
    return el("div", { class: "sp-pc" }, picture(this.faces.picture(card), "sp-playing-card"));
  }

  /** Give a card its back, as soon as it is to be seen. @param {HTMLElement} element */
  #turn(element) {
    if (!element.querySelector(".sp-pc__back")) element.append(picture(this.faces.picture("back"), "sp-playing-card sp-pc__back"));
  }

  /** Make buttons of the cards that may be taken up; nothing is offered where a position is shown anew. @param {import("./offer.mjs").Offer | null} offer */
  offer(offer) {
    offered(this.cards, offer);
    set(this.cloth, "aria-hidden", offer ? null : "true");
    this.element.classList.toggle("sp-board--offers", offer !== null);
    return picks(this.cloth);
  }

  /**
   * Show a position.
   * @param {number} number
   * @param {Set<string>} odd - marks that only this book has
   */
  show(number, odd) {
    const step = this.replay.at(number);
    const look = this.replay.look(number);
    const places = this.replay.places(number);
    const marks = new Set((step.marks ?? "").split(" "));
    this.#lay(places, step, marks, odd);
    // Where cards lie in the middle, they are what one wants to see; the verdict then stands above the table alone.
    const lying = [...places.values()].some((place) => place.startsWith("t"));
    this.verdict.textContent = lying ? "" : step.verdict ?? "";
    set(this.verdict, "data-status", step.lost ? "lost" : step.status ?? null);
    this.seats.forEach((seat, place) => {
      const role = look.roles[place] ?? "";
      const said = step.scores?.[place] ?? look.said.find(([who]) => who === place)?.[1] ?? "";
      const refused = step.status === "refused" && step.seat === place;
      const won = look.won[place] ?? 0;
      seat.role.textContent = role;
      seat.won.textContent = won ? filled(this.words[won > 1 ? "tricks" : "trick1"], { count: won }) : "";
      seat.said.replaceChildren(...this.faces.signs(refused ? step.does ?? "" : said));
      seat.said.classList.toggle("sp-plate__said--refused", refused);
      seat.said.classList.toggle("sp-plate__said--score", step.scores !== undefined);
      seat.plate.classList.toggle("sp-plate--turn", step.seat === place && step.kind !== "deal");
      set(seat.plate, "aria-label", [this.replay.deal.seats[place], role].filter(Boolean).join(", "));
      seat.heard.replaceChildren(...this.#heard(place, places, won, marks));
    });
  }

  /**
   * @param {Map<string, string>} places
   * @param {import("./model.mjs").Step} step
   * @param {Set<string>} marks
   * @param {Set<string>} odd
   */
  #lay(places, step, marks, odd) {
    /** @type {Map<string, string[]>} */
    const held = new Map();
    for (const card of this.replay.order) {
      const place = places.get(card) ?? "";
      held.set(place, [...(held.get(place) ?? []), card]);
    }
    const barred = step.kind === "card";
    let played = 0;
    for (const [card, place] of places) {
      const element = this.cards.get(card);
      if (!element) continue;
      const hand = held.get(place) ?? [];
      const seat = Number(place.slice(1));
      if (place[0] === "w" || place[0] === "d") this.#turn(element);
      set(element, "data-spot", place[0] ?? null);
      set(element, "data-at", this.at[seat] ?? null);
      element.style.setProperty("--i", String(hand.indexOf(card)));
      element.style.setProperty("--n", String(hand.length));
      element.style.setProperty("--z", String(place[0] === "t" ? 20 + played++ : hand.indexOf(card)));
      const wins = step.wins === seat && place[0] === "t";
      element.classList.toggle("sp-pc--now", step.card === card);
      element.classList.toggle("sp-pc--may", marks.has(card) && place[0] === "h");
      element.classList.toggle("sp-pc--not", barred && !marks.has(card) && place === `h${step.seat}`);
      element.classList.toggle("sp-pc--odd", odd.has(card) && place[0] === "h");
      element.classList.toggle("sp-pc--wins", wins);
    }
    this.element.classList.toggle("sp-board--full", step.wins !== undefined);
  }

  /**
   * Say what lies before a seat to those who hear the page.
   * @param {number} seat
   * @param {Map<string, string>} places
   * @param {number} won
   * @param {Set<string>} marks
   */
  #heard(seat, places, won, marks) {
    const { words, faces } = this;
    const lying = (/** @type {string} */ place) => this.replay.order.filter((card) => places.get(card) === place);
    const named = lying(`h${seat}`).map((card) => {
      const name = faces.cardName(card);
      return marks.has(card) ? `${name} (${words.might})` : name;
    });
    const [played] = lying(`t${seat}`);
    return given([
      el("span", {}, named.length ? words.holds?.replace("{cards}", named.join(", ")) : words.empty),
      played && el("span", {}, ` ${words.played?.replace("{card}", faces.cardName(played))}`),
      lying(`d${seat}`).length > 0 && el("span", {}, ` ${words.lies}`),
      won > 0 && el("span", {}, ` ${words.won?.replace("{count}", String(won))}`),
    ]);
  }
}
