/** The charts of the overview by stage: how far applications came, and where all of them are now. */
import { useTranslations } from 'use-intl';
import { ChartFrame } from '#client/charts/chart-frame.tsx';
import { Legend, type Tone } from '#client/charts/chart-look.tsx';
import { NamedBars } from '#client/charts/named-bars.tsx';
import { formatPercent } from '#client/ui/format.ts';
import { APPLICATION_STATUSES, type ApplicationStatus } from '#shared/vocabulary.ts';
import type { Overview } from '../../../admin.contract.ts';
import { sumOf, useChartFormats } from './chart-formats.ts';

interface ChartProps {
  overview: Overview;
}

/** The number of applications of these weeks that reached each stage on the way to a hire. */
export const ReachedStages = ({ overview: { funnel, weeks } }: ChartProps) => {
  const t = useTranslations('admin.overview');
  const word = useTranslations('vocabulary.applicationStatus');
  const { formatCount } = useChartFormats();
  const { count, isCutOff, stages } = funnel;
  const summary = t(isCutOff ? 'funnel.cutOff' : 'funnel.summary', { count, weeks: weeks.length });
  const shareOf = (reached: number): string => formatPercent((100 * reached) / Math.max(1, count));
  return (
    <ChartFrame
      title={t('funnel.title')}
      summary={summary}
      empty={count === 0 ? t('filed.empty', { weeks: weeks.length }) : undefined}
      tableText={t('asTable')}
      table={{
        head: [t('byStatus.status'), t('funnel.column'), t('funnel.share')],
        rows: stages.map(({ status, reached }) => [word(status), formatCount(reached), shareOf(reached)]),
      }}
    >
      {() => (
        <NamedBars
          rows={stages.map(({ status, reached }) => ({
            name: word(status),
            count: reached,
            tone: status === 'hired' ? ('warm' as const) : ('deep' as const),
            note: shareOf(reached),
          }))}
          label={summary}
          formatCount={formatCount}
        />
      )}
    </ChartFrame>
  );
};

/** In progress, won, and ended without a hire. */
const TONE_OF: Partial<Record<ApplicationStatus, Tone>> = { hired: 'warm', declined: 'hollow', withdrawn: 'hollow' };

/** The current stages of all applications. */
export const CurrentStages = ({ overview: { applicationsByStatus } }: ChartProps) => {
  const t = useTranslations('admin.overview');
  const word = useTranslations('vocabulary.applicationStatus');
  const { formatCount } = useChartFormats();
  const total = sumOf(Object.values(applicationsByStatus));
  const summary = t('byStatus.summary', { count: total });
  const rows = APPLICATION_STATUSES.map((status) => ({
    name: word(status),
    count: applicationsByStatus[status],
    tone: TONE_OF[status] ?? ('deep' as const),
  }));
  return (
    <ChartFrame
      title={t('byStatus.title')}
      summary={summary}
      empty={total === 0 ? t('byStatus.empty') : undefined}
      legend={
        <Legend
          names={[
            ['deep', t('byStatus.underWay')],
            ['warm', t('byStatus.hired')],
            ['hollow', t('byStatus.ended')],
          ]}
        />
      }
      tableText={t('asTable')}
      table={{
        head: [t('byStatus.status'), t('filed.column')],
        rows: rows.map((row) => [row.name, formatCount(row.count)]),
      }}
    >
      {() => <NamedBars rows={rows} label={summary} formatCount={formatCount} />}
    </ChartFrame>
  );
};
