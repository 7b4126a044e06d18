/** Applies the questions that someone else saved to those in the form of a job. */
import type { Question, QuestionInput } from '#features/screening/screening.contract.ts';
import { isSameContent, toQuestionContent } from '#features/screening/screening.domain.ts';

const isSame = (a: QuestionInput, b: QuestionInput): boolean =>
  isSameContent(toQuestionContent(a), toQuestionContent(b));

/**
 * Returns the questions in the form with the changes between `before`, which the form started from, and `after`, which is stored. Edited and removed
 * questions stay as they are. An edited question that was deleted becomes a new one. New questions are added at the end.
 */
export const applyNewerQuestions = (
  questions: readonly QuestionInput[],
  before: readonly Question[],
  after: readonly Question[],
): QuestionInput[] => {
  const [oldById, newById] = [before, after].map((list) => new Map(list.map((question) => [question.id, question])));
  const kept = questions.flatMap((question): QuestionInput[] => {
    if (!question.id) return [question];
    const [old, stored] = [oldById?.get(question.id), newById?.get(question.id)];
    const isEdited = old === undefined || !isSame(question, old);
    if (stored === undefined) return isEdited ? [{ ...question, id: null }] : [];
    return [isEdited ? question : stored];
  });
  return [...kept, ...after.filter(({ id }) => !oldById?.has(id))];
};
