/** Two locks with the same number would block unrelated work. */
import { expect, it } from 'vitest';
import { ADVISORY_LOCKS } from './advisory-lock.ts';

it('advisory locks have unique numbers', () => {
  const numbers = Object.values(ADVISORY_LOCKS);
  expect(new Set(numbers).size).toBe(numbers.length);
});
