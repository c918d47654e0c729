/** A deal that the address of a deal's own page holds: somebody has played on there, and comes back, or has sent the link. */

import { filled } from "../dom.mjs";
import { readDeal } from "./address.mjs";
import { engine } from "./engine.mjs";
import { begun, viewed } from "./play-table.mjs";
import { messageOf } from "./problems.mjs";
import { labWords } from "./words.mjs";

/** @typedef {import("../sp-replayer.mjs").Replayer} Replayer */

/**
 * Show what the address holds, and let the reader go on with it.
 * @param {Replayer} replayer
 * @returns {Promise<string>} what is to be said about it, or nothing
 */
export async function bring(replayer) {
  const { hash } = location;
  const words = await labWords("deal");
  const found = readDeal(hash);
  if (found === null || found === "cut") return words.linkCut ?? "";
  try {
    const { record, line, books, step } = await engine.ask("unlink", { text: found.text });
    const deal = await viewed({ record, line, books });
    if (location.hash !== hash) return "";
    await replayer.take(deal, { ...begun(books), step });
    await replayer.panel("playon", true, true);
    return "";
  } catch (error) {
    return filled(words.linkBad, { message: messageOf(error) });
  }
}
