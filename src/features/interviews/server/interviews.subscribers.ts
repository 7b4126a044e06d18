/** Subscribes the interviews feature to domain events. */
import { findUserCandidate } from '#features/candidates/server/candidates.service.ts';
import { findUserCompany } from '#features/companies/server/companies.service.ts';
import type { Queryable } from '#server/db/database.ts';
import { BATCH_SIZE, inBatches } from '#server/db/in-batches.ts';
import { accountProfiles, type Profile, profileSide } from '#server/events/account-profiles.ts';
import { on } from '#server/events/emit.ts';
import type { Interview } from '../interviews.contract.ts';
import { mayConductInterviews } from '../interviews.policy.ts';
import { deleteFeed } from './calendar-feeds.db.ts';
import { endInterviews, endWithApplications } from './end-interviews.ts';
import { listInterviews } from './interview-lists.db.ts';
import { toInterview } from './interview-views.ts';
import { joinHiringTeams, passOnInterviews } from './interviewer-changes.ts';
import { eraseInterviewerZones, listAssignments } from './interviewers.db.ts';
import { eraseSideTexts, type InterviewRow } from './interviews.db.ts';
import { restoreWithApplication } from './restore-interviews.ts';

type Assignment = Awaited<ReturnType<typeof listAssignments>>[number];

/** Streams all interviews of each profile, newest first. */
async function* streamInterviews(db: Queryable, profiles: readonly Profile[]): AsyncGenerator<Interview> {
  for (const profile of profiles) {
    const rows = inBatches((last: InterviewRow | null) =>
      listInterviews(
        db,
        profile,
        {},
        { limit: BATCH_SIZE, after: last && [last.interview.createdAt, last.interview.id] },
      ),
    );
    for await (const row of rows) yield toInterview(row, profileSide(profile), new Date());
  }
}

/** Streams the interviews in which the person is an interviewer, newest first. */
const streamAssignments = (db: Queryable, userId: string) =>
  inBatches((last: Assignment | null) =>
    listAssignments(db, userId, { limit: BATCH_SIZE, after: last && [last.addedAt, last.interviewId] }),
  );

const findProfiles = async (db: Queryable, userId: string): Promise<Profile[]> => {
  const [company, candidate] = [await findUserCompany(db, userId), await findUserCandidate(db, userId)];
  return [...(company ? [{ companyId: company.id }] : []), ...(candidate ? [{ candidateId: candidate.id }] : [])];
};

export const interviewSubscribers = [
  on(
    'application.moved',
    'cancel the open interviews if the application was declined or withdrawn, and the proposed ones if it was hired',
    endWithApplications,
  ),
  on(
    'application.undone',
    'restore the interviews that ended with the undone change, or cancel those proposed since',
    restoreWithApplication,
  ),
  on(
    'member.changed',
    'reassign the open interviews of a member who may no longer conduct any; add a new reviewer to the hiring teams for their open interviews',
    async (tx, { role, ...change }, platform) => {
      if (!mayConductInterviews(role)) await passOnInterviews(tx, platform, change);
      else if (role === 'reviewer') await joinHiringTeams(tx, change);
    },
  ),
  on(
    'job.team-left',
    'for reviewers who were removed from the hiring team, reassign their open interviews for the job',
    async (tx, { userIds, ...scope }, platform) => {
      for (const userId of userIds) await passOnInterviews(tx, platform, { ...scope, userId });
    },
  ),
  on('member.suspended', "reassign the member's open interviews", (tx, member, platform) =>
    passOnInterviews(tx, platform, { ...member, byUserId: null }),
  ),
  on('account.suspended', 'cancel its open interviews', async (tx, { userId }, platform) => {
    for (const profile of await findProfiles(tx, userId)) {
      await endInterviews(tx, platform, profile, { by: profileSide(profile), cancelledBy: null, isNotified: true });
    }
  }),
  on(
    'account.deleting',
    'cancel open interviews, and erase the text that the person wrote and their calendar URL',
    async (tx, facts, platform) => {
      for (const profile of accountProfiles(facts)) {
        await endInterviews(tx, platform, profile, { by: profileSide(profile), isNotified: false });
        await eraseSideTexts(tx, profile);
      }
      await deleteFeed(tx, facts.userId);
      // Candidates do not conduct interviews.
      if (facts.candidateId === null && !facts.isPersonKept) await eraseInterviewerZones(tx, facts.userId);
    },
  ),
  on(
    'account.exporting',
    'add the interviews of the company or candidate, and those that the person conducts',
    async (db, facts) => ({
      interviews: streamInterviews(db, accountProfiles(facts)),
      heldInterviews: streamAssignments(db, facts.userId),
    }),
  ),
];
