import { describe, expect, it } from 'vitest';
import { evaluateChanges, prepareCandidate, prepareJob, scorePair } from '#engine/matching.domain.ts';
import { measureCompleteness, type Profile, selectCompared } from './completeness.domain.ts';

const complete: Profile = {
  jobTitle: 'Bookkeeper',
  skills: ['QuickBooks', 'Excel'],
  experience: '3-5',
  hourlyRate: 20,
  timezone: 'America/Lima',
  availability: 'full-time',
  bio: 'I close the books of small firms every month.',
  positions: [{ title: 'Bookkeeper' }],
  education: [{ school: 'PUCP' }],
  englishLevel: 'C1',
  languages: [{ language: 'es', level: 'native' }],
  country: 'PE',
  availableFrom: '2026-12-01',
  linkedinUrl: null,
  portfolioUrl: 'https://books.example.com',
  resume: { fileName: 'cv.pdf' },
};

const job = {
  title: 'Bookkeeper',
  description: 'Keep the books of a family business and close each month on time.',
  requiredSkills: ['QuickBooks', 'Payroll'],
  experience: '3-5',
  hourlyBudget: 25,
  timezone: 'EST',
  jobType: 'full-time',
};

const evaluateOn = (jobs: readonly (typeof job)[], profile: Profile) =>
  jobs.map((item) => evaluateChanges(prepareJob(item), prepareCandidate(profile)));

const findPart = (profile: Profile, jobs: readonly (typeof job)[], part: string) =>
  measureCompleteness(profile, evaluateOn(jobs, profile)).parts.find((item) => item.part === part);

describe('the completeness of a profile', () => {
  it('counts the parts that scores use and those that only describe the person', () => {
    expect(measureCompleteness(complete, []).percent).toBe(100);
    const { percent, parts } = measureCompleteness({ ...complete, timezone: null, bio: '', hourlyRate: null }, []);
    expect(percent).toBe(80);
    expect(parts.filter(({ state }) => state === 'missing').map(({ part }) => part)).toEqual([
      'hourlyRate',
      'timezone',
      'bio',
    ]);
  });

  it('reports a time zone that cannot be parsed as unreadable', () => {
    const vague = { ...complete, timezone: 'Andes mountains' };
    expect(findPart(vague, [job], 'timezone')).toMatchObject({ state: 'unreadable', gain: { jobs: 1 } });
    expect(measureCompleteness(vague, []).percent).toBe(93);
  });

  it('requires a country, at least one of the two links, and non-empty lists', () => {
    const bare = { ...complete, country: null, portfolioUrl: null, languages: [], positions: [] };
    const { parts } = measureCompleteness(bare, evaluateOn([job], bare));
    expect(parts.filter(({ state }) => state === 'missing')).toEqual([
      { part: 'positions', state: 'missing', gain: null },
      { part: 'languages', state: 'missing', gain: null },
      { part: 'place', state: 'missing', gain: null },
      { part: 'links', state: 'missing', gain: null },
    ]);
  });

  it('states the points that the engine calculates for a change', () => {
    const profile = { ...complete, timezone: null };
    const [abroad, near] = [{ ...job, timezone: 'Asia/Tokyo' }, job];
    const gains = [abroad, near].map((item) => {
      const prepared = prepareJob(item);
      const after = prepareCandidate({ ...profile, timezone: item.timezone });
      return scorePair(prepared, after) - scorePair(prepared, prepareCandidate(profile));
    });
    expect(findPart(profile, [abroad, near], 'timezone')?.gain).toEqual({
      most: Math.max(...gains),
      usual: Math.min(...gains),
      jobs: 2,
    });
    expect(Math.min(...gains)).toBeGreaterThan(0);
  });

  it('states no gain for parts that are filled in, that no job asks about, or that cannot be simulated', () => {
    expect(findPart(complete, [job], 'timezone')?.gain).toBeNull();
    expect(findPart({ ...complete, timezone: null }, [{ ...job, timezone: '' }], 'timezone')?.gain).toBeNull();
    expect(findPart({ ...complete, bio: null }, [job], 'bio')).toEqual({ part: 'bio', state: 'missing', gain: null });
    // A rate above the budget counts as filled in: the product never suggests lowering it.
    expect(findPart({ ...complete, hourlyRate: 60 }, [job], 'hourlyRate')?.gain).toBeNull();
  });

  it('combines skills that several jobs spell differently, highest gain first', () => {
    const jobRequiring = (...requiredSkills: string[]) => ({ ...job, requiredSkills });
    const jobs = [
      jobRequiring('QuickBooks', 'Payroll'),
      jobRequiring('QuickBooks', 'payroll', 'Xero'),
      jobRequiring('Payroll'),
      jobRequiring('QuickBooks', 'Xero'),
      jobRequiring('QuickBooks', 'Welding'),
    ];
    const { skills, comparedJobs } = measureCompleteness(complete, evaluateOn(jobs, complete));
    expect(skills.map(({ skill, gain }) => [skill, gain.jobs])).toEqual([
      ['Payroll', 3],
      ['Xero', 2],
    ]);
    expect(comparedJobs).toBe(5);
    for (const { gain } of skills) expect(gain.most).toBeGreaterThanOrEqual(gain.usual);
  });
});

describe('the compared matches', () => {
  const scored = (...scores: number[]) => scores.map((score) => ({ score }));

  it('are the best 25 that are not weak, and always the best five', () => {
    expect(selectCompared(scored(...Array.from({ length: 40 }, () => 70)))).toHaveLength(25);
    expect(selectCompared(scored(90, 80, 70, 60, 50, 45, 39, 20))).toEqual(scored(90, 80, 70, 60, 50, 45));
    expect(selectCompared(scored(30, 20, 10))).toHaveLength(3);
    expect(selectCompared([])).toEqual([]);
  });
});
