/**
 * Who may do what with an application: the pipeline as one table of moves, and what each side does besides. Pure. Invariant: what the
 * tables do not have does not exist; the server refuses it and the screens offer none. To anyone but its two sides an application is
 * not there.
 */
import { isAllowed, type Policy } from '#shared/policy.ts';
import type { Side } from '#shared/sides.ts';
import type { ApplicationStatus, ApprovalStatus } from '#shared/vocabulary.ts';

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

/** Whether a move can be undone at all: not the acceptance of an offer, on which both sides rely. */
export const mayBeUndone = ({ to, by }: Move): boolean => !(to === 'hired' && by === 'candidate');

/** What a side does with an application besides moving it. */
const ACTIONS = {
  read: ['company', 'candidate'],
  /** The company's own rating and notes. */
  review: ['company'],
} as const satisfies Record<string, readonly Side[]>;

/** Whether a side may do this with an application of its own. */
export const mayDo = (action: keyof typeof ACTIONS, side: Side): boolean =>
  (ACTIONS[action] as readonly Side[]).includes(side);

/** Who asks for what is kept of an application besides itself: how it was scored, the review of its decline. */
export interface RecordReader {
  isAdmin: boolean;
  /** The side of the application they are on; null for everyone else. */
  side: Side | null;
}

const READ_RECORD: Policy<RecordReader> = {
  'an admin': ({ isAdmin }) => isAdmin,
  'either side of the application': ({ side }) => side !== null,
};

/** Whether someone may read what is kept of an application besides itself. */
export const mayReadRecord = (reader: RecordReader): boolean => isAllowed(READ_RECORD, reader);

/** Whether a candidate in this state of review may apply; one who waits for it may. */
export const mayApply = (approvalStatus: ApprovalStatus): boolean => approvalStatus !== 'rejected';

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
