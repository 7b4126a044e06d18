/** What other features need of interviews: their end with an account that is suspended, reminders, and the frames of the live connection. */
import { candidateOf } from '#features/candidates/server/candidates.service.ts';
import { companyOf } from '#features/companies/server/companies.service.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import { type Profile, sideOf } from '#server/events/account-profiles.ts';
import type { LiveLoaders } from '#server/live/live-hub.ts';
import type { Platform } from '#server/platform.ts';
import type { InterviewFrame } from '../interviews.contract.ts';
import { endInterviews } from './end-interviews.ts';
import type { InterviewLiveEvent } from './interview-notifications.ts';

export { sendDueReminders } from './interview-reminders.ts';

const profilesOf = async (db: Queryable, userId: string): Promise<Profile[]> => {
  const [company, candidate] = [await companyOf(db, userId), await candidateOf(db, userId)];
  return [...(company ? [{ companyId: company.id }] : []), ...(candidate ? [{ candidateId: candidate.id }] : [])];
};

/** Cancels what a user whose account was suspended has open. */
export const cancelInterviewsOfUser = async (tx: Tx, platform: Platform, userId: string): Promise<void> => {
  for (const profile of await profilesOf(tx, userId)) {
    await endInterviews(tx, platform, profile, { by: sideOf(profile), isRung: true });
  }
};

/** What the sockets of both sides hear; the pages fetch the rest. */
export const interviewLoaders: LiveLoaders<InterviewLiveEvent, InterviewFrame> = {
  interview_updated: async ({ type, ids }) => ({ type, ...ids }),
};
