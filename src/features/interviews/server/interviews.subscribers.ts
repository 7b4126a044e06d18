/** Reactions of interviews to domain events. */
import { candidateOf } from '#features/candidates/server/candidates.service.ts';
import { companyOf } from '#features/companies/server/companies.service.ts';
import type { Queryable } from '#server/db/database.ts';
import { BATCH, inBatches } from '#server/db/in-batches.ts';
import { accountProfiles, type Profile, sideOf } from '#server/events/account-profiles.ts';
import { on } from '#server/events/emit.ts';
import type { Interview } from '../interviews.contract.ts';
import { deleteFeed } from './calendar-feeds.db.ts';
import { endInterviews, endWithApplications } from './end-interviews.ts';
import { listInterviews } from './interview-lists.db.ts';
import { toInterview } from './interview-views.ts';
import { eraseWordsOf, type InterviewRow } from './interviews.db.ts';
import { restoreWithApplication } from './restore-interviews.ts';

/** Returns all interviews of these profiles, last proposed first. */
async function* interviewsOf(db: Queryable, profiles: readonly Profile[]): AsyncGenerator<Interview> {
  for (const profile of profiles) {
    const rows = inBatches((last: InterviewRow | null) =>
      listInterviews(db, profile, {}, { limit: BATCH, after: last && [last.interview.createdAt, last.interview.id] }),
    );
    for await (const row of rows) yield toInterview(row, sideOf(profile), new Date());
  }
}

const profilesOf = async (db: Queryable, userId: string): Promise<Profile[]> => {
  const [company, candidate] = [await companyOf(db, userId), await candidateOf(db, userId)];
  return [...(company ? [{ companyId: company.id }] : []), ...(candidate ? [{ candidateId: candidate.id }] : [])];
};

export const interviewSubscribers = [
  on(
    'application.moved',
    'cancel the open interviews if the application was declined or withdrawn',
    endWithApplications,
  ),
  on(
    'application.undone',
    'restore the interviews that ended with the change, or cancel those proposed since',
    restoreWithApplication,
  ),
  on('account.suspended', 'cancel its open interviews', async (tx, { userId }, platform) => {
    for (const profile of await profilesOf(tx, userId)) {
      await endInterviews(tx, platform, profile, { by: sideOf(profile), isNotified: true });
    }
  }),
  on(
    'account.deleting',
    "cancel open interviews, and erase the person's texts and calendar address",
    async (tx, facts, platform) => {
      for (const profile of accountProfiles(facts)) {
        await endInterviews(tx, platform, profile, { by: sideOf(profile), isNotified: false });
        await eraseWordsOf(tx, profile);
      }
      await deleteFeed(tx, facts.userId);
    },
  ),
  on('account.exporting', 'add the interviews of either side', async (db, facts) => ({
    interviews: interviewsOf(db, accountProfiles(facts)),
  })),
];
