/**
 * Permissions for offers and hires, as tables. Pure. Invariant: the server refuses every action that is not in these tables, and screens do not offer
 * it. Callers throw `notFound` for anyone except the company, the candidate and, for hires, admins.
 */
import type { Side } from '#shared/sides.ts';
import type { HireStatus, OfferStatus } from '#shared/vocabulary.ts';
import { isOpenOffer } from './hiring.domain.ts';

/** Actions on an offer that waits for an answer. */
export const OFFER_ACTIONS = ['accept', 'decline', 'withdraw'] as const;
export type OfferAction = (typeof OFFER_ACTIONS)[number];

/** The side that may take each action. Every action ends the offer, so an ended offer has no actions. */
const SIDE_BY_OFFER_ACTION: Readonly<Record<OfferAction, Side>> = {
  accept: 'candidate',
  decline: 'candidate',
  withdraw: 'company',
};

/** Returns true if this side may ever take the action. Whether it is possible now depends on the offer's status. */
export const mayEverTakeOfferAction = (action: OfferAction, side: Side): boolean =>
  SIDE_BY_OFFER_ACTION[action] === side;

/** Returns the actions that this side can take on an offer in this status. An offer of a suspended company can only be declined. */
export const offerActionsFor = (status: OfferStatus, side: Side, isCompanyActive: boolean): OfferAction[] =>
  isOpenOffer(status)
    ? OFFER_ACTIONS.filter(
        (action) => mayEverTakeOfferAction(action, side) && (isCompanyActive || action === 'decline'),
      )
    : [];

/** Actions related to other terms for an open offer, each at most once per version: the candidate proposes terms, or the company keeps its terms. */
export const PROPOSAL_ACTIONS = ['propose', 'keep'] as const;
export type ProposalAction = (typeof PROPOSAL_ACTIONS)[number];

const SIDE_BY_PROPOSAL_ACTION: Readonly<Record<ProposalAction, Side>> = { propose: 'candidate', keep: 'company' };

/** Returns true if this side may ever take the action. Whether it is possible now depends on the offer and its proposal. */
export const mayEverTakeProposalAction = (action: ProposalAction, side: Side): boolean =>
  SIDE_BY_PROPOSAL_ACTION[action] === side;

/** Whether an action is possible, given the offer's proposal. `proposal` is null if there is none. */
const stateAllows: Readonly<Record<ProposalAction, (proposal: { keptAt: string | null } | null) => boolean>> = {
  propose: (proposal) => proposal === null,
  keep: (proposal) => proposal !== null && proposal.keptAt === null,
};

/** Returns the actions related to other terms that this side can take on an offer in this status. An offer of a suspended company has none. */
export const proposalActionsFor = (
  status: OfferStatus,
  proposal: { keptAt: string | null } | null,
  side: Side,
  isCompanyActive: boolean,
): ProposalAction[] =>
  isOpenOffer(status) && isCompanyActive
    ? PROPOSAL_ACTIONS.filter((action) => mayEverTakeProposalAction(action, side) && stateAllows[action](proposal))
    : [];

/** The role of a person who changes a hire: the company, the candidate or an admin. */
export type HireActor = Side | 'admin';

interface HireMove {
  from: readonly HireStatus[];
  by: readonly HireActor[];
  needsGuarantee?: true;
}

const HIRE_MOVES: Readonly<Record<HireStatus, HireMove>> = {
  agreed: { from: [], by: [] },
  started: { from: ['agreed'], by: ['company', 'candidate', 'admin'] },
  ended: { from: ['agreed', 'started'], by: ['company', 'candidate', 'admin'] },
  claimed: { from: ['agreed', 'started', 'ended'], by: ['company', 'admin'], needsGuarantee: true },
  replaced: { from: ['claimed'], by: ['company', 'admin'] },
};

/** The statuses in which a role can change the start date: until work begins or, for admins, until the hire ends. */
const START_MOVABLE_IN: Readonly<Record<HireActor, readonly HireStatus[]>> = {
  company: ['agreed'],
  candidate: [],
  admin: ['agreed', 'started'],
};

/** Returns true if this role may ever set this status. Whether it is possible now depends on the hire's status. */
export const mayEverSetHireStatus = (to: HireStatus, actor: HireActor): boolean => HIRE_MOVES[to].by.includes(actor);

/** What the possible changes of a hire depend on. */
interface HireState {
  status: HireStatus;
  isGuaranteed: boolean;
  isCalledOff: boolean;
}

/** Returns the statuses that this role can set now. A hire that was called off is final, because its guarantee never began. */
export const hireMovesFor = (hire: HireState, actor: HireActor): HireStatus[] =>
  (Object.keys(HIRE_MOVES) as HireStatus[]).filter((to) => {
    const move = HIRE_MOVES[to];
    return (
      !hire.isCalledOff &&
      move.from.includes(hire.status) &&
      move.by.includes(actor) &&
      (!move.needsGuarantee || hire.isGuaranteed)
    );
  });

/** Returns true if this role may ever change the start date. */
export const mayEverMoveStart = (actor: HireActor): boolean => START_MOVABLE_IN[actor].length > 0;

/** Returns true if this role can change the start date now. */
export const mayMoveStart = (status: HireStatus, actor: HireActor): boolean => START_MOVABLE_IN[actor].includes(status);

/** Returns true if this role may download the payroll file, which contains the person's email address. */
export const mayReadPayrollRecord = (actor: HireActor): boolean => actor !== 'candidate';
