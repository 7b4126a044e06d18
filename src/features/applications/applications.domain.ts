/**
 * The pipeline as one table: which status an application may move from, to which, and who may move it. No storage, no
 * clock. Invariant: a move that the table does not have does not exist; the server refuses it and the screens offer none.
 */
import type { ApplicationStatus } from '#shared/vocabulary.ts';

/** The two sides of an application. */
export type Side = 'company' | 'candidate';

export interface Move {
  from: ApplicationStatus;
  to: ApplicationStatus;
  by: Side;
}

/** Every move but the undo of a decline, which leads back to wherever the decline came from (see `movesFor`). */
export const MOVES: readonly Move[] = [
  { from: 'pending', to: 'applied', by: 'company' },
  { from: 'pending', to: 'interviewing', by: 'company' },
  { from: 'applied', to: 'interviewing', by: 'company' },
  { from: 'interviewing', to: 'offered', by: 'company' },
  { from: 'interviewing', to: 'hired', by: 'company' },
  { from: 'offered', to: 'hired', by: 'company' },
  { from: 'offered', to: 'hired', by: 'candidate' },
  { from: 'pending', to: 'declined', by: 'company' },
  { from: 'applied', to: 'declined', by: 'company' },
  { from: 'interviewing', to: 'declined', by: 'company' },
  { from: 'offered', to: 'declined', by: 'company' },
  { from: 'pending', to: 'withdrawn', by: 'candidate' },
  { from: 'applied', to: 'withdrawn', by: 'candidate' },
  { from: 'interviewing', to: 'withdrawn', by: 'candidate' },
  { from: 'offered', to: 'withdrawn', by: 'candidate' },
];

/** Statuses in which somebody still has to decide; closing a job may decline these. */
export const UNDECIDED_STATUSES = ['pending', 'applied', 'interviewing', 'offered'] as const;

/** Statuses that a candidate's "Interviewing" counts. */
export const INTERVIEWING_STATUSES = ['interviewing', 'offered'] as const;

/** Statuses that a candidate's "Applied" does not count. */
export const ENDED_STATUSES = ['declined', 'withdrawn'] as const;

/**
 * The statuses a side may move an application to now, in the order of the table. `declinedFrom` is where a declined
 * one came from: its company may undo the decline, to that status and no other.
 */
export const movesFor = (
  status: ApplicationStatus,
  side: Side,
  declinedFrom: ApplicationStatus | null,
): ApplicationStatus[] => {
  if (status === 'declined') return side === 'company' && declinedFrom !== null ? [declinedFrom] : [];
  return MOVES.filter((move) => move.from === status && move.by === side).map((move) => move.to);
};

/** Whether a side may make this one move. */
export const canMove = (
  move: { from: ApplicationStatus; to: ApplicationStatus },
  side: Side,
  declinedFrom: ApplicationStatus | null,
): boolean => movesFor(move.from, side, declinedFrom).includes(move.to);

/** Which side has to act next: the candidate on an offer, the company before; null when it is decided. */
export const waitingFor = (status: ApplicationStatus): Side | null => {
  if (status === 'offered') return 'candidate';
  return (UNDECIDED_STATUSES as readonly ApplicationStatus[]).includes(status) ? 'company' : null;
};
