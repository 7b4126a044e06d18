/**
 * SQL for candidates' requests for an answer. A move by the company or a message to the candidate
 * counts as an answer.
 */
import { and, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { candidates } from '#features/candidates/server/candidates.tables.ts';
import { companies } from '#features/companies/server/companies.tables.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import { equalsAny } from '#server/db/queryable.ts';
import { UNDECIDED_STATUSES } from '../applications.domain.ts';
import { applications } from './applications.tables.ts';

const isUnanswered = (): SQL | undefined =>
  and(
    isNull(applications.answeredMoveAt),
    isNull(applications.answeredMessageAt),
    equalsAny(applications.status, UNDECIDED_STATUSES),
  );

/**
 * Records that a candidate asked for an answer, if the deadline has passed without one and they have
 * not asked before. Returns the time of the request, or null.
 */
export const markNudged = async (tx: Tx, applicationId: string, answerDays: number): Promise<string | null> => {
  const [row] = await tx
    .update(applications)
    .set({ nudgedAt: sql`now()`, updatedAt: sql`now()` })
    .where(
      and(
        eq(applications.id, applicationId),
        isUnanswered(),
        isNull(applications.nudgedAt),
        sql`${applications.createdAt} <= now() - make_interval(hours => 24 * ${answerDays}::int)`,
      ),
    )
    .returning({ nudgedAt: applications.nudgedAt });
  return row?.nudgedAt ?? null;
};

/** Counts the applicants of a job who asked for an answer and are still waiting. */
export const countUnansweredNudges = (db: Queryable, jobId: string): Promise<number> =>
  db.$count(applications, and(eq(applications.jobId, jobId), isNotNull(applications.nudgedAt), isUnanswered()));

/** A message from a company to a candidate, by their user ids. */
export interface WrittenMessage {
  senderId: string;
  receiverId: string;
}

/**
 * Records companies' first messages to candidates on every application of the pair that is not
 * withdrawn. The message counts as the answer if there was none. Locks the applications in id order.
 * Returns the changed applications with the user ids of the company and the candidate.
 */
export const markAnsweredByMessage = async (
  tx: Queryable,
  messages: readonly WrittenMessage[],
): Promise<{ applicationId: string; companyUserId: string; candidateUserId: string }[]> => {
  const senders = sql.param(messages.map(({ senderId }) => senderId));
  const receivers = sql.param(messages.map(({ receiverId }) => receiverId));
  const applicationRows = await tx
    .select({ applicationId: applications.id, companyUserId: companies.userId, candidateUserId: candidates.userId })
    .from(applications)
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .innerJoin(
      sql`unnest(${senders}::uuid[], ${receivers}::uuid[]) as letter (sender_id, receiver_id)`,
      sql`letter.sender_id = ${companies.userId} and letter.receiver_id = ${candidates.userId}`,
    )
    .where(and(isNull(applications.answeredMessageAt), ne(applications.status, 'withdrawn')))
    .orderBy(applications.id)
    .for('no key update', { of: applications });
  if (applicationRows.length === 0) return [];
  await tx
    .update(applications)
    .set({ answeredMessageAt: sql`now()` })
    .where(
      and(
        equalsAny(
          applications.id,
          applicationRows.map(({ applicationId }) => applicationId),
        ),
        isNull(applications.answeredMessageAt),
      ),
    );
  return applicationRows;
};
