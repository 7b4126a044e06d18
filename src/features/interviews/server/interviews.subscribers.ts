/** What interviews do when something happens elsewhere. */
import { on } from '#server/events/emit.ts';
import { endWithApplications } from './end-interviews.ts';
import { restoreWithApplication } from './restore-interviews.ts';

export const interviewSubscribers = [
  on('application.moved', 'cancel the open interviews where it was declined or withdrawn', endWithApplications),
  on(
    'application.undone',
    'bring back the interviews that ended with the move, or cancel those proposed since',
    restoreWithApplication,
  ),
];
