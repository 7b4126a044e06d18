import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitLinks } from './link-text.ts';

const links = (text: string): string[] => splitLinks(text).flatMap(({ href }) => href ?? []);

describe('links in a message', () => {
  it('are http and https addresses', () => {
    expect(links('See https://one.example/a?b=c#d and http://two.example.')).toEqual([
      'https://one.example/a?b=c#d',
      'http://two.example',
    ]);
    expect(links('HTTPS://ONE.EXAMPLE')).toEqual(['HTTPS://ONE.EXAMPLE']);
  });

  it('are not created from other text', () => {
    for (const text of [
      'javascript:alert(1)',
      'ftp://one.example',
      'data:text/html,hello',
      'www.one.example',
      'https://',
      'xhttps://one.example',
      'mail me: ana@mail.example',
    ]) {
      expect(links(text)).toEqual([]);
    }
  });

  it("exclude the sentence's punctuation and include balanced brackets", () => {
    expect(links('(https://one.example/a)')).toEqual(['https://one.example/a']);
    expect(links('https://one.example/a_(b)')).toEqual(['https://one.example/a_(b)']);
    expect(links('Really https://one.example/a?!')).toEqual(['https://one.example/a']);
    expect(links('"https://one.example/a", he said')).toEqual(['https://one.example/a']);
    expect(links('https://one.example/<script>')).toEqual(['https://one.example/']);
  });

  it('leave the text unchanged', () => {
    expect(splitLinks('Hola https://one.example, adiós')).toEqual([
      { text: 'Hola ', href: null },
      { text: 'https://one.example', href: 'https://one.example' },
      { text: ', adiós', href: null },
    ]);
    const piece = fc.oneof(fc.string(), fc.constantFrom('https://', 'http://a.example/', '(', ')', ' ', '.', ']'));
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('');
        const parts = splitLinks(text);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        for (const { href } of parts) expect(href === null || /^https?:\/\//i.test(href)).toBe(true);
      }),
    );
  });
});
