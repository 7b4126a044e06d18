/** Rejects start dates in the past. */
import { invalidField } from '#shared/errors.ts';
import { earliestToday } from '../hiring.domain.ts';

/** Throws if a day is in the past in every time zone at `now` (ISO 8601). A company in any time zone can choose its current day. */
export const requireUpcoming = (startDate: string, now: string): void => {
  if (startDate < earliestToday(now)) throw invalidField('startDate', 'before-today');
};

/** Throws like `requireUpcoming`, but allows a correction of `current` to any later day, even one in the past. */
export const requireLaterOrUpcoming = (startDate: string, current: string, now: string): void => {
  if (startDate < current) requireUpcoming(startDate, now);
};
