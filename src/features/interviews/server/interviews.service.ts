/** What other features need of interviews: reminders, and the frames of the live connection. */
import type { LiveLoaders } from '#server/live/live-hub.ts';
import type { InterviewFrame } from '../interviews.contract.ts';
import type { InterviewLiveEvent } from './interview-notifications.ts';

export { sendDueReminders } from './interview-reminders.ts';

/** What the sockets of both sides hear; the pages fetch the rest. */
export const interviewLoaders: LiveLoaders<InterviewLiveEvent, InterviewFrame> = {
  interview_updated: async ({ type, ids }) => ({ type, ...ids }),
};
