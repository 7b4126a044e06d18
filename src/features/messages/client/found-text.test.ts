import { describe, expect, it } from 'vitest';
import { foundParts } from './found-text.ts';

const marked = (text: string, query: string): string =>
  foundParts(text, query)
    .map((part) => (part.isFound ? `[${part.text}]` : part.text))
    .join('');

describe('a message that was found', () => {
  it('has the words marked, whatever their case and accents', () => {
    expect(marked('La Reunión es el jueves. REUNION breve.', 'reunión')).toBe(
      'La [Reunión] es el jueves. [REUNION] breve.',
    );
    expect(marked('one two three', 'three one')).toBe('[one] two [three]');
    expect(marked('banana', 'ana nan')).toBe('b[ana][n]a');
  });

  it('is shown from a little before the first of them', () => {
    const text = `${'word '.repeat(60)}needle ${'word '.repeat(60)}`;
    const shown = marked(text, 'needle');
    expect(shown).toMatch(/^…(?:word )+\[needle\] (?:word )+.*…$/);
    expect(shown.length).toBeLessThan(180);
    expect(foundParts(text, 'nowhere')[0]?.text.startsWith('word')).toBe(true);
  });

  it('is one line, and whole where it is short', () => {
    expect(marked('First\nsecond 😀 line', 'second')).toBe('First [second] 😀 line');
    expect(marked('', 'x')).toBe('');
  });
});
