/** What the statuses of an application mean. Pure. Who may move one from where to where stands in applications.policy.ts. */
import { LIFETIMES } from '#shared/limits.ts';
import type { ApplicationStatus, WorkType } from '#shared/vocabulary.ts';

/** Statuses in which someone still has to decide; closing a job may decline these. */
export const UNDECIDED_STATUSES = ['pending', 'applied', 'interviewing', 'offered'] as const;

/** Statuses that a candidate's "Interviewing" counts. */
export const INTERVIEWING_STATUSES = ['interviewing', 'offered'] as const;

/** Statuses that a candidate's "Applied" does not count. */
export const ENDED_STATUSES = ['declined', 'withdrawn'] as const;

/** Whether the company has not dealt with an application at all: neither opened it nor moved it, alone or among several. */
export const isNew = ({ status, viewedAt }: { status: ApplicationStatus; viewedAt: string | null }): boolean =>
  viewedAt === null && status === 'pending';

/** Until when a move that was made at `at` (ISO 8601) can be undone, and its mail is held. */
export const undoableUntil = (at: string): string =>
  new Date(Date.parse(at) + LIFETIMES.undoMinutes * 60_000).toISOString();

const HOURS_BY_TYPE: Readonly<Record<WorkType, number>> = { 'full-time': 40, 'part-time': 20, contract: 30 };

/** Hours a week of someone who is hired for a job without stated terms. `weekly_hours_of` in SQL says the same. */
export const weeklyHoursOf = (jobType: WorkType | null): number => HOURS_BY_TYPE[jobType ?? 'full-time'];
