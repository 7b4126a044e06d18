/**
 * SQL for references. Invariants: a conditional update accepts only one answer per token. After a decline or the end of the retention period, the row
 * contains no data about the referee, and no link leads to the row.
 */
import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { users } from '#features/auth/server/auth.tables.ts';
import { type Db, firstRow, type Queryable, type Tx } from '#server/db/database.ts';
import { equalsAny } from '#server/db/queryable.ts';
import { newId } from '#server/ids.ts';
import { eraseMailsWithKeys } from '#server/mail/outbox.db.ts';
import type { Language } from '#shared/languages.ts';
import { LIFETIMES } from '#shared/limits.ts';
import type { ReferenceAnswer } from '../reference-answer.contract.ts';
import { referenceRequests, verifications } from './verifications.tables.ts';

export type ReferenceRow = typeof referenceRequests.$inferSelect;

/** Inserts the reference request for a claim. */
export const insertReference = async (
  tx: Tx,
  request: {
    verificationId: string;
    tokenHash: string;
    refereeName: string;
    refereeEmail: string;
    language: Language;
  },
): Promise<void> => {
  const endsAt = sql`now() + make_interval(days => ${LIFETIMES.referenceLinkDays}::int)`;
  await tx.insert(referenceRequests).values({ id: newId(), ...request, endsAt });
};

/** Lists the addresses of the referees that a person asked, except those who declined or did not answer in time. */
export const listRequestedAddresses = async (db: Queryable, userId: string): Promise<string[]> => {
  const rows = await db
    .select({ email: referenceRequests.refereeEmail })
    .from(referenceRequests)
    .innerJoin(verifications, eq(verifications.id, referenceRequests.verificationId))
    .where(and(eq(verifications.userId, userId), inArray(referenceRequests.status, ['asked', 'answered'])));
  return rows.flatMap(({ email }) => email ?? []);
};

/** Returns the request with a valid token, or null for any other token. */
export const findReferenceByToken = (db: Queryable, tokenHash: string) =>
  firstRow(
    db
      .select({
        request: referenceRequests,
        relation: verifications.subject,
        firstName: users.firstName,
        lastName: users.lastName,
      })
      .from(referenceRequests)
      .innerJoin(verifications, eq(verifications.id, referenceRequests.verificationId))
      .innerJoin(users, eq(users.id, verifications.userId))
      .where(and(eq(referenceRequests.tokenHash, tokenHash), sql`${referenceRequests.endsAt} > now()`)),
  );

/** Stores an answer. Returns the id of its verification, or null if the token is invalid or was used before. */
export const storeAnswer = async (
  db: Queryable,
  tokenHash: string,
  answer: ReferenceAnswer,
): Promise<string | null> => {
  const isOpen = and(eq(referenceRequests.status, 'asked'), sql`${referenceRequests.endsAt} > now()`);
  const [row] = await db
    .update(referenceRequests)
    .set({
      status: 'answered',
      answer,
      answeredAt: sql`now()`,
      endsAt: sql`now() + make_interval(months => ${LIFETIMES.referenceKeptMonths}::int)`,
    })
    .where(and(eq(referenceRequests.tokenHash, tokenHash), isOpen))
    .returning({ verificationId: referenceRequests.verificationId });
  return row?.verificationId ?? null;
};

const ERASED = { tokenHash: null, refereeName: null, refereeEmail: null, answer: null };

/** Returns the dedupe key of the email that asks for the reference of a verification. */
export const referenceMailKey = (verificationId: string): string => `reference ${verificationId}`;

/** Erases the data and the answer of the referee who has this token. Returns false if the token is invalid. */
export const eraseReferee = async (tx: Tx, tokenHash: string): Promise<boolean> => {
  const rows = await tx
    .update(referenceRequests)
    .set({ status: 'declined', ...ERASED })
    .where(eq(referenceRequests.tokenHash, tokenHash))
    .returning({ id: referenceRequests.verificationId });
  await eraseMailsWithKeys(
    tx,
    rows.map(({ id }) => referenceMailKey(id)),
  );
  return rows.length > 0;
};

/** Erases all referees with this address and their answers. Returns their number. */
export const eraseRefereesByEmail = async (tx: Tx, email: string): Promise<number> => {
  const rows = await tx
    .update(referenceRequests)
    .set({ status: 'declined', ...ERASED })
    .where(eq(referenceRequests.refereeEmail, email))
    .returning({ id: referenceRequests.verificationId });
  await eraseMailsWithKeys(
    tx,
    rows.map(({ id }) => referenceMailKey(id)),
  );
  return rows.length;
};

/** Erases referees who did not answer in time, and answers after their retention period. */
export const dropOldReferences = async (db: Db): Promise<void> =>
  db.transaction(async (tx) => {
    const rows = await tx
      .update(referenceRequests)
      .set({ status: 'lapsed', ...ERASED })
      .where(and(inArray(referenceRequests.status, ['asked', 'answered']), lte(referenceRequests.endsAt, sql`now()`)))
      .returning({ id: referenceRequests.verificationId });
    await eraseMailsWithKeys(
      tx,
      rows.map(({ id }) => referenceMailKey(id)),
    );
  });

/** Lists the requests and answers of verifications, for admins. */
export const listReferences = (db: Queryable, verificationIds: readonly string[]): Promise<ReferenceRow[]> =>
  db.select().from(referenceRequests).where(equalsAny(referenceRequests.verificationId, verificationIds));

/** Deletes all requests and answers for a person. */
export const eraseReferences = async (tx: Tx, userId: string): Promise<void> => {
  const verificationIds = tx
    .select({ id: verifications.id })
    .from(verifications)
    .where(eq(verifications.userId, userId));
  await tx.delete(referenceRequests).where(inArray(referenceRequests.verificationId, verificationIds));
};
