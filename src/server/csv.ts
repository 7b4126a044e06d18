/**
 * Writes CSV (RFC 4180) that spreadsheets open without running what people wrote: a cell that one would take for a formula gets an apostrophe
 * before it, which they read as "this is text".
 */

/** What makes Excel, LibreOffice and Google Sheets calculate, also behind a line break or a full-width sign. */
const FORMULA_START = /^[\s\0]*[=+\-@\t\r\n＝＋－＠]/u;

const cell = (value: string | number | null): string => {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = FORMULA_START.test(value) ? `'${value}` : value;
  return /[",\r\n;\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** The text of a file: the names as its head, then a line each. UTF-8 without a mark before it, which importers take for a part of the first name. */
export const csvOf = <Name extends string>(
  names: readonly Name[],
  rows: readonly Readonly<Record<Name, string | number | null>>[],
): string => {
  const lines = [names.map(cell), ...rows.map((row) => names.map((name) => cell(row[name])))];
  return `${lines.map((line) => line.join(',')).join('\r\n')}\r\n`;
};
