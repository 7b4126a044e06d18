/** A company's log, for the features whose actions it records. Call these functions in the transaction of the action. */
import type { Queryable } from '#server/db/database.ts';
import { BATCH_SIZE, inBatches } from '#server/db/in-batches.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { newId } from '#server/ids.ts';
import type { CompanyLogAction, CompanyLogEntry } from '../company-log.contract.ts';
import { insertLogEntries, listLogEntries } from './company-log.db.ts';

export { dropOldCompanyLog } from './company-log.db.ts';

/** The subject of an action. Contains no names of candidates, because the log outlives their data. */
export interface LogTarget {
  id: string | null;
  name?: string;
  detail?: string | null;
}

export interface MemberAction {
  accountId: string;
  actorId: string;
  action: CompanyLogAction;
  about: LogTarget;
}

/** Records actions of members in one statement. */
export const recordMemberActions = (tx: Queryable, actions: readonly MemberAction[]): Promise<void> =>
  insertLogEntries(
    tx,
    actions.map(({ about: { id, name = '', detail = null }, ...action }) => ({
      id: newId(),
      ...action,
      targetId: id,
      targetName: name,
      detail,
    })),
  );

export const recordMemberAction = (
  tx: Queryable,
  { accountId, actorId }: { accountId: string; actorId: string },
  action: CompanyLogAction,
  about: LogTarget,
): Promise<void> => recordMemberActions(tx, [{ accountId, actorId, action, about }]);

/** Records an action of the viewer for their company. Does nothing for people without a company. */
export const recordViewerAction = async (
  tx: Queryable,
  { membership, memberId }: Pick<Viewer, 'membership' | 'memberId'>,
  action: CompanyLogAction,
  about: LogTarget,
): Promise<void> => {
  if (membership === null) return;
  await recordMemberAction(tx, { accountId: membership.accountId, actorId: memberId }, action, about);
};

/** Streams a company's whole log, newest first, for the company's export. */
export const streamCompanyLog = (db: Queryable, accountId: string): AsyncGenerator<CompanyLogEntry> =>
  inBatches((last: CompanyLogEntry | null) =>
    listLogEntries(db, accountId, { patterns: [], limit: BATCH_SIZE, after: last && [last.createdAt, last.id] }),
  );
