/**
 * SQL for candidates' current hires. Triggers on hires, applications, jobs and users count them (`db/triggers.sql`), so that no write is
 * missed. A hire whose last day passes causes no write, so this file recounts it.
 */
import { eq, lt, sql } from 'drizzle-orm';
import type { Tx } from '#server/db/database.ts';
import { candidates } from './candidates.tables.ts';

/** Locks a profile the way the triggers do, and returns its hours. */
export const lockCommittedHours = async (tx: Tx, candidateId: string): Promise<number> => {
  const [row] = await tx
    .select({ hours: candidates.committedHours })
    .from(candidates)
    .where(eq(candidates.id, candidateId))
    .for('no key update');
  return row?.hours ?? 0;
};

/** Recounts up to `limit` profiles with a hire whose last day was before `today`. Returns their number. */
export const recountEndedCommitments = async (tx: Tx, today: string, limit: number): Promise<number> => {
  const rows = await tx
    .select({ id: candidates.id })
    .from(candidates)
    .where(lt(candidates.commitmentEndsOn, today))
    .orderBy(candidates.commitmentEndsOn)
    .limit(limit)
    .for('no key update', { skipLocked: true });
  if (rows.length === 0) return 0;
  const ids = `{${rows.map(({ id }) => id).join(',')}}`;
  await tx.execute(sql`select count_commitments(${ids}::uuid[], ${today}::date)`);
  return rows.length;
};
