/** Laying the cards oneself: a seat is chosen, then cards; what is left can be dealt at random. Which packs there are, the page says. */

import { el, filled, picture, set } from "../dom.mjs";
import { Details } from "./details.mjs";
import { Hands } from "./hands.mjs";

/** @typedef {import("../pack.mjs").Faces} Faces */
/** @typedef {import("../replay/model.mjs").Words} Words */
/** @typedef {import("./hands.mjs").Layout} Layout */
/** @typedef {{hands: Record<string, string>, title?: string, table?: Record<string, unknown>, [key: string]: unknown}} Written */

const ALONG = /** @type {Record<string, number>} */ ({ ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 });

export class Editor {
  /** @type {Written | null} the record that is being edited */
  #from = null;
  #swapping = false;
  /** @type {string | null} the first of two cards that change places */
  #first = null;
  #seat = "";

  /**
   * @param {Words} words
   * @param {{layouts: Layout[], seats: Record<string, string>, suits: string[]}} given
   * @param {Faces} faces
   * @param {(record: Record<string, unknown>) => void} done
   */
  constructor(words, given, faces, done) {
    this.words = words;
    this.given = given;
    this.faces = faces;
    this.done = done;
    const layouts = given.layouts.map(({ name }, place) => el("option", { value: place }, name));
    this.layout = el("select", { "aria-label": words.layout }, ...layouts);
    this.layout.addEventListener("change", () => this.#begin(Number(this.layout.value)));
    this.table = el("div", { class: "sp-ed__table" });
    this.said = el("p", { class: "sp-ed__said", role: "status" });
    this.swap = this.#button("swap", () => this.#swaps(!this.#swapping));
    this.swap.setAttribute("aria-pressed", "false");
    this.details = new Details(words, given.suits, faces);
    this.lay = el("button", { type: "button", class: "sp-lab__main" }, words.lay);
    this.lay.addEventListener("click", () => this.#finish());
    this.hands = new Hands(/** @type {Layout} */ (given.layouts[0]));
    this.element = el(
      "div",
      { class: "sp-ed" },
      el("p", { class: "sp-lab__hint" }, words.editorHint),
      el(
        "div",
        { class: "sp-ed__tools" },
        el("label", { class: "sp-lab__field" }, el("span", {}, words.layout), this.layout),
        this.#button("rest", () => this.#rest()),
        this.swap,
        this.#button("rotate", () => this.#rotate()),
        this.#button("clear", () => this.#clear()),
      ),
      this.said,
      this.table,
      this.details.element,
      el("div", { class: "sp-ed__end" }, this.lay),
    );
    this.table.addEventListener("keydown", (event) => this.#key(event));
    this.#begin(0);
  }

  /** @param {string} name @param {() => void} act */
  #button(name, act) {
    const button = el("button", { type: "button" }, this.words[name]);
    button.addEventListener("click", act);
    return button;
  }

  /** Begin with the hands of a record. @param {Written | null} record */
  take(record) {
    this.#from = record;
    const written = Object.values(record?.hands ?? {}).join(" ").split(" ").length;
    const seats = Object.keys(record?.hands ?? {}).length;
    const found = this.given.layouts.findIndex((each) => each.seats.length === seats && each.cards.length === written);
    this.layout.value = String(Math.max(0, found));
    this.#begin(Math.max(0, found));
    if (found >= 0 && record) this.hands.take(record.hands);
    this.details.take(record);
    this.#seat = this.hands.open() ?? this.#seat;
    this.#draw();
  }

  /** Show the cards of another pack. @param {Faces} faces */
  dress(faces) {
    this.faces = faces;
    this.details.dress(faces);
    this.#draw();
  }

  /** @param {number} place */
  #begin(place) {
    const layout = /** @type {Layout} */ (this.given.layouts[place]);
    this.hands = new Hands(layout);
    this.#seat = layout.seats[0] ?? "";
    this.#swaps(false);
    this.#draw();
  }

  /** @param {string} seat */
  #name(seat) {
    return this.given.seats[seat] ?? seat;
  }

  /** @param {string} key @param {Record<string, string | number>} [values] */
  #say(key, values = {}) {
    const sentence = filled(this.words[key], values);
    this.said.textContent = sentence.charAt(0).toUpperCase() + sentence.slice(1);
  }

  #draw() {
    const held = document.activeElement instanceof HTMLElement && this.table.contains(document.activeElement);
    const wanted = held ? /** @type {HTMLElement} */ (document.activeElement).dataset.code : undefined;
    const seats = this.hands.layout.seats.map((seat) => this.#hand(seat));
    this.table.replaceChildren(...seats, this.#rack());
    set(this.table, "data-seats", String(seats.length));
    const missing = this.hands.rack().length;
    set(this.lay, "aria-disabled", missing ? "true" : null);
    if (!held) return;
    const card = wanted && this.table.querySelector(`[data-code="${wanted}"]`);
    /** @type {HTMLElement | null} */ (card || this.table.querySelector("button"))?.focus();
  }

  /** @param {string} seat */
  #hand(seat) {
    const cards = this.hands.of(seat);
    const size = this.hands.size;
    const chosen = seat === this.#seat && !this.#swapping;
    const count = filled(this.words.seatCount, { count: cards.length, size });
    const head = el(
      "button",
      { type: "button", class: "sp-ed__name", "aria-pressed": String(chosen), "data-seat": seat },
      el("strong", {}, this.#name(seat)),
      " ",
      el("span", {}, count),
    );
    head.addEventListener("click", () => this.#choose(seat));
    const row = this.#row(cards, (card) => this.#press(card, seat), this.#name(seat));
    const class_ = chosen ? "sp-ed__seat sp-ed__seat--chosen" : "sp-ed__seat";
    return el("div", { class: class_, "data-at": seat }, head, row);
  }

  #rack() {
    const cards = this.hands.rack();
    const head = el("p", { class: "sp-ed__rackname" }, cards.length ? `${this.words.rack}: ${cards.length}` : this.words.rackEmpty);
    const suits = this.given.suits.map((suit) => cards.filter((card) => card.startsWith(suit)));
    const rows = suits.map((row) => this.#row(row, (card) => this.#press(card, null), this.words.rack ?? ""));
    return el("div", { class: "sp-ed__rack" }, head, ...rows.filter((_, place) => suits[place]?.length));
  }

  /** Cards of which one is in the way of the tabulator key. @param {string[]} cards @param {(card: string) => void} act @param {string} label */
  #row(cards, act, label) {
    const buttons = cards.map((card, place) => {
      const pressed = this.#first === card;
      const button = el(
        "button",
        { type: "button", class: "sp-ed__card", "data-code": card, "aria-label": this.faces.cardName(card), tabindex: place ? -1 : 0 },
        picture(this.faces.picture(card), "sp-playing-card"),
      );
      button.title = this.faces.cardName(card);
      if (this.#swapping) button.setAttribute("aria-pressed", String(pressed));
      button.addEventListener("click", () => act(card));
      return button;
    });
    return el("div", { class: "sp-ed__row", role: "group", "aria-label": label }, ...buttons);
  }

  /** @param {string} seat */
  #choose(seat) {
    this.#swaps(false);
    this.#seat = seat;
    this.#draw();
    /** @type {HTMLElement | null} */ (this.table.querySelector(`[data-seat="${seat}"]`))?.focus();
    this.#say("give", { seat: this.#name(seat) });
  }

  /** @param {string} card @param {string | null} from */
  #press(card, from) {
    if (this.#swapping) return this.#exchange(card, from);
    const name = this.faces.cardName(card);
    const next = this.#neighbour(card);
    if (from !== null) {
      this.hands.back(card);
      this.#seat = from;
      this.#say("taken", { card: name, seat: this.#name(from) });
    } else {
      const { size } = this.hands;
      const seat = this.#name(this.#seat);
      if (!this.hands.give(card, this.#seat)) return this.#say("full", { seat, size });
      const count = this.hands.of(this.#seat).length;
      const open = count === size ? this.hands.open() : null;
      if (open) this.#seat = open;
      this.#say(open ? "nextSeat" : "laid", { card: name, seat, count, size, next: open ? this.#name(open) : "" });
    }
    this.#draw();
    this.#focus(next ?? card);
  }

  /** The card to which the focus goes when a card has left the rack or a hand. @param {string} card */
  #neighbour(card) {
    const button = this.table.querySelector(`[data-code="${card}"]`);
    const room = button?.closest(".sp-ed__rack") ?? button?.closest(".sp-ed__row");
    const among = [...(room?.querySelectorAll("[data-code]") ?? [])];
    const place = among.findIndex((each) => each === button);
    const found = among[place + 1] ?? among[place - 1];
    return found instanceof HTMLElement ? found.dataset.code : undefined;
  }

  /** @param {string} card */
  #focus(card) {
    /** @type {HTMLElement | null} */ (this.table.querySelector(`[data-code="${card}"]`))?.focus();
  }

  /** @param {string} card @param {string | null} from */
  #exchange(card, from) {
    const name = this.faces.cardName(card);
    const first = this.#first;
    if (first === null || first === card) {
      this.#first = first === card ? null : card;
      this.#draw();
      this.#focus(card);
      if (!this.#first) return this.#say("swapFirst");
      return this.#say("swapSecond", { card: name, seat: from ? this.#name(from) : this.words.rack ?? "" });
    }
    if (this.hands.holder(first) === from) return this.#say("swapSame");
    this.hands.swap(first, card);
    this.#first = null;
    this.#draw();
    this.#focus(card);
    this.#say("swapped", { card: this.faces.cardName(first), other: name });
  }

  /** @param {boolean} swapping */
  #swaps(swapping) {
    this.#swapping = swapping;
    this.#first = null;
    this.swap.setAttribute("aria-pressed", String(swapping));
    this.#draw();
    if (swapping) this.#say("swapFirst");
    else this.said.textContent = "";
  }

  #rest() {
    this.hands.rest();
    this.#draw();
    this.#say("restDone");
  }

  #rotate() {
    this.hands.rotate();
    this.#draw();
    this.#say("rotated");
  }

  #clear() {
    this.#begin(Number(this.layout.value));
    this.#say("cleared");
  }

  #finish() {
    const missing = this.hands.rack().length;
    if (missing) return this.#refuse(missing > 1 ? "missing" : "missing1", { count: missing });
    const wrong = this.details.wrong();
    if (wrong !== null) return this.#refuse("potBad", { found: wrong });
    const hands = this.hands.written();
    const same = this.#from !== null && this.hands.same(this.#from.hands);
    const begun = { format: 1, id: "own-deal", title: "", lines: [{ id: "main", auction: [] }] };
    this.done(this.details.put({ ...(same ? this.#from : begun), hands }));
  }

  /** Say what is wrong where it is seen, for the button is far below. @param {string} word @param {Record<string, string | number>} values */
  #refuse(word, values) {
    this.#say(word, values);
    this.said.scrollIntoView({ block: "center" });
  }

  /** Go along a row with the arrow keys. @param {KeyboardEvent} event */
  #key(event) {
    const way = ALONG[event.key];
    const here = event.target instanceof HTMLElement && event.target.dataset.code ? event.target : null;
    if (way === undefined || !here || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const upright = event.key === "ArrowUp" || event.key === "ArrowDown";
    const rows = [...this.table.querySelectorAll(".sp-ed__row")].filter((row) => row.childElementCount);
    const row = /** @type {Element} */ (here.parentElement);
    const place = [...row.children].indexOf(here);
    const there = upright ? rows[(rows.indexOf(row) + way + rows.length) % rows.length] : row;
    const cards = /** @type {HTMLElement[]} */ ([...(there?.children ?? [])]);
    const found = upright ? cards[Math.min(place, cards.length - 1)] : cards[(place + way + cards.length) % cards.length];
    found?.focus();
  }
}
