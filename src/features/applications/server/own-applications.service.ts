/**
 * One application and the side of it that somebody is on, for the calls of this feature and of those above it; and moves that a feature
 * above makes in its own transaction. An application that is neither the reader's own nor to the reader's job does not exist for them.
 */
import type { Queryable, Tx } from '#server/db/database.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { publish } from '#server/live/live-hub.ts';
import { notFound } from '#shared/errors.ts';
import type { Side } from '../applications.policy.ts';
import { lockApplicationForUpdate } from './application-moves.db.ts';
import type { ApplicationEvent } from './application-notifications.ts';
import { type ApplicationRow, type Correspondent, findApplication, findCorrespondents } from './applications.db.ts';
import { moveOne } from './move-application.ts';

export { type ApplicationRow, type Correspondent, findCorrespondents as correspondentsOf, moveOne as moveApplication };

/** What a move needs of the program. */
export type MovingPlatform = Parameters<typeof moveOne>[1];

/** The application and the side of it that the viewer is on. Throws `notFound` for everybody else. */
export const requireOwnSide = async (
  db: Queryable,
  id: string,
  viewer: Pick<Viewer, 'userId'>,
): Promise<{ row: ApplicationRow; side: Side }> => {
  const row = await findApplication(db, id);
  if (row?.company.userId === viewer.userId) return { row, side: 'company' };
  if (row?.candidate.userId === viewer.userId) return { row, side: 'candidate' };
  throw notFound('Application');
};

/** The same, while nobody else moves it until the transaction ends. */
export const lockOwnSideForUpdate = async (
  tx: Tx,
  id: string,
  viewer: Pick<Viewer, 'userId'>,
): Promise<{ row: ApplicationRow; side: Side }> => {
  await lockApplicationForUpdate(tx, id);
  return requireOwnSide(tx, id, viewer);
};

/** Says to the open tabs of these people that something about an application is new. */
export const publishApplicationTo = (tx: Tx, applicationId: string, userIds: readonly string[]): Promise<void> =>
  publish<ApplicationEvent>(tx, { type: 'application_updated', to: [...userIds], ids: { applicationId } });
