/**
 * The platform (`src/server`, `src/client`, `src/shared`) does not depend on features: no name, text or comment in it uses a feature's nouns, outside
 * the files listed in `scripts/lint/platform-vocabulary.mjs`. Tests are exempt, because their examples are from the product.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { AGREED_VOCABULARY, FEATURE_NOUNS, OTHER_MEANINGS } from '../lint/platform-vocabulary.mjs';
import { fromRoot } from './paths.mjs';

const PLATFORM = ['server', 'client', 'shared'];
const NOUNS = new Set(FEATURE_NOUNS.flatMap((noun) => [noun, `${noun}s`, noun.replace(/y$/, 'ies')]));
/** Media types, which contain a noun but mean something else. */
const MEDIA_TYPE = /application\//g;
/** A word in text, or in a name in camel, kebab or snake case. */
const WORD = /\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})/gu;

/** Returns the distinct feature nouns in a source text. */
export const findNouns = (text) => {
  const words = text.replace(MEDIA_TYPE, '').match(WORD) ?? [];
  return [...new Set(words.map((word) => word.toLowerCase()))].filter((word) => NOUNS.has(word));
};

const readSource = (file) => readFileSync(fromRoot(`src/${file}`), 'utf8');

const isExempt = (file, noun) => {
  const word = OTHER_MEANINGS[file]?.word;
  return word !== undefined && (noun === word || noun === `${word}s`);
};

/** Returns `{ file, nouns }` for each platform file that uses feature nouns. */
const filesWithNouns = () =>
  PLATFORM.flatMap((folder) =>
    readdirSync(fromRoot(`src/${folder}`), { recursive: true, encoding: 'utf8' }).map((entry) => `${folder}/${entry}`),
  )
    .filter((file) => /\.(?:tsx?|css)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file, nouns: findNouns(`${file}\n${readSource(file)}`).filter((noun) => !isExempt(file, noun)) }))
    .filter(({ nouns }) => nouns.length > 0);

/** Resolves to `{ code, output }`, like `runTool`. Also fails if a listed file no longer uses any noun. */
export const checkPlatformWords = async () => {
  const using = filesWithNouns();
  const agreedFiles = Object.keys(AGREED_VOCABULARY);
  const covers = (entry, file) => (entry.endsWith('/') ? file.startsWith(entry) : file === entry);
  const lines = [
    ...using
      .filter(({ file }) => !agreedFiles.some((entry) => covers(entry, file)))
      .map(({ file, nouns }) => `src/${file}: ${nouns.join(', ')}; move this code to the feature or to src/app`),
    ...agreedFiles
      .filter((entry) => !using.some(({ file }) => covers(entry, file)))
      .map((entry) => `${entry}: uses no noun of a feature; remove it from the list`),
    ...Object.entries(OTHER_MEANINGS)
      .filter(([file, { word }]) => !findNouns(readSource(file)).some((noun) => noun.startsWith(word)))
      .map(([file, { word }]) => `${file}: does not use "${word}"; remove it from the list`),
  ];
  return { code: lines.length === 0 ? 0 : 1, output: lines.join('\n') };
};
