import { describe, expect, it } from 'vitest';
import { countActiveFilters, type FilterTexts, NO_FILTERS, parseSkills, toQuery } from './browse-filters.ts';

const none: FilterTexts = { ...NO_FILTERS, sort: '' };

describe('the filters of the job list', () => {
  it('are empty without URL parameters', () => {
    expect(toQuery(none)).toEqual({ q: '', skills: '', jobType: null });
    expect(countActiveFilters(none)).toBe(0);
  });

  it('contain the values in the URL', () => {
    const filters = {
      q: 'react',
      skills: 'SQL, Go',
      jobType: 'contract',
      minBudget: '30',
      minOverlap: '6',
      postedWithin: '7',
      verified: 'true',
      country: 'CO',
      newSince: '2026-11-28T05:00:00.000Z',
      sort: 'newest',
    };
    expect(toQuery({ ...filters, minScore: '' })).toEqual({ ...filters, skills: 'SQL,Go' });
    expect(countActiveFilters({ ...filters, minScore: '' })).toBe(8);
    expect(parseSkills({ ...filters, minScore: '' })).toEqual(['SQL', 'Go']);
  });

  it('include a minimum score only when sorted by match', () => {
    expect(toQuery({ ...none, minScore: '70' })).toEqual({ ...toQuery(none), minScore: '70' });
    expect(toQuery({ ...none, minScore: '70', sort: 'newest' })).toEqual({ ...toQuery(none), sort: 'newest' });
  });

  it('ignore invalid values', () => {
    const invalid = {
      ...none,
      jobType: 'seasonal',
      minBudget: 'ten',
      sort: 'best',
      skills: ' , ',
      minOverlap: '9',
      verified: 'yes',
      country: 'ZZ',
      newSince: '2026-11-28',
    };
    expect(toQuery(invalid)).toEqual(toQuery(none));
    expect(countActiveFilters(invalid)).toBe(0);
  });
});
