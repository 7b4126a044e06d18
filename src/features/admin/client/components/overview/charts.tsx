/** The weekly charts of the overview, each with the same numbers as a table. */
import { useTranslations } from 'use-intl';
import { ChartFrame } from '#client/charts/chart-frame.tsx';
import { Legend, type Tone } from '#client/charts/chart-style.tsx';
import { WeekColumns } from '#client/charts/week-columns.tsx';
import { WeekLine } from '#client/charts/week-line.tsx';
import type { Overview } from '../../../admin.contract.ts';
import { sumNumbers, useChartFormats } from './chart-formats.ts';
import { CurrentStages, ReachedStages } from './stage-charts.tsx';

interface ChartProps {
  overview: Overview;
}

const SignUps = ({ overview: { weeks } }: ChartProps) => {
  const t = useTranslations('admin.overview');
  const { formatCount, formatWeek, weekHeading } = useChartFormats();
  const series = [
    ['candidate', 'deep', t('signUps.candidate')],
    ['company', 'warm', t('signUps.company')],
    ['none', 'hollow', t('signUps.none')],
  ] as const;
  const total = sumNumbers(weeks.flatMap(({ signUps }) => Object.values(signUps)));
  const summary = t('signUps.summary', { count: total, weeks: weeks.length });
  return (
    <ChartFrame
      title={t('signUps.title')}
      summary={summary}
      empty={total === 0 ? t('signUps.empty', { weeks: weeks.length }) : undefined}
      legend={<Legend names={series.map(([, tone, name]): [Tone, string] => [tone, name])} />}
      tableText={t('asTable')}
      table={{
        head: [t('week'), ...series.map(([, , name]) => name)],
        rows: weeks.map(({ start, signUps }) => [
          formatWeek(start),
          ...series.map(([type]) => formatCount(signUps[type])),
        ]),
      }}
    >
      {(width) => (
        <WeekColumns
          weeks={weeks.map(({ start, signUps }) => ({
            start,
            parts: series.map(([type, tone, name]) => ({ tone, name, count: signUps[type] })),
          }))}
          label={summary}
          width={width}
          formatWeek={formatWeek}
          formatCount={formatCount}
          weekHeading={weekHeading}
        />
      )}
    </ChartFrame>
  );
};

const ApplicationsByWeek = ({ overview: { weeks } }: ChartProps) => {
  const t = useTranslations('admin.overview');
  const { formatCount, formatWeek, weekHeading } = useChartFormats();
  const total = sumNumbers(weeks.map(({ applications }) => applications));
  const summary = t('applicationsByWeek.summary', { count: total, weeks: weeks.length });
  const name = t('applicationsByWeek.column');
  return (
    <ChartFrame
      title={t('applicationsByWeek.title')}
      summary={summary}
      empty={total === 0 ? t('applicationsByWeek.empty', { weeks: weeks.length }) : undefined}
      tableText={t('asTable')}
      table={{
        head: [t('week'), name],
        rows: weeks.map(({ start, applications }) => [formatWeek(start), formatCount(applications)]),
      }}
    >
      {(width) => (
        <WeekColumns
          weeks={weeks.map(({ start, applications }) => ({
            start,
            parts: [{ tone: 'deep' as const, name, count: applications }],
          }))}
          label={summary}
          width={width}
          formatWeek={formatWeek}
          formatCount={formatCount}
          weekHeading={weekHeading}
        />
      )}
    </ChartFrame>
  );
};

interface MedianChartProps {
  /** The key of the chart's texts under `admin.overview`. */
  chart: 'response' | 'hireTime';
  /** The median over all weeks. Null if there were no durations. */
  median: number | null;
  weeks: readonly { start: string; value: number | null }[];
  format: { short: (value: number) => string; long: (value: number) => string };
}

const MedianChart = ({ chart, median, weeks, format }: MedianChartProps) => {
  const t = useTranslations('admin.overview');
  const { formatWeek, weekHeading } = useChartFormats();
  const count = weeks.length;
  const summary =
    median === null
      ? t(`${chart}.empty`, { weeks: count })
      : t(`${chart}.summary`, { time: format.long(median), weeks: count });
  const formatMedian = (value: number | null): string => (value === null ? t(`${chart}.none`) : format.long(value));
  return (
    <ChartFrame
      title={t(`${chart}.title`)}
      summary={summary}
      empty={median === null ? summary : undefined}
      tableText={t('asTable')}
      table={{
        head: [t('week'), t(`${chart}.column`)],
        rows: weeks.map(({ start, value }) => [formatWeek(start), formatMedian(value)]),
      }}
    >
      {(width) => (
        <WeekLine
          weeks={weeks}
          label={summary}
          width={width}
          formatWeek={formatWeek}
          formatValue={format.short}
          name={t(`${chart}.column`)}
          tooltipText={formatMedian}
          weekHeading={weekHeading}
        />
      )}
    </ChartFrame>
  );
};

/** All six charts, in two columns on wide screens. */
export const OverviewCharts = ({ overview }: ChartProps) => {
  const { hours, days } = useChartFormats();
  const { weeks, timeToFirstResponse, timeToHire } = overview;
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      <ApplicationsByWeek overview={overview} />
      <SignUps overview={overview} />
      <ReachedStages overview={overview} />
      <CurrentStages overview={overview} />
      <MedianChart
        chart="response"
        median={timeToFirstResponse.medianHours}
        weeks={weeks.map(({ start, medianHours }) => ({ start, value: medianHours }))}
        format={hours}
      />
      <MedianChart
        chart="hireTime"
        median={timeToHire.medianDays}
        weeks={weeks.map(({ start, medianHireDays }) => ({ start, value: medianHireDays }))}
        format={days}
      />
    </div>
  );
};
