import { describe, expect, it } from 'vitest';
import type { MatchCandidate, MatchFactor, MatchJob } from '../matching.contract.ts';
import { compatibility, explainPair, prepareCandidate, prepareJob } from '../matching.domain.ts';

const JOB: MatchJob = {
  title: 'Bookkeeper',
  experience: '3-5',
  timezone: 'America/New_York',
  jobType: 'full-time',
  requiredSkills: ['Excel'],
};
const PERSON: MatchCandidate = { jobTitle: 'Bookkeeper', skills: ['Excel'] };
const findFactor = (factor: MatchFactor, more: MatchCandidate, job: MatchJob = JOB) =>
  compatibility(job, { ...PERSON, ...more }).factors.find(({ factor: name }) => name === factor);

describe('unreadable statements', () => {
  it.each([
    ['timezone', { timezone: 'wherever you are' }],
    ['experience', { experience: 'plenty of it' }],
    ['availability', { availability: 'whenever' }],
  ] as const)('have weight 0 and are not reported as missing: %s', (factor, stated) => {
    expect(findFactor(factor, stated)).toMatchObject({ weight: 0, reason: { kind: 'unread', by: 'candidate' } });
    expect(findFactor(factor, {})?.reason).toEqual({ kind: 'unstated', by: 'candidate' });
    expect(compatibility(JOB, { ...PERSON, ...stated }).score).toBe(compatibility(JOB, PERSON).score);
  });

  it.each([
    ['timezone', { timezone: 'wherever you are' }, 'Choose your time zone from the list'],
    ['experience', { experience: 'plenty of it' }, 'Choose your years of experience from the list'],
    ['availability', { availability: 'whenever' }, 'Choose your availability from the list'],
  ] as const)('get a different suggestion than an empty field: %s', (factor, stated, sentence) => {
    const complete = { skills: ['Word'], timezone: 'GMT-5', experience: '3-5', availability: 'full-time' };
    const suggestionWith = (changed: MatchCandidate) =>
      compatibility(JOB, { ...PERSON, ...complete, ...changed }).improvements.find(
        ({ factor: name }) => name === factor,
      )?.text;
    expect(suggestionWith(stated)).toContain(sentence);
    expect(suggestionWith({ [factor]: null })).toMatch(/^Add your /);
  });

  it('are not reported as missing if the company made them', () => {
    const job = { ...JOB, timezone: 'ours', experience: 'plenty' };
    expect(findFactor('timezone', { timezone: 'GMT-5' }, job)?.reason).toEqual({ kind: 'unread', by: 'company' });
    expect(findFactor('timezone', { timezone: 'mine' }, { ...JOB, timezone: null })?.reason).toEqual({
      kind: 'unstated',
      by: 'company',
    });
  });
});

describe('years that only the bio mentions', () => {
  const bio = 'I have 8 years of experience with the books of clinics.';

  it('are attributed to the bio in the explanation and in the headline', () => {
    expect(findFactor('experience', { bio })?.summary).toBe(
      '8+ years of experience, from the bio; the job asks for 3-5 years',
    );
    const [asksMore, dated] = [
      { ...JOB, experience: '10+' },
      { ...PERSON, bio: 'Clinics, Jan 2022 - Dec 2024.' },
    ];
    expect(compatibility(asksMore, dated).headline).toContain(
      '; 3 years of experience, from the bio, but the job asks',
    );
  });

  it('are attributed to "your bio" when shown to the candidate', () => {
    const [job, candidate] = [prepareJob(JOB), prepareCandidate({ ...PERSON, bio })];
    const experience = explainPair(job, candidate, 'candidate').factors.find(({ factor }) => factor === 'experience');
    expect(experience?.summary).toBe('8+ years of experience, from your bio; the job asks for 3-5 years');
  });

  it('are not mentioned if a range is stated', () => {
    expect(findFactor('experience', { bio, experience: '5-10' })?.summary).toBe(
      '5-10 years of experience; the job asks for 3-5 years',
    );
  });
});
