/**
 * Shows how complete the user's profile is, and what is missing. Each missing part shows the points that it would add to the best matches, unless it
 * adds none or cannot be simulated.
 */
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CirclePlus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { Card } from '#client/ui/card.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import type { Completeness, ProfileGain, ProfilePart } from '../../completeness.contract.ts';
import { completenessQuery } from '../jobs.api.ts';
import { type ProfileGap, useProfileGaps } from './profile-gaps.ts';

export interface CompletenessMeterProps {
  /** Called to go to the field for a part. Without it, parts are plain text. */
  onChoose?: (part: ProfilePart) => void;
  /** Shown below the list, for example a link to the profile. */
  action?: ReactNode;
}

const Bar = ({ percent, labeledBy }: { percent: number; labeledBy: string }) => (
  <div
    role="meter"
    aria-labelledby={labeledBy}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={percent}
    aria-valuetext={`${percent}%`}
    className="h-2 overflow-hidden rounded-full bg-line"
  >
    <div className="h-full rounded-full bg-positive" style={{ width: `${percent}%` }} />
  </div>
);

interface AdviceProps {
  children: ReactNode;
  gain: ProfileGain | null;
  comparedJobs: number;
}

/** A suggestion, with its points unless `gain` is null. */
const Advice = ({ children, gain, comparedJobs }: AdviceProps) => {
  const t = useTranslations('jobs.completeness');
  return (
    <li className="flex items-start gap-2.5 text-sm">
      <CirclePlus className="mt-0.5 size-4 shrink-0 text-positive" />
      <div className="min-w-0 flex-1">
        <div className="flex items-start justify-between gap-3">
          <span className="min-w-0 break-words font-medium text-ink">{children}</span>
          {gain && (
            <span className="tabular shrink-0 font-semibold text-positive-ink">{t('most', { points: gain.most })}</span>
          )}
        </div>
        {gain && (
          <p className="text-muted text-xs">
            {t('raises', { jobs: gain.jobs, compared: comparedJobs, points: gain.usual })}
          </p>
        )}
      </div>
    </li>
  );
};

type OnChoose = CompletenessMeterProps['onChoose'];

/** The text of a gap: a button that leads to its field if there is one and `onChoose` is given, otherwise plain text. */
const GapText = ({ gap: { part, text }, onChoose }: { gap: ProfileGap; onChoose: OnChoose }) =>
  part && onChoose ? (
    <button
      type="button"
      onClick={() => onChoose(part)}
      className="text-left underline decoration-line-strong underline-offset-4 hover:decoration-current"
    >
      {text}
    </button>
  ) : (
    text
  );

const AdviceList = ({ data, onChoose }: { data: Completeness; onChoose: OnChoose }) => {
  const t = useTranslations('jobs.completeness');
  const gaps = useProfileGaps()(data);
  return (
    <>
      {gaps.every(({ part }) => part === null) && (
        <p className="flex items-start gap-2.5 text-ink-soft text-sm">
          <CircleCheck className="mt-0.5 size-4 shrink-0 text-positive" />
          {t('complete')}
        </p>
      )}
      {gaps.length > 0 && (
        <ul className="space-y-3">
          {gaps.map((gap) => (
            <Advice key={gap.text} gain={gap.gain} comparedJobs={data.comparedJobs}>
              <GapText gap={gap} onChoose={onChoose} />
            </Advice>
          ))}
        </ul>
      )}
    </>
  );
};

/** The meter, as a card with a heading. */
export const CompletenessMeter = ({ onChoose, action }: CompletenessMeterProps) => {
  const t = useTranslations('jobs.completeness');
  const headingId = useId();
  const query = useQuery(completenessQuery);
  if (query.isLoadingError) return <ErrorState title={t('failed')} onRetry={() => void query.refetch()} />;
  return (
    <Card as="section" aria-labelledby={headingId} aria-busy={query.isPending} className="space-y-4">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id={headingId} className="font-semibold text-base text-ink">
          {t('heading')}
        </h2>
        {query.data && (
          <span className="tabular font-semibold text-ink">{t('percent', { percent: query.data.percent })}</span>
        )}
      </div>
      {query.data ? (
        <>
          <Bar percent={query.data.percent} labeledBy={headingId} />
          <AdviceList data={query.data} onChoose={onChoose} />
          {action}
        </>
      ) : (
        <>
          <Skeleton className="h-2 w-full" />
          <Skeleton className="h-4 w-3/4" />
          <Skeleton className="h-4 w-2/3" />
        </>
      )}
    </Card>
  );
};
