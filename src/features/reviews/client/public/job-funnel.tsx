/** The section of a company's job page that shows how many applicants reached each stage, how long each stage took, and how long it took to hire. */

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { withEnglish } from '#client/texts.tsx';
import { Card } from '#client/ui/card.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { formatPercent } from '#client/ui/format.ts';
import { Link } from '#client/ui/link.tsx';
import { SectionHeading } from '#client/ui/section-heading.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { APP_PATHS } from '#shared/paths.ts';
import type { Funnel } from '../../funnel.contract.ts';
import { funnelQuery } from '../funnel.api.ts';
import { funnelEn } from '../funnel.en.ts';

/** Returns a function that formats a number of days. */
const useDaysFormatter = (): ((days: number | null) => string) => {
  const t = useTranslations('funnel');
  return (days) => {
    if (days === null) return t('none');
    return days < 1 ? t('underADay') : t('days', { days });
  };
};

const cell = 'px-4 py-3 text-right tabular';

const Stages = ({ jobId, funnel }: { jobId: string; funnel: Funnel }) => {
  const t = useTranslations('funnel');
  const applicationStatusTexts = useTranslations('vocabulary.applicationStatus');
  const formatDays = useDaysFormatter();
  const maxReached = Math.max(1, ...funnel.stages.map(({ reached }) => reached));
  return (
    <table className="w-full text-sm">
      <thead>
        <tr className="border-line border-b text-muted text-xs">
          <th scope="col" className="px-4 py-2.5 text-left font-medium">
            {t('stage')}
          </th>
          <th scope="col" className={`${cell} py-2.5 font-medium`}>
            {t('reached')}
          </th>
          <th scope="col" className={`${cell} py-2.5 font-medium`}>
            {t('now')}
          </th>
          <th scope="col" className={`${cell} py-2.5 font-medium`}>
            {t('time')}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {funnel.stages.map(({ status, reached, now, medianDays }) => (
          <tr key={status}>
            <th scope="row" className="px-4 py-3 text-left font-normal">
              <span className="block text-ink">{applicationStatusTexts(status)}</span>
              <span aria-hidden="true" className="mt-1.5 block h-2 min-w-24 border-line-strong border-l">
                <span
                  className={`block h-full rounded-r-xs ${status === 'hired' ? 'bg-accent-line' : 'bg-positive'}`}
                  style={{ width: `${(100 * reached) / maxReached}%` }}
                />
              </span>
            </th>
            <td className={cell}>
              <span className="font-semibold text-ink">{reached}</span>
              <span className="ml-2 inline-block min-w-9 text-muted">
                {formatPercent((100 * reached) / maxReached)}
              </span>
            </td>
            <td className={cell}>
              {now === 0 ? (
                <span className="text-muted">0</span>
              ) : (
                <Link
                  to={`${APP_PATHS.applications}?jobId=${jobId}&status=${status}`}
                  aria-label={`${applicationStatusTexts(status)}: ${now}`}
                  className="-my-1 inline-flex min-h-7 min-w-7 items-center justify-end rounded-sm font-medium text-accent-ink underline decoration-accent-line decoration-1 underline-offset-4"
                >
                  {now}
                </Link>
              )}
            </td>
            <td className={`${cell} text-ink-soft`}>{formatDays(medianDays)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const Funnel = ({ jobId }: { jobId: string }) => {
  const t = useTranslations('funnel');
  const formatDays = useDaysFormatter();
  const query = useQuery(funnelQuery(jobId));
  if (query.isLoadingError) return <ErrorState title={t('failed')} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <Skeleton className="h-64 w-full rounded-card" />;
  if (query.data.count === 0) return <EmptyState title={t('empty')} text={t('emptyText')} />;
  const { hireDays, isCutOff } = query.data;
  return (
    <section aria-labelledby="funnel" className="space-y-4">
      <SectionHeading id="funnel" text={t('text')}>
        {t('title')}
      </SectionHeading>
      <Card pad="none" className="overflow-x-auto">
        <Stages jobId={jobId} funnel={query.data} />
      </Card>
      <p className="text-ink-soft text-sm">
        {hireDays !== null && t('hireTime', { time: formatDays(hireDays) })}
        {/* An older applicant who is not counted may have been hired. */}
        {hireDays === null && !isCutOff && t('noHire')}
      </p>
      {isCutOff && <p className="text-muted text-sm">{t('cutOff', { count: query.data.count })}</p>}
    </section>
  );
};

export const JobFunnel = withEnglish({ funnel: funnelEn }, Funnel);
