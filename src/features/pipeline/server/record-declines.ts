/** Keeps, with a decline, the score and its factors as the company could read them, so that "what was known of me?" has an answer later. */
import { setImmediate } from 'node:timers/promises';
import { explainFor } from '#features/matching/server/compatibility.service.ts';
import type { Tx } from '#server/db/database.ts';
import { pairOf } from './application-views.ts';
import { type ApplicationRow, findApplicationsById } from './applications.db.ts';
import { type DeclineRecord, insertDeclines } from './declines.db.ts';

/** After so many explained scores other requests have their turn. */
const AT_ONCE = 25;

/** Keeps what was known at some declines, each with its entry in the history. In the words for candidates, who read it too. */
export const recordDeclines = async (
  tx: Tx,
  declined: readonly { row: ApplicationRow; moveId: string }[],
): Promise<void> => {
  const records: DeclineRecord[] = [];
  for (const [index, { row, moveId }] of declined.entries()) {
    if (index > 0 && index % AT_ONCE === 0) await setImmediate();
    const pair = pairOf(row);
    // Who wants no score has none to be asked about.
    if (pair === 'unscored') continue;
    records.push({ moveId, applicationId: row.application.id, compatibility: explainFor(pair, 'candidate') });
  }
  await insertDeclines(tx, records);
};

/** The same for declines that were made in another way than by their companies: those of a market that is filled. */
export const keepDeclinesOf = async (
  tx: Tx,
  declines: readonly { applicationId: string; moveId: string }[],
): Promise<void> => {
  const ids = declines.map(({ applicationId }) => applicationId);
  const rows = new Map((await findApplicationsById(tx, ids)).map((row) => [row.application.id, row]));
  await recordDeclines(
    tx,
    declines.flatMap(({ applicationId, moveId }) => {
      const row = rows.get(applicationId);
      return row === undefined ? [] : [{ row, moveId }];
    }),
  );
};
