/** The switch that hides names, loaded with its texts behind the screen that it stands on. */
import { lazy, Suspense } from 'react';
import { withTexts } from '#client/late-texts.tsx';

const load = () => import('../components/hide-names-panel.tsx');

const Panel = lazy(async () => ({
  default: await withTexts(
    async () => (await load()).HideNamesPanel,
    async () => ({ hideNames: (await load()).hideNamesEn }),
  )(),
}));

/** Keeps the room that it takes, so that nothing below moves when it is there. */
export const HideNames = () => (
  <div className="min-h-27 sm:min-h-9">
    <Suspense fallback={null}>
      <Panel />
    </Suspense>
  </div>
);
