/** What other features need of interviews: their end with what they belong to, what one may take along, and what is erased. */
import { candidateOf } from '#features/candidates/server/candidates.service.ts';
import { companyOf } from '#features/companies/server/companies.service.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import { BATCH, inBatches } from '#server/db/in-batches.ts';
import type { LiveLoaders } from '#server/live/live-hub.ts';
import type { Platform } from '#server/platform.ts';
import type { Side } from '#shared/sides.ts';
import type { Interview, InterviewFrame } from '../interviews.contract.ts';
import { endInterviews } from './end-interviews.ts';
import type { InterviewLiveEvent } from './interview-notifications.ts';
import { toInterview } from './interview-views.ts';
import { eraseWordsOf, type InterviewRow, listInterviews } from './interviews.db.ts';

export { deleteFeed as deleteCalendarFeed } from './calendar-feeds.db.ts';
export { sendDueReminders } from './interview-reminders.ts';

/** The profile of an account: a company's or a candidate's. */
type Profile = { companyId: string } | { candidateId: string };

const profilesOf = async (db: Queryable, userId: string): Promise<Profile[]> => {
  const [company, candidate] = [await companyOf(db, userId), await candidateOf(db, userId)];
  return [...(company ? [{ companyId: company.id }] : []), ...(candidate ? [{ candidateId: candidate.id }] : [])];
};

const sideOfProfile = (profile: Profile): Side => ('companyId' in profile ? 'company' : 'candidate');

/** Cancels what a user whose account was suspended has open. */
export const cancelInterviewsOfUser = async (tx: Tx, platform: Platform, userId: string): Promise<void> => {
  for (const profile of await profilesOf(tx, userId)) {
    await endInterviews(tx, platform, profile, { by: sideOfProfile(profile), isRung: true });
  }
};

/** Cancels what an account that ends still has open once its applications have ended, and erases what it wrote. */
export const deleteAccountFromInterviews = async (tx: Tx, platform: Platform, profile: Profile): Promise<void> => {
  await endInterviews(tx, platform, profile, { by: sideOfProfile(profile), isRung: false });
  await eraseWordsOf(tx, profile);
};

/** All interviews of a profile, from the last proposed to the first. */
export async function* interviewsOf(db: Queryable, profile: Profile): AsyncGenerator<Interview> {
  const rows = inBatches((last: InterviewRow | null) =>
    listInterviews(db, profile, {}, { limit: BATCH, after: last && [last.interview.createdAt, last.interview.id] }),
  );
  for await (const row of rows) yield toInterview(row, sideOfProfile(profile), new Date());
}

/** What the sockets of both sides hear; the pages fetch the rest. */
export const interviewLoaders: LiveLoaders<InterviewLiveEvent, InterviewFrame> = {
  interview_updated: async ({ type, ids }) => ({ type, ...ids }),
};
