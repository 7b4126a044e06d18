/**
 * Ends all applications of a job or an account that nobody decided, as their side would one by one, but with a handful of statements for
 * hundreds of them: moves, history, bells, mails and live events in the caller's transaction, which is then short.
 */
import type { Tx } from '#server/db/database.ts';
import { endUndecided, type UndecidedOf } from './application-moves.db.ts';
import { notifyMoved } from './application-notifications.ts';
import { findApplicationsById } from './applications.db.ts';
import type { ApplicationPlatform } from './applications.ports.ts';

/** So many at once: what is held in memory are their mails, about 5 kB each. */
const AT_ONCE = 500;

/** How a company ends what is undecided. */
export const DECLINED_BY_COMPANY = { to: 'declined', side: 'company' } as const;

/** How they end, who ends them, and what is written to the other side. */
export interface End {
  to: 'declined' | 'withdrawn';
  side: 'candidate' | 'company';
  byUserId: string;
  note: string | null;
}

/** Ends everything undecided of a job, a candidate or a company, and tells the other sides. */
export const endAll = async (tx: Tx, platform: ApplicationPlatform, whose: UndecidedOf, end: End): Promise<void> => {
  for (;;) {
    const ended = await endUndecided(tx, whose, end, AT_ONCE);
    const moves = new Map(ended.map(({ id, ...move }) => [id, move]));
    const rows = await findApplicationsById(tx, [...moves.keys()]);
    const moved = rows.flatMap((row) => {
      const move = moves.get(row.application.id);
      return move === undefined ? [] : [{ row, ...move }];
    });
    await notifyMoved(tx, platform, moved, { to: end.to, note: end.note, by: end.side });
    if (ended.length < AT_ONCE) return;
  }
};
