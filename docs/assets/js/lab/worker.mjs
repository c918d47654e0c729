/** The worker in which Python and the engine run: it is told once where everything lies, and then asked, one text at a time. */

/**
 * @typedef {object} Places - where the files of the runtime lie, as addresses
 * @property {string} folder
 * @property {string} stdlib
 * @property {string} engine
 * @property {string} yaml
 * @property {string} stock
 * @property {string} lock
 * @property {number} bytes - what they weigh together
 */

/** @typedef {"yaml" | "stock"} Later - what is fetched only when Python asks for it */

/** @typedef {{FS: any, runPython: (code: string) => any, pyimport: (name: string) => any}} Python */

const WASM = "pyodide.asm.wasm";

/** What has to be said, kept from being said twice: the first fault tells most. */
let failed = false;

/** @type {((text: string) => string) | null} */
let answer = null;

/** @param {object} message */
function tell(message) {
  postMessage(message);
}

/** @param {"missing" | "nowasm" | "broken"} kind @param {string} reason */
function fail(kind, reason) {
  if (!failed) tell({ failed: { kind, reason } });
  failed = true;
}

/** Lets every file that Python fetches be counted while it comes. @param {Places} places */
function counting({ bytes }) {
  const ordinary = globalThis.fetch;
  let done = 0;
  /** @param {Response} response */
  const count = async (response) => {
    const reader = /** @type {ReadableStream<Uint8Array>} */ (response.body).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      done += part.value.length;
      tell({ done: Math.min(1, done / bytes) });
    }
  };
  globalThis.fetch = async (...asked) => {
    const name = String(asked[0] instanceof Request ? asked[0].url : asked[0]);
    const response = await ordinary(...asked).catch((error) => {
      fail("missing", name);
      throw error;
    });
    if (!response.ok) {
      fail("missing", name);
      throw new Error(`${name}: ${response.status}`);
    }
    count(response.clone()).catch(() => {});
    if (!name.endsWith(WASM) || response.headers.get("content-type") === "application/wasm") return response;
    // A server that does not know this kind of file must not keep the browser from compiling it while it comes.
    return new Response(response.body, { headers: { "content-type": "application/wasm" } });
  };
}

/** @param {string} address @returns {Promise<Uint8Array>} */
async function file(address) {
  return new Uint8Array(await (await fetch(address)).arrayBuffer());
}

/** Python cannot wait for a module that it imports. @param {string} address @returns {Uint8Array} */
function fileAtOnce(address) {
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
  const compile = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = (...given) =>
    compile(...given).catch((error) => {
      fail(error instanceof WebAssembly.CompileError ? "nowasm" : "broken", String(error));
      throw error;
    });
  counting(places);
  const engine = file(places.engine);
  const { loadPyodide } = await import(`${places.folder}pyodide.mjs`);
  /** @type {Python} */
  const python = await loadPyodide({
    indexURL: places.folder,
    packageBaseUrl: places.folder,
    stdLibURL: places.stdlib,
    lockFileContents: places.lock,
    fsInit: async (/** @type {any} */ FS) => FS.writeFile("/engine.zip", await engine),
    env: { PYTHONPATH: "/engine.zip" },
  });
  python.pyimport("spadille.lab.later").install((/** @type {Later} */ name, /** @type {string} */ module) => {
    if (name === "stock") console.info(`Python's whole library is loaded, for the module ${module}.`);
    python.FS.writeFile(`/${name}.zip`, fileAtOnce(places[name]));
    return `/${name}.zip`;
  });
  answer = python.pyimport("spadille.lab.serve").answer;
  tell({ ready: true });
}

addEventListener("message", ({ data }) => {
  if (data.start) start(data.start).catch((error) => fail("broken", String(error)));
  else tell({ id: data.id, answer: /** @type {(text: string) => string} */ (answer)(data.text) });
});
