/**
 * One application and the side of it that someone is on, for the calls of this feature and of those above it; and moves that a feature
 * above makes in its own transaction. An application that is neither the reader's own nor to the reader's job does not exist for them.
 */
import type { Tx } from '#server/db/database.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { publish } from '#server/live/live-hub.ts';
import type { Side } from '#shared/sides.ts';
import { undoableUntil } from '../applications.domain.ts';
import { lockApplicationForUpdate, reopenDeclined } from './application-moves.db.ts';
import { type ApplicationEvent, moveMailKey, publishApplications } from './application-notifications.ts';
import { type ApplicationRow, findApplication, listHistory } from './applications.db.ts';
import { type Correspondent, findCorrespondents } from './correspondents.db.ts';
import { scoreAtDecline } from './declines.db.ts';
import { moveApplication } from './move-application.ts';
import { newestDecline } from './opened-decline.ts';
import { type DetailPorts, detailOf, requireOwnSide } from './own-side.ts';
import type { AppealPorts } from './pipeline.ports.ts';

export {
  type AppealPorts,
  type ApplicationRow,
  type Correspondent,
  type DetailPorts,
  detailOf,
  findApplication,
  findCorrespondents,
  listHistory,
  lockApplicationForUpdate,
  moveApplication,
  newestDecline,
  publishApplications,
  reopenDeclined,
  requireOwnSide,
  scoreAtDecline,
};

/**
 * Under which key and until when the mail about an application's newest move waits. Whatever else is mailed of the move waits under it as well, so
 * that an undo takes it back. Null where that move cannot be undone.
 */
export const heldMailOf = ({
  undoMoveId,
  statusChangedAt,
}: ApplicationRow['application']): { dedupeKey: string; sendAfter: string } | null =>
  undoMoveId === null ? null : { dedupeKey: moveMailKey(undoMoveId), sendAfter: undoableUntil(statusChangedAt) };

/** The application and the side of it that the viewer is on, while no one else moves it until the transaction ends. Throws `notFound` for everyone else. */
export const lockOwnSideForUpdate = async (
  tx: Tx,
  id: string,
  viewer: Viewer,
): Promise<{ row: ApplicationRow; side: Side }> => {
  await lockApplicationForUpdate(tx, id);
  return requireOwnSide(tx, id, viewer);
};

/** Says to the open tabs of these people that something about an application is new. */
export const publishApplicationTo = (tx: Tx, applicationId: string, userIds: readonly string[]): Promise<void> =>
  publish<ApplicationEvent>(tx, { type: 'application_updated', to: [...userIds], ids: { applicationId } });
