/**
 * Compact binary values (whole numbers, exact floats, short texts), and the bytes of rows by slot. A reader returns the values in the order in which
 * the writer wrote them.
 */
import { withCapacity } from './tables.ts';

const INITIAL_SIZE = 512;
/** Seven bits contain the number. The eighth bit is set if more bytes follow. */
const CONTINUATION_BIT = 0x80;
const MIN_INT32 = -(2 ** 31);

/** Bytes under construction. `take` returns them and starts again. */
export class ByteWriter {
  private bytes = new Uint8Array(INITIAL_SIZE);
  private view = new DataView(this.bytes.buffer);
  private offset = 0;

  private reserve(count: number): void {
    if (this.offset + count <= this.bytes.length) return;
    const larger = new Uint8Array(Math.max(this.offset + count, this.bytes.length * 2));
    larger.set(this.bytes);
    this.bytes = larger;
    this.view = new DataView(larger.buffer);
  }

  byte(value: number): void {
    this.reserve(1);
    this.bytes[this.offset++] = value;
  }

  /** Writes a whole number from 0 to 2 ** 32 - 1 in one to five bytes (unsigned LEB128). */
  varint(value: number): void {
    this.reserve(5);
    let rest = value;
    while (rest >= CONTINUATION_BIT) {
      this.bytes[this.offset++] = (rest & 0x7f) | CONTINUATION_BIT;
      rest >>>= 7;
    }
    this.bytes[this.offset++] = rest;
  }

  /** Writes the number of values, then the values. */
  varints(values: readonly number[]): void {
    this.varint(values.length);
    for (const value of values) this.varint(value);
  }

  /** Writes a signed 32-bit number in zigzag encoding, so small absolute values take few bytes. */
  zigzag(value: number): void {
    this.varint(((value << 1) ^ (value >> 31)) >>> 0);
  }

  float(value: number): void {
    this.reserve(8);
    this.view.setFloat64(this.offset, value, true);
    this.offset += 8;
  }

  text(value: string): void {
    this.varint(value.length);
    for (let i = 0; i < value.length; i++) this.varint(value.charCodeAt(i));
  }

  /** Writes sorted 32-bit numbers, none below `min`: their count, then the differences. */
  deltaHashes(sorted: Int32Array, min = MIN_INT32): void {
    this.varint(sorted.length);
    let previous = min;
    for (const hash of sorted) {
      this.varint(hash - previous);
      previous = hash;
    }
  }

  /** Returns a copy of the bytes written since the last call. */
  take(): Uint8Array {
    const copy = this.bytes.slice(0, this.offset);
    this.offset = 0;
    return copy;
  }
}

/** Reads the values that a `ByteWriter` wrote. Set `offset` to start elsewhere. */
export class ByteReader {
  offset: number;
  readonly bytes: Uint8Array;
  private readonly view: DataView;

  constructor(bytes: Uint8Array, offset = 0) {
    this.bytes = bytes;
    this.offset = offset;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  byte(): number {
    return this.bytes[this.offset++] ?? 0;
  }

  varint(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.bytes[this.offset++] ?? 0;
      value |= (byte & 0x7f) << shift;
      if (byte < CONTINUATION_BIT) return value >>> 0;
    }
  }

  /** Visits each value that `varints` wrote. */
  eachVarint(visit: (value: number) => void): void {
    for (let rest = this.varint(); rest > 0; rest--) visit(this.varint());
  }

  zigzag(): number {
    const value = this.varint();
    return (value >>> 1) ^ -(value & 1);
  }

  float(): number {
    this.offset += 8;
    return this.view.getFloat64(this.offset - 8, true);
  }

  /** Reads the numbers that `deltaHashes` wrote with the same `min`. */
  deltaHashes(min = MIN_INT32): Int32Array {
    const sorted = new Int32Array(this.varint());
    let previous = min;
    for (let i = 0; i < sorted.length; i++) {
      previous += this.varint();
      sorted[i] = previous;
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

const PAGE_BYTES = 1 << 20;
/** Record sizes are multiples of this number of bytes. Free space is tracked by multiple. */
const RECORD_STEP = 16;
const PLACES_PER_PAGE = PAGE_BYTES / RECORD_STEP;
const MIN_PAGE_BYTES = 1 << 14;

interface Page {
  bytes: Uint8Array;
  used: number;
}

/** Records by slot, in pages. Later records of similar size reuse the space of replaced records. A record never spans two pages. */
export class Records {
  private readonly pages: Page[] = [];
  private readonly free = new Map<number, number[]>();
  /** The page in the upper bits, the offset in steps in the lower bits. */
  private places = new Int32Array(64);
  private steps = new Uint16Array(64);

  private newPlace(steps: number): number {
    const length = steps * RECORD_STEP;
    let page = this.pages.at(-1);
    if (page !== undefined && page.used + length > page.bytes.length && page.bytes.length < PAGE_BYTES) {
      // The first page starts small to save memory in small marketplaces. Later pages have full size from the start.
      page.bytes = withCapacity(page.bytes, PAGE_BYTES);
    }
    if (page === undefined || page.used + length > page.bytes.length) {
      const isFirst = this.pages.length === 0 && length <= MIN_PAGE_BYTES;
      page = { bytes: new Uint8Array(isFirst ? MIN_PAGE_BYTES : PAGE_BYTES), used: 0 };
      this.pages.push(page);
    }
    const place = (this.pages.length - 1) * PLACES_PER_PAGE + page.used / RECORD_STEP;
    page.used += length;
    return place;
  }

  /** Stores a record in a slot that has none. The record must be smaller than a page. */
  put(slot: number, record: Uint8Array): void {
    if (slot >= this.places.length) {
      const length = Math.max(slot + 1, Math.ceil(this.places.length * 1.5));
      this.places = withCapacity(this.places, length);
      this.steps = withCapacity(this.steps, length);
    }
    const steps = Math.max(1, Math.ceil(record.length / RECORD_STEP));
    this.places[slot] = this.free.get(steps)?.pop() ?? this.newPlace(steps);
    this.steps[slot] = steps;
    const { bytes, offset } = this.reader(slot);
    bytes.set(record, offset);
  }

  /** Removes the record of a slot. */
  drop(slot: number): void {
    const steps = this.steps[slot] ?? 0;
    const freed = this.free.get(steps);
    const place = this.places[slot] ?? 0;
    if (freed === undefined) this.free.set(steps, [place]);
    else freed.push(place);
  }

  /** Returns a reader at the start of a slot's record. */
  reader(slot: number): ByteReader {
    const place = this.places[slot] ?? 0;
    const page = this.pages[Math.floor(place / PLACES_PER_PAGE)];
    if (page === undefined) throw new Error('The requested slot has no record');
    return new ByteReader(page.bytes, (place % PLACES_PER_PAGE) * RECORD_STEP);
  }
}
