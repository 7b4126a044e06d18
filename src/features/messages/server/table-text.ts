/**
 * Recognizes CSV files as spreadsheet programs write them, in UTF-8 or an older single-byte encoding.
 * Rejects scripts and web pages with a .csv name. Runs in linear time.
 */

const [TAB, LINE, RETURN, SPACE, DELETE] = [0x09, 0x0a, 0x0d, 0x20, 0x7f];
/** The separators that spreadsheet programs use. */
const SEPARATORS = Buffer.from(',;\t|');
/** Characters that web pages, scripts and documents start with. CSV files do not start with them. */
const NON_TABLE_STARTS = Buffer.from('<{#!%');
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];

const isTextByte = (byte: number): boolean =>
  byte >= SPACE ? byte !== DELETE : byte === TAB || byte === LINE || byte === RETURN;

/** Returns true if all bytes are text and the first line has several columns. */
export const isTableText = (bytes: Uint8Array): boolean => {
  const start = BYTE_ORDER_MARK.every((byte, index) => bytes[index] === byte) ? BYTE_ORDER_MARK.length : 0;
  const first = bytes[start];
  if (first === undefined || NON_TABLE_STARTS.includes(first) || !bytes.every(isTextByte)) return false;
  const end = bytes.indexOf(LINE, start);
  const line = bytes.subarray(start, end === -1 ? undefined : end);
  return SEPARATORS.some((separator) => line.includes(separator));
};
