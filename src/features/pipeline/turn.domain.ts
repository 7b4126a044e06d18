/**
 * Computes whose turn it is in an application, that side's next action, and when the wait began. The
 * result is the same for the company and the candidate. Pure: the current time is passed in. SQL sorts and
 * counts lists by the same rules (`hiring/server/turns.db.ts`), and a test compares the two.
 */
import { fillPath } from '#shared/contract.ts';
import { APP_PATHS } from '#shared/paths.ts';
import type { Side } from '#shared/sides.ts';
import type { ApplicationStatus, InterviewStatus } from '#shared/vocabulary.ts';

/** The next action of the side whose turn it is. */
export const TURN_ACTIONS = [
  'review',
  'propose-times',
  'choose-time',
  'record-outcome',
  'decide',
  'answer-offer',
  'answer-proposal',
  'send-offer',
] as const;
export type TurnAction = (typeof TURN_ACTIONS)[number];

/** All fields are null if neither side has to act. `since` is ISO 8601. */
export interface Turn {
  who: Side | null;
  action: TurnAction | null;
  since: string | null;
}

/** A turn and its times. */
export interface DatedTurn extends Turn {
  /** When the turn ends without an action: the end of the offer or of the booked interview, or the last proposed time. */
  until?: string;
  /** The start of a booked interview that is upcoming or in progress. */
  interviewAt?: string;
}

/** The parts of an interview that affect the turn. Times are ISO 8601. */
export interface InterviewStep {
  status: InterviewStatus;
  proposedBy: Side;
  /** The booked time. */
  startsAt: string | null;
  endsAt: string | null;
  /** The last of the proposed times. */
  lastSlotAt: string | null;
  /** When the interview was last proposed, moved, booked or canceled, or when its result was recorded. */
  changedAt: string;
}

/** The parts of the newest version of an offer that affect the turn. Times are ISO 8601. */
export interface OfferStep {
  /** When the offer was sent, or when the company kept the offer's terms after a proposal. */
  sentAt: string;
  /** When the candidate proposed other terms that the company has not answered. */
  proposedAt: string | null;
  /** When the candidate last proposed other terms for any version, answered or not. */
  lastProposedAt: string | null;
  expiresAt: string;
  /** When the offer was withdrawn, declined or marked as expired. */
  endedAt: string | null;
}

/** The states of a hire. `no-terms`: the company has not recorded the terms. `called-off`: ended before the first day. */
export const HIRE_STATES = ['no-terms', 'active', 'ended', 'called-off'] as const;

/** The hire of a hired application. */
export interface HireStep {
  state: (typeof HIRE_STATES)[number];
  /** When the hire reached this state. ISO 8601. */
  since: string;
}

/** The steps of an application in addition to its status. */
export interface Steps {
  interviews: readonly InterviewStep[];
  /** Null if there is no offer with terms. */
  offer: OfferStep | null;
  /** Null unless the application is hired. */
  hire: HireStep | null;
}

export const NO_STEPS: Steps = { interviews: [], offer: null, hire: null };

/** The status of an application and when it changed to that status. */
interface DatedStatus {
  status: ApplicationStatus;
  statusChangedAt: string;
}

export const NO_TURN: DatedTurn = { who: null, action: null, since: null };

/** The interview with the lowest rank decides whose turn it is. Among equal ranks, the latest one decides, or the next one if they are upcoming. */
const RANK = { proposed: 1, asked: 2, unrecorded: 3, upcoming: 4, past: 5 } as const;

/** The turn that results from an interview. */
interface RankedTurn {
  rank: number;
  turn: DatedTurn & { since: string };
}

const companyTurn = (action: TurnAction, since: string) => ({ who: 'company' as const, action, since });

const turnAfterProposal = ({ proposedBy, lastSlotAt, changedAt }: InterviewStep, now: string): RankedTurn => {
  const isOpen = lastSlotAt !== null && lastSlotAt > now;
  // A candidate who asked for other times has been waiting since then, even after those times have
  // passed.
  if (proposedBy === 'candidate') {
    return isOpen
      ? { rank: RANK.asked, turn: { ...companyTurn('choose-time', changedAt), until: lastSlotAt } }
      : { rank: RANK.past, turn: companyTurn('propose-times', changedAt) };
  }
  if (!isOpen) return { rank: RANK.past, turn: companyTurn('propose-times', lastSlotAt ?? changedAt) };
  return {
    rank: RANK.proposed,
    turn: { who: 'candidate', action: 'choose-time', since: changedAt, until: lastSlotAt },
  };
};

const turnAfterInterview = (interview: InterviewStep, now: string): RankedTurn => {
  const { status, startsAt, changedAt } = interview;
  const endsAt = interview.endsAt ?? changedAt;
  // The wait begins at the end of the interview, or when its result was recorded if that was earlier.
  const waitingSince = endsAt < changedAt ? endsAt : changedAt;
  switch (status) {
    case 'proposed':
      return turnAfterProposal(interview, now);
    case 'booked':
      return endsAt > now
        ? {
            rank: RANK.upcoming,
            turn: { who: null, action: null, since: endsAt, interviewAt: startsAt ?? endsAt, until: endsAt },
          }
        : { rank: RANK.unrecorded, turn: companyTurn('record-outcome', endsAt) };
    case 'held':
      return { rank: RANK.past, turn: companyTurn('decide', waitingSince) };
    case 'missed':
      return { rank: RANK.past, turn: companyTurn('propose-times', waitingSince) };
    case 'cancelled':
      return { rank: RANK.past, turn: companyTurn('propose-times', changedAt) };
  }
};

const compareRanked = (a: RankedTurn, b: RankedTurn): number => {
  if (a.rank !== b.rank) return a.rank - b.rank;
  const isEarlier = a.turn.since < b.turn.since ? -1 : 1;
  return a.rank === RANK.upcoming ? isEarlier : -isEarlier;
};

const turnWhileInterviewing = (interviews: readonly InterviewStep[], since: string, now: string): DatedTurn => {
  const [first] = interviews.map((interview) => turnAfterInterview(interview, now)).toSorted(compareRanked);
  if (first === undefined) return companyTurn('propose-times', since);
  const { rank, turn } = first;
  // After a reversed decline, the wait that follows a past interview starts at the reversal.
  if (rank === RANK.past) return { ...turn, since: laterInstant(turn.since, since) };
  return turn.who === null ? { ...turn, since: null } : turn;
};

const turnWhileOffered = (offer: OfferStep | null, since: string, now: string): DatedTurn => {
  if (offer === null) return { who: 'candidate', action: 'answer-offer', since };
  const { sentAt, proposedAt, expiresAt, endedAt } = offer;
  if (endedAt !== null) return companyTurn('send-offer', laterInstant(endedAt, since));
  if (expiresAt <= now) return companyTurn('send-offer', expiresAt);
  if (proposedAt !== null) return { ...companyTurn('answer-proposal', proposedAt), until: expiresAt };
  return { who: 'candidate', action: 'answer-offer', since: sentAt, until: expiresAt };
};

const laterInstant = (a: string, b: string): string => (a > b ? a : b);

/**
 * Returns whose turn it is in an application at `now` (ISO 8601). Interviews matter only in the status
 * `interviewing`, and offers only in `offered`.
 */
export const currentTurn = (
  { status, statusChangedAt }: DatedStatus,
  { interviews, offer }: Steps,
  now: string,
): DatedTurn => {
  switch (status) {
    case 'pending':
    case 'applied':
      return companyTurn('review', statusChangedAt);
    case 'interviewing':
      return turnWhileInterviewing(interviews, statusChangedAt, now);
    case 'offered':
      return turnWhileOffered(offer, statusChangedAt, now);
    case 'hired':
    case 'declined':
    case 'withdrawn':
      return NO_TURN;
  }
};

/** The sections of the application page, by id. */
export const APPLICATION_SECTIONS = { interviews: 'interviews', offer: 'offer' } as const;

const SECTION_BY_ACTION: Record<TurnAction, keyof typeof APPLICATION_SECTIONS | null> = {
  review: null,
  'propose-times': 'interviews',
  'choose-time': 'interviews',
  'record-outcome': 'interviews',
  decide: null,
  'answer-offer': 'offer',
  'answer-proposal': 'offer',
  'send-offer': 'offer',
};

interface TurnStep {
  action: TurnAction | null;
  until?: string | null | undefined;
}

/** Returns the link to a side's next action: that side's application page, at the section for the action. */
export const turnHref = (side: Side, applicationId: string, { action, until }: TurnStep): string => {
  const page = fillPath(side === 'company' ? APP_PATHS.application : APP_PATHS.myApplication, { id: applicationId });
  // An offer without terms is answered at the top of the page.
  const hasSection = action !== 'answer-offer' || Boolean(until);
  const section = action && hasSection ? SECTION_BY_ACTION[action] : null;
  return section ? `${page}#${APPLICATION_SECTIONS[section]}` : page;
};
