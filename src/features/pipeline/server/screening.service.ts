/**
 * Reads and stores the answers in an application that is being submitted. The caller must lock the job first, so that its questions do not change:
 *
 *     const screened = await readScreening(tx, jobId, answers);
 *     // Insert the application with `screened.meetsMustHave`.
 *     await storeScreening(tx, application.id, screened);
 */
import { listJobQuestions } from '#features/jobs/server/jobs.service.ts';
import type { Answer, AnswerInputs } from '#features/screening/screening.contract.ts';
import { type ParsedAnswers, readAnswers } from '#features/screening/screening.domain.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import { AppError } from '#shared/errors.ts';
import { insertAnswers } from './application-answers.db.ts';

/** Validates answers against the job's current questions. Invalid answers are in `problems`, with `answers.<question id>` as the path. */
export const readScreening = async (db: Queryable, jobId: string, answers: AnswerInputs): Promise<ParsedAnswers> =>
  readAnswers(await listJobQuestions(db, jobId), answers);

/**
 * Reads answers that were given before the application could be submitted. Omits answers whose question has changed since then or that are no longer
 * valid. `problems` is always empty.
 */
export const rereadScreening = async (
  db: Queryable,
  jobId: string,
  given: readonly Answer[],
): Promise<ParsedAnswers> => {
  const questions = await listJobQuestions(db, jobId);
  const isStillAsked = (answer: Answer): boolean =>
    questions.some(({ id, type, label }) => id === answer.questionId && type === answer.type && label === answer.label);
  const answers = Object.fromEntries(given.filter(isStillAsked).map(({ questionId, value }) => [questionId, value]));
  return { ...readAnswers(questions, answers), problems: [] };
};

/** Throws `invalid` for missing or invalid answers. Call it on receiving answers, if the application is submitted later without the applicant. */
export const requireAnswered = ({ problems }: ParsedAnswers): void => {
  const [first] = problems;
  if (first !== undefined) throw new AppError('invalid', first.refusal, { errors: problems });
};

/** Stores the answers of a new application. Throws `invalid` like `requireAnswered`. */
export const storeScreening = async (tx: Tx, applicationId: string, screened: ParsedAnswers): Promise<void> => {
  requireAnswered(screened);
  await insertAnswers(tx, applicationId, screened.answers);
};
