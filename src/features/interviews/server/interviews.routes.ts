/**
 * API calls for interviews. Each change loads the interview, checks the policy, updates the locked row and notifies both sides. Other people's
 * interviews are "not found".
 */
import type { FastifyInstance } from 'fastify';
import { lockAccountForShare } from '#features/auth/server/users.service.ts';
import { requireRevealed } from '#features/blind-review/server/hidden-names.service.ts';
import { findUserCandidate } from '#features/candidates/server/candidates.service.ts';
import { findUserCompany } from '#features/companies/server/companies.service.ts';
import { addReviewersToTeam } from '#features/jobs/server/hiring-team.service.ts';
import { teamScope } from '#features/jobs/server/team-scope.service.ts';
import {
  lockOwnApplicationForUpdate,
  moveApplication,
  toMoveAuthor,
  withdrawMoveMail,
} from '#features/pipeline/server/own-applications.service.ts';
import { recordViewerAction } from '#features/teams/server/company-log.service.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import { isExclusionViolation } from '#server/db/database-errors.ts';
import { EMPTY_PAGE, toPage } from '#server/http/lists.ts';
import { type Handlers, mountContract } from '#server/http/mount.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { RATE_LIMITS } from '#server/limits/rate-limits.ts';
import type { Platform } from '#server/platform.ts';
import { AppError, invalidField, notFound, type Refusal } from '#shared/errors.ts';
import { LIMITS } from '#shared/limits.ts';
import { orNull } from '#shared/schema.ts';
import { findSide, type Side } from '#shared/sides.ts';
import { canonicalTimeZone } from '#shared/zone-clock.ts';
import { interviewsContract } from '../interviews.contract.ts';
import { findProposalRefusal, findProposedStart, interviewEnd, sortStarts } from '../interviews.domain.ts';
import { type InterviewAction, isActionPossible, mayTakeAction } from '../interviews.policy.ts';
import { loadFeedUrl, mountCalendarFeed, replaceFeedUrl } from './calendar-feed.ts';
import { listInterviews, toListCursor } from './interview-lists.db.ts';
import { notifyParticipants, publishInterviews } from './interview-notifications.ts';
import { toInterview, toInterviewFacts } from './interview-views.ts';
import { replaceInterviewers } from './interviewer-changes.ts';
import { lockPossibleInterviewersForShare, setInterviewers, setInterviewerZone } from './interviewers.db.ts';
import {
  type BusySide,
  bookTime,
  changeInterview,
  countOpenInterviews,
  findCandidateUserId,
  findInterview,
  type InterviewRow,
  insertInterview,
  lockAccountsForShare,
  lockInterviewForUpdate,
  recordOutcome,
} from './interviews.db.ts';
import { createSuggestTimes } from './suggested-times.ts';

/**
 * Locks one of the company's applications for the transaction, and moves it to interviewing if it is at an earlier stage. Throws `notFound` for other
 * companies, and `conflict` if the application is at a later stage or decided, or if the person's name is hidden.
 */
const requireInterviewingApplication = async (
  tx: Tx,
  platform: Platform,
  applicationId: string,
  viewer: Viewer,
): Promise<{
  jobId: string;
  applicationId: string;
  companyId: string;
  candidateId: string;
  candidateUserId: string;
}> => {
  const { row, side } = await lockOwnApplicationForUpdate(tx, applicationId, viewer);
  if (side !== 'company') throw notFound('application');
  await requireRevealed(tx, viewer, row.candidate.id);
  if (row.application.status !== 'interviewing') {
    const move = { to: 'interviewing', side: 'company', ...toMoveAuthor(viewer), note: null } as const;
    const result = await moveApplication(tx, platform, row, move);
    if (result.row === null) throw new AppError('conflict', result.refusal);
    await withdrawMoveMail(tx, result.row.application);
  } else await withdrawMoveMail(tx, row.application);
  const { company, candidate, job } = row;
  return {
    jobId: job.id,
    applicationId,
    companyId: company.id,
    candidateId: candidate.id,
    candidateUserId: candidate.userId,
  };
};

type InterviewHandlers = Handlers<typeof interviewsContract>;

const ACTION_REFUSALS: Record<InterviewAction, Refusal> = {
  book: 'interview-not-bookable',
  move: 'interview-not-movable',
  cancel: 'interview-not-cancellable',
  record: 'interview-not-started',
  assign: 'interviewers-not-changeable',
};

const BUSY_REFUSALS: Record<Side, Refusal> = {
  company: 'company-busy-then',
  candidate: 'candidate-busy-then',
};

/** Returns the reason why a time cannot be booked, worded for a viewer on this side. */
const toBusyRefusal = (busy: BusySide, side: Side, { memberId }: Viewer): Refusal => {
  if (busy.side !== side) return BUSY_REFUSALS[busy.side];
  return side === 'candidate' || busy.userIds.has(memberId) ? 'you-busy-then' : 'interviewer-busy-then';
};

/** Returns the times in order. Throws an error that names the first one that cannot be proposed. */
const requireProposableStarts = (slots: readonly { start: string }[], now: Date): string[] => {
  for (const [index, { start }] of slots.entries()) {
    const refusal = findProposalRefusal(start, now);
    if (refusal !== null) throw invalidField(`slots.${index}.start`, refusal);
  }
  return sortStarts(slots);
};

/** Throws an error that names the first of these people who may not conduct interviews for the viewer's company. */
const requireInterviewers = (userIds: readonly string[], possible: ReadonlySet<string>): void => {
  const index = userIds.findIndex((userId) => !possible.has(userId));
  if (index >= 0) throw invalidField(`interviewers.${index}`, 'not-an-interviewer');
};

/** Returns the time zone column to update for a side, if the browser sent a valid time zone. */
const zoneColumn = (side: Side, browserZone: string | null | undefined) => {
  const zone = canonicalTimeZone(browserZone);
  if (zone === null) return {};
  return side === 'company' ? { companyZone: zone } : { candidateZone: zone };
};

/** Returns the note columns to update when a side proposes other times. A candidate's note never replaces the company's. */
const toMoveNotes = (side: Side, note: string | null) => {
  if (side === 'candidate') return { moveNote: note };
  return { moveNote: null, ...(note === null ? {} : { note }) };
};

/** Stores the time zone of the viewer's browser if the viewer conducts the interview. */
const storeInterviewerZone = async (
  tx: Tx,
  id: string,
  { memberId }: Viewer,
  browserZone: string | null | undefined,
) => {
  const zone = canonicalTimeZone(browserZone);
  if (zone !== null) await setInterviewerZone(tx, id, memberId, zone);
};

const requireInterview = async (tx: Queryable, id: string): Promise<InterviewRow> => {
  const row = await findInterview(tx, id);
  if (row === null) throw notFound('interview');
  return row;
};

/** Returns an interview and the viewer's side of it. Throws `notFound` if the viewer is on neither side. */
const requireOwnSide = async (
  db: Queryable,
  id: string,
  viewer: Viewer,
): Promise<{ row: InterviewRow; side: Side }> => {
  const row = await requireInterview(db, id);
  const side = findSide(viewer.userId, { company: row.companyUser.userId, candidate: row.candidateUser.userId });
  if (side === null) throw notFound('interview');
  return { row, side };
};

interface LockedInterview {
  row: InterviewRow;
  side: Side;
  now: Date;
}

/**
 * Locks an interview, the accounts of both sides and the members who become interviewers, and checks that the viewer may take this action in the
 * current state.
 */
const lockForAction = async (
  tx: Tx,
  action: InterviewAction,
  id: string,
  viewer: Viewer,
  interviewers: readonly string[] = [],
): Promise<LockedInterview> => {
  const { row: unlocked, side } = await requireOwnSide(tx, id, viewer);
  await lockAccountForShare(tx, viewer.userId);
  const areBothActive = await lockAccountsForShare(tx, [unlocked.companyUser.userId, unlocked.candidateUser.userId]);
  if (interviewers.length > 0) {
    requireInterviewers(interviewers, await lockPossibleInterviewersForShare(tx, viewer.userId, interviewers));
    await addReviewersToTeam(tx, unlocked.job.id, interviewers);
  }
  await lockInterviewForUpdate(tx, unlocked.interview);
  const row = await requireInterview(tx, id);
  const now = new Date();
  if (!mayTakeAction(action, side, row.interview.proposedBy)) throw new AppError('forbidden', 'not-allowed');
  if (!isActionPossible(action, toInterviewFacts(row, now))) throw new AppError('conflict', ACTION_REFUSALS[action]);
  const needsBothActive = action === 'book' || action === 'move';
  if (needsBothActive && !areBothActive) throw new AppError('conflict', 'account-not-active');
  return { row, side, now };
};

const createProposalHandlers = (platform: Platform): Pick<InterviewHandlers, 'proposeInterview' | 'moveInterview'> => ({
  proposeInterview: ({ params, body, viewer }) =>
    platform.db.transaction(async (tx) => {
      const now = new Date();
      await lockAccountForShare(tx, viewer.userId);
      const candidateUserId = await findCandidateUserId(tx, params.id);
      const isActive = candidateUserId !== null && (await lockAccountsForShare(tx, [candidateUserId]));
      const interviewers = body.interviewers ?? [viewer.memberId];
      const possible = await lockPossibleInterviewersForShare(tx, viewer.userId, interviewers);
      const application = await requireInterviewingApplication(tx, platform, params.id, viewer);
      const starts = requireProposableStarts(body.slots, now);
      requireInterviewers(interviewers, possible);
      if (!isActive) throw new AppError('conflict', 'account-not-active');
      if ((await countOpenInterviews(tx, params.id)) >= LIMITS.openInterviewsPerApplication) {
        throw new AppError('conflict', 'too-many-open-interviews');
      }
      await platform.limiter.count(tx, RATE_LIMITS['interview-changes'], viewer.userId);
      const { jobId, applicationId, companyId, candidateId } = application;
      await addReviewersToTeam(tx, jobId, interviewers);
      const values = {
        applicationId,
        companyId,
        candidateId,
        durationMinutes: body.durationMinutes,
        videoUrl: orNull(body.videoUrl),
        note: orNull(body.note),
        ...zoneColumn('company', body.timeZone),
      };
      const id = await insertInterview(tx, values, starts);
      const zone = canonicalTimeZone(body.timeZone);
      await setInterviewers(tx, id, interviewers, new Map(zone === null ? [] : [[viewer.memberId, zone]]));
      const row = await requireInterview(tx, id);
      const announcement = { event: 'proposed', by: 'company', actorId: viewer.memberId, isNotified: true } as const;
      await notifyParticipants(tx, platform, [row], announcement);
      return toInterview(row, 'company', now);
    }),

  moveInterview: ({ params, body, viewer }) =>
    platform.db.transaction(async (tx) => {
      const { row: current, side, now } = await lockForAction(tx, 'move', params.id, viewer);
      const starts = requireProposableStarts(body.slots, now);
      await platform.limiter.count(tx, RATE_LIMITS['interview-changes'], viewer.userId);
      const { startsAt, movedFrom } = current.interview;
      const changes = {
        status: 'proposed',
        proposedBy: side,
        startsAt: null,
        endsAt: null,
        bookedAt: null,
        movedFrom: startsAt ?? movedFrom,
        ...toMoveNotes(side, orNull(body.note)),
        ...zoneColumn(side, body.timeZone),
      } as const;
      await changeInterview(tx, params.id, changes, starts);
      await storeInterviewerZone(tx, params.id, viewer, body.timeZone);
      const row = await requireInterview(tx, params.id);
      await notifyParticipants(tx, platform, [row], {
        event: 'moved',
        by: side,
        actorId: viewer.memberId,
        isNotified: true,
      });
      return toInterview(row, side, now);
    }),
});

/** Converts the constraint violation for a double booking to an API error. The constraint also covers code that does not lock calendars. */
const refuseDoubleBooking = async <Result>(run: () => Promise<Result>): Promise<Result> => {
  try {
    return await run();
  } catch (error) {
    if (isExclusionViolation(error)) throw new AppError('conflict', 'time-taken');
    throw error;
  }
};

const recordInterview = async (tx: Tx, id: string, viewer: Viewer, outcome: 'held' | 'missed'): Promise<void> => {
  const { row } = await lockForAction(tx, 'record', id, viewer);
  await recordOutcome(tx, id, outcome);
  await publishInterviews(tx, [row]);
};

/** Replaces the interviewers. Does nothing if they are the same. */
const assignInterviewers = async (
  tx: Tx,
  platform: Platform,
  id: string,
  viewer: Viewer,
  userIds: readonly string[],
): Promise<void> => {
  const { row } = await lockForAction(tx, 'assign', id, viewer, userIds);
  const current = row.interviewers.map(({ userId }) => userId);
  if (current.join() === userIds.join()) return;
  await platform.limiter.count(tx, RATE_LIMITS['interview-changes'], viewer.userId);
  const changed = await replaceInterviewers(tx, platform, row, { userIds, actorId: viewer.memberId });
  if (changed === null) throw new AppError('conflict', 'interviewer-busy-then');
  await recordViewerAction(tx, viewer, 'interview.interviewers-changed', { id, name: row.job.title });
};

const createAnswerHandlers = (
  platform: Platform,
): Pick<InterviewHandlers, 'bookInterview' | 'cancelInterview' | 'changeInterview'> => ({
  bookInterview: ({ params, body, viewer }) =>
    refuseDoubleBooking(() =>
      platform.db.transaction(async (tx) => {
        const { row: current, side, now } = await lockForAction(tx, 'book', params.id, viewer);
        const startsAt = findProposedStart(current.starts, body.start);
        if (startsAt === null) throw invalidField('start', 'time-not-proposed');
        if (Date.parse(startsAt) <= now.getTime()) {
          throw new AppError('conflict', 'time-over');
        }
        const time = {
          startsAt,
          endsAt: interviewEnd(startsAt, current.interview.durationMinutes),
          ...zoneColumn(side, body.timeZone),
        };
        await storeInterviewerZone(tx, params.id, viewer, body.timeZone);
        const busy = await bookTime(tx, current, time);
        if (busy !== null) throw new AppError('conflict', toBusyRefusal(busy, side, viewer));
        const row = await requireInterview(tx, params.id);
        await notifyParticipants(tx, platform, [row], {
          event: 'booked',
          by: side,
          actorId: viewer.memberId,
          isNotified: true,
        });
        return toInterview(row, side, now);
      }),
    ),

  cancelInterview: ({ params, body, viewer }) =>
    platform.db.transaction(async (tx) => {
      const { side, now } = await lockForAction(tx, 'cancel', params.id, viewer);
      const cancelReason = orNull(body?.reason);
      await changeInterview(tx, params.id, { status: 'cancelled', cancelledBy: side, cancelReason });
      const row = await requireInterview(tx, params.id);
      const announcement = { event: 'cancelled', by: side, actorId: viewer.memberId, isNotified: true } as const;
      await notifyParticipants(tx, platform, [row], announcement);
      return toInterview(row, side, now);
    }),

  changeInterview: ({ params, body: { outcome, interviewers }, viewer }) =>
    refuseDoubleBooking(() =>
      platform.db.transaction(async (tx) => {
        if (interviewers !== undefined) await assignInterviewers(tx, platform, params.id, viewer, interviewers);
        if (outcome !== undefined) await recordInterview(tx, params.id, viewer, outcome);
        return toInterview(await requireInterview(tx, params.id), 'company', new Date());
      }),
    ),
});

const findOwnProfile = async (db: Queryable, { userId, accountType }: Viewer) => {
  if (accountType === 'company') {
    const company = await findUserCompany(db, userId);
    return company && ({ side: 'company', owner: { companyId: company.id } } as const);
  }
  const candidate = await findUserCandidate(db, userId);
  return candidate && ({ side: 'candidate', owner: { candidateId: candidate.id } } as const);
};

const createReadHandlers = (
  platform: Platform,
): Pick<InterviewHandlers, 'suggestTimes' | 'listInterviews' | 'getCalendar' | 'replaceCalendar'> => ({
  suggestTimes: createSuggestTimes(platform),

  listInterviews: async ({ query, viewer, page }) => {
    const { limit, after, db } = page;
    const own = await findOwnProfile(db, viewer);
    if (own === null) return EMPTY_PAGE;
    const when = orNull(query.when);
    const filter = { ...query, when, scope: teamScope(viewer) };
    const rows = await listInterviews(db, own.owner, filter, { limit: limit + 1, after });
    const { items, next } = toPage(rows, limit, (row) => toListCursor(when, row));
    const now = new Date();
    return { items: items.map((row) => toInterview(row, own.side, now)), next };
  },

  getCalendar: async ({ viewer, reply }) => {
    void reply.header('cache-control', 'no-store');
    return { url: await loadFeedUrl(platform, viewer.userId) };
  },

  replaceCalendar: async ({ viewer }) => ({ url: await replaceFeedUrl(platform, viewer.userId) }),
});

/** Mounts the routes for interviews and the calendar feed. */
export const mountInterviews = (app: FastifyInstance, platform: Platform): void => {
  mountContract(app, interviewsContract, {
    ...createProposalHandlers(platform),
    ...createAnswerHandlers(platform),
    ...createReadHandlers(platform),
  });
  mountCalendarFeed(app, platform);
};
