/** The advanced part of a job's form, loaded with its texts behind the rest of it. */
import { lazy, Suspense } from 'react';
import { withTexts } from '#client/late-texts.tsx';
import type { JobControl } from './job-control.ts';

const load = () => import('./job-weights-panel.tsx');

const Panel = lazy(async () => ({
  default: await withTexts(
    async () => (await load()).JobWeightsPanel,
    async () => ({ jobWeights: (await load()).jobWeightsEn }),
  )(),
}));

export const JobWeights = ({ control }: { control: JobControl }) => (
  <div className="min-h-11">
    <Suspense fallback={null}>
      <Panel control={control} />
    </Suspense>
  </div>
);
