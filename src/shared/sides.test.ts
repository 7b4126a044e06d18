import { expect, it } from 'vitest';
import { findSide } from './sides.ts';

it('findSide returns the side of each account and null for other users', () => {
  const accounts = { company: 'a', candidate: 'b' };
  expect(['a', 'b', 'c'].map((userId) => findSide(userId, accounts))).toEqual(['company', 'candidate', null]);
});
