/** The record of a score, loaded with its texts beside the score of an application. */
import { lazy, Suspense } from 'react';
import { withTexts } from '#client/late-texts.tsx';

const load = () => import('./score-record-panel.tsx');

const Panel = lazy(async () => ({
  default: await withTexts(
    async () => (await load()).ScoreRecordPanel,
    async () => ({ scoreRecord: (await load()).scoreRecordEn }),
  )(),
}));

export const ScoreRecord = ({ applicationId }: { applicationId: string }) => (
  <div className="min-h-11">
    <Suspense fallback={null}>
      <Panel applicationId={applicationId} />
    </Suspense>
  </div>
);
