/**
 * Word search in a folded text column with a trigram index. Column and query must be folded by the same function (lower case, no accents, single
 * spaces). Columns are written by `toSearchText`, whose outer blanks make words at the edges findable.
 */

/** More words rarely narrow the result, and each costs an index scan. */
const MAX_WORDS = 12;
/** Words without three letters or digits in a row (`c++`) produce no trigram, except with the blank before a word. */
const TRIGRAM = /[\p{L}\p{N}]{3}/u;

/** The stored form of a searchable text. */
export const toSearchText = (...folded: string[]): string => ` ${folded.filter((part) => part !== '').join(' ')} `;

const escapeLike = (word: string): string => word.replace(/[\\%_]/g, String.raw`\$&`);

/** A search word. `isStart`: only matches at the start of a word. */
export interface SearchWord {
  text: string;
  isStart: boolean;
}

/** Distinct words of a folded query. Words with three letters match anywhere, shorter ones only at the start of a word (`qa`, `c++`, `hr`). */
export const searchWords = (foldedQuery: string): SearchWord[] =>
  [...new Set(foldedQuery.split(' ').filter((word) => word !== ''))]
    .slice(0, MAX_WORDS)
    .map((text) => ({ text, isStart: !TRIGRAM.test(text) }));

/** The LIKE pattern of a word. */
export const likePattern = ({ text, isStart }: SearchWord): string => `%${isStart ? ' ' : ''}${escapeLike(text)}%`;

export const searchPatterns = (foldedQuery: string): string[] => searchWords(foldedQuery).map(likePattern);
