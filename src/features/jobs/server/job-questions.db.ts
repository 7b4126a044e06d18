/** SQL for a job's questions. Code that writes them must lock the job first, to prevent concurrent applications. */
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Question } from '#features/screening/screening.contract.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import { equalsAny } from '#server/db/queryable.ts';
import { jobQuestions } from './job-questions.tables.ts';
import { jobs } from './jobs.tables.ts';

type QuestionRow = typeof jobQuestions.$inferSelect;

const toQuestion = ({
  id,
  version,
  type,
  label,
  required,
  mustHave,
  options,
  accepts,
}: Omit<QuestionRow, 'jobId' | 'position' | 'createdAt'>): Question => ({
  id,
  version,
  type,
  label,
  required,
  mustHave,
  ...(options === null ? {} : { options }),
  ...(accepts === null ? {} : { accepts }),
});

/** A subquery for statements that select jobs: each job's current questions, in order, as JSON. */
export const questionsAsJson = sql<Question[]>`(
  select coalesce(json_agg(to_json(${jobQuestions}) order by ${jobQuestions.position}), '[]') from ${jobQuestions}
  where ${jobQuestions.jobId} = ${jobs.id} and ${jobQuestions.position} is not null
)`.mapWith((rows: (Omit<QuestionRow, 'mustHave'> & { must_have: boolean })[]): Question[] =>
  rows.map(({ must_have: mustHave, ...row }) => toQuestion({ ...row, mustHave })),
);

/** Returns the current questions of several jobs, by job id and in order. Jobs without questions are absent. */
export const listQuestions = async (db: Queryable, jobIds: readonly string[]): Promise<Map<string, Question[]>> => {
  if (jobIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(jobQuestions)
    .where(and(equalsAny(jobQuestions.jobId, jobIds), isNotNull(jobQuestions.position)))
    .orderBy(asc(jobQuestions.jobId), asc(jobQuestions.position));
  const byJob = new Map<string, Question[]>();
  for (const row of rows) byJob.set(row.jobId, [...(byJob.get(row.jobId) ?? []), toQuestion(row)]);
  return byJob;
};

/** Returns the current questions of one job, in order. */
export const listJobQuestions = async (db: Queryable, jobId: string): Promise<Question[]> =>
  (await listQuestions(db, [jobId])).get(jobId) ?? [];

/** A question that was replaced or removed, and whether it was answered. */
export interface RetiredQuestion {
  question: Question;
  isAnswered: boolean;
}

/** Stores the current questions of a job. Replaced and removed questions lose their position if they were answered, and are deleted otherwise. */
export const replaceQuestions = async (
  tx: Tx,
  jobId: string,
  { questions, retired }: { questions: readonly Question[]; retired: readonly RetiredQuestion[] },
): Promise<void> => {
  await tx
    .update(jobQuestions)
    .set({ position: null })
    .where(and(eq(jobQuestions.jobId, jobId), isNotNull(jobQuestions.position)));
  const unanswered = retired.filter(({ isAnswered }) => !isAnswered).map(({ question }) => question);
  for (const { id, version } of unanswered) {
    await tx.delete(jobQuestions).where(and(eq(jobQuestions.id, id), eq(jobQuestions.version, version)));
  }
  if (questions.length === 0) return;
  await tx
    .insert(jobQuestions)
    .values(questions.map((question, position) => ({ ...question, jobId, position })))
    .onConflictDoUpdate({
      target: [jobQuestions.id, jobQuestions.version],
      set: { position: sql`excluded.position` },
    });
};
