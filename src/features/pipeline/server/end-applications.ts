/**
 * Ends all applications of a job or an account that no one decided, as their side would one by one, but with a handful of statements for
 * hundreds of them: moves, history, bells, mails and live events in the caller's transaction, which is then short.
 */
import type { Tx } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import type { DeclineReason } from '#shared/vocabulary.ts';
import { endHeld, lockUndecidedForUpdate, type UndecidedOf } from './application-moves.db.ts';
import { notifyMoved } from './application-notifications.ts';
import { findApplicationsById } from './applications.db.ts';
import { recordDeclines } from './record-declines.ts';
import { keepScores } from './score-receipts.ts';

/**
 * So many at once: what is held in memory are their mails, about 5 kB each, and what others wait for meanwhile is the row of the company, which
 * counts its answers.
 */
const AT_ONCE = 250;

/** How a company ends what is undecided. */
export const DECLINED_BY_COMPANY = { to: 'declined', side: 'company' } as const satisfies Pick<End, 'to' | 'side'>;

/** How they end, who ends them, and what is written to the other side. */
export interface End {
  to: 'declined' | 'withdrawn';
  side: 'candidate' | 'company';
  byUserId: string;
  note: string | null;
  /** Why, where the company ends them. */
  reason: DeclineReason | null;
  /** No one can undo it. */
  isFinal?: boolean;
}

/** Which of these locked applications are left as they are. */
export type Spare = (tx: Tx, applicationIds: readonly string[]) => Promise<ReadonlySet<string>>;

/**
 * Ends the next few hundred that are undecided of a job, a candidate or a company, after an id, and tells the other sides. Those that `spare`
 * names stay undecided; it is asked once they are locked. Returns the id to go on after, or null where no more are left.
 */
export const endSome = async (
  tx: Tx,
  platform: Platform,
  whose: UndecidedOf,
  end: End,
  { after, spare }: { after: string | null; spare?: Spare },
): Promise<string | null> => {
  const held = await lockUndecidedForUpdate(tx, whose, { after, most: AT_ONCE });
  if (held.length === 0) return null;
  const spared = await spare?.(
    tx,
    held.map(({ id }) => id),
  );
  const toEnd = spared ? held.filter(({ id }) => !spared.has(id)) : held;
  const moves = new Map((await endHeld(tx, toEnd, end)).map(({ id, ...move }) => [id, move]));
  const rows = await findApplicationsById(tx, [...moves.keys()]);
  const moved = rows.flatMap((row) => {
    const move = moves.get(row.application.id);
    return move === undefined ? [] : [{ row, ...move }];
  });
  if (end.side === 'company') await keepScores(tx, platform, 'move', rows);
  if (end.to === 'declined') await recordDeclines(tx, moved);
  const { to, note, reason, byUserId, isFinal } = end;
  await notifyMoved(tx, platform, moved, { to, note, reason, by: end.side, byUserId, isFinal });
  return held.length === AT_ONCE ? (held.at(-1)?.id ?? null) : null;
};

/** Ends everything undecided, in the caller's transaction. */
export const endAll = async (tx: Tx, platform: Platform, whose: UndecidedOf, end: End): Promise<void> => {
  let after: string | null = null;
  do after = await endSome(tx, platform, whose, end, { after });
  while (after !== null);
};
