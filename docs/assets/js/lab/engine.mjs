/** The engine in this page: Python in one worker, which every part of the page asks, and which no page starts by itself. */

import { filled } from "../dom.mjs";
import { siteFile } from "../where.mjs";
import { playable } from "./kept.mjs";
import { labWords } from "./words.mjs";

/** @typedef {"idle" | "loading" | "ready" | "failed"} Phase */
/** @typedef {{phase: Phase, done: number, message: string}} State */
/** @typedef {"input" | "time" | "missing" | "broken"} Kind */
/** @typedef {{line: number | null, message: string}} Problem */
/** @typedef {import("./words.mjs").Words} Words */

/**
 * @typedef {object} Asked - the question that the worker is at
 * @property {number} id
 * @property {(result: any) => void} resolve
 * @property {(error: EngineError) => void} reject
 */

const LIST = "assets/py/files.json";
const PLACES = ["folder", "python", "rest", "stdlib", "engine", "yaml", "stock"];
const LIMIT = 20_000;

/** What the engine, or the way to it, has to say against a question. */
export class EngineError extends Error {
  /**
   * @param {Kind} kind
   * @param {string} message
   * @param {Problem[]} problems
   */
  constructor(kind, message, problems = [{ line: null, message }]) {
    super(message);
    this.name = "EngineError";
    this.kind = kind;
    this.problems = problems;
  }
}

class Engine {
  /** @type {Worker | null} */
  #worker = null;
  /** @type {Promise<void> | null} the worker's start, which may fail with an EngineError */
  #started = null;
  /** @type {((error: EngineError) => void) | null} */
  #giveUp = null;
  /** @type {Promise<unknown>} the last question that was asked: they are put one after the other */
  #turn = Promise.resolve();
  /** @type {Asked | null} */
  #asked = null;
  #last = 0;
  /** @type {Map<string, string>} the texts of the house rules that are known, by their names */
  #house = new Map();
  /** @type {Set<(state: State) => void>} */
  #watchers = new Set();
  /** @type {Words} */
  #words = {};
  /** @type {State} */
  #state = { phase: "idle", done: 0, message: "" };

  constructor() {
    addEventListener("storage", () => this.#learn());
  }

  get state() {
    return this.#state;
  }

  /** Start loading, as soon as somebody seems to want the engine. */
  warm() {
    this.#start().catch(() => {});
  }

  /**
   * Return the engine's answer. The engine is started when need be; the limit is for this question alone, from when the
   * engine is at it. A question that takes longer ends the engine, which starts anew for the next.
   * @param {string} method
   * @param {Record<string, unknown>} [params]
   * @param {{limit?: number}} [options] - milliseconds
   * @returns {Promise<any>}
   * @throws {EngineError}
   */
  ask(method, params = {}, { limit = LIMIT } = {}) {
    const begun = this.#start();
    const answer = this.#turn.then(async () => {
      await begun;
      await this.#start();
      const result = await this.#put(method, params, limit);
      this.#remember(method, params, result);
      return result;
    });
    this.#turn = answer.catch(() => {});
    return answer;
  }

  /**
   * Tell of the state, at once and whenever it changes.
   * @param {(state: State) => void} tell
   * @param {AbortSignal} [signal] - ends it
   */
  watch(tell, signal) {
    if (signal?.aborted) return;
    this.#watchers.add(tell);
    signal?.addEventListener("abort", () => this.#watchers.delete(tell));
    tell(this.#state);
  }

  /** Stop the worker, whatever it does. The next question starts another, which knows the same house rules. */
  restart() {
    this.#stop("idle", new EngineError("broken", this.#words.stopped ?? ""));
  }

  /** @returns {Promise<void>} */
  #start() {
    if (!this.#started) {
      const started = (this.#started = this.#load());
      started.catch((error) => started === this.#started && this.#stop("failed", error));
    }
    return this.#started;
  }

  async #load() {
    this.#show({ phase: "loading", done: 0, message: this.#words.loading ?? "" });
    const words = labWords("engine").catch(() => {
      throw new EngineError("missing", siteFile("data/lab.json").pathname);
    });
    const found = places();
    // What fails first is told; what fails besides is caught all the same.
    found.catch(() => {});
    const ready = typeof WebAssembly === "object" ? this.#begin() : null;
    // Who stops it waits for nothing that is still on its way, and the worker that comes next gets nothing of it.
    await Promise.race([words, ready]);
    this.#words = await words;
    if (!ready) throw new EngineError("missing", this.#words.nowasm ?? "");
    this.#show({ phase: "loading", done: 0, message: this.#words.loading ?? "" });
    const start = found.catch((file) => {
      throw new EngineError("missing", filled(this.#words.missing, { file }));
    });
    await Promise.race([start, ready]);
    this.#worker?.postMessage({ start: await start });
    await ready;
    await this.#bringHouse();
    this.#show({ phase: "ready", done: 1, message: "" });
  }

  /** Begin a worker, whose script comes while the page reads what it must tell it. @returns {Promise<unknown>} its being ready */
  #begin() {
    const ready = new Promise((resolve, reject) => {
      this.#giveUp = reject;
      const worker = (this.#worker = newWorker());
      worker.addEventListener("message", ({ data }) => this.#hear(data, resolve, reject));
      worker.addEventListener("error", (event) => {
        event.preventDefault();
        this.#fall(reject);
      });
    });
    ready.catch(() => {});
    return ready;
  }

  /**
   * @param {{ready?: true, failed?: {kind: string, reason: string}, done?: number, id: number, answer?: string}} said
   * @param {(value: unknown) => void} resolve
   * @param {(error: EngineError) => void} reject
   */
  #hear({ ready, failed, done, id, answer }, resolve, reject) {
    if (ready) resolve(undefined);
    else if (failed) reject(failure(failed, this.#words));
    else if (done !== undefined) this.#progress(done);
    else if (answer === undefined) this.#stop("idle", new EngineError("broken", this.#words.silent ?? ""));
    else if (id === this.#asked?.id) this.#answered(JSON.parse(answer));
  }

  /** A worker whose script does not come, or that may not run it, says no more than that. @param {(error: EngineError) => void} reject */
  async #fall(reject) {
    const { silent = "", blocked = "" } = await labWords("engine").catch(() => this.#words);
    if (this.#asked) this.#stop("idle", new EngineError("broken", silent));
    else reject(new EngineError("missing", blocked));
  }

  /** Make the house rules known that this browser keeps, and those of which the engine was told before, unless it is stopped. */
  async #bringHouse() {
    const worker = this.#worker;
    for (const { spec, text } of playable()) if (!this.#house.has(spec)) this.#house.set(spec, text);
    for (const text of this.#house.values()) {
      await this.#put("house", { text }, LIMIT).catch(() => {});
      if (worker !== this.#worker) throw new EngineError("broken", this.#words.stopped ?? "");
    }
  }

  /** Another page of the site may have written house rules since. */
  #learn() {
    for (const { spec, text } of playable()) {
      if (this.#house.get(spec) === text) continue;
      if (this.#started) this.ask("house", { text }).catch(() => {});
      else this.#house.set(spec, text);
    }
  }

  /** @param {string} method @param {Record<string, unknown>} params @param {any} result */
  #remember(method, params, result) {
    if (method === "house" && !result.problems.length) this.#house.set(result.spec, String(params.text));
    if (method === "house_forget") this.#house.delete(String(params.spec));
  }

  /**
   * @param {string} method
   * @param {Record<string, unknown>} params
   * @param {number} limit
   * @returns {Promise<any>}
   */
  async #put(method, params, limit) {
    const id = (this.#last += 1);
    const late = () => {
      this.#stop("idle", new EngineError("time", filled(this.#words.time, { seconds: limit / 1000 })));
    };
    const clock = setTimeout(late, limit);
    try {
      return await new Promise((resolve, reject) => {
        this.#asked = { id, resolve, reject };
        /** @type {Worker} */ (this.#worker).postMessage({ id, text: JSON.stringify({ method, params }) });
      });
    } finally {
      clearTimeout(clock);
      this.#asked = null;
    }
  }

  /** @param {{result?: any, error?: {kind: Kind, message: string, problems: Problem[]}}} answer */
  #answered({ result, error }) {
    if (error) this.#asked?.reject(new EngineError(error.kind, error.message, error.problems));
    else this.#asked?.resolve(result);
  }

  /**
   * End the worker, and what waits for it.
   * @param {"idle" | "failed"} phase
   * @param {unknown} reason
   */
  #stop(phase, reason) {
    const error = reason instanceof EngineError ? reason : new EngineError("broken", String(reason));
    this.#worker?.terminate();
    this.#worker = null;
    this.#started = null;
    this.#giveUp?.(error);
    this.#asked?.reject(error);
    this.#show({ phase, done: 0, message: phase === "failed" ? error.message : "" });
  }

  /** @param {number} done */
  #progress(done) {
    if (this.#state.phase !== "loading") return;
    const { loading = "", starting = "" } = this.#words;
    this.#show({ phase: "loading", done, message: done < 1 ? loading : starting });
  }

  /** @param {State} state */
  #show(state) {
    this.#state = state;
    for (const tell of this.#watchers) tell(state);
  }
}

/** @returns {Promise<Record<string, unknown>>} where the files of the runtime lie today; rejected with the name of the list */
async function places() {
  const address = siteFile(LIST);
  // Its name stays while its contents change: the browser must ask whether what it keeps is still true.
  const answer = await fetch(address, { cache: "no-cache" }).catch(() => null);
  if (!answer?.ok) throw address.pathname;
  const found = await answer.json();
  return { ...found, ...Object.fromEntries(PLACES.map((name) => [name, new URL(found[name], address).href])) };
}

/**
 * A worker that is begun by a text of this page, and not by an address, is bound by the page's policy: whatever Python is
 * told to do, it reaches no other host.
 */
function newWorker() {
  const text = `import ${JSON.stringify(siteFile("assets/js/lab/worker.mjs"))};`;
  const address = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  const worker = new Worker(address, { type: "module" });
  worker.addEventListener("message", () => URL.revokeObjectURL(address), { once: true });
  return worker;
}

/** @param {{kind: string, reason: string}} found @param {Words} words @returns {EngineError} */
function failure({ kind, reason }, words) {
  const file = kind === "missing" ? new URL(reason).pathname : "";
  return new EngineError(kind === "broken" ? "broken" : "missing", filled(words[kind], { file, reason }));
}

export const engine = new Engine();
