import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HIRE_STATUSES, type HireStatus } from '#shared/vocabulary.ts';
import { findWallClockInstant } from '#shared/zone-clock.ts';
import {
  addDays,
  averageMonthlyPay,
  checkInDays,
  checkInSchedule,
  earliestToday,
  guaranteeEndDay,
  isBeforeFirstDay,
  isGuaranteed,
  isGuaranteeUsed,
  mondayAtLeastAWeekAfter,
  offerStatusAt,
  shownCheckIns,
  toOfferExpiry,
  toStartedDay,
} from './hiring.domain.ts';

describe('the guarantee', () => {
  it.each([
    ['2027-01-15', '2027-07-15'],
    ['2027-08-31', '2028-02-29'],
    ['2028-08-31', '2029-02-28'],
    ['2027-08-29', '2028-02-29'],
    ['2028-08-29', '2029-02-28'],
    ['2027-03-31', '2027-09-30'],
    ['2027-12-31', '2028-06-30'],
    ['2028-02-29', '2028-08-29'],
  ])('of a hire that starts on %s ends on %s', (start, end) => {
    expect(guaranteeEndDay(start)).toBe(end);
  });

  it('covers the day before its end date, but not the end date', () => {
    expect(isGuaranteed('2028-02-29', '2028-02-28')).toBe(true);
    expect(isGuaranteed('2028-02-29', '2028-02-29')).toBe(false);
  });

  it('counts as used once claimed, even after a replacement', () => {
    expect(HIRE_STATUSES.filter(isGuaranteeUsed)).toEqual(['claimed', 'replaced']);
  });

  it('lasts between 181 and 184 days', () => {
    const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-06-30'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (date) => {
        const start = date.toISOString().slice(0, 10);
        const end = guaranteeEndDay(start);
        expect(end > addDays(start, 180)).toBe(true);
        expect(end <= addDays(start, 184)).toBe(true);
      }),
    );
  });
});

describe('check-ins', () => {
  it('are due 7, 30, 90 and 150 days after the start, across clock changes and leap days', () => {
    expect(checkInSchedule('2028-02-25')).toEqual([
      { day: 7, dueOn: '2028-03-03' },
      { day: 30, dueOn: '2028-03-26' },
      { day: 90, dueOn: '2028-05-25' },
      { day: 150, dueOn: '2028-07-24' },
    ]);
  });
});

describe('a start date', () => {
  it('has been reached once the previous day is over in every time zone', () => {
    expect(earliestToday('2027-03-02T11:59:59.999Z')).toBe('2027-03-01');
    expect(earliestToday('2027-03-02T12:00:00.000Z')).toBe('2027-03-02');
    expect(isBeforeFirstDay('2027-03-02', '2027-03-02T11:59:59.999Z')).toBe(true);
    expect(isBeforeFirstDay('2027-03-02', '2027-03-02T12:00:00.000Z')).toBe(false);
  });

  it('becomes the current day if work starts before it', () => {
    const now = '2027-03-02T11:59:59.999Z';
    expect(toStartedDay('2027-03-03', now)).toBe('2027-03-02');
    expect(toStartedDay('2027-03-02', now)).toBe('2027-03-02');
    expect(toStartedDay('2027-03-01', now)).toBe('2027-03-01');
  });

  it.each([
    ['2027-03-01', '2027-03-08'],
    ['2027-03-02', '2027-03-15'],
    ['2027-03-07', '2027-03-15'],
    ['2027-12-25', '2028-01-03'],
  ])('on the first Monday at least a week after %s is %s', (day, monday) => {
    expect(mondayAtLeastAWeekAfter(day)).toBe(monday);
  });
});

describe('the check-ins shown for a hire', () => {
  const daysShown = (status: HireStatus, now: string, sentDays: readonly number[], endDate: string | null = null) => {
    const checkIns = checkInSchedule('2027-03-01').map((checkIn) => ({
      ...checkIn,
      sentAt: sentDays.includes(checkIn.day) ? `${checkIn.dueOn}T14:00:00.000Z` : null,
    }));
    return shownCheckIns({ status, endDate, checkIns }, now).map(({ day }) => day);
  };

  it('are those that were sent and those still to come', () => {
    expect(daysShown('agreed', '2027-02-20T12:00:00.000Z', [])).toEqual([7, 30, 90, 150]);
    expect(daysShown('started', '2027-04-02T12:00:00.000Z', [7])).toEqual([7, 30, 90, 150]);
  });

  it('omit those that were due too long ago to be sent', () => {
    expect(daysShown('started', '2027-03-22T12:00:00.000Z', [])).toEqual([7, 30, 90, 150]);
    expect(daysShown('started', '2027-03-23T12:00:00.000Z', [])).toEqual([30, 90, 150]);
  });

  it('omit those after the last day of work, unless they were sent', () => {
    expect(daysShown('agreed', '2027-02-20T12:00:00.000Z', [], '2027-03-31')).toEqual([7, 30]);
    expect(daysShown('agreed', '2027-02-20T12:00:00.000Z', [], '2027-03-30')).toEqual([7]);
    expect(daysShown('started', '2027-04-02T12:00:00.000Z', [7, 30], '2027-03-15')).toEqual([7, 30]);
  });

  it.each(['ended', 'claimed', 'replaced'] as const)('are only the ones already sent if the hire is %s', (status) => {
    expect(daysShown(status, '2027-04-02T12:00:00.000Z', [7])).toEqual([7]);
    expect(daysShown(status, '2027-04-02T12:00:00.000Z', [])).toEqual([]);
  });
});

it.each([
  [null, [7, 30, 90, 150]],
  ['2027-05-30', [7, 30, 90]],
  ['2027-05-29', [7, 30]],
  ['2027-03-07', []],
])('a hire with the end date %s has check-ins on days %j', (endDate, days) => {
  expect(checkInDays('2027-03-01', endDate)).toEqual(days);
});

describe('the monthly pay', () => {
  it.each([
    [28, 30, 3640],
    [25, 40, 4333],
    [1, 1, 4],
    [1000, 80, 346_667],
  ])('for $%i an hour and %i hours a week is $%i in an average month', (hourlyRate, hoursPerWeek, monthly) => {
    expect(averageMonthlyPay({ hourlyRate, hoursPerWeek })).toBe(monthly);
  });
});

describe('an offer', () => {
  const offer = { status: 'seen', expiresAt: '2027-01-10T12:00:00.000Z' } as const;

  it('expires exactly at its expiry time', () => {
    expect(offerStatusAt(offer, '2027-01-10T11:59:59.999Z')).toBe('seen');
    expect(offerStatusAt(offer, '2027-01-10T12:00:00.000Z')).toBe('expired');
  });

  it('does not expire once it is answered', () => {
    expect(offerStatusAt({ ...offer, status: 'accepted' }, '2030-01-01T00:00:00.000Z')).toBe('accepted');
  });

  it('is valid until the end of the day in the main time zones of the Americas if its expiry is a date without a time', () => {
    for (const zone of ['America/Los_Angeles', 'America/Bogota', 'America/Sao_Paulo']) {
      const lastSecond = findWallClockInstant(Date.parse('2027-01-10T23:59:59Z'), zone);
      expect(Date.parse(toOfferExpiry('2027-01-10'))).toBeGreaterThan(lastSecond ?? Number.POSITIVE_INFINITY);
    }
    expect(toOfferExpiry('2027-01-10')).toBe('2027-01-11T07:59:59.999Z');
    expect(toOfferExpiry('2027-01-10T07:00:00-05:00')).toBe('2027-01-10T12:00:00.000Z');
  });
});
