/** The notice about scores for screens of other features; it comes after them, with its own texts. */
import { lazy, Suspense } from 'react';
import { withTexts } from '#client/late-texts.tsx';
import type { NoticePanelProps } from '../notice-panel.tsx';

const load = withTexts(
  async () => (await import('../notice-panel.tsx')).NoticePanel,
  async () => ({ scores: (await import('../scores.en.ts')).scoresEn }),
);
const NoticePanel = lazy(async () => ({ default: await load() }));

/** The notice, once it is there. */
export const ScoreNotice = (props: NoticePanelProps) => (
  <Suspense fallback={null}>
    <NoticePanel {...props} />
  </Suspense>
);
