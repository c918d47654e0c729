/** Cards and the seats to which they are dealt, while they are being laid. */

/**
 * @typedef {object} Layout - which cards are dealt to which seats
 * @property {string} name
 * @property {string[]} seats
 * @property {string[]} cards
 */

/** @param {number} below @returns {number} a whole number from 0, each as likely as the others */
function random(below) {
  const limit = Math.floor(2 ** 32 / below) * below;
  const drawn = new Uint32Array(1);
  do crypto.getRandomValues(drawn);
  while ((drawn[0] ?? 0) >= limit);
  return (drawn[0] ?? 0) % below;
}

export class Hands {
  /** @type {Map<string, string>} the seat of each card that is dealt */
  #at = new Map();

  /** @param {Layout} layout */
  constructor(layout) {
    this.layout = layout;
  }

  /** How many cards a hand has. */
  get size() {
    return this.layout.cards.length / this.layout.seats.length;
  }

  /** Deal as a record has it; what it names and the pack has not, is left. @param {Record<string, string>} hands */
  take(hands) {
    this.#at.clear();
    for (const [seat, cards] of Object.entries(hands)) {
      for (const card of cards.split(" ")) {
        if (this.layout.cards.includes(card) && this.layout.seats.includes(seat)) this.#at.set(card, seat);
      }
    }
  }

  /** @param {string} seat @returns {string[]} its cards, in the order of the pack */
  of(seat) {
    return this.layout.cards.filter((card) => this.#at.get(card) === seat);
  }

  /** @returns {string[]} the cards that nobody has */
  rack() {
    return this.layout.cards.filter((card) => !this.#at.has(card));
  }

  /** @param {string} card @returns {string | null} */
  holder(card) {
    return this.#at.get(card) ?? null;
  }

  /** @returns {string | null} the first seat that lacks a card */
  open() {
    return this.layout.seats.find((seat) => this.of(seat).length < this.size) ?? null;
  }

  /** @param {string} card @param {string} seat @returns {boolean} whether there was room for it */
  give(card, seat) {
    if (this.of(seat).length >= this.size) return false;
    this.#at.set(card, seat);
    return true;
  }

  /** @param {string} card */
  back(card) {
    this.#at.delete(card);
  }

  /** Let two cards change places; one of them may lie beside the hands. @param {string} one @param {string} other */
  swap(one, other) {
    const [first, second] = [this.holder(one), this.holder(other)];
    for (const [card, seat] of /** @type {[string, string | null][]} */ ([[one, second], [other, first]])) {
      if (seat === null) this.#at.delete(card);
      else this.#at.set(card, seat);
    }
  }

  /** Let every hand go to the next seat. */
  rotate() {
    const { seats } = this.layout;
    for (const [card, seat] of this.#at) {
      this.#at.set(card, seats[(seats.indexOf(seat) + 1) % seats.length] ?? seat);
    }
  }

  /** Deal what is left at random. */
  rest() {
    const left = this.rack();
    for (const seat of this.layout.seats) {
      while (this.of(seat).length < this.size && left.length) {
        const [card] = left.splice(random(left.length), 1);
        if (card) this.#at.set(card, seat);
      }
    }
  }

  /** @returns {Record<string, string>} the hands as a record has them */
  written() {
    return Object.fromEntries(this.layout.seats.map((seat) => [seat, this.of(seat).join(" ")]));
  }

  /** @param {Record<string, string>} hands @returns {boolean} whether a record deals the same */
  same(hands) {
    const sorted = (/** @type {string | undefined} */ cards) => (cards ?? "").split(" ").sort().join(" ");
    const written = this.written();
    return Object.keys(written).every((seat) => sorted(hands[seat]) === sorted(written[seat]));
  }
}
