/**
 * Demo applicants' answers to a job's screening questions. Answers come from a hash instead of the random generator, so new questions do not change
 * the rest of the demo market. Text, link and date questions are optional and stay unanswered.
 */
import { fnv1a } from '#engine/matching.domain.ts';
import type { Accepts, AnswerValue } from '#features/screening/screening.contract.ts';
import type { ApplicationStatus, ExperienceLevel } from '#shared/vocabulary.ts';
import type { NewRow } from './demo-rows.db.ts';
import type { JobPart } from './demo-world.ts';

type QuestionRow = NewRow<'jobQuestions'>;

/** Answers to number questions, as multiples of the minimum that the company requires. */
const MULTIPLES = [0.5, 1, 1.5, 2.5, 4];

/** The most years of work of each experience level. */
const MOST_YEARS: Record<ExperienceLevel, number> = { '0-1': 1, '1-3': 3, '3-5': 5, '5-10': 10, '10+': 20 };

const meets = (accepts: Accepts, value: AnswerValue): boolean =>
  Array.isArray(accepts) ? accepts.includes(value) : typeof value === 'number' && value >= accepts.min;

const possibleValues = (
  { type, label, options, accepts }: QuestionRow,
  experience: ExperienceLevel | null,
): AnswerValue[] => {
  if (type === 'boolean') return [true, true, true, false];
  if (type === 'choice') return [...(options ?? [])];
  if (type === 'number' && accepts && !Array.isArray(accepts)) {
    const { min } = accepts;
    const most = experience && /\byears\b/.test(label) ? MOST_YEARS[experience] : Number.POSITIVE_INFINITY;
    return MULTIPLES.map((multiple) => Math.min(Math.round(multiple * min), most));
  }
  return [];
};

/** Statuses in which applicants meet the job's must-have. */
const MEETS_MUST_HAVE: ReadonlySet<ApplicationStatus> = new Set(['interviewing', 'offered', 'hired']);

interface Applicant {
  applicationId: string;
  name: string;
  experience: ExperienceLevel | null;
  status: ApplicationStatus;
}

interface BuiltAnswers {
  answers: NewRow<'applicationAnswers'>[];
  /** Null if the job has no must-have. */
  meetsMustHave: boolean | null;
}

/**
 * Builds the answers in an application from the person and the questions. No one states more years than their profile. Applicants in late stages
 * meet the must-have if their profile allows it.
 */
export const buildAnswers = (
  { questions }: Pick<JobPart, 'questions'>,
  { applicationId, name, experience, status }: Applicant,
): BuiltAnswers => {
  let meetsMustHave: boolean | null = null;
  const answers = questions.flatMap((question) => {
    const { id: questionId, version, type, label, accepts } = question;
    const all = possibleValues(question, experience);
    const suitable = accepts && MEETS_MUST_HAVE.has(status) ? all.filter((value) => meets(accepts, value)) : [];
    const possible = suitable.length > 0 ? suitable : all;
    const value = possible[Math.abs(fnv1a(`${name} ${label}`)) % possible.length];
    if (value === undefined) return [];
    if (accepts) meetsMustHave = meets(accepts, value);
    return [{ applicationId, position: question.position ?? 0, questionId, version, type, label, value }];
  });
  return { answers, meetsMustHave };
};
