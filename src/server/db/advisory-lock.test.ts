/** Two locks of one number would let what has nothing to do with each other wait for each other. */
import { expect, it } from 'vitest';
import { ADVISORY_LOCKS } from './advisory-lock.ts';

it('no two advisory locks have the same number', () => {
  const numbers = Object.values(ADVISORY_LOCKS);
  expect(new Set(numbers).size).toBe(numbers.length);
});
