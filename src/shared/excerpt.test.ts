import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { excerpt } from './excerpt.ts';

describe('excerpt', () => {
  it('returns short texts unchanged', () => {
    expect(excerpt('Closes the books.', 17)).toBe('Closes the books.');
  });

  it('cuts after a word and adds an ellipsis', () => {
    expect(excerpt('Closes the books each month.', 16)).toBe('Closes the…');
    expect(excerpt('Closes the books each month.', 17)).toBe('Closes the books…');
  });

  it('removes a period or comma before the ellipsis', () => {
    expect(excerpt('Closes the books. Pays the bills.', 18)).toBe('Closes the books…');
    expect(excerpt('Closes, opens, closes.', 10)).toBe('Closes…');
  });

  it('cuts within a single long word, but never within a character', () => {
    expect(excerpt('x'.repeat(20), 10)).toBe(`${'x'.repeat(9)}…`);
    expect(excerpt('🙂'.repeat(20), 11)).toBe(`${'🙂'.repeat(5)}…`);
    expect(excerpt('🙂'.repeat(20), 12)).toBe(`${'🙂'.repeat(5)}…`);
  });

  it('never exceeds the limit, and returns the beginning of the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.integer({ min: 10, max: 200 }), (text, max) => {
        const short = excerpt(text, max);
        expect(short.length).toBeLessThanOrEqual(max);
        expect(text.startsWith(short === text ? text : short.slice(0, -1))).toBe(true);
      }),
    );
  });
});
