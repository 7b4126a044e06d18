/**
 * Parses list searches and corrects typos: "bookeeper" finds bookkeepers. Invariant: a word that any row of the list contains is
 * not corrected, so exact words and people's names always win.
 */
import { readSearch, type Search, searchForWord, withRelated } from '#engine/matching.domain.ts';
import { likelyCorrections } from '#engine/retrieval/search-corrections.ts';

export { meetsSearch } from './search-condition.db.ts';

/** The maximum number of words to check for typos. Each requires additional searches. */
const MAX_CORRECTED = 3;

/** Returns true if a search finds any row of the unfiltered list. */
type FindsAny = (search: Search) => Promise<boolean>;

/** Corrects each word of a folded query that no row contains, if a row contains the correction. */
const correctTypos = async (folded: string, findsAny: FindsAny): Promise<string> => {
  const findFirst = async (words: readonly string[]): Promise<string | undefined> => {
    for (const word of words) if (await findsAny(searchForWord(word))) return word;
    return undefined;
  };
  const corrected: string[] = [];
  let remaining = MAX_CORRECTED;
  for (const word of folded.split(' ')) {
    const corrections = remaining > 0 ? likelyCorrections(word) : [];
    if (corrections.length > 0) remaining -= 1;
    corrected.push(corrections.length > 0 ? ((await findFirst([word, ...corrections])) ?? word) : word);
  }
  return corrected.join(' ');
};

/**
 * Parses a folded query. Includes related work only if nothing else is found. Rows need not contain the `optional` words if the query has other
 * words. Returns null for a query without letters or digits, because it matches nothing.
 */
export const readCorrectedSearch = async (
  folded: string,
  findsAny: FindsAny,
  optional?: ReadonlySet<string>,
): Promise<Search | null> => {
  const search = readSearch(await correctTypos(folded, findsAny), optional);
  if (search === null || !search.canWiden || (await findsAny(search))) return search;
  return withRelated(search);
};
