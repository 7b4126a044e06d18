/**
 * Rules for offers and hires at a given time. Pure. Days are dates without a time (`2027-02-28`), counted in UTC, apart from the last day of
 * an offer. Permissions are in hiring.policy.ts.
 */
import { BRAND_FACTS } from '#shared/brand-facts.ts';
import type { Refusal } from '#shared/errors.ts';
import { LIFETIMES } from '#shared/limits.ts';
import { addCalendarMonths, DAY_MS, deadlineDay, deadlineDayEnd, LAST_ZONE_OFFSET_MS } from '#shared/time.ts';
import type { HireStatus, OfferStatus } from '#shared/vocabulary.ts';

/** The days after the start on which the company and the candidate get a check-in. */
export const CHECK_IN_DAYS = [7, 30, 90, 150] as const;

/** A check-in that is overdue by more days than this is skipped. */
const MAX_CHECK_IN_DELAY_DAYS = 14;

/** The statuses in which an offer waits for an answer. */
export const OPEN_OFFER_STATUSES = ['sent', 'seen'] as const satisfies readonly OfferStatus[];
type OpenOfferStatus = (typeof OPEN_OFFER_STATUSES)[number];
export type EndedOfferStatus = Exclude<OfferStatus, OpenOfferStatus>;

/** The statuses of current and upcoming hires. A hire whose guarantee was claimed has ended. `commitments_of` in SQL has the same list. */
export const RUNNING_HIRE_STATUSES = ['agreed', 'started'] as const satisfies readonly HireStatus[];
export const isRunningHire = (status: HireStatus): boolean =>
  (RUNNING_HIRE_STATUSES as readonly HireStatus[]).includes(status);

const midnight = (day: string): Date => new Date(`${day}T00:00:00.000Z`);

export const toUtcDay = (instant: string): string => new Date(instant).toISOString().slice(0, 10);

export const addDays = (day: string, days: number): string =>
  toUtcDay(new Date(midnight(day).getTime() + days * DAY_MS).toISOString());

/** Returns the current day in the westernmost time zone. Only days before it are over in every time zone. */
export const earliestToday = (now: string): string =>
  toUtcDay(new Date(Date.parse(now) - LAST_ZONE_OFFSET_MS).toISOString());

/** Returns true if, at `now` (ISO 8601), the first day of work is still ahead in at least one time zone. */
export const isBeforeFirstDay = (startDate: string, now: string): boolean => startDate > earliestToday(now);

/** Returns the start date of a hire that is marked as started at `now` (ISO 8601): the current day if the agreed date is still ahead. */
export const toStartedDay = (startDate: string, now: string): string => {
  const today = toUtcDay(now);
  return startDate > today ? today : startDate;
};

/** Returns the first Monday at least a week after a day. That leaves time to sign a contract and prepare for the first day. */
export const mondayAtLeastAWeekAfter = (day: string): string => {
  const inAWeek = addDays(day, 7);
  return addDays(inAWeek, (8 - midnight(inAWeek).getUTCDay()) % 7);
};

/**
 * Returns the average monthly pay in whole U.S. dollars: hours a week × hourly rate × 52 weeks / 12 months. Forms, cards, documents and emails use
 * this formula. A job's salary range is only an estimate, based on four weeks a month.
 */
export const averageMonthlyPay = ({ hourlyRate, hoursPerWeek }: { hourlyRate: number; hoursPerWeek: number }): number =>
  Math.round((hourlyRate * hoursPerWeek * 52) / 12);

export const guaranteeEndDay = (startDate: string): string =>
  toUtcDay(addCalendarMonths(midnight(startDate).toISOString(), BRAND_FACTS.guaranteeMonths));

/** Returns all check-ins for a hire with their due days. Check-ins after the last day of work are included, but never sent. */
export const checkInSchedule = (startDate: string): { day: number; dueOn: string }[] =>
  CHECK_IN_DAYS.map((day) => ({ day, dueOn: addDays(startDate, day) }));

/** Returns true if a check-in is due on or before the last day of work. `endDate` is null if there is no end date. */
const isDuringWork = (dueOn: string, endDate: string | null): boolean => endDate === null || dueOn <= endDate;

/** Returns the check-in days (as days after the start) up to the last day of work. */
export const checkInDays = (startDate: string, endDate: string | null): number[] =>
  checkInSchedule(startDate).flatMap(({ day, dueOn }) => (isDuringWork(dueOn, endDate) ? [day] : []));

/** Returns true if an unsent check-in will still be sent on `today` or later. No check-ins are sent after the end of a hire. */
export const isUpcomingCheckIn = (
  { dueOn, status, endDate }: { dueOn: string; status: HireStatus; endDate: string | null },
  today: string,
): boolean =>
  isRunningHire(status) && isDuringWork(dueOn, endDate) && dueOn >= addDays(today, -MAX_CHECK_IN_DELAY_DAYS);

/** Returns the check-ins that were sent or will be sent. */
export const shownCheckIns = <CheckIn extends { dueOn: string; sentAt: string | null }>(
  { status, endDate, checkIns }: { status: HireStatus; endDate: string | null; checkIns: readonly CheckIn[] },
  now: string,
): CheckIn[] =>
  checkIns.filter(
    ({ dueOn, sentAt }) => sentAt !== null || isUpcomingCheckIn({ dueOn, status, endDate }, toUtcDay(now)),
  );

/** Returns the expiry of an offer: the given time, or the end of the given day like the last day to apply for a job. */
export const toOfferExpiry = (dayOrTime: string): string =>
  dayOrTime.length === 10 ? deadlineDayEnd(dayOrTime) : new Date(dayOrTime).toISOString();

/** Returns the last day of an offer that is sent at `now` (in milliseconds) without an expiry. */
export const defaultOfferDay = (now: number): string => deadlineDay(now, LIFETIMES.offerDays);

/** Returns true if an offer in this status waits for an answer. */
export const isOpenOffer = (status: OfferStatus): status is OpenOfferStatus =>
  (OPEN_OFFER_STATUSES as readonly OfferStatus[]).includes(status);

/** Returns the status of an offer at `now`. An offer past its expiry time counts as expired even if it is not stored as expired yet. */
export const offerStatusAt = (offer: { status: OfferStatus; expiresAt: string }, now: string): OfferStatus =>
  isOpenOffer(offer.status) && Date.parse(offer.expiresAt) <= Date.parse(now) ? 'expired' : offer.status;

/** Returns true if the candidate has proposed other terms for one of these versions since a time (ISO 8601). */
export const hasProposedSince = (
  versions: readonly { proposal: { createdAt: string } | null }[],
  since: string,
): boolean => versions.some(({ proposal }) => proposal !== null && proposal.createdAt >= since);

/** Why an offer that has ended can no longer be answered. */
const REFUSAL_BY_STATUS: Readonly<Record<EndedOfferStatus, Refusal>> = {
  accepted: 'offer-accepted',
  declined: 'offer-declined',
  expired: 'offer-expired',
  withdrawn: 'offer-withdrawn',
};

/** Returns why an offer can no longer be answered at `now` (ISO 8601), or null if it is open. */
export const endedOfferRefusal = (offer: { status: OfferStatus; expiresAt: string }, now: string): Refusal | null => {
  const status = offerStatusAt(offer, now);
  return isOpenOffer(status) ? null : REFUSAL_BY_STATUS[status];
};

/** Returns true if the guarantee was claimed. Its last day no longer matters then. */
export const isGuaranteeUsed = (status: HireStatus): boolean => status === 'claimed' || status === 'replaced';

/** Returns true if the guarantee of a hire covers a day. The end day itself is not covered. */
export const isGuaranteed = (guaranteeEndsOn: string, day: string): boolean => day < guaranteeEndsOn;
