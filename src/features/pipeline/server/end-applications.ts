/**
 * Ends all undecided applications of a job or an account: moves, history, notifications, emails and live
 * events, in the caller's transaction. Uses only a few statements even for hundreds of applications, so that
 * the transaction stays short.
 */
import { storeReceipts } from '#features/scores/server/receipts.service.ts';
import type { Tx } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import type { DeclineReason } from '#shared/vocabulary.ts';
import { endLockedApplications, lockUndecidedForUpdate, type UndecidedScope } from './application-moves.db.ts';
import { notifyMoved } from './application-notifications.ts';
import { findApplicationsById } from './applications.db.ts';
import { recordMoves } from './recorded-moves.ts';

/**
 * The batch size. It limits the memory for emails (about 5 kB each) and how long other transactions
 * wait for the company's row, which is locked because it counts the company's answers.
 */
const BATCH_SIZE = 250;

/** The move by which a company ends undecided applications. */
export const DECLINED_BY_COMPANY = { to: 'declined', side: 'company' } as const satisfies Pick<
  EndRequest,
  'to' | 'side'
>;

/** How the applications end, who ends them, and the note to the other party. */
export interface EndRequest {
  to: 'declined' | 'withdrawn';
  side: 'candidate' | 'company';
  byUserId: string;
  /** The acting member, if the company ends them. */
  memberId?: string | undefined;
  note: string | null;
  /** The reason, if the company ends them. */
  reason: DeclineReason | null;
  /** True if the moves cannot be undone. */
  isFinal?: boolean;
}

/** Returns the locked applications that must not be ended. */
export type FindExcluded = (tx: Tx, applicationIds: readonly string[]) => Promise<ReadonlySet<string>>;

/**
 * Ends the next batch of undecided applications of a job, a candidate or a company after an id, and
 * notifies the other parties. Calls `findExcluded` after locking, and does not end the applications that
 * it returns. Returns the id to continue after, or null if none are left.
 */
export const endNextBatch = async (
  tx: Tx,
  platform: Platform,
  scope: UndecidedScope,
  end: EndRequest,
  { after, findExcluded }: { after: string | null; findExcluded?: FindExcluded },
): Promise<string | null> => {
  const locked = await lockUndecidedForUpdate(tx, scope, { after, limit: BATCH_SIZE });
  if (locked.length === 0) return null;
  const excluded = await findExcluded?.(
    tx,
    locked.map(({ id }) => id),
  );
  const toEnd = excluded ? locked.filter(({ id }) => !excluded.has(id)) : locked;
  const moves = new Map((await endLockedApplications(tx, toEnd, end)).map(({ id, ...move }) => [id, move]));
  const rows = await findApplicationsById(tx, [...moves.keys()]);
  const movedRows = rows.flatMap((row) => {
    const move = moves.get(row.application.id);
    return move === undefined ? [] : [{ row, ...move }];
  });
  if (end.side === 'company') await storeReceipts(tx, platform, 'move', rows);
  const { to, note, reason, byUserId, memberId, isFinal } = end;
  await recordMoves(tx, memberId, rows, 'application.declined');
  await notifyMoved(tx, platform, movedRows, { to, note, reason, by: end.side, byUserId, isFinal });
  return locked.length === BATCH_SIZE ? (locked.at(-1)?.id ?? null) : null;
};

/** Ends all undecided applications, in the caller's transaction. */
export const endAll = async (tx: Tx, platform: Platform, scope: UndecidedScope, end: EndRequest): Promise<void> => {
  let after: string | null = null;
  do after = await endNextBatch(tx, platform, scope, end, { after });
  while (after !== null);
};
