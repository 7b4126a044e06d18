/**
 * Typo tolerance and translation of searches: "bookeeper" finds bookkeepers, "contador" finds
 * accountants. A list corrects the query once, then searches for the corrected words. Invariant: a
 * word that any row of the list contains is not corrected, so exact words and names of people
 * always win.
 */
import { likelyCorrections } from '#engine/retrieval/search-corrections.ts';

/** More misspelt words than this are not typos. Each costs a lookup in the rows. */
const MAX_CORRECTED = 3;

/**
 * Corrects the words of a folded query that no row contains, if the correction is contained in a
 * row. `isFound` returns whether any row of the unfiltered list contains a word.
 */
export const correctSearch = async (folded: string, isFound: (word: string) => Promise<boolean>): Promise<string> => {
  const firstFound = async (words: readonly string[]): Promise<string | undefined> => {
    for (const word of words) if (await isFound(word)) return word;
    return undefined;
  };
  const corrected: string[] = [];
  let left = MAX_CORRECTED;
  for (const word of folded.split(' ')) {
    const meant = left > 0 ? likelyCorrections(word) : [];
    if (meant.length > 0) left -= 1;
    corrected.push(meant.length > 0 ? ((await firstFound([word, ...meant])) ?? word) : word);
  }
  return corrected.join(' ');
};
