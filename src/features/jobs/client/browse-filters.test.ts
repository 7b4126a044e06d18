import { describe, expect, it } from 'vitest';
import { countActive, type FilterTexts, NO_FILTERS, skillsOf, toQuery } from './browse-filters.ts';

const none: FilterTexts = { ...NO_FILTERS, sort: '' };

describe('the filters of the job list', () => {
  it('are empty without URL parameters', () => {
    expect(toQuery(none)).toEqual({ q: '', skills: '', jobType: null, timezone: '' });
    expect(countActive(none)).toBe(0);
  });

  it('pass on the values of the URL', () => {
    const filters = {
      q: 'react',
      skills: 'SQL, Go',
      jobType: 'contract',
      minBudget: '30',
      timezone: 'EST',
      sort: 'newest',
    };
    expect(toQuery(filters)).toEqual({ ...filters, skills: 'SQL,Go' });
    expect(countActive(filters)).toBe(4);
    expect(skillsOf(filters)).toEqual(['SQL', 'Go']);
  });

  it('ignore invalid values', () => {
    const odd = { ...none, jobType: 'seasonal', minBudget: 'ten', sort: 'best', skills: ' , ' };
    expect(toQuery(odd)).toEqual(toQuery(none));
    expect(countActive(odd)).toBe(0);
  });
});
