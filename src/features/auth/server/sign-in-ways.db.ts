/**
 * SQL for authenticator apps, recovery codes, passkeys and provider identities. Changes, except renaming a passkey, run while the user's row is
 * locked (`for no key update`), so that concurrent changes run one at a time.
 */
import { and, asc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgInsertValue } from 'drizzle-orm/pg-core';
import { firstRow, type Queryable } from '#server/db/database.ts';
import { LIFETIMES, LIMITS } from '#shared/limits.ts';
import { users } from './auth.tables.ts';
import { identities, passkeys, recoveryCodes, totpFactors } from './sign-in-ways.tables.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;
export type IdentityRow = typeof identities.$inferSelect;
export type AppRow = typeof totpFactors.$inferSelect;
type NewPasskey = PgInsertValue<typeof passkeys>;
type NewIdentity = PgInsertValue<typeof identities>;

/** Records in the user's row, which every request reads, whether a second step is required. */
export const refreshSecondStep = async (tx: Queryable, userId: string): Promise<void> => {
  const hasSecondStep = sql`exists (select 1 from ${passkeys} where ${passkeys.userId} = ${userId})
    or exists (select 1 from ${totpFactors} where ${totpFactors.userId} = ${userId} and ${totpFactors.confirmedAt} is not null)`;
  await tx
    .update(users)
    .set({
      secondStepSince: sql`case when ${hasSecondStep} then coalesce(${users.secondStepSince}, now()) end`,
      // An admin who removes their last second step keeps the earlier deadline. Without one, a new grace period begins.
      secondStepDueAt: sql`case when ${users.isAdmin}
        then coalesce(${users.secondStepDueAt}, now() + make_interval(days => ${LIFETIMES.adminGraceDays})) end`,
    })
    .where(eq(users.id, userId));
};

/** Stores the encrypted key of an app during its setup, replacing an unconfirmed one. Returns false if an app is already active. */
export const putApp = async (tx: Queryable, userId: string, keySealed: string): Promise<boolean> => {
  const inserted = await tx
    .insert(totpFactors)
    .values({ userId, keySealed })
    .onConflictDoUpdate({
      target: totpFactors.userId,
      set: { keySealed, usedStep: null, createdAt: sql`now()` },
      setWhere: isNull(totpFactors.confirmedAt),
    })
    .returning({ userId: totpFactors.userId });
  return inserted.length > 0;
};

const isWithinSetupTime = sql`${totpFactors.createdAt} > now() - make_interval(mins => ${sql.raw(String(LIFETIMES.appSetupMinutes))})`;

/** Returns the active app, or the app that is waiting for its first code. */
export const findApp = async (
  db: Queryable,
  userId: string,
  state: 'confirmed' | 'waiting',
): Promise<AppRow | null> => {
  const isInState =
    state === 'confirmed'
      ? isNotNull(totpFactors.confirmedAt)
      : and(isNull(totpFactors.confirmedAt), isWithinSetupTime);
  const [row] = await db
    .select()
    .from(totpFactors)
    .where(and(eq(totpFactors.userId, userId), isInState));
  return row ?? null;
};

/** Records the use of a time step's code, which also activates the app. Returns false if this step or a later one was used. */
export const consumeAppStep = async (db: Queryable, userId: string, step: number): Promise<boolean> => {
  const used = await db
    .update(totpFactors)
    .set({ usedStep: step, confirmedAt: sql`coalesce(${totpFactors.confirmedAt}, now())` })
    .where(and(eq(totpFactors.userId, userId), or(isNull(totpFactors.usedStep), lt(totpFactors.usedStep, step))))
    .returning({ userId: totpFactors.userId });
  return used.length > 0;
};

/** Deletes the app. Returns false if there was none. */
export const deleteApp = async (tx: Queryable, userId: string): Promise<boolean> => {
  const deletedRows = await tx
    .delete(totpFactors)
    .where(eq(totpFactors.userId, userId))
    .returning({ userId: totpFactors.userId });
  return deletedRows.length > 0;
};

export const countRecoveryCodes = (db: Queryable, userId: string): Promise<number> =>
  db.$count(recoveryCodes, eq(recoveryCodes.userId, userId));

export const replaceRecoveryCodes = async (tx: Queryable, userId: string, hashes: readonly string[]): Promise<void> => {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  if (hashes.length > 0) await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
};

/** Uses up a recovery code. Returns false if it does not match. */
export const consumeRecoveryCode = async (tx: Queryable, userId: string, codeHash: string): Promise<boolean> => {
  const deletedRows = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ codeHash: recoveryCodes.codeHash });
  return deletedRows.length > 0;
};

/** Returns the passkeys of a user, oldest first. */
export const listPasskeys = (db: Queryable, userId: string): Promise<PasskeyRow[]> =>
  db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
    .limit(LIMITS.passkeysPerPerson);

export const findPasskey = (db: Queryable, credentialId: string): Promise<PasskeyRow | null> =>
  firstRow(db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId)));

/** Inserts a passkey. Returns null if it is already registered. */
export const insertPasskey = (tx: Queryable, passkey: NewPasskey): Promise<PasskeyRow | null> =>
  firstRow(tx.insert(passkeys).values(passkey).onConflictDoNothing({ target: passkeys.credentialId }).returning());

/** Records a use of a passkey. Returns false if its counter did not increase, or it was deleted in the meantime. */
export const recordPasskeyUse = async (
  tx: Queryable,
  passkeyId: string,
  { counter, isSynced }: { counter: number; isSynced: boolean },
): Promise<boolean> => {
  const isCounterValid = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter);
  const used = await tx
    .update(passkeys)
    .set({ counter, isSynced, lastUsedAt: sql`now()` })
    .where(and(eq(passkeys.id, passkeyId), isCounterValid))
    .returning({ id: passkeys.id });
  return used.length > 0;
};

const isOwnPasskey = (userId: string, passkeyId: string) =>
  and(eq(passkeys.id, passkeyId), eq(passkeys.userId, userId));

/** Renames a user's passkey. Returns null if it does not exist. */
export const renamePasskey = (
  db: Queryable,
  userId: string,
  passkeyId: string,
  name: string,
): Promise<PasskeyRow | null> =>
  firstRow(db.update(passkeys).set({ name }).where(isOwnPasskey(userId, passkeyId)).returning());

/** Deletes a user's passkey. Returns null if it does not exist. */
export const deletePasskey = (tx: Queryable, userId: string, passkeyId: string): Promise<PasskeyRow | null> =>
  firstRow(tx.delete(passkeys).where(isOwnPasskey(userId, passkeyId)).returning());

/** Returns the stored identity of a provider's user. */
export const findIdentity = (db: Queryable, issuer: string, subject: string): Promise<IdentityRow | null> =>
  firstRow(
    db
      .select()
      .from(identities)
      .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject))),
  );

/** Returns the identities of a user, one for each provider. */
export const listIdentities = (db: Queryable, userId: string): Promise<IdentityRow[]> =>
  db.select().from(identities).where(eq(identities.userId, userId)).orderBy(asc(identities.provider)).limit(100);

/** Connects an identity. Returns null if it is already connected, or the user has one at this provider. */
export const insertIdentity = (tx: Queryable, identity: NewIdentity): Promise<IdentityRow | null> =>
  firstRow(tx.insert(identities).values(identity).onConflictDoNothing().returning());

/** Deletes a user's identity at a provider. Returns null if there is none. */
export const deleteIdentity = (tx: Queryable, userId: string, provider: string): Promise<IdentityRow | null> =>
  firstRow(
    tx
      .delete(identities)
      .where(and(eq(identities.userId, userId), eq(identities.provider, provider)))
      .returning(),
  );

/** Counts a user's passkeys and identities. */
export const countSignInWays = async (
  tx: Queryable,
  userId: string,
): Promise<{ passkeys: number; providers: number }> => ({
  passkeys: await tx.$count(passkeys, eq(passkeys.userId, userId)),
  providers: await tx.$count(identities, eq(identities.userId, userId)),
});

/** Deletes the recovery codes of a user who has neither an app nor a passkey, and so no second step to recover. */
export const deleteUnneededCodes = async (tx: Queryable, userId: string): Promise<void> => {
  const { passkeys: left } = await countSignInWays(tx, userId);
  if (left === 0 && (await findApp(tx, userId, 'confirmed')) === null) await replaceRecoveryCodes(tx, userId, []);
};

const isRecent = (added: AnyPgColumn) =>
  sql`${added} > now() - make_interval(hours => ${sql.raw(String(LIFETIMES.recentSignInMethodHours))})`;

/**
 * Removes recently added sign-in methods, except the provider through which the account was created. Someone else who knew the password may have
 * added them to lock out the owner.
 */
export const deleteRecentSignInWays = async (tx: Queryable, userId: string): Promise<void> => {
  const account = tx.select({ since: users.createdAt }).from(users).where(eq(users.id, userId));
  await tx.delete(totpFactors).where(and(eq(totpFactors.userId, userId), isRecent(totpFactors.createdAt)));
  await tx.delete(passkeys).where(and(eq(passkeys.userId, userId), isRecent(passkeys.createdAt)));
  await tx.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, userId), isRecent(recoveryCodes.createdAt)));
  await tx
    .delete(identities)
    .where(
      and(eq(identities.userId, userId), isRecent(identities.createdAt), sql`${identities.createdAt} > (${account})`),
    );
  await deleteUnneededCodes(tx, userId);
  await refreshSecondStep(tx, userId);
};

/** Deletes the app, the passkeys and the recovery codes of a user. */
export const deleteSecondSteps = async (tx: Queryable, userId: string): Promise<void> => {
  await tx.delete(totpFactors).where(eq(totpFactors.userId, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
};

/** Deletes all sign-in methods other than the password. */
export const deleteSignInWays = async (tx: Queryable, userId: string): Promise<void> => {
  await deleteSecondSteps(tx, userId);
  await tx.delete(identities).where(eq(identities.userId, userId));
};
