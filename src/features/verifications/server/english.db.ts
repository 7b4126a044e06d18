/**
 * SQL for writing tests and their ratings. Invariants: a conditional update that uses the database's clock prevents writes after a task ends. Unique
 * indexes allow one rating of a task per admin and per position.
 */
import { aliasedTable, and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { firstRow, type Queryable, type Tx } from '#server/db/database.ts';
import { newId } from '#server/ids.ts';
import { LIFETIMES } from '#shared/limits.ts';
import type { CefrLevel } from '#shared/vocabulary.ts';
import type { EnglishCriteria, RatedPair } from '../english.domain.ts';
import { englishRatings, englishTasks, verifications } from './verifications.tables.ts';

export type EnglishTaskRow = typeof englishTasks.$inferSelect;

const isRunning = and(isNull(englishTasks.submittedAt), sql`${englishTasks.endsAt} > now()`);
const hasEnded = or(sql`${englishTasks.submittedAt} is not null`, sql`${englishTasks.endsAt} <= now()`);
const oldestFirst = [asc(englishTasks.startedAt), asc(englishTasks.id)];

/** Lists a person's tasks, newest first. */
export const listEnglishTasks = async (db: Queryable, userId: string, limit: number): Promise<EnglishTaskRow[]> => {
  const rows = await db
    .select({ task: englishTasks })
    .from(englishTasks)
    .innerJoin(verifications, eq(verifications.id, englishTasks.verificationId))
    .where(eq(verifications.userId, userId))
    .orderBy(desc(englishTasks.startedAt), desc(englishTasks.id))
    .limit(limit);
  return rows.map(({ task }) => task);
};

/** Returns the id of a person's open English verification, or null if there is none. */
export const findOpenEnglish = async (db: Queryable, userId: string): Promise<string | null> => {
  const isOpen = inArray(verifications.status, ['claimed', 'checking']);
  const [row] = await db
    .select({ id: verifications.id })
    .from(verifications)
    .where(and(eq(verifications.userId, userId), eq(verifications.kind, 'english'), isOpen));
  return row?.id ?? null;
};

/** Starts a task now. Returns null if the verification already has one. */
export const insertTask = async (
  tx: Tx,
  { verificationId, prompt }: { verificationId: string; prompt: number },
): Promise<EnglishTaskRow | null> => {
  const endsAt = sql`now() + make_interval(mins => ${LIFETIMES.englishTaskMinutes}::int)`;
  const [row] = await tx
    .insert(englishTasks)
    .values({ id: newId(), verificationId, prompt, endsAt })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
};

/** Saves the text of a task, and submits the task if requested. Returns null if its time has run out or it was already submitted. */
export const writeTask = (
  db: Queryable,
  taskId: string,
  { text, isFinal }: { text: string; isFinal: boolean },
): Promise<EnglishTaskRow | null> =>
  firstRow(
    db
      .update(englishTasks)
      .set({ text, ...(isFinal ? { submittedAt: sql`now()` } : {}) })
      .where(and(eq(englishTasks.id, taskId), isRunning))
      .returning(),
  );

/**
 * Lists ended tasks without a level, oldest first, after a cursor. Omits tasks of closed verifications,
 * and tasks that the admin rated or wrote.
 */
export const listUnratedTasks = async (
  db: Queryable,
  adminId: string,
  { limit, after }: { limit: number; after: readonly [startedAt: string, id: string] | null },
): Promise<EnglishTaskRow[]> => {
  const isAfterCursor =
    after === null
      ? undefined
      : sql`(${englishTasks.startedAt}, ${englishTasks.id}) > (${after[0]}::timestamptz, ${after[1]}::uuid)`;
  const isOpen = inArray(verifications.status, ['claimed', 'checking']);
  const isRated = sql`exists (select 1 from ${englishRatings}
    where ${englishRatings.taskId} = ${englishTasks.id} and ${englishRatings.adminId} = ${adminId}::uuid)`;
  const rows = await db
    .select({ task: englishTasks })
    .from(englishTasks)
    .innerJoin(verifications, eq(verifications.id, englishTasks.verificationId))
    .where(
      and(
        isNull(englishTasks.level),
        hasEnded,
        isOpen,
        sql`${verifications.userId} <> ${adminId}::uuid`,
        sql`not ${isRated}`,
        isAfterCursor,
      ),
    )
    .orderBy(...oldestFirst)
    .limit(limit);
  return rows.map(({ task }) => task);
};

/** Locks an ended task for the transaction. Returns null if it does not exist or is still running. */
export const lockEndedTaskForUpdate = (tx: Tx, id: string): Promise<EnglishTaskRow | null> =>
  firstRow(
    tx
      .select()
      .from(englishTasks)
      .where(and(eq(englishTasks.id, id), hasEnded))
      .for('update'),
  );

/** Lists the ratings of a task, in order. */
export const listRatings = (db: Queryable, taskId: string) =>
  db
    .select({ adminId: englishRatings.adminId, level: englishRatings.level })
    .from(englishRatings)
    .where(eq(englishRatings.taskId, taskId))
    .orderBy(englishRatings.place);

/** Adds a rating to a locked task. */
export const insertRating = async (
  tx: Tx,
  rating: EnglishCriteria & { taskId: string; adminId: string; place: number; level: CefrLevel },
): Promise<void> => {
  await tx.insert(englishRatings).values({ id: newId(), ...rating });
};

/** Stores the level of a locked task. */
export const setTaskLevel = async (tx: Tx, taskId: string, level: CefrLevel): Promise<void> => {
  await tx.update(englishTasks).set({ level }).where(eq(englishTasks.id, taskId));
};

const first = aliasedTable(englishRatings, 'first_rating');
const second = aliasedTable(englishRatings, 'second_rating');

/** Counts how often the first two raters of a task chose each pair of levels. */
export const countRatedPairs = (db: Queryable): Promise<RatedPair<CefrLevel>[]> =>
  db
    .select({ first: first.level, second: second.level, count: sql<number>`count(*)::int` })
    .from(first)
    .innerJoin(second, and(eq(second.taskId, first.taskId), eq(second.place, 2)))
    .where(eq(first.place, 1))
    .groupBy(first.level, second.level);

/** Clears texts after their retention period. */
export const dropOldEnglishTexts = async (db: Queryable): Promise<void> => {
  const isOld = sql`${englishTasks.startedAt} < now() - make_interval(months => ${LIFETIMES.englishTextMonths}::int)`;
  await db
    .update(englishTasks)
    .set({ text: '' })
    .where(and(isOld, sql`${englishTasks.text} <> ''`));
};

/** Deletes a person's tasks and their ratings. */
export const eraseEnglishTasks = async (tx: Tx, userId: string): Promise<void> => {
  const verificationIds = tx
    .select({ id: verifications.id })
    .from(verifications)
    .where(eq(verifications.userId, userId));
  const tasks = tx
    .select({ id: englishTasks.id })
    .from(englishTasks)
    .where(inArray(englishTasks.verificationId, verificationIds));
  await tx.delete(englishRatings).where(inArray(englishRatings.taskId, tasks));
  await tx.delete(englishTasks).where(inArray(englishTasks.verificationId, verificationIds));
};
