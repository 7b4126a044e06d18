/**
 * Permissions for applications: the table of moves (status changes), and the other actions of the company and
 * the candidate. Pure. Invariant: the server refuses, and the screens hide, any move or action that is not in
 * the tables. Callers respond with a 404 to users on neither side.
 */
import { isAllowed, type Policy } from '#shared/policy.ts';
import type { Side } from '#shared/sides.ts';
import type { ApplicationStatus, ApprovalStatus } from '#shared/vocabulary.ts';

export interface Move {
  from: ApplicationStatus;
  to: ApplicationStatus;
  by: Side;
}

/**
 * All moves except undoing a decline, which returns to the previous status (see `movesFor`).
 */
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

/**
 * Returns true if a move can be undone. Accepting an offer cannot be undone, because the company and the
 * candidate both rely on it.
 */
export const mayBeUndone = ({ to, by }: Move): boolean => !(to === 'hired' && by === 'candidate');

/** The sides that may take each action other than a move. */
const ACTIONS = {
  read: ['company', 'candidate'],
  review: ['company'],
} as const satisfies Record<string, readonly Side[]>;

/** Returns true if a side may take this action on one of its applications. */
export const mayTakeAction = (action: keyof typeof ACTIONS, side: Side): boolean =>
  (ACTIONS[action] as readonly Side[]).includes(side);

/**
 * A person who requests a record of an application: its score receipt, or the appeal against its
 * decline.
 */
export interface RecordReader {
  isAdmin: boolean;
  /** Null for anyone who is neither the company nor the candidate. */
  side: Side | null;
}

const READ_RECORD: Policy<RecordReader> = {
  'an admin': ({ isAdmin }) => isAdmin,
  'either side of the application': ({ side }) => side !== null,
};

/** Returns true if the reader may see the records of an application. */
export const mayReadRecord = (reader: RecordReader): boolean => isAllowed(READ_RECORD, reader);

/** Returns true if a candidate with this approval status may apply. Candidates with a pending review may. */
export const mayApply = (approvalStatus: ApprovalStatus): boolean => approvalStatus !== 'rejected';

/** Returns true if a move is an acceptance that names no terms. An offer with terms is accepted by its version instead. */
export const isAcceptanceWithoutTerms = ({ from, to, by }: Move): boolean =>
  from === 'offered' && to === 'hired' && by === 'candidate';

/**
 * Returns the statuses that a side can currently move an application to, in the order of the table.
 * `declinedFrom` is the status before a decline. The company can undo the decline only to that
 * status.
 */
export const movesFor = (
  status: ApplicationStatus,
  side: Side,
  declinedFrom: ApplicationStatus | null,
): ApplicationStatus[] => {
  if (status === 'declined') return side === 'company' && declinedFrom !== null ? [declinedFrom] : [];
  return MOVES.filter((move) => move.from === status && move.by === side).map((move) => move.to);
};

/** Returns true if a side may make this move. */
export const canMove = (
  move: { from: ApplicationStatus; to: ApplicationStatus },
  side: Side,
  declinedFrom: ApplicationStatus | null,
): boolean => movesFor(move.from, side, declinedFrom).includes(move.to);
