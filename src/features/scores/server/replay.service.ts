/**
 * Recomputes receipts with the engines that created them. Invariant: a receipt that has been changed
 * or cannot be recomputed counts as different.
 */
import { agree } from '#engine/engine.domain.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Engines } from './engines.service.ts';
import { listScoredReceipts, loadInputs, type ReceiptRow } from './receipts.db.ts';
import { hashInput } from './score-snapshots.service.ts';

/** A receipt that does not agree, and the reason. */
export interface Difference {
  id: string;
  engine: string;
  reason: 'engine-not-kept' | 'input-missing' | 'input-changed' | 'other-score' | 'other-factors';
}

export interface ReplayResult {
  replayed: number;
  agree: number;
  differ: number;
}

const BATCH_SIZE = 500;

/** Returns the reason why a receipt does not agree with its engine, or null if they agree. */
const findDifference = async (
  engines: Engines,
  bodies: ReadonlyMap<string, string>,
  row: ReceiptRow,
): Promise<Difference['reason'] | null> => {
  const [job, candidate] = [bodies.get(row.jobHash ?? ''), bodies.get(row.candidateHash ?? '')];
  if (job === undefined || candidate === undefined) return 'input-missing';
  if (hashInput(job) !== row.jobHash || hashInput(candidate) !== row.candidateHash) return 'input-changed';
  const engine = await engines.load(row);
  if (engine === null) return 'engine-not-kept';
  const recomputed = engine.replay(JSON.parse(job), JSON.parse(candidate));
  if (recomputed.score !== row.score) return 'other-score';
  const stored = JSON.parse(row.factors ?? '[]') as [number, number][];
  // The number of factors depends on the engine.
  const factors = stored.map(([factorScore, weight]) => ({ score: factorScore, weight }));
  return agree(recomputed, { score: row.score, factors }) ? null : 'other-factors';
};

/** Replays all receipts with a score since an instant (ISO 8601). Calls `onDifference` for each that does not agree. */
export const replayReceipts = async (
  db: Queryable,
  engines: Engines,
  since: string,
  onDifference: (difference: Difference) => void,
): Promise<ReplayResult> => {
  const result: ReplayResult = { replayed: 0, agree: 0, differ: 0 };
  let after: ReceiptRow | null = null;
  for (;;) {
    const rows: ReceiptRow[] = await listScoredReceipts(db, since, after, BATCH_SIZE);
    const bodies = await loadInputs(
      db,
      rows.flatMap(({ jobHash, candidateHash }) => [jobHash, candidateHash].filter((hash) => hash !== null)),
    );
    for (const row of rows) {
      const reason = await findDifference(engines, bodies, row);
      result.replayed += 1;
      if (reason === null) result.agree += 1;
      else {
        result.differ += 1;
        onDifference({ id: row.id, engine: row.engine, reason });
      }
    }
    after = rows.at(-1) ?? null;
    if (after === null || rows.length < BATCH_SIZE) return result;
  }
};
