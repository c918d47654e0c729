/** Looks up what the books pay for a result. Every figure was worked out when the site was built. */

/**
 * A ruling that a result rests on: the grade played; the source's own grade where the answer is ours ("" where nothing is
 * recorded), null where it is the source's; places of citations; place of a note.
 * @typedef {[string, string | null, number[], number | null]} Ruling
 */

/**
 * An item of a reckoning: places of its rule point and label; what declarer, the partner and each opponent have of it.
 * @typedef {[number, number, string, string | null, string]} Item
 */

/**
 * A result: what declarer, the partner and each opponent have; how many opponents; whether the game was made; whether a
 * rule of ours bears on it; places of its items and of the list of rule points asked.
 * @typedef {[string, string | null, string, number, number, number, number[], number]} Result
 */

/**
 * A game under one book. For every setting of the suits the place of a column, or below nought that of the faults; in a
 * column, for every ending, the place of a result, or below nought that of the faults.
 * @typedef {{ suits: number[], columns: number[][] }} Game
 */

/**
 * @typedef {object} Book
 * @property {string} id
 * @property {string} title
 * @property {string} page - its address, from the site's root
 * @property {string} unit
 * @property {(Game | null)[]} games - in the order of the axis
 * @property {(number | null)[]} absent - for a game that it has not, the rule point that says so
 * @property {Result[]} results
 * @property {Item[]} items
 * @property {number[][]} asked
 * @property {Record<string, Ruling>} rulings - by the places of their rule points
 */

/**
 * @typedef {object} Data
 * @property {Record<string, string[]>} axes - what can be set, and to what; the last turns fastest
 * @property {Record<string, string>} words
 * @property {Record<string, [string, string]>} grades - word and meaning
 * @property {Book[]} books
 * @property {number[][]} reasons - lists of faults
 * @property {[string, number | null][]} faults - a sentence, and the rule point that gives it
 * @property {[string, string][]} points - id and question
 * @property {[string, string | null, string][]} cites - witness, its page, the place in it
 * @property {string[]} notes
 * @property {string[]} labels
 */

/** @typedef {Record<string, string>} State - a value for every axis */

/** @typedef {{ result: Result } | { faults: number[] } | { absent: number }} Found */

const SUITS = ["trump", "favourite", "sur"];
const ENDING = ["tricks", "prime", "tout", "matadors"];

/**
 * Return the element at a place that the data are known to have.
 * @template T
 * @param {readonly T[]} list
 * @param {number} place
 * @returns {T}
 */
export function at(list, place) {
  const found = list[place];
  if (found === undefined) throw new RangeError(`no place ${place} in a list of ${list.length}`);
  return found;
}

/**
 * Return the place of a state among all settings of some axes, the last of which turns fastest.
 * @param {Data} data
 * @param {State} state
 * @param {string[]} axes
 */
function placeOf(data, state, axes) {
  return axes.reduce((place, axis) => {
    const values = data.axes[axis] ?? [];
    return place * values.length + values.indexOf(state[axis] ?? "");
  }, 0);
}

/**
 * Return what a book says of a result.
 * @param {Data} data
 * @param {Book} book
 * @param {State} state
 * @returns {Found}
 */
export function lookUp(data, book, state) {
  const place = placeOf(data, state, ["game"]);
  const game = at(book.games, place);
  if (game === null) return { absent: at(book.absent, place) ?? 0 };
  const column = at(game.suits, placeOf(data, state, SUITS));
  const found = at(at(game.columns, Math.max(column, 0)), placeOf(data, state, ENDING));
  if (column >= 0 && found >= 0) return { result: at(book.results, found) };
  const reasons = [column, found].filter((code) => code < 0);
  return { faults: reasons.flatMap((code) => at(data.reasons, -1 - code)) };
}
