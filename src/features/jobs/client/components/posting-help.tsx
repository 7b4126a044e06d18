/** What helps to write a post, loaded with its texts behind the form: drafts of roles, and what the market has for it. */
import { type ComponentType, lazy, Suspense } from 'react';
import { withTexts } from '#client/late-texts.tsx';
import type { JobMarketProps, RoleDraftsProps } from './posting-help-panels.tsx';

const load = () => import('./posting-help-panels.tsx');

const late = <Props extends object>(choose: (panels: Awaited<ReturnType<typeof load>>) => ComponentType<Props>) =>
  lazy(async () => ({
    default: await withTexts(
      async () => choose(await load()),
      async () => ({ postingHelp: (await load()).postingHelpEn }),
    )(),
  }));

const LateDrafts = late<RoleDraftsProps>(({ RoleDrafts }) => RoleDrafts);
const LateMarket = late<JobMarketProps>(({ JobMarketPanel }) => JobMarketPanel);

/** Drafts to begin from; as high as its field, so that nothing below it jumps. */
export const RoleDrafts = (props: RoleDraftsProps) => (
  <div className="min-h-25">
    <Suspense fallback={null}>
      <LateDrafts {...props} />
    </Suspense>
  </div>
);

/** How many people fit, and what such people ask for. */
export const JobMarket = (props: JobMarketProps) => (
  <Suspense fallback={<div className="h-40" />}>
    <LateMarket {...props} />
  </Suspense>
);
