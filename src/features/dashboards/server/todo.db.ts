/**
 * Reads what a company or a candidate has to do from the tables of other features. Each list uses an index on the company or candidate, and counting
 * stops at a limit. The hiring feature decides whose turn it is, as it does for all lists.
 */
import { and, asc, eq, gt, gte, lt, type SQL, sql } from 'drizzle-orm';
import { personColumns, users } from '#features/auth/server/auth.tables.ts';
import { candidates } from '#features/candidates/server/candidates.tables.ts';
import { companies } from '#features/companies/server/companies.tables.ts';
import { OPEN_OFFER_STATUSES } from '#features/hiring/hiring.domain.ts';
import { listByTurn } from '#features/hiring/server/hiring.service.ts';
import { offerProposals, offers } from '#features/hiring/server/hiring.tables.ts';
import { interviews } from '#features/interviews/server/interviews.tables.ts';
import { jobs } from '#features/jobs/server/jobs.tables.ts';
import { applications } from '#features/pipeline/server/applications.tables.ts';
import { isInList } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/database.ts';
import { equalsAny } from '#server/db/queryable.ts';
import type { ApplicationStatus } from '#shared/vocabulary.ts';

/** The maximum count for a list. One more row is read to detect longer lists. */
export const MAX_TODO_ROWS = 100;

/** The company or candidate whose applications a list contains. */
export type Owner = { companyId: string } | { candidateId: string };

const isOwnedBy = <Owned extends typeof applications | typeof interviews>(table: Owned, owner: Owner): SQL =>
  'companyId' in owner ? eq(table.companyId, owner.companyId) : eq(table.candidateId, owner.candidateId);

/** Returns the applications with these statuses that wait for the given side (company or candidate), the longest waiting first. */
export const listTurns = (
  db: Queryable,
  owner: Owner,
  statuses: readonly ApplicationStatus[],
  now: string,
): Promise<{ id: string; since: string }[]> => {
  const side = 'companyId' in owner ? 'company' : 'candidate';
  const filter = { where: isOwnedBy(applications, owner), who: side, statuses, searchesText: false } as const;
  return listByTurn(db, filter, { limit: MAX_TODO_ROWS + 1, after: null, now });
};

/** An application with an offer that the candidate has not answered. `expiresAt` is null for an offer without terms. */
export interface UnansweredOfferRow {
  applicationId: string;
  expiresAt: string | null;
}

/**
 * Returns a company's unanswered offers that are valid at `now` (ISO 8601), the next to expire first. Omits offers for which the candidate proposed
 * other terms, because the company has to answer those.
 */
export const listUnansweredOffers = (db: Queryable, companyId: string, now: string): Promise<UnansweredOfferRow[]> =>
  db
    .select({ applicationId: offers.applicationId, expiresAt: offers.expiresAt })
    .from(offers)
    .where(
      and(
        eq(offers.companyId, companyId),
        // Written without a parameter, to match the partial index.
        isInList('status', OPEN_OFFER_STATUSES),
        gt(offers.expiresAt, now),
        sql`not exists (select 1 from ${offerProposals} where ${offerProposals.offerId} = ${offers.id} and ${offerProposals.keptAt} is null)`,
      ),
    )
    .orderBy(asc(offers.expiresAt), asc(offers.id))
    .limit(MAX_TODO_ROWS + 1);

/** Returns a company's applications with an offer that has no terms, the longest waiting first. */
export const listOfferedWithoutTerms = (db: Queryable, companyId: string): Promise<UnansweredOfferRow[]> =>
  db
    .select({ applicationId: applications.id, expiresAt: sql<null>`null` })
    .from(applications)
    .where(
      and(
        eq(applications.companyId, companyId),
        eq(applications.status, 'offered'),
        sql`not exists (select 1 from ${offers} where ${offers.applicationId} = ${applications.id})`,
      ),
    )
    .orderBy(asc(applications.statusChangedAt), asc(applications.id))
    .limit(MAX_TODO_ROWS + 1);

/**
 * Returns the booked interviews of a company or candidate that start within a time span and have not ended at `now` (ISO 8601), the earliest first.
 */
export const listBookedInterviews = (
  db: Queryable,
  owner: Owner,
  { from, to }: { from: string; to: string },
  now: string,
) =>
  db
    .select({
      interviewId: interviews.id,
      applicationId: interviews.applicationId,
      start: sql<string>`${interviews.startsAt}`.mapWith(interviews.startsAt),
      end: sql<string>`${interviews.endsAt}`.mapWith(interviews.endsAt),
      videoUrl: interviews.videoUrl,
    })
    .from(interviews)
    .where(
      and(
        isOwnedBy(interviews, owner),
        eq(interviews.status, 'booked'),
        gte(interviews.startsAt, from),
        lt(interviews.startsAt, to),
        gt(interviews.endsAt, now),
      ),
    )
    .orderBy(asc(interviews.startsAt))
    .limit(MAX_TODO_ROWS + 1);

/** Returns the candidate, job, company and status of applications. */
export const listSubjects = async (db: Queryable, applicationIds: readonly string[]) => {
  if (applicationIds.length === 0) return [];
  return db
    .select({
      id: applications.id,
      jobTitle: jobs.title,
      companyName: companies.companyName,
      status: applications.status,
      statusChangedAt: applications.statusChangedAt,
      candidate: personColumns,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .innerJoin(users, eq(users.id, candidates.userId))
    .where(equalsAny(applications.id, applicationIds));
};
