// Takes Pyodide's WebAssembly apart: what Python needs for the engine, and the other functions, which come when one is called.
//
// Both parts see every function, global, table and tag under the number that it has in the whole, so that the bodies stay as
// they are. In the first part, the place of a function that is elsewhere holds a stub, which goes through a table of its own:
// its entry 0 is a function that brings the rest, the next are the functions of the rest, and then come those which the rest calls.
import {
  END,
  KIND,
  Reader,
  SECTION,
  afterLocals,
  assembled,
  bytes,
  called,
  global,
  imports,
  limits,
  list,
  number,
  sections,
  signed,
  sized,
  text,
} from "./wasm.mjs";

const [FUNCTION, I32, FUNCREF, MUTABLE] = [0x60, 0x7f, 0x70, 1];
const CODE = { if: 0x04, callIndirect: 0x11, localGet: 0x20, globalSet: 0x24, tableGet: 0x25, const: 0x41, isNull: 0xd1 };
const NO_RESULT = 0x40;
const ANY_SIZE = bytes(0, 0);
// About what a stub takes, in bytes.
const STUB = 24;
// The names under which the first part gives away, while it is watched, what has been called; and always, the table.
const SEEN = "seen:";
const TABLE = "later";

/** A module, taken apart as far as both jobs need it. */
class Module {
  constructor(whole) {
    this.sections = sections(whole);
    this.code = this.#read(SECTION.code, (reader) => reader.piece());
    this.exports = this.#read(SECTION.exports, (reader) => [reader.text(), reader.byte(), reader.number()]);
    // Of each type its form, and how many parameters and results it has.
    this.types = this.#read(SECTION.type, (reader) => [reader.byte(), reader.piece().length, reader.piece().length]);
    // The types of everything that has a number, imported or its own, by kind, as an import writes them.
    this.imports = imports(this.body(SECTION.imports));
    const own = {
      [KIND.function]: this.#read(SECTION.functions, (reader) => number(reader.number())),
      [KIND.table]: this.#read(SECTION.tables, (reader) => bytes(reader.byte(), (limits(reader), ANY_SIZE))),
      [KIND.memory]: this.#read(SECTION.memories, (reader) => (limits(reader), ANY_SIZE)),
      [KIND.global]: this.#read(SECTION.globals, global),
      [KIND.tag]: this.#read(SECTION.tags, (reader) => bytes(reader.byte(), number(reader.number()))),
    };
    this.kinds = Object.values(KIND).map((kind) => [
      ...this.imports.filter((item) => item.kind === kind).map(({ type }) => type),
      ...own[kind],
    ]);
    this.imported = this.kinds[KIND.function].length - this.code.length;
  }

  #read(id, item) {
    const reader = new Reader(this.body(id));
    return reader.list(() => item(reader));
  }

  body(id) {
    return this.sections.find((section) => section.id === id).body;
  }

  /** The type of a function, given its place in the code. */
  typeOf(at) {
    return new Reader(this.kinds[KIND.function][this.imported + at]).number();
  }

  /** The module with other contents in some sections. */
  with(bodies) {
    return assembled(this.sections.map(({ id, body }) => ({ id, body: bodies.get(id) ?? body })));
  }

  /** A section that is a list, with more at its end. */
  longer(id, more) {
    const reader = new Reader(this.body(id));
    return bytes(number(reader.number() + more.length), this.body(id).subarray(reader.at), ...more);
  }
}

const exported = (name, kind, index) => bytes(text(name), kind, number(index));

/** Return the module so that every function notes when it is called. */
export function watched(whole) {
  const module = new Module(whole);
  const notes = module.code.map((_, at) => module.kinds[KIND.global].length + at);
  const code = module.code.map((body, at) => {
    const start = afterLocals(body);
    return sized(body.subarray(0, start), CODE.const, 1, CODE.globalSet, number(notes[at]), body.subarray(start));
  });
  return module.with(
    new Map([
      [SECTION.globals, module.longer(SECTION.globals, notes.map(() => bytes(I32, MUTABLE, CODE.const, 0, END)))],
      [SECTION.exports, module.longer(SECTION.exports, notes.map((note, at) => exported(SEEN + at, KIND.global, note)))],
      [SECTION.code, list(code)],
    ]),
  );
}

/** Return which functions of a module that is watched have been called, as places in its code. */
export function seen(instance) {
  const entries = Object.entries(instance.exports).filter(([name, note]) => name.startsWith(SEEN) && note.value);
  return new Set(entries.map(([name]) => Number(name.slice(SEEN.length))));
}

/**
 * Return the two parts of a module, given the places of the functions that the first must have, and the scripts that use it:
 * functions that they never ask for, the first part does not give away.
 */
export function parts(whole, first, scripts) {
  const module = new Module(whole);
  const wanted = new Set();
  const later = module.code.flatMap((body, at) => (first.has(at) || !movable(body, wanted) ? [] : [at]));
  const needed = [...wanted].sort((one, other) => one - other);
  const names = new Names(module, scripts);
  const rest = remainder(module, later, needed, names);
  return { now: beginning(module, later, needed, names), rest };
}

/** Note what a function calls, if it can be moved; one that is about as short as its stub had better stay. */
function movable(body, wanted) {
  if (body.length < STUB) return false;
  try {
    for (const index of called(body)) wanted.add(index);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** Under which names the first part gives things away: those that scripts ask for, and new ones where the rest needs more. */
class Names {
  #known = new Map();

  constructor(module, scripts) {
    const said = new Map();
    for (const [word] of scripts.matchAll(/[\w$]+/g)) said.set(word, (said.get(word) ?? 0) + 1);
    // Only to hand it on, Emscripten's script says the name of a function once, and three times with a line before it:
    // var _f; _f = Module["_f"] = wasmExports["f"].
    const asked = (name) => said.get(name) > 1 || said.get(`_${name}`) > 3;
    const linked = new Set(module.imports.filter(({ from }) => from.startsWith("GOT.")).map(({ name }) => name));
    this.given = module.exports.filter(([name, kind]) => kind !== KIND.function || linked.has(name) || asked(name));
    for (const [name, kind, index] of this.given) this.#known.set(`${kind} ${index}`, name);
  }

  of(kind, index) {
    const known = this.#known.get(`${kind} ${index}`);
    if (known !== undefined) return known;
    const name = `${TABLE}:${kind}:${index}`;
    this.given.push([name, kind, index]);
    return name;
  }
}

/** The module with stubs, and with a table through which they go. */
function beginning(module, later, needed, names) {
  const parameters = module.types.map(([, given]) => given);
  const bring = parameters.length;
  const entries = new Map(later.map((at, place) => [at, place + 1]));
  const table = module.kinds[KIND.table].length;
  const through = (entry, type) => bytes(CODE.const, signed(entry), CODE.callIndirect, number(type), number(table));
  const stub = (entry, type) =>
    sized(
      bytes(0, CODE.const, signed(entry), CODE.tableGet, number(table)),
      bytes(CODE.isNull, CODE.if, NO_RESULT, through(0, bring), END),
      ...Array.from({ length: parameters[type] }, (_, at) => bytes(CODE.localGet, number(at))),
      bytes(through(entry, type), END),
    );
  const code = module.code.map((body, at) => (entries.has(at) ? stub(entries.get(at), module.typeOf(at)) : sized(body)));
  const size = 1 + later.length + needed.length;
  const references = bytes(2, number(table), CODE.const, signed(1 + later.length), END, 0, list(needed.map(number)));
  return module.with(
    new Map([
      [SECTION.type, module.longer(SECTION.type, [bytes(FUNCTION, 0, 0)])],
      [SECTION.tables, module.longer(SECTION.tables, [bytes(FUNCREF, 0, number(size))])],
      [SECTION.exports, list([...names.given, [TABLE, KIND.table, table]].map((item) => exported(...item)))],
      [SECTION.elements, module.longer(SECTION.elements, [references])],
      [SECTION.code, list(code)],
    ]),
  );
}

/** A module of the functions that come later; it takes functions from the table ("f"), and all else from the first part ("m"). */
function remainder(module, later, needed, names) {
  const entry = new Map(needed.map((index, at) => [index, 1 + later.length + at]));
  const kinds = [KIND.memory, KIND.table, KIND.global, KIND.tag];
  const shared = kinds.flatMap((kind) =>
    module.kinds[kind].map((type, index) => bytes(text("m"), text(names.of(kind, index)), kind, type)),
  );
  const functions = module.kinds[KIND.function];
  const taken = functions.map((type, index) => bytes(text("f"), text(String(entry.get(index) ?? "")), KIND.function, type));
  const table = number(module.kinds[KIND.table].length);
  const own = later.map((_, at) => number(functions.length + at));
  return assembled([
    { id: SECTION.type, body: module.body(SECTION.type) },
    { id: SECTION.imports, body: list([...taken, ...shared, bytes(text("m"), text(TABLE), KIND.table, FUNCREF, ANY_SIZE)]) },
    { id: SECTION.functions, body: list(later.map((at) => number(module.typeOf(at)))) },
    { id: SECTION.elements, body: list([bytes(2, table, CODE.const, 1, END, 0, list(own))]) },
    { id: SECTION.code, body: list(later.map((at) => sized(module.code[at]))) },
  ]);
}
