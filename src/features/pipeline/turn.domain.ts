/**
 * Whose turn an application is, what that side does next, and since when it has been waited for. Pure, the same for both sides; the present is
 * passed in. Lists are ordered and counted by the same rules in SQL (`hiring/server/turns.db.ts`), and a test holds the two equal.
 */
import { fillPath } from '#shared/contract.ts';
import { APP_PATHS } from '#shared/paths.ts';
import type { Side } from '#shared/sides.ts';
import type { ApplicationStatus, InterviewStatus } from '#shared/vocabulary.ts';

/** What the side whose turn it is does next. */
export const TURN_ACTIONS = [
  'review',
  'propose-times',
  'choose-time',
  'record-outcome',
  'decide',
  'answer-offer',
  'send-offer',
] as const;
export type TurnAction = (typeof TURN_ACTIONS)[number];

/** All three are null where neither side is waited for. `since` is ISO 8601. */
export interface Turn {
  who: Side | null;
  action: TurnAction | null;
  since: string | null;
}

/** A turn, and the moments that belong to it. */
export interface DatedTurn extends Turn {
  /** When it passes by itself: the end of the offer or of the booked interview, the last of the proposed times. */
  until?: string;
  /** When the booked interview starts that is still to come, or under way. */
  interviewAt?: string;
}

/** What an interview says about the turn. Times are ISO 8601. */
export interface InterviewStep {
  status: InterviewStatus;
  proposedBy: Side;
  /** The booked time. */
  startsAt: string | null;
  endsAt: string | null;
  /** The last of the proposed times. */
  lastSlotAt: string | null;
  /** When it was proposed, moved, booked or cancelled, whichever came last. */
  changedAt: string;
}

/** The newest version of an offer. */
export interface OfferStep {
  sentAt: string;
  expiresAt: string;
  /** When it was withdrawn, declined or marked as expired. */
  endedAt: string | null;
}

/** What happened to an application beyond its status. */
export interface Steps {
  interviews: readonly InterviewStep[];
  /** Null for an offer without terms. */
  offer: OfferStep | null;
}

export const NO_STEPS: Steps = { interviews: [], offer: null };

interface Standing {
  status: ApplicationStatus;
  statusChangedAt: string;
}

const NOBODY: Turn = { who: null, action: null, since: null };

/** Of several interviews the lowest rank decides; in one rank the latest, of those to come the next. */
const RANK = { proposed: 1, asked: 2, unrecorded: 3, toCome: 4, over: 5 } as const;

/** The turn that an interview leads to. */
interface RankedTurn {
  rank: number;
  turn: DatedTurn & { since: string };
}

const company = (action: TurnAction, since: string) => ({ who: 'company' as const, action, since });

const afterProposal = ({ proposedBy, lastSlotAt, changedAt }: InterviewStep, now: string): RankedTurn => {
  const isOpen = lastSlotAt !== null && lastSlotAt > now;
  // A candidate who asked for other times is waiting since then, also once these are over.
  if (proposedBy === 'candidate') {
    return isOpen
      ? { rank: RANK.asked, turn: { ...company('choose-time', changedAt), until: lastSlotAt } }
      : { rank: RANK.over, turn: company('propose-times', changedAt) };
  }
  if (!isOpen) return { rank: RANK.over, turn: company('propose-times', lastSlotAt ?? changedAt) };
  return {
    rank: RANK.proposed,
    turn: { who: 'candidate', action: 'choose-time', since: changedAt, until: lastSlotAt },
  };
};

const afterInterview = (interview: InterviewStep, now: string): RankedTurn => {
  const { status, startsAt, changedAt } = interview;
  const endsAt = interview.endsAt ?? changedAt;
  // What is recorded before the end counts from then.
  const recordedAt = endsAt < changedAt ? endsAt : changedAt;
  switch (status) {
    case 'proposed':
      return afterProposal(interview, now);
    case 'booked':
      return endsAt > now
        ? {
            rank: RANK.toCome,
            turn: { who: null, action: null, since: endsAt, interviewAt: startsAt ?? endsAt, until: endsAt },
          }
        : { rank: RANK.unrecorded, turn: company('record-outcome', endsAt) };
    case 'held':
      return { rank: RANK.over, turn: company('decide', recordedAt) };
    case 'missed':
      return { rank: RANK.over, turn: company('propose-times', recordedAt) };
    case 'cancelled':
      return { rank: RANK.over, turn: company('propose-times', changedAt) };
  }
};

const compareRanked = (one: RankedTurn, other: RankedTurn): number => {
  if (one.rank !== other.rank) return one.rank - other.rank;
  const isEarlier = one.turn.since < other.turn.since ? -1 : 1;
  return one.rank === RANK.toCome ? isEarlier : -isEarlier;
};

const whileInterviewing = (interviews: readonly InterviewStep[], since: string, now: string): DatedTurn => {
  const [first] = interviews.map((one) => afterInterview(one, now)).toSorted(compareRanked);
  if (first === undefined) return company('propose-times', since);
  const { rank, turn } = first;
  // What was over before a decline that was reversed is waited for since then.
  if (rank === RANK.over) return { ...turn, since: laterOf(turn.since, since) };
  return turn.who === null ? { ...turn, since: null } : turn;
};

const whileOffered = (offer: OfferStep | null, since: string, now: string): DatedTurn => {
  if (offer === null) return { who: 'candidate', action: 'answer-offer', since };
  const { sentAt, expiresAt, endedAt } = offer;
  if (endedAt !== null) return company('send-offer', laterOf(endedAt, since));
  if (expiresAt <= now) return company('send-offer', expiresAt);
  return { who: 'candidate', action: 'answer-offer', since: sentAt, until: expiresAt };
};

const laterOf = (one: string, other: string): string => (one > other ? one : other);

/**
 * Whose turn an application is at `now` (ISO 8601, as all times here). In a status before or after the interviews these do not matter, and an
 * offer decides alone while the application is offered.
 */
export const turnOf = ({ status, statusChangedAt }: Standing, { interviews, offer }: Steps, now: string): DatedTurn => {
  switch (status) {
    case 'pending':
    case 'applied':
      return company('review', statusChangedAt);
    case 'interviewing':
      return whileInterviewing(interviews, statusChangedAt, now);
    case 'offered':
      return whileOffered(offer, statusChangedAt, now);
    case 'hired':
    case 'declined':
    case 'withdrawn':
      return NOBODY;
  }
};

/** The sections of an application's page, by the id of each. */
export const APPLICATION_SECTIONS = { interviews: 'interviews', offer: 'offer' } as const;

const SECTION_OF: Record<TurnAction, keyof typeof APPLICATION_SECTIONS | null> = {
  review: null,
  'propose-times': 'interviews',
  'choose-time': 'interviews',
  'record-outcome': 'interviews',
  decide: null,
  'answer-offer': 'offer',
  'send-offer': 'offer',
};

interface TurnStep {
  action: TurnAction | null;
  until?: string | null | undefined;
}

/** Where a side does what its turn asks for: its page of the application, at the section for it. */
export const turnHref = (side: Side, applicationId: string, { action, until }: TurnStep): string => {
  const page = fillPath(side === 'company' ? APP_PATHS.application : APP_PATHS.myApplication, { id: applicationId });
  // An offer without terms is answered at the top of the page.
  const hasSection = action !== 'answer-offer' || Boolean(until);
  const section = action && hasSection ? SECTION_OF[action] : null;
  return section ? `${page}#${APPLICATION_SECTIONS[section]}` : page;
};
