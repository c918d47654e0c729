/** The engine in this page: Python in one worker, which every part of the page asks, and which no page starts by itself. */

import { filled } from "../dom.mjs";
import { siteFile } from "../where.mjs";
import { playable } from "./kept.mjs";
import { labWords } from "./words.mjs";

/** @typedef {"idle" | "loading" | "ready" | "failed"} Phase */
/** @typedef {{phase: Phase, done: number, message: string}} State */
/** @typedef {"input" | "time" | "missing" | "broken"} Kind */
/** @typedef {{line: number | null, message: string}} Problem */
/** @typedef {{resolve: (result: any) => void, reject: (error: unknown) => void, clock: ReturnType<typeof setTimeout> | undefined}} Question */

const LIST = "assets/py/files.json";
const LIMIT = 20_000;
const MEGABYTE = 1_000_000;
const PLACES = ["folder", "stdlib", "engine", "yaml", "stock"];

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
  /** @type {Promise<void> | null} the worker's start; rejected with an EngineError */
  #started = null;
  /** @type {((error: EngineError) => void) | null} */
  #giveUp = null;
  /** @type {Map<number, Question>} */
  #open = new Map();
  /** @type {Map<string, string>} the texts of the house rules that were registered, by their names */
  #house = new Map();
  /** @type {Set<(state: State) => void>} */
  #watchers = new Set();
  #last = 0;
  /** @type {State} */
  #state = { phase: "idle", done: 0, message: "" };

  get state() {
    return this.#state;
  }

  /** Start loading, as soon as somebody seems to want the engine. */
  warm() {
    this.#start().catch(() => {});
  }

  /**
   * Return the engine's answer. The engine is started when need be; the limit counts from when it is ready.
   * @param {string} method
   * @param {Record<string, unknown>} [params]
   * @param {{limit?: number}} [options] - milliseconds
   * @returns {Promise<any>}
   * @throws {EngineError}
   */
  async ask(method, params = {}, { limit = LIMIT } = {}) {
    await this.#start();
    const result = await this.#put(method, params, limit);
    if (method === "house" && result.problems.length === 0) this.#house.set(result.spec, String(params.text));
    if (method === "house_forget") this.#house.delete(String(params.spec));
    return result;
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
    this.#stop("idle", new EngineError("broken", ""));
  }

  /** @returns {Promise<void>} */
  #start() {
    this.#started ??= this.#load().catch((error) => {
      throw this.#stop("failed", error instanceof EngineError ? error : new EngineError("broken", String(error)));
    });
    return this.#started;
  }

  async #load() {
    this.#show({ phase: "loading", done: 0, message: "" });
    const words = await labWords("engine").catch(() => {
      throw new EngineError("missing", `data/lab.json: the file did not come`);
    });
    if (typeof WebAssembly !== "object") throw new EngineError("missing", words.nowasm ?? "");
    const worker = (this.#worker = newWorker());
    const places = await this.#places(words);
    await new Promise((resolve, reject) => {
      this.#giveUp = reject;
      worker.addEventListener("message", ({ data }) => {
        if (data.ready) resolve(undefined);
        else if (data.failed) reject(failure(data.failed, words));
        else if (data.done !== undefined) this.#progress(data.done, places.bytes, words);
        else this.#answered(data.id, JSON.parse(data.answer));
      });
      worker.addEventListener("error", (event) => {
        event.preventDefault();
        reject(new EngineError("missing", words.blocked ?? ""));
      });
      worker.postMessage({ start: places });
    });
    await this.#bringHouse();
    this.#show({ phase: "ready", done: 1, message: "" });
  }

  /** @param {Record<string, string>} words */
  async #places(words) {
    const address = siteFile(LIST);
    // Its name stays the same while its contents change: the browser must ask whether what it keeps is still true.
    const answer = await fetch(address, { cache: "no-cache" }).catch(() => null);
    if (!answer?.ok) throw new EngineError("missing", filled(words.missing, { file: address.pathname }));
    const places = await answer.json();
    for (const name of PLACES) places[name] = new URL(places[name], address).href;
    return places;
  }

  /** Make the house rules known that this browser keeps, and those of which this page was told. */
  async #bringHouse() {
    for (const { spec, text } of playable()) if (!this.#house.has(spec)) this.#house.set(spec, text);
    for (const text of this.#house.values()) await this.#put("house", { text }, LIMIT).catch(() => {});
  }

  /**
   * @param {string} method
   * @param {Record<string, unknown>} params
   * @param {number} limit
   * @returns {Promise<any>}
   */
  #put(method, params, limit) {
    const id = (this.#last += 1);
    return new Promise((resolve, reject) => {
      const clock = setTimeout(() => this.#late(limit), limit);
      this.#open.set(id, { resolve, reject, clock });
      /** @type {Worker} */ (this.#worker).postMessage({ id, text: JSON.stringify({ method, params }) });
    });
  }

  /** @param {number} id @param {{result?: any, error?: {kind: Kind, message: string, problems: Problem[]}}} answer */
  #answered(id, { result, error }) {
    const question = this.#open.get(id);
    if (!question) return;
    this.#open.delete(id);
    clearTimeout(question.clock);
    if (error) question.reject(new EngineError(error.kind, error.message, error.problems));
    else question.resolve(result);
  }

  /** @param {number} limit */
  async #late(limit) {
    const words = await labWords("engine");
    this.#stop("idle", new EngineError("time", filled(words.time, { seconds: limit / 1000 })));
  }

  /**
   * End the worker, and everything that waits for it.
   * @param {Phase} phase
   * @param {EngineError} error
   */
  #stop(phase, error) {
    this.#worker?.terminate();
    this.#worker = null;
    this.#started = null;
    this.#giveUp?.(error);
    for (const { reject, clock } of this.#open.values()) {
      clearTimeout(clock);
      reject(error);
    }
    this.#open.clear();
    this.#show({ phase, done: 0, message: phase === "failed" ? error.message : "" });
    return error;
  }

  /** @param {number} done @param {number} bytes @param {Record<string, string>} words */
  #progress(done, bytes, words) {
    if (this.#state.phase !== "loading") return;
    const [now, whole] = [done * bytes, bytes].map((size) => (size / MEGABYTE).toFixed(1));
    const coming = filled(words.loading, { done: now ?? "", total: whole ?? "" });
    this.#show({ phase: "loading", done, message: done < 1 ? coming : words.starting ?? "" });
  }

  /** @param {State} state */
  #show(state) {
    this.#state = state;
    for (const tell of this.#watchers) tell(state);
  }
}

/**
 * A worker that is begun by a text of this page, and not by an address, is bound by the page's policy: whatever Python is
 * told to do, it reaches no other host.
 */
function newWorker() {
  const text = `import ${JSON.stringify(new URL("./worker.mjs", import.meta.url))};`;
  const address = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  const worker = new Worker(address, { type: "module" });
  worker.addEventListener("message", () => URL.revokeObjectURL(address), { once: true });
  return worker;
}

/** @param {{kind: string, reason: string}} found @param {Record<string, string>} words @returns {EngineError} */
function failure({ kind, reason }, words) {
  const file = kind === "missing" ? new URL(reason, location.href).pathname : "";
  return new EngineError(kind === "broken" ? "broken" : "missing", filled(words[kind], { file, reason }));
}

export const engine = new Engine();
