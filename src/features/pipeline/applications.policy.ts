/**
 * Permissions for applications: the table of moves, and the other actions of each side. Pure.
 * Invariant: the server refuses and the screens hide everything that is not in the tables.
 * Callers respond with a 404 to anyone who is on neither side.
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
 * All moves except the undo of a decline, which returns to the previous status (see `movesFor`).
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
 * Returns true if a move can be undone. The acceptance of an offer cannot be undone, because both
 * sides rely on it.
 */
export const mayBeUndone = ({ to, by }: Move): boolean => !(to === 'hired' && by === 'candidate');

/** The sides that may take each action other than a move. */
const ACTIONS = {
  read: ['company', 'candidate'],
  review: ['company'],
} as const satisfies Record<string, readonly Side[]>;

/** Returns true if a side may take this action on its own application. */
export const mayTakeAction = (action: keyof typeof ACTIONS, side: Side): boolean =>
  (ACTIONS[action] as readonly Side[]).includes(side);

/**
 * A person who requests a record of an application: its score receipt, or the appeal against its
 * decline.
 */
export interface RecordReader {
  isAdmin: boolean;
  /** Null for anyone who is on neither side. */
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

/**
 * Returns the statuses that a side can move an application to now, in the order of the table.
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
