/**
 * SQL for the lists of vetted candidates. Does not score. Invariant: no list reads the whole table. A list reads the index that matches its sort
 * order. With words, skills, countries, verifications or a time after which people were listed, the planner cannot tell how soon the scan will find
 * matches, so a bounded scan runs first. If it finds too few, the matches are rare. They are then fetched through the indexes on those keys and
 * sorted.
 */
import { and, arrayContains, between, count, eq, gte, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm';
import type { ZoneRanges } from '#engine/matching.domain.ts';
import { users } from '#features/auth/server/auth.tables.ts';
import { verifications } from '#features/verifications/server/verifications.tables.ts';
import { toInstant } from '#server/db/columns.ts';
import { type Queryable, resultRows } from '#server/db/database.ts';
import { equalsAny } from '#server/db/queryable.ts';
import type { VerificationKind } from '#shared/vocabulary.ts';
import type { BrowseFilters } from '../candidates.domain.ts';
import { type CandidateWithUser, candidateWithUser } from './candidates.db.ts';
import { candidates, freeFrom, isAvailableRow, isVettedRow, listedSince } from './candidates.tables.ts';
import { type CandidateSearch, isFoundBy } from './name-search.db.ts';

const isWithin = (
  column: typeof candidates.offsetJanuary | typeof candidates.offsetJuly,
  ranges: ZoneRanges['january'],
) => or(...ranges.map(({ from, to }) => between(column, from, to)));

/** Returns the condition for vetted candidates, with those filters that the indexes of the sort orders cover. */
export const facetConditions = (filters: BrowseFilters): SQL | undefined =>
  and(
    isVettedRow,
    filters.includesHired ? undefined : isAvailableRow,
    filters.availability ? eq(candidates.availability, filters.availability) : undefined,
    filters.experience ? eq(candidates.experience, filters.experience) : undefined,
    filters.minRate === null ? undefined : gte(candidates.hourlyRate, filters.minRate),
    filters.maxRate === null ? undefined : lte(candidates.hourlyRate, filters.maxRate),
    // In every collation the levels sort from A1 to native, so one index range holds a level and all higher ones.
    filters.minEnglish === null ? undefined : gte(candidates.englishLevel, filters.minEnglish),
    filters.availableBy === null ? undefined : sql`${freeFrom} <= ${filters.availableBy}::date`,
    filters.zone === null ? undefined : isWithin(candidates.offsetJanuary, filters.zone.january),
    filters.zone === null ? undefined : isWithin(candidates.offsetJuly, filters.zone.july),
  );

/**
 * Returns the condition for candidates with a valid verification of the given kind. Partial indexes of `verifications` support lookups by person and
 * by kind.
 */
const isVerified = (kind: VerificationKind): SQL =>
  sql`exists (select 1 from ${verifications} where ${verifications.userId} = ${candidates.userId}
    and ${verifications.kind} = ${kind} and ${verifications.status} = 'verified'
    and (${verifications.expiresAt} is null or ${verifications.expiresAt} > now()))`;

/** Returns the condition that a candidate was added to the lists after a time. */
export const isListedAfter = (time: string): SQL => sql`${listedSince} > ${time}::timestamptz`;

/** Returns the conditions of filters that only their own indexes cover. Undefined without such filters. */
export const keyConditions = (filters: BrowseFilters): SQL | undefined =>
  and(
    isFoundBy(filters),
    ...filters.verified.map(isVerified),
    filters.listedAfter === null ? undefined : isListedAfter(filters.listedAfter),
    filters.countries.length > 0 ? equalsAny(candidates.country, filters.countries) : undefined,
    filters.skillKeys.length > 0 ? arrayContains(candidates.skillKeys, filters.skillKeys) : undefined,
  );

/** The order of a list: an expression that uses an index, and an equivalent one that the planner must sort by. */
interface Order {
  indexed: SQL;
  sorted: SQL;
}

export const NEWEST: Order = {
  indexed: sql`${candidates.createdAt} desc, ${candidates.id} desc`,
  sorted: sql`${candidates.createdAt} + interval '0' desc, ${candidates.id} desc`,
};
const BY_RATE: Order = {
  indexed: sql`${candidates.hourlyRate}, ${candidates.id}`,
  sorted: sql`${candidates.hourlyRate} + 0, ${candidates.id}`,
};

interface Scan {
  columns: SQL;
  /** Conditions covered by the order's index. */
  facets: SQL | undefined;
  /** Conditions covered only by their own indexes. */
  keys: SQL | undefined;
  order: Order;
  limit: number;
  /** The maximum number of rows that the scan reads. */
  scanLimit: number;
  /** The minimum number of rows for the scan's result to be used. */
  minRows: number;
}

/** Selects the matches of `keys` among the first `scanLimit` rows of the order. */
const scanForMatches = ({ columns, facets, keys, order, limit, scanLimit }: Scan): SQL =>
  sql`select ${columns} from (select *, xmin from ${candidates} where ${facets} order by ${order.indexed} limit ${scanLimit}) as ${candidates}
    where ${keys} order by ${order.indexed} limit ${limit}`;

/** Selects the first matches through the indexes of the keys, and sorts them. */
const fetchByKeys = ({ columns, facets, keys, order, limit }: Omit<Scan, 'scanLimit' | 'minRows'>): SQL =>
  sql`select ${columns} from ${candidates} where ${and(facets, keys)} order by ${order.sorted} limit ${limit}`;

/** Selects the first rows of the order. Without conditions on keys, all of them match. */
const selectFirst = ({ columns, facets, order, limit }: Scan): SQL =>
  sql`select ${columns} from ${candidates} where ${facets} order by ${order.indexed} limit ${limit}`;

/**
 * Returns the first rows in an order. `isComplete` is true only if there are no more matches. A scan that found enough rows may return fewer
 * than `limit` although more follow.
 */
export const searchInOrder = async <Row>(
  db: Queryable,
  search: Scan,
): Promise<{ rows: Row[]; isComplete: boolean }> => {
  if (search.keys === undefined) {
    const rows = resultRows<Row>(await db.execute(selectFirst(search)));
    return { rows, isComplete: rows.length < search.limit };
  }
  const scanned = resultRows<Row>(await db.execute(scanForMatches(search)));
  if (scanned.length >= search.minRows) return { rows: scanned, isComplete: false };
  const rows = resultRows<Row>(await db.execute(fetchByKeys(search)));
  return { rows, isComplete: rows.length < search.limit };
};

const selectCandidates = (db: Queryable) =>
  db.select(candidateWithUser).from(candidates).innerJoin(users, eq(users.id, candidates.userId));

const hasIdIn = (ids: readonly string[]): SQL => sql`${candidates.id} = any(${`{${ids.join(',')}}`}::uuid[])`;

/** Returns candidates with their users, in the order of `ids`. Missing ones are omitted. */
export const loadCandidates = async (db: Queryable, ids: readonly string[]): Promise<CandidateWithUser[]> => {
  if (ids.length === 0) return [];
  const rows = await selectCandidates(db).where(hasIdIn(ids));
  const byId = new Map(rows.map((row) => [row.candidate.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/**
 * A list row before its content is read: the candidate's id, the versions of the profile and its user, and the valid verifications. A
 * version is the id of the transaction that wrote the table row (`xmin`), so it changes with every write. Verifications have no version, because
 * they also expire with time.
 */
export interface FoundRow {
  id: string;
  /** Versions of the profile and of its user. */
  versions: string;
  /** Valid kinds of verification, comma-separated. */
  verified: string;
}

/** A row of a list that is not sorted by score, with its positions in both orders. */
export interface PlacedRow extends FoundRow {
  createdAt: string | Date;
  hourlyRate: number | null;
}

const foundColumns = sql`${candidates.id} as id,
  ${candidates}.xmin::text || '.' || (select ${users}.xmin::text from ${users} where ${users.id} = ${candidates.userId}) as versions,
  coalesce((select string_agg(distinct kind, ',' order by kind) from ${verifications} where ${verifications.userId} = ${candidates.userId}
    and status = 'verified' and (expires_at is null or expires_at > now())), '') as verified`;

const placedColumns = sql`${foundColumns}, ${candidates.createdAt} as "createdAt", ${candidates.hourlyRate} as "hourlyRate"`;

/** Returns the creation time of a candidate, which is the row's position in the list of newest candidates. */
export const rowTime = ({ createdAt }: PlacedRow): string => toInstant(createdAt);

/** Returns the versions and valid verifications of the given candidates that exist, in any order. */
export const findCandidateVersions = async (db: Queryable, ids: readonly string[]): Promise<FoundRow[]> => {
  if (ids.length === 0) return [];
  const query = sql`select ${foundColumns} from ${candidates} where ${equalsAny(candidates.id, ids)}`;
  return resultRows<FoundRow>(await db.execute(query));
};

/** The maximum number of rows that the first scan reads. */
const MAX_LIST_SCAN = 3_000;

const listPage = async (
  db: Queryable,
  filters: BrowseFilters,
  order: Order,
  limit: number,
  afterCursor: SQL | undefined,
): Promise<PlacedRow[]> => {
  const { rows } = await searchInOrder<PlacedRow>(db, {
    columns: placedColumns,
    facets: and(facetConditions(filters), afterCursor),
    keys: keyConditions(filters),
    order,
    limit,
    scanLimit: MAX_LIST_SCAN,
    minRows: limit,
  });
  return rows;
};

/** Returns the newest candidates after a position. */
export const listNewest = (
  db: Queryable,
  filters: BrowseFilters,
  limit: number,
  after: { createdAt: string; id: string } | null,
): Promise<PlacedRow[]> => {
  const afterCursor =
    after === null
      ? undefined
      : sql`(${candidates.createdAt}, ${candidates.id}) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`;
  return listPage(db, filters, NEWEST, limit, afterCursor);
};

/** Criteria for the candidates in a list who opted out of scores. */
export interface UnscoredCriteria {
  filters: BrowseFilters;
  /** If not null, only these people, without the filters of `facetConditions`, so that people who are not in lists are included. */
  among: readonly string[] | null;
  except: readonly string[];
}

const isUnscored = ({ filters, among, except }: UnscoredCriteria): SQL | undefined =>
  and(
    among === null ? facetConditions(filters) : hasIdIn(among),
    sql`score_opt_out`,
    keyConditions(filters),
    except.length > 0 ? not(hasIdIn(except)) : undefined,
  );

/** Counts the people in a list who opted out of scores. */
export const countUnscored = async (db: Queryable, list: UnscoredCriteria): Promise<number> => {
  const [row] = await db.select({ people: count() }).from(candidates).where(isUnscored(list));
  return row?.people ?? 0;
};

/** Returns the people in a list who opted out of scores, newest first, after a position. Uses an index that contains only them. */
export const listUnscored = (
  db: Queryable,
  list: UnscoredCriteria,
  { limit, after }: { limit: number; after: readonly [at: string, id: string] | null },
): Promise<{ id: string; at: string; cursorId: string }[]> =>
  db
    .select({ id: candidates.id, at: candidates.createdAt, cursorId: candidates.id })
    .from(candidates)
    .where(
      and(
        isUnscored(list),
        after
          ? sql`(${candidates.createdAt}, ${candidates.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`
          : undefined,
      ),
    )
    .orderBy(NEWEST.indexed)
    .limit(limit);

/** A position in the list by rate. `rate` is null among candidates without a rate. */
export interface RatePlace {
  rate: number | null;
  id: string;
}

const isAfterRated = ({ rate, id }: RatePlace): SQL =>
  sql`(${candidates.hourlyRate}, ${candidates.id}) > (${rate}::integer, ${id}::uuid)`;

/** Returns candidates by rate, lowest first, missing rates last. Uses two scans of one index, because a row comparison cannot contain null. */
export const listByRate = async (
  db: Queryable,
  filters: BrowseFilters,
  limit: number,
  after: RatePlace | null,
): Promise<PlacedRow[]> => {
  const isAmongUnrated = after !== null && after.rate === null;
  const ratedCursor = after === null ? sql`${candidates.hourlyRate} is not null` : isAfterRated(after);
  const rated = isAmongUnrated ? [] : await listPage(db, filters, BY_RATE, limit, ratedCursor);
  const hasRateFilter = filters.minRate !== null || filters.maxRate !== null;
  if (rated.length >= limit || hasRateFilter) return rated;
  const isUnrated = isNull(candidates.hourlyRate);
  const afterCursor = isAmongUnrated ? and(isUnrated, sql`${candidates.id} > ${after.id}::uuid`) : isUnrated;
  return [...rated, ...(await listPage(db, filters, BY_RATE, limit - rated.length, afterCursor))];
};

/** The maximum number of rows that the first scan reads for a word. Enough to find any common word. */
const MAX_WORD_SCAN = 500;

/** Returns true if a search finds any vetted candidate, including unavailable ones. No other filters apply. */
export const hasMatchingCandidate = async (db: Queryable, search: CandidateSearch): Promise<boolean> => {
  const { rows } = await searchInOrder<{ id: string }>(db, {
    columns: sql`${candidates.id}`,
    facets: isVettedRow,
    keys: isFoundBy(search),
    order: NEWEST,
    limit: 1,
    scanLimit: MAX_WORD_SCAN,
    minRows: 1,
  });
  return rows.length > 0;
};
