/**
 * Reads comma-separated tables with quotes (RFC 4180, quoted fields may contain line ends) and tab-separated tables without quotes. Errors name file,
 * line and column.
 */
import { readFileSync } from 'node:fs';
import { TaxonomyFileError } from '../../src/features/matching/server/taxonomy.service.ts';

type Row = Readonly<Record<string, string>>;

function csvRows(text: string, file: string): { fields: string[]; line: number }[] {
  const rows: { fields: string[]; line: number }[] = [];
  let fields: string[] = [];
  let line = 1;
  let start = 1;
  const cell = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r?\n|$)/gy;
  while (cell.lastIndex < text.length) {
    const match = cell.exec(text);
    if (match === null)
      throw new TaxonomyFileError(`${file}:${line}: column ${fields.length + 1}: the quote is not closed`);
    const [whole = '', value = '', end] = match;
    fields.push(value.startsWith('"') ? value.slice(1, -1).replaceAll('""', '"') : value);
    line += whole.split('\n').length - 1;
    if (end === ',') continue;
    rows.push({ fields, line: start });
    fields = [];
    start = line;
  }
  return rows;
}

const tabRows = (text: string): { fields: string[]; line: number }[] =>
  text.split(/\r?\n/).map((row, index) => ({ fields: row.split('\t'), line: index + 1 }));

/**
 * Returns the rows of a table as objects of the given columns. Throws TaxonomyFileError for a missing column or a short row, and the file system's
 * error for an unreadable file.
 */
export function readTable(file: string, columns: readonly string[], separator: ',' | '\t'): Row[] {
  const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  const [header, ...rows] = separator === ',' ? csvRows(text, file) : tabRows(text);
  const columnIndexes = columns.map((column) => {
    const index = header?.fields.indexOf(column) ?? -1;
    if (index < 0) throw new TaxonomyFileError(`${file}:1: the column "${column}" is missing`);
    return [column, index] as const;
  });
  return rows
    .filter(({ fields }) => fields.some((field) => field !== ''))
    .map(({ fields, line }) => {
      const values = columnIndexes.map(([column, index]) => {
        const value = fields[index];
        if (value === undefined)
          throw new TaxonomyFileError(`${file}:${line}: column "${column}" is missing in this row`);
        return [column, value.trim()];
      });
      return Object.fromEntries(values);
    });
}
