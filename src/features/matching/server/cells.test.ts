import { describe, expect, it } from 'vitest';
import { chooseCells } from './cells.ts';

/** A hundred rows: all have `common`, half have `half`, one in ten `tenth`, none `absent`. */
const sample = {
  keys: Array.from({ length: 100 }, (_, row) => [
    'common',
    ...(row % 2 === 0 ? ['half'] : []),
    ...(row % 10 === 0 ? ['tenth'] : []),
  ]),
  all: 100_000,
};
const keysOf = (own: string[], most: number, related: string[] = []) =>
  chooseCells({ own, related }, sample, most).map(({ keys }) => keys.join(' '));

describe('the cells of a search', () => {
  it('are the wanted keys from the rarest on, as long as there is room', () => {
    expect(keysOf(['common', 'half', 'tenth', 'absent'], 20_000)).toEqual(['absent', 'tenth']);
    expect(keysOf(['common', 'half', 'tenth', 'absent'], 70_000)).toEqual(['absent', 'tenth', 'half']);
  });

  it('ask for common keys together', () => {
    expect(keysOf(['common', 'half'], 60_000)).toEqual(['half']);
    expect(keysOf(['common', 'tenth', 'half'], 5_000)).toEqual([]);
    expect(keysOf(['half', 'tenth'], 10_500)).toEqual(['tenth']);
    expect(
      chooseCells({ own: ['a', 'b'], related: [] }, { keys: [['a'], ['b'], ['a'], ['b', 'a']], all: 400 }, 130),
    ).toEqual([{ keys: ['b', 'a'], expected: 120 }]);
  });

  it('take what fits in part last, and never more than there is room for', () => {
    expect(keysOf(['tenth'], 100_000, ['half', 'absent'])).toEqual(['tenth', 'absent', 'half']);
    const cells = chooseCells({ own: ['common', 'half', 'tenth'], related: ['absent'] }, sample, 30_000);
    expect(cells.reduce((sum, { expected }) => sum + expected, 0)).toBeLessThanOrEqual(30_000);
  });

  it('are none where nothing is wanted', () => {
    expect(keysOf([], 1_000)).toEqual([]);
  });
});
