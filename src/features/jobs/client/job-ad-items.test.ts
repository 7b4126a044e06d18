import { describe, expect, it } from 'vitest';
import type { JobAd } from '../job-ad.contract.ts';
import type { NewJob } from '../new-job.contract.ts';
import { adItemState, adItems, missingParts } from './job-ad-items.ts';

const AD: JobAd = {
  title: 'Bookkeeper',
  description: null,
  requiredSkills: ['Excel'],
  responsibilities: null,
  experience: null,
  hourlyBudgetFrom: null,
  hourlyBudget: 20,
  jobType: null,
  hoursPerWeek: 40,
  timezone: 'America/New_York',
  startDate: '2027-01-12',
  validThrough: null,
  sources: { title: { line: 1, text: 'Bookkeeper' }, hourlyBudget: { line: 2, text: '$20/hr' } },
};
const EMPTY: NewJob = { title: '', description: '', requiredSkills: [], timezone: 'America/Chicago' };

const adPartState = (part: string, values: NewJob) => {
  const item = adItems(AD).find((entry) => entry.part === part);
  if (item === undefined) throw new Error(part);
  return adItemState(item, values, EMPTY);
};

describe('the parts of a job ad', () => {
  it('are the values that it states, each with its line', () => {
    expect(adItems(AD).map(({ part, source }) => [part, source?.line])).toEqual([
      ['title', 1],
      ['requiredSkills', undefined],
      ['pay', 2],
      ['hoursPerWeek', undefined],
      ['timezone', undefined],
      ['startDate', undefined],
    ]);
    expect(missingParts(AD)).toEqual(['description', 'responsibilities', 'experience', 'jobType', 'validThrough']);
  });

  it('are new in an empty form, and replace its default time zone', () => {
    expect(adPartState('title', EMPTY)).toBe('new');
    expect(adPartState('timezone', EMPTY)).toBe('new');
  });

  it('differ if the form has another value', () => {
    expect(adPartState('title', { ...EMPTY, title: 'Accountant' })).toBe('differs');
    expect(adPartState('timezone', { ...EMPTY, timezone: 'America/Bogota' })).toBe('differs');
    expect(adPartState('pay', { ...EMPTY, hourlyBudgetFrom: 10 })).toBe('differs');
    expect(adPartState('requiredSkills', { ...EMPTY, requiredSkills: ['Word'] })).toBe('differs');
  });

  it('are the same once the form has them', () => {
    expect(adPartState('pay', { ...EMPTY, hourlyBudget: 20 })).toBe('same');
    expect(adPartState('requiredSkills', { ...EMPTY, requiredSkills: ['Excel'] })).toBe('same');
  });
});
