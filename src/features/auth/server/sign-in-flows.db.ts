/** SQL of what waits for its next step. What is used is gone with the statement that used it, so that of two requests one gets it. */
import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { LIFETIMES } from '#shared/limits.ts';
import type { FlowKind } from '../sign-in-ways.domain.ts';
import { signInFlows, totpFactors } from './sign-in-ways.tables.ts';

export type FlowRow = typeof signInFlows.$inferSelect;
type NewFlow = Omit<typeof signInFlows.$inferInsert, 'expiresAt' | 'createdAt'>;

const isThere = (kind: FlowKind, tokenHash: string) =>
  and(eq(signInFlows.tokenHash, tokenHash), eq(signInFlows.kind, kind), gt(signInFlows.expiresAt, sql`now()`));

/** Files a flow; one under the same token is replaced. */
export const putFlow = async (db: Queryable, flow: NewFlow, minutes: number): Promise<void> => {
  const row = { ...flow, expiresAt: sql`now() + make_interval(mins => ${minutes})` };
  await db
    .insert(signInFlows)
    .values(row)
    .onConflictDoUpdate({ target: signInFlows.tokenHash, set: { ...row, createdAt: sql`now()` } });
};

/** The flow of a token, or null where there is none of this kind, or its time is over. */
export const findFlow = async (db: Queryable, kind: FlowKind, tokenHash: string): Promise<FlowRow | null> => {
  const [row] = await db.select().from(signInFlows).where(isThere(kind, tokenHash));
  return row ?? null;
};

/** Uses a flow up, and gives what it held; null where another request did so first, or its time is over. */
export const takeFlow = async (db: Queryable, kind: FlowKind, tokenHash: string): Promise<FlowRow | null> => {
  const [row] = await db.delete(signInFlows).where(isThere(kind, tokenHash)).returning();
  return row ?? null;
};

/** Puts a challenge into a flow, in the place of one that was not answered. False where there is no such flow. */
export const putChallenge = async (
  db: Queryable,
  kind: FlowKind,
  tokenHash: string,
  challenge: string,
): Promise<boolean> => {
  const changed = await db
    .update(signInFlows)
    .set({ challenge })
    .where(isThere(kind, tokenHash))
    .returning({ kind: signInFlows.kind });
  return changed.length > 0;
};

/** Takes the challenge out of a flow that goes on, and gives it; null where there was none. Called in a transaction. */
export const takeChallenge = async (tx: Queryable, kind: FlowKind, tokenHash: string): Promise<string | null> => {
  const [row] = await tx.select().from(signInFlows).where(isThere(kind, tokenHash)).for('update');
  if (!row?.challenge) return null;
  await tx.update(signInFlows).set({ challenge: null }).where(eq(signInFlows.tokenHash, tokenHash));
  return row.challenge;
};

/** Ends everything of a user that is under way. */
export const deleteFlowsOf = async (db: Queryable, userId: string): Promise<void> => {
  await db.delete(signInFlows).where(eq(signInFlows.userId, userId));
};

/** Drops what no one finished; housekeeping. */
export const dropExpiredFlows = async (db: Queryable): Promise<void> => {
  await db.delete(signInFlows).where(lte(signInFlows.expiresAt, sql`now()`));
  await db
    .delete(totpFactors)
    .where(
      and(
        isNull(totpFactors.confirmedAt),
        lte(totpFactors.createdAt, sql`now() - make_interval(mins => ${LIFETIMES.appSetupMinutes})`),
      ),
    );
};
