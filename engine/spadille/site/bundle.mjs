// Puts the scripts of the site together with esbuild. Arguments: esbuild's main module, the folder of the scripts, the one that
// every page has, the worker, and those that are called for by themselves. Prints every file that is to be sent, with what it
// imports at once.
import { relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [esbuild, folder, everywhere, worker, ...called] = process.argv.slice(2);
const { build } = await import(pathToFileURL(esbuild));
const outdir = resolve(folder, "sent");
const options = {
  absWorkingDir: folder,
  outdir,
  outbase: ".",
  outExtension: { ".js": ".mjs" },
  // Their place matters: where.mjs tells the site's root by its own address.
  chunkNames: "part-[hash]",
  bundle: true,
  splitting: true,
  format: "esm",
  target: "es2022",
  minify: true,
  legalComments: "none",
  metafile: true,
  write: false,
  logLevel: "warning",
};
// What every page has is imported by all that a page calls for: so it is one file, with whatever they share.
const built = await Promise.all([
  build({ ...options, entryPoints: [everywhere, ...called], inject: [everywhere] }),
  build({ ...options, entryPoints: [worker] }),
]);
const place = (path) => relative(outdir, resolve(folder, path));
const imported = ({ imports }) => imports.filter(({ kind }) => kind === "import-statement").map(({ path }) => place(path));
const needs = built.flatMap(({ metafile }) => Object.entries(metafile.outputs)).map(([path, output]) => [place(path), imported(output)]);
const files = built.flatMap(({ outputFiles }) => outputFiles).map(({ path, text }) => [place(path), text]);
console.log(JSON.stringify({ files: Object.fromEntries(files), needs: Object.fromEntries(needs) }));
