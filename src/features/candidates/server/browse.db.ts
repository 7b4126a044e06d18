/**
 * SQL of the lists of vetted candidates. It scores nothing. Invariant: no list reads the whole table, whatever is asked.
 * A list walks the index of its own order. Where words, skills or verifications are asked, the planner cannot know whether the walk
 * finds them soon: so a walk of bounded length is tried first, and only what that shows to be rare is fetched through
 * those indexes and sorted.
 */
import { and, arrayContains, eq, gte, isNull, lte, not, type SQL, sql } from 'drizzle-orm';
import { users } from '#features/auth/server/auth.tables.ts';
import { verifications } from '#features/verifications/server/verifications.tables.ts';
import { toInstant } from '#server/db/columns.ts';
import { type Queryable, rowsOf } from '#server/db/database.ts';
import { isAnyOf } from '#server/db/queryable.ts';
import { matchesAllWords, searchPatterns } from '#server/search/search-words.db.ts';
import type { VerificationKind } from '#shared/vocabulary.ts';
import type { BrowseFilters } from '../candidates.domain.ts';
import { type CandidateWithUser, candidateWithUser } from './candidates.db.ts';
import { candidates, isAvailableRow, isVettedRow } from './candidates.tables.ts';

/** Vetted, and everything asked that stands in the indexes of the lists' orders. */
export const hasFacets = (filters: BrowseFilters): SQL | undefined =>
  and(
    isVettedRow,
    filters.includesHired ? undefined : isAvailableRow,
    filters.availability ? eq(candidates.availability, filters.availability) : undefined,
    filters.experience ? eq(candidates.experience, filters.experience) : undefined,
    filters.minRate === null ? undefined : gte(candidates.hourlyRate, filters.minRate),
    filters.maxRate === null ? undefined : lte(candidates.hourlyRate, filters.maxRate),
  );

/** Whether the person of a row holds a kind of verification now; the ledger's partial indexes serve it from either side. */
const holds = (kind: VerificationKind): SQL =>
  sql`exists (select 1 from ${verifications} where ${verifications.userId} = ${candidates.userId}
    and ${verifications.kind} = ${kind} and ${verifications.status} = 'verified'
    and (${verifications.expiresAt} is null or ${verifications.expiresAt} > now()))`;

/** Everything asked that stands in no order's index but in one of its own; undefined where nothing was. */
export const hasKeys = (filters: BrowseFilters): SQL | undefined =>
  and(
    filters.search === '' ? sql`false` : matchesAllWords(candidates.searchText, searchPatterns(filters.search ?? '')),
    filters.exceptIds.length > 0 ? not(isAnyOf(candidates.id, filters.exceptIds)) : undefined,
    ...filters.verified.map(holds),
    filters.skillKeys.length > 0 ? arrayContains(candidates.skillKeys, filters.skillKeys) : undefined,
  );

/** An order of a list: as its index has it, and the same so that no index can serve it. */
interface Order {
  walked: SQL;
  sorted: SQL;
}

export const NEWEST: Order = {
  walked: sql`${candidates.createdAt} desc, ${candidates.id} desc`,
  sorted: sql`${candidates.createdAt} + interval '0' desc, ${candidates.id} desc`,
};
const BY_RATE: Order = {
  walked: sql`${candidates.hourlyRate}, ${candidates.id}`,
  sorted: sql`${candidates.hourlyRate} + 0, ${candidates.id}`,
};

interface Search {
  columns: SQL;
  /** Narrows by what the order's index holds. */
  facets: SQL | undefined;
  /** Narrows by what only indexes of its own hold. */
  keys: SQL | undefined;
  order: Order;
  limit: number;
  /** How many rows the walk may look at. */
  walk: number;
  /** From how many rows on the walk's result will do. */
  enough: number;
}

/** The rows that match `keys` among the first `walk` rows of the order. */
const walkFirst = ({ columns, facets, keys, order, limit, walk }: Search): SQL =>
  sql`select ${columns} from (select *, xmin from ${candidates} where ${facets} order by ${order.walked} limit ${walk}) as ${candidates}
    where ${keys} order by ${order.walked} limit ${limit}`;

/** The first rows of everything that matches, fetched through the indexes of the keys and sorted. */
const fetchByKeys = ({ columns, facets, keys, order, limit }: Omit<Search, 'walk' | 'enough'>): SQL =>
  sql`select ${columns} from ${candidates} where ${and(facets, keys)} order by ${order.sorted} limit ${limit}`;

const walkAll = ({ columns, facets, order, limit }: Search): SQL =>
  sql`select ${columns} from ${candidates} where ${facets} order by ${order.walked} limit ${limit}`;

/**
 * The first rows in an order; `isComplete` where no one else matches. After a walk that found enough there may be fewer rows
 * than `limit` and still others further on.
 */
export const searchInOrder = async <Row>(
  db: Queryable,
  search: Search,
): Promise<{ rows: Row[]; isComplete: boolean }> => {
  if (search.keys === undefined) {
    const rows = rowsOf<Row>(await db.execute(walkAll(search)));
    return { rows, isComplete: rows.length < search.limit };
  }
  const walked = rowsOf<Row>(await db.execute(walkFirst(search)));
  if (walked.length >= search.enough) return { rows: walked, isComplete: false };
  const rows = rowsOf<Row>(await db.execute(fetchByKeys(search)));
  return { rows, isComplete: rows.length < search.limit };
};

const selectCandidates = (db: Queryable) =>
  db.select(candidateWithUser).from(candidates).innerJoin(users, eq(users.id, candidates.userId));

const idIn = (ids: readonly string[]): SQL => sql`${candidates.id} = any(${`{${ids.join(',')}}`}::uuid[])`;

/** Candidates with their people, in the order of `ids`; without those who are not there. */
export const loadCandidates = async (db: Queryable, ids: readonly string[]): Promise<CandidateWithUser[]> => {
  if (ids.length === 0) return [];
  const rows = await selectCandidates(db).where(idIn(ids));
  const byId = new Map(rows.map((row) => [row.candidate.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/**
 * A row of a list before it is read: which candidate, and which versions of everything that it shows. The database gives every version of a row
 * the number of the transaction that wrote it (`xmin`), so it follows every write. What was checked of
 * a person also ends by time, so it is read each time.
 */
export interface FoundRow {
  id: string;
  /** Of the profile and of its person. */
  versions: string;
  /** The kinds that hold, separated by commas. */
  verified: string;
}

/** A row of a list that is not by score, with its places in both orders. */
export interface PlacedRow extends FoundRow {
  createdAt: string | Date;
  hourlyRate: number | null;
}

const foundColumns = sql`${candidates.id} as id,
  ${candidates}.xmin::text || '.' || (select ${users}.xmin::text from ${users} where ${users.id} = ${candidates.userId}) as versions,
  coalesce((select string_agg(distinct kind, ',' order by kind) from ${verifications} where ${verifications.userId} = ${candidates.userId}
    and status = 'verified' and (expires_at is null or expires_at > now())), '') as verified`;

const placedColumns = sql`${foundColumns}, ${candidates.createdAt} as "createdAt", ${candidates.hourlyRate} as "hourlyRate"`;

/** The place of a row in the list by time. */
export const timeOf = ({ createdAt }: PlacedRow): string => toInstant(createdAt);

/** Those of some candidates who are there, in no order. */
export const findVersions = async (db: Queryable, ids: readonly string[]): Promise<FoundRow[]> => {
  if (ids.length === 0) return [];
  const asked = sql`select ${foundColumns} from ${candidates} where ${isAnyOf(candidates.id, ids)}`;
  return rowsOf<FoundRow>(await db.execute(asked));
};

/** A page of a list: how many rows, after which conditions. */
const LIST_WALK = 3_000;

const listPage = async (
  db: Queryable,
  filters: BrowseFilters,
  order: Order,
  limit: number,
  place: SQL | undefined,
): Promise<PlacedRow[]> => {
  const { rows } = await searchInOrder<PlacedRow>(db, {
    columns: placedColumns,
    facets: and(hasFacets(filters), place),
    keys: hasKeys(filters),
    order,
    limit,
    walk: LIST_WALK,
    enough: limit,
  });
  return rows;
};

/** The newest first, after a place. */
export const listNewest = (
  db: Queryable,
  filters: BrowseFilters,
  limit: number,
  after: { createdAt: string; id: string } | null,
): Promise<PlacedRow[]> => {
  const place =
    after === null
      ? undefined
      : sql`(${candidates.createdAt}, ${candidates.id}) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`;
  return listPage(db, filters, NEWEST, limit, place);
};

/** Whom a list of those without a score has, beside what `filters` ask. */
export interface UnscoredAmong {
  filters: BrowseFilters;
  /** Only these people, even if lists do not show them; null for all people in lists. */
  among: readonly string[] | null;
  except: readonly string[];
}

/** Those who want no score, the newest first, after a place; an index holds them and no one else. */
export const listUnscored = (
  db: Queryable,
  { filters, among, except }: UnscoredAmong,
  { limit, after }: { limit: number; after: readonly [at: string, id: string] | null },
): Promise<{ id: string; at: string; cursorId: string }[]> =>
  db
    .select({ id: candidates.id, at: candidates.createdAt, cursorId: candidates.id })
    .from(candidates)
    .where(
      and(
        among === null ? hasFacets(filters) : idIn(among),
        sql`score_opt_out`,
        hasKeys(filters),
        except.length > 0 ? not(idIn(except)) : undefined,
        after
          ? sql`(${candidates.createdAt}, ${candidates.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`
          : undefined,
      ),
    )
    .orderBy(NEWEST.walked)
    .limit(limit);

/** A place in the list by rate; null among those who state none. */
export interface RatePlace {
  rate: number | null;
  id: string;
}

const afterRated = ({ rate, id }: RatePlace): SQL =>
  sql`(${candidates.hourlyRate}, ${candidates.id}) > (${rate}::integer, ${id}::uuid)`;

/** The lowest rate first, those without a rate last; two walks of one index, as no row comparison can hold a null. */
export const listByRate = async (
  db: Queryable,
  filters: BrowseFilters,
  limit: number,
  after: RatePlace | null,
): Promise<PlacedRow[]> => {
  const isPastRated = after !== null && after.rate === null;
  const ratedPlace = after === null ? sql`${candidates.hourlyRate} is not null` : afterRated(after);
  const rated = isPastRated ? [] : await listPage(db, filters, BY_RATE, limit, ratedPlace);
  const asksForRate = filters.minRate !== null || filters.maxRate !== null;
  if (rated.length >= limit || asksForRate) return rated;
  const isUnrated = isNull(candidates.hourlyRate);
  const place = isPastRated ? and(isUnrated, sql`${candidates.id} > ${after.id}::uuid`) : isUnrated;
  return [...rated, ...(await listPage(db, filters, BY_RATE, limit - rated.length, place))];
};

/** Enough to find a word that is not rare. */
const WORD_WALK = 500;

/** Whether any vetted candidate has a folded word, as a list without other filters would find it. */
export const hasCandidateWith = async (db: Queryable, word: string): Promise<boolean> => {
  const { rows } = await searchInOrder<{ id: string }>(db, {
    columns: sql`${candidates.id}`,
    facets: isVettedRow,
    keys: matchesAllWords(candidates.searchText, searchPatterns(word)),
    order: NEWEST,
    limit: 1,
    walk: WORD_WALK,
    enough: 1,
  });
  return rows.length > 0;
};
