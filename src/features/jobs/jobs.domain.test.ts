import { describe, expect, it } from 'vitest';
import { JOB_STATUSES, type WorkType } from '#shared/vocabulary.ts';
import { decideStatusChange, formatSalaryRange, parseExperienceLevel, statusForCandidates } from './jobs.domain.ts';

describe('the salary range', () => {
  it('is the hourly budget times 160 hours a month', () => {
    const upTo = (hourlyBudget: number) => formatSalaryRange({ hourlyBudget, hourlyBudgetFrom: null, jobType: null });
    expect(upTo(25)).toBe('Up to $4,000/mo');
    expect(upTo(1)).toBe('Up to $160/mo');
    expect(upTo(1000)).toBe('Up to $160,000/mo');
  });

  it('uses 80 hours for part-time work, and 160 for all other types', () => {
    const rangeFor = (jobType: WorkType | null) =>
      formatSalaryRange({ hourlyBudget: 25, hourlyBudgetFrom: 15, jobType });
    expect(rangeFor('part-time')).toBe('$1,200–$2,000/mo');
    for (const jobType of ['full-time', 'contract', null] as const) expect(rangeFor(jobType)).toBe('$2,400–$4,000/mo');
  });

  it('uses four weeks of the stated hours, whatever the type', () => {
    const rangeFor = (hoursPerWeek: number, jobType: WorkType | null) =>
      formatSalaryRange({ hourlyBudget: 20, hourlyBudgetFrom: null, jobType, hoursPerWeek });
    expect(rangeFor(10, 'contract')).toBe('Up to $800/mo');
    expect(rangeFor(30, 'part-time')).toBe('Up to $2,400/mo');
    expect(rangeFor(50, null)).toBe('Up to $4,000/mo');
    expect(rangeFor(40, 'full-time')).toBe('Up to $3,200/mo');
  });

  it('has both ends if the company states the lower end', () => {
    const from = (hourlyBudgetFrom: number) =>
      formatSalaryRange({ hourlyBudget: 25, hourlyBudgetFrom, jobType: 'full-time' });
    expect(from(15)).toBe('$2,400–$4,000/mo');
    expect(from(25)).toBe('$4,000/mo');
  });

  it('is negotiable without a budget', () => {
    expect(formatSalaryRange({ hourlyBudget: null, hourlyBudgetFrom: null, jobType: 'part-time' })).toBe('Negotiable');
  });
});

describe('the status of a job', () => {
  it('can change to any other status, except from closed to paused', () => {
    const table = JOB_STATUSES.map((from) => JOB_STATUSES.map((to) => decideStatusChange(from, to)));
    expect(table).toEqual([
      ['unchanged', 'changed', 'changed'],
      ['changed', 'unchanged', 'changed'],
      ['changed', 'refused', 'unchanged'],
    ]);
  });

  it('is shown to candidates as paused while the company is suspended', () => {
    expect(statusForCandidates({ status: 'open', isListed: true })).toBe('open');
    expect(statusForCandidates({ status: 'open', isListed: false })).toBe('paused');
    expect(statusForCandidates({ status: 'closed', isListed: false })).toBe('closed');
  });
});

describe('parsing the experience requirement', () => {
  it.each([
    ['3-5', '3-5'],
    ['3-5 years', '3-5'],
    ['5 – 10 años', '5-10'],
    ['10+ anos', '10+'],
    ['0-1 Year', '0-1'],
  ])('recognizes "%s" as the range %s', (text, level) => {
    expect(parseExperienceLevel(text)).toBe(level);
  });

  it.each(['', '4', '2-5 years', '3-5 years in law', 'Three years'])('keeps "%s" as custom text', (text) => {
    expect(parseExperienceLevel(text)).toBeNull();
  });
});
