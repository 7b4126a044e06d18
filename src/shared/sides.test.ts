import { expect, it } from 'vitest';
import { sideOf } from './sides.ts';

it('puts each of the two accounts on its side, and nobody else', () => {
  const accounts = { company: 'a', candidate: 'b' };
  expect(['a', 'b', 'c'].map((userId) => sideOf(userId, accounts))).toEqual(['company', 'candidate', null]);
});
