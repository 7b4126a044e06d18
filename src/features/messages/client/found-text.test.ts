import { describe, expect, it } from 'vitest';
import { splitExcerpt } from './found-text.ts';

const bracketMatches = (text: string, query: string): string =>
  splitExcerpt(text, query)
    .map((part) => (part.isFound ? `[${part.text}]` : part.text))
    .join('');

describe('the excerpt of a found message', () => {
  it('marks the words regardless of case and accents', () => {
    expect(bracketMatches('La Reunión es el jueves. REUNION breve.', 'reunión')).toBe(
      'La [Reunión] es el jueves. [REUNION] breve.',
    );
    expect(bracketMatches('one two three', 'three one')).toBe('[one] two [three]');
    expect(bracketMatches('banana', 'ana nan')).toBe('b[ana][n]a');
  });

  it('starts shortly before the first match, or at the beginning of the text if nothing matches', () => {
    const text = `${'word '.repeat(60)}needle ${'word '.repeat(60)}`;
    const excerpt = bracketMatches(text, 'needle');
    expect(excerpt).toMatch(/^…(?:word )+\[needle\] (?:word )+.*…$/);
    expect(excerpt.length).toBeLessThan(180);
    expect(splitExcerpt(text, 'nowhere')[0]?.text.startsWith('word')).toBe(true);
  });

  it('is a single line, and is the whole text if the text is short', () => {
    expect(bracketMatches('First\nsecond 😀 line', 'second')).toBe('First [second] 😀 line');
    expect(bracketMatches('', 'x')).toBe('');
  });
});
