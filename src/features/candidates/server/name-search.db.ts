/**
 * Search for companies that read without names. Finds candidates that a word matches only in their name, so that a list can exclude them.
 * The search column holds name, title and skills together.
 */
import { and, eq, like, type SQL, sql } from 'drizzle-orm';
import { foldText } from '#engine/matching.domain.ts';
import { users } from '#features/auth/server/auth.tables.ts';
import type { Queryable } from '#server/db/database.ts';
import { patternOf, type SearchWord } from '#server/search/search-words.db.ts';
import { candidates } from './candidates.tables.ts';

const has = (text: string, { text: word, isStart }: SearchWord): boolean => text.includes(isStart ? ` ${word}` : word);

/** Returns the search text without the name at its start. */
const behindName = (searchText: string, name: string): string => {
  const start = ` ${foldText(name)}`;
  return searchText.startsWith(start) ? searchText.slice(start.length) : searchText;
};

/** Returns, for each word, the candidates of `within` who have it only in their name. */
export const findByNameOnly = async (
  db: Queryable,
  words: readonly SearchWord[],
  within: SQL | undefined,
): Promise<Map<string, string[]>> => {
  const found = new Map<string, string[]>();
  // The name is at the start. A folded name is rarely longer than the original, and never more than twice as long.
  const beginning = sql`left(${candidates.searchText}, 2 * length(${users.firstName} || ${users.lastName}) + 4)`;
  for (const word of words) {
    const pattern = patternOf(word);
    const rows = await db
      .select({
        id: candidates.id,
        searchText: candidates.searchText,
        firstName: users.firstName,
        lastName: users.lastName,
      })
      .from(candidates)
      .innerJoin(users, eq(users.id, candidates.userId))
      .where(and(like(candidates.searchText, pattern), sql`${beginning} like ${pattern}`, within));
    const isByName = ({ searchText, firstName, lastName }: (typeof rows)[number]): boolean =>
      !has(behindName(searchText, `${firstName} ${lastName}`), word);
    found.set(
      word.text,
      rows.filter(isByName).map(({ id }) => id),
    );
  }
  return found;
};
