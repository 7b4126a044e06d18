/**
 * Plain values as few bytes: whole numbers by size, exact floats, short texts. It knows nothing of what they mean.
 * Invariant: what a writer wrote, a reader reads back in the same order, bit by bit.
 */

const FIRST_SIZE = 512;
/** Seven bits of a byte carry the number, the eighth says that more follow. */
const MORE = 0x80;
const LEAST = -(2 ** 31);

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

  /** A whole number from 0 to 2 ** 32 - 1, in one to five bytes. */
  count(value: number): void {
    this.reserve(5);
    let rest = value;
    while (rest >= MORE) {
      this.bytes[this.at++] = (rest & 0x7f) | MORE;
      rest >>>= 7;
    }
    this.bytes[this.at++] = rest;
  }

  /** A signed whole number of 32 bits; small ones of either sign take few bytes. */
  signed(value: number): void {
    this.count(((value << 1) ^ (value >> 31)) >>> 0);
  }

  int32(value: number): void {
    this.reserve(4);
    this.view.setInt32(this.at, value, true);
    this.at += 4;
  }

  float(value: number): void {
    this.reserve(8);
    this.view.setFloat64(this.at, value, true);
    this.at += 8;
  }

  text(value: string): void {
    this.count(value.length);
    for (let i = 0; i < value.length; i++) this.count(value.charCodeAt(i));
  }

  /** Sorted numbers of 32 bits, none below `least`, by what lies between them. */
  hashes(sorted: Int32Array, least = LEAST): void {
    this.count(sorted.length);
    let before = least;
    for (const hash of sorted) {
      this.count(hash - before);
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

  count(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.bytes[this.at++] ?? 0;
      value |= (byte & 0x7f) << shift;
      if (byte < MORE) return value >>> 0;
    }
  }

  signed(): number {
    const value = this.count();
    return (value >>> 1) ^ -(value & 1);
  }

  int32(): number {
    this.at += 4;
    return this.view.getInt32(this.at - 4, true);
  }

  float(): number {
    this.at += 8;
    return this.view.getFloat64(this.at - 8, true);
  }

  /** What `hashes` wrote with the same `least`. */
  hashes(least = LEAST): Int32Array {
    const sorted = new Int32Array(this.count());
    let before = least;
    for (let i = 0; i < sorted.length; i++) {
      before += this.count();
      sorted[i] = before;
    }
    return sorted;
  }

  text(): string {
    const length = this.count();
    let text = '';
    for (let i = 0; i < length; i++) text += String.fromCharCode(this.count());
    return text;
  }
}
