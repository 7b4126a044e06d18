/**
 * Searching for companies that read without names: whom a word finds by their name alone, so that a list can leave them out. The
 * searched column holds name, title and skills in one, for the lists of everyone else.
 */
import { and, eq, like, type SQL, sql } from 'drizzle-orm';
import { foldText } from '#engine/matching.domain.ts';
import { users } from '#features/auth/server/auth.tables.ts';
import type { Queryable } from '#server/db/database.ts';
import { patternOf, type SearchWord } from '#server/search/search-words.db.ts';
import { candidates } from './candidates.tables.ts';

const has = (text: string, { text: word, isStart }: SearchWord): boolean => text.includes(isStart ? ` ${word}` : word);

/** The rest of a searched text behind the name that it begins with. */
const behindName = (searchText: string, name: string): string => {
  const start = ` ${foldText(name)}`;
  return searchText.startsWith(start) ? searchText.slice(start.length) : searchText;
};

/** By each word, the candidates of `within` who have it in their name and nowhere else. */
export const findByNameOnly = async (
  db: Queryable,
  words: readonly SearchWord[],
  within: SQL | undefined,
): Promise<Map<string, string[]>> => {
  const found = new Map<string, string[]>();
  // The name stands at the beginning; folded it is hardly ever longer, and never twice as long.
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
