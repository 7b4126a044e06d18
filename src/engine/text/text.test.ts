import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '#shared/limits.ts';
import { contentStems, foldText, stem, words } from './text.ts';

describe('foldText', () => {
  it('lowercases, removes accents and turns punctuation into single spaces', () => {
    expect(foldText('  Atención   al CLIENTE, São-Paulo! ')).toBe('atencion al cliente sao paulo');
  });

  it('keeps plus and number signs that belong to a name', () => {
    expect(foldText('C++ / C# & ++')).toBe('c++ c#');
  });

  it('returns an empty text for input without words', () => {
    expect(foldText('')).toBe('');
    expect(foldText(' …!? ')).toBe('');
  });
});

describe('words', () => {
  it('keeps technical names whole', () => {
    expect(words('Node.js, ASP.NET, C# and C++')).toEqual(['nodejs', 'dotnet', 'csharp', 'and', 'cplusplus']);
  });

  it('removes gender options, addresses and links', () => {
    expect(words('Desarrollador/a (m/f) ana@example.com https://example.com ingeniero(a)')).toEqual([
      'desarrollador',
      'ingeniero',
    ]);
  });
});

describe('reading the words of long texts', () => {
  it('takes linear time, even without spaces', () => {
    // Quadratic patterns would take minutes.
    expect(words('a'.repeat(300_000))).toHaveLength(1);
    expect(words(`${'a.'.repeat(150_000)}@`)).toHaveLength(LIMITS.readText / 2);
    expect(words(`${'@'.repeat(LIMITS.readText - 2)}.x`)).toEqual(['x']);
  });
});

describe('stem', () => {
  it.each([
    ['desarrolladora', 'desarrolladores'],
    ['enfermera', 'enfermeros'],
    ['administration', 'administracion'],
    ['administracao', 'administration'],
    ['quality', 'calidad'],
    ['specialist', 'especialistas'],
    ['nurse', 'nursing'],
    ['companies', 'company'],
    ['pharmacy', 'farmacia'],
  ])('%s and %s have the same stem', (a, b) => {
    expect(stem(a)).toBe(stem(b));
  });
});

describe('contentStems', () => {
  it('removes English and Spanish stop words', () => {
    expect(contentStems('the head of sales of the company')).toEqual(contentStems('head sales company'));
    expect(contentStems('jefe de las ventas')).toEqual(contentStems('jefe ventas'));
  });
});

describe('words of every script', () => {
  /** A slow reference implementation of folding. */
  const foldSlowly = (text: string): string =>
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/\p{M}+/gu, '')
      .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
      .replace(/(^| )[+#]+/g, '$1')
      .replace(/([^a-z+#])[+#]+/g, '$1')
      .replace(/ +/g, ' ')
      .trim();

  it('are folded as in the reference implementation', () => {
    const letters = fc.string({ unit: fc.constantFrom(...Array.from("aZéñç+#C./()'’ &-5™①½ß漢•—\n🎉𝒜")) });
    fc.assert(
      fc.property(letters, (text) => {
        expect(foldText(text)).toBe(foldSlowly(text));
      }),
    );
  });

  it('are limited in length after folding, because folding can make them longer', () => {
    for (const sign of ['\uFDFA', '℅', '½', 'a', 'ab ', '한']) {
      const long = sign.repeat(LIMITS.readText);
      expect(foldText(long).length).toBeLessThanOrEqual(LIMITS.readText + 18);
      expect(words(long).join(' ').length).toBeLessThanOrEqual(LIMITS.readText + 18);
    }
    expect(words('\uFDFA'.repeat(LIMITS.text)).length).toBeLessThan(LIMITS.readText / 3);
    const whole = 'palabra '.repeat(LIMITS.text / 8);
    expect(words(`${whole}${whole}`)).toHaveLength(LIMITS.text / 4);
  });
});
