/** Suggests times that are within the working hours of the candidate and all interviewers, and at which all of them are free. Writes nothing. */
import { findMemberHours } from '#features/companies/server/companies.service.ts';
import { DEFAULT_SPANS, type WeeklyHours } from '#features/companies/weekly-hours.domain.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Handlers } from '#server/http/mount.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { isId } from '#server/ids.ts';
import type { Platform } from '#server/platform.ts';
import { invalidField, notFound } from '#shared/errors.ts';
import { orNull } from '#shared/schema.ts';
import { findSide, type Side } from '#shared/sides.ts';
import { canonicalTimeZone } from '#shared/zone-clock.ts';
import { BAD_DURATION, type interviewsContract, newInterviewSchema } from '../interviews.contract.ts';
import { suggestStarts } from '../interviews.domain.ts';
import { findLastVideoUrl, listInterviews } from './interview-lists.db.ts';
import { findLastZones, listBusyTimes, listPossibleInterviewers } from './interviewers.db.ts';
import { findApplicationSides, findInterview, type InterviewRow } from './interviews.db.ts';
import { resolveZone } from './side-zones.ts';

const DEFAULT_MINUTES = 30;

/** Parses a length in minutes. Throws `invalid` for a length outside the allowed range. */
const parseDuration = (text: string | undefined): number => {
  if (text === undefined || text === '') return DEFAULT_MINUTES;
  const parsed = newInterviewSchema.shape.durationMinutes.safeParse(Number(text));
  if (!parsed.success) throw invalidField('durationMinutes', BAD_DURATION);
  return parsed.data;
};

type SuggestTimesQuery = Parameters<Handlers<typeof interviewsContract>['suggestTimes']>[0]['query'];
type Sides = NonNullable<Awaited<ReturnType<typeof findApplicationSides>>>;

/** Returns the members named in a query. Throws an error if one of them may not conduct interviews for the company. */
const parseInterviewers = async (db: Queryable, { companyUserId }: Sides, text: string): Promise<string[]> => {
  const ids = text.split(',');
  const possible = new Set((await listPossibleInterviewers(db, companyUserId)).map(({ userId }) => userId));
  if (!ids.every((id) => isId(id) && possible.has(id))) throw invalidField('interviewers', 'not-an-interviewer');
  return ids;
};

/** Returns the interview with this id. Without an id, returns the newest one for candidates and null for companies. */
const findInterviewToMove = async (
  db: Queryable,
  { applicationId, side, id }: { applicationId: string; side: Side; id: string | null },
): Promise<InterviewRow | null> => {
  if (id !== null) {
    const row = await findInterview(db, id);
    if (row?.interview.applicationId !== applicationId) throw notFound('interview');
    return row;
  }
  if (side === 'company') return null;
  const [newest] = await listInterviews(db, { applicationIds: [applicationId] }, {}, { limit: 1, after: null });
  return newest ?? null;
};

/**
 * Returns the interviewers whose calendars are checked: those named in the query, those of the interview to reschedule, or the requesting member. For
 * a candidate without an interview, returns the first member who may conduct one.
 */
const findInterviewers = async (
  db: Queryable,
  sides: Sides,
  side: Side,
  { applicationId, query, viewer }: { applicationId: string; query: SuggestTimesQuery; viewer: Viewer },
): Promise<string[]> => {
  const named = orNull(query.interviewers);
  if (side === 'company' && named) return parseInterviewers(db, sides, named);
  const interview = await findInterviewToMove(db, { applicationId, side, id: orNull(query.interviewId) });
  if (interview !== null) return interview.interviewers.map(({ userId }) => userId);
  if (side === 'company') return [viewer.memberId];
  return (await listPossibleInterviewers(db, sides.companyUserId)).slice(0, 1).map(({ userId }) => userId);
};

const isKnown = (week: WeeklyHours | null): week is WeeklyHours => week !== null;

/**
 * Returns each interviewer's hours, the viewer's first: the hours that they or the company set, or the usual hours in the time zone that their
 * browser sent last. The hours are null if that time zone is unknown, and for a viewer who set none, because the request contains the viewer's time
 * zone.
 */
const loadWeeklyHours = async (
  db: Queryable,
  { companyId }: Sides,
  interviewers: readonly string[],
  { memberId }: Viewer,
): Promise<(WeeklyHours | null)[]> => {
  const [hours, zones] = [await findMemberHours(db, companyId, interviewers), await findLastZones(db, interviewers)];
  const interviewerHours = (userId: string): WeeklyHours | null => {
    const timeZone = userId === memberId ? undefined : zones.get(userId);
    return hours.get(userId) ?? (timeZone === undefined ? null : { timeZone, spans: [...DEFAULT_SPANS.company] });
  };
  const viewerRank = (userId: string) => Number(userId === memberId);
  return interviewers.toSorted((a, b) => viewerRank(b) - viewerRank(a)).map(interviewerHours);
};

export const createSuggestTimes =
  ({ db }: Platform): Handlers<typeof interviewsContract>['suggestTimes'] =>
  async ({ params, query, viewer }) => {
    const sides = await findApplicationSides(db, params.id);
    const side = sides && findSide(viewer.userId, { company: sides.companyUserId, candidate: sides.candidateUserId });
    if (!sides || !side) throw notFound('application');
    const durationMinutes = parseDuration(query.durationMinutes);
    const interviewers = await findInterviewers(db, sides, side, { applicationId: params.id, query, viewer });
    const browserZone = canonicalTimeZone(query.timeZone);
    const [hours = null, ...others] = await loadWeeklyHours(db, sides, interviewers, viewer);
    const timeZones = {
      company: resolveZone(side === 'company' ? browserZone : (hours?.timeZone ?? null), sides.jobTimezone),
      candidate: resolveZone(side === 'candidate' ? browserZone : null, sides.candidateTimezone),
    };
    const busy = await listBusyTimes(db, { candidateId: sides.candidateId, interviewers });
    const starts = suggestStarts(timeZones, durationMinutes, busy, new Date(), hours, others.filter(isKnown));
    const videoUrl = side === 'company' ? await findLastVideoUrl(db, sides.companyId) : null;
    return { timeZones, times: starts.map((start) => ({ start })), videoUrl };
  };
