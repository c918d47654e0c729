/** Keeping the address of the page in step with the deal that is shown. */

import { putDeal, writeDeal } from "./address.mjs";
import { Turns } from "../turns.mjs";
import { engine } from "./engine.mjs";
import { shownBy } from "./play-table.mjs";
import { messageOf } from "./problems.mjs";

/** @typedef {import("../sp-replayer.mjs").Replayer} Replayer */

const WHILE = 120;

export class Keeper {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #clock;
  #turns = new Turns();
  /** Whether Back shall lead to what the address held before. */
  #anew = false;
  /** The hash last written here, which leads to nothing new. */
  last = "";

  /**
   * @param {Replayer} replayer
   * @param {{show: (hash: string) => void, fail: (message: string) => void}} then - called when the address is written, or cannot be
   */
  constructor(replayer, then) {
    this.replayer = replayer;
    this.then = then;
  }

  /** Write the address soon: a reader who steps quickly asks once. */
  soon() {
    this.#begin();
    this.#clock = setTimeout(() => this.now(), WHILE);
  }

  stop() {
    this.#begin();
    this.#anew = false;
    this.#end();
  }

  /** From here on the address is behind what is shown, which can be seen from the element. */
  #begin() {
    clearTimeout(this.#clock);
    this.replayer.toggleAttribute("data-writing", true);
    return this.#turns.begin();
  }

  #end() {
    this.replayer.toggleAttribute("data-writing", false);
  }

  /** @param {boolean} [anew] - whether Back leads to what was there before */
  async now(anew = false) {
    const still = this.#begin();
    // Who goes on before it is written asks once more, for the same entry.
    this.#anew ||= anew;
    try {
      const shown = await shownBy(this.replayer);
      if (!shown) return;
      const { text } = await engine.ask("link", shown);
      if (!still() || !this.replayer.isConnected) return;
      this.last = writeDeal(text);
      putDeal(this.last, this.#anew);
      this.#anew = false;
      this.then.show(this.last);
    } catch (error) {
      if (still()) this.then.fail(messageOf(error));
    } finally {
      if (still()) this.#end();
    }
  }
}
