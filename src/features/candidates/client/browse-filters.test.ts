import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '#shared/countries.ts';
import { LIMITS } from '#shared/limits.ts';
import {
  countActive,
  currentOrder,
  FILTER_NAMES,
  isNarrowed,
  isSortedByRelevance,
  joinSkills,
  NO_FILTERS,
  parseUrlFilters,
  possibleOrders,
  splitSkills,
  type UrlFilters,
} from './browse-filters.ts';
import { parseCountries } from './public/people-query.ts';

const url = (values: Partial<UrlFilters>): UrlFilters => ({
  ...(Object.fromEntries(FILTER_NAMES.map((name) => [name, ''])) as UrlFilters),
  ...values,
});
const scope = { jobs: [{ id: 'open', title: 'Bookkeeper' }], hidesNames: false };
const read = (values: Partial<UrlFilters>) => parseUrlFilters(url(values), scope);

describe('the filters in a link', () => {
  it('are used unchanged if they are valid', () => {
    const used = read({ availability: 'contract', experience: '10+', minRate: '20', jobId: 'open' });
    expect(used).toMatchObject({ availability: 'contract', experience: '10+', minRate: '20', jobId: 'open' });
    expect(countActive(used)).toBe(3);
    const people = { country: 'CO,PE', minEnglish: 'B2', minOverlap: '4', availableBy: '2027-01-15' };
    expect(read(people)).toMatchObject(people);
    expect(countActive(read(people))).toBe(4);
    const fresh = { newSince: '2026-11-28T05:00:00.000Z' };
    expect(read(fresh)).toMatchObject(fresh);
    expect([countActive(read(fresh)), isNarrowed(read(fresh))]).toEqual([1, true]);
  });

  it('are ignored if they are invalid or outdated', () => {
    const refused = { country: 'co,XX', minEnglish: 'D1', minOverlap: '9', includeHired: 'yes' };
    for (const values of [
      { availability: 'never', minRate: '-1', maxRate: 'x', jobId: 'closed', sort: 'up' },
      { ...refused, availableBy: '2027-02-30' },
      { availableBy: '1999-01-01' },
      { availableBy: '2027-13-01' },
      { newSince: 'yesterday' },
    ]) {
      expect(Object.values(read(values)).filter(Boolean)).toEqual([]);
      expect(countActive(read(values))).toBe(0);
    }
  });

  it('include only known countries without duplicates, up to the API limit', () => {
    expect(parseCountries('CO,XX,PE,CO,')).toEqual(['CO', 'PE']);
    const longest = parseCountries(COUNTRIES.join(',')).join(',');
    expect(longest.length).toBeLessThanOrEqual(LIMITS.search);
    expect(`${longest},CO`.length).toBeGreaterThan(LIMITS.search);
  });

  it('omit the country while names are hidden, and do not count it as active', () => {
    const hidden = parseUrlFilters(url({ country: 'CO' }), { ...scope, hidesNames: true });
    expect(hidden.country).toBeUndefined();
    expect(countActive(hidden)).toBe(0);
  });

  it('count the filter for hired people as active, although it excludes no one', () => {
    const wider = read({ includeHired: 'true' });
    expect(countActive(wider)).toBe(1);
    expect(isNarrowed(wider)).toBe(false);
    expect(isNarrowed(read({ q: 'ana' }))).toBe(true);
    expect(isNarrowed(read({ country: 'CO' }))).toBe(true);
  });

  it('are all cleared together, except the order', () => {
    expect(Object.keys(NO_FILTERS).toSorted()).toEqual(FILTER_NAMES.filter((name) => name !== 'sort').toSorted());
  });
});

describe('the order of the list', () => {
  it('is by match with a job or a search, and by date without either', () => {
    expect(currentOrder(read({}), scope.jobs)).toBe('match');
    expect(currentOrder(read({ q: 'sales' }), [])).toBe('match');
    expect(currentOrder(read({}), [])).toBe('newest');
    expect(currentOrder(read({ sort: 'match' }), [])).toBe('newest');
    expect(possibleOrders(read({}), [])).toEqual(['newest', 'rate']);
  });

  it('is decided by a search until another order is chosen', () => {
    expect(isSortedByRelevance(read({ q: 'sales' }))).toBe(true);
    expect(isSortedByRelevance(read({ q: 'sales', sort: 'match' }))).toBe(true);
    expect(isSortedByRelevance(read({ q: 'sales', sort: 'rate' }))).toBe(false);
    expect(currentOrder(read({ q: 'sales', sort: 'rate' }), scope.jobs)).toBe('rate');
    expect(isSortedByRelevance(read({}))).toBe(false);
  });
});

describe('skills in a link', () => {
  it('survive a round trip, except for commas', () => {
    expect(splitSkills(joinSkills(['C++', 'Node.js']))).toEqual(['C++', 'Node.js']);
    expect(splitSkills(joinSkills(['Plan, do']))).toEqual(['Plan  do']);
    expect(splitSkills(' , ')).toEqual([]);
  });
});
