/** All SQL for intakes. */
import { and, asc, eq, getTableColumns, or, sql } from 'drizzle-orm';
import type { Agreement } from '#features/auth/auth.contract.ts';
import { companies } from '#features/companies/server/companies.tables.ts';
import { acceptsApplicationsSql, jobs } from '#features/jobs/server/jobs.tables.ts';
import { type Db, firstRow, type Queryable } from '#server/db/database.ts';
import { deleteOldRowsReturningIds } from '#server/db/old-rows.ts';
import { equalsAny } from '#server/db/queryable.ts';
import { searchableSql } from '#server/search/folded-text.db.ts';
import type { ReviewOutcome } from '#shared/vocabulary.ts';
import { intakes, reviewDecisions } from './talent-intake.tables.ts';

export type IntakeRow = typeof intakes.$inferSelect;

/** Inserts an intake. Returns null if the address already has a pending one. */
export const insertIntake = (db: Queryable, values: typeof intakes.$inferInsert): Promise<IntakeRow | null> =>
  firstRow(db.insert(intakes).values(values).onConflictDoNothing().returning());

/** Name, address and job title of an intake. Searched only in pending rows, so it needs no index. */
const intakeText = searchableSql("first_name || ' ' || last_name || ' ' || email || ' ' || job_title");

const isWaiting = (patterns: readonly string[]) =>
  and(sql`${intakes.status} = 'pending'`, ...patterns.map((pattern) => sql`${intakeText} like ${pattern}`));

const selectWithJob = (db: Queryable) =>
  db
    .select({
      intake: getTableColumns(intakes),
      job: {
        id: sql<string | null>`${jobs.id}`,
        title: sql<string | null>`${jobs.title}`,
        companyName: sql<string | null>`${companies.companyName}`,
        isOpen: sql<boolean>`${acceptsApplicationsSql}`,
      },
    })
    .from(intakes)
    .leftJoin(jobs, eq(jobs.id, intakes.jobId))
    .leftJoin(companies, eq(companies.id, jobs.companyId));

/** An intake with the job whose page it was filed from. */
export type IntakeWithJob = Awaited<ReturnType<typeof selectWithJob>>[number];

/** Lists pending intakes whose text matches every pattern, longest wait first. */
export const listPendingIntakes = (
  db: Queryable,
  patterns: readonly string[],
  limit: number,
  after: { submittedAt: string; id: string } | null,
): Promise<IntakeWithJob[]> =>
  selectWithJob(db)
    .where(
      and(
        isWaiting(patterns),
        after === null
          ? undefined
          : sql`(${intakes.createdAt}, ${intakes.id}) > (${after.submittedAt}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(asc(intakes.createdAt), asc(intakes.id))
    .limit(limit);

export const countPendingIntakes = (db: Queryable, patterns: readonly string[]): Promise<number> =>
  db.$count(intakes, isWaiting(patterns));

/** Returns true if an intake with this id exists, decided or not. */
export const isIntake = async (db: Queryable, id: string): Promise<boolean> =>
  (await db.$count(intakes, eq(intakes.id, id))) > 0;

/** Finds an intake, decided or not. Returns null if it does not exist. */
export const findIntake = (db: Queryable, id: string): Promise<IntakeWithJob | null> =>
  firstRow(selectWithJob(db).where(eq(intakes.id, id)));

/** Stores the decision on a pending intake. Returns null if it is not pending. Only one of two concurrent calls receives the row. */
export const decideIntake = (
  tx: Queryable,
  id: string,
  decision: { outcome: ReviewOutcome; reviewNotes: string | null; reviewedBy: string },
): Promise<IntakeRow | null> =>
  firstRow(
    tx
      .update(intakes)
      .set({
        status: decision.outcome,
        reviewNotes: decision.reviewNotes,
        reviewedBy: decision.reviewedBy,
        reviewedAt: sql`now()`,
      })
      .where(and(eq(intakes.id, id), eq(intakes.status, 'pending')))
      .returning(),
  );

/** Links an intake to the account that its approval created or found. */
export const linkIntakeToUser = async (tx: Queryable, id: string, userId: string): Promise<void> => {
  await tx.update(intakes).set({ userId }).where(eq(intakes.id, id));
};

const isFiledBy = ({ userId, email }: { userId: string; email: string }) =>
  or(eq(intakes.userId, userId), eq(intakes.email, email));

/** A safety limit that is far above the number of intakes anyone files. */
const MAX_PER_PERSON = 1000;

/** Returns the legal texts that the person agreed to, or null if the form showed none. */
export const toAgreement = ({ agreedTerms, agreedPrivacy, createdAt }: IntakeRow): Agreement | null =>
  agreedTerms === null || agreedPrivacy === null
    ? null
    : { terms: agreedTerms, privacy: agreedPrivacy, agreedAt: createdAt };

/** Lists all intakes of a person, oldest first. */
export const listPersonIntakes = (db: Queryable, person: { userId: string; email: string }): Promise<IntakeRow[]> =>
  db
    .select()
    .from(intakes)
    .where(isFiledBy(person))
    .orderBy(asc(intakes.createdAt), asc(intakes.id))
    .limit(MAX_PER_PERSON);

export const eraseIntakes = async (tx: Queryable, person: { userId: string; email: string }): Promise<void> => {
  await tx.delete(intakes).where(isFiledBy(person));
};

/** Deletes all intakes filed from an address. Returns their number. */
export const eraseIntakesByEmail = async (tx: Queryable, email: string): Promise<number> =>
  (await tx.delete(intakes).where(eq(intakes.email, email)).returning({ id: intakes.id })).length;

/** Deletes a batch of intakes decided more than this many days ago, with their decisions. Approved people keep their accounts. */
export const dropOldIntakes = (db: Db, days: number): Promise<number> =>
  db.transaction(async (tx) => {
    const ids = await deleteOldRowsReturningIds(tx, intakes, intakes.reviewedAt, days);
    if (ids.length > 0) await tx.delete(reviewDecisions).where(equalsAny(reviewDecisions.rowId, ids));
    return ids.length;
  });
