/** The charts of the overview by stage: how far recent applications got, and the current stages of all applications. */
import { useTranslations } from 'use-intl';
import { ChartFrame } from '#client/charts/chart-frame.tsx';
import { Legend, SWATCHES, type Tone } from '#client/charts/chart-style.tsx';
import { formatPercent } from '#client/ui/format.ts';
import { APPLICATION_STATUSES, type ApplicationStatus } from '#shared/vocabulary.ts';
import type { Overview } from '../../../admin.contract.ts';
import { sumNumbers, useChartFormats } from './chart-formats.ts';

interface NamedBar {
  name: string;
  count: number;
  tone: Tone;
  /** Text shown after the number, for example its share. */
  note?: string | undefined;
}

interface NamedBarsProps {
  rows: readonly NamedBar[];
  label: string;
  formatCount: (count: number) => string;
}

/** One row per name: name, bar, number. A list of text, so that long names wrap and screen readers read name, number and note. */
const NamedBars = ({ rows, label, formatCount }: NamedBarsProps) => {
  const max = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <ul
      aria-label={label}
      className="grid grid-cols-[minmax(0,auto)_minmax(5rem,1fr)_auto] items-center gap-x-3 gap-y-2 text-sm"
    >
      {rows.map(({ name, count, tone, note }) => (
        <li key={name} className="col-span-full grid grid-cols-subgrid items-center rounded-sm hover:bg-hover">
          <span className="break-words text-ink-soft">{name}</span>
          <span aria-hidden="true" className="h-5 border-line-strong border-l">
            <span
              className={`block h-full rounded-r-xs border ${SWATCHES[tone]} ${count === 0 ? 'invisible' : ''}`}
              style={{ width: `${String((100 * count) / max)}%` }}
            />
          </span>
          <span className="tabular text-right text-ink">
            {formatCount(count)}
            {note && <span className="ml-2 inline-block min-w-9 text-muted">{note}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
};

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
  const formatShare = (reached: number): string => formatPercent((100 * reached) / Math.max(1, count));
  return (
    <ChartFrame
      title={t('funnel.title')}
      summary={summary}
      empty={count === 0 ? t('applicationsByWeek.empty', { weeks: weeks.length }) : undefined}
      tableText={t('asTable')}
      table={{
        head: [t('byStatus.status'), t('funnel.column'), t('funnel.share')],
        rows: stages.map(({ status, reached }) => [word(status), formatCount(reached), formatShare(reached)]),
      }}
    >
      {() => (
        <NamedBars
          rows={stages.map(({ status, reached }) => ({
            name: word(status),
            count: reached,
            tone: status === 'hired' ? ('warm' as const) : ('deep' as const),
            note: formatShare(reached),
          }))}
          label={summary}
          formatCount={formatCount}
        />
      )}
    </ChartFrame>
  );
};

/** The tones of hired applications and of those that ended without a hire. The others are in progress. */
const TONE_BY_STATUS: Partial<Record<ApplicationStatus, Tone>> = {
  hired: 'warm',
  declined: 'hollow',
  withdrawn: 'hollow',
};

export const CurrentStages = ({ overview: { applicationsByStatus } }: ChartProps) => {
  const t = useTranslations('admin.overview');
  const word = useTranslations('vocabulary.applicationStatus');
  const { formatCount } = useChartFormats();
  const total = sumNumbers(Object.values(applicationsByStatus));
  const summary = t('byStatus.summary', { count: total });
  const rows = APPLICATION_STATUSES.map((status) => ({
    name: word(status),
    count: applicationsByStatus[status],
    tone: TONE_BY_STATUS[status] ?? ('deep' as const),
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
        head: [t('byStatus.status'), t('applicationsByWeek.column')],
        rows: rows.map((row) => [row.name, formatCount(row.count)]),
      }}
    >
      {() => <NamedBars rows={rows} label={summary} formatCount={formatCount} />}
    </ChartFrame>
  );
};
