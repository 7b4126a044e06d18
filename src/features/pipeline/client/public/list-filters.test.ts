import { describe, expect, it } from 'vitest';
import { isNarrowed, NO_FILTERS, parseFilters } from './list-filters.ts';

describe('the filters in a URL', () => {
  it('are used if they can be combined', () => {
    expect(parseFilters(NO_FILTERS)).toEqual({ sort: 'match' });
    expect(parseFilters({ q: 'ana', jobId: 'j', status: 'applied', sort: 'match', minScore: '60' })).toEqual({
      q: 'ana',
      jobId: 'j',
      status: 'applied',
      sort: 'match',
      minScore: '60',
    });
  });

  it('are ignored if they are invalid or not offered, or if the job they require is missing', () => {
    expect(parseFilters({ ...NO_FILTERS, status: 'lost', sort: 'best', minScore: 'x' })).toEqual({ sort: 'match' });
    expect(parseFilters({ ...NO_FILTERS, sort: 'match', minScore: '60' })).toEqual({ sort: 'match' });
    expect(parseFilters({ ...NO_FILTERS, sort: 'moved', status: 'applied' }).sort).toBe('match');
    expect(parseFilters({ ...NO_FILTERS, jobId: 'j', minScore: '0' })).toEqual({ jobId: 'j', sort: 'match' });
    expect(parseFilters({ ...NO_FILTERS, jobId: 'j', minScore: '101' })).toEqual({ jobId: 'j', sort: 'match' });
  });

  it('put the best matches first unless another order is selected', () => {
    expect(parseFilters({ ...NO_FILTERS, jobId: 'j' }).sort).toBe('match');
    expect(parseFilters(NO_FILTERS).sort).toBe('match');
    expect(parseFilters({ ...NO_FILTERS, jobId: 'j', sort: 'newest' }).sort).toBe('newest');
    expect(parseFilters({ ...NO_FILTERS, sort: 'newest' }).sort).toBe('newest');
  });

  it('count as narrowing the list only if they can exclude applications', () => {
    expect(isNarrowed(parseFilters({ ...NO_FILTERS, sort: 'rating' }))).toBe(false);
    expect(isNarrowed(parseFilters({ ...NO_FILTERS, status: 'applied' }))).toBe(true);
  });
});
