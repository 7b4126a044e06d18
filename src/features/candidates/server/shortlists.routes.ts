/**
 * API calls for shortlists. Each company has one. Only candidates that the company may see can be added. The order by match comes from the score
 * index; other orders are read from the database.
 */

import { foldText, type Search } from '#engine/matching.domain.ts';
import { lockAccountForShare } from '#features/auth/server/users.service.ts';
import { requireCompany } from '#features/companies/server/companies.service.ts';
import type { Scorable } from '#features/matching/server/compatibility.service.ts';
import type { MatchIndex } from '#features/matching/server/match-index.service.ts';
import { namedCursor, parseRankedCursor } from '#features/matching/server/ranked-page.service.ts';
import { readCorrectedSearch } from '#features/matching/server/search.service.ts';
import type { Queryable } from '#server/db/database.ts';
import { toPage, wrongCursorError } from '#server/http/lists.ts';
import type { Handlers } from '#server/http/mount.ts';
import { requireUnchanged } from '#server/http/unchanged.ts';
import type { Platform } from '#server/platform.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { orNull } from '#shared/schema.ts';
import type { candidatesContract, ListedShortlistEntry, ShortlistCursor } from '../candidates.contract.ts';
import type { OpenJob } from '../candidates.domain.ts';
import { loadPageByScore, NO_BROWSE_FILTERS, pairWithBestJob, prepareJobs } from './candidate-scores.ts';
import { markHired, toListedCandidate } from './candidate-views.ts';
import { type CandidatePorts, loadJobsToScore, requireVisible } from './candidate-visibility.ts';
import {
  addToShortlist,
  findShortlisted,
  isAnyShortlisted,
  type ListedRow,
  listNewestShortlisted,
  listShortlistedByRate,
  listShortlistedIds,
  lockNotesForUpdate,
  removeFromShortlist,
  type ShortlistFilter,
  saveNotes,
} from './shortlists.db.ts';

type Shortlist = Pick<
  Handlers<typeof candidatesContract>,
  'addToShortlist' | 'listShortlist' | 'noteOnShortlist' | 'removeFromShortlist'
>;

interface ListRequest {
  db: Queryable;
  filter: ShortlistFilter;
  limit: number;
  after: ShortlistCursor | null;
}

/** Rows of a page. `pair` is set only in the order by match, which pairs each row with a job. */
interface Rows {
  items: { row: ListedRow; pair?: Scorable }[];
  next: ShortlistCursor | null;
}

const toRows = ({ items, next }: { items: ListedRow[]; next: ShortlistCursor | null }): Rows => ({
  items: items.map((row) => ({ row })),
  next,
});

const loadNewestRows = async ({ db, filter, limit, after }: ListRequest): Promise<Rows> => {
  if (after !== null && after.length !== 2) throw wrongCursorError();
  const position = after && { createdAt: after[0], candidateId: after[1] };
  const rows = await listNewestShortlisted(db, filter, limit + 1, position);
  return toRows(toPage(rows, limit, ({ entry }): ShortlistCursor => [entry.createdAt, entry.candidateId]));
};

const loadRowsByRate = async ({ db, filter, limit, after }: ListRequest): Promise<Rows> => {
  if (after !== null && after[0] !== 'rate') throw wrongCursorError();
  const position = after && {
    rate: Number.isInteger(after[1]) ? Number(after[1]) : null,
    candidateId: String(after[2]),
  };
  const rows = await listShortlistedByRate(db, filter, limit + 1, position);
  return toRows(toPage(rows, limit, ({ candidate }): ShortlistCursor => ['rate', candidate.hourlyRate, candidate.id]));
};

/** Returns the list by score, then candidates without a score. */
const loadRowsByMatch = async (
  { db, filter, limit, after }: ListRequest,
  jobs: readonly OpenJob[],
  matches: MatchIndex,
): Promise<Rows> => {
  const position = parseRankedCursor(after);
  const candidateIds = await listShortlistedIds(db, filter);
  const slice = { limit, after: position };
  const { items, next } = await loadPageByScore(
    { db, matches },
    jobs,
    { filters: { ...NO_BROWSE_FILTERS, search: filter.search, hidesNames: filter.hidesNames }, among: candidateIds },
    slice,
    (ids) => findShortlisted(db, filter.companyId, ids),
  );
  return { items, next: namedCursor(next) };
};

const listShortlist =
  (ports: CandidatePorts, matches: MatchIndex): Shortlist['listShortlist'] =>
  async ({ viewer, query, page: { limit, after, db } }) => {
    const company = await requireCompany(db, viewer.userId);
    const jobs = await loadJobsToScore(db, ports, company.id, undefined);
    const { hidesNames } = viewer;
    const filter = { companyId: company.id, search: null, hidesNames };
    const isFound = (search: Search) => isAnyShortlisted(db, { ...filter, search });
    const search = query.q ? await readCorrectedSearch(foldText(query.q), isFound) : null;
    // A search without a letter or digit matches nothing.
    if (query.q && search === null) return { items: [], next: null };
    const request: ListRequest = { db, filter: { ...filter, search }, limit, after };
    // Without a job there are no scores.
    const sort = query.sort === 'match' && jobs.length === 0 ? 'newest' : query.sort;
    const { items, next } =
      sort === 'match'
        ? await loadRowsByMatch(request, jobs, matches)
        : await (sort === 'rate' ? loadRowsByRate(request) : loadNewestRows(request));
    const prepared = prepareJobs(jobs);
    const ids = items.map(({ row }) => row.candidate.id);
    const hired = await ports.findHiredAmong(db, company.id, ids);
    return {
      items: items.map(
        ({ row: { entry, ...row }, pair = pairWithBestJob(row.candidate, prepared) }): ListedShortlistEntry => {
          const mark = { hasNotes: entry.notes !== null };
          const listed = toListedCandidate(row, pair, mark, query.explain === 'true');
          return { ...entry, candidate: markHired(listed, hired) };
        },
      ),
      next,
    };
  };

export const shortlistHandlers = ({ db }: Platform, ports: CandidatePorts, matches: MatchIndex): Shortlist => {
  return {
    listShortlist: listShortlist(ports, matches),

    addToShortlist: ({ viewer, body }) =>
      db.transaction(async (tx) => {
        await lockAccountForShare(tx, viewer.userId);
        const company = await requireCompany(tx, viewer.userId);
        if (body.companyId && body.companyId !== company.id) {
          throw new AppError('forbidden', 'not-own-shortlist');
        }
        const { candidate } = await requireVisible(tx, ports, company.id, body.candidateId);
        // The list would omit a suspended account.
        if (!candidate.isListed) throw notFound('candidate');
        return addToShortlist(tx, {
          companyId: company.id,
          candidateId: body.candidateId,
          notes: orNull(body.notes),
        });
      }),

    noteOnShortlist: ({ viewer, params, body }) =>
      db.transaction(async (tx) => {
        await lockAccountForShare(tx, viewer.userId);
        const company = await requireCompany(tx, viewer.userId);
        const place = { companyId: company.id, candidateId: params.candidateId };
        const notes = orNull(body.notes);
        if (body.before !== undefined) {
          const stored = await lockNotesForUpdate(tx, place);
          const change = { before: orNull(body.before), sent: notes };
          if (stored !== undefined) requireUnchanged(stored, change, 'notes-changed-meanwhile');
        }
        const entry = await saveNotes(tx, { ...place, notes });
        if (entry === null) throw notFound('shortlisted-candidate');
        return entry;
      }),

    removeFromShortlist: ({ viewer, params, query }) =>
      db.transaction(async (tx) => {
        const company = await requireCompany(tx, viewer.userId);
        const place = { companyId: company.id, candidateId: params.candidateId };
        const notes = await lockNotesForUpdate(tx, place);
        if (notes === undefined) throw notFound('shortlisted-candidate');
        if (query.withNotes === 'false' && notes !== null) throw new AppError('conflict', 'notes-changed-meanwhile');
        await removeFromShortlist(tx, place);
        return null;
      }),
  };
};
