/** All SQL of intakes. */
import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { Agreement } from '#features/auth/auth.contract.ts';
import type { Db, Queryable } from '#server/db/database.ts';
import { takeOldRows } from '#server/db/old-rows.ts';
import { isAnyOf } from '#server/db/queryable.ts';
import type { ReviewOutcome } from '#shared/vocabulary.ts';
import { intakes, reviewDecisions } from './talent-intake.tables.ts';

export type IntakeRow = typeof intakes.$inferSelect;

/** Files an intake; null where the address has one that waits. */
export const insertIntake = async (db: Queryable, values: typeof intakes.$inferInsert): Promise<IntakeRow | null> => {
  const [row] = await db.insert(intakes).values(values).onConflictDoNothing().returning();
  return row ?? null;
};

/** Intakes that wait for review, the longest waiting first. */
export const listPendingIntakes = (
  db: Queryable,
  limit: number,
  after: { submittedAt: string; id: string } | null,
): Promise<IntakeRow[]> =>
  db
    .select()
    .from(intakes)
    .where(
      and(
        sql`${intakes.status} = 'pending'`,
        after === null
          ? undefined
          : sql`(${intakes.createdAt}, ${intakes.id}) > (${after.submittedAt}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(intakes.createdAt), asc(intakes.id))
    .limit(limit);

/** How many intakes wait. */
export const countPendingIntakes = (db: Queryable): Promise<number> =>
  db.$count(intakes, eq(intakes.status, 'pending'));

/** Whether there is an intake of this id, decided or not. */
export const isIntake = async (db: Queryable, id: string): Promise<boolean> =>
  (await db.$count(intakes, eq(intakes.id, id))) > 0;

/** An intake, decided or not; null where there is none. */
export const findIntake = async (db: Queryable, id: string): Promise<IntakeRow | null> => {
  const [row] = await db.select().from(intakes).where(eq(intakes.id, id));
  return row ?? null;
};

/** Decides an intake that still waits; null where it does not. Of two at once one gets the row. */
export const decideIntake = async (
  tx: Queryable,
  id: string,
  decision: { outcome: ReviewOutcome; reviewNotes: string | null; reviewedBy: string },
): Promise<IntakeRow | null> => {
  const [row] = await tx
    .update(intakes)
    .set({
      status: decision.outcome,
      reviewNotes: decision.reviewNotes,
      reviewedBy: decision.reviewedBy,
      reviewedAt: sql`now()`,
    })
    .where(and(eq(intakes.id, id), eq(intakes.status, 'pending')))
    .returning();
  return row ?? null;
};

/** Notes the account that an approval led to. */
export const linkIntakeToUser = async (tx: Queryable, id: string, userId: string): Promise<void> => {
  await tx.update(intakes).set({ userId }).where(eq(intakes.id, id));
};

const isOf = ({ userId, email }: { userId: string; email: string }) =>
  or(eq(intakes.userId, userId), eq(intakes.email, email));

/** More intakes than one person files in a life. */
const MAX_OF_ONE = 1000;

/** What the person agreed to when they filed it; null where the form showed nothing. */
export const agreementIn = ({ agreedTerms, agreedPrivacy, createdAt }: IntakeRow): Agreement | null =>
  agreedTerms === null || agreedPrivacy === null
    ? null
    : { terms: agreedTerms, privacy: agreedPrivacy, agreedAt: createdAt };

/** Every intake of a person, oldest first. */
export const intakesOf = (db: Queryable, person: { userId: string; email: string }): Promise<IntakeRow[]> =>
  db.select().from(intakes).where(isOf(person)).orderBy(asc(intakes.createdAt), asc(intakes.id)).limit(MAX_OF_ONE);

/** Drops every intake of a person. */
export const eraseIntakes = async (tx: Queryable, person: { userId: string; email: string }): Promise<void> => {
  await tx.delete(intakes).where(isOf(person));
};

/** Erases what was filed from an address that has no account; gives how many there were. */
export const eraseIntakesFrom = async (tx: Queryable, email: string): Promise<number> =>
  (await tx.delete(intakes).where(eq(intakes.email, email)).returning({ id: intakes.id })).length;

/** Drops a batch of intakes that were decided so many days ago, with their decisions; what was approved lives on as an account. */
export const dropOldIntakes = (db: Db, days: number): Promise<number> =>
  db.transaction(async (tx) => {
    const ids = await takeOldRows(tx, intakes, intakes.reviewedAt, days);
    if (ids.length > 0) await tx.delete(reviewDecisions).where(isAnyOf(reviewDecisions.rowId, ids));
    return ids.length;
  });
