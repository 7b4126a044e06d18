/**
 * Saves a member's own review of an application. It is a draft until it is submitted, and then visible to members who have submitted theirs. The
 * reviews feature owns criteria and stores the ratings on them in the same transaction.
 */
import { notifyPeople } from '#features/notifications/server/notifications.service.ts';
import type { Tx } from '#server/db/database.ts';
import { emit } from '#server/events/emit.ts';
import type { Viewer } from '#server/http/viewer.ts';
import type { Platform } from '#server/platform.ts';
import { hasCapability, isLimitedToTeamJobs } from '#shared/access.ts';
import { AppError, invalidField } from '#shared/errors.ts';
import { excerpt } from '#shared/excerpt.ts';
import { LIMITS } from '#shared/limits.ts';
import { orNull } from '#shared/schema.ts';
import type { ApplicationReview } from '../application-review.contract.ts';
import { findMentionedPeople } from '../mentions.domain.ts';
import { listOtherReviewers, lockReviewForUpdate, saveReview } from './application-reviews.db.ts';
import type { ApplicationRow } from './applications.db.ts';

/** Notifies newly mentioned members. Those who have not submitted their own review do not receive the text. */
const notifyMentioned = async (
  tx: Tx,
  viewer: Viewer,
  row: ApplicationRow,
  { notes, previous }: { notes: string; previous: string },
): Promise<void> => {
  if (!notes.includes('@')) return;
  const { id: applicationId, jobId } = row.application;
  const about = { accountId: row.company.userId, userId: viewer.memberId, jobId, applicationId };
  const members = await listOtherReviewers(tx, about);
  const readers = members.filter(
    ({ role, isOnTeam }) => hasCapability('review', role) && (isOnTeam || !isLimitedToTeamJobs(role)),
  );
  const mentionedBefore = new Set(findMentionedPeople(previous, readers));
  const mentioned = findMentionedPeople(notes, readers).filter((member) => !mentionedBefore.has(member));
  await notifyPeople(
    tx,
    'mention',
    mentioned.map(({ userId, hasSubmitted }) => ({
      userId,
      data: {
        applicationId,
        jobTitle: row.job.title,
        text: hasSubmitted ? excerpt(notes, LIMITS.listedText) : null,
      },
    })),
  );
};

/** Saves the viewer's review. Throws `conflict` if this would turn a submitted review back into a draft, and `invalid` if it submits an empty one. */
export const reviewApplication = async (
  tx: Tx,
  platform: Platform,
  viewer: Viewer,
  row: ApplicationRow,
  body: ApplicationReview,
): Promise<void> => {
  const applicationId = row.application.id;
  const stored = await lockReviewForUpdate(tx, applicationId, viewer.memberId);
  const wasSubmitted = stored.submittedAt !== null;
  if (wasSubmitted && body.submitted === false) throw new AppError('conflict', 'review-submitted');
  const rating = body.rating === undefined ? stored.rating : body.rating;
  const notes = body.notes === undefined ? stored.notes : orNull(body.notes);
  const isSubmitted = body.submitted !== false;
  const isChanged = wasSubmitted && (rating !== stored.rating || notes !== stored.notes);
  await saveReview(tx, stored, { rating, notes, isSubmitted, isChanged });
  const criteria = (body.criteria ?? []).map(({ note, ...rated }) => ({ ...rated, note: orNull(note) }));
  const facts = { applicationId, userId: viewer.memberId, criteria };
  const { hasRatings } = await emit(tx, platform, 'application.reviewed', facts);
  const isEmpty = rating === null && notes === null && !hasRatings;
  // An empty review would show the member the reviews of others before they form an opinion.
  if (isEmpty && isSubmitted && !wasSubmitted) throw invalidField('rating', 'review-empty');
  if (isSubmitted && notes !== null) {
    const previous = wasSubmitted ? (stored.notes ?? '') : '';
    await notifyMentioned(tx, viewer, row, { notes, previous });
  }
};
