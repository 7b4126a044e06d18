/** Writes CSV (RFC 4180) that is safe to open in a spreadsheet. Cells that look like a formula get a leading apostrophe, which marks them as text. */

/** Excel, LibreOffice and Google Sheets evaluate cells that start with these characters, even after whitespace and in their full-width forms. */
const FORMULA_START = /^[\s\0]*[=+\-@\t\r\n＝＋－＠]/u;

const cell = (value: string | number | null): string => {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = FORMULA_START.test(value) ? `'${value}` : value;
  return /[",\r\n;\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Returns a header and one line per row. UTF-8 without a BOM, which importers would read as part of the first column name. */
export const toCsv = <Name extends string>(
  names: readonly Name[],
  rows: readonly Readonly<Record<Name, string | number | null>>[],
): string => {
  const lines = [names.map(cell), ...rows.map((row) => names.map((name) => cell(row[name])))];
  return `${lines.map((line) => line.join(',')).join('\r\n')}\r\n`;
};
