/** The open steps that a decline ends. */
import { expect, it } from 'vitest';
import { countEndedByDecline, findOpenSteps } from './open-steps.domain.ts';
import { type InterviewStep, NO_STEPS } from './turn.domain.ts';

const NOW = '2027-03-01T12:00:00.000Z';
const day = (number: number): string => `2027-03-0${number}T12:00:00.000Z`;

const bookedFrom = (startsAt: string, endsAt: string): InterviewStep => ({
  status: 'booked',
  proposedBy: 'company',
  startsAt,
  endsAt,
  lastSlotAt: null,
  changedAt: NOW,
});

it('a decline ends every booked interview of an application, except one in progress', () => {
  const inProgress = bookedFrom('2027-03-01T11:30:00.000Z', '2027-03-01T12:30:00.000Z');
  const interviews = [bookedFrom(day(4), day(5)), bookedFrom(day(2), day(3)), inProgress];
  const openSteps = findOpenSteps({ status: 'interviewing' }, { ...NO_STEPS, interviews }, NOW) ?? undefined;
  expect(openSteps?.interviewStarts).toEqual([inProgress.startsAt, day(2), day(4)]);
  expect(countEndedByDecline([{ openSteps }, {}], new Date(NOW))).toEqual({ offers: 0, interviews: 2 });
});
