/** The condition of a search as SQL. Finds the same rows as the index in memory. */
import { and, arrayContains, type Column, or, type SQL, sql } from 'drizzle-orm';
import type { QueryWord, SearchCondition } from '#engine/retrieval/search-query.ts';

/** How a table evaluates the parts of a condition. */
export interface SearchedTable {
  hasWord(word: QueryWord): SQL | undefined;
  skillKeys: Column;
}

/** The condition that a row meets a search. */
export const meetsSearch = (condition: SearchCondition, table: SearchedTable): SQL => {
  const part = (child: SearchCondition): SQL => meetsSearch(child, table);
  const clause =
    'word' in condition
      ? table.hasWord(condition.word)
      : 'skill' in condition
        ? arrayContains(table.skillKeys, [condition.skill])
        : 'all' in condition
          ? and(...condition.all.map(part))
          : or(...condition.any.map(part));
  return clause ?? sql`true`;
};
