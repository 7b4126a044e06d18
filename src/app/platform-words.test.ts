/** The platform (`server`, `client`, `shared`) knows no feature: no name, text or comment in it uses a feature's nouns. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AGREED_VOCABULARY, FEATURE_NOUNS, NOT_MOVED_YET, OTHER_MEANINGS } from '#testing/platform-vocabulary.ts';

const SOURCE = new URL('../', import.meta.url);
const NOUNS = new Set(FEATURE_NOUNS.flatMap((noun) => [noun, `${noun}s`, noun.replace(/y$/, 'ies')]));
/** What has a noun in it and means something else wherever it stands: types of media. */
const MEDIA_TYPE = /application\//g;
/** A word of a text, or of a name in camel, kebab or snake case. */
const WORD = /\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})/gu;

/** The nouns of features in a source text, each once, as they are written. */
const nounsIn = (text: string): string[] => {
  const words = text.replace(MEDIA_TYPE, '').match(WORD) ?? [];
  return [...new Set(words.map((word) => word.toLowerCase()))].filter((word) => NOUNS.has(word));
};

/** Each file of the platform that uses nouns of features. Tests are left out: their examples are the product's. */
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

describe('the words of the platform', () => {
  it('finds nouns in names, texts and comments, and only there', () => {
    expect(nounsIn('// A candidate applies.\nconst openJobs = listCOMPANIES();')).toEqual([
      'candidate',
      'jobs',
      'companies',
    ]);
    expect(nounsIn("'interview_changes' /hiring-team")).toEqual(['interview', 'hiring']);
    expect(nounsIn("'application/json' jobless offer")).toEqual([]);
  });

  it('are no nouns of features', () => {
    const wrong = [...using].filter(([file]) => !ALLOWED.some((allowed) => covers(allowed, file)));
    expect(wrong, 'move what a feature knows to the feature or to app/').toEqual([]);
  });

  it('has no file on its lists that needs none', () => {
    expect(ALLOWED.filter((allowed) => ![...using.keys()].some((file) => covers(allowed, file)))).toEqual([]);
    const others = Object.entries(OTHER_MEANINGS).filter(
      ([file, { word }]) => !nounsIn(readFileSync(new URL(file, SOURCE), 'utf8')).some((noun) => noun.startsWith(word)),
    );
    expect(others).toEqual([]);
  });
});
