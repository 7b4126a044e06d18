/**
 * Who may do what with an interview, and when, as one table. Pure. Callers throw `notFound` for anyone but the company and the candidate. A candidate
 * can book any proposed time. A company can book only times that the candidate proposed.
 */
import type { Side } from '#shared/sides.ts';
import type { InterviewStatus, MemberRole } from '#shared/vocabulary.ts';

/** The facts that the rules depend on. `hasStarted`: the booked start has passed. False if no time is booked. */
export interface InterviewFacts {
  status: InterviewStatus;
  proposedBy: Side;
  hasStarted: boolean;
}

/** Actions on an interview. `record` stores whether it took place. */
export const INTERVIEW_ACTIONS = ['book', 'move', 'cancel', 'record'] as const;
/**
 * `assign` replaces the interviewers. Responses do not list it among the possible actions, because a one-person company has no one else to choose.
 */
export type InterviewAction = (typeof INTERVIEW_ACTIONS)[number] | 'assign';

/** The roles of members who may conduct interviews. Viewers may only read. */
export const INTERVIEWER_ROLES = ['owner', 'recruiter', 'reviewer'] as const satisfies readonly MemberRole[];

/** Returns true if a member with this role may conduct interviews. `role` is null for people who are not members. */
export const mayConductInterviews = (role: MemberRole | null): boolean =>
  role !== null && (INTERVIEWER_ROLES as readonly MemberRole[]).includes(role);

interface Rule {
  /** Whether this side may ever take the action, regardless of the state. */
  mayTakeAction: (side: Side, proposedBy: Side) => boolean;
  /** Whether the state allows the action now. */
  isActionPossible: (facts: InterviewFacts) => boolean;
}

const isOpen = ({ status, hasStarted }: InterviewFacts): boolean =>
  status === 'proposed' || (status === 'booked' && !hasStarted);

const RULES: Readonly<Record<InterviewAction, Rule>> = {
  book: {
    mayTakeAction: (side, proposedBy) => side === 'candidate' || proposedBy === 'candidate',
    isActionPossible: ({ status }) => status === 'proposed',
  },
  move: { mayTakeAction: () => true, isActionPossible: isOpen },
  cancel: { mayTakeAction: () => true, isActionPossible: isOpen },
  assign: { mayTakeAction: (side) => side === 'company', isActionPossible: isOpen },
  /** Can be repeated to correct mistakes. */
  record: {
    mayTakeAction: (side) => side === 'company',
    isActionPossible: ({ status, hasStarted }) =>
      hasStarted && (status === 'booked' || status === 'held' || status === 'missed'),
  },
};

/** Returns true if it is this side's turn to choose one of the times that the other side proposed. */
export const isChooser = (side: Side, { status, proposedBy }: Pick<InterviewFacts, 'status' | 'proposedBy'>): boolean =>
  status === 'proposed' && proposedBy !== side;

/** Returns true if this side may ever take the action, regardless of the interview's state. */
export const mayTakeAction = (action: InterviewAction, side: Side, proposedBy: Side): boolean =>
  RULES[action].mayTakeAction(side, proposedBy);

/** Returns true if the state of the interview allows the action. */
export const isActionPossible = (action: InterviewAction, facts: InterviewFacts): boolean =>
  RULES[action].isActionPossible(facts);

/** Returns all actions that the given side can take now, in the order of `INTERVIEW_ACTIONS`. */
export const listActions = (side: Side, facts: InterviewFacts): (typeof INTERVIEW_ACTIONS)[number][] =>
  INTERVIEW_ACTIONS.filter(
    (action) => mayTakeAction(action, side, facts.proposedBy) && isActionPossible(action, facts),
  );
