/**
 * Who may do what with an offer and with a hire, as tables. Pure. Invariant: what the tables do not have does not exist; the
 * server refuses it and the screens offer none. To anyone but its two sides (and, for hires, admins) neither is there.
 */
import type { Side } from '#shared/sides.ts';
import type { HireStatus, OfferStatus } from '#shared/vocabulary.ts';
import { isOpenOffer } from './hiring.domain.ts';

/** What can be done with an offer that waits for its answer. */
export const OFFER_ACTIONS = ['accept', 'decline', 'withdraw'] as const;
export type OfferAction = (typeof OFFER_ACTIONS)[number];

/** Whose each of them is. Each ends the offer, so none is possible with one that has ended. */
const OFFER_TABLE: Readonly<Record<OfferAction, Side>> = {
  accept: 'candidate',
  decline: 'candidate',
  withdraw: 'company',
};

/** Whether a side may ever do this with an offer; the status of the offer decides the rest. */
export const mayEverDoWithOffer = (action: OfferAction, side: Side): boolean => OFFER_TABLE[action] === side;

/** What a side may do with an offer in this status now. */
export const offerActionsFor = (status: OfferStatus, side: Side): OfferAction[] =>
  isOpenOffer(status) ? OFFER_ACTIONS.filter((action) => mayEverDoWithOffer(action, side)) : [];

/** Whose hands a hire is in: one of its two sides, or an admin's. */
export type HireActor = Side | 'admin';

interface HireMove {
  from: readonly HireStatus[];
  by: readonly HireActor[];
  /** Only while the guarantee holds. */
  isClaim?: true;
}

const HIRE_MOVES: Readonly<Record<HireStatus, HireMove>> = {
  agreed: { from: [], by: [] },
  started: { from: ['agreed'], by: ['company', 'candidate', 'admin'] },
  ended: { from: ['agreed', 'started'], by: ['company', 'candidate', 'admin'] },
  claimed: { from: ['agreed', 'started', 'ended'], by: ['company', 'admin'], isClaim: true },
  replaced: { from: ['claimed'], by: ['company', 'admin'] },
};

/** The day of the start may be moved until work has begun; admins correct it as long as the hire lasts. */
const START_DATE: Readonly<Record<HireActor, readonly HireStatus[]>> = {
  company: ['agreed'],
  candidate: [],
  admin: ['agreed', 'started'],
};

/** Whether someone in this role may ever set this status; the status of the hire decides the rest. */
export const mayEverSetHire = (to: HireStatus, actor: HireActor): boolean => HIRE_MOVES[to].by.includes(actor);

/** The statuses a hire may be set to now by someone in this role. */
export const hireMovesFor = (hire: { status: HireStatus; isGuaranteed: boolean }, actor: HireActor): HireStatus[] =>
  (Object.keys(HIRE_MOVES) as HireStatus[]).filter((to) => {
    const move = HIRE_MOVES[to];
    return move.from.includes(hire.status) && move.by.includes(actor) && (!move.isClaim || hire.isGuaranteed);
  });

/** Whether someone in this role may ever move the day of the start. */
export const mayEverMoveStart = (actor: HireActor): boolean => START_DATE[actor].length > 0;

/** Whether the day of the start may be moved now. */
export const mayMoveStart = (status: HireStatus, actor: HireActor): boolean => START_DATE[actor].includes(status);

/** Whether someone in this role gets the file for payroll, which holds the person's address. */
export const mayHandOff = (actor: HireActor): boolean => actor !== 'candidate';
