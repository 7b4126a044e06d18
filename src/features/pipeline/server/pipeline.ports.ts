/**
 * The functions passed in because this feature must not import their owners: turns, open offers and interviews, refused moves and current hires
 * from hiring; name reveals from blind review; declines with their appeals from answers; the sampling of scores; and invitations.
 */
import type { SampleScores } from '#features/scores/server/list-samples.service.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import type { Viewer } from '#server/http/viewer.ts';
import type { Refusal } from '#shared/errors.ts';
import type { Side } from '#shared/sides.ts';
import type { ApplicationStatus } from '#shared/vocabulary.ts';
import type { OpenedDecline } from '../declines.contract.ts';
import type { Steps } from '../turn.domain.ts';
import type { WasInvited } from './application-moves.db.ts';
import type { ApplicationRow, HistoryRow, TurnFilter, TurnPage } from './applications.db.ts';

/** A page of a candidate's list sorted by turn, after the place, time and id of the last row. */
export interface CandidateTurnPage {
  limit: number;
  after: readonly [place: number, createdAt: string, id: string] | null;
  /** ISO 8601. */
  now: string;
}

export interface PipelinePorts {
  /**
   * Loads the interviews of the `interviewing` applications, the newest offers of the `offered` ones and the
   * hires of the `hired` ones. Applications with none of them are absent.
   */
  loadSteps(
    db: Queryable,
    applications: { interviewing: readonly string[]; offered: readonly string[]; hired: readonly string[] },
  ): Promise<Map<string, Steps>>;
  /** Reads a page of undecided applications, longest waiting first, then those where neither side has to act yet. */
  listByTurn(db: Queryable, filter: TurnFilter, page: TurnPage): Promise<{ id: string; since: string }[]>;
  /** Reads a page of a candidate's applications: the candidate's turns first, decided ones last, newest first in each group. */
  listCandidateByTurn(
    db: Queryable,
    candidateId: string,
    page: CandidateTurnPage,
  ): Promise<{ id: string; place: number; createdAt: string }[]>;
  /** Returns those of the given applications that have an open offer or a booked interview that has not ended. */
  findIdsWithOpenOfferOrInterview(tx: Tx, applicationIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Returns why a move is refused even though the table of moves allows it, or null. */
  moveRefusal(
    tx: Tx,
    application: { id: string; status: ApplicationStatus },
    move: { to: ApplicationStatus; side: Side },
  ): Promise<Refusal | null>;
  /**
   * Returns why a member of the company cannot undo the latest move, or null. Locks the application if the answer could change.
   */
  undoRefusal(
    tx: Tx,
    application: { id: string; status: ApplicationStatus; statusChangedAt: string },
    memberId: string,
  ): Promise<Refusal | null>;
  /** Returns those of the given candidates who are currently hired by a company. */
  findHiredAmong(db: Queryable, companyId: string, candidateIds: readonly string[]): Promise<Set<string>>;
  wasInvited: WasInvited;
  /** Returns why someone without a visible name cannot be offered terms or hired, or null if the name is visible. */
  revealRefusal(db: Queryable, viewer: Viewer, id: string): Promise<Refusal | null>;
  /** Returns the newest decline of an application, or null if it is not declined. `history` is oldest first. */
  describeDecline(db: Queryable, row: ApplicationRow, history: readonly HistoryRow[]): Promise<OpenedDecline | null>;
  /** Called with each page of scores that is returned. A sample of the pages is stored as receipts. */
  sampleScores: SampleScores;
}
