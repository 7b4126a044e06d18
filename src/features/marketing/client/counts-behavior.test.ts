import { expect, it } from 'vitest';
import { CLAIMS, MIN_SHOWN_COUNTS } from '#shared/brand-facts.ts';
import { shownCounts } from './counts-behavior.ts';

const { people, jobs, companies } = MIN_SHOWN_COUNTS;

it('the landing page shows a live count only if it reaches its minimum', () => {
  expect([...shownCounts({ people, jobs: jobs - 1, companies: 12 }, 'en')]).toEqual([['people', String(people)]]);
  expect(shownCounts({ people: people - 1, jobs: 0, companies: companies - 1 }, 'en').size).toBe(0);
  expect(shownCounts({ people: 12_345, jobs, companies }, 'es')).toEqual(
    new Map([
      ['people', '12,345'],
      ['jobs', String(jobs)],
      ['companies', String(companies)],
    ]),
  );
});

it('the minimum counts of companies and hires are at least the number of companies that the landing page claims', () => {
  expect(companies).toBeGreaterThanOrEqual(CLAIMS.companies);
  expect(MIN_SHOWN_COUNTS.hires).toBeGreaterThanOrEqual(CLAIMS.companies);
});
