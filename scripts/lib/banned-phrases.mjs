/**
 * Finds banned phrases in documents, comments and test titles. `scripts/lint/banned-phrases.json` lists the phrases with their replacements, and the
 * files and folders to check. Skips code in backticks, screen texts in “…” and link targets.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { parseSync } from 'vite';
import { fromRoot } from './paths.mjs';

const LIST = 'scripts/lint/banned-phrases.json';
const SOURCE = /\.(?:ts|tsx|mjs|cjs)$/;
const TEST = /\.(?:test|spec)\.(?:ts|tsx|mjs)$/;
const MARKDOWN = /\.md$/;
const TEST_FUNCTIONS = new Set(['describe', 'it', 'test']);

const WORD = /[\p{L}\p{N}_]+/gu;
const FENCED = /^```[^\n]*\n(?:(?!```)[^\n]*\n){0,2000}```/gm;
const CODE_SPAN = /`[^`\n]{1,400}`/g;
const SCREEN_TEXT = /“[^”\n]{1,600}”/g;
const LINK_TARGET = /\]\([^)\n]{1,400}\)/g;

/** Replaces a text with spaces, so that line numbers stay the same. */
const blank = (text) => text.replaceAll(/[^\n]/g, ' ');

const withoutCode = (text) =>
  [FENCED, CODE_SPAN, SCREEN_TEXT, LINK_TARGET].reduce((prose, pattern) => prose.replaceAll(pattern, blank), text);

/**
 * Groups phrases by first word, longest first, because the longest match wins. A phrase that starts with a capital only matches text with the
 * capital. A phrase without a replacement (null) is allowed, as an exception to a shorter one (`stands for` to `stands`).
 */
export const groupPhrases = (phrases) => {
  const byFirstWord = new Map();
  for (const [phrase, replacement] of Object.entries(phrases)) {
    const words = phrase.toLowerCase().split(' ');
    const isCapital = phrase[0] !== phrase[0].toLowerCase();
    byFirstWord.set(words[0], [...(byFirstWord.get(words[0]) ?? []), { phrase, replacement, words, isCapital }]);
  }
  for (const entries of byFirstWord.values()) entries.sort((a, b) => b.words.length - a.words.length);
  return byFirstWord;
};

/** Returns the banned phrases in a text: `{ index, phrase, replacement }`. A phrase may continue on the next line of a comment. */
export const findPhrases = (text, byFirstWord) => {
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ word, index, end: index + word.length }));
  const isNext = (wordIndex) => /^[\s*/>]*$/.test(text.slice(words[wordIndex - 1].end, words[wordIndex].index));
  const matches = ({ words: expected, isCapital }, wordIndex) =>
    (!isCapital || words[wordIndex].word[0] !== words[wordIndex].word[0].toLowerCase()) &&
    expected.every(
      (word, i) => words[wordIndex + i]?.word.toLowerCase() === word && (i === 0 || isNext(wordIndex + i)),
    );

  return words.flatMap(({ word, index }, wordIndex) => {
    const match = (byFirstWord.get(word.toLowerCase()) ?? []).find((entry) => matches(entry, wordIndex));
    return match && match.replacement !== null ? [{ index, phrase: match.phrase, replacement: match.replacement }] : [];
  });
};

/** Returns the positions of test titles: the first argument of each `it(…)`, `describe(…)` and `it.each(…)(…)`, without quotes. */
const findTitles = (node) => {
  const titles = [];
  const rootCallee = (callee) =>
    callee.callee ? rootCallee(callee.callee) : callee.object ? rootCallee(callee.object) : callee;
  const visit = (value) => {
    if (Array.isArray(value)) value.forEach(visit);
    if (typeof value?.type !== 'string') return;
    const [title] =
      value.type === 'CallExpression' && TEST_FUNCTIONS.has(rootCallee(value.callee).name) ? value.arguments : [];
    if (['Literal', 'TemplateLiteral'].includes(title?.type))
      titles.push({ start: title.start + 1, end: title.end - 1 });
    Object.values(value).forEach(visit);
  };
  visit(node);
  return titles;
};

/** Returns the text of a file with everything blanked except the parts to check. */
export const extractProse = (file, text, { comments = true, titles = false } = {}) => {
  if (MARKDOWN.test(file)) return withoutCode(text);
  const { program, comments: commentNodes } = parseSync(file, text);
  const parts = [...(comments ? commentNodes : []), ...(titles ? findTitles(program) : [])].toSorted(
    (a, b) => a.start - b.start,
  );
  let index = 0;
  let prose = '';
  for (const { start, end } of parts) {
    prose += blank(text.slice(index, start)) + text.slice(start, end);
    index = end;
  }
  return withoutCode(prose);
};

/** Lists the files at or below the paths whose names match `pattern`. */
const listFiles = (paths, pattern) =>
  paths
    .flatMap((path) =>
      statSync(fromRoot(path)).isDirectory()
        ? readdirSync(fromRoot(path), { recursive: true }).map((below) => `${path}/${below.replaceAll('\\', '/')}`)
        : [path],
    )
    .filter((path) => pattern.test(path) && !path.includes('node_modules/'));

const findHits = (file, phrases, parts) => {
  const text = readFileSync(fromRoot(file), 'utf8');
  return findPhrases(extractProse(file, text, parts), phrases).map(({ index, phrase, replacement }) => {
    const line = text.slice(0, index).split('\n').length;
    return `${file}:${line}: "${phrase}"; write: ${replacement}`;
  });
};

/** Returns one line for each banned phrase below `paths`. By default, checks the listed files and folders. */
export const findBannedPhrases = (paths) => {
  const list = JSON.parse(readFileSync(fromRoot(LIST), 'utf8'));
  const phrases = groupPhrases(list.phrases);
  const hits = (folders, pattern, parts) =>
    listFiles(paths ?? folders, pattern)
      .filter((file) => !list.except.includes(file))
      .flatMap((file) => findHits(file, phrases, parts));
  return [
    ...hits(list.documents, MARKDOWN),
    ...hits(list.comments, SOURCE),
    ...hits(list.testTitles, TEST, { comments: false, titles: true }),
  ];
};

/** Resolves to `{ code, output }`, like `runTool`. */
export const checkPhrases = async () => {
  const hits = findBannedPhrases();
  return { code: hits.length === 0 ? 0 : 1, output: hits.join('\n') };
};
