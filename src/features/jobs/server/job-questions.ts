/** Saves the questions for applicants. Decides which stay, which get a new version, and which are no longer asked. */
import type { Question, QuestionInput } from '#features/screening/screening.contract.ts';
import { findQuestionProblems, isSameContent, toQuestionContent } from '#features/screening/screening.domain.ts';
import type { Tx } from '#server/db/database.ts';
import { newId } from '#server/ids.ts';
import { AppError, type FieldRefusal } from '#shared/errors.ts';
import { listJobQuestions, type RetiredQuestion, replaceQuestions } from './job-questions.db.ts';
import type { JobsPorts } from './jobs.ports.ts';

const throwFirstProblem = (problems: readonly FieldRefusal[]): void => {
  const [first] = problems;
  if (first !== undefined) throw new AppError('invalid', first.refusal, { errors: [...problems] });
};

/** Returns the problems with the ids: each must belong to a current question of the job, and may appear only once. */
const findIdProblems = (inputs: readonly QuestionInput[], current: ReadonlyMap<string, Question>): FieldRefusal[] => {
  const seen = new Set<string>();
  return inputs.flatMap(({ id }, index): FieldRefusal[] => {
    if (!id) return [];
    const path = `questions.${index}.id`;
    if (!current.has(id)) return [{ path, refusal: 'question-gone' }];
    if (seen.has(id)) return [{ path, refusal: 'question-twice' }];
    seen.add(id);
    return [];
  });
};

/** Returns true if exactly these questions are stored. */
const isStored = (inputs: readonly QuestionInput[], current: readonly Question[]): boolean =>
  inputs.length === current.length &&
  current.every((question, index) => {
    const input = inputs[index];
    return input !== undefined && isSameContent(question, toQuestionContent(input));
  });

/** Returns the question to store for an input: the current one, an edit, or a new one. Editing an answered question increments its version. */
const nextQuestionVersion = (input: QuestionInput, previous: Question | undefined, isAnswered: boolean): Question => {
  const content = toQuestionContent(input);
  if (previous === undefined) return { id: newId(), version: 1, ...content };
  if (isSameContent(previous, content)) return previous;
  return { id: previous.id, version: isAnswered ? previous.version + 1 : previous.version, ...content };
};

/**
 * Stores the questions of a job that the caller has locked or just inserted, and returns them. `undefined` keeps the
 * current questions, null removes them. An answered question is never changed: editing it creates the next version. Throws `invalid` with the field
 * of each invalid question. Throws `conflict` if other questions than `before` are stored; `undefined` skips this check.
 */
export const saveQuestions = async (
  tx: Tx,
  ports: Pick<JobsPorts, 'findAnsweredQuestionIds'>,
  jobId: string,
  inputs: readonly QuestionInput[] | null | undefined,
  before?: readonly QuestionInput[] | null,
): Promise<Question[]> => {
  const current = await listJobQuestions(tx, jobId);
  if (inputs === undefined) return current;
  const sent = inputs ?? [];
  if (before !== undefined && !isStored(before ?? [], current)) {
    // A repeated request whose first response was lost finds its own questions.
    if (isStored(sent, current)) return current;
    throw new AppError('conflict', 'questions-changed-meanwhile');
  }
  throwFirstProblem(findQuestionProblems(sent.map(toQuestionContent)));
  const currentById = new Map(current.map((question) => [question.id, question]));
  throwFirstProblem(findIdProblems(sent, currentById));
  const answered = current.length === 0 ? new Set<string>() : await ports.findAnsweredQuestionIds(tx, current);
  const questions = sent.map((input) => {
    const previous = input.id ? currentById.get(input.id) : undefined;
    return nextQuestionVersion(input, previous, previous !== undefined && answered.has(previous.id));
  });
  const keptQuestions = new Set(questions);
  const retired: RetiredQuestion[] = current
    .filter((question) => !keptQuestions.has(question))
    .map((question) => ({ question, isAnswered: answered.has(question.id) }));
  await replaceQuestions(tx, jobId, { questions, retired });
  return questions;
};
