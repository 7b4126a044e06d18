/**
 * Reads applications with all displayed data in one query: job, company, candidate and person. The
 * caller decides who may see a row. Changes are in `application-moves.db.ts`.
 */
import {
  aliasedTable,
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  isNull,
  like,
  not,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { accountNamesJson } from '#features/auth/server/account-names.tables.ts';
import { personColumns, users } from '#features/auth/server/auth.tables.ts';
import { mailRecipientsJson } from '#features/auth/server/company-recipients.tables.ts';
import { findMatchedOnlyByNameOrPlace } from '#features/candidates/server/candidates.service.ts';
import { candidateColumns, candidates } from '#features/candidates/server/candidates.tables.ts';
import { companies } from '#features/companies/server/companies.tables.ts';
import { isInScope } from '#features/jobs/server/hiring-team.tables.ts';
import { jobColumns, jobs } from '#features/jobs/server/jobs.tables.ts';
import type { TeamScope } from '#features/jobs/server/team-scope.service.ts';
import { firstRow, type Queryable, type Tx } from '#server/db/database.ts';
import { equalsAny } from '#server/db/queryable.ts';
import { likePattern, type SearchWord } from '#server/search/search-words.db.ts';
import type { Side } from '#shared/sides.ts';
import { APPLICATION_STATUSES, type ApplicationStatus } from '#shared/vocabulary.ts';
import { UNDECIDED_STATUSES } from '../applications.domain.ts';
import { applicationHistory, applications } from './applications.tables.ts';

export const selectApplications = (db: Queryable) =>
  db
    .select({
      application: applications,
      job: jobColumns,
      company: getTableColumns(companies),
      candidate: candidateColumns,
      person: personColumns,
      /** Whether the candidate's account was deleted. Their applications cannot be moved. */
      hasCandidateLeft: sql<boolean>`${users.deletedAt} is not null`,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .innerJoin(users, eq(users.id, candidates.userId));

/** An application with its job, company and candidate. */
export type ApplicationRow = Awaited<ReturnType<typeof findApplication>> & object;

/** A position in a list sorted newest first: time and id of the previous row. */
export type NewestCursor = [at: string, id: string];

/** The sort key of a list sorted newest first: the submission time, or the time of the last move. */
export type ListTime = 'createdAt' | 'statusChangedAt';

const isAfter = (time: ListTime, after: NewestCursor | null): SQL | undefined =>
  after ? sql`(${applications[time]}, ${applications.id}) < (${after[0]}, ${after[1]}::uuid)` : undefined;

/** Finds an application. Returns null if it does not exist. */
export const findApplication = (db: Queryable, id: string) =>
  firstRow(selectApplications(db).where(eq(applications.id, id)));

/** Reads the given applications, in id order. Missing ones are absent. */
export const findApplicationsById = (db: Queryable, ids: readonly string[]): Promise<ApplicationRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : selectApplications(db).where(equalsAny(applications.id, ids)).orderBy(asc(applications.id));

/** Reads those of the given applications that belong to a company, in no particular order. */
export const findCompanyApplications = (
  db: Queryable,
  companyId: string,
  ids: readonly string[],
): Promise<ApplicationRow[]> =>
  selectApplications(db).where(and(eq(applications.companyId, companyId), equalsAny(applications.id, ids)));

/** Finds a candidate's application to a job. Returns null if there is none. */
export const findApplicationTo = (db: Queryable, jobId: string, candidateId: string): Promise<ApplicationRow | null> =>
  firstRow(selectApplications(db).where(and(eq(applications.jobId, jobId), eq(applications.candidateId, candidateId))));

/**
 * The filters of a company's list. A job must be the company's own. Each of `words` must match the
 * candidate's text or the job's title.
 */
export interface ApplicationFilter {
  companyId: string;
  jobId: string | null;
  status: ApplicationStatus | null;
  words: readonly SearchWord[];
  /** Only applications to the jobs of this member's hiring teams. */
  scope?: TeamScope;
  /** For each word, the candidates who match it only by their hidden name or location. They are excluded. */
  byPersonOnly?: ReadonlyMap<string, readonly string[]>;
  /** Only applications from these candidates. If absent, applications from all candidates. */
  among?: readonly string[];
  /** Only applications from candidates without a score. */
  isUnscored?: true;
}

/** A job's title, folded in SQL as `toSearchText` does, for comparison with words folded by `foldText`. */
const titleText = sql`' ' || translate(lower(${jobs.title}), 'áàâãäéèêëíìîïóòôõöúùûüñç', 'aaaaaeeeeiiiiooooouuuunc')`;

/** Returns the SQL conditions of a filter. */
export const matchesFilter = ({
  companyId,
  jobId,
  status,
  words,
  scope = null,
  byPersonOnly,
  among,
  isUnscored,
}: ApplicationFilter): SQL | undefined =>
  and(
    // A job belongs to one company. With both conditions, the planner would underestimate the
    // number of rows.
    jobId ? eq(applications.jobId, jobId) : eq(applications.companyId, companyId),
    isInScope(applications.jobId, scope),
    status ? eq(applications.status, status) : undefined,
    among ? equalsAny(applications.candidateId, among) : undefined,
    isUnscored ? eq(candidates.scoreOptOut, true) : undefined,
    ...words.map((word) =>
      or(
        and(
          like(candidates.searchText, likePattern(word)),
          byPersonOnly?.get(word.text)?.length
            ? not(equalsAny(candidates.id, byPersonOnly.get(word.text) ?? []))
            : undefined,
        ),
        sql`${titleText} like ${likePattern(word)}`,
      ),
    ),
  );

/** Reads a company's applications, sorted by one of their times, newest first. */
export const listCompanyApplications = (
  db: Queryable,
  filter: ApplicationFilter,
  page: { limit: number; time: ListTime; after: NewestCursor | null },
): Promise<ApplicationRow[]> =>
  selectApplications(db)
    .where(and(matchesFilter(filter), isAfter(page.time, page.after)))
    .orderBy(desc(applications[page.time]), desc(applications.id))
    .limit(page.limit);

/** The undecided applications for a list sorted by turn. */
export interface TurnFilter {
  /** A condition on the applications and, with `searchesText`, on their jobs and candidates. */
  where: SQL | undefined;
  searchesText: boolean;
  statuses: readonly ApplicationStatus[];
  /** Whose turn it is. Null also includes applications where neither side has to act. */
  who: Side | null;
}

/** A page of a list sorted by turn, after the previous row's turn start and id. */
export interface TurnPage {
  limit: number;
  after: NewestCursor | null;
  /** ISO 8601. */
  now: string;
}

/** Returns the filter for the undecided applications in a list sorted by turn. */
export const undecidedFilter = (filter: ApplicationFilter, who: Side | null): TurnFilter => ({
  where: matchesFilter(filter),
  searchesText: filter.words.length > 0,
  statuses: UNDECIDED_STATUSES.filter((status) => filter.status === null || filter.status === status),
  who,
});

/** Counts the applications that match a filter. Accepts only filters without words, because an index can count those. */
export const countCompanyApplications = (db: Queryable, filter: Omit<ApplicationFilter, 'words'>): Promise<number> =>
  db.$count(applications, matchesFilter({ ...filter, words: [] }));

/** Reads the job and candidate of each matching application, in no particular order. */
export const listApplicants = (db: Queryable, filter: ApplicationFilter) => {
  // A subquery reads only these candidates. With a join, PostgreSQL reads the whole table for a company with many applications.
  const isUnscored = sql<boolean>`(select ${candidates.scoreOptOut} from ${candidates} where ${candidates.id} = ${applications.candidateId})`;
  const { id, jobId, candidateId } = applications;
  const query = db.select({ id, jobId, candidateId, isUnscored }).from(applications).$dynamic();
  const searched =
    filter.words.length === 0
      ? query
      : query
          .innerJoin(jobs, eq(jobs.id, applications.jobId))
          .innerJoin(candidates, eq(candidates.id, applications.candidateId));
  return searched.where(matchesFilter(filter));
};

/** Finds, for each word of a search, the applicants to a company who match it only by their name or location. */
export const findApplicantsByPersonOnly = async (db: Queryable, companyId: string, words: readonly SearchWord[]) => {
  const isApplicant = sql`exists (select 1 from ${applications} where ${applications.candidateId} = ${candidates.id} and ${applications.companyId} = ${companyId}::uuid)`;
  const entries = words.map(
    async (word) => [word.text, await findMatchedOnlyByNameOrPlace(db, { word }, isApplicant)] as const,
  );
  return new Map(await Promise.all(entries));
};

/** Reads a candidate's applications, newest first. */
export const listCandidateApplications = (
  db: Queryable,
  candidateId: string,
  page: { limit: number; after: NewestCursor | null },
): Promise<ApplicationRow[]> =>
  selectApplications(db)
    .where(and(eq(applications.candidateId, candidateId), isAfter('createdAt', page.after)))
    .orderBy(desc(applications.createdAt), desc(applications.id))
    .limit(page.limit);

const movers = aliasedTable(users, 'movers');

/** Reads the moves of these applications, oldest first, each with the company member who made it. */
export const listHistories = (db: Queryable, applicationIds: readonly string[]) =>
  db
    .select({
      ...getTableColumns(applicationHistory),
      member: { id: movers.id, firstName: movers.firstName, lastName: movers.lastName },
    })
    .from(applicationHistory)
    .leftJoin(movers, eq(movers.id, applicationHistory.memberId))
    .where(equalsAny(applicationHistory.applicationId, applicationIds))
    .orderBy(asc(applicationHistory.createdAt), asc(applicationHistory.id));

/** Reads an application's moves, oldest first. */
export const listHistory = (db: Queryable, applicationId: string) => listHistories(db, [applicationId]);

export type HistoryRow = Awaited<ReturnType<typeof listHistory>>[number];

/**
 * Reads the job, company and candidate of an application that is about to be submitted, in the shape of
 * `ApplicationRow`, with the recipients of the company's email and the names of its members. Locks the
 * candidate's account and the job until the transaction ends. Returns null if either does not exist.
 */
export const lockSidesForShare = async (tx: Tx, candidateUserId: string, jobId: string) => {
  const companyUser = aliasedTable(users, 'company_user');
  const [row] = await tx
    .select({
      job: jobColumns,
      company: getTableColumns(companies),
      candidate: candidateColumns,
      person: personColumns,
      recipients: mailRecipientsJson(companyUser),
      companyNames: accountNamesJson(companyUser),
    })
    .from(users)
    .innerJoin(candidates, eq(candidates.userId, users.id))
    .innerJoin(jobs, eq(jobs.id, jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .innerJoin(companyUser, eq(companyUser.id, companies.userId))
    .where(and(eq(users.id, candidateUserId), isNull(users.deletedAt)))
    .for('share', { of: [users, jobs] });
  return row ?? null;
};

const hasApplication = async (db: Queryable, condition: SQL | undefined): Promise<boolean> => {
  const rows = await db
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .where(condition)
    .limit(1);
  return rows.length > 0;
};

/** Returns true if a candidate ever applied to any of a company's jobs. */
export const hasAppliedToCompany = (db: Queryable, companyId: string, candidateId: string): Promise<boolean> =>
  hasApplication(db, and(eq(applications.companyId, companyId), eq(applications.candidateId, candidateId)));

/** Returns those of the given candidates who ever applied to any of a company's jobs. */
export const findAppliedAmong = async (
  db: Queryable,
  companyId: string,
  candidateIds: readonly string[],
): Promise<Set<string>> => {
  if (candidateIds.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ id: applications.candidateId })
    .from(applications)
    .where(and(eq(applications.companyId, companyId), equalsAny(applications.candidateId, candidateIds)));
  return new Set(rows.map(({ id }) => id));
};

/** Returns true if a candidate applied to a job, regardless of the outcome. */
export const hasAppliedToJob = (db: Queryable, jobId: string, candidateId: string): Promise<boolean> =>
  hasApplication(db, and(eq(applications.jobId, jobId), eq(applications.candidateId, candidateId)));

/** Returns true if a candidate ever applied to any of a company's jobs, given the user ids of both. */
export const hasUserAppliedToCompany = (
  db: Queryable,
  companyUserId: string,
  candidateUserId: string,
): Promise<boolean> =>
  hasApplication(db, and(eq(companies.userId, companyUserId), eq(candidates.userId, candidateUserId)));

/** Statuses that result from a company's decision. */
const DECIDED = ['declined', 'hired'] as const;

/** Returns true if a company has decided on any application of a candidate. */
export const hasDecision = async (db: Queryable, candidateId: string): Promise<boolean> => {
  const [row] = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.candidateId, candidateId), equalsAny(applications.status, DECIDED)))
    .limit(1);
  return row !== undefined;
};

/** Returns the SQL condition that a candidate applied to a job, regardless of the outcome, for other features' queries. */
export const isApplied = (candidateId: SQLWrapper, jobId: SQLWrapper): SQL =>
  sql`exists (select 1 from ${applications} where ${applications.jobId} = ${jobId} and ${applications.candidateId} = ${candidateId})`;

/** Returns the ids of the jobs that a candidate applied to, regardless of the outcome. */
export const listAppliedJobIds = async (db: Queryable, candidateId: string): Promise<string[]> => {
  const rows = await db
    .select({ jobId: applications.jobId })
    .from(applications)
    .where(eq(applications.candidateId, candidateId));
  return rows.map((row) => row.jobId);
};

/** Reads everyone who applied to any of these jobs, regardless of the outcome. */
export const listJobApplicants = (db: Queryable, jobIds: readonly string[]) =>
  db
    .select({ jobId: applications.jobId, candidateId: applications.candidateId })
    .from(applications)
    .where(equalsAny(applications.jobId, jobIds));

/** Returns the SQL for counting the applications that meet a condition. */
export const countWhere = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number);

/** One count column per status, named after the status. */
const stageCountColumns = Object.fromEntries(
  APPLICATION_STATUSES.map((status) => [status, countWhere(eq(applications.status, status))]),
) as Record<ApplicationStatus, SQL<number>>;

/**
 * Counts the applications to each job: all, pending, undecided, and per stage. Jobs without
 * applications are absent.
 */
export const countApplicationsByJob = (db: Queryable, jobIds: readonly string[]) =>
  db
    .select({
      jobId: applications.jobId,
      applicationCount: count(),
      pendingCount: countWhere(eq(applications.status, 'pending')),
      undecidedCount: countWhere(equalsAny(applications.status, UNDECIDED_STATUSES)),
      ...stageCountColumns,
    })
    .from(applications)
    .where(equalsAny(applications.jobId, jobIds))
    .groupBy(applications.jobId);

/** Counts a company's open jobs, and its applications of any status. */
export const countForCompany = async (db: Queryable, companyId: string) => {
  const [open] = await db
    .select({ openPositions: count() })
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId), eq(jobs.status, 'open')));
  const [own] = await db
    .select({ applications: count() })
    .from(applications)
    .where(eq(applications.companyId, companyId));
  return { openPositions: 0, applications: 0, ...open, ...own };
};
