/** Translates a search condition to SQL that finds the same rows as the in-memory index. */
import { and, arrayContains, type Column, or, type SQL, sql } from 'drizzle-orm';
import type { QueryWord, SearchCondition } from '#engine/retrieval/search-query.ts';

/** SQL that matches the rows of a table to words and skills. */
export interface SearchedTable {
  hasWord(word: QueryWord): SQL | undefined;
  skillKeys: Column;
}

/** Returns the SQL condition that is true for the rows a search finds. */
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
