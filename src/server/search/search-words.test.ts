import { describe, expect, it } from 'vitest';
import { searchPatterns, toSearchText } from './search-words.db.ts';

describe('the words of a search', () => {
  it('finds longer words anywhere and short ones where a word begins', () => {
    expect(searchPatterns('react qa c++ r')).toEqual(['%react%', '% qa%', '% c++%', '% r%']);
  });

  it('takes a word once, and none of a blank query', () => {
    expect(searchPatterns('sales sales')).toEqual(['%sales%']);
    expect(searchPatterns('')).toEqual([]);
  });

  it('takes what LIKE reads as a sign for a letter', () => {
    expect(searchPatterns(String.raw`100% a_b c\d`)).toEqual([
      String.raw`%100\%%`,
      String.raw`% a\_b%`,
      String.raw`% c\\d%`,
    ]);
  });

  it('keeps blanks around the text, so that its first and last words begin and end like the others', () => {
    expect(toSearchText('qa engineer', '', 'sql')).toBe(' qa engineer sql ');
  });
});
