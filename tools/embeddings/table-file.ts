/** Writes a learned table as the file that the engine reads (title-meaning.ts): 8 bits per number, with one factor per row. */
import { DIMENSIONS, TABLE_ROWS } from '../../src/engine/text/title-features.ts';
import { TABLE_FILE, tableChecksum } from '../../src/engine/text/title-meaning.ts';

const MAX_VALUE = 127;
const FACTOR_BYTES = 4;

/** Returns the largest absolute value of a row. */
function largestRowValue(table: Float32Array, row: number): number {
  let largest = 0;
  for (const value of table.subarray(row * DIMENSIONS, (row + 1) * DIMENSIONS))
    largest = Math.max(largest, Math.abs(value));
  return largest;
}

/** Encodes the table as the file's bytes. The error of a number is at most 1/254 of the largest value in its row. */
export function encodeTable(table: Float32Array): Uint8Array {
  const { magic, version, headerBytes, offsets } = TABLE_FILE;
  const valuesFrom = headerBytes + TABLE_ROWS * FACTOR_BYTES;
  const bytes = new Uint8Array(valuesFrom + TABLE_ROWS * DIMENSIONS);
  const view = new DataView(bytes.buffer);
  for (let row = 0; row < TABLE_ROWS; row++) {
    const factor = Math.fround(largestRowValue(table, row) / MAX_VALUE);
    view.setFloat32(headerBytes + row * FACTOR_BYTES, factor, true);
    for (let d = 0; d < DIMENSIONS; d++) {
      const index = row * DIMENSIONS + d;
      const value = factor === 0 ? 0 : Math.round((table[index] ?? 0) / factor);
      view.setInt8(valuesFrom + index, Math.max(-MAX_VALUE, Math.min(MAX_VALUE, value)));
    }
  }
  view.setUint32(offsets.magic, magic, true);
  view.setUint32(offsets.version, version, true);
  view.setUint32(offsets.rows, TABLE_ROWS, true);
  view.setUint32(offsets.dimensions, DIMENSIONS, true);
  view.setUint32(offsets.checksum, tableChecksum(bytes, headerBytes), true);
  return bytes;
}
