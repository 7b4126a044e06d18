/**
 * What application statuses mean. Pure. The allowed moves are in `applications.policy.ts`.
 */
import { LIFETIMES } from '#shared/limits.ts';
import type { ApplicationStatus, WorkType } from '#shared/vocabulary.ts';

/** How an application was submitted, if not by the candidate. `job-page`: on approval of someone who had applied on a job's page without an account. */
export const APPLICATION_VIAS = ['job-page'] as const;
export type ApplicationVia = (typeof APPLICATION_VIAS)[number];

/** Statuses without a decision. Closing a job may decline these. */
export const UNDECIDED_STATUSES = ['pending', 'applied', 'interviewing', 'offered'] as const;

/** Statuses counted under "Interviewing" on a candidate's dashboard. */
export const INTERVIEWING_STATUSES = ['interviewing', 'offered'] as const;

/** Statuses not counted under "Applied" on a candidate's dashboard. */
export const ENDED_STATUSES = ['declined', 'withdrawn'] as const;

/** Returns true if the company has neither opened nor moved the application. */
export const isNew = ({ status, viewedAt }: { status: ApplicationStatus; viewedAt: string | null }): boolean =>
  viewedAt === null && status === 'pending';

/** Returns the end of the undo period for a move made at `at` (ISO 8601). Emails about the move are held until then. */
export const undoDeadline = (at: string): string =>
  new Date(Date.parse(at) + LIFETIMES.undoMinutes * 60_000).toISOString();

const HOURS_BY_TYPE: Readonly<Record<WorkType, number>> = { 'full-time': 40, 'part-time': 20, contract: 30 };

/** Returns the assumed weekly hours of someone hired without stated terms. `weekly_hours_of` in SQL must match. */
export const typicalWeeklyHours = (jobType: WorkType | null): number => HOURS_BY_TYPE[jobType ?? 'full-time'];
