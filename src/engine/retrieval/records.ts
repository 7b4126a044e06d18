/**
 * Plain values as few bytes (whole numbers by size, exact floats, short texts), and the bytes of rows by slot. It knows nothing of what
 * they mean. Invariant: what a writer wrote, a reader reads back in the same order, bit by bit.
 */
import { widened } from './tables.ts';

const FIRST_SIZE = 512;
/** Seven bits of a byte carry the number, the eighth says that more follow. */
const MORE = 0x80;
const MIN_INT32 = -(2 ** 31);

/** Bytes under construction; `take` gives them and begins anew. */
export class ByteWriter {
  private bytes = new Uint8Array(FIRST_SIZE);
  private view = new DataView(this.bytes.buffer);
  private at = 0;

  private reserve(count: number): void {
    if (this.at + count <= this.bytes.length) return;
    const larger = new Uint8Array(Math.max(this.at + count, this.bytes.length * 2));
    larger.set(this.bytes);
    this.bytes = larger;
    this.view = new DataView(larger.buffer);
  }

  byte(value: number): void {
    this.reserve(1);
    this.bytes[this.at++] = value;
  }

  /** A whole number from 0 to 2 ** 32 - 1 in one to five bytes (unsigned LEB128). */
  varint(value: number): void {
    this.reserve(5);
    let rest = value;
    while (rest >= MORE) {
      this.bytes[this.at++] = (rest & 0x7f) | MORE;
      rest >>>= 7;
    }
    this.bytes[this.at++] = rest;
  }

  /** How many there are, and then each. */
  varints(values: readonly number[]): void {
    this.varint(values.length);
    for (const value of values) this.varint(value);
  }

  /** A signed whole number of 32 bits; zigzag numbers alternate between the signs, so that small ones of either take few bytes. */
  zigzag(value: number): void {
    this.varint(((value << 1) ^ (value >> 31)) >>> 0);
  }

  float(value: number): void {
    this.reserve(8);
    this.view.setFloat64(this.at, value, true);
    this.at += 8;
  }

  text(value: string): void {
    this.varint(value.length);
    for (let i = 0; i < value.length; i++) this.varint(value.charCodeAt(i));
  }

  /** Sorted numbers of 32 bits, none below `least`: how many, then the difference of each from the one before. */
  deltaHashes(sorted: Int32Array, least = MIN_INT32): void {
    this.varint(sorted.length);
    let before = least;
    for (const hash of sorted) {
      this.varint(hash - before);
      before = hash;
    }
  }

  /** What was written since the last time, as bytes of their own. */
  take(): Uint8Array {
    const taken = this.bytes.slice(0, this.at);
    this.at = 0;
    return taken;
  }
}

/** Reads what a `ByteWriter` wrote; `at` may be set to begin elsewhere. */
export class ByteReader {
  at: number;
  readonly bytes: Uint8Array;
  private readonly view: DataView;

  constructor(bytes: Uint8Array, at = 0) {
    this.bytes = bytes;
    this.at = at;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  byte(): number {
    return this.bytes[this.at++] ?? 0;
  }

  varint(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.bytes[this.at++] ?? 0;
      value |= (byte & 0x7f) << shift;
      if (byte < MORE) return value >>> 0;
    }
  }

  /** Calls back for each of what `varints` wrote. */
  eachVarint(visit: (value: number) => void): void {
    for (let rest = this.varint(); rest > 0; rest--) visit(this.varint());
  }

  zigzag(): number {
    const value = this.varint();
    return (value >>> 1) ^ -(value & 1);
  }

  float(): number {
    this.at += 8;
    return this.view.getFloat64(this.at - 8, true);
  }

  /** What `deltaHashes` wrote with the same `least`. */
  deltaHashes(least = MIN_INT32): Int32Array {
    const sorted = new Int32Array(this.varint());
    let before = least;
    for (let i = 0; i < sorted.length; i++) {
      before += this.varint();
      sorted[i] = before;
    }
    return sorted;
  }

  text(): string {
    const length = this.varint();
    let text = '';
    for (let i = 0; i < length; i++) text += String.fromCharCode(this.varint());
    return text;
  }
}

const PAGE = 1 << 20;
/** Records take multiples of this; room is found again by that multiple. */
const STEP = 16;
const PLACES = PAGE / STEP;
const SMALLEST_PAGE = 1 << 14;

interface Page {
  bytes: Uint8Array;
  used: number;
}

/**
 * Records by slot, in pages: a record that is replaced leaves room that a later one of about its size takes.
 * Invariant: a record never spans two pages.
 */
export class Records {
  private readonly pages: Page[] = [];
  private readonly free = new Map<number, number[]>();
  /** Page in the upper bits, place in the page (in steps) in the lower ones. */
  private places = new Int32Array(64);
  private steps = new Uint16Array(64);

  private newPlace(steps: number): number {
    const length = steps * STEP;
    let page = this.pages.at(-1);
    if (page !== undefined && page.used + length > page.bytes.length && page.bytes.length < PAGE) {
      // The first page grows with a small market; later ones come whole.
      page.bytes = widened(page.bytes, PAGE);
    }
    if (page === undefined || page.used + length > page.bytes.length) {
      const isFirst = this.pages.length === 0 && length <= SMALLEST_PAGE;
      page = { bytes: new Uint8Array(isFirst ? SMALLEST_PAGE : PAGE), used: 0 };
      this.pages.push(page);
    }
    const place = (this.pages.length - 1) * PLACES + page.used / STEP;
    page.used += length;
    return place;
  }

  /** Puts a record of less than a page into a slot that has none. */
  put(slot: number, record: Uint8Array): void {
    if (slot >= this.places.length) {
      const length = Math.max(slot + 1, Math.ceil(this.places.length * 1.5));
      this.places = widened(this.places, length);
      this.steps = widened(this.steps, length);
    }
    const steps = Math.max(1, Math.ceil(record.length / STEP));
    this.places[slot] = this.free.get(steps)?.pop() ?? this.newPlace(steps);
    this.steps[slot] = steps;
    const { bytes, at } = this.reader(slot);
    bytes.set(record, at);
  }

  /** Takes the record of a slot away. */
  drop(slot: number): void {
    const steps = this.steps[slot] ?? 0;
    const freed = this.free.get(steps);
    const place = this.places[slot] ?? 0;
    if (freed === undefined) this.free.set(steps, [place]);
    else freed.push(place);
  }

  /** At the beginning of the record of a slot that has one. */
  reader(slot: number): ByteReader {
    const place = this.places[slot] ?? 0;
    const page = this.pages[Math.floor(place / PLACES)];
    if (page === undefined) throw new Error('A slot without a record was asked for');
    return new ByteReader(page.bytes, (place % PLACES) * STEP);
  }
}
