/** The panel of a hidden name, loaded with its texts where a name is hidden. */
import { lazy, Suspense } from 'react';
import { withTexts } from '#client/late-texts.tsx';

const load = () => import('../reveal-name-panel.tsx');

const Panel = lazy(async () => ({
  default: await withTexts(
    async () => (await load()).RevealNamePanel,
    async () => ({ revealName: (await load()).revealNameEn }),
  )(),
}));

export const RevealName = ({ applicationId }: { applicationId: string }) => (
  <Suspense fallback={null}>
    <Panel applicationId={applicationId} />
  </Suspense>
);
