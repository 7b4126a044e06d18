import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { addImportedTaxonomy, prepareCandidate, prepareJob, readTimezone, skillKeys } from '../matching.domain.ts';
import { encodeCandidate, encodeJob } from '../retrieval/prepared-codec.ts';
import { fnv1a } from '../text/text.ts';
import { keysVersion, ownWords } from './keys-version.ts';

const FOLDER = new URL('words/', import.meta.url);

it('the version of stored keys includes every word of our own taxonomy', async () => {
  const words = ownWords().join('\n');
  for (const file of readdirSync(FOLDER)) {
    const module: Record<string, unknown> = await import(new URL(file, FOLDER).href);
    const texts = Object.values(module).flatMap((value) =>
      typeof value === 'string' ? value : Object.values(value ?? {}),
    );
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) expect([file, words.includes(text)]).toEqual([file, true]);
  }
});

const CANDIDATE = {
  jobTitle: 'Senior React Developer',
  skills: ['ReactJS', 'Advanced Excel'],
  bio: 'Since 2018 I build tests and answer customers, in English y en español.',
  timezone: 'Bogotá',
  positions: [
    { title: 'React Developer', start: '2019-04', end: null, summary: 'Storybook and Jest for a bank.' },
    { title: 'Web designer', start: '2014-02', end: '2016-08', summary: 'Figma and WordPress.' },
  ],
};
const JOB = {
  title: 'Enfermera (pediatría)',
  requiredSkills: ['Atención al cliente', 'Underwater basket weaving'],
  description: 'Three years of experience with zebras are a must.',
};

it('a sample produces the keys recorded for this version', () => {
  // If this fails although no word changed, the code parses stored text differently. In that case, increase KEYS_VERSION.
  const sample = {
    skills: skillKeys([
      'ReactJS',
      'Javascrpt',
      'Advanced Excel',
      'atención al cliente',
      'Underwater basket weaving',
      'C++',
    ]),
    candidate: fnv1a(encodeCandidate(prepareCandidate(CANDIDATE)).join()),
    job: fnv1a(encodeJob(prepareJob(JOB)).join()),
    zones: ['GMT-5', 'Bogotá', 'Eastern Time'].map(readTimezone),
  };
  expect(sample).toEqual({
    skills: ['react', 'javascript', 'excel', 'customer-service', '~basket underwater weav', 'cplusplus'],
    candidate: 1121460094,
    job: -259857405,
    zones: [
      {
        january: -300,
        july: -300,
      },
      {
        january: -300,
        july: -300,
      },
      {
        january: -300,
        july: -240,
      },
    ],
  });
});

it('importing a taxonomy changes the version of stored keys', () => {
  const own = keysVersion();
  expect(keysVersion()).toBe(own);
  addImportedTaxonomy({
    licences: ['none'],
    skills: [],
    occupations: [{ label: 'zebra wrangler', titles: [], groups: [] }],
  });
  const withOccupation = keysVersion();
  addImportedTaxonomy({
    licences: ['none'],
    skills: [{ label: 'tame zebras', aliases: [], broader: [] }],
    occupations: [],
  });
  expect(new Set([own, withOccupation, keysVersion()]).size).toBe(3);
});
