/** Checks docs/promises.md against the catalogs and files that it quotes. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const fromRoot = (path: string): string => new URL(`../../${path}`, import.meta.url).pathname;
const readSource = (path: string): string => readFileSync(fromRoot(path), 'utf8');

interface PromiseRow {
  line: number;
  cells: string[];
}

/** Returns the rows of all tables, without headers. */
const readRows = (): PromiseRow[] =>
  readSource('docs/promises.md')
    .split('\n')
    .flatMap((text, index) => {
      if (!text.startsWith('| ') || /^\| (?:Promise|---) \|/.test(text)) return [];
      const cells = text.split(/(?<!\\)\|/).slice(1, -1);
      return [{ line: index + 1, cells: cells.map((cell) => cell.trim().replaceAll('\\|', '|')) }];
    });

const pathsIn = (cell: string): string[] =>
  [...cell.matchAll(/`([^`]+\.(?:tsx?|mjs|sql|md|json))`/g)].map(([, path]) => path ?? '');
const quotesIn = (cell: string): string[] => [...cell.matchAll(/“([^”]+)”/g)].map(([, quote]) => quote ?? '');

/** Returns the text of a source file as one line, with unescaped quotes and joined string concatenations. */
const readWords = (path: string): string =>
  readSource(path)
    .replaceAll("\\'", "'")
    .replaceAll(/['"`]\s*\+\s*['"`]/g, '')
    .replaceAll(/\s+/g, ' ');

describe('docs/promises.md', () => {
  const rows = readRows();

  test('quotes a promise in every row, and names files for its source, its enforcement and its test', () => {
    const broken = rows.filter(
      ({ cells: [promise = '', catalogs = '', enforcement = '', proof = ''] }) =>
        quotesIn(promise).length === 0 || [catalogs, enforcement, proof].some((cell) => pathsIn(cell).length === 0),
    );
    expect(broken).toEqual([]);
  });

  test('names only files that exist', () => {
    const missing = rows.flatMap(({ line, cells }) =>
      cells.flatMap(pathsIn).flatMap((path) => (existsSync(fromRoot(path)) ? [] : [`line ${line}: ${path}`])),
    );
    expect(missing).toEqual([]);
  });

  test('quotes only promises that are in a catalog that it names', () => {
    const lost = rows.flatMap(({ line, cells: [promise = '', catalogs = ''] }) => {
      const words = pathsIn(catalogs)
        .filter((path) => existsSync(fromRoot(path)))
        .map(readWords);
      return quotesIn(promise)
        .filter((quote) => !words.some((text) => text.includes(quote)))
        .map((quote) => `line ${line}: ${quote}`);
    });
    expect(lost).toEqual([]);
  });

  test('names only test files as tests', () => {
    const others = rows
      .flatMap(({ cells }) => pathsIn(cells[3] ?? ''))
      .filter((path) => !/\.(?:test|spec)\.tsx?$/.test(path));
    expect(others).toEqual([]);
  });
});
