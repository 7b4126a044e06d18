/** SQL of voluntary answers. Nothing here reads what was answered. */
import { and, eq, lt, sql } from 'drizzle-orm';
import { applications } from '#features/pipeline/server/applications.tables.ts';
import type { Queryable } from '#server/db/database.ts';
import { isAnyOf } from '#server/db/queryable.ts';
import { voluntaryAnswers } from './voluntary-answers.tables.ts';

/** What ends an application by somebody's decision. */
const DECIDED = ['declined', 'hired'] as const;

/** Whether a company has decided about any application of a candidate. */
export const hasDecision = async (db: Queryable, candidateId: string): Promise<boolean> => {
  const [row] = await db
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.candidateId, candidateId), isAnyOf(applications.status, DECIDED)))
    .limit(1);
  return row !== undefined;
};

export const hasAnswer = async (db: Queryable, answerKey: string): Promise<boolean> =>
  (await db.$count(voluntaryAnswers, eq(voluntaryAnswers.answerKey, answerKey))) > 0;

/** Keeps an answer in the place of the one before. */
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

/** Drops answers once so many whole years have gone by after the year they were given in. */
export const dropAgedAnswers = async (db: Queryable, years: number): Promise<void> => {
  await db
    .delete(voluntaryAnswers)
    .where(lt(voluntaryAnswers.answeredIn, sql`extract(year from now())::int - ${years}::int`));
};
