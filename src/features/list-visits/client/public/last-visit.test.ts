import { expect, it } from 'vitest';
import { validTime } from './last-visit.ts';

it('the time of the last visit must be a complete UTC timestamp from 2000 or later', () => {
  expect(validTime('2026-11-28T05:00:00.000Z')).toBe('2026-11-28T05:00:00.000Z');
  for (const text of [
    '',
    '2026-11-28',
    '2026-02-30T05:00:00.000Z',
    '2026-11-28T05:00:00Z',
    '1999-01-01T00:00:00.000Z',
  ]) {
    expect(validTime(text)).toBeUndefined();
  }
});
