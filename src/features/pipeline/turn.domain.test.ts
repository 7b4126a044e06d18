import { describe, expect, it } from 'vitest';
import { APPLICATION_STATUSES, type ApplicationStatus } from '#shared/vocabulary.ts';
import { type InterviewStep, NO_STEPS, type OfferStep, type Steps, turnHref, turnOf } from './turn.domain.ts';

/** A day of March. The present is March 10 at noon. */
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
  'proposed, all times over': interview({ lastSlotAt: NOW }),
  'other times asked for': interview({ proposedBy: 'candidate' }),
  'other times asked for, all over': interview({ proposedBy: 'candidate', lastSlotAt: day(9) }),
  'to come': bookedFor(day(11), day(12)),
  'under way': bookedFor(day(9), '2026-03-10T12:00:00.001Z'),
  over: bookedFor(day(8), NOW),
  cancelled: interview({ status: 'cancelled' }),
  held: bookedFor(day(6), day(7), { status: 'held', changedAt: day(8) }),
  'held, told before its end': bookedFor(day(9), day(11), { status: 'held', changedAt: day(9) }),
  missed: bookedFor(day(6), day(7), { status: 'missed', changedAt: day(8) }),
} as const satisfies Record<string, InterviewStep>;

const offer = (changes: Partial<OfferStep> = {}): OfferStep => ({
  sentAt: day(4),
  proposedAt: null,
  expiresAt: day(12),
  endedAt: null,
  ...changes,
});

const OFFERS = {
  none: null,
  open: offer(),
  'other terms proposed': offer({ proposedAt: day(5) }),
  'other terms proposed, its time over': offer({ proposedAt: day(5), expiresAt: NOW }),
  'its time over': offer({ expiresAt: NOW }),
  withdrawn: offer({ endedAt: day(6) }),
} as const satisfies Record<string, OfferStep | null>;

const of = (status: ApplicationStatus, steps: Partial<Steps> = {}) =>
  turnOf({ status, statusChangedAt: SINCE }, { ...NO_STEPS, ...steps }, NOW);

/** The turn in one line. */
const lineOf = (...args: Parameters<typeof of>): string => {
  const { who, action, since, until, interviewAt } = of(...args);
  const more = [interviewAt && `at ${interviewAt}`, until && `until ${until}`];
  return [who ?? 'neither', action, since, ...more].filter(Boolean).join(' ');
};

/** The turn in these statuses, whatever else the application has. */
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
  'proposed, all times over': `company propose-times ${NOW}`,
  'other times asked for': `company choose-time ${day(5)} until ${day(12)}`,
  'other times asked for, all over': `company propose-times ${day(5)}`,
  'to come': `neither at ${day(11)} until ${day(12)}`,
  'under way': `neither at ${day(9)} until 2026-03-10T12:00:00.001Z`,
  over: `company record-outcome ${NOW}`,
  cancelled: `company propose-times ${day(5)}`,
  held: `company decide ${day(7)}`,
  'held, told before its end': `company decide ${day(9)}`,
  missed: `company propose-times ${day(7)}`,
};

const WHILE_OFFERED: Record<keyof typeof OFFERS, string> = {
  none: `candidate answer-offer ${SINCE}`,
  open: `candidate answer-offer ${day(4)} until ${day(12)}`,
  'other terms proposed': `company answer-proposal ${day(5)} until ${day(12)}`,
  'other terms proposed, its time over': `company send-offer ${NOW}`,
  'its time over': `company send-offer ${NOW}`,
  withdrawn: `company send-offer ${day(6)}`,
};

const expectedTurn = (
  status: ApplicationStatus,
  one: keyof typeof INTERVIEWS | null,
  sent: keyof typeof OFFERS,
): string => {
  if (status === 'offered') return WHILE_OFFERED[sent];
  if (status !== 'interviewing') return BY_STATUS[status];
  return one === null ? `company propose-times ${SINCE}` : WHILE_INTERVIEWING[one];
};

const interviewKeys = Object.keys(INTERVIEWS) as (keyof typeof INTERVIEWS)[];
const offerKeys = Object.keys(OFFERS) as (keyof typeof OFFERS)[];

describe('the turn of an application', () => {
  for (const status of APPLICATION_STATUSES) {
    for (const one of [null, ...interviewKeys]) {
      it.each(offerKeys)(`${status}, interview ${one ?? 'none'}, offer %s`, (sent) => {
        const steps = { interviews: one === null ? [] : [INTERVIEWS[one]], offer: OFFERS[sent] };
        expect(lineOf(status, steps)).toBe(expectedTurn(status, one, sent));
      });
    }
  }

  it.each<[keyof typeof INTERVIEWS, keyof typeof INTERVIEWS, string]>([
    // A choice of the candidate comes first, then one of the company, then upcoming interviews.
    ['proposed', 'other times asked for', 'candidate choose-time'],
    ['proposed', 'over', 'candidate choose-time'],
    ['proposed', 'to come', 'candidate choose-time'],
    ['proposed', 'held', 'candidate choose-time'],
    ['proposed', 'cancelled', 'candidate choose-time'],
    ['other times asked for', 'over', 'company choose-time'],
    ['other times asked for', 'to come', 'company choose-time'],
    ['over', 'to come', 'company record-outcome'],
    ['over', 'held', 'company record-outcome'],
    ['to come', 'held', 'neither'],
    ['to come', 'cancelled', 'neither'],
    ['to come', 'proposed, all times over', 'neither'],
    // Of past ones, the last one decides.
    ['held', 'cancelled', 'company decide'],
    ['held', 'proposed, all times over', 'company propose-times'],
  ])('with two interviews, %s and %s', (first, second, expected) => {
    for (const interviews of [
      [INTERVIEWS[first], INTERVIEWS[second]],
      [INTERVIEWS[second], INTERVIEWS[first]],
    ]) {
      expect(lineOf('interviewing', { interviews })).toContain(expected);
    }
  });

  it('refers to the next of several upcoming interviews', () => {
    const later = bookedFor(day(15), day(16));
    for (const interviews of [
      [later, INTERVIEWS['to come']],
      [INTERVIEWS['to come'], later],
    ]) {
      expect(of('interviewing', { interviews }).interviewAt).toBe(day(11));
    }
  });

  it('counts from the last move if everything else was before', () => {
    const afterMove = { statusChangedAt: day(9) };
    const since = (status: ApplicationStatus, steps: Partial<Steps>) =>
      turnOf({ status, ...afterMove }, { ...NO_STEPS, ...steps }, NOW).since;
    // After a reversed decline, the interview was canceled with it or before.
    expect(since('interviewing', { interviews: [INTERVIEWS.cancelled] })).toBe(day(9));
    expect(since('interviewing', { interviews: [INTERVIEWS.held] })).toBe(day(9));
    expect(since('offered', { offer: OFFERS.withdrawn })).toBe(day(9));
  });

  it('links to the section of the page in which each side acts', () => {
    expect(turnHref('company', 'x', { action: 'propose-times' })).toBe('/applications/x#interviews');
    expect(turnHref('candidate', 'x', { action: 'choose-time' })).toBe('/my-applications/x#interviews');
    expect(turnHref('candidate', 'x', { action: 'answer-offer', until: NOW })).toBe('/my-applications/x#offer');
    expect(turnHref('candidate', 'x', { action: 'answer-offer' })).toBe('/my-applications/x');
    expect(turnHref('company', 'x', { action: 'review' })).toBe('/applications/x');
    expect(turnHref('candidate', 'x', { action: null })).toBe('/my-applications/x');
  });
});
