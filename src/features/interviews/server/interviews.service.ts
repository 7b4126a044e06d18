/** Interviews for other features: reminders and live updates. */
import type { LiveLoaders } from '#server/live/live-hub.ts';
import type { InterviewFrame } from '../interviews.contract.ts';
import type { InterviewLiveEvent } from './interview-notifications.ts';

export { sendDueReminders } from './interview-reminders.ts';

/** Frames sent to the sockets of both sides. Pages fetch the details. */
export const interviewLoaders: LiveLoaders<InterviewLiveEvent, InterviewFrame> = {
  interview_updated: async ({ type, ids }) => ({ type, ...ids }),
};
