import { expect, it } from 'vitest';
import { CLAIMS, COUNTS_SHOWN_FROM } from '#shared/brand-facts.ts';
import { shownCounts } from './counts-behavior.ts';

const { people, jobs, companies } = COUNTS_SHOWN_FROM;

it('a live count on the landing page is shown only if it reaches its minimum', () => {
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

it('the minimums of live counts are not below the number of companies that the landing page claims', () => {
  expect(companies).toBeGreaterThanOrEqual(CLAIMS.companies);
  expect(COUNTS_SHOWN_FROM.hires).toBeGreaterThanOrEqual(CLAIMS.companies);
});
