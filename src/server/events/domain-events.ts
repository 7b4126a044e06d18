/**
 * The catalog of domain events that features react to, with their facts: ids and values, no rows. `docs/events.md` is generated from this file and
 * from the subscribers in `app/server/features.ts`.
 */
import type { Language } from '#shared/languages.ts';
import type { Side } from '#shared/sides.ts';
import type {
  ApplicationStatus,
  DeclineReason,
  MemberRole,
  OptionalMail,
  VerificationKind,
  VerificationStatus,
} from '#shared/vocabulary.ts';

/** An account with its profiles; null for a profile that it does not have. */
interface Account {
  userId: string;
  /** Empty if the person was already erased. */
  email: string;
  companyId: string | null;
  candidateId: string | null;
}

/** Which undecided applications of a job to decline: all except `except`, or only `only`. */
export interface DeclineScope {
  jobId: string;
  except?: readonly string[];
  only?: readonly string[];
}

/** The account that declines, the reason and the note. */
export interface DeclineDetails {
  byUserId: string;
  /** The member of the company who closes the job. */
  memberId?: string;
  reason: DeclineReason;
  note: string | null;
  /** Also declines applications with an open offer or an upcoming interview. */
  includeOpen: boolean;
}

/** The recipient of emails about an event. `email` is null for deleted and suspended accounts, which get no email. */
export interface Correspondent {
  userId: string;
  firstName: string;
  email: string | null;
  mutedMails: OptionalMail[];
  language: Language;
  /** Hides the names of candidates. Only for companies. */
  hideNames: boolean;
}

export interface DomainEvents {
  'application.submitted': {
    applicationId: string;
    jobId: string;
    jobTitle: string;
    companyName: string;
    /** The members of the company who get emails. */
    recipients: readonly Correspondent[];
    /** The company's first account. */
    companyUserId: string;
    candidateId: string;
    candidateUserId: string;
    candidateName: string;
    candidateTitle: string;
    coverLetter: string | null;
  };
  'application.moved': {
    /** The applications that were moved together. `from` is the previous status, and `moveId` the entry in the application's history. */
    applications: readonly { id: string; from: ApplicationStatus; moveId: string }[];
    to: ApplicationStatus;
    by: Side;
    byUserId: string;
    /** True if the move cannot be undone, because the account that made it is being deleted. */
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
    /** Time of the undone move (ISO 8601). */
    movedAt: string;
  };
  'application.reviewed': {
    applicationId: string;
    /** The author of the review. The review's row is locked. */
    userId: string;
    /** The ratings by criterion to change. */
    criteria: readonly { id: string; rating: number | null; note: string | null }[];
  };
  'offer.accepted': { offerId: string; applicationId: string; byUserId: string };
  'job.closing': {
    scope: DeclineScope;
    how: DeclineDetails;
    /** Continue after this id; null for the first batch. */
    after: string | null;
  };
  /** `role` is the new role, or null for a member who left or was removed. `accountId` is the company's first account. */
  'member.changed': { accountId: string; userId: string; role: MemberRole | null; byUserId: string };
  /** Reviewers who are no longer on the hiring team of a job. */
  'job.team-left': { accountId: string; jobId: string; userIds: readonly string[]; byUserId: string };
  'company.changed': { accountId: string; memberId: string };
  'verification.moved': {
    verificationId: string;
    /** The candidate. */
    userId: string;
    kind: VerificationKind;
    /** The skill, reference or work, or the rated level of English. Otherwise null. */
    subject: string | null;
    /** The new status. */
    status: VerificationStatus;
  };
  'verification.queue-changed': { verificationId: string };
  'member.suspended': { accountId: string; userId: string };
  'credentials.changed': { userId: string };
  'account.suspended': { userId: string };
  'account.restored': { userId: string };
  'account.deleting': Account & {
    /** The company continues, and only the person of its first account is erased. The account's row, threads and files stay with the company. */
    isCompanyKept: boolean;
    /** The company is deleted, and the person who was its first account stays. */
    isPersonKept: boolean;
  };
  /** The person may export the threads and searches of `accountId`: their own account, or their company's if they are an owner. */
  'account.exporting': Account & { accountId: string; sessionId: string };
  'address.erasing': { email: string };
}

export type DomainEventName = keyof DomainEvents;

/** Merged return values of the subscribers, for events whose emitter needs them. */
export interface DomainEventResults {
  /** Whether the review now has ratings by criterion. */
  'application.reviewed': { hasRatings: boolean };
  /** The last processed id if more applications are left to decline; otherwise null. */
  'job.closing': { next: string | null };
  /** The parts of the export file; see `data-export/server/export-file.ts`. */
  'account.exporting': object;
  /** The number of erased rows of each kind. */
  'address.erasing': { intakes: number; bookings: number; references: number };
}

export const DOMAIN_EVENTS: Readonly<Record<DomainEventName, string>> = {
  'application.submitted': 'A candidate applied to a job.',
  'application.moved':
    'Applications changed to a new status together: manually, because their job closed, or because an account was deleted.',
  'application.undone': 'The newest status change of an application was undone.',
  'application.reviewed': 'A member of a company saved their review of an application.',
  'offer.accepted': 'A candidate accepted an offer.',
  'job.closing':
    'A job closes and the company declines the undecided applications, a few hundred at a time. Emitted until none are left, before the job is closed and again in the transaction that closes it.',
  'member.changed':
    'A member of a company that continues got another role, was removed, or deleted their account. The change has already been made, and the membership lock is held.',
  'job.team-left': 'Reviewers were removed from the hiring team of a job. They no longer see the job.',
  'company.changed': 'A member changed the profile or the logo of their company.',
  'verification.moved': 'An admin or the raters of a writing test gave a verification another status, or it expired.',
  'verification.queue-changed':
    "A verification changed in the admins' queues: a claim, a submitted writing test, a rating, a referee's answer, or a new status other than expired.",
  'member.suspended':
    'An admin suspended a member of a company that continues. The change has already been made, and the membership lock is held.',
  'credentials.changed': 'A person set their own password or confirmed a new email address.',
  'account.suspended':
    'An admin suspended an account (a candidate, or a company with its last active owner), or the last active owner of a company with suspended owners deleted their account.',
  'account.restored': 'An admin ended the suspension of an account.',
  'account.deleting':
    "An account is deleted, or a company whose first account has already left. Locks are taken in the same order as in all concurrent writes: applications, the user's row, then notifications and emails.",
  'account.exporting':
    'A person exports their data. Each subscriber returns its parts of the file. Subscribers only read, outside of a transaction.',
  'address.erasing':
    'An address is erased: at the request of its owner, by an admin, or because its account is deleted. Each subscriber returns the number of erased rows.',
};
