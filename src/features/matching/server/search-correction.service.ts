/**
 * Searches that forgive a slip of the keyboard, "bookeeper" finds bookkeepers, and are understood in another language, "contador" finds
 * accountants. A list corrects what was typed once, before it looks, and looks for the corrected words as for any others.
 * Invariant: a word that some row of the list has is searched as it was typed, so exact words and names of people always win.
 */
import { likelyCorrections } from '#engine/retrieval/search-corrections.ts';

/** More slips than these are no slips; each costs a look at the rows. */
const MAX_CORRECTED = 3;

/**
 * A folded query with those words corrected that no row has and that mean a word that some row has. `isFound` tells whether any row of the
 * list, as it is without other filters, has a word.
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
