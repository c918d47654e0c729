/** Python that a reader writes, run by the engine, with a way to stop it. */

import { engine, EngineError } from "./engine.mjs";

/**
 * What came of a run; `cut` tells how many characters of it are left out.
 * @typedef {{ out: string, value: string | null, error: string | null, cut: number }} Ran
 */

const LIMIT = 20_000;

/** Grows whenever Python begins or ends: what was defined before that is gone. It may have begun before this script came. */
let begun = 1;

/** How often somebody has stopped it. */
let stops = 0;

engine.watch(({ phase }) => {
  if (phase === "loading" || phase === "idle") begun += 1;
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
  const before = stops;
  try {
    return await engine.ask("run", { code, ...deal }, { limit: LIMIT });
  } catch (error) {
    if (error instanceof EngineError && error.kind === "time") return "late";
    if (stops !== before) return "stopped";
    throw error;
  }
}

/** Stop whatever runs. Python begins anew with what is run next. */
export function stop() {
  stops += 1;
  engine.restart();
}
