/**
 * Ends all applications of a job or an account that nobody decided, as their side would one by one, but with a handful of statements for
 * hundreds of them: moves, history, bells, mails and live events in the caller's transaction, which is then short.
 */
import type { Tx } from '#server/db/database.ts';
import type { DeclineReason } from '#shared/vocabulary.ts';
import { endUndecided, type UndecidedOf } from './application-moves.db.ts';
import { notifyMoved } from './application-notifications.ts';
import { findApplicationsById } from './applications.db.ts';
import type { ApplicationPlatform } from './applications.ports.ts';
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
}

/** Ends the next few hundred that are undecided of a job, a candidate or a company, and tells the other sides. Gives whether more may be left. */
export const endSome = async (
  tx: Tx,
  platform: ApplicationPlatform,
  whose: UndecidedOf,
  end: End,
): Promise<boolean> => {
  const ended = await endUndecided(tx, whose, end, AT_ONCE);
  const moves = new Map(ended.map(({ id, ...move }) => [id, move]));
  const rows = await findApplicationsById(tx, [...moves.keys()]);
  const moved = rows.flatMap((row) => {
    const move = moves.get(row.application.id);
    return move === undefined ? [] : [{ row, ...move }];
  });
  if (end.side === 'company') await keepScores(tx, platform, 'move', rows);
  if (end.to === 'declined') await recordDeclines(tx, moved);
  await notifyMoved(tx, platform, moved, { to: end.to, note: end.note, reason: end.reason, by: end.side });
  return ended.length === AT_ONCE;
};

/** Ends everything undecided, in the caller's transaction. */
export const endAll = async (tx: Tx, platform: ApplicationPlatform, whose: UndecidedOf, end: End): Promise<void> => {
  while (await endSome(tx, platform, whose, end));
};
