/** The platform (`server`, `client`, `shared`) knows no feature: no name, text or comment in it uses a feature's nouns. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AGREED_VOCABULARY, FEATURE_NOUNS, NOT_MOVED_YET, OTHER_MEANINGS } from '#testing/platform-vocabulary.ts';

const SOURCE = new URL('../', import.meta.url);
const NOUNS = new Set(FEATURE_NOUNS.flatMap((noun) => [noun, `${noun}s`, noun.replace(/y$/, 'ies')]));
/** Contains a noun but means something else: media types. */
const MEDIA_TYPE = /application\//g;
/** A word in text, or in a name in camel, kebab or snake case. */
const WORD = /\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})/gu;

/** Distinct feature nouns in a source text. */
const nounsIn = (text: string): string[] => {
  const words = text.replace(MEDIA_TYPE, '').match(WORD) ?? [];
  return [...new Set(words.map((word) => word.toLowerCase()))].filter((word) => NOUNS.has(word));
};

/** Platform files that use feature nouns, except tests, whose examples are from the product. */
const using = new Map<string, string[]>();
for (const folder of ['server', 'client', 'shared']) {
  for (const entry of readdirSync(new URL(folder, SOURCE), { recursive: true, encoding: 'utf8' })) {
    const file = `${folder}/${entry}`;
    if (!/\.(?:tsx?|css)$/.test(file) || /\.test\.tsx?$/.test(file)) continue;
    const nouns = nounsIn(`${entry}\n${readFileSync(new URL(file, SOURCE), 'utf8')}`);
    const own = OTHER_MEANINGS[file]?.word;
    const told = nouns.filter((noun) => own === undefined || (noun !== own && noun !== `${own}s`));
    if (told.length > 0) using.set(file, told);
  }
}

const ALLOWED = [...Object.keys(AGREED_VOCABULARY), ...Object.keys(NOT_MOVED_YET)];
const covers = (allowed: string, file: string) => (allowed.endsWith('/') ? file.startsWith(allowed) : file === allowed);

describe('feature nouns in the platform', () => {
  it('are found in names, texts and comments', () => {
    expect(nounsIn('// A candidate applies.\nconst openJobs = listCOMPANIES();')).toEqual([
      'candidate',
      'jobs',
      'companies',
    ]);
    expect(nounsIn("'interview_changes' /hiring-team")).toEqual(['interview', 'hiring']);
    expect(nounsIn("'application/json' jobless offer")).toEqual([]);
  });

  it('are only in listed files', () => {
    const wrong = [...using].filter(([file]) => !ALLOWED.some((allowed) => covers(allowed, file)));
    expect(wrong, 'move what a feature knows to the feature or to app/').toEqual([]);
  });

  it('are used by every listed file', () => {
    expect(ALLOWED.filter((allowed) => ![...using.keys()].some((file) => covers(allowed, file)))).toEqual([]);
    const others = Object.entries(OTHER_MEANINGS).filter(
      ([file, { word }]) => !nounsIn(readFileSync(new URL(file, SOURCE), 'utf8')).some((noun) => noun.startsWith(word)),
    );
    expect(others).toEqual([]);
  });
});
