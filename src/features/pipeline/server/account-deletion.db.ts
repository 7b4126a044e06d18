/**
 * SQL for account deletion: lists the account's applications, the users at the other end of them and a company's declines with held emails, and erases
 * the text that a candidate wrote.
 */
import { and, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import { candidates } from '#features/candidates/server/candidates.tables.ts';
import { companies } from '#features/companies/server/companies.tables.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import type { Profile } from '#server/events/account-profiles.ts';
import { isWaiting } from '#server/mail/outbox.db.ts';
import { outbox } from '#server/mail/outbox.tables.ts';
import type { ApplicationStatus } from '#shared/vocabulary.ts';
import { eraseCandidateAnswers } from './application-answers.db.ts';
import { applicationHistory, applications } from './applications.tables.ts';

const belongsTo = (deleted: Profile) =>
  'candidateId' in deleted
    ? eq(applications.candidateId, deleted.candidateId)
    : eq(applications.companyId, deleted.companyId);

/** Erases a candidate's cover letters and answers, and the notes on the moves they made. */
export const eraseCandidateTexts = async (tx: Tx, candidateId: string): Promise<void> => {
  await eraseCandidateAnswers(tx, candidateId);
  await tx.update(applications).set({ coverLetter: null }).where(eq(applications.candidateId, candidateId));
  const applicationIds = tx
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.candidateId, candidateId));
  const ownUserId = tx.select({ id: candidates.userId }).from(candidates).where(eq(candidates.id, candidateId));
  await tx
    .update(applicationHistory)
    .set({ note: null })
    .where(
      and(
        inArray(applicationHistory.applicationId, applicationIds),
        inArray(applicationHistory.byUserId, ownUserId),
        isNotNull(applicationHistory.note),
      ),
    );
};

/** Returns the ids of all of an account's applications, and of the users at the other end of them. */
export const listRelatedIds = async (
  db: Queryable,
  deleted: Profile,
): Promise<{ applicationIds: string[]; userIds: string[] }> => {
  const rows = await db
    .select({ id: applications.id, companyUserId: companies.userId, candidateUserId: candidates.userId })
    .from(applications)
    .innerJoin(companies, eq(companies.id, applications.companyId))
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .where(belongsTo(deleted));
  const otherUserIds = rows.map((row) => ('candidateId' in deleted ? row.companyUserId : row.candidateUserId));
  return { applicationIds: rows.map(({ id }) => id), userIds: [...new Set(otherUserIds)] };
};

/** Returns a page of the declines by a company's members whose email is not sent yet, by application id. The keys of the emails are `keyPrefix` and the move's id. */
export const listUnsentDeclines = (
  db: Queryable,
  companyId: string,
  { keyPrefix, after, limit }: { keyPrefix: string; after: string | null; limit: number },
) =>
  db
    .select({
      applicationId: applications.id,
      moveId: applicationHistory.id,
      from: sql<ApplicationStatus>`${applications.declinedFrom}`,
      note: applicationHistory.note,
      reason: applicationHistory.declineReason,
    })
    .from(applications)
    .innerJoin(applicationHistory, eq(applicationHistory.id, applications.undoMoveId))
    .innerJoin(outbox, and(eq(outbox.dedupeKey, sql`${keyPrefix}::text || ${applications.undoMoveId}`), isWaiting))
    .where(
      and(
        eq(applications.companyId, companyId),
        eq(applications.status, 'declined'),
        // The deletion itself ends applications without a member.
        isNotNull(applicationHistory.memberId),
        after === null ? undefined : gt(applications.id, after),
      ),
    )
    .orderBy(applications.id)
    .limit(limit);
