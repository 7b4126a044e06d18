import { describe, expect, it } from 'vitest';
import { countryOptions } from '#client/ui/code-names.ts';
import { findCountries } from './country-search.ts';

const find = (typed: string, locale = 'en'): string[] =>
  findCountries(countryOptions(locale), typed).map(({ value }) => value);

describe('country search', () => {
  it('offers Latin America before anything is typed', () => {
    const offered = find('');
    expect(offered).toHaveLength(20);
    expect(offered.slice(0, 3)).toEqual(['AR', 'BO', 'BR']);
    expect(offered).not.toContain('ES');
  });

  it("finds countries by the beginning of any word, ignoring accents, in the user's language", () => {
    expect(find('mex')).toEqual(['MX']);
    expect(find('méx')).toEqual(['MX']);
    expect(find('rica')).toEqual(['CR']);
    expect(find('republica dom', 'es')).toEqual(['DO']);
    expect(find('espanha', 'pt-BR')).toEqual(['ES']);
    expect(find('xyz')).toEqual([]);
  });

  it('lists Latin America before other countries', () => {
    expect(find('co').slice(0, 2)).toEqual(['CO', 'CR']);
    expect(find('co').length).toBeGreaterThan(2);
  });
});
