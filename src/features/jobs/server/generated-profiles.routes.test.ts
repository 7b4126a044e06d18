/**
 * For generated profiles, no matter how unusual, saving the profile and reading its completeness never causes a server error, and caches do not grow
 * without bound.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LIMITS } from '#shared/limits.ts';
import { EXPERIENCE_LEVELS, WORK_TYPES } from '#shared/vocabulary.ts';
import { useTestApp } from '#testing/test-app.ts';

const world = useTestApp();
const RUNS = 250;
const MAX_GROWTH_BYTES = 60 * 1024 * 1024;

const TERMS = [
  'React',
  'C++',
  'C#',
  '.NET',
  'Node.js',
  'QA',
  'SEO',
  'Sr.',
  'Senior',
  'Jr',
  'Full-Stack',
  'Développeur',
  'Diseñador',
  'Contador',
  'Asistente',
  'Assistente',
  'Manager',
  'VP',
  'of',
  'de',
  '&',
  '/',
  '+',
  '5+ years',
  'ﷺ',
  'İ',
  'ß',
  'ǅ',
  '½',
  '工程师',
  '👩‍💻',
  '\u202E',
  '\u0301',
  '(',
  ')',
  '[',
  '*',
  '\\',
  '%',
  '__proto__',
  'constructor',
  'toString',
  '1e9',
] as const;

const phrase = (maxLength: number) =>
  fc
    .array(fc.oneof(fc.constantFrom(...TERMS), fc.string({ unit: 'grapheme', maxLength: 12 })), { maxLength: 14 })
    .map((words) => words.join(' ').replaceAll('\u0000', '').slice(0, maxLength));

/** Generates a phrase that ends in a letter, because titles and skills must contain one. */
const phraseWithLetter = (maxLength: number) => phrase(maxLength - 1).map((text) => `${text}a`.trim());

const ZONES = [
  'America/Bogota',
  'EST',
  'GMT+99:99',
  'UTC-3.5',
  'PST/EST',
  'flexible',
  '+5',
  '−03:00',
  'Etc/GMT+12',
  '9-5 ET',
];

const profile = fc.record(
  {
    jobTitle: phraseWithLetter(LIMITS.title),
    skills: fc.array(phraseWithLetter(LIMITS.skill), { minLength: 1, maxLength: 12 }),
    experience: fc.constantFrom(...EXPERIENCE_LEVELS, '', null),
    hourlyRate: fc.oneof(fc.integer({ min: LIMITS.rateMin, max: LIMITS.rateMax }), fc.constant(null)),
    timezone: fc.oneof(fc.constantFrom(...ZONES), phrase(LIMITS.shortText), fc.constant(null)),
    availability: fc.constantFrom(...WORK_TYPES, '', null),
    bio: fc.oneof(
      phrase(LIMITS.text),
      fc.constantFrom(...TERMS).map((term) => `${term} `.repeat(1_000).slice(0, LIMITS.text)),
      fc.constant(null),
    ),
  },
  { requiredKeys: [] },
);

const heapAfterCollection = (): number => {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
};

describe('a generated profile', () => {
  it('is saved or rejected, its completeness can be read, and memory stays bounded', async () => {
    const candidate = await world.candidate();
    await world.build.job();
    await world.build.job({
      title: 'Contador bilingüe',
      requiredSkills: ['QuickBooks', 'Excel', 'C++'],
      timezone: 'PST',
    });
    await world.build.job({ title: 'QA', description: '工程师 '.repeat(200), requiredSkills: ['.NET', '___a'] });
    await candidate.get('/api/candidates/my-profile/completeness');
    const before = heapAfterCollection();
    await fc.assert(
      fc.asyncProperty(profile, async (changes) => {
        const saved = await candidate.patch('/api/candidates/my-profile', changes);
        // 400 if a skill splits into too many skills.
        expect([200, 400], JSON.stringify(changes)).toContain(saved.status);
        const completeness = await candidate.get('/api/candidates/my-profile/completeness');
        expect(completeness.status, JSON.stringify(changes)).toBe(200);
      }),
      { numRuns: RUNS },
    );
    expect(heapAfterCollection() - before).toBeLessThan(MAX_GROWTH_BYTES);
  }, 120_000);
});
