import { describe, expect, it } from 'vitest';
import { searchPatterns, toSearchText } from './search-words.db.ts';

describe('searchPatterns', () => {
  it('matches long words anywhere and short words at the start of words', () => {
    expect(searchPatterns('react qa c++ r')).toEqual(['%react%', '% qa%', '% c++%', '% r%']);
  });

  it('removes duplicates and accepts blank queries', () => {
    expect(searchPatterns('sales sales')).toEqual(['%sales%']);
    expect(searchPatterns('')).toEqual([]);
  });

  it('escapes LIKE wildcards', () => {
    expect(searchPatterns(String.raw`100% a_b c\d`)).toEqual([
      String.raw`%100\%%`,
      String.raw`% a\_b%`,
      String.raw`% c\\d%`,
    ]);
  });
});

describe('toSearchText', () => {
  it('adds a space at both ends, so that the first and the last word match like all others', () => {
    expect(toSearchText('qa engineer', '', 'sql')).toBe(' qa engineer sql ');
  });
});
