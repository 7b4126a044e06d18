/**
 * The features of a job title, which determine its rows in the learned table (title-meaning.ts): its word stems, pairs of neighboring stems, each
 * stem's character n-grams (n from 3 to 5), and its concepts (taxonomy/title-concepts.ts). They do not depend on gender, accents or spelling
 * variants. Training and the product share this code, so a change requires a new table and a new `TABLE_FILE.version`.
 */
import { fnv1a } from './text.ts';

/** The number of rows of the table, a power of two. */
export const TABLE_ROWS = 65_536;

/** The number of values per row. */
export const DIMENSIONS = 64;

/** The number of rows for words, pairs of words and concepts. The remaining rows are for character n-grams. */
const WORD_ROWS = 32_768;

/** Longer titles are cut, so that the time for reading a title is bounded. */
const MAX_WORDS = 16;
const MAX_WORD_LETTERS = 20;

const MIN_NGRAM_LETTERS = 3;
const MAX_NGRAM_LETTERS = 5;
/** The length of the vector of weights of a word's character n-grams. The word itself has weight 1. */
const NGRAMS_WEIGHT = 2;

/** Rows of the table with their weights. A row may occur several times. */
export interface TitleFeatures {
  readonly rows: readonly number[];
  readonly weights: readonly number[];
}

/** Returns the row of a word, of a pair of words without a space, or of a concept with the prefix `=`. */
function wordRow(word: string): number {
  const hash = fnv1a(word);
  return (hash ^ (hash >>> 15)) & (WORD_ROWS - 1);
}

/** Returns the row of a character n-gram. */
function ngramRow(ngram: string): number {
  const hash = fnv1a(ngram);
  return WORD_ROWS + ((hash ^ (hash >>> 15)) & (TABLE_ROWS - WORD_ROWS - 1));
}

/** Returns the rows of the character n-grams of a word. `<` and `>` mark the ends of the word. */
function ngramRows(word: string): number[] {
  const marked = `<${word}>`;
  const rows: number[] = [];
  for (let length = MIN_NGRAM_LETTERS; length <= MAX_NGRAM_LETTERS; length++) {
    for (let from = 0; from + length <= marked.length; from++) rows.push(ngramRow(marked.slice(from, from + length)));
  }
  return rows;
}

/** Returns the features of a title with these word stems and concepts. Empty if there are none. */
export function titleFeatures(stems: readonly string[], concepts: readonly string[]): TitleFeatures {
  const words = stems.slice(0, MAX_WORDS).map((word) => word.slice(0, MAX_WORD_LETTERS));
  const rows: number[] = [];
  const weights: number[] = [];
  words.forEach((word, index) => {
    rows.push(wordRow(word));
    weights.push(1);
    const next = words[index + 1];
    if (next !== undefined) {
      rows.push(wordRow(word + next));
      weights.push(1);
    }
    const ngrams = ngramRows(word);
    for (const row of ngrams) {
      rows.push(row);
      weights.push(NGRAMS_WEIGHT / Math.sqrt(ngrams.length));
    }
  });
  for (const concept of concepts.slice(0, MAX_WORDS)) {
    rows.push(wordRow(`=${concept.slice(0, MAX_WORD_LETTERS)}`));
    weights.push(1);
  }
  return { rows, weights };
}
