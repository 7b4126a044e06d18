/**
 * Demo applicants' answers to a job's screening questions. Answers come from a hash instead of the random generator, so new questions do not change
 * the rest of the demo market. Text, link and date questions are optional and stay unanswered.
 */
import { fnv1a } from '#engine/matching.domain.ts';
import type { Accepts, AnswerValue } from '#features/screening/screening.contract.ts';
import type { ApplicationStatus } from '#shared/vocabulary.ts';
import type { NewRow } from './demo-rows.db.ts';
import type { JobPart } from './demo-world.ts';

type QuestionRow = NewRow<'jobQuestions'>;

/** Answers to number questions, as multiples of the minimum that the company requires. */
const MULTIPLES = [0.5, 1, 1.5, 2.5, 4];

const meets = (accepts: Accepts, value: AnswerValue): boolean =>
  Array.isArray(accepts) ? accepts.includes(value) : typeof value === 'number' && value >= accepts.min;

const possibleValues = ({ type, options, accepts }: QuestionRow): AnswerValue[] => {
  if (type === 'boolean') return [true, true, true, false];
  if (type === 'choice') return [...(options ?? [])];
  if (type === 'number' && accepts && !Array.isArray(accepts)) {
    const { min } = accepts;
    return MULTIPLES.map((multiple) => Math.round(multiple * min));
  }
  return [];
};

/** Statuses in which applicants meet the job's must-have. */
const MEETS_MUST_HAVE: ReadonlySet<ApplicationStatus> = new Set(['interviewing', 'offered', 'hired']);

interface BuiltAnswers {
  answers: NewRow<'applicationAnswers'>[];
  /** Null if the job has no must-have. */
  meetsMustHave: boolean | null;
}

/** Builds the answers in an application from the person's name and the questions. Applicants in late stages meet the must-have. */
export const buildAnswers = (
  { questions }: Pick<JobPart, 'questions'>,
  { applicationId, name, status }: { applicationId: string; name: string; status: ApplicationStatus },
): BuiltAnswers => {
  let meetsMustHave: boolean | null = null;
  const answers = questions.flatMap((question) => {
    const { id: questionId, version, type, label, accepts } = question;
    const all = possibleValues(question);
    const possible = accepts && MEETS_MUST_HAVE.has(status) ? all.filter((value) => meets(accepts, value)) : all;
    const value = possible[Math.abs(fnv1a(`${name} ${label}`)) % possible.length];
    if (value === undefined) return [];
    if (accepts) meetsMustHave = meets(accepts, value);
    return [{ applicationId, position: question.position ?? 0, questionId, version, type, label, value }];
  });
  return { answers, meetsMustHave };
};
