import { describe, expect, it } from 'vitest';
import { type Cell, chooseCells } from './cells.ts';
import type { Sample } from './sampled-keys.ts';

/** A thousand rows for a market of a million: all have `common`, half `half`, every tenth `tenth`, every fortieth both of a pair. */
const rows = Array.from({ length: 1_000 }, (_, row) => [
  'common',
  ...(row % 2 === 0 ? ['half'] : []),
  ...(row % 10 === 0 ? ['tenth'] : []),
  ...(row % 40 === 0 ? ['skill', 'title'] : []),
  ...(row % 100 === 0 ? ['hundredth'] : []),
]);
const market: Sample = { rows, all: 1_000_000 };

const wanted = (worth: Record<string, number>, related: string[] = []) => ({
  own: Object.entries(worth).map(([key, value]) => ({ key, worth: value })),
  related,
});
const isIn = (cells: readonly Cell[], keys: readonly string[]): boolean =>
  cells.some((cell) => cell.every((key) => keys.includes(key)));
/** How many of the market's rows are really in the cells. */
const sizeOf = (cells: readonly Cell[]): number => 1_000 * rows.filter((keys) => isIn(cells, keys)).length;

describe('the cells of a search', () => {
  it('are a key that few have, alone', () => {
    const { cells } = chooseCells(wanted({ common: 0.1, absent: 0.2 }), market, 16_000);
    expect(cells).toContainEqual(['absent']);
    expect(isIn(cells, ['common'])).toBe(false);
  });

  it('are the combinations of common keys that are worth most, as far as there is room', () => {
    const { cells } = chooseCells(wanted({ half: 0.2, tenth: 0.2, hundredth: 0.2, common: 0.01 }), market, 40_000);
    expect(isIn(cells, ['half', 'tenth', 'hundredth'])).toBe(true);
    expect(isIn(cells, ['common', 'half'])).toBe(false);
    expect(sizeOf(cells)).toBeLessThanOrEqual(40_000);
  });

  it('have whoever has nearly all of what is wanted, whichever part of it is missing', () => {
    const keys = ['a', 'b', 'c', 'd', 'e'];
    const mixed = Array.from({ length: 1_000 }, (_, row) => [keys[row % 5] ?? '']);
    const worth = wanted({ a: 0.1, b: 0.1, c: 0.1, d: 0.1, e: 0.1 });
    const { cells } = chooseCells(worth, { rows: mixed, all: 1_000_000 }, 16_000);
    for (const missing of keys) {
      const rest = keys.filter((key) => key !== missing);
      expect([missing, isIn(cells, rest)]).toEqual([missing, true]);
    }
    expect(keys.filter((key) => isIn(cells, [key]))).toEqual([]);
  });

  it('take keys that always come together for one', () => {
    const { cells } = chooseCells(wanted({ skill: 0.1, title: 0.1, half: 0.1 }), market, 60_000);
    expect(cells.filter((cell) => cell.includes('skill') && cell.includes('title'))).toEqual([]);
    expect(isIn(cells, ['skill', 'title'])).toBe(true);
  });

  it('end with what fits in part and few have, and never want more than there is room for', () => {
    const { cells, expected } = chooseCells(
      wanted({ tenth: 0.2, half: 0.2 }, ['hundredth', 'absent']),
      market,
      200_000,
    );
    expect(cells).toContainEqual(['hundredth']);
    expect(cells).toContainEqual(['absent']);
    expect(expected).toBeLessThanOrEqual(200_000);
    for (const room of [1_000, 10_000, 100_000, 1_000_000]) {
      const chosen = chooseCells(
        wanted({ common: 0.1, half: 0.2, tenth: 0.1, hundredth: 0.1 }, ['skill']),
        market,
        room,
      );
      expect(chosen.expected).toBeLessThanOrEqual(room);
      expect(sizeOf(chosen.cells)).toBeLessThanOrEqual(room);
    }
  });

  it('are none where nothing is wanted, or nobody is there', () => {
    expect(chooseCells(wanted({}), market, 1_000).cells).toEqual([]);
    expect(chooseCells(wanted({ react: 0.3 }), { rows: [], all: 1_000 }, 1_000).expected).toBeLessThanOrEqual(1_000);
  });
});
