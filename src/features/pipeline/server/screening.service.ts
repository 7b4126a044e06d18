/**
 * Answers of an application that is being filed. The caller has locked the job, so that its questions do not change until the transaction ends:
 *
 *     const screened = await readScreening(tx, jobId, answers);
 *     // Insert the application with `screened.meetsMustHave`.
 *     await storeScreening(tx, application.id, screened);
 */
import { questionsOf } from '#features/jobs/server/jobs.service.ts';
import type { Answer, AnswerInputs } from '#features/screening/screening.contract.ts';
import { type ReadAnswers, readAnswers } from '#features/screening/screening.domain.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import { AppError } from '#shared/errors.ts';
import { insertAnswers } from './application-answers.db.ts';

/** Reads answers against what the job asks now. Wrong ones are in `problems`, with `answers.<question id>` as their path. */
export const readScreening = async (db: Queryable, jobId: string, answers: AnswerInputs): Promise<ReadAnswers> =>
  readAnswers(await questionsOf(db, jobId), answers);

/**
 * Reads answers that were given earlier, before the application could be filed. An answer to a question that has another text or type by now is
 * left out, and nothing that is missing since then is a problem.
 */
export const rereadScreening = async (db: Queryable, jobId: string, given: readonly Answer[]): Promise<ReadAnswers> => {
  const questions = await questionsOf(db, jobId);
  const isAskedStill = (answer: Answer): boolean =>
    questions.some(({ id, type, label }) => id === answer.questionId && type === answer.type && label === answer.label);
  const answers = Object.fromEntries(given.filter(isAskedStill).map(({ questionId, value }) => [questionId, value]));
  return { ...readAnswers(questions, answers), problems: [] };
};

/** Throws `invalid` for missing or wrong answers. Call it before filing without an immediate reader of the refusal. */
export const requireAnswered = ({ problems }: ReadAnswers): void => {
  const [first] = problems;
  if (first !== undefined) throw new AppError('invalid', first.refusal, { errors: problems });
};

/** Stores the answers of a new application. Throws `invalid` like `requireAnswered`. */
export const storeScreening = async (tx: Tx, applicationId: string, screened: ReadAnswers): Promise<void> => {
  requireAnswered(screened);
  await insertAnswers(tx, applicationId, screened.answers);
};
