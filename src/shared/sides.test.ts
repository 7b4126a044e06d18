import { expect, it } from 'vitest';
import { sideOf } from './sides.ts';

it('sideOf returns the side of each account and null for everyone else', () => {
  const accounts = { company: 'a', candidate: 'b' };
  expect(['a', 'b', 'c'].map((userId) => sideOf(userId, accounts))).toEqual(['company', 'candidate', null]);
});
