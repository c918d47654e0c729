/** Showing what was played: the deal as the engine tells it, a step at a time where there is more than one to see. */

import { set } from "../dom.mjs";
import { Replay } from "../replay/model.mjs";
import { engine } from "./engine.mjs";

/** @typedef {import("../sp-replayer.mjs").Replayer} Replayer */
/** @typedef {import("../replay/model.mjs").Deal} Deal */
/** @typedef {import("../replay/model.mjs").State} State */
/** @typedef {import("../replay/model.mjs").Book} Book */
/** @typedef {{record: Record<string, any>, line?: string | undefined, books: string[], step: number}} Shown */

const PACE = 620;
const SOON = 30;

/** @param {number} time */
const pause = (time) => new Promise((done) => setTimeout(done, time));

/** Where a deal stands: after its last action, or at its end if it has come to one. @param {Deal} deal @param {State} state */
export function stands(deal, { line, book }) {
  const replay = new Replay(deal, line, book);
  return isOpen(deal, { line, book }) ? Math.max(0, replay.last - 1) : replay.last;
}

/** @param {Deal} deal @param {{line: number, book: number}} state @returns {boolean} whether the record stops before the deal ends */
export function isOpen(deal, { line, book }) {
  const replay = new Replay(deal, line, book);
  return replay.at(replay.last).status === "partial";
}

/** What a replayer shows, as the engine's methods want it. @param {Replayer} replayer @returns {Promise<Shown | null>} */
export async function shownBy(replayer) {
  const { deal, state } = replayer;
  if (!deal) return null;
  const books = [state.book, state.beside].flatMap((place) => (place === null ? [] : [deal.books[place]?.spec ?? ""]));
  return { record: await replayer.record(), line: deal.lines[state.line]?.id, books, step: state.step };
}

/**
 * Have the engine play a deal. Every other book that it knows is listed too, and played when it is chosen.
 * @param {Omit<Shown, "step">} what
 * @returns {Promise<Deal>}
 */
export async function viewed({ record, line, books }) {
  const [deal, hello] = await Promise.all([
    engine.ask("view", line === undefined ? { record, books } : { record, line, books }),
    engine.ask("hello"),
  ]);
  const shown = new Set(deal.books.map((/** @type {Book} */ { spec }) => spec));
  const others = hello.books.filter((/** @type {Book} */ { spec }) => !shown.has(spec));
  const listed = others.map((/** @type {Book} */ { spec, title }) => ({ spec, title, spoken: false, base: spec === hello.base, rulings: {} }));
  return { ...deal, books: [...deal.books, ...listed] };
}

/** @param {string[]} books @returns {State} */
export function begun(books) {
  return { line: 0, book: 0, beside: books.length > 1 ? 1 : null, step: 0 };
}

/**
 * Show a deal that goes on from the one that is shown.
 * @param {Replayer} replayer
 * @param {Deal} deal
 * @param {{books: string[], from: number, step: number, still: () => boolean}} how - `still`: whether it is still wanted
 */
export async function show(replayer, deal, { books, from, step, still }) {
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const first = calm || from >= step ? step : from;
  await replayer.take(deal, { ...begun(books), step: first });
  for (let next = first + 1; next <= step; next += 1) {
    await pause(next === first + 1 ? SOON : PACE);
    // Whoever goes elsewhere meanwhile is not called back.
    if (!still() || replayer.deal !== deal || replayer.state.step !== next - 1) return;
    await go(replayer, next);
  }
}

/** Go to another step of what is shown. @param {Replayer} replayer @param {number} step */
export async function go(replayer, step) {
  const { deal, state } = replayer;
  const spec = (/** @type {number | null} */ place) => (place === null ? null : deal?.books[place]?.spec ?? null);
  await replayer.under(spec(state.book) ?? "", spec(state.beside), { step });
}

/** Show on the table whose turn it is. @param {Replayer} replayer @param {number} due - the place of a seat, or negative */
export function mark(replayer, due) {
  const [board] = replayer.querySelectorAll(".sp-board");
  board?.querySelectorAll(".sp-plate").forEach((plate, place) => plate.classList.toggle("sp-plate--due", place === due));
}

/** Turn all hands face down but one. @param {Replayer} replayer @param {number | null} seen - the place of its seat; null: all are seen */
export function blind(replayer, seen) {
  for (const board of replayer.querySelectorAll(".sp-board")) {
    const plate = /** @type {HTMLElement | undefined} */ (board.querySelectorAll(".sp-plate")[seen ?? -1]);
    set(board, "data-seen", plate?.dataset.at ?? null);
  }
  replayer.toggleAttribute("data-blind", seen !== null);
}
