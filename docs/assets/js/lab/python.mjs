/** Python that a reader writes, run by the engine, with a way to stop it. */

import { engine, EngineError } from "./engine.mjs";

/** @typedef {{ out: string, value: string | null, error: string | null }} Ran */

const MOST = 20_000;
const LIMIT = 20_000;

/** How often Python has begun anew: what was defined before that is gone. */
let begun = 0;

engine.watch(({ phase }) => {
  if (phase === "loading") begun += 1;
});

/** @returns {number} the same number for as long as what was defined stays */
export function session() {
  return begun;
}

/**
 * Run some code.
 * @param {string} code
 * @param {{ record: object, line: string | null } | null} [current] - the deal to have at hand from now on
 * @returns {Promise<Ran | "stopped" | "late">}
 * @throws {EngineError} where the engine does not run
 */
export async function run(code, current = null) {
  const deal = current ? { record: current.record, ...(current.line ? { line: current.line } : {}) } : {};
  try {
    return await engine.ask("run", { code, ...deal }, { limit: LIMIT });
  } catch (error) {
    if (error instanceof EngineError && error.kind === "time") return "late";
    if (error instanceof EngineError && error.kind === "broken" && engine.state.phase !== "failed" && !error.message) return "stopped";
    throw error;
  }
}

/** Stop whatever runs. Python begins anew with what is run next. */
export function stop() {
  engine.restart();
}

/**
 * Cut an output that is longer than anybody reads.
 * @param {string} text
 * @param {(count: number) => string} more - what is said of the rest
 */
export function shortened(text, more) {
  return text.length > MOST ? `${text.slice(0, MOST)}\n${more(text.length - MOST)}` : text;
}
