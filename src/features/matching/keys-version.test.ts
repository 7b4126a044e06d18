import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { keysVersion, ownWords } from './keys-version.ts';
import {
  candidateKeys,
  prepareCandidate,
  readTimezone,
  sketchCandidate,
  skillKeys,
  withImportedTaxonomy,
} from './matching.domain.ts';
import { hashToken } from './text.ts';

const FOLDER = new URL('taxonomy/', import.meta.url);

it('counts every word of our own taxonomy', async () => {
  const known = ownWords().join('\n');
  for (const file of readdirSync(FOLDER)) {
    const module: Record<string, unknown> = await import(new URL(file, FOLDER).href);
    const texts = Object.values(module).flatMap((value) =>
      typeof value === 'string' ? value : Object.values(value ?? {}),
    );
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) expect([file, known.includes(text)]).toEqual([file, true]);
  }
});

it('reads the sample as the stored keys of its version were read', () => {
  // Where this fails though no word of the taxonomy changed, the code reads otherwise what is stored: raise KEYS_VERSION.
  const sample = {
    skills: skillKeys([
      'ReactJS',
      'Javascrpt',
      'Advanced Excel',
      'atención al cliente',
      'Underwater basket weaving',
      'C++',
    ]),
    titles: ['Senior React Developer', 'Enfermera (pediatría)', 'Tamer of zebras'].map((jobTitle) =>
      candidateKeys(prepareCandidate({ jobTitle })),
    ),
    sketch: hashToken(
      Object.values(sketchCandidate(prepareCandidate({ skills: ['React'], bio: 'I build tests.' }))).join(),
    ),
    zones: ['GMT-5', 'Bogotá', 'Eastern Time'].map(readTimezone),
  };
  expect(sample).toEqual({
    skills: ['react', 'javascript', 'excel', 'customer-service', '~basket underwater weav', 'cplusplus'],
    sketch: -432_377_323,
    titles: [
      [
        'react',
        'javascript',
        'programming',
        'front-end-development',
        'web-development',
        ': concept react',
        ': concept developer',
        ': occupation 7',
        ': occupation 15',
        ': deep -1',
        ': deep 7',
      ],
      [
        'pediatrics',
        'healthcare',
        ': concept nurs',
        ': concept pediatric',
        ': occupation 276',
        ': occupation 264',
        ': occupation 282',
        ': deep -19',
        ': deep -18',
        ': deep 264',
        ': deep 276',
      ],
      [': concept tamer', ': concept zebr'],
    ],
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

it('is another version with every taxonomy from outside', () => {
  const own = keysVersion();
  expect(keysVersion()).toBe(own);
  withImportedTaxonomy({ licences: ['none'], skills: [], occupations: [{ label: 'zebra wrangler', titles: [] }] });
  const withOccupation = keysVersion();
  withImportedTaxonomy({
    licences: ['none'],
    skills: [{ label: 'tame zebras', aliases: [], broader: [] }],
    occupations: [],
  });
  expect(new Set([own, withOccupation, keysVersion()]).size).toBe(3);
});
