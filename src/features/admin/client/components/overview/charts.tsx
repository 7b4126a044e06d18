/** The four pictures of the overview, each from the same numbers as its table. */
import { useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatCount, formatDate, formatHours } from '#client/ui/format.ts';
import { APPLICATION_STATUSES, type ApplicationStatus } from '#shared/vocabulary.ts';
import { OVERVIEW, type Overview } from '../../../admin.contract.ts';
import { ChartFrame } from './chart-frame.tsx';
import { Legend, type Series, SeriesFills } from './chart-look.tsx';
import { NamedBars } from './named-bars.tsx';
import { WeekBars } from './week-bars.tsx';
import { WeekLine } from './week-line.tsx';

interface ChartProps {
  overview: Overview;
  /** Of the fills, drawn once for all pictures. */
  fillId: string;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** How this reader writes counts, and the first day of a week. The weeks are those of UTC for everybody. */
const useFormats = () => {
  const locale = useLocale();
  const [now] = useState(() => new Date());
  return {
    formatCount: (count: number) => formatCount(count, locale),
    formatWeek: (start: string) => formatDate(`${start}T00:00:00Z`, now, locale, 'UTC'),
    formatHours: (hours: number) => formatHours(hours, locale, 'narrow'),
    formatHoursLong: (hours: number) => formatHours(hours, locale),
  };
};

const SignUps = ({ overview, fillId }: ChartProps) => {
  const t = useTranslations('admin.overview');
  const { formatCount: count, formatWeek } = useFormats();
  const { weeks } = overview;
  const names: [Series, string][] = [
    ['first', t('signUps.candidate')],
    ['second', t('signUps.company')],
    ['third', t('signUps.none')],
  ];
  const total = sum(weeks.flatMap(({ signUps }) => Object.values(signUps)));
  const summary = t('signUps.summary', { count: total, weeks: OVERVIEW.weeks });
  return (
    <ChartFrame
      title={t('signUps.title')}
      summary={summary}
      empty={total === 0 ? t('signUps.empty', { weeks: OVERVIEW.weeks }) : undefined}
      legend={<Legend id={fillId} names={names} />}
      table={{
        head: [t('week'), ...names.map(([, name]) => name)],
        rows: weeks.map(({ start, signUps }) => [
          formatWeek(start),
          count(signUps.candidate),
          count(signUps.company),
          count(signUps.none),
        ]),
      }}
    >
      {(width) => (
        <WeekBars
          weeks={weeks.map(({ start, signUps }) => ({
            start,
            parts: [
              ['first', signUps.candidate],
              ['second', signUps.company],
              ['third', signUps.none],
            ],
          }))}
          fillId={fillId}
          label={summary}
          width={width}
          formatWeek={formatWeek}
          formatCount={count}
        />
      )}
    </ChartFrame>
  );
};

const ApplicationsFiled = ({ overview, fillId }: ChartProps) => {
  const t = useTranslations('admin.overview');
  const { formatCount: count, formatWeek } = useFormats();
  const { weeks } = overview;
  const total = sum(weeks.map(({ applications }) => applications));
  const summary = t('filed.summary', { count: total, weeks: OVERVIEW.weeks });
  return (
    <ChartFrame
      title={t('filed.title')}
      summary={summary}
      empty={total === 0 ? t('filed.empty', { weeks: OVERVIEW.weeks }) : undefined}
      table={{
        head: [t('week'), t('filed.column')],
        rows: weeks.map(({ start, applications }) => [formatWeek(start), count(applications)]),
      }}
    >
      {(width) => (
        <WeekBars
          weeks={weeks.map(({ start, applications }) => ({ start, parts: [['first', applications]] }))}
          fillId={fillId}
          label={summary}
          width={width}
          formatWeek={formatWeek}
          formatCount={count}
        />
      )}
    </ChartFrame>
  );
};

/** Won, lost, and still under way. */
const SERIES_OF: Partial<Record<ApplicationStatus, Series>> = {
  hired: 'second',
  declined: 'third',
  withdrawn: 'third',
};

const ByStatus = ({ overview, fillId }: ChartProps) => {
  const t = useTranslations('admin.overview');
  const word = useTranslations('vocabulary.applicationStatus');
  const { formatCount: count } = useFormats();
  const { applicationsByStatus } = overview;
  const total = sum(Object.values(applicationsByStatus));
  const summary = t('byStatus.summary', { count: total });
  const rows = APPLICATION_STATUSES.map((status) => ({
    name: word(status),
    count: applicationsByStatus[status],
    series: SERIES_OF[status] ?? 'first',
  }));
  return (
    <ChartFrame
      title={t('byStatus.title')}
      summary={summary}
      empty={total === 0 ? t('byStatus.empty') : undefined}
      legend={
        <Legend
          id={fillId}
          names={[
            ['first', t('byStatus.underWay')],
            ['second', t('byStatus.hired')],
            ['third', t('byStatus.ended')],
          ]}
        />
      }
      table={{
        head: [t('byStatus.status'), t('filed.column')],
        rows: rows.map((row) => [row.name, count(row.count)]),
      }}
    >
      {(width) => <NamedBars rows={rows} fillId={fillId} label={summary} width={width} formatCount={count} />}
    </ChartFrame>
  );
};

const FirstResponse = ({ overview }: Pick<ChartProps, 'overview'>) => {
  const t = useTranslations('admin.overview');
  const { formatWeek, formatHours: short, formatHoursLong } = useFormats();
  const { weeks, timeToFirstResponse } = overview;
  const { medianHours } = timeToFirstResponse;
  const summary =
    medianHours === null
      ? t('response.empty', { weeks: OVERVIEW.weeks })
      : t('response.summary', { time: formatHoursLong(medianHours), weeks: OVERVIEW.weeks });
  return (
    <ChartFrame
      title={t('response.title')}
      summary={summary}
      empty={medianHours === null ? summary : undefined}
      table={{
        head: [t('week'), t('response.column')],
        rows: weeks.map((week) => [
          formatWeek(week.start),
          week.medianHours === null ? t('response.none') : formatHoursLong(week.medianHours),
        ]),
      }}
    >
      {(width) => (
        <WeekLine
          weeks={weeks.map((week) => ({ start: week.start, value: week.medianHours }))}
          label={summary}
          width={width}
          formatWeek={formatWeek}
          formatValue={short}
        />
      )}
    </ChartFrame>
  );
};

/** All four, two by two where there is room. */
export const OverviewCharts = ({ overview }: { overview: Overview }) => {
  const fillId = useId();
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      <svg aria-hidden="true" width={0} height={0} className="absolute">
        <SeriesFills id={fillId} />
      </svg>
      <ApplicationsFiled overview={overview} fillId={fillId} />
      <SignUps overview={overview} fillId={fillId} />
      <ByStatus overview={overview} fillId={fillId} />
      <FirstResponse overview={overview} />
    </div>
  );
};
