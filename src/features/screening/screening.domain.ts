/**
 * The rules of screening questions and their answers. Pure. Must-haves only label and sort applications. They never decline an application.
 */
import { type FieldRefusal, type Refusal, refusal } from '#shared/errors.ts';
import { LIMITS } from '#shared/limits.ts';
import {
  hasDirectionMarks,
  isOnOneLine,
  isStorable,
  isStorableInLine,
  isVisible,
  isWebAddress,
  normalizeLine,
} from '#shared/schema.ts';
import type {
  Accepts,
  Answer,
  AnswerInputs,
  AnswerValue,
  Question,
  QuestionInput,
  QuestionType,
} from './screening.contract.ts';

/** A question without its id and version. */
export type QuestionContent = Omit<Question, 'id' | 'version'>;

/** The question types that can be must-haves, because their answers can be compared. */
export const MUST_HAVE_TYPES: ReadonlySet<QuestionType> = new Set(['boolean', 'choice', 'number']);

const choiceOptions = ({ type, options }: QuestionInput): string[] | undefined =>
  type === 'choice' ? (options ?? []).flatMap((option) => option || []) : undefined;

const acceptedAnswers = ({ mustHave, accepts }: QuestionInput): Accepts | undefined => {
  if (mustHave !== true || !accepts) return undefined;
  if (Array.isArray(accepts)) return [...new Set(accepts)];
  return accepts.min === null ? undefined : { min: accepts.min };
};

/** Converts an input to a question. Drops options unless the type is `choice`, and accepted answers unless the question is a must-have. */
export const toQuestionContent = (input: QuestionInput): QuestionContent => {
  const options = choiceOptions(input);
  const accepts = acceptedAnswers(input);
  return {
    type: input.type,
    label: input.label ?? '',
    required: input.required === true,
    mustHave: input.mustHave === true,
    ...(options === undefined ? {} : { options }),
    ...(accepts === undefined ? {} : { accepts }),
  };
};

/** Returns true if two contents ask the same question in the same way. Saving one over the other then creates no new version. */
export const isSameContent = (a: QuestionContent, b: QuestionContent): boolean =>
  JSON.stringify(comparableParts(a)) === JSON.stringify(comparableParts(b));

const comparableParts = ({ type, label, required, mustHave, options, accepts }: QuestionContent) => [
  type,
  label,
  required,
  mustHave,
  options ?? null,
  accepts === undefined || Array.isArray(accepts) ? (accepts ?? null) : { min: accepts.min },
];

const { min: MIN_OPTIONS, max: MAX_OPTIONS } = LIMITS.questionOptions;

const findOptionsProblem = ({ options }: QuestionContent): Refusal | null => {
  if (options === undefined) return null;
  if (options.length < MIN_OPTIONS || options.length > MAX_OPTIONS) {
    return refusal('options-count', { from: MIN_OPTIONS, to: MAX_OPTIONS });
  }
  const distinct = new Set(options.map((option) => option.toLowerCase()));
  return distinct.size < options.length ? 'options-not-distinct' : null;
};

const isNumberAnswer = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) <= LIMITS.numberAnswer;

const canBeAccepted = ({ type, options = [] }: QuestionContent, value: AnswerValue): boolean => {
  if (type === 'boolean') return typeof value === 'boolean';
  if (type === 'number') return isNumberAnswer(value);
  return typeof value === 'string' && options.includes(value);
};

const findAcceptsProblem = (content: QuestionContent): Refusal | null => {
  const { type, mustHave, accepts } = content;
  if (!mustHave) return null;
  if (accepts === undefined || (Array.isArray(accepts) && accepts.length === 0)) return 'accepts-required';
  const isPossible = Array.isArray(accepts)
    ? accepts.length <= MAX_OPTIONS && accepts.every((value) => canBeAccepted(content, value))
    : type === 'number' && isNumberAnswer(accepts.min);
  return isPossible ? null : 'accepts-not-possible';
};

const findContentProblem = (content: QuestionContent): [field: string, reason: Refusal] | null => {
  if (content.label === '') return ['label', 'question-required'];
  const options = findOptionsProblem(content);
  if (options !== null) return ['options', options];
  if (content.mustHave && !MUST_HAVE_TYPES.has(content.type)) return ['mustHave', 'must-have-not-possible'];
  const accepts = findAcceptsProblem(content);
  return accepts === null ? null : ['accepts', accepts];
};

/** Finds the problems with a job's questions, by field. */
export const findQuestionProblems = (questions: readonly QuestionContent[]): FieldRefusal[] => {
  if (questions.length > LIMITS.questions) {
    return [{ path: 'questions', refusal: refusal('too-many-questions', { count: LIMITS.questions }) }];
  }
  const problems = questions.flatMap((question, index): FieldRefusal[] => {
    const problem = findContentProblem(question);
    return problem === null ? [] : [{ path: `questions.${index}.${problem[0]}`, refusal: problem[1] }];
  });
  const secondMustHave = questions.flatMap(({ mustHave }, index) => (mustHave ? [index] : []))[1];
  return secondMustHave === undefined
    ? problems
    : [...problems, { path: `questions.${secondMustHave}.mustHave`, refusal: 'one-must-have' }];
};

/** Returns the parameters of a refusal that names its question. */
const questionParams = ({ label }: Question) => ({ question: label });

const isDay = (text: string): boolean => {
  const parts = /^(20\d\d)-(\d\d)-(\d\d)$/.exec(text);
  if (parts === null) return false;
  const day = new Date(Date.UTC(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3])));
  return day.toISOString().startsWith(text);
};

/** Adds `https://` to a link without a scheme, such as `example.com/work`. */
const addScheme = (text: string): string => (/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`);

type ReadResult = { value: AnswerValue } | { problem: Refusal };

const readText = (question: Question, text: string, max: number): ReadResult =>
  text.length > max
    ? { problem: refusal('answer-too-long', { ...questionParams(question), count: max }) }
    : { value: text };

const readLink = (question: Question, text: string): ReadResult => {
  const link = addScheme(text);
  const isLink = link.length <= LIMITS.url && isWebAddress(link);
  return isLink ? { value: link } : { problem: refusal('answer-not-a-link', questionParams(question)) };
};

const readLine = (question: Question, text: string): ReadResult => {
  if (!isStorableInLine(text)) return { problem: refusal('answer-unstorable-character', questionParams(question)) };
  if (!isOnOneLine(text)) return { problem: refusal('answer-not-one-line', questionParams(question)) };
  if (hasDirectionMarks(text)) return { problem: refusal('answer-hidden-direction', questionParams(question)) };
  return readText(question, normalizeLine(text), LIMITS.shortAnswer);
};

/** Parses non-empty text according to the type of its question. */
const readTextAnswer = (question: Question, text: string): ReadResult => {
  const { type, options = [] } = question;
  if (type === 'long') return readText(question, text, LIMITS.longAnswer);
  if (type === 'link') return readLink(question, text);
  if (type === 'date')
    return isDay(text) ? { value: text } : { problem: refusal('answer-not-a-date', questionParams(question)) };
  if (type === 'choice') {
    return options.includes(text)
      ? { value: text }
      : { problem: refusal('answer-not-an-option', questionParams(question)) };
  }
  return readLine(question, text);
};

const readValue = (question: Question, value: unknown): ReadResult => {
  const { type } = question;
  if (type === 'boolean') {
    return typeof value === 'boolean'
      ? { value }
      : { problem: refusal('answer-not-yes-or-no', questionParams(question)) };
  }
  if (type === 'number') {
    return isNumberAnswer(value) ? { value } : { problem: refusal('answer-not-a-number', questionParams(question)) };
  }
  if (typeof value !== 'string') return { problem: refusal('answer-not-a-text', questionParams(question)) };
  if (!isStorable(value)) return { problem: refusal('answer-unstorable-character', questionParams(question)) };
  if (!isVisible(value)) return { problem: refusal('answer-nothing-visible', questionParams(question)) };
  return readTextAnswer(question, value.trim());
};

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && normalizeLine(value) === '');

/** Answers of one application, read against the questions of its job. */
export interface ParsedAnswers {
  answers: Answer[];
  /** Null if no question is a must-have, or if the answer to the must-have is empty or invalid. */
  meetsMustHave: boolean | null;
  problems: FieldRefusal[];
}

const isAccepted = (accepts: Accepts, value: AnswerValue): boolean =>
  Array.isArray(accepts) ? accepts.includes(value) : typeof value === 'number' && value >= accepts.min;

/** Reads a person's answers. Refuses answers to questions that the job does not ask, instead of dropping them silently. */
export const readAnswers = (questions: readonly Question[], inputs: AnswerInputs): ParsedAnswers => {
  const sent = new Map(Object.entries(inputs ?? {}));
  const result: ParsedAnswers = { answers: [], meetsMustHave: null, problems: [] };
  for (const question of questions) {
    const { id, version, type, label, required, accepts } = question;
    const path = `answers.${id}`;
    const value = sent.get(id);
    sent.delete(id);
    if (isBlank(value)) {
      if (required) result.problems.push({ path, refusal: refusal('answer-required', questionParams(question)) });
      continue;
    }
    const reading = readValue(question, value);
    if ('problem' in reading) {
      result.problems.push({ path, refusal: reading.problem });
      continue;
    }
    result.answers.push({ questionId: id, version, type, label, value: reading.value });
    if (accepts !== undefined) result.meetsMustHave = isAccepted(accepts, reading.value);
  }
  for (const id of [...sent.keys()].slice(0, LIMITS.questions)) {
    result.problems.push({ path: `answers.${id.slice(0, LIMITS.questionOption)}`, refusal: 'question-not-asked' });
  }
  return result;
};
