/** The notice about scores for screens of other features. */
import { withEnglish } from '#client/texts.tsx';
import { NoticeCheckbox, NoticeLine, useScoreNotice } from '../notice-line.tsx';
import { useAcknowledgeNotice } from '../scores.api.ts';
import { scoresEn } from '../scores.en.ts';

export const ScoreNotice = withEnglish({ scores: scoresEn }, NoticeLine);
export const ScoreNoticeCheckbox = withEnglish({ scores: scoresEn }, NoticeCheckbox);

/** Returns a function that stores the acknowledgment of the notice, or null while the notice loads or if no acknowledgment is needed. */
export const useNoticeAcknowledgment = (): (() => Promise<unknown>) | null => {
  const notice = useScoreNotice();
  const acknowledge = useAcknowledgeNotice();
  if (!notice?.isRequired || notice.acknowledgedAt !== null) return null;
  return () => acknowledge.mutateAsync({ body: { version: notice.version } });
};
