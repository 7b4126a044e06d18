/**
 * The rules of the ledger: status changes, validity, and open statuses. Pure; the time is passed in. Invariant: whether a verification has expired
 * depends only on the time, not on whether the expiry has been recorded.
 */
import { LIFETIMES, LIMITS } from '#shared/limits.ts';
import { addCalendarMonths, DAY_MS, LAST_ZONE_OFFSET_MS } from '#shared/time.ts';
import type { VerificationKind, VerificationStatus } from '#shared/vocabulary.ts';

/**
 * The status changes that an admin can make. Expiry is not included, because it depends on the time. After a
 * failure, the candidate claims a new verification.
 */
const MOVES: Readonly<Record<VerificationStatus, readonly VerificationStatus[]>> = {
  claimed: ['checking'],
  checking: ['verified', 'failed'],
  verified: ['revoked'],
  failed: [],
  expired: [],
  revoked: [],
};

/** Returns the statuses that an admin may change a verification to. */
export const allowedMoves = (status: VerificationStatus): readonly VerificationStatus[] => MOVES[status];

/** A person has at most one verification in these statuses per kind and subject. */
export const OPEN_STATUSES = ['claimed', 'checking'] as const;

/** Returns true if a verification is waiting or being checked. */
export const isOpen = (status: VerificationStatus): boolean => OPEN_STATUSES.some((open) => open === status);

/** The statuses that companies see. */
export const SHOWN_STATUSES = ['verified', 'expired'] as const;

interface Expiring {
  status: VerificationStatus;
  /** Null if it does not expire. */
  expiresAt: string | null;
}

/** Returns the status at an instant (milliseconds since 1970). A `verified` row is expired from `expiresAt` on. */
export const statusAt = ({ status, expiresAt }: Expiring, now: number): VerificationStatus =>
  status === 'verified' && expiresAt !== null && Date.parse(expiresAt) <= now ? 'expired' : status;

/** Returns the default expiry of a verification from the time it was verified, or null if it does not expire. */
export const defaultExpiry = (kind: VerificationKind, verifiedAt: string): string | null => {
  const months = LIFETIMES.verificationMonths[kind];
  return months === null ? null : addCalendarMonths(verifiedAt, months);
};

/** Returns the expiry of a verification that is valid through a day, `2027-02-01`: the end of that day in every time zone. */
export const lastDayEnd = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS + LAST_ZONE_OFFSET_MS).toISOString();

/** Returns the last day, `2027-02-01`, that is over in every time zone when a verification expires. */
export const lastValidDay = (expiresAt: string): string =>
  new Date(Date.parse(expiresAt) - LAST_ZONE_OFFSET_MS - DAY_MS).toISOString().slice(0, 10);

/** Returns false for identity and English, of which a person has one verification. Of the other kinds, they have one per subject. */
export const needsSubject = (kind: VerificationKind): boolean => kind !== 'identity' && kind !== 'english';

/** Returns the normalized subject, ignoring case, whitespace and Unicode form, or '' for a kind without a subject. */
export const subjectKey = (kind: VerificationKind, subject: string | null): string =>
  needsSubject(kind)
    ? (subject ?? '').normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim().slice(0, LIMITS.title)
    : '';

/** Returns true if a verification is valid and not due for renewal, so a new claim is refused. */
export const isNotDueForRenewal = ({ status, expiresAt }: Expiring, now: number): boolean => {
  if (statusAt({ status, expiresAt }, now) !== 'verified') return false;
  return expiresAt === null || Date.parse(expiresAt) - now > LIFETIMES.verificationRenewalDays * DAY_MS;
};

/** Methods with a translation. Other methods are shown as written. */
export const KNOWN_METHODS = [
  'document',
  'video-call',
  'phone-call',
  'written-task',
  'work-sample',
  'reference-form',
  'public-record',
] as const;
type KnownMethod = (typeof KNOWN_METHODS)[number];

export const isKnownMethod = (method: string): method is KnownMethod =>
  KNOWN_METHODS.some((knownMethod) => knownMethod === method);
