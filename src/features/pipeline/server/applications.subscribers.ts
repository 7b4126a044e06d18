/** Handles domain events that affect applications. */

import { DELETED_NAME } from '#features/auth/auth.domain.ts';
import { DELETED_COMPANY } from '#features/companies/server/companies.service.ts';
import { replaceNameInNotifications } from '#features/notifications/server/notifications.service.ts';
import { eraseCandidateReceipts } from '#features/scores/server/receipts.service.ts';
import type { Tx } from '#server/db/database.ts';
import { noRows } from '#server/db/in-batches.ts';
import { accountProfiles, type Profile } from '#server/events/account-profiles.ts';
import type { DomainEvents } from '#server/events/domain-events.ts';
import { on } from '#server/events/emit.ts';
import { eraseFailedMailsWith } from '#server/mail/outbox.db.ts';
import type { Platform } from '#server/platform.ts';
import { AppError, notFound } from '#shared/errors.ts';
import { eraseCandidateTexts, listRelatedIds } from './account-deletion.db.ts';
import { streamApplications, streamReceivedApplications } from './account-export.ts';
import { deleteCompanyReviews, deleteReviewDrafts, streamReviewsBy } from './application-reviews.db.ts';
import { findApplication } from './applications.db.ts';
import { DECLINED_BY_COMPANY, endAll, endNextBatch } from './end-applications.ts';
import { moveApplication } from './move-application.ts';
import type { PipelinePorts } from './pipeline.ports.ts';
import { rewriteDeclineMails } from './unsent-declines.ts';

/** Ends the undecided applications of an account, and erases its data in applications and their notifications. */
const deleteAccountFromApplications = async (
  tx: Tx,
  platform: Platform,
  deleted: Profile,
  userId: string,
): Promise<void> => {
  const end = 'candidateId' in deleted ? ({ to: 'withdrawn', side: 'candidate' } as const) : DECLINED_BY_COMPANY;
  await endAll(tx, platform, deleted, { ...end, byUserId: userId, note: null, reason: 'other', isFinal: true });
  if ('companyId' in deleted) await rewriteDeclineMails(tx, platform, deleted.companyId);
  if ('candidateId' in deleted) await eraseCandidateTexts(tx, deleted.candidateId);
  const related = await listRelatedIds(tx, deleted);
  if ('candidateId' in deleted) {
    await eraseCandidateReceipts(tx, platform, deleted.candidateId, related.applicationIds);
  }
  await eraseFailedMailsWith(tx, related.applicationIds);
  const name = 'companyId' in deleted ? DELETED_COMPANY : DELETED_NAME;
  await replaceNameInNotifications(
    tx,
    related.userIds,
    { field: 'applicationId', values: related.applicationIds },
    name,
  );
};

/** Declines the next batch of applicants on the company's behalf. Each receives the reason and the note. */
const declineNextBatch = async (
  tx: Tx,
  platform: Platform,
  { findIdsWithOpenOfferOrInterview }: Pick<PipelinePorts, 'findIdsWithOpenOfferOrInterview'>,
  { scope, how: { includeOpen, ...how }, after }: DomainEvents['job.closing'],
): Promise<{ next: string | null }> => {
  const end = { ...DECLINED_BY_COMPANY, ...how };
  return {
    next: await endNextBatch(tx, platform, scope, end, {
      after,
      ...(includeOpen ? {} : { findExcluded: findIdsWithOpenOfferOrInterview }),
    }),
  };
};

const moveToHired = async (
  tx: Tx,
  platform: Platform,
  { applicationId, byUserId }: DomainEvents['offer.accepted'],
): Promise<void> => {
  const row = await findApplication(tx, applicationId);
  if (row === null) throw notFound('application');
  const { refusal } = await moveApplication(tx, platform, row, {
    to: 'hired',
    side: 'candidate',
    byUserId,
    note: null,
  });
  if (refusal !== null) throw new AppError('conflict', refusal);
};

/** Lists the reactions to domain events. `findIdsWithOpenOfferOrInterview` is passed in because this feature must not import hiring. */
export const applicationSubscribers = (ports: Pick<PipelinePorts, 'findIdsWithOpenOfferOrInterview'>) => [
  on('offer.accepted', 'move the application to hired', (tx, facts, platform) => moveToHired(tx, platform, facts)),
  on('job.closing', 'decline the next undecided applications', (tx, facts, platform) =>
    declineNextBatch(tx, platform, ports, facts),
  ),
  on(
    'account.deleting',
    "decline or withdraw its undecided applications, and erase the person's text and name in them, their review drafts, and all reviews by a company that closes its account",
    async (tx, facts, platform) => {
      for (const profile of accountProfiles(facts)) {
        await deleteAccountFromApplications(tx, platform, profile, facts.userId);
      }
      if (facts.companyId !== null) await deleteCompanyReviews(tx, facts.companyId);
      if (!facts.isPersonKept) await deleteReviewDrafts(tx, facts.userId);
    },
  ),
  on('account.exporting', "add applications, sent and received, and the person's reviews", async (db, facts) => {
    const { companyId, candidateId, userId } = facts;
    return {
      applications: candidateId === null ? noRows() : streamApplications(db, candidateId),
      receivedApplications: companyId === null ? noRows() : streamReceivedApplications(db, companyId, userId),
      ownReviews: streamReviewsBy(db, userId),
    };
  }),
];
