// Runs make.py in the very Python that the browser will run; then starts what it has made as a page does, and parts Python by
// what that calls. Arguments: Pyodide's folder, the folder to work in.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parts, seen, watched } from "./split.mjs";

const [pyodide, work] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(pyodide, "pyodide.mjs")));
const made = (name, as) => readFile(join(work, name), as);
const lockFileContents = await made("lock.json", "utf8");
const started = (options) => loadPyodide({ indexURL: pyodide, lockFileContents, ...options });

async function make() {
  const python = await started({
    // Bytecode that knows its lines but not its columns is a fifth smaller, and quicker to read.
    args: ["-X", "no_debug_ranges"],
    // There record.py lies, as the module that Python runs first.
    env: { PYTHONPATH: "/work/start" },
    fsInit: async (FS) => {
      FS.mkdirTree("/work");
      FS.mount(FS.filesystems.NODEFS, { root: work }, "/work");
    },
  });
  python.runPython(await readFile(new URL("make.py", import.meta.url), "utf8"));
}

/** Return which functions of Python are called from the start to the last answer, as in docs/assets/js/lab/worker.mjs. */
async function rehearsed(whole) {
  let instance;
  const ordinary = WebAssembly.instantiate;
  WebAssembly.instantiate = async (module, given) => {
    if (module.byteLength !== whole.length) return ordinary(module, given);
    const found = await ordinary(watched(whole), given);
    instance = found.instance;
    return found;
  };
  // In a browser, Python has no file that it was started from, and this name instead.
  const python = await started({ stdLibURL: join(work, "stdlib.zip"), _sysExecutable: "./this.program" });
  const rubbish = python.pyimport("gc");
  for (const name of ["engine.zip", "yaml.zip"]) python.FS.writeFile(`/${name}`, await made(name));
  python.pyimport("sitecustomize").add("/engine.zip");
  python.pyimport("spadille.lab.later").install((name) => `/${name}.zip`);
  const { answer } = python.pyimport("spadille.lab.serve");
  const { requests } = JSON.parse(await made("plan.json", "utf8"));
  requests.forEach((request, at) => {
    answer(JSON.stringify(request));
    if (at > 0) return;
    rubbish.freeze();
    rubbish.enable();
  });
  rubbish.collect();
  return seen(instance);
}

try {
  await make();
  const whole = await readFile(join(pyodide, "pyodide.asm.wasm"));
  const scripts = await Promise.all(["pyodide.mjs", "pyodide.asm.mjs"].map((name) => readFile(join(pyodide, name), "utf8")));
  const { now, rest } = parts(whole, await rehearsed(whole), scripts.join("\n"));
  await writeFile(join(work, "python.wasm"), now);
  await writeFile(join(work, "rest.wasm"), rest);
} catch (error) {
  // Without this, Node would show the line of Pyodide in which the error surfaced, which is all of Pyodide.
  console.error(error.message);
  process.exitCode = 1;
}
