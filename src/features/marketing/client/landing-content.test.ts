/** Claims about matching on public pages must agree with the engine. */
import { expect, it } from 'vitest';
import { explainPair, prepareCandidate, prepareJob } from '#engine/matching.domain.ts';
import { SAMPLE_MATCH } from './landing-content.ts';
import { landingEn } from './texts/landing.en.ts';

const JOB = {
  title: 'Customer Success Manager',
  requiredSkills: ['Onboarding', 'CRM', 'SaaS', 'Salesforce'],
  experience: '5-10',
  hourlyBudget: 20,
  timezone: 'America/New_York',
};
const CANDIDATE = {
  jobTitle: 'Customer Success Specialist',
  skills: ['Onboarding', 'CRM', 'SaaS', 'HubSpot'],
  experience: '3-5',
  hourlyRate: 22,
  timezone: 'America/Bogota',
} as const;

/** By how many points the engine's score may differ from the example, which was written by hand. */
const TOLERANCE = 3;

it('the sample match is close to the score that the engine computes', () => {
  const { score, factors, matchedSkills, relatedSkills } = explainPair(
    prepareJob(JOB),
    prepareCandidate(CANDIDATE),
    'other',
  );
  expect(Math.abs(score - SAMPLE_MATCH.score)).toBeLessThanOrEqual(TOLERANCE);
  SAMPLE_MATCH.factors.forEach((shownScore, index) => {
    expect(Math.abs((factors[index]?.score ?? 0) - shownScore), factors[index]?.factor).toBeLessThanOrEqual(TOLERANCE);
  });
  expect(matchedSkills).toEqual(SAMPLE_MATCH.matched);
  expect(relatedSkills.map(({ required, offered }) => `${offered} instead of ${required}`)).toEqual([
    landingEn.sample.related,
  ]);
});

it('Next.js counts toward React and PostgreSQL toward SQL, as the IT page claims', () => {
  const job = prepareJob({ title: 'Frontend Developer', requiredSkills: ['React', 'SQL'] });
  const { relatedSkills, missingSkills } = explainPair(
    job,
    prepareCandidate({ jobTitle: 'Frontend Developer', skills: ['Next.js', 'PostgreSQL'] }),
    'other',
  );
  expect(relatedSkills).toEqual([
    { required: 'React', offered: 'Next.js' },
    { required: 'SQL', offered: 'PostgreSQL' },
  ]);
  expect(missingSkills).toEqual([]);
});
