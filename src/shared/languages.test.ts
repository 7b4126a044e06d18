import { describe, expect, it } from 'vitest';
import { acceptedLanguage, parseLanguage } from './languages.ts';

describe('languages of headers and tags', () => {
  it('acceptedLanguage returns the supported language with the highest weight', () => {
    expect(acceptedLanguage('es-MX,es;q=0.9,en;q=0.8')).toBe('es');
    expect(acceptedLanguage('fr;q=0.9, pt-BR;q=0.5, en;q=0.4')).toBe('pt');
    expect(acceptedLanguage('en;q=0.3, es;q=0.7')).toBe('es');
  });

  it('acceptedLanguage falls back to English', () => {
    for (const header of [undefined, null, '', '*', 'fr', 'es;q=0', 'es;q=x', ';;,,']) {
      expect(acceptedLanguage(header)).toBe('en');
    }
  });

  it('parseLanguage ignores region, case and spaces, and returns null for an unknown language', () => {
    expect(parseLanguage('pt_BR')).toBe('pt');
    expect(parseLanguage(' ES ')).toBe('es');
    expect(parseLanguage('english')).toBeNull();
    expect(parseLanguage(undefined)).toBeNull();
  });
});
