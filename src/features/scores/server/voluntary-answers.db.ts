/** SQL for voluntary answers. Nothing here reads their content. */
import { eq, lt, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { voluntaryAnswers } from './voluntary-answers.tables.ts';

export const hasAnswer = async (db: Queryable, answerKey: string): Promise<boolean> =>
  (await db.$count(voluntaryAnswers, eq(voluntaryAnswers.answerKey, answerKey))) > 0;

/** Stores an answer, replacing the previous one. */
export const putAnswer = async (tx: Queryable, answerKey: string, sealed: string): Promise<void> => {
  await tx
    .insert(voluntaryAnswers)
    .values({ answerKey, sealed })
    .onConflictDoUpdate({
      target: voluntaryAnswers.answerKey,
      set: { sealed, answeredIn: sql`excluded.answered_in` },
    });
};

export const deleteAnswer = async (tx: Queryable, answerKey: string): Promise<void> => {
  await tx.delete(voluntaryAnswers).where(eq(voluntaryAnswers.answerKey, answerKey));
};

/** Deletes answers once this many full calendar years have passed since the year in which they were given. */
export const dropOldVoluntaryAnswers = async (db: Queryable, years: number): Promise<void> => {
  await db
    .delete(voluntaryAnswers)
    .where(lt(voluntaryAnswers.answeredIn, sql`extract(year from now())::int - ${years}::int`));
};
