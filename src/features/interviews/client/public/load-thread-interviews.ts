/** The interviews in a thread, loaded with their texts when a thread is opened. */
import { withTexts } from '#client/late-texts.tsx';

export const loadThreadInterviews = withTexts(
  async () => (await import('./thread-interviews.tsx')).ThreadInterviews,
  async () => ({ interviews: (await import('../interviews.en.ts')).interviewsEn }),
);
