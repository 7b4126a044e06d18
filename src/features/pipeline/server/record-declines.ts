/** Stores the score and its factors with a decline, so that candidates can see later what the company knew. */
import { setImmediate } from 'node:timers/promises';
import { explainFor } from '#features/matching/server/compatibility.service.ts';
import type { Tx } from '#server/db/database.ts';
import { pairOf } from './application-views.ts';
import { type ApplicationRow, findApplicationsById } from './applications.db.ts';
import { type DeclineRecord, insertDeclines } from './declines.db.ts';

/** Yields to other requests after this many explained scores. */
const BATCH_SIZE = 25;

/** Stores the scores at declines, each with its history entry, in the wording for candidates. */
export const recordDeclines = async (
  tx: Tx,
  declined: readonly { row: ApplicationRow; moveId: string }[],
): Promise<void> => {
  const records: DeclineRecord[] = [];
  for (const [index, { row, moveId }] of declined.entries()) {
    if (index > 0 && index % BATCH_SIZE === 0) await setImmediate();
    const pair = pairOf(row);
    // Candidates without a score have no explanation to store.
    if (pair === 'unscored') continue;
    records.push({ moveId, applicationId: row.application.id, compatibility: explainFor(pair, 'candidate') });
  }
  await insertDeclines(tx, records);
};

/** Records declines that were not made through the API, such as those of the demo market. */
export const recordPastDeclines = async (
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
