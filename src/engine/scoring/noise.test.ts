import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawPost, drawProfile } from '#testing/market/market.ts';
import { createSeededRandom } from '#testing/market/random.ts';
import type { MatchCandidate, MatchJob, MatchPosition } from '../matching.contract.ts';
import { compatibility, prepareCandidate, prepareJob, rankScore } from '../matching.domain.ts';
import { commonWords } from '../testdata/everyday-words.ts';
import { FULL_PROFILES } from '../testdata/full-profiles.ts';

const readLines = <Line>(file: string): Line[] =>
  readFileSync(new URL(`../testdata/graded/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
const random = createSeededRandom(31);
const JOBS: readonly MatchJob[] = [
  ...readLines<MatchJob>('jobs.jsonl'),
  ...FULL_PROFILES.map(({ job }) => job),
  ...Array.from({ length: 40 }, () => drawPost(random)),
];
const PEOPLE: readonly MatchCandidate[] = [
  ...readLines<MatchCandidate>('candidates.jsonl'),
  ...FULL_PROFILES.map(({ candidate }) => candidate),
  ...Array.from({ length: 40 }, () => drawProfile(random)),
];

const DICTIONARY = commonWords('english').slice(0, 5_000);

const SYLLABLES = [
  'ba',
  'ke',
  'mo',
  'zu',
  'tri',
  'lo',
  'ne',
  'fa',
  'qui',
  'vor',
  'des',
  'pu',
  'gri',
  'sha',
  'wel',
  'ont',
];
/** Returns invented words, so that none of them is the name of a trade. */
const randomWords = (count: number, seed: number): string => {
  let state = seed;
  const next = (): number => (state = (Math.imul(state, 48_271) >>> 0) % 2_147_483_647);
  const word = (): string => Array.from({ length: 4 }, () => SYLLABLES[next() % SYLLABLES.length]).join('');
  return Array.from({ length: count }, word).join(' ');
};
const NOISE = [
  'x',
  'I like cats.',
  'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua.',
  'María Fernanda Quispe',
  '🙂🙂🎉',
  '. . .',
  randomWords(5_000, 7),
];
/** Titles that name no work. */
const NOISE_TITLES = [
  ...NOISE,
  'Me gustan los gatos',
  'Eu gosto de gatos',
  'Today is a beautiful day',
  'The quick brown fox jumps over the lazy dog',
  'Hoy hace un día muy bonito',
  'Bom dia a todos, tudo bem?',
  'My favorite color is blue',
  'To be or not to be',
  'Fun and friendly person',
  'I am open to work',
  'Looking for a job',
  'Hard worker',
  'Please hire me',
  'Happy to help',
  'See my bio',
  'Eu amo a minha família',
  'Soy feliz',
];
/** Returns common English words. Most of them are used in some trade. */
const dictionaryWords = (count: number, seed: number): string => {
  let state = seed;
  const next = (): number => (state = (Math.imul(state, 48_271) >>> 0) % 2_147_483_647);
  return Array.from({ length: count }, () => DICTIONARY[next() % DICTIONARY.length]).join(' ');
};
const dictionary = fc
  .tuple(fc.constantFrom(1_000, 5_000), fc.integer({ min: 1, max: 1_000 }))
  .map(([count, seed]) => dictionaryWords(count, seed));
const noise = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...NOISE) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 1_000 }).map((seed) => randomWords(5_000, seed)) },
);

const noisyText = fc.oneof({ weight: 3, arbitrary: noise }, { weight: 1, arbitrary: dictionary });

const WORK: MatchPosition = {
  title: 'Accounting assistant',
  start: '2021-03',
  end: '2024-06',
  summary:
    'Reconciled bank accounts, entered vendor bills and invoices and prepared the monthly reports for the owners.',
};
const job = fc.constantFrom(...JOBS);
const person = fc.constantFrom(...PEOPLE);
/** A person with a work history. */
const worker = person.map(
  (candidate): MatchCandidate => ({ ...candidate, positions: [WORK, { ...WORK, title: 'Clerk' }] }),
);

const score = (post: MatchJob, candidate: MatchCandidate): number =>
  rankScore(prepareJob(post), prepareCandidate(candidate));
/** The tolerance for unrounded scores. Screens then show a difference of at most one point. */
const ONE_POINT = 1;

type Fill<Side> = (side: Side, text: string) => Side;
const FIELDS_OF_CANDIDATES: Readonly<Record<string, Fill<MatchCandidate>>> = {
  bio: (candidate, bio) => ({ ...candidate, bio }),
  'the summary of a position': (candidate, summary) => ({
    ...candidate,
    positions: [{ ...WORK, summary }, ...(candidate.positions ?? []).slice(1)],
  }),
  'the summary of the older of two positions': (candidate, summary) => ({
    ...candidate,
    positions: [WORK, { ...WORK, start: '2018-01', end: '2020-12', summary }],
  }),
};
const FIELDS_OF_JOBS: Readonly<Record<string, Fill<MatchJob>>> = {
  description: (post, description) => ({ ...post, description }),
  responsibilities: (post, responsibilities) => ({ ...post, responsibilities }),
};

describe('noise', () => {
  it.each(Object.entries(FIELDS_OF_CANDIDATES))(
    'changes no score by more than a point in a candidate field: %s',
    (_, fill) => {
      fc.assert(
        fc.property(job, fc.oneof(person, worker), noisyText, (post, candidate, text) => {
          expect(Math.abs(score(post, fill(candidate, text)) - score(post, fill(candidate, '')))).toBeLessThanOrEqual(
            ONE_POINT,
          );
        }),
        { numRuns: 250 },
      );
    },
  );

  it.each(Object.entries(FIELDS_OF_JOBS))('changes no score by more than a point in a job field: %s', (_, fill) => {
    fc.assert(
      fc.property(job, fc.oneof(person, worker), noisyText, (post, candidate, text) => {
        expect(Math.abs(score(fill(post, text), candidate) - score(fill(post, ''), candidate))).toBeLessThanOrEqual(
          ONE_POINT,
        );
      }),
      { numRuns: 250 },
    );
  });

  it('changes no score by more than a point in the title, with or without a bio that names the work', () => {
    const bio = fc.constantFrom(
      ...PEOPLE.map((candidate) => candidate.bio),
      '',
      'Bookkeeper\nI kept the books of two clinics.',
    );
    fc.assert(
      fc.property(
        job,
        fc.oneof(person, worker),
        bio,
        fc.constantFrom(...NOISE_TITLES),
        (post, candidate, ownBio, text) => {
          const untitled = { ...candidate, bio: ownBio, jobTitle: '' };
          const titled = { ...untitled, jobTitle: text.slice(0, 200) };
          expect(Math.abs(score(post, titled) - score(post, untitled))).toBeLessThanOrEqual(ONE_POINT);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it.each(['I like cats.', 'Me gustan los gatos', 'Hard worker'])(
    'in the title does not prevent the bio from naming the work: %s',
    (jobTitle) => {
      const post = { title: 'Bookkeeper', requiredSkills: ['QuickBooks', 'Payroll', 'Excel'] };
      const candidate = { bio: 'Bookkeeper\nI kept the books of two clinics.', skills: ['Excel'] };
      const [titled, untitled] = [jobTitle, ''].map((title) => compatibility(post, { ...candidate, jobTitle: title }));
      expect(titled?.factors.find(({ factor }) => factor === 'title')).toMatchObject({
        score: 90,
        summary: 'Same kind of role',
      });
      expect([titled?.score, titled?.confidence]).toEqual([untitled?.score, untitled?.confidence]);
    },
  );

  it('scores the same as an empty title if it has no words', () => {
    const wordless = fc.constantFrom('x', '. . .', '🙂🙂🎉', 'a b c', '1234');
    fc.assert(
      fc.property(job, person, wordless, (post, candidate, jobTitle) => {
        expect(score(post, { ...candidate, jobTitle })).toBe(score(post, { ...candidate, jobTitle: '' }));
      }),
      { numRuns: 100 },
    );
  });

  it('changes no score by more than a point in the list of skills', () => {
    fc.assert(
      fc.property(job, person, noise, (post, candidate, text) => {
        const more = { ...candidate, skills: [...(candidate.skills ?? []), text.slice(0, 60)] };
        expect(Math.abs(score(post, more) - score(post, candidate))).toBeLessThanOrEqual(ONE_POINT);
      }),
      { numRuns: 250 },
    );
  });

  it('does not hide a copied text', () => {
    fc.assert(
      fc.property(job, worker, noisyText, (post, candidate, text) => {
        const copied = { ...candidate, bio: post.description };
        const hidden = { ...copied, positions: [{ ...WORK, summary: text }] };
        const bare = { ...copied, positions: [{ ...WORK, summary: '' }] };
        expect(Math.abs(score(post, hidden) - score(post, bare))).toBeLessThanOrEqual(ONE_POINT);
      }),
    );
  });
});

describe('words about the work', () => {
  it.each(Object.entries(FIELDS_OF_CANDIDATES))('never score below noise in a candidate field: %s', (_, fill) => {
    const real = fc.constantFrom(...PEOPLE.flatMap(({ bio }) => (bio ? [bio] : [])));
    fc.assert(
      fc.property(job, person, real, noisyText, (post, candidate, text, nonsense) => {
        expect(score(post, fill(candidate, text))).toBeGreaterThanOrEqual(
          score(post, fill(candidate, nonsense)) - ONE_POINT,
        );
      }),
      { numRuns: 250 },
    );
  });

  it('do not lower the scores of suitable people', () => {
    for (const { job: post, candidate } of FULL_PROFILES) {
      const without = score(post, { ...candidate, bio: '' });
      expect(score(post, candidate)).toBeGreaterThanOrEqual(without);
    }
  });
});

describe('an empty field', () => {
  const accountant: MatchCandidate = { jobTitle: 'Accountant', skills: ['QuickBooks', 'Excel'], hourlyRate: 18 };
  const post: MatchJob = {
    title: 'Accountant',
    description: 'Reconcile bank accounts, prepare the monthly close and the reports for the owners of three clinics.',
    requiredSkills: ['QuickBooks', 'Excel', 'Payroll', 'Accounts payable', 'Month-end close'],
    hourlyBudget: 20,
  };
  const textFactor = (bio: string) =>
    compatibility(post, { ...accountant, bio }).factors.find(({ factor }) => factor === 'text');

  it('has weight 0, like a field with a single letter', () => {
    expect(textFactor('')?.weight).toBe(0);
    expect(textFactor('x')).toMatchObject({ weight: 0, score: 0 });
    expect(compatibility(post, { ...accountant, bio: 'x' }).score).toBe(compatibility(post, accountant).score);
  });

  it('scores lower than words about the work', () => {
    const bio =
      'I reconciled the bank accounts of two clinics and prepared their monthly close and the owners’ reports.';
    expect(textFactor(bio)?.weight).toBeGreaterThan(0.1);
    expect(compatibility(post, { ...accountant, bio }).score).toBeGreaterThan(compatibility(post, accountant).score);
  });
});
