/**
 * Functions for other features to load, lock and move applications in the caller's transaction. Only
 * `requireOwnSide` and `lockOwnApplicationForUpdate` check that the application belongs to the viewer.
 */
import type { Tx } from '#server/db/database.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { publish } from '#server/live/live-hub.ts';
import { withdrawMail } from '#server/mail/outbox.db.ts';
import type { Side } from '#shared/sides.ts';
import { undoDeadline } from '../applications.domain.ts';
import { lockApplicationForUpdate, reopenDeclined } from './application-moves.db.ts';
import {
  type ApplicationEvent,
  buildSubmittedMails,
  moveMailKey,
  publishApplications,
} from './application-notifications.ts';
import { lockReviewForUpdate, touchReview } from './application-reviews.db.ts';
import { applicationPair } from './application-views.ts';
import {
  type ApplicationRow,
  findApplication,
  findApplicationsById,
  type HistoryRow,
  listHistory,
} from './applications.db.ts';
import { findCorrespondents } from './correspondents.db.ts';
import { moveApplication } from './move-application.ts';
import { toMoveAuthor } from './mover.ts';
import { loadApplicationDetail, requireOwnSide } from './own-side.ts';
import type { PipelinePorts } from './pipeline.ports.ts';

export {
  type ApplicationRow,
  applicationPair,
  buildSubmittedMails,
  findApplication,
  findApplicationsById,
  findCorrespondents,
  type HistoryRow,
  listHistory,
  loadApplicationDetail,
  lockApplicationForUpdate,
  lockReviewForUpdate,
  moveApplication,
  type PipelinePorts,
  publishApplications,
  reopenDeclined,
  requireOwnSide,
  toMoveAuthor,
  touchReview,
};

/**
 * Returns the dedupe key and sending time of emails about an application's latest move. All emails about
 * the move use the same key, so that an undo cancels them. Returns null if the move cannot be undone.
 */
export const moveMailTiming = ({
  undoMoveId,
  statusChangedAt,
}: ApplicationRow['application']): { dedupeKey: string; sendAfter: string } | null =>
  undoMoveId === null ? null : { dedupeKey: moveMailKey(undoMoveId), sendAfter: undoDeadline(statusChangedAt) };

/** Withdraws the held email about the application's latest move, because another email replaces it. */
export const withdrawMoveMail = async (tx: Tx, application: ApplicationRow['application']): Promise<void> => {
  const timing = moveMailTiming(application);
  if (timing !== null) await withdrawMail(tx, timing.dedupeKey);
};

/**
 * Locks the application until the transaction ends and returns it with the viewer's side. Throws
 * `notFound` if the viewer is neither its company nor its candidate.
 */
export const lockOwnApplicationForUpdate = async (
  tx: Tx,
  id: string,
  viewer: Viewer,
): Promise<{ row: ApplicationRow; side: Side }> => {
  await lockApplicationForUpdate(tx, id);
  return requireOwnSide(tx, id, viewer);
};

/** Sends a live event about a changed application to the open tabs of these people. */
export const publishApplicationTo = (tx: Tx, applicationId: string, userIds: readonly string[]): Promise<void> =>
  publish<ApplicationEvent>(tx, { type: 'application_updated', to: [...userIds], ids: { applicationId } });
