/**
 * SQL for the ledger: claims, status changes, lists. Invariants: one open verification per person, kind and subject (a partial unique index). A
 * status change is written only if the row still has the previous status. Every status change adds an event.
 */
import { and, asc, desc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { personColumns, users } from '#features/auth/server/auth.tables.ts';
import { firstRow, type Queryable, resultRows, type Tx } from '#server/db/database.ts';
import { equalsAny } from '#server/db/queryable.ts';
import { newId } from '#server/ids.ts';
import { fullName } from '#shared/full-name.ts';
import { LIMITS } from '#shared/limits.ts';
import type { VerificationKind, VerificationStatus } from '#shared/vocabulary.ts';
import type { VerificationOrder } from '../verifications.contract.ts';
import { OPEN_STATUSES, SHOWN_STATUSES } from '../verifications.domain.ts';
import { verificationEvents, verifications } from './verifications.tables.ts';

export type VerificationRow = typeof verifications.$inferSelect;
type Cursor = readonly [createdAt: string, id: string];

/** Returns a person's name, for the audit log. */
export const loadUserName = async (db: Queryable, userId: string): Promise<string> => {
  const [user] = await db.select(personColumns).from(users).where(eq(users.id, userId));
  return user === undefined ? '' : fullName(user);
};

/** Adds an event. `createdAt` defaults to now. */
const insertEvent = async (tx: Tx, event: Omit<typeof verificationEvents.$inferInsert, 'id'>): Promise<void> => {
  await tx.insert(verificationEvents).values({ id: newId(), ...event });
};

/** Inserts a claim. Returns null if the person has an open claim of the same kind and subject. */
export const insertClaim = async (
  tx: Tx,
  claim: { userId: string; kind: VerificationKind; subject: string | null; subjectKey: string },
): Promise<VerificationRow | null> => {
  const [row] = await tx
    .insert(verifications)
    .values({ id: newId(), ...claim })
    .onConflictDoNothing()
    .returning();
  if (row === undefined) return null;
  await insertEvent(tx, { verificationId: row.id, toStatus: 'claimed', createdAt: row.createdAt });
  return row;
};

export const countOpenVerifications = (db: Queryable, userId: string): Promise<number> =>
  db.$count(verifications, and(eq(verifications.userId, userId), inArray(verifications.status, [...OPEN_STATUSES])));

/**
 * Returns a person's latest verification of this kind and subject with the stored status `verified`, even if it has since expired.
 * Returns null if there is none.
 */
export const findNewestVerified = async (
  db: Queryable,
  { userId, kind, subjectKey }: { userId: string; kind: VerificationKind; subjectKey: string },
): Promise<VerificationRow | null> => {
  const isOwnVerified = and(eq(verifications.userId, userId), eq(verifications.status, 'verified'));
  const [row] = await db
    .select()
    .from(verifications)
    .where(and(isOwnVerified, eq(verifications.kind, kind), eq(verifications.subjectKey, subjectKey)))
    .orderBy(desc(verifications.verifiedAt))
    .limit(1);
  return row ?? null;
};

/** Locks a verification for the transaction. Returns null if it does not exist. */
export const lockVerificationForUpdate = (tx: Tx, id: string): Promise<VerificationRow | null> =>
  firstRow(tx.select().from(verifications).where(eq(verifications.id, id)).for('update'));

/** Returns a verification of any person, or null if it does not exist. */
export const findVerification = (db: Queryable, id: string): Promise<VerificationRow | null> =>
  firstRow(db.select().from(verifications).where(eq(verifications.id, id)));

/** The fields of a status change. */
export interface Move {
  to: VerificationStatus;
  method: string | null;
  note: string | null;
  /** Set if it becomes verified. */
  verifiedAt?: string;
  expiresAt?: string | null;
  /** Set if the check determines the subject, such as a level. */
  subject?: string;
  /** Null if an action by the candidate causes the change: starting a task begins the check. */
  adminId: string | null;
}

/** Changes the status of a locked verification and adds the event. */
export const writeMove = async (tx: Tx, row: VerificationRow, move: Move): Promise<VerificationRow> => {
  const { to, method, note, verifiedAt, expiresAt, subject, adminId } = move;
  const [updatedRow] = await tx
    .update(verifications)
    .set({
      status: to,
      ...(method === null ? {} : { method }),
      ...(subject === undefined ? {} : { subject }),
      ...(verifiedAt === undefined ? {} : { verifiedAt, expiresAt: expiresAt ?? null }),
    })
    .where(and(eq(verifications.id, row.id), eq(verifications.status, row.status)))
    .returning();
  if (updatedRow === undefined) throw new Error(`Verification ${row.id} was not locked`);
  const states = { fromStatus: row.status, toStatus: to };
  await insertEvent(tx, { verificationId: row.id, ...states, method, note, expiresAt: updatedRow.expiresAt, adminId });
  return updatedRow;
};

const sortColumns = sql`(${verifications.createdAt}, ${verifications.id})`;

const isAfterCursor = (order: VerificationOrder, after: Cursor | null): SQL | undefined =>
  after === null
    ? undefined
    : sql`${sortColumns} ${sql.raw(order === 'newest' ? '<' : '>')} (${after[0]}::timestamptz, ${after[1]}::uuid)`;

const orderBy = (order: VerificationOrder): SQL[] =>
  [verifications.createdAt, verifications.id].map(order === 'newest' ? desc : asc);

/** Lists a person's own verifications, newest first, after a cursor. */
export const listOwnVerifications = (
  db: Queryable,
  userId: string,
  { limit, after }: { limit: number; after: Cursor | null },
): Promise<VerificationRow[]> =>
  db
    .select()
    .from(verifications)
    .where(and(eq(verifications.userId, userId), isAfterCursor('newest', after)))
    .orderBy(...orderBy('newest'))
    .limit(limit);

/** Returns the conditions for a list by status (null for open) at an instant, one per stored status, so that each condition uses its index. */
const conditionsByStatus = (status: VerificationStatus | null, at: string): SQL[] => {
  const isStored = (stored: VerificationStatus) => eq(verifications.status, stored);
  const isPast = lte(verifications.expiresAt, at);
  const all = (...conditions: (SQL | undefined)[]) => and(...conditions) as SQL;
  if (status === null) return OPEN_STATUSES.map(isStored);
  if (status === 'expired') return [isStored('expired'), all(isStored('verified'), isPast)];
  if (status !== 'verified') return [isStored(status)];
  return [all(isStored('verified'), or(isNull(verifications.expiresAt), gt(verifications.expiresAt, at)))];
};

export interface ReviewedRow {
  row: VerificationRow;
  person: { id: string; firstName: string; lastName: string; profileImageUrl: string | null };
}

const selectReviewed = (db: Queryable) =>
  db
    .select({ row: verifications, person: personColumns })
    .from(verifications)
    .innerJoin(users, eq(users.id, verifications.userId));

/** Lists all verifications with a status (null for open) at an instant, by claim date, after a cursor. */
export const listReviewedVerifications = async (
  db: Queryable,
  { status, order, at }: { status: VerificationStatus | null; order: VerificationOrder; at: string },
  limit: number,
  after: Cursor | null,
): Promise<ReviewedRow[]> => {
  const lists: ReviewedRow[][] = [];
  for (const condition of conditionsByStatus(status, at)) {
    const query = selectReviewed(db).where(and(condition, isAfterCursor(order, after)));
    lists.push(await query.orderBy(...orderBy(order)).limit(limit));
  }
  const sortKey = ({ row }: ReviewedRow) => `${row.createdAt} ${row.id}`;
  const direction = order === 'newest' ? -1 : 1;
  return lists
    .flat()
    .toSorted((a, b) => direction * (sortKey(a) < sortKey(b) ? -1 : 1))
    .slice(0, limit);
};

/** Counts the verifications with a status (null for open) at an instant. */
export const countReviewedVerifications = (
  db: Queryable,
  status: VerificationStatus | null,
  at: string,
): Promise<number> => db.$count(verifications, or(...conditionsByStatus(status, at)));

/** Returns one verification with its person, or null if the verification does not exist. */
export const findReviewedVerification = (db: Queryable, id: string): Promise<ReviewedRow | null> =>
  firstRow(selectReviewed(db).where(eq(verifications.id, id)));

/** Lists the events of verifications with their admins, oldest first. */
export const listEvents = (db: Queryable, ids: readonly string[]) =>
  db
    .select({ event: verificationEvents, admin: personColumns })
    .from(verificationEvents)
    .leftJoin(users, eq(users.id, verificationEvents.adminId))
    .where(equalsAny(verificationEvents.verificationId, ids))
    .orderBy(verificationEvents.createdAt, verificationEvents.id);
export type EventRow = Awaited<ReturnType<typeof listEvents>>[number];

/**
 * Lists the verifications of a person that companies may see: the latest verified or expired one of each kind and subject, at most
 * `LIMITS.shownVerifications`.
 */
export const listShownVerifications = async (db: Queryable, userId: string): Promise<VerificationRow[]> => {
  const newest = db
    .selectDistinctOn([verifications.kind, verifications.subjectKey])
    .from(verifications)
    .where(and(eq(verifications.userId, userId), inArray(verifications.status, [...SHOWN_STATUSES])))
    .orderBy(verifications.kind, verifications.subjectKey, desc(verifications.verifiedAt))
    .as('newest');
  return db.select().from(newest).orderBy(desc(newest.verifiedAt), newest.id).limit(LIMITS.shownVerifications);
};

/**
 * Lists when the verification of each kind expires, per person: milliseconds since 1970, Infinity if it
 * does not expire. Uses the latest expiry if a person has several verifications of one kind.
 */
export const listExpiryTimes = (
  db: Queryable,
  userIds: readonly string[],
): Promise<{ userId: string; kind: VerificationKind; until: number }[]> => {
  const until = sql<number>`max(coalesce(extract(epoch from ${verifications.expiresAt}) * 1000, 'infinity'))::float8`;
  const { userId, kind, status } = verifications;
  return db
    .select({ userId, kind, until })
    .from(verifications)
    .where(and(eq(status, 'verified'), equalsAny(userId, userIds)))
    .groupBy(userId, kind);
};

/** Records up to `limit` unrecorded expiries, each at its own time, and returns them. Skips locked rows. */
export const expireDueVerifications = async (tx: Tx, limit: number): Promise<VerificationRow[]> => {
  const due = resultRows<{ id: string }>(
    await tx.execute(sql`select ${verifications.id} as id from ${verifications}
      where status = 'verified' and expires_at is not null and expires_at <= now()
      order by ${verifications.expiresAt}, ${verifications.id} limit ${limit}::int for update skip locked`),
  );
  if (due.length === 0) return [];
  const rows = await tx
    .update(verifications)
    .set({ status: 'expired' })
    .where(
      equalsAny(
        verifications.id,
        due.map(({ id }) => id),
      ),
    )
    .returning();
  const states = { fromStatus: 'verified', toStatus: 'expired' } as const;
  await tx.insert(verificationEvents).values(
    rows.map(({ id, expiresAt }) => ({
      id: newId(),
      verificationId: id,
      ...states,
      expiresAt,
      ...(expiresAt === null ? {} : { createdAt: expiresAt }),
    })),
  );
  return rows;
};

/** Deletes a person's verifications. Events are deleted nowhere else. */
export const eraseVerifications = async (tx: Tx, userId: string): Promise<void> => {
  // Lets this transaction pass the trigger that protects the history.
  await tx.execute(sql`select set_config('puente.erasing', 'on', true)`);
  const verificationIds = tx
    .select({ id: verifications.id })
    .from(verifications)
    .where(eq(verifications.userId, userId));
  await tx.delete(verificationEvents).where(inArray(verificationEvents.verificationId, verificationIds));
  await tx.delete(verifications).where(eq(verifications.userId, userId));
  await tx.execute(sql`select set_config('puente.erasing', '', true)`);
};
