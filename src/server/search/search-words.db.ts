/**
 * Word search in a folded text column with a trigram index. Column and query must be folded by the same function (lower case, no accents, single
 * spaces). `toSearchText` creates the value of a column, with a space at both ends to match the first and the last word.
 */

/** The maximum number of words per search. More words rarely narrow the result, and each costs an index scan. */
const MAX_WORDS = 12;
/** Matches words with a trigram. Words without three letters or digits in a row (`c++`) have a trigram only with the space before the word. */
const TRIGRAM = /[\p{L}\p{N}]{3}/u;

/** Returns the stored form of a searchable text. */
export const toSearchText = (...folded: string[]): string => ` ${folded.filter((part) => part !== '').join(' ')} `;

const escapeLike = (word: string): string => word.replace(/[\\%_]/g, String.raw`\$&`);

/** A search word. If `isStart`, it matches only at the start of a word. */
export interface SearchWord {
  text: string;
  isStart: boolean;
}

/** Returns the distinct words of a folded query. Short words (`qa`, `c++`, `hr`) match only at the start of a word, others anywhere. */
export const searchWords = (foldedQuery: string): SearchWord[] =>
  [...new Set(foldedQuery.split(' ').filter((word) => word !== ''))]
    .slice(0, MAX_WORDS)
    .map((text) => ({ text, isStart: !TRIGRAM.test(text) }));

export const likePattern = ({ text, isStart }: SearchWord): string => `%${isStart ? ' ' : ''}${escapeLike(text)}%`;

export const searchPatterns = (foldedQuery: string): string[] => searchWords(foldedQuery).map(likePattern);
