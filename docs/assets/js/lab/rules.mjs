/** The panel "Change a rule": every answer of a book can be exchanged, and the deal is played anew. */

import { el } from "../dom.mjs";
import { engine } from "./engine.mjs";
import { progress } from "./progress.mjs";

/** @typedef {import("../sp-replayer.mjs").Replayer} Replayer */

/** @param {Replayer} replayer @returns {HTMLElement} */
export function rulesPanel(replayer) {
  const element = el("div", { class: "sp-change" }, progress());
  replayer.record().then((record) => engine.ask("rules", { record, book: replayer.deal?.books[replayer.state.book]?.spec }));
  return element;
}
