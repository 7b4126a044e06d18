/** Checks that no Spanish or Portuguese catalog or content file uses a banned word. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BANNED_WORDS, NOT_YET_REWORDED } from '#shared/words/banned-words.ts';

const root = new URL('../../', import.meta.url).pathname;

const filesIn = (language: string): string[] =>
  globSync([`src/**/*.${language}.ts`, `content/**/*.${language}.{md,json}`], { cwd: root }).toSorted();

/** Matches the word only if no letter precedes or follows it. */
const wholeWord = (word: string): RegExp =>
  new RegExp(`(?<!\\p{L})${word.replace(/[$(){}./]/g, String.raw`\$&`)}(?!\\p{L})`, 'iu');

const bannedIn = (file: string, language: keyof typeof BANNED_WORDS): string[] => {
  const text = readFileSync(`${root}${file}`, 'utf8');
  return Object.entries(BANNED_WORDS[language])
    .filter(([word]) => wholeWord(word).test(text))
    .map(([word, instead]) => `${file}: ${word} (${instead})`);
};

it.each(['es', 'pt'] as const)('no text in %s uses a banned word', (language) => {
  const files = filesIn(language).filter((file) => !NOT_YET_REWORDED.includes(file));
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap((file) => bannedIn(file, language))).toEqual([]);
});

it('NOT_YET_REWORDED lists only files that use a banned word', () => {
  const done = NOT_YET_REWORDED.filter((file) => bannedIn(file, file.includes('.pt.') ? 'pt' : 'es').length === 0);
  expect(done).toEqual([]);
});
