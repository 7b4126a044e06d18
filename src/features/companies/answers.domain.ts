/** Computes a company's public response rate to applications. Pure. The database does the counting. */
import { LIMITS } from '#shared/limits.ts';
import type { Answers } from './companies.contract.ts';

/** Counts for one company: applications that were answered or whose answer is due, how many were answered, and how quickly. */
export interface AnswerFigures {
  countedCount: number;
  answeredCount: number;
  answerMedianHours: number | null;
}

/** Returns the share of answered applications (0 to 1) and the median hours. Null until there are enough applications. */
export const summarizeAnswers = ({ countedCount, answeredCount, answerMedianHours }: AnswerFigures): Answers | null =>
  countedCount < LIMITS.minCountedAnswers
    ? null
    : {
        medianHours: answerMedianHours,
        rate: Math.round((100 * answeredCount) / countedCount) / 100,
        count: countedCount,
      };
