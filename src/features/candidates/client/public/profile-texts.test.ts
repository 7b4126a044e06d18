/** How a profile tells how long something lasted. */
import { describe, expect, it } from 'vitest';
import { spanText } from './profile-texts.ts';

describe('a span of months', () => {
  it.each([
    ['2021-03', '2023-06', 'Mar 2021 – Jun 2023'],
    ['2021-03', null, 'Mar 2021 – present'],
    ['2025-05', '2025-05', 'May 2025'],
    [null, '2025-05', 'May 2025'],
  ])('from %s to %s is "%s"', (start, end, text) => {
    expect(spanText(start, end, 'present', 'en')).toBe(text);
  });
});
