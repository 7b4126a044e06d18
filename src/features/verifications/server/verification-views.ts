/**
 * Verifications as each reader sees them: without notes and admins' names for the candidate, without history for companies, in full for admins unless
 * the verification is their own. Invariant: an expired verification is shown as expired, with its event, even before the expiry has been recorded.
 */
import { brand } from '#shared/brand.ts';
import type { OwnVerification, ReviewedVerification, Verification } from '../verifications.contract.ts';
import { statusAt } from '../verifications.domain.ts';
import type { ReferenceRow } from './references.db.ts';
import type { EventRow, ReviewedRow, VerificationRow } from './verifications.db.ts';

/** The fields of a profile shown in the queue. */
export interface ReviewedProfile {
  id: string;
  jobTitle: string;
}

/** Converts a row to a verification at an instant (milliseconds since 1970). */
export const toVerification = (row: VerificationRow, now: number): Verification => ({
  id: row.id,
  kind: row.kind,
  subject: row.subject,
  status: statusAt(row, now),
  method: row.method,
  verifiedAt: row.verifiedAt,
  expiresAt: row.expiresAt,
  by: brand.name,
});

const toEvent = ({ event }: EventRow) => ({
  from: event.fromStatus,
  to: event.toStatus,
  method: event.method,
  at: event.createdAt,
});

/** Returns a list with the event for an expiry that has not been recorded yet, or an empty list. */
const unrecordedExpiry = (row: VerificationRow, now: number) =>
  row.status === 'verified' && row.expiresAt !== null && statusAt(row, now) === 'expired'
    ? [{ from: 'verified' as const, to: 'expired' as const, method: null, at: row.expiresAt }]
    : [];

/** Converts a row with its events to a verification as its candidate sees it. */
export const toOwnVerification = (row: VerificationRow, events: readonly EventRow[], now: number): OwnVerification => ({
  ...toVerification(row, now),
  createdAt: row.createdAt,
  history: [...events.map(toEvent), ...unrecordedExpiry(row, now)],
});

const toReference = ({ status, refereeName, refereeEmail, createdAt, answeredAt, answer }: ReferenceRow) => ({
  status,
  name: refereeName,
  email: refereeEmail,
  askedAt: createdAt,
  answeredAt,
  answer,
});

/** The context of a verification in the queue. */
interface ReviewedContext {
  events: readonly EventRow[];
  reference: ReferenceRow | undefined;
  profile: ReviewedProfile | undefined;
  /** The admin who is viewing. Admins cannot see notes or references about their own verifications. */
  adminId: string;
}

/** Converts a row with its context to a verification as admins see it. */
export const toReviewedVerification = (
  { row, person }: ReviewedRow,
  { events, reference, profile, adminId }: ReviewedContext,
  now: number,
): ReviewedVerification => ({
  ...toVerification(row, now),
  createdAt: row.createdAt,
  candidate: { ...person, candidateId: profile?.id ?? null, jobTitle: profile?.jobTitle ?? null },
  reference: reference === undefined || person.id === adminId ? null : toReference(reference),
  history: [
    ...events.map((event) => ({
      ...toEvent(event),
      note: person.id === adminId ? null : event.event.note,
      admin: event.admin,
    })),
    ...unrecordedExpiry(row, now).map((event) => ({ ...event, note: null, admin: null })),
  ],
});
