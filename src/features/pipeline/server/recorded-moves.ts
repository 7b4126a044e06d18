/** Records status changes of applications in the company's log. */
import { recordMemberActions, recordViewerAction } from '#features/teams/server/company-log.service.ts';
import type { Tx } from '#server/db/database.ts';
import type { Viewer } from '#server/http/viewer.ts';
import type { ApplicationRow } from './applications.db.ts';
import type { MoveOutcome } from './move-outcome.ts';

const moveAction = (status: string) => (status === 'declined' ? 'application.declined' : 'application.moved');

/** Records a move, or that a move was undone. Does nothing if the status change was refused. */
export const recordMove = async (
  tx: Tx,
  viewer: Viewer,
  { row }: MoveOutcome,
  { isUndo = false }: { isUndo?: boolean } = {},
): Promise<void> => {
  if (row === null) return;
  const { id, status } = row.application;
  const action = isUndo ? 'application.move-undone' : moveAction(status);
  await recordViewerAction(tx, viewer, action, { id, name: row.job.title, detail: status });
};

/** Records that applicants were declined because a member closed the job. */
export const recordDeclinesOnClose = async (tx: Tx, memberId: string, rows: readonly ApplicationRow[]): Promise<void> =>
  recordMemberActions(
    tx,
    rows.map(({ application, company, job }) => ({
      accountId: company.userId,
      actorId: memberId,
      action: 'application.declined',
      about: { id: application.id, name: job.title, detail: application.status },
    })),
  );
