/** API calls for saved searches of the signed-in user. Before a query is stored, it is checked against the rules of the list that it searches. */
import type { FastifyInstance } from 'fastify';
import { headlineText } from '#engine/scoring/wording.ts';
import { lockAccountForNoKeyUpdate } from '#features/auth/server/users.service.ts';
import { requireCandidate } from '#features/candidates/server/candidates.service.ts';
import { readPeopleSearch } from '#features/candidates/server/new-people.service.ts';
import { requireCompany } from '#features/companies/server/companies.service.ts';
import { readJobSearch } from '#features/jobs/server/job-alerts.service.ts';
import { jobPorts } from '#features/jobs/server/jobs.service.ts';
import type { Queryable } from '#server/db/database.ts';
import { toPage } from '#server/http/lists.ts';
import { type Handlers, mountContract } from '#server/http/mount.ts';
import type { MemberViewer } from '#server/http/viewer.ts';
import type { Platform } from '#server/platform.ts';
import { AppError, notFound, refusal } from '#shared/errors.ts';
import {
  MAX_SAVED_SEARCHES,
  type SavedSearch,
  type SearchKind,
  type SentResult,
  savedSearchesContract,
} from '../saved-searches.contract.ts';
import { normalizeQuery, readCandidatesQuery, readJobsQuery, withQueryPaths } from './saved-query.ts';
import {
  countSavedSearches,
  deleteSavedSearch,
  findSavedSearch,
  insertSavedSearch,
  listSavedSearches,
  listSentJobs,
  listSentPeople,
  updateSavedSearch,
} from './saved-searches.db.ts';
import { WORDINGS } from './wordings.ts';

const searchKind = ({ accountType }: MemberViewer): SearchKind => (accountType === 'company' ? 'candidates' : 'jobs');

/** Throws the error that the list of candidates or jobs would throw for the query, with field names such as `query.timezone`. */
const checkQuery = async (db: Queryable, viewer: MemberViewer, query: string): Promise<void> => {
  try {
    if (viewer.accountType === 'company') {
      const { id: companyId } = await requireCompany(db, viewer.userId);
      await readPeopleSearch(db, jobPorts, { companyId, hidesNames: viewer.hidesNames }, readCandidatesQuery(query));
      return;
    }
    const { timezone } = await requireCandidate(db, viewer.userId);
    await readJobSearch(db, readJobsQuery(query), timezone);
  } catch (error) {
    throw withQueryPaths(error);
  }
};

const requireOwnSearch = async (db: Queryable, viewer: MemberViewer, id: string): Promise<SavedSearch> => {
  const search = await findSavedSearch(db, viewer.userId, id);
  if (search === null) throw notFound('saved-search');
  return search;
};

type SentRow = Awaited<ReturnType<typeof listSentJobs>>[number] | Awaited<ReturnType<typeof listSentPeople>>[number];

/** Converts a sent result for its reader: words the reason in their language. Omits the score and the reason if they hide scores. */
const toSentResult = (row: SentRow, viewer: MemberViewer): SentResult => {
  const { id: _id, reason, score, ...result } = row;
  const reader = viewer.accountType === 'candidate' ? 'candidate' : 'other';
  const showsScore = !viewer.hidesScores;
  return {
    isOpen: true,
    ...result,
    score: showsScore ? score : null,
    reason: showsScore && reason ? headlineText(WORDINGS[viewer.language], reason, reader) : null,
  };
};

export const mountSavedSearches = (app: FastifyInstance, { db }: Platform): void => {
  const handlers: Handlers<typeof savedSearchesContract> = {
    listSavedSearches: ({ viewer }) => listSavedSearches(db, viewer.userId),

    saveSearch: async ({ viewer, body }) => {
      if (body.kind !== searchKind(viewer)) throw new AppError('forbidden', 'search-of-other-side');
      const query = normalizeQuery(body.query);
      await checkQuery(db, viewer, query);
      return db.transaction(async (tx) => {
        // Counts under the lock, so that concurrent requests cannot exceed the limit.
        await lockAccountForNoKeyUpdate(tx, viewer.userId);
        if ((await countSavedSearches(tx, viewer.userId)) >= MAX_SAVED_SEARCHES) {
          throw new AppError('conflict', refusal('too-many-searches', { count: MAX_SAVED_SEARCHES }));
        }
        return insertSavedSearch(tx, viewer.userId, { ...body, query });
      });
    },

    getSavedSearch: ({ viewer, params }) => requireOwnSearch(db, viewer, params.id),

    changeSavedSearch: async ({ viewer, params, body }) => {
      await requireOwnSearch(db, viewer, params.id);
      const query = body.query === undefined ? undefined : normalizeQuery(body.query);
      if (query !== undefined) await checkQuery(db, viewer, query);
      const changed = await updateSavedSearch(db, viewer.userId, params.id, { ...body, query });
      if (changed === null) throw notFound('saved-search');
      return changed;
    },

    deleteSavedSearch: async ({ viewer, params }) => {
      if (!(await deleteSavedSearch(db, viewer.userId, params.id))) throw notFound('saved-search');
      return null;
    },

    listSent: async ({ viewer, params, page }) => {
      const search = await requireOwnSearch(page.db, viewer, params.id);
      const slice = { limit: page.limit + 1, after: page.after };
      const rows: SentRow[] =
        search.kind === 'jobs'
          ? await listSentJobs(page.db, search.id, slice)
          : await listSentPeople(page.db, search.id, slice);
      const { items, next } = toPage(rows, page.limit, ({ sentAt, id }): [string, string] => [sentAt, id]);
      return { items: items.map((row) => toSentResult(row, viewer)), next };
    },
  };
  mountContract(app, savedSearchesContract, handlers);
};
