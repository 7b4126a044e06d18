/** How a company answers the people who apply, as everyone may read it. Pure; the database counts the figures. */
import { LIMITS } from '#shared/limits.ts';
import type { Answers } from './companies.contract.ts';

/** The figures of one company: applications whose answer is given or due, how many of them it answered, and how soon. */
export interface AnswerFigures {
  countedCount: number;
  answeredCount: number;
  answerMedianHours: number | null;
}

/** What is shown of them: the share of answered applications as 0-1, and the median of the hours; null until there are enough applications. */
export const answersOf = ({ countedCount, answeredCount, answerMedianHours }: AnswerFigures): Answers | null =>
  countedCount < LIMITS.countedAnswers
    ? null
    : {
        medianHours: answerMedianHours,
        rate: Math.round((100 * answeredCount) / countedCount) / 100,
        count: countedCount,
      };
