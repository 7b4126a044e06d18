import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readTitleMeaning } from '../taxonomy/titles.ts';
import { DIMENSIONS, TABLE_ROWS, titleFeatures } from './title-features.ts';
import { closeness, setEmbeddingTable, TABLE_FILE } from './title-meaning.ts';

const file = fileURLToPath(new URL(`../../../engines/title-table-${TABLE_FILE.version}.bin`, import.meta.url));
const bytes = new Uint8Array(readFileSync(file));

const withByte = (offset: number, value: number): Uint8Array => {
  const copy = bytes.slice();
  copy[offset] = value;
  return copy;
};

const titleCloseness = (first: string, second: string): number =>
  closeness(readTitleMeaning(first), readTitleMeaning(second));

beforeEach(() => {
  setEmbeddingTable(bytes);
});

describe('the table', () => {
  it('is required before a title is read', async () => {
    vi.resetModules();
    const unset = await import('./title-meaning.ts');
    expect(() => unset.meaningVector(['acountant'], [])).toThrow('call setEmbeddingTable first');
  });

  it.each([
    ['of another format', withByte(TABLE_FILE.offsets.magic, 1), 'another format'],
    ['of another version', withByte(TABLE_FILE.offsets.version, 99), 'version is 99'],
    ['of another size', withByte(TABLE_FILE.offsets.dimensions, 32), `instead of ${TABLE_ROWS} × ${DIMENSIONS}`],
    ['that ends early', bytes.slice(0, -1), 'bytes instead of'],
    ['that is empty', new Uint8Array(), 'another format'],
    ['with a changed value', withByte(bytes.length - 1, (bytes.at(-1) ?? 0) ^ 1), 'checksum'],
  ])('is refused if it is a file %s', (_, wrong, problem) => {
    expect(() => setEmbeddingTable(wrong)).toThrow(problem);
    expect(titleCloseness('Nurse', 'Nurse')).toBe(1);
  });

  it('may be shared between threads and start anywhere in its buffer', () => {
    const before = readTitleMeaning('Accountant');
    const shared = new Uint8Array(new SharedArrayBuffer(bytes.length + 3), 3);
    shared.set(bytes);
    setEmbeddingTable(shared);
    expect(readTitleMeaning('Accountant')).toEqual(before);
  });
});

describe('features of a title', () => {
  it('are row numbers of the table of meanings', () => {
    const { rows, weights } = titleFeatures(['senior', 'develop', 'dat'], ['developer']);
    expect(rows.length).toBe(weights.length);
    expect(rows.every((row) => Number.isInteger(row) && row >= 0 && row < TABLE_ROWS)).toBe(true);
  });

  it('are limited in number, even for a very long title', () => {
    const many = Array.from({ length: 10_000 }, () => 'developer');
    expect(titleFeatures(many, many).rows.length).toBeLessThan(1500);
    expect(titleFeatures(['x'.repeat(100_000)], []).rows.length).toBeLessThan(100);
    expect(titleFeatures([], []).rows).toEqual([]);
  });
});

describe('the meaning of a title', () => {
  it('is a vector with a norm of about 127', () => {
    const meaning = readTitleMeaning('Customer Support Specialist');
    expect(meaning.length).toBe(DIMENSIONS);
    expect(Math.hypot(...meaning)).toBeCloseTo(127, -1);
  });

  it('is all zeros for a title without words, with closeness 0 to any title', () => {
    expect(readTitleMeaning(' … ')).toEqual(new Int8Array(DIMENSIONS));
    expect(titleCloseness('', 'Accountant')).toBe(0);
  });

  it('has a symmetric closeness, which is 1 for identical titles', () => {
    expect(titleCloseness('Bookkeeper', 'Contador')).toBe(titleCloseness('Contador', 'Bookkeeper'));
    expect(titleCloseness('Contador', 'contador')).toBe(1);
  });

  it('does not depend on gender, accents, case or stop words', () => {
    expect(readTitleMeaning('Técnica de Soporte')).toEqual(readTitleMeaning('tecnico, soporte'));
    expect(readTitleMeaning('DESARROLLADOR/A Frontend')).toEqual(readTitleMeaning('Desarrolladora frontend'));
  });
});

describe('titles for the same work', () => {
  it.each([
    ['Contador público', 'Accountant', 0.6],
    ['Desarrolladora Full Stack', 'Software Engineer', 0.5],
    ['BDR', 'Business Development Representative', 0.7],
    ['DBA', 'Database Administrator', 0.7],
    ['Enfermera', 'Registered Nurse', 0.6],
    ['Desenvolvedor de Software', 'Software Developer', 0.6],
    ['Atendimento ao Cliente', 'Customer Service Representative', 0.6],
  ])('%s and %s are close', (first, second, min) => {
    expect(titleCloseness(first, second)).toBeGreaterThan(min);
  });

  it.each([
    ['Desarrolladora Full Stack', 'Software Engineer', 'Security Guard'],
    ['Analista de Suporte ao Cliente', 'Customer Support Specialist', 'IT Support Specialist'],
    ['Security Engineer', 'Cybersecurity Analyst', 'Security Guard'],
    ['Diseñadora gráfica', 'Graphic Designer', 'Fashion Designer'],
  ])('%s is closer to %s than to %s', (title, closer, farther) => {
    expect(titleCloseness(title, closer)).toBeGreaterThan(titleCloseness(title, farther));
  });
});

describe('titles for different work', () => {
  it.each([
    ['Accountant', 'Truck Driver', 0.2],
    ['Enfermera', 'Desarrolladora web', 0.2],
    ['Civil Engineer', 'Software Engineer', 0.5],
    ['Social Worker', 'Social Media Manager', 0.6],
    // The shared word outweighs the other words, so no trained table brought this pair below 0.5 (tools/embeddings/README.md).
    ['Security Guard', 'Security Engineer', 0.75],
  ])('%s and %s are not close', (first, second, max) => {
    expect(titleCloseness(first, second)).toBeLessThan(max);
  });
});
