/** The interface of interviews for other features: reminders and live updates. */
import type { LiveLoaders } from '#server/live/live-hub.ts';
import type { InterviewFrame } from '../interviews.contract.ts';
import type { InterviewLiveEvent } from './interview-notifications.ts';

export { sendDueReminders } from './interview-reminders.ts';

/** The frames sent to the company and the candidate. Pages fetch the details. */
export const interviewLoaders: LiveLoaders<InterviewLiveEvent, InterviewFrame> = {
  interview_updated: async ({ type, ids }) => ({ type, ...ids }),
};
