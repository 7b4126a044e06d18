/**
 * The condition of a candidate search. For companies that hide names, a search must not find anyone by name or place. The search column contains
 * name and place first, then title and skills.
 */
import { and, like, not, type SQL, sql } from 'drizzle-orm';
import { PERSON_SEPARATOR, type QueryWord, type Search, type SearchCondition } from '#engine/matching.domain.ts';
import { meetsSearch } from '#features/matching/server/search.service.ts';
import type { Queryable } from '#server/db/database.ts';
import { likePattern } from '#server/search/search-words.db.ts';
import { candidates } from './candidates.tables.ts';

const { searchText, skillKeys } = candidates;

/** The search text without name and place. */
const workText = sql`' ' || split_part(${searchText}, ${PERSON_SEPARATOR}, 2)`;

const isInText = (word: QueryWord): SQL => like(searchText, likePattern(word));
const isInWork = (word: QueryWord): SQL => sql`${workText} like ${likePattern(word)}`;

/**
 * Returns the SQL of a search condition. A synonym must not match a name or place. The index finds it in the whole text, and a second condition
 * checks the text without name and place.
 */
const meets = (condition: SearchCondition): SQL =>
  meetsSearch(condition, {
    skillKeys,
    hasWord: (word) => (word.notInName ? and(isInText(word), isInWork(word)) : isInText(word)),
  });

const meetsByWork = (condition: SearchCondition): SQL => meetsSearch(condition, { skillKeys, hasWord: isInWork });

/** A search, and whether names and places must not affect it. */
export interface CandidateSearch {
  search: Search | null;
  hidesNames: boolean;
}

/** Returns the condition for candidates that a search finds. Undefined without a search. The first part uses the index. */
export const isFoundBy = ({ search, hidesNames }: CandidateSearch): SQL | undefined =>
  search === null ? undefined : and(meets(search.condition), hidesNames ? meetsByWork(search.condition) : undefined);

/** Returns the candidates of `within` who meet a condition only by their name or place. */
export const findMatchedOnlyByNameOrPlace = async (
  db: Queryable,
  condition: SearchCondition,
  within: SQL | undefined,
): Promise<string[]> => {
  const rows = await db
    .select({ id: candidates.id })
    .from(candidates)
    .where(and(meets(condition), not(meetsByWork(condition)), within));
  return rows.map(({ id }) => id);
};
