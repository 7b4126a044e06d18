/**
 * The features of a job title that the learned table has rows for (title-meaning.ts): its words, its pairs of neighbouring words, and the 3- to
 * 5-letter groups of each word. Training and the running product read titles with this code, so a change needs a new table and a new
 * `TABLE_FILE.version`.
 */
import { fnv1a, isStopWord, words } from './text.ts';

/** Rows of the table. A power of two. */
export const TABLE_ROWS = 65_536;

/** Numbers per row. */
export const DIMENSIONS = 64;

/** Rows below this are for words and pairs of words, the others for letter groups. */
const WORD_ROWS = 32_768;

/** Longer titles are cut, so that reading one takes bounded time. */
const MAX_LETTERS = 200;
const MAX_WORDS = 16;
const MAX_WORD_LETTERS = 20;

const SHORTEST_GROUP = 3;
const LONGEST_GROUP = 5;
/** Weight of all letter groups of a word relative to the word. */
const GROUPS_WEIGHT = 2;

/** Rows of the table with the weight of each; a row may occur several times. */
export interface TitleFeatures {
  readonly rows: readonly number[];
  readonly weights: readonly number[];
}

/** The row of a word, or of a pair of words joined by a space. */
function wordRow(word: string): number {
  const hash = fnv1a(word);
  return (hash ^ (hash >>> 15)) & (WORD_ROWS - 1);
}

/** The row of a letter group. */
function groupRow(group: string): number {
  const hash = fnv1a(group);
  return WORD_ROWS + ((hash ^ (hash >>> 15)) & (TABLE_ROWS - WORD_ROWS - 1));
}

/** The rows of the letter groups of one word; `<` and `>` mark its ends. */
function groupRows(word: string): number[] {
  const marked = `<${word}>`;
  const rows: number[] = [];
  for (let length = SHORTEST_GROUP; length <= LONGEST_GROUP; length++) {
    for (let from = 0; from + length <= marked.length; from++) rows.push(groupRow(marked.slice(from, from + length)));
  }
  return rows;
}

/** The features of a title; empty for a title without letters and digits. Stop words count only in titles of nothing else. */
export function titleFeatures(title: string): TitleFeatures {
  const all = words(title.slice(0, MAX_LETTERS)).map((word) => word.slice(0, MAX_WORD_LETTERS));
  const telling = all.filter((word) => !isStopWord(word));
  const read = (telling.length > 0 ? telling : all).slice(0, MAX_WORDS);
  const rows: number[] = [];
  const weights: number[] = [];
  read.forEach((word, at) => {
    rows.push(wordRow(word));
    weights.push(1);
    const next = read[at + 1];
    if (next !== undefined) {
      rows.push(wordRow(`${word} ${next}`));
      weights.push(1);
    }
    const groups = groupRows(word);
    for (const row of groups) {
      rows.push(row);
      weights.push(GROUPS_WEIGHT / Math.sqrt(groups.length));
    }
  });
  return { rows, weights };
}
