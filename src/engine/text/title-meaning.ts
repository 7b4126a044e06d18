/**
 * Compares the meaning of job titles across English, Spanish and Portuguese with a learned table (tools/embeddings/README.md). The engine reads no
 * files: the program passes the table's bytes once to `setEmbeddingTable`. After that it is pure: the same table and title always produce the same
 * numbers.
 */
import { DIMENSIONS, TABLE_ROWS, titleFeatures } from './title-features.ts';

/**
 * The file format: a header of 32 bytes, a factor for each row (float32), then the rows (int8). Numbers are little-endian. Each value is a
 * stored int8 multiplied by the factor of its row.
 */
export const TABLE_FILE = {
  /** "PTMT" in ASCII. */
  magic: 0x544d_5450,
  /** Increase this number when the format or the features change. */
  version: 1,
  headerBytes: 32,
  /** Offsets of the header's fields. Each field is an unsigned 32-bit number. */
  offsets: { magic: 0, version: 4, rows: 8, dimensions: 12, checksum: 16 },
} as const;

/** The whole number that represents 1.0 in a title's vector. */
const ONE = 127;
const FACTOR_BYTES = 4;

interface Table {
  readonly factors: DataView;
  readonly values: Int8Array;
}

let table: Table | null = null;

/** Returns the FNV-1a hash of the bytes from offset `from` to the end, as an unsigned number. */
export function tableChecksum(bytes: Uint8Array, from: number): number {
  let hash = 0x811c_9dc5;
  for (let index = from; index < bytes.length; index++) hash = Math.imul(hash ^ (bytes[index] ?? 0), 0x0100_0193);
  return hash >>> 0;
}

const invalidTable = (problem: string): Error => new Error(`Invalid table of title meanings: ${problem}`);

function checkHeader(bytes: Uint8Array, header: DataView): void {
  const { magic, version, headerBytes, offsets } = TABLE_FILE;
  const read = (offset: number): number => header.getUint32(offset, true);
  if (bytes.length < headerBytes || read(offsets.magic) !== magic) throw invalidTable('it has another format');
  if (read(offsets.version) !== version)
    throw invalidTable(`its version is ${read(offsets.version)} instead of ${version}`);
  if (read(offsets.rows) !== TABLE_ROWS || read(offsets.dimensions) !== DIMENSIONS) {
    const expected = `${TABLE_ROWS} × ${DIMENSIONS}`;
    throw invalidTable(`it has ${read(offsets.rows)} × ${read(offsets.dimensions)} values instead of ${expected}`);
  }
  const size = headerBytes + TABLE_ROWS * (FACTOR_BYTES + DIMENSIONS);
  if (bytes.length !== size) throw invalidTable(`it has ${bytes.length} bytes instead of ${size}`);
  if (read(offsets.checksum) !== tableChecksum(bytes, headerBytes)) throw invalidTable('its checksum does not match');
}

/**
 * Sets the table for this thread. The bytes are used in place, so threads can share one SharedArrayBuffer; they must not change afterward. Throws if
 * the bytes are not a table of this version; the previous table then stays in use.
 */
export function setEmbeddingTable(bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  checkHeader(bytes, view);
  const factorsFrom = bytes.byteOffset + TABLE_FILE.headerBytes;
  const factorBytes = TABLE_ROWS * FACTOR_BYTES;
  table = {
    factors: new DataView(bytes.buffer, factorsFrom, factorBytes),
    values: new Int8Array(bytes.buffer, factorsFrom + factorBytes, TABLE_ROWS * DIMENSIONS),
  };
}

/** Returns the sum of the table's rows for the features of a title. */
function sumRows({ factors, values }: Table, stems: readonly string[], concepts: readonly string[]): Float64Array {
  const sums = new Float64Array(DIMENSIONS);
  const { rows, weights } = titleFeatures(stems, concepts);
  rows.forEach((row, feature) => {
    const factor = (weights[feature] ?? 0) * factors.getFloat32(row * FACTOR_BYTES, true);
    const from = row * DIMENSIONS;
    for (let d = 0; d < DIMENSIONS; d++) sums[d] = (sums[d] ?? 0) + factor * (values[from + d] ?? 0);
  });
  return sums;
}

/**
 * Returns the meaning of a title with these word stems and concepts: a vector with a Euclidean norm of 127, rounded to whole numbers. All 0 without
 * stems and concepts. Throws if `setEmbeddingTable` was not called in this thread.
 */
export function meaningVector(stems: readonly string[], concepts: readonly string[]): Int8Array {
  if (table === null) throw new Error('There is no table of title meanings: call setEmbeddingTable first');
  const sums = sumRows(table, stems, concepts);
  let squares = 0;
  for (const value of sums) squares += value * value;
  const length = Math.sqrt(squares);
  if (length === 0) return new Int8Array(DIMENSIONS);
  return Int8Array.from(sums, (value) => Math.round((ONE * value) / length));
}

/**
 * Returns the cosine similarity of two meanings, -1 to 1: 1 for the same meaning, about 0 for unrelated ones. Returns 0 if either vector is zero.
 * Symmetric.
 */
export function closeness(a: Int8Array, b: Int8Array): number {
  let product = 0;
  let leftSquares = 0;
  let rightSquares = 0;
  for (let d = 0; d < DIMENSIONS; d++) {
    const left = a[d] ?? 0;
    const right = b[d] ?? 0;
    product += left * right;
    leftSquares += left * left;
    rightSquares += right * right;
  }
  return product === 0 ? 0 : product / Math.sqrt(leftSquares * rightSquares);
}
