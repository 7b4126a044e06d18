import { describe, expect, it } from 'vitest';
import { skillsSentenceKey } from './skills-fact.ts';

describe('the wording of the sentence about matched skills', () => {
  it.each([
    [5, 5, 'all'],
    [4, 5, 'almostAll'],
    [3, 4, 'some'],
    [2, 5, 'some'],
    [0, 5, 'some'],
    [0, 0, null],
  ] as const)('for %i of %i skills is "%s"', (matched, required, key) => {
    expect(skillsSentenceKey(matched, required)).toBe(key);
  });
});
