/** Background work: when each task last ran, what it did, when it runs next, and a button to run it now. */

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { showToast } from '#client/toast/toast-store.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { SectionHeading } from '#client/ui/section-heading.tsx';
import { SkeletonList } from '#client/ui/skeleton.tsx';
import { useTimes } from '#client/ui/use-times.ts';
import type { BackgroundRun } from '../../../operations.contract.ts';
import { backgroundQuery, useRunBackground } from '../../operations.api.ts';

const TEXT = {
  housekeeping: 'housekeeping',
  reindexing: 'reindexing',
  'offers and check-ins': 'offers',
  'interview reminders': 'reminders',
  'last days to apply': 'lastDays',
  'saved searches': 'savedSearches',
  files: 'files',
} as const satisfies Record<BackgroundRun['name'], string>;

const Row = ({ run }: { run: BackgroundRun }) => {
  const t = useTranslations('admin.operations.background');
  const { dateTime } = useTimes();
  const name = t(`tasks.${TEXT[run.name]}`);
  const runNow = useRunBackground(() => showToast({ title: t('asked'), description: t('askedText', { name }) }));
  const id = `background-${TEXT[run.name]}`;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-line border-t px-5 py-4 first:border-t-0">
      <div className="min-w-0 space-y-1">
        <p id={id} className="font-medium text-ink">
          {name}
        </p>
        <p className="text-ink-soft text-sm tabular">
          {run.startedAt === null || run.nextAt === null
            ? t('never')
            : t('runs', { last: dateTime(run.startedAt), next: dateTime(run.nextAt), rows: run.rows })}
        </p>
        {run.failures > 0 && (
          <p className="text-danger text-sm [overflow-wrap:anywhere]">
            {t('failures', { count: run.failures })}
            {run.lastError && ` · ${run.lastError}`}
          </p>
        )}
      </div>
      <Button
        size="sm"
        aria-describedby={id}
        pending={runNow.isPending}
        onClick={() => runNow.mutate({ body: { name: run.name } })}
      >
        {t('run')}
      </Button>
    </li>
  );
};

export const BackgroundRuns = () => {
  const t = useTranslations('admin.operations.background');
  const runs = useQuery(backgroundQuery);
  return (
    <section aria-labelledby="background" className="space-y-4">
      <SectionHeading id="background" text={t('text')}>
        {t('title')}
      </SectionHeading>
      {runs.isPending && <SkeletonList shape="row" count={4} />}
      {runs.isLoadingError && <ErrorState title={t('failed')} query={runs} />}
      {runs.data && (
        <Card pad="none">
          <ul>
            {runs.data.map((run) => (
              <Row key={run.name} run={run} />
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
};
