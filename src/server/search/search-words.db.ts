/**
 * Search by words over a folded text column under a trigram index. It knows no feature and folds nothing itself: columns and
 * queries come folded by the same function (lower case, no accents, single spaces).
 * Invariant: what is searched was stored by `toSearchText`, whose blanks at both ends make words at its edges findable.
 */
import { and, type Column, like, type SQL } from 'drizzle-orm';

/** More words than this narrow nothing that the first ones did not; each costs an index scan. */
const MAX_WORDS = 12;
/** Words without three letters or digits in a row (`c++`) give no trigram; where a word begins, they do. */
const HAS_TRIGRAM = /[\p{L}\p{N}]{3}/u;

/** How a folded text is kept in a searched column. */
export const toSearchText = (...folded: string[]): string => ` ${folded.filter((part) => part !== '').join(' ')} `;

const escapeLike = (word: string): string => word.replace(/[\\%_]/g, String.raw`\$&`);

/** A word that is looked for; `isStart` where it counts only where a word begins. */
export interface SearchWord {
  text: string;
  isStart: boolean;
}

/**
 * The different words of a folded query; none for a blank one. A word of three letters or more is found anywhere, also inside of
 * words; a shorter one only where a word begins (`qa`, `c++`, `hr`).
 */
export const searchWords = (foldedQuery: string): SearchWord[] =>
  [...new Set(foldedQuery.split(' ').filter((word) => word !== ''))]
    .slice(0, MAX_WORDS)
    .map((text) => ({ text, isStart: !HAS_TRIGRAM.test(text) }));

/** A word as a LIKE pattern. */
export const patternOf = ({ text, isStart }: SearchWord): string => `%${isStart ? ' ' : ''}${escapeLike(text)}%`;

/** The words of a folded query as LIKE patterns. */
export const searchPatterns = (foldedQuery: string): string[] => searchWords(foldedQuery).map(patternOf);

/** All patterns in one column; undefined (no condition) where there are none. */
export const matchesAllWords = (column: Column, patterns: readonly string[]): SQL | undefined =>
  and(...patterns.map((pattern) => like(column, pattern)));
