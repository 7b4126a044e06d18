/** Records status changes of applications in the company's log. */
import { recordMemberActions } from '#features/teams/server/company-log.service.ts';
import type { Tx } from '#server/db/database.ts';
import type { ApplicationRow } from './applications.db.ts';

type Action = 'application.moved' | 'application.declined' | 'application.move-undone';

/** Records what a member did to applications, which have their new status. Does nothing for a candidate's own change, which has no member. */
export const recordMoves = async (
  tx: Tx,
  memberId: string | undefined,
  rows: readonly ApplicationRow[],
  action: Action,
): Promise<void> => {
  if (memberId === undefined) return;
  await recordMemberActions(
    tx,
    rows.map(({ application, company, job }) => ({
      accountId: company.userId,
      actorId: memberId,
      action,
      about: { id: application.id, name: job.title, detail: application.status },
    })),
  );
};
