/** What applications ask of the features above them. */
import type { Queryable, Tx } from '#server/db/database.ts';
import type { Viewer } from '#server/http/viewer.ts';
import type { NewMail } from '#server/mail/outbox.db.ts';
import type { Refusal } from '#shared/errors.ts';
import type { Side } from '#shared/sides.ts';
import type { ApplicationStatus } from '#shared/vocabulary.ts';
import type { Appeal } from '../declines.contract.ts';
import type { Steps } from '../turn.domain.ts';
import type { TurnFilter, TurnPlace } from './applications.db.ts';

/** What they ask of interviews, offers and hires. */
export interface HiringPorts {
  /** The interviews of the first applications and the newest offers of the second. An application with neither is left out. */
  stepsOf(
    db: Queryable,
    applications: { interviewing: readonly string[]; offered: readonly string[] },
  ): Promise<Map<string, Steps>>;
  /** Undecided applications, the longest waiting first, last those in which it is neither side's turn yet. */
  listByTurn(db: Queryable, filter: TurnFilter, page: TurnPlace): Promise<{ id: string; since: string }[]>;
  /** Those of some applications that have an open offer or a booked interview still to come. */
  openAmong(tx: Tx, applicationIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Why a move that the table has cannot be made like this, or null. */
  objectionTo(
    tx: Tx,
    application: { id: string; status: ApplicationStatus },
    move: { to: ApplicationStatus; side: Side },
  ): Promise<Refusal | null>;
  /** Which of these candidates a company has hired and whose hire has not ended. */
  hiredAmong(db: Queryable, companyId: string, candidateIds: readonly string[]): Promise<Set<string>>;
}

/** A mail to a user about a person; `hideNames` is whether the reader's account hides names, where that is known. */
interface MailAbout {
  mail: NewMail & { userId: string };
  personId: string;
  jobId: string | null;
  hideNames?: boolean;
}

/** What they ask of blind review. */
export interface NamePorts {
  /** Mails as they are written to their readers: without names where a reader's account hides them. */
  mailsAsRead(db: Queryable, mails: readonly MailAbout[]): Promise<NewMail[]>;
  /** Why someone without a name cannot be offered terms or hired; null where they have one. */
  revealRefusal(db: Queryable, viewer: Viewer, id: string): Promise<Refusal | null>;
}

/** What they ask of answers. */
export interface AppealPorts {
  /** The review of a decline, or null. */
  appealOfDecline(db: Queryable, declineId: string): Promise<Appeal | null>;
}
