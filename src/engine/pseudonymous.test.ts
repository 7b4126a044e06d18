/** The job and the candidate stored in a receipt must reproduce the shown score and must not identify anyone. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agree, reducedCandidate, reducedJob, replay } from './engine.domain.ts';
import { pseudonymousCandidate, pseudonymousJob, toMatchCandidate, toMatchJob } from './pseudonymous.domain.ts';
import { FULL_PROFILES } from './testdata/full-profiles.ts';

const NAMES = ['Ximena', "O'Higgins de la Serna"];

describe('a candidate in a receipt', () => {
  it('contains no name in any spelling, no address and no phone number', () => {
    const pseudonym = pseudonymousCandidate(
      {
        jobTitle: 'Ximena: bookkeeper',
        bio: 'Call XIMENA at +57 300 123 4567 or ximena.s@mail.example, see https://me.example/ximena and linkedin.com/in/ximena. Ask for Higgins or SERNA. I keep books since 2015 - 2023.',
        skills: ['Excel', 'Ximena method'],
        positions: [{ title: 'Assistant of Xímena', start: '2020-01', summary: 'Worked with Serna.' }],
      },
      NAMES,
    );
    expect(JSON.stringify(pseudonym)).not.toMatch(
      /ximena|xímena|higgins|serna|@|mail\.example|me\.example|linkedin|4567/i,
    );
    expect(pseudonym.bio).toContain('2015 - 2023');
    expect(pseudonym).toMatchObject({ skills: ['Excel', 'Xxxx method'], positions: [{ start: '2020-01' }] });
  });

  it('has only the fields that the engine reads', () => {
    const row = {
      jobTitle: 'Cook',
      id: 'x',
      userId: 'y',
      city: 'Lima',
      skills: [],
      bio: null,
      positions: [{ title: 'Cook', company: 'Fogo', start: null, end: null, summary: null }],
    };
    expect(toMatchCandidate(row)).toEqual({ jobTitle: 'Cook', positions: [{ title: 'Cook' }] });
    const post = { title: 'Cook', id: 'x', companyId: 'y', status: 'open' };
    expect(toMatchJob(post)).toEqual({ title: 'Cook' });
  });

  it('scores the same as the whole profile after its texts are reduced', () => {
    for (const { job } of FULL_PROFILES) {
      for (const { candidate } of FULL_PROFILES) {
        const original = replay(job, candidate);
        const reduced = reducedCandidate(toMatchCandidate(candidate));
        expect(agree(original, replay(job, reduced))).toBe(true);
        expect(agree(original, replay(reducedJob(toMatchJob(job)), reduced))).toBe(true);
        expect(JSON.stringify(reduced)).not.toContain('"bio"');
        // A receipt stores the sides as JSON.
        expect(agree(original, replay(job, JSON.parse(JSON.stringify(reduced))))).toBe(true);
      }
    }
  });

  it('scores the same after redaction if its texts contain none of the names', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FULL_PROFILES), fc.constantFrom(...FULL_PROFILES), (first, second) => {
        const original = replay(first.job, second.candidate);
        const pseudonym = pseudonymousCandidate(toMatchCandidate(second.candidate), NAMES);
        const post = pseudonymousJob(toMatchJob(first.job), NAMES);
        expect(agree(original, replay(post, pseudonym))).toBe(true);
      }),
    );
  });
});

describe('a job in a receipt', () => {
  it('contains no names in its free texts', () => {
    const pseudonym = pseudonymousJob(
      {
        title: 'Assistant of Ximena',
        description: 'You work with Ximena.',
        responsibilities: 'Answer the calls of XIMENA.',
        requiredSkills: ['Excel', 'Ximena method'],
        experience: '3+ years, ask Ximena at ximena@mail.example',
        timezone: 'That of Ximena, GMT-5',
        jobType: 'full-time',
      },
      NAMES,
    );
    expect(JSON.stringify(pseudonym)).not.toMatch(/ximena|@/i);
    expect(pseudonym).toMatchObject({ experience: '3+ years, ask Xxxx at Xxxx', jobType: 'full-time' });
  });
});
