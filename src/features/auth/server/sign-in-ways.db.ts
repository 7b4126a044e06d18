/**
 * SQL of authenticator apps, recovery codes, passkeys and identities at providers. What changes them runs with the user's row held
 * (`lockAccountForNoKeyUpdate`), so that of two changes at once one comes after the other and sees it.
 */
import { and, asc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgInsertValue } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/db/database.ts';
import { LIFETIMES, LIMITS } from '#shared/limits.ts';
import { users } from './auth.tables.ts';
import { identities, passkeys, recoveryCodes, totpFactors } from './sign-in-ways.tables.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;
export type IdentityRow = typeof identities.$inferSelect;
export type AppRow = typeof totpFactors.$inferSelect;
type NewPasskey = PgInsertValue<typeof passkeys>;
type NewIdentity = PgInsertValue<typeof identities>;

/** Writes into the user's row whether a second step follows the password: it is read with every request. */
export const refreshSecondStep = async (tx: Queryable, userId: string): Promise<void> => {
  const hasOne = sql`exists (select 1 from ${passkeys} where ${passkeys.userId} = ${userId})
    or exists (select 1 from ${totpFactors} where ${totpFactors.userId} = ${userId} and ${totpFactors.confirmedAt} is not null)`;
  await tx
    .update(users)
    .set({
      secondStepSince: sql`case when ${hasOne} then coalesce(${users.secondStepSince}, now()) end`,
      // An admin who takes the last one away gets no further time, but for one who never had any.
      secondStepDueAt: sql`case when ${users.isAdmin}
        then coalesce(${users.secondStepDueAt}, now() + make_interval(days => ${LIFETIMES.adminGraceDays})) end`,
    })
    .where(eq(users.id, userId));
};

/** Keeps the sealed key of an app that is being set up, in the place of one that was not confirmed. False where one is in force. */
export const putApp = async (tx: Queryable, userId: string, keySealed: string): Promise<boolean> => {
  const kept = await tx
    .insert(totpFactors)
    .values({ userId, keySealed })
    .onConflictDoUpdate({
      target: totpFactors.userId,
      set: { keySealed, usedStep: null, createdAt: sql`now()` },
      setWhere: isNull(totpFactors.confirmedAt),
    })
    .returning({ userId: totpFactors.userId });
  return kept.length > 0;
};

const isInTime = sql`${totpFactors.createdAt} > now() - make_interval(mins => ${sql.raw(String(LIFETIMES.appSetupMinutes))})`;

/** The app that is in force, or the one that waits for its first code. */
export const findApp = async (
  db: Queryable,
  userId: string,
  state: 'confirmed' | 'waiting',
): Promise<AppRow | null> => {
  const isInState =
    state === 'confirmed' ? isNotNull(totpFactors.confirmedAt) : and(isNull(totpFactors.confirmedAt), isInTime);
  const [row] = await db
    .select()
    .from(totpFactors)
    .where(and(eq(totpFactors.userId, userId), isInState));
  return row ?? null;
};

/** Notes that the code of a time step was used, and that the app is in force. False where it, or a later one, was used before. */
export const takeAppStep = async (db: Queryable, userId: string, step: number): Promise<boolean> => {
  const used = await db
    .update(totpFactors)
    .set({ usedStep: step, confirmedAt: sql`coalesce(${totpFactors.confirmedAt}, now())` })
    .where(and(eq(totpFactors.userId, userId), or(isNull(totpFactors.usedStep), lt(totpFactors.usedStep, step))))
    .returning({ userId: totpFactors.userId });
  return used.length > 0;
};

/** Removes the app. False where there was none. */
export const deleteApp = async (tx: Queryable, userId: string): Promise<boolean> => {
  const gone = await tx
    .delete(totpFactors)
    .where(eq(totpFactors.userId, userId))
    .returning({ userId: totpFactors.userId });
  return gone.length > 0;
};

export const countRecoveryCodes = (db: Queryable, userId: string): Promise<number> =>
  db.$count(recoveryCodes, eq(recoveryCodes.userId, userId));

/** Puts new recovery codes in the place of all before. */
export const replaceRecoveryCodes = async (tx: Queryable, userId: string, hashes: readonly string[]): Promise<void> => {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  if (hashes.length > 0) await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
};

/** Uses a recovery code up. False where there is none like it. */
export const takeRecoveryCode = async (tx: Queryable, userId: string, codeHash: string): Promise<boolean> => {
  const gone = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
    .returning({ codeHash: recoveryCodes.codeHash });
  return gone.length > 0;
};

/** The passkeys of a user, oldest first. */
export const listPasskeys = (db: Queryable, userId: string): Promise<PasskeyRow[]> =>
  db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id))
    .limit(LIMITS.passkeysPerPerson);

/** A passkey by the authenticator's id of it. */
export const findPasskey = async (db: Queryable, credentialId: string): Promise<PasskeyRow | null> => {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return row ?? null;
};

/** Adds a passkey. Returns null where it is someone's already. */
export const insertPasskey = async (tx: Queryable, passkey: NewPasskey): Promise<PasskeyRow | null> => {
  const [row] = await tx
    .insert(passkeys)
    .values(passkey)
    .onConflictDoNothing({ target: passkeys.credentialId })
    .returning();
  return row ?? null;
};

/** Notes a use of a passkey. False where its authenticator does not count on from what is known, or it was removed meanwhile. */
export const notePasskeyUse = async (
  tx: Queryable,
  passkeyId: string,
  { counter, isSynced }: { counter: number; isSynced: boolean },
): Promise<boolean> => {
  const countsOn = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter);
  const used = await tx
    .update(passkeys)
    .set({ counter, isSynced, lastUsedAt: sql`now()` })
    .where(and(eq(passkeys.id, passkeyId), countsOn))
    .returning({ id: passkeys.id });
  return used.length > 0;
};

const isOwnPasskey = (userId: string, passkeyId: string) =>
  and(eq(passkeys.id, passkeyId), eq(passkeys.userId, userId));

/** Renames a user's passkey. Returns null where they have no such one. */
export const renamePasskey = async (
  db: Queryable,
  userId: string,
  passkeyId: string,
  name: string,
): Promise<PasskeyRow | null> => {
  const [row] = await db.update(passkeys).set({ name }).where(isOwnPasskey(userId, passkeyId)).returning();
  return row ?? null;
};

/** Removes a user's passkey. Returns null where they have no such one. */
export const deletePasskey = async (tx: Queryable, userId: string, passkeyId: string): Promise<PasskeyRow | null> => {
  const [row] = await tx.delete(passkeys).where(isOwnPasskey(userId, passkeyId)).returning();
  return row ?? null;
};

/** Whose identity this is at a provider. */
export const findIdentity = async (db: Queryable, issuer: string, subject: string): Promise<IdentityRow | null> => {
  const [row] = await db
    .select()
    .from(identities)
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
  return row ?? null;
};

/** The identities of a user; one for each provider. */
export const listIdentities = (db: Queryable, userId: string): Promise<IdentityRow[]> =>
  db.select().from(identities).where(eq(identities.userId, userId)).orderBy(asc(identities.provider)).limit(100);

/** Connects an identity. Returns null where it is someone's already, or the user has one at this provider. */
export const insertIdentity = async (tx: Queryable, identity: NewIdentity): Promise<IdentityRow | null> => {
  const [row] = await tx.insert(identities).values(identity).onConflictDoNothing().returning();
  return row ?? null;
};

/** Removes a user's identity at a provider. Returns null where they have none there. */
export const deleteIdentity = async (tx: Queryable, userId: string, provider: string): Promise<IdentityRow | null> => {
  const [row] = await tx
    .delete(identities)
    .where(and(eq(identities.userId, userId), eq(identities.provider, provider)))
    .returning();
  return row ?? null;
};

/** How many passkeys and identities a user has. */
export const countWays = async (tx: Queryable, userId: string): Promise<{ passkeys: number; providers: number }> => ({
  passkeys: await tx.$count(passkeys, eq(passkeys.userId, userId)),
  providers: await tx.$count(identities, eq(identities.userId, userId)),
});

/** Drops the recovery codes of a user who has neither app nor passkey: there is no second step to recover from. */
export const dropNeedlessCodes = async (tx: Queryable, userId: string): Promise<void> => {
  const { passkeys: left } = await countWays(tx, userId);
  if (left === 0 && (await findApp(tx, userId, 'confirmed')) === null) await replaceRecoveryCodes(tx, userId, []);
};

const isYoung = (added: AnyPgColumn) =>
  sql`${added} > now() - make_interval(hours => ${sql.raw(String(LIFETIMES.youngWayHours))})`;

/**
 * Undoes what was added of late to sign in with, but for the provider that an account began with: anyone who knew the password may have
 * added it, and would keep the owner out by it.
 */
export const deleteYoungWays = async (tx: Queryable, userId: string): Promise<void> => {
  const account = tx.select({ since: users.createdAt }).from(users).where(eq(users.id, userId));
  await tx.delete(totpFactors).where(and(eq(totpFactors.userId, userId), isYoung(totpFactors.createdAt)));
  await tx.delete(passkeys).where(and(eq(passkeys.userId, userId), isYoung(passkeys.createdAt)));
  await tx.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, userId), isYoung(recoveryCodes.createdAt)));
  await tx
    .delete(identities)
    .where(
      and(eq(identities.userId, userId), isYoung(identities.createdAt), sql`${identities.createdAt} > (${account})`),
    );
  await dropNeedlessCodes(tx, userId);
  await refreshSecondStep(tx, userId);
};

/** Removes the app, the passkeys and the recovery codes of a user. */
export const deleteSecondSteps = async (tx: Queryable, userId: string): Promise<void> => {
  await tx.delete(totpFactors).where(eq(totpFactors.userId, userId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
};

/** Removes everything a user signs in with beside the password. */
export const deleteWays = async (tx: Queryable, userId: string): Promise<void> => {
  await deleteSecondSteps(tx, userId);
  await tx.delete(identities).where(eq(identities.userId, userId));
};
