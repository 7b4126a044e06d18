import { describe, expect, it } from 'vitest';
import {
  countActive,
  FILTER_NAMES,
  joinSkills,
  readUrlFilters,
  splitSkills,
  type UrlFilters,
} from './browse-filters.ts';

const url = (values: Partial<UrlFilters>): UrlFilters => ({
  ...(Object.fromEntries(FILTER_NAMES.map((name) => [name, ''])) as UrlFilters),
  ...values,
});
const jobs = [{ id: 'open', title: 'Bookkeeper' }];

describe('the filters of a link', () => {
  it('valid filters of a link are used as they are', () => {
    const read = readUrlFilters(
      url({ availability: 'contract', experience: '10+', minRate: '20', jobId: 'open' }),
      jobs,
    );
    expect(read).toMatchObject({ availability: 'contract', experience: '10+', minRate: '20', jobId: 'open' });
    expect(countActive(read)).toBe(3);
  });

  it('invalid and outdated filters of a link are dropped', () => {
    const read = readUrlFilters(
      url({ availability: 'never', minRate: '-1', maxRate: 'x', jobId: 'closed', sort: 'up' }),
      jobs,
    );
    expect(Object.values(read).filter(Boolean)).toEqual([]);
    expect(countActive(read)).toBe(0);
  });
});

describe('skills in a link', () => {
  it('skills survive a round trip through a link', () => {
    expect(splitSkills(joinSkills(['C++', 'Node.js']))).toEqual(['C++', 'Node.js']);
    expect(splitSkills(joinSkills(['Plan, do']))).toEqual(['Plan  do']);
    expect(splitSkills(' , ')).toEqual([]);
  });
});
