/**
 * What holds for offers and hires at a moment that is passed in. Pure. Days are dates without a time (`2027-02-28`), counted
 * in UTC; who may do what stands in hiring.policy.ts.
 */
import { BRAND_FACTS } from '#shared/brand-facts.ts';
import { addCalendarMonths, DAY_MS } from '#shared/time.ts';
import type { HireStatus, OfferStatus } from '#shared/vocabulary.ts';

/** After how many days of work both sides are asked how it goes. */
export const CHECK_IN_DAYS = [7, 30, 90, 150] as const;

/** A question this late helps no one any more: it is passed over. */
export const MAX_CHECK_IN_LATE_DAYS = 14;

/** Statuses in which an offer waits for its answer. */
export const OPEN_OFFER_STATUSES = ['sent', 'seen'] as const satisfies readonly OfferStatus[];
type OpenOfferStatus = (typeof OPEN_OFFER_STATUSES)[number];
export type EndedOfferStatus = Exclude<OfferStatus, OpenOfferStatus>;

/** Statuses in which someone works, or is about to; a company that claims the guarantee has ended the hire. `commitments_of` in SQL names the same. */
export const RUNNING_HIRE_STATUSES = ['agreed', 'started'] as const satisfies readonly HireStatus[];

const midnight = (day: string): Date => new Date(`${day}T00:00:00.000Z`);

/** The day of a moment, in UTC. */
export const dayOf = (instant: string): string => new Date(instant).toISOString().slice(0, 10);

/** So many days after a day. */
export const daysAfter = (day: string, days: number): string =>
  dayOf(new Date(midnight(day).getTime() + days * DAY_MS).toISOString());

/** The day on which the guarantee of a hire ends that starts on this day. */
export const guaranteeEndOf = (startDate: string): string =>
  dayOf(addCalendarMonths(midnight(startDate).toISOString(), BRAND_FACTS.guaranteeMonths));

/** When both sides are asked how it goes. */
export const checkInsOf = (startDate: string): { day: number; dueOn: string }[] =>
  CHECK_IN_DAYS.map((day) => ({ day, dueOn: daysAfter(startDate, day) }));

/** Until when an offer is valid: the moment itself, or the end of a day that was named. */
export const validUntil = (stated: string): string =>
  stated.length === 10
    ? new Date(midnight(stated).getTime() + DAY_MS - 1).toISOString()
    : new Date(stated).toISOString();

/** Whether an offer in this status waits for its answer. */
export const isOpenOffer = (status: OfferStatus): status is OpenOfferStatus =>
  (OPEN_OFFER_STATUSES as readonly OfferStatus[]).includes(status);

/** The status of an offer at a moment: one whose time is over is expired, whether or not anyone has written that down yet. */
export const offerStatusAt = (offer: { status: OfferStatus; expiresAt: string }, now: string): OfferStatus =>
  isOpenOffer(offer.status) && Date.parse(offer.expiresAt) <= Date.parse(now) ? 'expired' : offer.status;

/** Whether the guarantee of a hire still covers this day. */
export const isGuaranteed = (guaranteeEndsOn: string, day: string): boolean => day < guaranteeEndsOn;
