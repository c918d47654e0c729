/** A deal as the build wrote it down, and the few ways to look things up in it. No rule of the game stands here. */

/**
 * @typedef {object} Book - a ruleset
 * @property {string} spec
 * @property {string} title
 * @property {string} page
 * @property {boolean} clockwise
 * @property {boolean} spoken - whether the record speaks of it
 * @property {boolean} base
 * @property {Record<string, Ruling>} rulings - by rule point
 */
/**
 * @typedef {object} Ruling
 * @property {string} answer
 * @property {string} grade
 * @property {string} page
 * @property {number[]} cites
 * @property {string} [ours] - why the answer is the editors'
 */
/**
 * @typedef {object} Look - what is seen besides the cards
 * @property {string[]} roles - by seat
 * @property {[string, string][]} facts
 * @property {number[]} won - tricks, by seat
 * @property {string} sides
 * @property {[number, string][]} said - seat, words
 */
/**
 * @typedef {object} Step - one position; the first is the deal, the last the end
 * @property {string} group
 * @property {"deal" | "call" | "card" | "event" | "end"} kind
 * @property {string} say
 * @property {number} look
 * @property {number} [seat]
 * @property {string} [card]
 * @property {string} [does]
 * @property {string} [also]
 * @property {string} [marks] - the other cards that might be played
 * @property {string[]} [asked]
 * @property {[string, string, string][]} [moves] - card, from, to
 * @property {boolean} [leads]
 * @property {number} [wins] - the seat that takes the trick
 * @property {"complete" | "partial" | "refused"} [status] - of an end, as all that follows
 * @property {string} [verdict]
 * @property {true} [lost] - where the game is lost
 * @property {string} [short] - in a word or two
 * @property {string} [where]
 * @property {string[]} [because]
 * @property {string[]} [scores]
 * @property {[string, string, string[]][]} [items] - label, rule point, amounts by seat
 * @property {string} [pot]
 */
/**
 * @typedef {object} Seen - what is seen under one book where two part
 * @property {[string, boolean][]} [allowed] - a choice, and whether only this book has it
 * @property {string} [does]
 */
/**
 * @typedef {object} Parting
 * @property {number} step
 * @property {string} place
 * @property {string[]} points
 * @property {boolean} found - whether the points are those responsible
 * @property {[Seen, Seen]} seen
 */
/**
 * @typedef {object} Line
 * @property {string} id
 * @property {string} order - the cards from left to right
 * @property {number[][]} replays - by book: the places of its positions among the steps
 * @property {Record<string, Parting>} partings - by two books, such as `0-3`
 */
/**
 * @typedef {object} Deal
 * @property {string} record
 * @property {string} title
 * @property {string} page
 * @property {string} [frame] - the page without anything around, to be shown in a frame
 * @property {string} [file] - the record
 * @property {unknown} [data] - the record itself, of a deal that has no page
 * @property {string[]} seats
 * @property {string[]} hands
 * @property {Book[]} books
 * @property {Record<string, string>} questions
 * @property {Line[]} lines
 * @property {Step[]} steps
 * @property {Look[]} looks
 * @property {string[][]} cites - words, and the page of the witness where there is one
 */
/** @typedef {Record<string, string>} Words */
/** @typedef {{line: number, book: number, beside: number | null, step: number}} State */

const NO_LOOK = { roles: [], facts: [], won: [], sides: "", said: [] };

/** One line of a deal under one book. */
export class Replay {
  /**
   * @param {Deal} deal
   * @param {number} line
   * @param {number} book
   */
  constructor(deal, line, book) {
    this.deal = deal;
    this.line = /** @type {Line} */ (deal.lines[line]);
    this.book = /** @type {Book} */ (deal.books[book]);
    this.steps = (this.line.replays[book] ?? []).map((place) => /** @type {Step} */ (deal.steps[place]));
    this.order = this.line.order.split(" ");
  }

  /** The number of the last position. */
  get last() {
    return this.steps.length - 1;
  }

  /** @param {number} number @returns {Step} the position, or the last where there is no such */
  at(number) {
    return /** @type {Step} */ (this.steps[Math.min(number, this.last)]);
  }

  /** @param {number} number @returns {Look} */
  look(number) {
    return this.deal.looks[this.at(number).look] ?? NO_LOOK;
  }

  /**
   * Where every card lies, and which card of its trick each is.
   * @param {number} number
   * @returns {Map<string, string>} places such as `h0` or `t3`, in the order in which the cards came there
   */
  places(number) {
    const places = new Map();
    this.deal.hands.forEach((hand, seat) => {
      for (const card of hand.split(" ")) places.set(card, `h${seat}`);
    });
    for (const { moves = [] } of this.steps.slice(0, number + 1)) {
      for (const [card, , to] of moves) {
        places.delete(card);
        places.set(card, to);
      }
    }
    return places;
  }

  /** @param {string} point @returns {Ruling | undefined} */
  ruling(point) {
    return this.book.rulings[point];
  }
}

/**
 * Return where two books part in a line, seen from the first.
 * @param {Deal} deal
 * @param {number} line
 * @param {number} one
 * @param {number} other
 * @returns {Parting | null} null where they do not part
 */
export function parting(deal, line, one, other) {
  const turned = one > other;
  const found = deal.lines[line]?.partings[turned ? `${other}-${one}` : `${one}-${other}`];
  if (!found) return null;
  return turned ? { ...found, seen: [found.seen[1], found.seen[0]] } : found;
}
