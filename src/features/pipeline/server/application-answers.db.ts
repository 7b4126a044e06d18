/** SQL for the answers in applications. */
import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { Answer } from '#features/screening/screening.contract.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import { equalsAny } from '#server/db/queryable.ts';
import { applicationAnswers } from './application-answers.tables.ts';
import { applications } from './applications.tables.ts';

export const insertAnswers = async (tx: Tx, applicationId: string, answers: readonly Answer[]): Promise<void> => {
  if (answers.length === 0) return;
  await tx
    .insert(applicationAnswers)
    .values(answers.map((answer, position) => ({ ...answer, applicationId, position })));
};

/** Reads the answers in applications, in the order of the form. Applications without answers are absent. */
export const listAnswers = async (db: Queryable, applicationIds: readonly string[]): Promise<Map<string, Answer[]>> => {
  if (applicationIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(applicationAnswers)
    .where(equalsAny(applicationAnswers.applicationId, applicationIds))
    .orderBy(asc(applicationAnswers.applicationId), asc(applicationAnswers.position));
  const byApplication = new Map<string, Answer[]>();
  for (const { applicationId, position: _position, ...answer } of rows) {
    const existing = byApplication.get(applicationId);
    if (existing === undefined) byApplication.set(applicationId, [answer]);
    else existing.push(answer);
  }
  return byApplication;
};

/** Returns the ids of the questions whose given version has been answered. */
export const findAnsweredQuestionIds = async (
  db: Queryable,
  questions: readonly { id: string; version: number }[],
): Promise<Set<string>> => {
  const rows = await db
    .selectDistinct({ id: applicationAnswers.questionId })
    .from(applicationAnswers)
    .where(
      or(
        ...questions.map(({ id, version }) =>
          and(eq(applicationAnswers.questionId, id), eq(applicationAnswers.version, version)),
        ),
      ),
    );
  return new Set(rows.map(({ id }) => id));
};

/** Erases a candidate's answers, and the results of the must-have checks. */
export const eraseCandidateAnswers = async (tx: Tx, candidateId: string): Promise<void> => {
  const applicationIds = tx
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.candidateId, candidateId));
  await tx.delete(applicationAnswers).where(inArray(applicationAnswers.applicationId, applicationIds));
  await tx.update(applications).set({ meetsMustHave: null }).where(eq(applications.candidateId, candidateId));
};
