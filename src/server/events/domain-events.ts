/**
 * The catalog of domain events that features react to, with their facts: ids and values, no rows. `docs/events.md` is generated from this file and
 * from the subscribers in `app/server/features.ts`.
 */
import type { Language } from '#shared/languages.ts';
import type { Side } from '#shared/sides.ts';
import type { ApplicationStatus, DeclineReason, MutableMail } from '#shared/vocabulary.ts';

/** An account with its profiles; null for a profile that it does not have. */
interface Account {
  userId: string;
  email: string;
  companyId: string | null;
  candidateId: string | null;
}

/** Which undecided applications of a job are declined: all except `except`, or only `only`. */
export interface DeclinedOf {
  jobId: string;
  except?: readonly string[];
  only?: readonly string[];
}

/** Who declines, why, and the message. */
export interface Declining {
  byUserId: string;
  reason: DeclineReason;
  note: string | null;
  /** Also decline applications with an open offer or an upcoming interview; otherwise they stay. */
  includeOpen: boolean;
}

/** The receiver of mail about an event. `email` is null if no mail may be sent: deleted or suspended. */
export interface Correspondent {
  userId: string;
  firstName: string;
  email: string | null;
  mutedMails: MutableMail[];
  language: Language;
  /** Companies only. */
  hideNames: boolean;
}

export interface DomainEvents {
  'application.submitted': {
    applicationId: string;
    jobId: string;
    jobTitle: string;
    companyName: string;
    /** The owner of the company. */
    company: Correspondent;
    candidateId: string;
    candidateUserId: string;
    candidateName: string;
    candidateTitle: string;
    coverLetter: string | null;
  };
  'application.moved': {
    /** Moved together, each with its previous status and the entry of the move in its history. */
    applications: readonly { id: string; from: ApplicationStatus; moveId: string }[];
    to: ApplicationStatus;
    by: Side;
    byUserId: string;
    /** Cannot be undone, because this side's account is being deleted. */
    isFinal: boolean;
  };
  'application.undone': {
    applicationId: string;
    /** The status set by the undone move. */
    from: ApplicationStatus;
    /** The restored status. */
    to: ApplicationStatus;
    by: Side;
    byUserId: string;
    /** When the undone move was made (ISO 8601). */
    movedAt: string;
  };
  'offer.accepted': { offerId: string; applicationId: string; byUserId: string };
  'job.closing': {
    scope: DeclinedOf;
    how: Declining;
    /** Continue after this id; null for the first batch. */
    after: string | null;
  };
  'account.suspended': { userId: string };
  'account.restored': { userId: string };
  'account.deleting': Account;
  'account.exporting': Account & { sessionId: string };
  'address.erasing': { email: string };
}

export type DomainEventName = keyof DomainEvents;

/** Merged return values of the subscribers, for events whose emitter needs them. */
export interface DomainAnswers {
  /** The last processed id if more applications are left to decline; otherwise null. */
  'job.closing': { next: string | null };
  /** The parts of the file, see `account/server/export-file.ts`. */
  'account.exporting': object;
  /** The number of erased rows of each kind. */
  'address.erasing': { intakes: number; bookings: number; references: number };
}

/** Descriptions of the events. */
export const DOMAIN_EVENTS: Readonly<Record<DomainEventName, string>> = {
  'application.submitted': 'A candidate applied to a job.',
  'application.moved':
    'Applications changed to a new status together: manually, because their job closed, or because an account was deleted.',
  'application.undone': 'The newest status change of an application was undone.',
  'offer.accepted': 'A candidate accepted an offer.',
  'job.closing':
    'A job closes and the company declines undecided applicants, a few hundred at a time. Emitted until none are left, before the job is closed and again in the transaction that closes it.',
  'account.suspended': 'An admin suspended an account.',
  'account.restored': 'An admin ended the suspension of an account.',
  'account.deleting':
    "An account is deleted. Locks are taken in the same order as in all concurrent writes: applications, the user's row, then notifications and mails.",
  'account.exporting':
    'A person exports their data. Each subscriber returns its parts of the file. Only reads, outside of a transaction.',
  'address.erasing':
    'An address is erased: on request of its owner, by an admin, or because its account is deleted. Each subscriber returns the number of erased rows.',
};
