/** How a company answers the people who apply, as everybody may read it. Pure; the figures are counted by the database. */
import { LIMITS } from '#shared/limits.ts';
import type { Answers } from './companies.contract.ts';

/** What the database keeps of a company's answers. */
export interface AnswerFigures {
  answerableCount: number;
  answeredCount: number;
  answerMedianHours: number | null;
}

/** What is shown of them: the share of answered applications as 0-1, and the median of the hours; null until there are enough applications. */
export const answersOf = ({ answerableCount, answeredCount, answerMedianHours }: AnswerFigures): Answers | null =>
  answerableCount < LIMITS.countedAnswers
    ? null
    : {
        medianHours: answerMedianHours,
        rate: Math.round((100 * answeredCount) / answerableCount) / 100,
        count: answerableCount,
      };
