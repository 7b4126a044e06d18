import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawPost, drawProfile } from '#testing/market/market.ts';
import { createSeededRandom } from '#testing/market/random.ts';
import type { MatchCandidate, MatchJob } from '../matching.contract.ts';
import { compatibility, explainPair, prepareCandidate, prepareJob, summarizePair } from '../matching.domain.ts';
import { FULL_PROFILES } from '../testdata/full-profiles.ts';

const full = FULL_PROFILES[1];
const job: MatchJob = full?.job ?? {};
const fitting: MatchCandidate = full?.candidate ?? {};
const headline = (post: MatchJob, person: MatchCandidate): string => compatibility(post, person).headline;
const explainToCandidate = (post: MatchJob, person: MatchCandidate) =>
  explainPair(prepareJob(post), prepareCandidate(person), 'candidate');

describe('the headline of a score', () => {
  it('states the strongest point in favor of the pair', () => {
    expect(headline(job, fitting)).toBe('Same kind of role and a strong skills match');
    expect(headline(job, { ...fitting, jobTitle: 'Painter' })).toBe('Strong skills match');
    expect(headline(job, { ...fitting, skills: ['Excel'], bio: '' })).toBe('Same kind of role');
    expect(headline(job, { jobTitle: 'Pastry chef', skills: ['Baking'] })).toBe('Little in common with the job');
  });

  it('states that there is little to compare', () => {
    expect(headline({ title: 'Plumber' }, { jobTitle: 'Plumber' })).toBe('Little to go on: only a title');
    expect(headline(job, {})).toBe('Not enough information to compare');
    expect(headline(job, { skills: ['QuickBooks'] })).toBe('Little to go on: only skills');
  });

  it('names the failing practical factor that costs the most points', () => {
    expect(headline(job, { ...fitting, hourlyRate: 45 })).toBe(
      'Same kind of role and a strong skills match; asks for $45/hr against a budget of $20/hr',
    );
    expect(headline({ ...job, timezone: 'America/Los_Angeles' }, { ...fitting, timezone: 'Europe/Berlin' })).toBe(
      'Same kind of role and a strong skills match; no working hours in common',
    );
    expect(headline(job, { ...fitting, timezone: 'Europe/Lisbon' })).toMatch(
      /; only \d(?:\.5)? working hours? in common$/,
    );
    expect(headline({ ...job, jobType: 'full-time' }, { ...fitting, availability: 'part-time' })).toBe(
      'Same kind of role and a strong skills match; offers part-time work, but the job is full-time',
    );
    expect(headline({ ...job, experience: '5+ years' }, { ...fitting, experience: '0-1' })).toBe(
      'Same kind of role and a strong skills match; 0-1 years of experience, but the job asks for 5+ years',
    );
    expect(headline(job, { ...fitting, hourlyRate: 60, timezone: 'Europe/Lisbon' })).toContain('asks for $60/hr');
  });

  it('is one sentence of at most 120 characters, for any two sides', () => {
    const rate = fc.integer({ min: 1, max: 1_000 });
    const zone = fc.constantFrom('EST', 'Europe/Berlin', 'Asia/Kolkata', 'America/Bogota');
    const years = fc.constantFrom('0-1', '10+', '1', '25 years');
    const type = fc.constantFrom('full-time', 'part-time', 'contract');
    fc.assert(
      fc.property(rate, rate, zone, zone, years, years, type, type, (a, b, c, d, e, f, g, h) => {
        const text = headline(
          { ...job, hourlyBudget: a, timezone: c, experience: e, jobType: g },
          { ...fitting, hourlyRate: b, timezone: d, experience: f, availability: h },
        );
        expect(text.length).toBeLessThanOrEqual(120);
        expect(text).toMatch(/^[A-Z][^\n]*[^.]$/);
      }),
    );
  });

  it('is the same in lists and in explanations', () => {
    const random = createSeededRandom(11);
    for (let i = 0; i < 300; i++) {
      const post = prepareJob(drawPost(random));
      const candidate = prepareCandidate(drawProfile(random));
      const { score, band, confidence, headline: shownHeadline, headlineReason } = explainPair(post, candidate);
      expect(summarizePair(post, candidate)).toEqual({
        score,
        band,
        confidence,
        headline: shownHeadline,
        headlineReason,
      });
    }
  });
});

describe('a score shown to the candidate', () => {
  it('uses the second person, and a score for other readers uses the third person', () => {
    const expensive = { ...fitting, hourlyRate: 45 };
    expect(headline(job, expensive)).toMatch(/; asks for \$45\/hr against a budget of \$20\/hr$/);
    expect(explainToCandidate(job, expensive).headline).toMatch(/; you ask for \$45\/hr against a budget of \$20\/hr$/);
    const summaries = explainToCandidate(job, { ...expensive, timezone: null, availability: 'full-time' }).factors;
    expect(summaries.map(({ summary }) => summary)).toEqual(
      expect.arrayContaining([
        '3-5 years of experience; the job asks for 3+ years',
        'You ask for $45/hr; the budget is $20/hr',
        'You offer full-time work; the job is part-time',
        'Not stated in your profile',
        expect.stringMatching(/^Your profile covers/),
      ]),
    );
  });

  it('has the same points and no sentences in the third person', () => {
    for (const person of [{}, fitting, { ...fitting, hourlyRate: 90, experience: '0-1', availability: 'contract' }]) {
      const explained = explainToCandidate(job, person);
      expect(explained.score).toBe(compatibility(job, person).score);
      for (const text of [explained.headline, ...explained.factors.map(({ summary }) => summary)]) {
        expect(text).not.toMatch(/\b(?:(?<!the job )asks|has|offers|the profile|by the candidate)\b/i);
      }
    }
  });
});
