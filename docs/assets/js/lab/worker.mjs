/** The worker in which Python and the engine run: it is told once where everything lies, and then asked, one text at a time. */

/**
 * @typedef {object} Places - where the files of the runtime lie, as addresses
 * @property {string} folder
 * @property {string} python - what of Python itself is needed at first
 * @property {string} rest - the other functions of Python itself
 * @property {string} stdlib
 * @property {string} engine
 * @property {string} yaml
 * @property {string} stock
 * @property {string} lock
 * @property {number} bytes - what the first three files weigh that take long
 */

/** @typedef {"yaml" | "stock"} Later - what is fetched only when Python asks for it */
/** @typedef {"missing" | "nowasm" | "broken"} Fault */
/** @typedef {{FS: any, pyimport: (name: string) => any}} Python */

const WASM = "pyodide.asm.wasm";
const WASM_TYPE = "application/wasm";
/** A module that gives away the one function that it imports, `m.f`: only such a function can stand in a table. */
const ONE_IMPORT = Uint8Array.from(
  "0 97 115 109 1 0 0 0 1 4 1 96 0 0 2 7 1 1 109 1 102 0 0 7 5 1 1 102 0 0".split(" "),
  Number,
);
const ordinaryFetch = globalThis.fetch;

let failed = false;

/** @type {((text: string) => string) | null} */
let answer = null;

/** @type {{freeze: () => void, enable: () => void} | null} Python's look for rubbish, until it has one */
let rubbish = null;

/** Tell what is wrong. One thing leads to another; the first says most. @param {Fault} kind @param {string} reason */
function fail(kind, reason) {
  if (!failed) postMessage({ failed: { kind, reason } });
  failed = true;
}

/** Fetch a file whose name changes with its contents: what the browser keeps is never old, unless it is a refusal. @param {string} address */
async function fetched(address) {
  try {
    const kept = await ordinaryFetch(address, { cache: "force-cache" });
    const response = kept.ok ? kept : await ordinaryFetch(address, { cache: "reload" });
    if (response.ok) return response;
    throw new Error(`${address}: ${response.status}`);
  } catch (error) {
    fail("missing", address);
    throw error;
  }
}

/** @param {string} address @returns {Promise<any>} */
function imported(address) {
  return import(address).catch((error) => {
    fail("missing", address);
    throw error;
  });
}

/** Counts what comes of several files, and tells it. */
class Count {
  #done = 0;
  #told = 0;

  /** @param {number} bytes - of all files together */
  constructor(bytes) {
    this.bytes = bytes;
  }

  /** @param {Response} response */
  async add(response) {
    const reader = /** @type {ReadableStream<Uint8Array>} */ (response.body).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      this.#done += part.value.length;
      const done = Math.min(1, this.#done / this.bytes);
      if (done < this.#told + 0.01) continue;
      this.#told = done;
      postMessage({ done });
    }
  }
}

/**
 * Send for the large files at once; Pyodide, which would send for them one after the other, is given them when it asks. Python
 * itself is compiled while it comes, and while the scripts come that ask for it.
 * @param {Places} places
 * @returns {{compiled: Promise<WebAssembly.Module>, engine: Promise<ArrayBuffer>}}
 */
function early({ folder, python, stdlib, engine, bytes }) {
  const count = new Count(bytes);
  /** @param {string} address */
  const counted = (address) => {
    const response = fetched(address);
    const whole = response.then((found) => count.add(found.clone()));
    whole.catch(() => {});
    return { response, whole };
  };
  const [wasm, library] = [counted(python), counted(stdlib)];
  // Python starts without the engine, which comes meanwhile; but what need not come is best unpacked before, for Python, once
  // it starts, leaves no time for anything else.
  const last = library.whole.then(() => (isKept(stdlib) ? undefined : wasm.whole)).then(() => counted(engine).response);
  const unpackedEngine = last.then(unpacked).then((found) => found.arrayBuffer());
  unpackedEngine.catch(() => {});
  const compiled = WebAssembly.compileStreaming(wasm.response.then(compilable));
  // Why it failed is told to whoever waits for it.
  compiled.catch(() => {});
  const wanted = new Map([
    [folder + WASM, Promise.resolve(new Response())],
    [stdlib, library.response.then(unpacked)],
  ]);
  globalThis.fetch = (asked, ...more) => wanted.get(String(asked)) ?? ordinaryFetch(asked, ...more);
  return { compiled, engine: unpackedEngine };
}

/** Whether a file came from what the browser keeps. @param {string} address */
function isKept(address) {
  const [entry] = performance.getEntriesByName(new URL(address, location.href).href);
  return entry instanceof PerformanceResourceTiming && entry.transferSize === 0;
}

/** A server that does not know this kind of file must not keep the browser from compiling it while it comes. @param {Response} response */
function compilable(response) {
  if (response.headers.get("content-type") === WASM_TYPE) return response;
  return new Response(response.body, { headers: { "content-type": WASM_TYPE } });
}

/** @param {Response} response */
function unpacked(response) {
  const body = /** @type {ReadableStream<any>} */ (response.body);
  return new Response(body.pipeThrough(new DecompressionStream("gzip")));
}

/**
 * Pyodide only warns when WebAssembly does not start, and then waits for ever; and it does not know that its functions come in two parts.
 * @param {Promise<WebAssembly.Module>} compiled
 * @param {string} rest - where the second part lies
 */
function attend(compiled, rest) {
  WebAssembly.instantiateStreaming = async (_, given) => {
    try {
      const module = await compiled;
      const instance = await WebAssembly.instantiate(module, given);
      complete(instance, rest);
      return { module, instance };
    } catch (error) {
      fail(error instanceof WebAssembly.CompileError ? "nowasm" : "broken", String(error));
      throw error;
    }
  };
}

/**
 * Let the first part of Python send for the rest when it first calls a function of it; see site/runtime/split.mjs.
 * @param {WebAssembly.Instance} instance
 * @param {string} rest
 */
function complete({ exports }, rest) {
  const table = /** @type {WebAssembly.Table} */ (exports.later);
  const bring = () => {
    const functions = Array.from({ length: table.length }, (_, entry) => table.get(entry));
    // What the rest does not call has a number there all the same, and no entry.
    const f = { ...functions, "": () => {} };
    new WebAssembly.Instance(new WebAssembly.Module(fetchedAtOnce(rest)), { f, m: exports });
  };
  table.set(0, new WebAssembly.Instance(new WebAssembly.Module(ONE_IMPORT), { m: { f: bring } }).exports.f);
}

/** Python cannot wait for what it needs while it runs. @param {string} address @returns {Uint8Array<ArrayBuffer>} */
function fetchedAtOnce(address) {
  const request = new XMLHttpRequest();
  request.open("GET", address, false);
  request.responseType = "arraybuffer";
  request.send();
  if (request.status >= 400) throw new Error(`${address}: ${request.status}`);
  return new Uint8Array(request.response);
}

/** @param {Places} places */
async function start(places) {
  if (typeof WebAssembly !== "object") return fail("nowasm", "");
  const { compiled, engine } = early(places);
  attend(compiled, places.rest);
  const { folder, stdlib, lock } = places;
  const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all(
    ["pyodide.mjs", "pyodide.asm.mjs"].map((name) => imported(folder + name)),
  );
  /** @type {Python} */
  const python = await loadPyodide({
    createPyodideModule,
    indexURL: folder,
    packageBaseUrl: folder,
    stdLibURL: stdlib,
    lockFileContents: lock,
  });
  rubbish = python.pyimport("gc");
  python.FS.writeFile("/engine.zip", new Uint8Array(await engine));
  python.pyimport("sitecustomize").add("/engine.zip");
  python.pyimport("spadille.lab.later").install((/** @type {Later} */ name, /** @type {string} */ module) => {
    if (name === "stock") console.info(`For the module ${module}, the whole library of Python is loaded.`);
    python.FS.writeFile(`/${name}.zip`, fetchedAtOnce(places[name]));
    return `/${name}.zip`;
  });
  answer = python.pyimport("spadille.lab.serve").answer;
  postMessage({ ready: true });
}

addEventListener("message", ({ data }) => {
  if (data.start) start(data.start).catch((error) => fail("broken", String(error)));
  else if (answer) {
    try {
      postMessage({ id: data.id, answer: answer(data.text) });
    } catch (error) {
      // What the engine does not answer for itself has broken Python.
      postMessage({ id: data.id, broken: String(error) });
    }
    rubbish?.freeze();
    rubbish?.enable();
    rubbish = null;
  }
});
