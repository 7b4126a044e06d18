/**
 * The company's list of applications, filtered by job, status and words, in the order of the board,
 * the list or a job's applicants. The database sorts by time, turn, rating and must-have, and the score
 * index sorts by match (`match-order.ts`). Invariant: without a minimum score, the score sorts applicants
 * but never hides any. Uses keyset pagination.
 */

import { foldText } from '#engine/matching.domain.ts';
import { findUserCompany } from '#features/companies/server/companies.service.ts';
import { findOwnJob } from '#features/jobs/server/jobs.service.ts';
import { teamScope } from '#features/jobs/server/team-scope.service.ts';
import type { ScoreAudience } from '#features/matching/server/compatibility.service.ts';
import type { MatchIndex } from '#features/matching/server/match-index.service.ts';
import type { Queryable } from '#server/db/database.ts';
import { toPage, wrongCursorError } from '#server/http/lists.ts';
import type { Call } from '#server/http/mount.ts';
import { searchWords } from '#server/search/search-words.db.ts';
import type { Page } from '#shared/contract.ts';
import { invalidField, notFound } from '#shared/errors.ts';
import { orNull } from '#shared/schema.ts';
import type { Application, applicationsContract, CompanyApplicationsCursor } from '../applications.contract.ts';
import { toApplications } from './application-views.ts';
import {
  type ApplicationFilter,
  type ApplicationRow,
  countCompanyApplications,
  findApplicantsByPersonOnly,
  listCompanyApplications,
} from './applications.db.ts';
import { pageAllByMatch, pageByMatch } from './match-order.ts';
import type { PipelinePorts } from './pipeline.ports.ts';
import { listCandidatesScoringAtLeast, pageByMustHave, pageByRating, pageByTurn } from './pipeline-orders.ts';
import { withSteps } from './turns.ts';

type ListCall = Call<(typeof applicationsContract)['listCompanyApplications']>;
type ListPage = Page<Application, CompanyApplicationsCursor>;
type RowsPage = Page<ApplicationRow, CompanyApplicationsCursor>;

const toScoreAudience = ({ explain }: ListCall['query']): ScoreAudience => ({
  reader: 'company',
  isExplained: explain === 'true',
});

/**
 * Returns the total if the page shows all rows or an index can count them. Words are compared row by
 * row, so counting all matches would cost more than reading the page.
 */
const countTotal = async (
  db: Queryable,
  filter: ApplicationFilter,
  isAllShown: boolean,
  rowCount: number,
): Promise<{ total?: number }> => {
  if (isAllShown) return { total: rowCount };
  return filter.words.length === 0 ? { total: await countCompanyApplications(db, filter) } : {};
};

/** The first elements of cursors for sort orders that `pageByTime` does not handle. */
const OTHER_ORDERS: ReadonlySet<unknown> = new Set([
  'match',
  'pair',
  'unscored',
  'waiting',
  'turn',
  'rating',
  'mustHave',
]);

const pageByTime = async (
  db: Queryable,
  filter: ApplicationFilter,
  { query, page: { limit, after } }: ListCall,
): Promise<RowsPage> => {
  const isByMove = query.sort === 'moved';
  if (isByMove && filter.status === null) throw invalidField('sort', 'only-with-status');
  if (after !== null && (OTHER_ORDERS.has(after[0]) || (after[0] === 'moved') !== isByMove)) throw wrongCursorError();
  const position: [string, string] | null = after && (after.length === 2 ? after : [String(after[1]), after[2]]);
  const time = isByMove ? 'statusChangedAt' : 'createdAt';
  const rows = await listCompanyApplications(db, filter, { limit: limit + 1, time, after: position });
  const { items, next } = toPage(
    rows,
    limit,
    ({ application }): CompanyApplicationsCursor =>
      isByMove ? ['moved', application.statusChangedAt, application.id] : [application.createdAt, application.id],
  );
  const total = await countTotal(db, filter, after === null && next === null, items.length);
  return { items, next, ...total };
};

const loadPipelinePage = async (matches: MatchIndex, ports: PipelinePorts, call: ListCall): Promise<RowsPage> => {
  const { query, viewer } = call;
  const { db } = call.page;
  const company = await findUserCompany(db, viewer.userId);
  const job = query.jobId && company ? await findOwnJob(db, company.id, query.jobId) : null;
  if (query.jobId && job === null) throw notFound('job');
  if (company === null) return { items: [], next: null, total: 0 };
  const filter: ApplicationFilter = {
    companyId: company.id,
    jobId: query.jobId ?? null,
    status: orNull(query.status),
    words: searchWords(foldText(query.q ?? '')),
    scope: teamScope(viewer),
  };
  if (viewer.hidesNames) filter.byPersonOnly = await findApplicantsByPersonOnly(db, company.id, filter.words);
  const minScore = Number(query.minScore ?? 0);
  if (minScore > 0) {
    if (job === null) throw invalidField('minScore', 'only-with-job');
    filter.among = await listCandidatesScoringAtLeast({ db, matches }, filter, job, minScore);
  }
  if (query.sort === 'match') {
    const sources = { db, matches };
    return job === null ? pageAllByMatch(sources, filter, call.page) : pageByMatch(sources, filter, job, call.page);
  }
  if (query.sort === 'mustHave') return pageByMustHave(db, filter, call.page);
  if (query.sort === 'rating') return pageByRating(db, filter, viewer.memberId, call.page);
  if (query.sort === 'waiting' || query.sort === 'turn') {
    return pageByTurn(db, ports, filter, { ...call.page, sort: query.sort });
  }
  return pageByTime(db, filter, call);
};

/** Returns the part of a row that the receipt of a displayed score needs. */
const toShownScore = ({ candidateId, jobId, compatibilityScore: score }: Application) => ({
  candidateId,
  jobId,
  score,
});

/** Creates the handler of the company's list. */
export const createListPipeline =
  (matches: MatchIndex, ports: PipelinePorts) =>
  async (call: ListCall): Promise<ListPage> => {
    const page = await loadPipelinePage(matches, ports, call);
    const items = toApplications(
      await withSteps(call.page.db, ports, page.items, call.viewer),
      toScoreAudience(call.query),
    );
    const rows = () => items.map(toShownScore);
    ports.sampleScores({ list: 'applications', viewer: call.viewer, after: call.page.after, next: page.next, rows });
    return { ...page, items };
  };
