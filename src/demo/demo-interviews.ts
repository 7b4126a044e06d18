/**
 * Interviews in the demo market. People past the interviewing stage have past interviews. People in it have past, booked or proposed interviews.
 */
import { interviewEnd, isInWorkingDay, suggestStarts } from '#features/interviews/interviews.domain.ts';
import { newId } from '#server/ids.ts';
import { DAY_MS, HOUR_MS } from '#shared/time.ts';
import type { NewRow } from './demo-rows.db.ts';
import { INTERVIEW_NOTE } from './demo-talk.ts';
import { type ApplicationPart, addNotification, findMoveTo, toIsoInstant, type World } from './demo-world.ts';

const MINUTES = 45;
/** Indexes of the proposed times in the list of times when both are free, relative to an offset that advances with each interview. */
const PROPOSED_INDEXES = [0, 5, 11];

/** The minimum notice of a proposed time. */
const NOTICE_MS = 12 * HOUR_MS;

type Proposal = Pick<NewRow<'interviews'>, 'status' | 'startsAt' | 'endsAt' | 'bookedAt' | 'sequence'>;

const commonColumns = ({ row, job, candidate }: ApplicationPart, createdAt: string) => ({
  applicationId: row.id,
  companyId: row.companyId,
  candidateId: row.candidateId,
  durationMinutes: MINUTES,
  videoUrl: 'https://meet.demo.example/interview',
  note: INTERVIEW_NOTE,
  companyZone: job.company.schedule.zone,
  candidateZone: candidate.schedule.zone,
  createdAt,
  updatedAt: createdAt,
});

const addInterview = ({ rows }: World, interview: NewRow<'interviews'>, starts: readonly string[]): void => {
  rows.interviews.push(interview);
  rows.interviewSlots.push(...starts.map((startsAt) => ({ interviewId: interview.id, startsAt })));
};

/**
 * Returns times that suit the company and the candidate in the two weeks after an instant. Prefers office hours in UTC, so that viewers on other
 * continents see no interviews at night.
 */
const findCommonTimes = (
  { job, candidate }: ApplicationPart,
  busy: Parameters<typeof suggestStarts>[2],
  from: number,
): string[] => {
  const zones = { company: job.company.schedule.zone, candidate: candidate.schedule.zone };
  const times = suggestStarts(zones, MINUTES, busy, new Date(from), job.company.hours);
  const inUtcHours = times.filter((start) => isInWorkingDay('company', 'UTC', start, MINUTES));
  return inUtcHours.length < PROPOSED_INDEXES.length ? times : inUtcHours;
};

/** Adds a past interview between the invitation (`createdAt`) and `before`, unless no common time lies between them. */
const addPastInterview = (world: World, application: ApplicationPart, createdAt: string, before: string): void => {
  const times = findCommonTimes(application, [], Date.parse(createdAt)).filter(
    (start) => interviewEnd(start, MINUTES) < before,
  );
  if (times.length === 0) return;
  const start = world.random.pick(times);
  const bookedAt = toIsoInstant(Math.min(Date.parse(createdAt) + 2 * HOUR_MS, Date.parse(start) - HOUR_MS / 2));
  const pastInterview = {
    status: 'held' as const,
    startsAt: start,
    endsAt: interviewEnd(start, MINUTES),
    bookedAt,
    sequence: 1,
    // The company records the result right after the interview.
    updatedAt: interviewEnd(start, MINUTES),
  };
  addInterview(world, { id: newId(), ...commonColumns(application, createdAt), ...pastInterview }, [start]);
};

interface FutureInterview {
  application: ApplicationPart;
  createdAt: string;
  /** Counts all interviews. */
  position: number;
}

/** Every second future interview is booked, the others are proposed. */
const isBookedAt = (position: number): boolean => position % 2 === 0;

const addFutureInterview = (world: World, { application, createdAt, position }: FutureInterview): void => {
  const { rows, now } = world;
  const { job, candidate, row } = application;
  const busy = rows.interviews.flatMap(({ status, companyId, candidateId, startsAt, endsAt }) =>
    status === 'booked' && (companyId === row.companyId || candidateId === row.candidateId) && startsAt && endsAt
      ? [{ start: startsAt, end: endsAt }]
      : [],
  );
  // The times were proposed days ago, so one may be within the next few hours.
  const times = findCommonTimes(application, busy, now - NOTICE_MS).filter(
    (start) => Date.parse(start) > now + HOUR_MS,
  );
  const indexes = PROPOSED_INDEXES.map((index) => (index + 3 * position) % Math.max(1, times.length));
  const starts = [...new Set(indexes)].flatMap((index) => times[index] ?? []).toSorted();
  const [first] = starts;
  if (first === undefined) return;
  const isBooked = isBookedAt(position);
  const bookedAt = toIsoInstant(Math.min(now - HOUR_MS / 4, Date.parse(createdAt) + 3 * HOUR_MS));
  const state: Proposal = isBooked
    ? { status: 'booked', startsAt: first, endsAt: interviewEnd(first, MINUTES), bookedAt, sequence: 1 }
    : { status: 'proposed' };
  addInterview(world, { id: newId(), ...commonColumns(application, createdAt), ...state }, starts);
  const about = { applicationId: row.id, jobTitle: job.row.title };
  const proposed = { ...about, name: job.company.company.companyName, event: 'proposed' as const };
  addNotification(world, candidate.user.id, 'interview_updated', { data: proposed, at: createdAt });
  if (!isBooked) return;
  const booked = { ...about, name: candidate.name, event: 'booked' as const };
  addNotification(world, job.company.user.id, 'interview_updated', { data: booked, at: bookedAt });
};

/** Adds the interviews. Some people in the interviewing stage have had their interview and are waiting for the company's decision. */
export const addInterviews = (world: World): void => {
  let interviewing = 0;
  const future: FutureInterview[] = [];
  for (const application of world.applications) {
    const invited = findMoveTo(application, 'interviewing')?.at;
    if (invited === undefined) continue;
    const createdAt = toIsoInstant(Date.parse(invited) + HOUR_MS / 6);
    const next = findMoveTo(application, 'offered')?.at;
    if (next !== undefined) addPastInterview(world, application, createdAt, next);
    else if (interviewing % 3 === 2 && Date.parse(createdAt) < world.now - 2 * DAY_MS)
      addPastInterview(world, application, createdAt, toIsoInstant(world.now));
    else future.push({ application, createdAt, position: interviewing });
    interviewing += 1;
  }
  // Proposed times avoid all booked interviews, so those come first.
  const [booked, proposed] = [true, false].map((isBooked) =>
    future.filter(({ position }) => isBookedAt(position) === isBooked),
  );
  for (const interview of [...(booked ?? []), ...(proposed ?? [])]) addFutureInterview(world, interview);
};
