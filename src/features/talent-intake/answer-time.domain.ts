/**
 * The deadline by which applicants to the marketplace are promised an answer. Pure. The team's business days are Monday through Friday, except U.S.
 * federal holidays.
 */
import { MAX_ANSWER_BUSINESS_DAYS } from '#shared/brand-facts.ts';
import { DAY_MS } from '#shared/time.ts';
import { isUsHoliday } from '#shared/us-holidays.ts';

/** Returns true for a business day. `day` is midnight UTC. */
const isBusinessDay = (day: number): boolean => {
  const weekday = new Date(day).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isUsHoliday(day);
};

/** Returns the deadline for the promised answer: the same time of day, `MAX_ANSWER_BUSINESS_DAYS` business days later, in UTC. */
export const answerDueAt = (filedAt: string): Date => {
  const filedTime = Date.parse(filedAt);
  const timeOfDay = filedTime % DAY_MS;
  let day = filedTime - timeOfDay;
  for (let remainingDays = MAX_ANSWER_BUSINESS_DAYS; remainingDays > 0; ) {
    day += DAY_MS;
    if (isBusinessDay(day)) remainingDays -= 1;
  }
  return new Date(day + timeOfDay);
};

/** Returns true if the promised deadline has passed. */
export const isAnswerLate = (filedAt: string, now: Date): boolean => now > answerDueAt(filedAt);
