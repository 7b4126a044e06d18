/**
 * SQL for what a decline would end: an open offer, or a booked interview that has not ended. An offer without terms counts as an open offer.
 */
import { and, count, eq, not, or, type SQL, sql } from 'drizzle-orm';
import { interviews } from '#features/interviews/server/interviews.tables.ts';
import type { Undecided } from '#features/jobs/jobs.contract.ts';
import { UNDECIDED_STATUSES } from '#features/pipeline/applications.domain.ts';
import { applications } from '#features/pipeline/server/applications.tables.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import { equalsAny } from '#server/db/queryable.ts';
import type { ApplicationStatus } from '#shared/vocabulary.ts';
import { OPEN_OFFER_STATUSES } from '../hiring.domain.ts';
import { offers } from './hiring.tables.ts';

const hasVersion = (where?: SQL): SQL =>
  sql`exists (select 1 from ${offers} where ${and(eq(offers.applicationId, applications.id), where)})`;

const hasOpenOffer = and(
  eq(applications.status, 'offered'),
  or(
    not(hasVersion()),
    hasVersion(and(equalsAny(offers.status, OPEN_OFFER_STATUSES), sql`${offers.expiresAt} > now()`)),
  ),
);

const hasInterview = sql`exists (
  select 1 from ${interviews} where ${interviews.applicationId} = ${applications.id}
    and ${interviews.status} = 'booked' and ${interviews.endsAt} > now()
)`;

export const hasOpenOfferTo = async (db: Queryable, companyId: string, candidateId: string): Promise<boolean> => {
  const rows = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.companyId, companyId), eq(applications.candidateId, candidateId), hasOpenOffer))
    .limit(1);
  return rows.length > 0;
};

/** Returns the ids of the applications with an open offer, or with a booked interview that has not ended. */
export const findIdsWithOpenOfferOrInterview = async (
  tx: Tx,
  applicationIds: readonly string[],
): Promise<Set<string>> => {
  const rows = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(and(equalsAny(applications.id, applicationIds), or(hasOpenOffer, hasInterview)));
  return new Set(rows.map(({ id }) => id));
};

/**
 * Counts the undecided applications to a job by what a decline would end (an offer or an interview), or otherwise by status. Each application counts
 * once.
 */
export const countUndecided = async (db: Queryable, jobId: string): Promise<Undecided> => {
  const kind = sql<'openOffer' | 'bookedInterview' | ApplicationStatus>`case
    when ${hasOpenOffer} then 'openOffer' when ${hasInterview} then 'bookedInterview' else ${applications.status} end`;
  const undecided = db
    .select({ kind: kind.as('kind') })
    .from(applications)
    .where(and(eq(applications.jobId, jobId), equalsAny(applications.status, UNDECIDED_STATUSES)))
    .as('undecided');
  const rows = await db.select({ kind: undecided.kind, number: count() }).from(undecided).groupBy(undecided.kind);
  const none: Undecided = { pending: 0, applied: 0, interviewing: 0, offered: 0, bookedInterview: 0, openOffer: 0 };
  return { ...none, ...Object.fromEntries(rows.map((row) => [row.kind, row.number])) };
};
