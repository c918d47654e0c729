// The binary format of WebAssembly, as far as split.mjs takes a module apart and puts it together again.

export const SECTION = {
  type: 1,
  imports: 2,
  functions: 3,
  tables: 4,
  memories: 5,
  globals: 6,
  exports: 7,
  elements: 9,
  code: 10,
  tags: 13,
};
/** What ends a function, a block and a first value. */
export const END = 0x0b;
export const KIND = { function: 0, table: 1, memory: 2, global: 3, tag: 4 };

/** Reads one thing after the other. */
export class Reader {
  constructor(bytes, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  get ended() {
    return this.at >= this.bytes.length;
  }

  byte() {
    return this.bytes[this.at++];
  }

  /** An unsigned number; of a signed one, only its end is right. */
  number() {
    let [value, factor, byte] = [0, 1, 0];
    do {
      byte = this.bytes[this.at++];
      value += (byte & 127) * factor;
      factor *= 128;
    } while (byte > 127);
    return value;
  }

  piece(length = this.number()) {
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }

  text() {
    return this.piece().toString();
  }

  /** A list of what `read` reads. */
  list(read) {
    return Array.from({ length: this.number() }, read);
  }

  /** What `read` reads, as the bytes that it is written in. */
  raw(read) {
    const from = this.at;
    read();
    return this.bytes.subarray(from, this.at);
  }
}

export function number(value) {
  const found = [];
  for (; value > 127; value = Math.floor(value / 128)) found.push((value % 128) | 128);
  return Buffer.from([...found, value]);
}

/** A number as instructions have it, where the seventh bit is its sign. */
export function signed(value) {
  const found = [];
  for (; value > 63; value = Math.floor(value / 128)) found.push((value % 128) | 128);
  return Buffer.from([...found, value]);
}

export const bytes = (...parts) => Buffer.concat(parts.map((part) => (typeof part === "number" ? Buffer.from([part]) : part)));
export const sized = (...parts) => {
  const whole = bytes(...parts);
  return bytes(number(whole.length), whole);
};
export const text = (name) => sized(Buffer.from(name));
export const list = (items) => bytes(number(items.length), ...items);

/** The sections of a module: each with its kind and its contents, in their order. */
export function sections(module) {
  const found = [];
  for (const reader = new Reader(module, 8); !reader.ended; ) found.push({ id: reader.byte(), body: reader.piece() });
  return found;
}

export function assembled(parts) {
  return bytes(Buffer.from("\0asm\x01\0\0\0"), ...parts.flatMap(({ id, body }) => [id, sized(body)]));
}

/** How large a table or memory may be. */
export function limits(reader) {
  if (reader.byte() & 1) reader.number();
  reader.number();
}

/** What a module imports: names, the kind, and the type as it is written. */
export function imports(body) {
  const reader = new Reader(body);
  const types = {
    [KIND.function]: () => reader.number(),
    [KIND.table]: () => (reader.byte(), limits(reader)),
    [KIND.memory]: () => limits(reader),
    [KIND.global]: () => reader.piece(2),
    [KIND.tag]: () => (reader.byte(), reader.number()),
  };
  return reader.list(() => {
    const [from, name, kind] = [reader.text(), reader.text(), reader.byte()];
    return { from, name, kind, type: reader.raw(types[kind]) };
  });
}

// How the instructions go on that name something; what is not listed here or below stands alone.
const FORMS = new Map();
const form = (codes, read) => codes.forEach((code) => FORMS.set(code, read));
const run = (first, last) => Array.from({ length: last - first + 1 }, (_, at) => first + at);
const skip = (count) => (reader) => {
  for (let at = 0; at < count; at += 1) reader.number();
};
const memory = (reader) => {
  // The sixth bit says that the memory is named too.
  if (reader.number() & 64) reader.number();
  reader.number();
};
form([...run(0x00, 0x01), 0x05, 0x0b, 0x0f, 0x19, 0x1a, 0x1b, 0xd1, ...run(0x45, 0xc4)], skip(0));
form([...run(0x02, 0x04), 0x06, 0x07, 0x08, 0x09, 0x0c, 0x0d, 0x18, 0x20, 0x21, 0x22, 0x23, 0x24, 0x25, 0x26, 0x3f, 0x40, 0x41, 0x42, 0xd0], skip(1));
form([0x11, 0x13], skip(2));
form([0x0e], (reader) => (reader.list(() => reader.number()), reader.number()));
form([0x10, 0x12], (reader, found) => found.add(reader.number()));
form([0x1c], (reader) => reader.list(() => reader.byte()));
form(run(0x28, 0x3e), memory);
form([0x43], (reader) => reader.piece(4));
form([0x44], (reader) => reader.piece(8));
const FURTHER = new Map([...run(0, 7).map((code) => [code, 0]), [10, 2], [11, 1], [15, 1], [16, 1], [17, 1]]);
form([0xfc], (reader) => {
  const count = FURTHER.get(reader.number());
  if (count === undefined) throw new RangeError("an instruction that speaks of segments");
  skip(count)(reader);
});

/** Where the instructions of a function begin. */
export function afterLocals(body) {
  const reader = new Reader(body);
  reader.list(() => (reader.number(), reader.byte()));
  return reader.at;
}

/** The functions that a function calls; RangeError for an instruction that is not known here. */
export function called(body) {
  const found = new Set();
  for (const reader = new Reader(body, afterLocals(body)); !reader.ended; ) instruction(reader, found);
  return found;
}

/** The type of a global, which its first value follows. */
export function global(reader) {
  const type = reader.piece(2);
  while (instruction(reader, new Set()) !== END);
  return type;
}

function instruction(reader, found) {
  const code = reader.byte();
  const read = FORMS.get(code);
  if (!read) throw new RangeError(`instruction ${code}`);
  read(reader, found);
  return code;
}
