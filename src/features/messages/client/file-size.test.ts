import { expect, it } from 'vitest';
import { formatBytes } from './file-size.ts';

it.each([
  [1, 'en', '1 kB'],
  [860_000, 'en', '840 kB'],
  [2_500_000, 'en', '2.4 MB'],
  [10 * 1024 * 1024, 'en', '10 MB'],
  [2_500_000, 'es', '2,4 MB'],
])('a file of %i bytes is shown in %s as %s', (bytes, locale, text) => {
  expect(formatBytes(bytes, locale).replace(/\s/gu, ' ')).toBe(text);
});
