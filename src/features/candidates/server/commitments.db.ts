/**
 * SQL of what candidates are hired for. Triggers on hires, applications, jobs and users count it (`db/triggers.sql`), so that no write forgets to;
 * time alone ends a hire without a write, and that is counted here.
 */
import { eq, lt, sql } from 'drizzle-orm';
import type { Tx } from '#server/db/database.ts';
import { candidates } from './candidates.tables.ts';

/** Locks a profile as it is counted in, and returns its hours. */
export const lockCommittedHours = async (tx: Tx, candidateId: string): Promise<number> => {
  const [row] = await tx
    .select({ hours: candidates.committedHours })
    .from(candidates)
    .where(eq(candidates.id, candidateId))
    .for('no key update');
  return row?.hours ?? 0;
};

/** Counts again the next profiles of which a hire had its last day before `today`. Returns how many. */
export const recountEnded = async (tx: Tx, today: string, most: number): Promise<number> => {
  const rows = await tx
    .select({ id: candidates.id })
    .from(candidates)
    .where(lt(candidates.commitmentEndsOn, today))
    .orderBy(candidates.commitmentEndsOn)
    .limit(most)
    .for('no key update', { skipLocked: true });
  if (rows.length === 0) return 0;
  const ids = `{${rows.map(({ id }) => id).join(',')}}`;
  await tx.execute(sql`select count_commitments(${ids}::uuid[], ${today}::date)`);
  return rows.length;
};
