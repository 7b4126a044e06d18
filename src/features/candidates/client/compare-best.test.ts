import { describe, expect, it } from 'vitest';
import { bestIndexes } from './compare-best.ts';
import { parseIds } from './compare-choice.ts';

describe('the best values of a row', () => {
  it('are the highest, or the lowest if less is better', () => {
    expect([...bestIndexes([70, 91, 12], 'highest')]).toEqual([1]);
    expect([...bestIndexes([30, 22, 45], 'lowest')]).toEqual([1]);
  });

  it('include ties, but are empty if all values are equal', () => {
    expect([...bestIndexes([100, 40, 100], 'highest')]).toEqual([0, 2]);
    expect([...bestIndexes([100, 100], 'highest')]).toEqual([]);
  });

  it('ignore missing values, and require at least two values', () => {
    expect([...bestIndexes([null, 20, 30], 'lowest')]).toEqual([1]);
    expect([...bestIndexes([null, 20], 'lowest')]).toEqual([]);
    expect([...bestIndexes([], 'highest')]).toEqual([]);
  });
});

describe('the candidate ids in the URL', () => {
  const id = (last: number) => `01900000-0000-7000-8000-00000000000${last}`;

  it('are limited to four, without duplicates or invalid ids', () => {
    expect(parseIds([id(1), id(2), id(1), 'x', ''].join(','))).toEqual([id(1), id(2)]);
    expect(parseIds([1, 2, 3, 4, 5].map(id).join(','))).toHaveLength(4);
    expect(parseIds('')).toEqual([]);
  });
});
