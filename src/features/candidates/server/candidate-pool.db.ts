/**
 * Gathers the candidates that a list by score is ranked from: the best by rough score of those who match the filters.
 * Invariant: who matches the filters is in the pool completely where they are not more than POOL_SIZE.
 */
import { and, sql } from 'drizzle-orm';
import { keysWantedBy } from '#features/matching/matching.domain.ts';
import { type Found, findLikeliest, type Searched, unseen } from '#features/matching/server/retrieval.service.ts';
import type { Queryable } from '#server/db/database.ts';
import { versionOf } from '#server/db/meaning-rows.ts';
import { searchPatterns } from '#server/search/search-words.db.ts';
import type { BrowseFilters, RankingJob } from '../candidates.domain.ts';
import { hasFacets, hasKeys, isVettedRow, NEWEST } from './browse.db.ts';
import { roughPartsFor } from './candidate-rough.db.ts';
import { candidates } from './candidates.tables.ts';

/** How many are scored exactly for a list: where nobody fits, hundreds are nearly equal, and the rough score cannot tell them apart. */
export const POOL_SIZE = 800;
/** Jobs that candidates are searched for; with more open ones, the newest. All are scored against. */
const MOST_JOBS_SEARCHED = 20;

const columns = sql`${candidates.id} as id, ${versionOf(candidates)} as version`;

const searchedBy = (filters: BrowseFilters): Searched => {
  const facets = hasFacets(filters) ?? isVettedRow;
  const words = searchPatterns(filters.search ?? '').map(
    (pattern) => sql`${candidates.searchText} like (select ${pattern}::text)`,
  );
  const skills =
    filters.skillKeys.length > 0
      ? sql`${candidates.skillKeys} @> ${unseen(filters.skillKeys, candidates.skillKeys)}`
      : undefined;
  const keys = hasKeys(filters);
  return {
    table: candidates,
    matchKeys: candidates.matchKeys,
    columns,
    isListed: isVettedRow,
    newestFirst: NEWEST.walked,
    newestIndex: 'candidates_vetted_newest_idx',
    facets,
    matches: keys === undefined ? facets : (and(facets, keys) ?? facets),
    keys: keys ?? null,
    fetches:
      keys === undefined
        ? null
        : (and(facets, ...words, skills, filters.search === '' ? sql`false` : undefined) ?? null),
  };
};

/** At most about POOL_SIZE candidates who match the filters and are the likeliest to fit one of the jobs; their order means nothing. */
export const gatherPool = async (
  db: Queryable,
  filters: BrowseFilters,
  jobs: readonly RankingJob[],
): Promise<Found[]> => {
  const searches = jobs
    .slice(0, MOST_JOBS_SEARCHED)
    .map(({ prepared }) => ({ wanted: keysWantedBy(prepared), parts: roughPartsFor(prepared) }));
  const { found } = await findLikeliest(db, searchedBy(filters), searches, POOL_SIZE);
  return found;
};
