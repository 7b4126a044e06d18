/** Stores the score and its factors with a decline, so that candidates can later see which score the company saw. */
import { setImmediate } from 'node:timers/promises';
import { explainFor } from '#features/matching/server/compatibility.service.ts';
import { applicationPair, findApplicationsById } from '#features/pipeline/server/own-applications.service.ts';
import type { Tx } from '#server/db/database.ts';
import { type DeclineRecord, insertDeclineScores } from './declines.db.ts';

/** Explaining scores blocks the event loop. Other requests get a turn after this number of explanations. */
const BATCH_SIZE = 25;

/** Stores the score of each application at its decline, worded for candidates. `moveId` is the history entry of the decline. */
export const recordDeclineScores = async (
  tx: Tx,
  declines: readonly { applicationId: string; moveId: string }[],
): Promise<void> => {
  const ids = declines.map(({ applicationId }) => applicationId);
  const rows = new Map((await findApplicationsById(tx, ids)).map((row) => [row.application.id, row]));
  const records: DeclineRecord[] = [];
  for (const [index, decline] of declines.entries()) {
    if (index > 0 && index % BATCH_SIZE === 0) await setImmediate();
    const row = rows.get(decline.applicationId);
    const pair = row === undefined ? 'unscored' : applicationPair(row);
    // Candidates without a score have no explanation to store.
    if (pair !== null && pair !== 'unscored')
      records.push({ ...decline, compatibility: explainFor(pair, 'candidate') });
  }
  await insertDeclineScores(tx, records);
};
