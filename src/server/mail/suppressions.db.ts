/** Addresses that receive no mail. Added by bounces and complaints, checked before each delivery, removed by admins. */
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../db/database.ts';
import { newId } from '../ids.ts';
import { type SUPPRESSION_REASONS, suppressedAddresses } from './suppressions.tables.ts';

export type Suppression = typeof suppressedAddresses.$inferSelect;

const MAX_DETAIL_LENGTH = 500;

/** Suppresses an address. Does not change the reason of an already suppressed address. */
export const suppressAddress = async (
  db: Queryable,
  { address, reason, detail }: { address: string; reason: (typeof SUPPRESSION_REASONS)[number]; detail: string | null },
): Promise<void> => {
  await db
    .insert(suppressedAddresses)
    .values({
      id: newId(),
      address: address.toLowerCase(),
      reason,
      detail: detail?.slice(0, MAX_DETAIL_LENGTH) ?? null,
    })
    .onConflictDoNothing();
};

export const isSuppressed = (address: AnyPgColumn): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${suppressedAddresses} where ${suppressedAddresses.address} = lower(${address}))`;

/** Returns suppressions, newest first, after a position. */
export const listSuppressions = (
  db: Queryable,
  count: number,
  after: readonly [string, string] | null,
): Promise<Suppression[]> =>
  db
    .select()
    .from(suppressedAddresses)
    .where(
      after
        ? sql`(${suppressedAddresses.createdAt}, ${suppressedAddresses.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`
        : undefined,
    )
    .orderBy(desc(suppressedAddresses.createdAt), desc(suppressedAddresses.id))
    .limit(count);

/** Removes a suppression. Returns its address, or null if the suppression does not exist. */
export const liftSuppression = async (db: Queryable, id: string): Promise<string | null> => {
  const [row] = await db
    .delete(suppressedAddresses)
    .where(and(eq(suppressedAddresses.id, id)))
    .returning({ address: suppressedAddresses.address });
  return row?.address ?? null;
};

export const eraseSuppression = async (db: Queryable, address: string): Promise<void> => {
  await db.delete(suppressedAddresses).where(eq(suppressedAddresses.address, address.toLowerCase()));
};
