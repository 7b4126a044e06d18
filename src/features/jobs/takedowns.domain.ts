/** Rules for jobs that an admin took down. Pure: the time is a parameter. */
import { DAY_MS } from '#shared/time.ts';
import type { JobStatus } from '#shared/vocabulary.ts';
import { applicationDay } from './job-conditions.domain.ts';

/** The status and last day in a change requested by the company. */
interface CompanyChange {
  status?: JobStatus | undefined;
  validThrough?: string | null | undefined;
}

/**
 * Returns whether a change would open or pause a taken-down job, or change its last day. Companies may still edit the text and decide on applicants.
 */
export const reopensTakenDownJob = ({ status, validThrough }: CompanyChange, job: { validThrough: string }): boolean =>
  (status !== undefined && status !== 'closed') || (!!validThrough && validThrough !== job.validThrough);

interface TakenDown {
  statusBeforeTakedown: JobStatus;
  /** Whether people are waiting for an answer that they asked for. */
  owesAnswers: boolean;
}

/**
 * Returns the status of a restored job: the status before the takedown, except that an open job that owes answers is paused, as it would have been
 * without the takedown.
 */
export const restoredStatus = ({ statusBeforeTakedown, owesAnswers }: TakenDown): JobStatus =>
  statusBeforeTakedown === 'open' && owesAnswers ? 'paused' : statusBeforeTakedown;

/**
 * Returns the last day to apply for a job that is restored at `now` (in milliseconds), extended by the number of days on which no one could apply.
 */
export const restoredLastDay = (
  { validThrough, takenDownAt }: { validThrough: string; takenDownAt: string },
  now: number,
): string => {
  const days = (Date.parse(applicationDay(now)) - Date.parse(applicationDay(Date.parse(takenDownAt)))) / DAY_MS;
  return new Date(Date.parse(validThrough) + Math.max(0, days) * DAY_MS).toISOString().slice(0, 10);
};
