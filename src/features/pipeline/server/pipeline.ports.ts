/** What applications need from higher features. */
import type { Queryable, Tx } from '#server/db/database.ts';
import type { Viewer } from '#server/http/viewer.ts';
import type { NewMail } from '#server/mail/outbox.db.ts';
import type { Refusal } from '#shared/errors.ts';
import type { Side } from '#shared/sides.ts';
import type { ApplicationStatus } from '#shared/vocabulary.ts';
import type { Appeal } from '../declines.contract.ts';
import type { Steps } from '../turn.domain.ts';
import type { TurnFilter, TurnPlace } from './applications.db.ts';

/** What applications need from interviews, offers and hires. */
export interface HiringPorts {
  /**
   * The interviews of the first applications and the newest offers of the second. Applications with
   * neither are absent.
   */
  stepsOf(
    db: Queryable,
    applications: { interviewing: readonly string[]; offered: readonly string[] },
  ): Promise<Map<string, Steps>>;
  /** Undecided applications, longest waiting first, then those where neither side has to act yet. */
  listByTurn(db: Queryable, filter: TurnFilter, page: TurnPlace): Promise<{ id: string; since: string }[]>;
  /** The applications among these with an open offer or an upcoming booked interview. */
  openAmong(tx: Tx, applicationIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Why a move of the table is not possible in this case, or null. */
  objectionTo(
    tx: Tx,
    application: { id: string; status: ApplicationStatus },
    move: { to: ApplicationStatus; side: Side },
  ): Promise<Refusal | null>;
  /** The candidates among these who are currently hired by a company. */
  hiredAmong(db: Queryable, companyId: string, candidateIds: readonly string[]): Promise<Set<string>>;
}

/** A mail to a user about a person. `hideNames` is whether the reader's account hides names, if known. */
interface MailAbout {
  mail: NewMail & { userId: string };
  personId: string;
  jobId: string | null;
  hideNames?: boolean;
}

/** What applications need from blind review. */
export interface NamePorts {
  /** Mails as their readers should see them: without names if a reader's account hides them. */
  mailsAsRead(db: Queryable, mails: readonly MailAbout[]): Promise<NewMail[]>;
  /** Why someone without a visible name cannot be offered terms or hired. Null if the name is visible. */
  revealRefusal(db: Queryable, viewer: Viewer, id: string): Promise<Refusal | null>;
}

/** What applications need from answers. */
export interface AppealPorts {
  /** The review of a decline, or null. */
  appealOfDecline(db: Queryable, declineId: string): Promise<Appeal | null>;
}
