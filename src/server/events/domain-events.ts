/**
 * The catalog of domain events: what happens in the market that other features react to, with the facts that they need. Ids and values only,
 * no rows. `docs/events.md` is made from this file and from the list of subscribers in `app/server/features.ts`.
 */
import type { Side } from '#shared/sides.ts';
import type { ApplicationStatus, DeclineReason } from '#shared/vocabulary.ts';

/** An account with its profiles; null for a profile that it does not have. */
interface Account {
  userId: string;
  email: string;
  companyId: string | null;
  candidateId: string | null;
}

/** Which undecided applications to a job are declined: all but those in `except`, or those in `only`. */
export interface DeclinedOf {
  jobId: string;
  except?: readonly string[];
  only?: readonly string[];
}

/** Who declines, why, and in which words. */
export interface Declining {
  byUserId: string;
  reason: DeclineReason;
  note: string | null;
  /** Also those with an open offer or a booked interview still to come; otherwise they are left as they are. */
  includeOpen: boolean;
}

export interface DomainEvents {
  'application.moved': {
    /** Moved together, each with its status before. */
    applications: readonly { id: string; from: ApplicationStatus }[];
    to: ApplicationStatus;
    by: Side;
    byUserId: string;
    /** Nobody can undo it: the account of this side is being deleted. */
    isFinal: boolean;
  };
  'application.undone': {
    applicationId: string;
    /** The status that the undone move had set. */
    from: ApplicationStatus;
    /** The status that the application has again. */
    to: ApplicationStatus;
    by: Side;
    byUserId: string;
    /** When the undone move was made (ISO 8601). */
    movedAt: string;
  };
  'job.closing': {
    whose: DeclinedOf;
    how: Declining;
    /** The id to go on after; null for the first. */
    after: string | null;
  };
  'account.suspended': { userId: string };
  'account.restored': { userId: string };
  'account.deleting': Account;
  'account.exporting': Account & { sessionId: string };
  'address.erasing': { email: string };
}

export type DomainEventName = keyof DomainEvents;

/** What the subscribers of an event return together, for the few events whose emitter needs to know. */
export interface DomainAnswers {
  /** The id after which more applications are left to decline; null where none are. */
  'job.closing': { next: string | null };
  /** The parts of the file, see `account/server/export-file.ts`. */
  'account.exporting': object;
  /** How many of each were erased. */
  'address.erasing': { intakes: number; bookings: number; references: number };
}

/** What each event means. */
export const DOMAIN_EVENTS: Readonly<Record<DomainEventName, string>> = {
  'application.moved':
    'Applications were moved together to a new status: by hand, because their job closed, or because an account ended.',
  'application.undone': 'The newest move of an application was undone by its side.',
  'job.closing':
    'A job closes and its company declines undecided applicants, a few hundred at a time. Emitted until none are left, before the job is closed and in the transaction that closes it.',
  'account.suspended': 'An admin suspended an account.',
  'account.restored': 'An admin ended the suspension of an account.',
  'account.deleting':
    'An account ends. Locks come in one order, that of everything that writes at the same time: applications, the row of the user, then notifications and mails.',
  'account.exporting':
    'A person takes along what is kept about them. Each subscriber returns its parts of the file. Reads only, and outside of a transaction.',
  'address.erasing':
    'An address without an account is erased: on request of its owner, by an admin, or because the account that had it ends. Each subscriber returns how many rows it erased.',
};
