/**
 * Who may do what with an interview, and when, as one table. Pure. To anyone but the two sides of its application an interview is not there.
 * A candidate takes one of the proposed times; a company does where the candidate proposed them.
 */
import type { Side } from '#shared/sides.ts';
import type { InterviewStatus } from '#shared/vocabulary.ts';

/** What decides. `hasStarted`: the booked time has come; false where none is booked. */
export interface InterviewFacts {
  status: InterviewStatus;
  proposedBy: Side;
  hasStarted: boolean;
}

/** What someone may do with an interview; `record` says whether it took place. */
export const INTERVIEW_ACTIONS = ['book', 'move', 'cancel', 'record'] as const;
export type InterviewAction = (typeof INTERVIEW_ACTIONS)[number];

interface Rule {
  /** Whether this side ever may, whatever the state. */
  mayEver: (side: Side, proposedBy: Side) => boolean;
  /** Whether the state allows it now. */
  isPossible: (facts: InterviewFacts) => boolean;
}

const isOpen = ({ status, hasStarted }: InterviewFacts): boolean =>
  status === 'proposed' || (status === 'booked' && !hasStarted);

const RULES: Readonly<Record<InterviewAction, Rule>> = {
  book: {
    mayEver: (side, proposedBy) => side === 'candidate' || proposedBy === 'candidate',
    isPossible: ({ status }) => status === 'proposed',
  },
  move: { mayEver: () => true, isPossible: isOpen },
  cancel: { mayEver: () => true, isPossible: isOpen },
  /** Also again, where the first answer was a slip. */
  record: {
    mayEver: (side) => side === 'company',
    isPossible: ({ status, hasStarted }) =>
      hasStarted && (status === 'booked' || status === 'held' || status === 'missed'),
  },
};

/** Whether this side may do it at all. */
export const mayEver = (action: InterviewAction, side: Side, proposedBy: Side): boolean =>
  RULES[action].mayEver(side, proposedBy);

/** Whether the state of the interview allows it. */
export const isPossible = (action: InterviewAction, facts: InterviewFacts): boolean => RULES[action].isPossible(facts);

/** All that a side may do now, in the order of the list. */
export const actionsFor = (side: Side, facts: InterviewFacts): InterviewAction[] =>
  INTERVIEW_ACTIONS.filter((action) => mayEver(action, side, facts.proposedBy) && isPossible(action, facts));
