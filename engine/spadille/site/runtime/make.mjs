// Runs make.py in the very Python that the browser will run. Arguments: Pyodide's folder, the folder to work in.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [pyodide, work] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(pyodide, "pyodide.mjs")));
const lockFileContents = await readFile(join(work, "lock.json"), "utf8");
// Bytecode that knows its lines but not its columns is a fifth smaller, and quicker to read.
const python = await loadPyodide({ indexURL: pyodide, lockFileContents, args: ["-X", "no_debug_ranges"] });
python.FS.mkdirTree("/work");
python.FS.mount(python.FS.filesystems.NODEFS, { root: work }, "/work");
try {
  python.runPython(await readFile(new URL("make.py", import.meta.url), "utf8"));
} catch (error) {
  // Without this, Node would show the line of Pyodide in which the error surfaced, which is all of Pyodide.
  console.error(error.message);
  process.exitCode = 1;
}
