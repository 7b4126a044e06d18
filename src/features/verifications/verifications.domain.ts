/**
 * The ledger's rules: which moves there are, how long what was checked holds, and what is open. Pure; the time is passed in.
 * Invariant: whether a verification has expired follows from its time alone, whether or not someone has noted it yet.
 */
import { LIFETIMES, LIMITS } from '#shared/limits.ts';
import { addCalendarMonths, DAY_MS } from '#shared/time.ts';
import type { VerificationKind, VerificationStatus } from '#shared/vocabulary.ts';

/** The moves an admin makes. Expiry is not among them: time makes it; and what failed is claimed again, as another verification. */
const MOVES: Readonly<Record<VerificationStatus, readonly VerificationStatus[]>> = {
  claimed: ['checking'],
  checking: ['verified', 'failed'],
  verified: ['revoked'],
  failed: [],
  expired: [],
  revoked: [],
};

/** Where an admin may move a verification of this status. */
export const movesFrom = (status: VerificationStatus): readonly VerificationStatus[] => MOVES[status];

/** One at a time of these for the same person, kind and subject. */
export const OPEN_STATUSES = ['claimed', 'checking'] as const;

/** Whether a verification waits or is being checked. */
export const isOpen = (status: VerificationStatus): boolean => OPEN_STATUSES.some((open) => open === status);

/** Of these companies learn. */
export const SHOWN_STATUSES = ['verified', 'expired'] as const;

interface Expiring {
  status: VerificationStatus;
  /** Null where it holds for good. */
  expiresAt: string | null;
}

/** The status at a moment (milliseconds since 1970): what was verified has expired from `expiresAt` on. */
export const statusAt = ({ status, expiresAt }: Expiring, at: number): VerificationStatus =>
  status === 'verified' && expiresAt !== null && Date.parse(expiresAt) <= at ? 'expired' : status;

/** Until when what was checked at a moment holds unless the admin says otherwise; null: for good. */
export const defaultExpiry = (kind: VerificationKind, verifiedAt: string): string | null => {
  const months = LIFETIMES.verificationMonths[kind];
  return months === null ? null : addCalendarMonths(verifiedAt, months);
};

/** A person has one identity and one English; of the other kinds each subject is a thing of its own. */
export const needsSubject = (kind: VerificationKind): boolean => kind !== 'identity' && kind !== 'english';

/** What tells two subjects of a kind apart: not their case, their blanks or the way their letters are encoded. */
export const subjectKey = (kind: VerificationKind, subject: string | null): string =>
  needsSubject(kind)
    ? (subject ?? '').normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim().slice(0, LIMITS.title)
    : '';

/** Whether something verified holds for so long still that claiming it again would only cost time. */
export const needsNoRenewal = ({ status, expiresAt }: Expiring, at: number): boolean => {
  if (statusAt({ status, expiresAt }, at) !== 'verified') return false;
  return expiresAt === null || Date.parse(expiresAt) - at > LIFETIMES.verificationRenewalDays * DAY_MS;
};

/** The ways of checking that the product has words for; an admin's other words are shown as written. */
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

export const isKnownMethod = (method: string): method is KnownMethod => KNOWN_METHODS.some((known) => known === method);
