import { expect, it } from 'vitest';
import { CLAIMS, COUNTS_SHOWN_FROM } from '#shared/brand-facts.ts';
import { shownCounts } from './counts-behavior.ts';

const { people, jobs, companies } = COUNTS_SHOWN_FROM;

it('each live count on the landing page is shown only from its minimum on', () => {
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

it('the landing page never shows fewer companies or hires than it claims', () => {
  expect(companies).toBeGreaterThanOrEqual(CLAIMS.companies);
  expect(COUNTS_SHOWN_FROM.hires).toBeGreaterThanOrEqual(CLAIMS.companies);
});
