/** Refuses start dates in the past. */
import { invalidField } from '#shared/errors.ts';
import { earliestToday } from '../hiring.domain.ts';

/** Throws if a day is in the past in every zone at `now` (ISO 8601), so that a company in any zone can choose its current day. */
export const requireUpcoming = (startDate: string, now: string): void => {
  if (startDate < earliestToday(now)) throw invalidField('startDate', 'before-today');
};

/** Throws like `requireUpcoming`, but `current` can be corrected to any later day, even one in the past. */
export const requireLaterOrUpcoming = (startDate: string, current: string, now: string): void => {
  if (startDate < current) requireUpcoming(startDate, now);
};
