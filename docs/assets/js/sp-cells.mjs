/** `<sp-cells>`: lets the cells of the workbook in whose page it stands be run and edited. */

import { Cell } from "./lab/cell.mjs";
import { engine } from "./lab/engine.mjs";
import { messageOf } from "./lab/problems.mjs";
import { progress } from "./lab/progress.mjs";
import { run, session, stop } from "./lab/python.mjs";
import { labWords } from "./lab/words.mjs";

class Cells extends HTMLElement {
  /** @type {AbortController | null} */
  #life = null;
  /** @type {Cell[]} */
  #cells = [];
  /** @type {Record<string, string>} */
  #said = {};
  #running = false;
  /** The session in which the workbook's files have been laid out. */
  #laid = 0;

  async connectedCallback() {
    this.#life?.abort();
    this.#life = new AbortController();
    const { signal } = this.#life;
    this.#said = await labWords("console").catch(() => ({}));
    if (signal.aborted || !this.#said.run) return;
    this.replaceChildren(progress({}, signal));
    if (this.#cells.length === 0) {
      const roots = [...document.querySelectorAll(".jp-CodeCell[id]")].filter((root) => root instanceof HTMLElement);
      this.#cells = roots.map((root, place) => new Cell(root, place + 1, this.#said));
    }
    for (const cell of this.#cells) this.#watch(cell, signal);
  }

  disconnectedCallback() {
    this.#life?.abort();
    this.#life = null;
  }

  /**
   * @param {Cell} cell
   * @param {AbortSignal} signal
   */
  #watch(cell, signal) {
    for (const intent of ["pointerenter", "focus"]) cell.runner.addEventListener(intent, () => engine.warm(), { signal });
    cell.runner.addEventListener("click", () => this.#run(cell), { signal });
    cell.editor.addEventListener("click", () => cell.edit(), { signal });
    cell.stopper.addEventListener("click", () => stop(), { signal });
    cell.field.addEventListener("input", () => cell.grow(), { signal });
    const pressed = (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      this.#run(cell);
    };
    cell.field.addEventListener("keydown", pressed, { signal });
  }

  /** Run a cell, and before it those that it needs. @param {Cell} wanted */
  async #run(wanted) {
    if (this.#running) return;
    this.#running = true;
    for (const cell of this.#cells.slice(0, wanted.number)) {
      if (cell !== wanted && cell.ran.session === session() && cell.ran.code === cell.code) continue;
      if (!(await this.#runOne(cell))) {
        if (cell !== wanted) wanted.say(cell.told.textContent ?? "");
        break;
      }
    }
    this.#running = false;
  }

  /** @param {Cell} cell @returns {Promise<boolean>} whether it ran to its end */
  async #runOne(cell) {
    const { code } = cell;
    cell.busy(true);
    try {
      const laid = await this.#layOut();
      const ran = typeof laid === "string" ? laid : await run(code);
      if (ran === "stopped" || ran === "late") {
        cell.say(this.#said[ran]);
        return false;
      }
      cell.show(ran);
      cell.ran = { session: ran.error ? 0 : session(), code };
      return !ran.error;
    } catch (error) {
      cell.say(messageOf(error));
      return false;
    } finally {
      cell.busy(false);
    }
  }

  /** Let the files that the workbook reads lie where it looks for them. Return what came of it, where it was to be done. */
  async #layOut() {
    const setup = this.dataset.setup;
    if (!setup || this.#laid === session()) return null;
    const ran = await run(setup);
    if (typeof ran === "object") this.#laid = session();
    return ran;
  }
}

if (!customElements.get("sp-cells")) customElements.define("sp-cells", Cells);
