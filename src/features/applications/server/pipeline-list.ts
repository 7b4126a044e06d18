/**
 * The company's list of applications: narrowed by job, status and words, in the order of its board, of its list or of a
 * job's applicants. Lists by time are walked in the database; by match, the applicants of one job are scored exactly.
 * Invariant: the score orders and hides nobody. Every list is bounded, and pages go by keyset.
 */
import { companyOf } from '#features/companies/server/companies.service.ts';
import {
  foldText,
  type PreparedCandidate,
  prepareCandidate,
  prepareJob,
  rankScore,
} from '#features/matching/matching.domain.ts';
import type { Queryable } from '#server/db/database.ts';
import { toPage } from '#server/http/cursor.ts';
import type { Call, Handlers } from '#server/http/mount.ts';
import { createLru } from '#server/lru.ts';
import type { Platform } from '#server/platform.ts';
import type { Page } from '#shared/contract.ts';
import { invalidField, notFound } from '#shared/errors.ts';
import { orNull } from '#shared/schema.ts';
import type { Application, applicationsContract, CompanyApplicationsCursor } from '../applications.contract.ts';
import { toApplications } from './application-views.ts';
import {
  type ApplicationFilter,
  countCompanyApplications,
  findCompanyApplications,
  findOwnJob,
  listCompanyApplications,
  listForScoring,
  type ScorableRow,
} from './applications.db.ts';

type List = Handlers<typeof applicationsContract>['listCompanyApplications'];
type ListCall = Call<(typeof applicationsContract)['listCompanyApplications']>;
type ListPage = Page<Application, CompanyApplicationsCursor>;
type OwnJob = NonNullable<Awaited<ReturnType<typeof findOwnJob>>>;

/** At most this many words of a search count; more only cost. */
const SEARCH_WORDS_MOST = 8;

/** So many of a job's newest applicants are ranked by match. */
const MOST_RANKED = 1_000;

/** Candidates as the engine reads them, kept between requests; found by their version, so never stale. */
const preparedCandidates = createLru<PreparedCandidate>(4_000);

const foreignCursor = () => invalidField('cursor', 'Is not a cursor of this list');

const wordsOf = (text: string | null | undefined): string[] =>
  foldText(text ?? '')
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, SEARCH_WORDS_MOST);

/** Counted where an index knows it; words are compared row by row, and to count all would cost more than the page. */
const totalOf = async (
  db: Queryable,
  filter: ApplicationFilter,
  isAllShown: boolean,
  shown: number,
): Promise<{ total?: number }> => {
  if (isAllShown) return { total: shown };
  return filter.words.length === 0 ? { total: await countCompanyApplications(db, filter) } : {};
};

const pageByTime = async (
  db: Queryable,
  filter: ApplicationFilter,
  { query, page: { limit, after } }: ListCall,
): Promise<ListPage> => {
  const isByMove = query.sort === 'moved';
  if (isByMove && filter.status === null) throw invalidField('sort', 'Goes only with a status');
  if (after !== null && (after[0] === 'match' || (after[0] === 'moved') !== isByMove)) throw foreignCursor();
  const place: [string, string] | null = after && (after.length === 3 ? [String(after[1]), after[2]] : after);
  const time = isByMove ? 'statusChangedAt' : 'createdAt';
  const rows = await listCompanyApplications(db, filter, { limit: limit + 1, time, after: place });
  const { items, next } = toPage(
    rows,
    limit,
    ({ application }): CompanyApplicationsCursor =>
      isByMove ? ['moved', application.statusChangedAt, application.id] : [application.createdAt, application.id],
  );
  const total = await totalOf(db, filter, after === null && next === null, items.length);
  return { items: toApplications(items, 'company'), next, ...total };
};

const prepared = (row: ScorableRow): PreparedCandidate => {
  const key = `${row.candidateId} ${row.version}`;
  const known = preparedCandidates.get(key);
  if (known !== undefined) return known;
  const made = prepareCandidate(row);
  preparedCandidates.set(key, made);
  return made;
};

interface Ranked {
  id: string;
  score: number;
}

/** Best first; equal scores by id, newest first. */
const byMatch = (one: Ranked, other: Ranked): number => {
  if (one.score !== other.score) return other.score - one.score;
  if (one.id === other.id) return 0;
  return one.id < other.id ? 1 : -1;
};

const pageByMatch = async (
  db: Queryable,
  filter: ApplicationFilter,
  job: OwnJob | null,
  { limit, after }: ListCall['page'],
): Promise<ListPage> => {
  if (job === null) throw invalidField('sort', 'Goes only with a job');
  if (after !== null && after[0] !== 'match') throw foreignCursor();
  const side = prepareJob(job);
  const pool = await listForScoring(db, filter, MOST_RANKED);
  const ranked = pool.map((row) => ({ id: row.id, score: rankScore(side, prepared(row)) })).toSorted(byMatch);
  const place = after && { score: Number(after[1]), id: String(after[2]) };
  const rest = place ? ranked.filter((row) => byMatch(place, row) < 0) : ranked;
  const { items, next } = toPage(
    rest.slice(0, limit + 1),
    limit,
    ({ score, id }): CompanyApplicationsCursor => ['match', score, id],
  );
  const rows = await findCompanyApplications(
    db,
    filter.companyId,
    items.map(({ id }) => id),
  );
  const byId = new Map(rows.map((row) => [row.application.id, row]));
  const inOrder = items.flatMap(({ id }) => byId.get(id) ?? []);
  const total = await totalOf(db, filter, pool.length < MOST_RANKED, pool.length);
  return { items: toApplications(inOrder, 'company'), next, ...total };
};

/** The handler of the company's list. */
export const listPipeline =
  ({ db }: Platform): List =>
  async (call) => {
    const { query, viewer, page } = call;
    const company = await companyOf(db, viewer.userId);
    const job = query.jobId && company ? await findOwnJob(db, company.id, query.jobId) : null;
    if (query.jobId && job === null) throw notFound('Job');
    if (company === null) return { items: [], next: null, total: 0 };
    const filter: ApplicationFilter = {
      companyId: company.id,
      jobId: query.jobId ?? null,
      status: orNull(query.status),
      words: wordsOf(query.q),
    };
    return query.sort === 'match' ? pageByMatch(db, filter, job, page) : pageByTime(db, filter, call);
  };
