/** The voluntary questions for the page of an application; they come after it, with their own texts. */
import { lazy, Suspense } from 'react';
import { withTexts } from '#client/late-texts.tsx';

const load = withTexts(
  async () => (await import('../voluntary-panel.tsx')).VoluntaryPanel,
  async () => ({ fairness: (await import('../fairness.en.ts')).fairnessEn }),
);
const VoluntaryPanel = lazy(async () => ({ default: await load() }));

/** The questions, once they are there. */
export const VoluntaryQuestions = () => (
  <Suspense fallback={null}>
    <VoluntaryPanel />
  </Suspense>
);
