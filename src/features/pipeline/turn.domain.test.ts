import { describe, expect, it } from 'vitest';
import { APPLICATION_STATUSES, type ApplicationStatus } from '#shared/vocabulary.ts';
import { currentTurn, type InterviewStep, NO_STEPS, type OfferStep, type Steps, turnHref } from './turn.domain.ts';

/** Returns noon on a day of March 2026. `NOW` is noon on March 10. */
const day = (number: number): string => `2026-03-${String(number).padStart(2, '0')}T12:00:00.000Z`;
const NOW = day(10);
const SINCE = day(2);

const interview = (changes: Partial<InterviewStep>): InterviewStep => ({
  status: 'proposed',
  proposedBy: 'company',
  startsAt: null,
  endsAt: null,
  lastSlotAt: day(12),
  changedAt: day(5),
  ...changes,
});
const bookedFor = (startsAt: string, endsAt: string, changes: Partial<InterviewStep> = {}) =>
  interview({ status: 'booked', startsAt, endsAt, ...changes });

const INTERVIEWS = {
  proposed: interview({}),
  'proposed, one time left': interview({ lastSlotAt: '2026-03-10T12:00:00.001Z' }),
  'proposed, all times past': interview({ lastSlotAt: NOW }),
  'other times requested': interview({ proposedBy: 'candidate' }),
  'other times requested, all past': interview({ proposedBy: 'candidate', lastSlotAt: day(9) }),
  upcoming: bookedFor(day(11), day(12)),
  'in progress': bookedFor(day(9), '2026-03-10T12:00:00.001Z'),
  past: bookedFor(day(8), NOW),
  cancelled: interview({ status: 'cancelled' }),
  held: bookedFor(day(6), day(7), { status: 'held', changedAt: day(8) }),
  'held, recorded before its end': bookedFor(day(9), day(11), { status: 'held', changedAt: day(9) }),
  missed: bookedFor(day(6), day(7), { status: 'missed', changedAt: day(8) }),
} as const satisfies Record<string, InterviewStep>;

const offer = (changes: Partial<OfferStep> = {}): OfferStep => ({
  sentAt: day(4),
  proposedAt: null,
  lastProposedAt: null,
  expiresAt: day(12),
  endedAt: null,
  ...changes,
});

const OFFERS = {
  none: null,
  open: offer(),
  'other terms proposed': offer({ proposedAt: day(5) }),
  'other terms proposed, expired': offer({ proposedAt: day(5), expiresAt: NOW }),
  expired: offer({ expiresAt: NOW }),
  withdrawn: offer({ endedAt: day(6) }),
} as const satisfies Record<string, OfferStep | null>;

const readTurn = (status: ApplicationStatus, steps: Partial<Steps> = {}) =>
  currentTurn({ status, statusChangedAt: SINCE }, { ...NO_STEPS, ...steps }, NOW);

/** Returns the turn as one line of text. */
const formatTurn = (...args: Parameters<typeof readTurn>): string => {
  const { who, action, since, until, interviewAt } = readTurn(...args);
  const more = [interviewAt && `at ${interviewAt}`, until && `until ${until}`];
  return [who ?? 'neither', action, since, ...more].filter(Boolean).join(' ');
};

/** The turn in statuses where interviews and offers do not matter. */
const BY_STATUS = {
  pending: `company review ${SINCE}`,
  applied: `company review ${SINCE}`,
  hired: 'neither',
  declined: 'neither',
  withdrawn: 'neither',
} as const satisfies Partial<Record<ApplicationStatus, string>>;

const WHILE_INTERVIEWING: Record<keyof typeof INTERVIEWS, string> = {
  proposed: `candidate choose-time ${day(5)} until ${day(12)}`,
  'proposed, one time left': `candidate choose-time ${day(5)} until 2026-03-10T12:00:00.001Z`,
  'proposed, all times past': `company propose-times ${NOW}`,
  'other times requested': `company choose-time ${day(5)} until ${day(12)}`,
  'other times requested, all past': `company propose-times ${day(5)}`,
  upcoming: `neither at ${day(11)} until ${day(12)}`,
  'in progress': `neither at ${day(9)} until 2026-03-10T12:00:00.001Z`,
  past: `company record-outcome ${NOW}`,
  cancelled: `company propose-times ${day(5)}`,
  held: `company decide ${day(7)}`,
  'held, recorded before its end': `company decide ${day(9)}`,
  missed: `company propose-times ${day(7)}`,
};

const WHILE_OFFERED: Record<keyof typeof OFFERS, string> = {
  none: `candidate answer-offer ${SINCE}`,
  open: `candidate answer-offer ${day(4)} until ${day(12)}`,
  'other terms proposed': `company answer-proposal ${day(5)} until ${day(12)}`,
  'other terms proposed, expired': `company send-offer ${NOW}`,
  expired: `company send-offer ${NOW}`,
  withdrawn: `company send-offer ${day(6)}`,
};

const expectedTurn = (
  status: ApplicationStatus,
  interviewKey: keyof typeof INTERVIEWS | null,
  offerKey: keyof typeof OFFERS,
): string => {
  if (status === 'offered') return WHILE_OFFERED[offerKey];
  if (status !== 'interviewing') return BY_STATUS[status];
  return interviewKey === null ? `company propose-times ${SINCE}` : WHILE_INTERVIEWING[interviewKey];
};

const interviewKeys = Object.keys(INTERVIEWS) as (keyof typeof INTERVIEWS)[];
const offerKeys = Object.keys(OFFERS) as (keyof typeof OFFERS)[];

describe('the turn of an application', () => {
  for (const status of APPLICATION_STATUSES) {
    for (const interviewKey of [null, ...interviewKeys]) {
      it.each(offerKeys)(
        `is as specified for ${status}, interview: ${interviewKey ?? 'none'}, offer: %s`,
        (offerKey) => {
          const steps = {
            interviews: interviewKey === null ? [] : [INTERVIEWS[interviewKey]],
            offer: OFFERS[offerKey],
          };
          expect(formatTurn(status, steps)).toBe(expectedTurn(status, interviewKey, offerKey));
        },
      );
    }
  }

  it.each<[keyof typeof INTERVIEWS, keyof typeof INTERVIEWS, string]>([
    // Precedence: the candidate's choice, then the company's choice, then an unrecorded outcome, then upcoming interviews.
    ['proposed', 'other times requested', 'candidate choose-time'],
    ['proposed', 'past', 'candidate choose-time'],
    ['proposed', 'upcoming', 'candidate choose-time'],
    ['proposed', 'held', 'candidate choose-time'],
    ['proposed', 'cancelled', 'candidate choose-time'],
    ['other times requested', 'past', 'company choose-time'],
    ['other times requested', 'upcoming', 'company choose-time'],
    ['past', 'upcoming', 'company record-outcome'],
    ['past', 'held', 'company record-outcome'],
    ['upcoming', 'held', 'neither'],
    ['upcoming', 'cancelled', 'neither'],
    ['upcoming', 'proposed, all times past', 'neither'],
    // Among past interviews, the latest decides.
    ['held', 'cancelled', 'company decide'],
    ['held', 'proposed, all times past', 'company propose-times'],
  ])('with two interviews (%s; %s) is “%s”', (first, second, expected) => {
    for (const interviews of [
      [INTERVIEWS[first], INTERVIEWS[second]],
      [INTERVIEWS[second], INTERVIEWS[first]],
    ]) {
      expect(formatTurn('interviewing', { interviews })).toContain(expected);
    }
  });

  it('refers to the next of several upcoming interviews', () => {
    const later = bookedFor(day(15), day(16));
    for (const interviews of [
      [later, INTERVIEWS.upcoming],
      [INTERVIEWS.upcoming, later],
    ]) {
      expect(readTurn('interviewing', { interviews }).interviewAt).toBe(day(11));
    }
  });

  it('starts at the last move if everything else is older', () => {
    const afterMove = { statusChangedAt: day(9) };
    const since = (status: ApplicationStatus, steps: Partial<Steps>) =>
      currentTurn({ status, ...afterMove }, { ...NO_STEPS, ...steps }, NOW).since;
    // After a reversed decline, the interview was canceled with the decline or earlier.
    expect(since('interviewing', { interviews: [INTERVIEWS.cancelled] })).toBe(day(9));
    expect(since('interviewing', { interviews: [INTERVIEWS.held] })).toBe(day(9));
    expect(since('offered', { offer: OFFERS.withdrawn })).toBe(day(9));
  });

  it('links to the section of the page where each side takes its action', () => {
    expect(turnHref('company', 'x', { action: 'propose-times' })).toBe('/applications/x#interviews');
    expect(turnHref('candidate', 'x', { action: 'choose-time' })).toBe('/my-applications/x#interviews');
    expect(turnHref('candidate', 'x', { action: 'answer-offer', until: NOW })).toBe('/my-applications/x#offer');
    expect(turnHref('candidate', 'x', { action: 'answer-offer' })).toBe('/my-applications/x');
    expect(turnHref('company', 'x', { action: 'review' })).toBe('/applications/x');
    expect(turnHref('candidate', 'x', { action: null })).toBe('/my-applications/x');
  });
});
