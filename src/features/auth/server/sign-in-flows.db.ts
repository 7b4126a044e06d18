/** SQL for pending sign-in steps. The statement that consumes a flow also deletes it, so only one of two concurrent requests succeeds. */
import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { firstRow, type Queryable } from '#server/db/database.ts';
import { LIFETIMES } from '#shared/limits.ts';
import type { FlowKind } from '../sign-in-ways.domain.ts';
import { signInFlows, totpFactors } from './sign-in-ways.tables.ts';

export type FlowRow = typeof signInFlows.$inferSelect;
type NewFlow = Omit<typeof signInFlows.$inferInsert, 'expiresAt' | 'createdAt'>;

const isValidFlow = (kind: FlowKind, tokenHash: string) =>
  and(eq(signInFlows.tokenHash, tokenHash), eq(signInFlows.kind, kind), gt(signInFlows.expiresAt, sql`now()`));

/** Stores a flow, replacing one with the same token. */
export const putFlow = async (db: Queryable, flow: NewFlow, minutes: number): Promise<void> => {
  const row = { ...flow, expiresAt: sql`now() + make_interval(mins => ${minutes})` };
  await db
    .insert(signInFlows)
    .values(row)
    .onConflictDoUpdate({ target: signInFlows.tokenHash, set: { ...row, createdAt: sql`now()` } });
};

/** Returns the flow of a token, or null if it does not exist, is of another kind, or has expired. */
export const findFlow = (db: Queryable, kind: FlowKind, tokenHash: string): Promise<FlowRow | null> =>
  firstRow(db.select().from(signInFlows).where(isValidFlow(kind, tokenHash)));

/** Uses up a flow and returns it. Returns null if another request was faster or the flow has expired. */
export const consumeFlow = (db: Queryable, kind: FlowKind, tokenHash: string): Promise<FlowRow | null> =>
  firstRow(db.delete(signInFlows).where(isValidFlow(kind, tokenHash)).returning());

/** Stores a challenge in a flow, replacing an unanswered one. Returns false if the flow does not exist. */
export const putChallenge = async (
  db: Queryable,
  kind: FlowKind,
  tokenHash: string,
  challenge: string,
): Promise<boolean> => {
  const updatedRows = await db
    .update(signInFlows)
    .set({ challenge })
    .where(isValidFlow(kind, tokenHash))
    .returning({ kind: signInFlows.kind });
  return updatedRows.length > 0;
};

/** Removes the challenge of a flow and returns the challenge, or null if there is none. The flow stays. Called in a transaction. */
export const consumeChallenge = async (tx: Queryable, kind: FlowKind, tokenHash: string): Promise<string | null> => {
  const [row] = await tx.select().from(signInFlows).where(isValidFlow(kind, tokenHash)).for('update');
  if (!row?.challenge) return null;
  await tx.update(signInFlows).set({ challenge: null }).where(eq(signInFlows.tokenHash, tokenHash));
  return row.challenge;
};

export const deleteSignInFlows = async (db: Queryable, userId: string): Promise<void> => {
  await db.delete(signInFlows).where(eq(signInFlows.userId, userId));
};

/** Deletes expired flows, and authenticator apps that were not confirmed in time. */
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
