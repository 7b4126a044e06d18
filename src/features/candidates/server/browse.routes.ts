/**
 * Browsing candidates: filters and order. Lists by score come from the score index; other orders come from the database. Invariant: every order
 * lists the same people, so that one total fits all. A query finds the ids and versions of a page. listed-rows.ts then serializes the rows, or
 * they are scored and explained here if the request asks for it.
 */
import { withRelated } from '#engine/matching.domain.ts';
import type { MatchIndex } from '#features/matching/server/match-index.service.ts';
import { namedCursor, parseRankedCursor } from '#features/matching/server/ranked-page.service.ts';
import type { ShownScore } from '#features/scores/server/list-samples.service.ts';
import type { Db, Queryable } from '#server/db/database.ts';
import { cachePerDatabase } from '#server/db/queryable.ts';
import { toPage, wrongCursorError } from '#server/http/lists.ts';
import type { Call, Handlers } from '#server/http/mount.ts';
import { createSharedReads } from '#server/shared-reads.ts';
import type { browsedCountContract } from '../browsed-count.contract.ts';
import type { candidatesContract, ListedCandidate } from '../candidates.contract.ts';
import type { BrowseFilters } from '../candidates.domain.ts';
import {
  countUnscored,
  type FoundRow,
  findCandidateVersions,
  listByRate,
  listNewest,
  loadCandidates,
  type PlacedRow,
  rowTime,
} from './browse.db.ts';
import {
  type CompanyScope,
  countListed,
  createCompanyScopes,
  pairWithBestJob,
  rankByScore,
} from './candidate-scores.ts';
import { markHired, toListedCandidate } from './candidate-views.ts';
import type { CandidatePorts } from './candidate-visibility.ts';
import { createListedRows, type RowToList } from './listed-rows.ts';
import { readFilters, readScopeZones } from './people-filters.ts';
import { findShortlistedAmong } from './shortlists.db.ts';

type Browse = Handlers<typeof candidatesContract>['browseCandidates'];
type Count = Handlers<typeof browsedCountContract>['countBrowsed'];
type After = Call<(typeof candidatesContract)['browseCandidates']>['page']['after'];

interface BrowseRequest {
  db: Db;
  scope: CompanyScope;
  filters: BrowseFilters;
  limit: number;
}

/** The candidates of a page and the position of the next page. */
interface FoundPage {
  items: RowToList[];
  next: After;
  /** The number of candidates in the whole list. Undefined if it is unknown, and after the first page. */
  total?: number | undefined;
}

type SharedCounts = (key: string, read: () => Promise<number | undefined>) => Promise<number | undefined>;
type SharedPages = (key: string, read: () => Promise<PlacedRow[]>) => Promise<PlacedRow[]>;

const loadNewestPage = async (
  { db, filters, limit }: BrowseRequest,
  after: After,
  shared: SharedPages,
): Promise<FoundPage> => {
  if (after !== null && after[0] !== 'newest') throw wrongCursorError();
  const position = after && { createdAt: after[1], id: after[2] };
  const key = JSON.stringify(['newest', filters, limit, after]);
  const rows = await shared(key, () => listNewest(db, filters, limit + 1, position));
  const { items, next } = toPage(rows, limit, (row) => row);
  return { items, next: next && ['newest', rowTime(next), next.id] };
};

const loadPageByRate = async (
  { db, filters, limit }: BrowseRequest,
  after: After,
  shared: SharedPages,
): Promise<FoundPage> => {
  if (after !== null && after[0] !== 'rate') throw wrongCursorError();
  const position = after && { rate: after[1], id: after[2] };
  const key = JSON.stringify(['rate', filters, limit, after]);
  const rows = await shared(key, () => listByRate(db, filters, limit + 1, position));
  const { items, next } = toPage(rows, limit, (row) => row);
  return { items, next: next && ['rate', next.hourlyRate, next.id] };
};

const loadPageByMatch = async (
  { db, scope, filters, limit }: BrowseRequest,
  after: After,
  matches: MatchIndex,
): Promise<FoundPage> => {
  const slice = { limit, after: parseRankedCursor(after) };
  const reader = { load: (ids: string[]) => findCandidateVersions(db, ids), rowId: ({ id }: FoundRow) => id };
  const list = { filters, among: null, except: [] };
  const { items, next, scored } = await rankByScore({ db, matches }, await scope.jobs(), list, slice, reader);
  // Counts after the page is loaded. Otherwise many concurrent lists would delay the loading of the index.
  const unscored = after === null ? await countUnscored(db, list) : null;
  const total = scored === null || unscored === null ? undefined : scored + unscored;
  return { items: items.map(({ row, job }) => (job ? { ...row, job } : row)), next: namedCursor(next), total };
};

/** Returns the rows of a page with explained scores. */
const explainRows = async (db: Queryable, ports: CandidatePorts, scope: CompanyScope, rows: readonly RowToList[]) => {
  const { companyId } = scope;
  const ids = rows.map(({ id }) => id);
  const jobs = await scope.jobs();
  const jobsByCandidate = new Map(rows.map(({ id, job }) => [id, job]));
  const shortlisted = await findShortlistedAmong(db, companyId, ids);
  const hired = await ports.findHiredAmong(db, companyId, ids);
  return (await loadCandidates(db, ids)).map((row) => {
    const { id } = row.candidate;
    const job = jobsByCandidate.get(id);
    const pair = pairWithBestJob(row.candidate, job === undefined ? jobs : [job]);
    return markHired(toListedCandidate(row, pair, shortlisted.get(id), true), hired);
  });
};

/** Picks the part of a row that score receipts store. */
const toShownScore = ({ id, compatibilityScore, compatibility }: ListedCandidate): ShownScore => ({
  candidateId: id,
  jobId: compatibility?.jobId ?? null,
  score: compatibilityScore,
});

type LoadScope = ReturnType<ReturnType<typeof createCompanyScopes>>;

/** Returns the jobs and the filters of a list. The search includes related work in every order. The filters are null if nothing can match. */
const readRequest = async (
  db: Queryable,
  loadScope: LoadScope,
  { viewer, query }: Pick<Call<(typeof candidatesContract)['browseCandidates']>, 'viewer' | 'query'>,
): Promise<{ scope: CompanyScope; filters: BrowseFilters | null }> => {
  const [scope, filters] = await Promise.all([loadScope(viewer.userId, query.jobId), readFilters(db, viewer, query)]);
  if (filters === null) return { scope, filters };
  const search = filters.search && withRelated(filters.search);
  return { scope, filters: { ...filters, search, zone: await readScopeZones(db, query, scope) } };
};

/** Returns the same total as the first page of the list. */
export const countHandler = (db: Db, ports: CandidatePorts, matches: MatchIndex): Count => {
  const loadScope = createCompanyScopes(ports)(db);
  return async (call) => {
    const { filters } = await readRequest(db, loadScope, call);
    if (filters === null) return { count: 0 };
    return { count: (await countListed({ db, matches }, filters)) ?? null };
  };
};

export const browseHandlers = (ports: CandidatePorts, matches: MatchIndex): { browseCandidates: Browse } => {
  const scopesOn = createCompanyScopes(ports);
  const listedRowsOn = createListedRows(ports);
  const sharedPagesOn = cachePerDatabase((): SharedPages => createSharedReads());
  const sharedCountsOn = cachePerDatabase((): SharedCounts => createSharedReads());

  const findPage = (request: BrowseRequest, after: After, sort: string | undefined): Promise<FoundPage> => {
    const { db, filters } = request;
    const shared = sharedPagesOn(db);
    const withTotal = async (page: Promise<FoundPage>): Promise<FoundPage> => {
      const count =
        after === null
          ? sharedCountsOn(db)(JSON.stringify(filters), () => countListed({ db, matches }, filters))
          : undefined;
      const [found, total] = await Promise.all([page, count]);
      return { ...found, total };
    };
    if (sort === 'newest') return withTotal(loadNewestPage(request, after, shared));
    if (sort === 'rate') return withTotal(loadPageByRate(request, after, shared));
    // Sorting by match requires a job or a search. Later pages keep the order of the first page.
    const hasOrder = request.scope.versions.length > 0 || request.filters.search !== null;
    const isByMatch = after === null ? hasOrder : after[0] === 'match' || after[0] === 'unscored';
    return isByMatch ? loadPageByMatch(request, after, matches) : withTotal(loadNewestPage(request, after, shared));
  };

  return {
    browseCandidates: async ({ viewer, query, page: { limit, after, db } }) => {
      const { scope, filters } = await readRequest(db, scopesOn(db), { viewer, query });
      if (filters === null) return { items: [], next: null, total: 0 };
      const { items, next, total } = await findPage({ db, scope, filters, limit }, after, query.sort);
      const totalField = total === undefined ? {} : { total };
      const sample = (read: () => readonly ListedCandidate[]): void =>
        ports.sampleScores({ list: 'candidates', viewer, after, next, rows: () => read().map(toShownScore) });
      if (query.explain === 'true') {
        const explained = await explainRows(db, ports, scope, items);
        sample(() => explained);
        return { items: explained, next, ...totalField };
      }
      const rows = await listedRowsOn(db)(scope, items);
      sample(() => rows.read());
      return { items: rows, next, ...totalField };
    },
  };
};
