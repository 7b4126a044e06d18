/**
 * Changes the interviewers of an interview: the company replaces them, or a member leaves and their interviews pass to others. An interview always
 * has at least one interviewer.
 */
import { addReviewersToTeam, lockTeamForShare } from '#features/jobs/server/hiring-team.service.ts';
import { recordMemberAction } from '#features/teams/server/company-log.service.ts';
import type { Tx } from '#server/db/database.ts';
import type { Platform } from '#server/platform.ts';
import { isLimitedToTeamJobs } from '#shared/access.ts';
import { notifyInterviewers, notifyParticipants } from './interview-notifications.ts';
import {
  copyReminders,
  findBusyInterviewers,
  type InterviewerScope,
  lockAllPossibleInterviewersForShare,
  lockCalendars,
  lockOpenAssignmentsForNoKeyUpdate,
  setInterviewers,
} from './interviewers.db.ts';
import { changeInterview, findInterview, findInterviewsById, type InterviewRow } from './interviews.db.ts';

const interviewerIds = ({ interviewers }: InterviewRow): string[] => interviewers.map(({ userId }) => userId);

/** Returns the booked time of an interview, or null. */
const bookedTime = ({ interview: { id, status, startsAt, endsAt } }: InterviewRow) =>
  status === 'booked' && startsAt !== null && endsAt !== null ? { interviewId: id, startsAt, endsAt } : null;

/**
 * Replaces the interviewers of a locked interview, which creates its next version, and notifies those who are added or replaced. Returns the new row,
 * or null if an added interviewer has another interview at the booked time.
 */
export const replaceInterviewers = async (
  tx: Tx,
  platform: Platform,
  before: InterviewRow,
  { userIds, actorId }: { userIds: readonly string[]; actorId: string | null },
): Promise<InterviewRow | null> => {
  const { interview } = before;
  const added = userIds.filter((userId) => !interviewerIds(before).includes(userId));
  const time = bookedTime(before);
  await lockCalendars(tx, added);
  if (time !== null && (await findBusyInterviewers(tx, added, time)).size > 0) return null;
  await copyReminders(tx, interview);
  await setInterviewers(tx, interview.id, userIds);
  await changeInterview(tx, interview.id, {});
  const after = await findInterview(tx, interview.id);
  if (after === null) throw new Error('The interview no longer exists');
  await notifyInterviewers(tx, platform, { before, after, actorId });
  return after;
};

/** Passes a locked interview to this member and releases its booked time, so that the candidate chooses again. */
const releaseTimeTo = async (tx: Tx, platform: Platform, row: InterviewRow, userId: string): Promise<void> => {
  const { id, startsAt } = row.interview;
  const freed = { status: 'proposed', proposedBy: 'company', startsAt: null, endsAt: null, bookedAt: null } as const;
  await changeInterview(tx, id, { ...freed, movedFrom: startsAt });
  await setInterviewers(tx, id, [userId]);
  const after = await findInterview(tx, id);
  if (after === null) throw new Error('The interview no longer exists');
  await notifyInterviewers(tx, platform, { before: row, after, actorId: null });
  await notifyParticipants(tx, platform, [after], {
    event: 'moved',
    by: 'company',
    isNotified: true,
    onlyTo: 'candidate',
  });
};

/**
 * Passes a locked interview to the first of these members who is free at its time. If no one is free, the first one takes over, and the candidate
 * chooses a new time.
 */
const passToSuccessor = async (
  tx: Tx,
  platform: Platform,
  row: InterviewRow,
  successors: readonly string[],
): Promise<void> => {
  const time = bookedTime(row);
  const busy = time === null ? new Set<string>() : await findBusyInterviewers(tx, successors, time);
  const successor = successors.find((userId) => !busy.has(userId));
  if (successor !== undefined) await replaceInterviewers(tx, platform, row, { userIds: [successor], actorId: null });
  else if (successors[0] !== undefined) await releaseTimeTo(tx, platform, row, successors[0]);
};

/** Returns the members who take over interviews: owners first, then recruiters. Within a role, those who have been members longest come first. */
const findSuccessors = async (tx: Tx, accountId: string, leavingUserId: string): Promise<string[]> =>
  (await lockAllPossibleInterviewersForShare(tx, accountId)).flatMap(({ userId, role }) =>
    userId !== leavingUserId && role !== 'reviewer' ? [userId] : [],
  );

/** Removes a member from their open interviews, for one job or all of them. An interview without other interviewers passes to another member. */
export const passOnInterviews = async (
  tx: Tx,
  platform: Platform,
  { byUserId, ...scope }: InterviewerScope & { byUserId: string | null },
): Promise<void> => {
  const { accountId, userId } = scope;
  const successors = await findSuccessors(tx, accountId, userId);
  const ids = await lockOpenAssignmentsForNoKeyUpdate(tx, scope);
  if (successors.length === 0 || ids.length === 0) return;
  await lockCalendars(tx, successors);
  for (const row of await findInterviewsById(tx, ids)) {
    const others = interviewerIds(row).filter((id) => id !== userId);
    if (others.length > 0) await replaceInterviewers(tx, platform, row, { userIds: others, actorId: null });
    else await passToSuccessor(tx, platform, row, successors);
    if (byUserId !== null) {
      const entry = { accountId, actorId: byUserId };
      const about = { id: row.interview.id, name: row.job.title };
      await recordMemberAction(tx, entry, 'interview.interviewers-changed', about);
    }
  }
};

/** Adds a reviewer to the hiring teams of the jobs they have open interviews for, so that they can see the candidates. */
export const joinHiringTeams = async (tx: Tx, scope: InterviewerScope): Promise<void> => {
  const ids = await lockOpenAssignmentsForNoKeyUpdate(tx, scope);
  const jobIds = new Set((await findInterviewsById(tx, ids)).map(({ job }) => job.id));
  for (const jobId of jobIds) await addReviewersToTeam(tx, jobId, [scope.userId]);
};

/**
 * Removes people who may no longer conduct a locked interview that is about to be restored, because of their role or because they see only the jobs
 * of their hiring teams. If no one remains, the first member who may conduct it takes over. Returns the new row.
 */
export const removeFormerInterviewers = async (tx: Tx, row: InterviewRow): Promise<InterviewRow> => {
  const members = await lockAllPossibleInterviewersForShare(tx, row.companyUser.userId);
  const team = await lockTeamForShare(tx, row.job.id);
  const possible = members.filter(({ userId, role }) => !isLimitedToTeamJobs(role) || team.has(userId));
  const isPossible = (id: string) => possible.some(({ userId }) => userId === id);
  const remaining = interviewerIds(row).filter(isPossible);
  const successor = possible[0]?.userId;
  if (remaining.length === row.interviewers.length || (remaining.length === 0 && successor === undefined)) return row;
  await setInterviewers(tx, row.interview.id, remaining.length > 0 ? remaining : [successor ?? '']);
  return (await findInterview(tx, row.interview.id)) ?? row;
};
