/** A member's interview hours: any number of time spans per weekday, in one time zone. Initially shows the member's own or the company's. */
import { useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ownTimeZone } from '#client/own-time-zone.ts';
import { showToast } from '#client/toast/toast-store.ts';
import { Button } from '#client/ui/button.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { FormError } from '#client/ui/form-error.tsx';
import { dateFormat } from '#client/ui/intl-formats.ts';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { TimeZoneField } from '#client/ui/time-zone-field.tsx';
import { LIMITS } from '#shared/limits.ts';
import { DAY_MS } from '#shared/time.ts';
import { type HourSpan, haveNoOverlap, sortSpans } from '../../weekly-hours.domain.ts';
import { useSetWeeklyHours, weeklyHoursQuery } from '../weekly-hours.api.ts';

/** Monday first; 0 is Sunday. */
const WEEK = [1, 2, 3, 4, 5, 6, 0];
/** Any Sunday, to format weekday names. */
const SUNDAY = Date.UTC(2026, 0, 4);

const dayName = (weekday: number, locale: string): string =>
  dateFormat(locale, { timeZone: 'UTC', weekday: 'long' }).format(new Date(SUNDAY + weekday * DAY_MS));

interface Row extends HourSpan {
  key: number;
}

interface DayProps {
  weekday: number;
  rows: readonly Row[];
  isFull: boolean;
  onAdd: (span: HourSpan) => void;
  onChange: (key: number, change: Partial<HourSpan>) => void;
  onRemove: (key: number) => void;
}

/** Returns the default for a new span: one hour from the next full hour after the last span, or 9:00 to 17:00 if there is no such span or hour. */
const nextSpan = (weekday: number, rows: readonly Row[]): HourSpan => {
  const last = rows.at(-1)?.to ?? '';
  const hour = Number(last.slice(0, 2)) + 1;
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return last === '' || hour > 22
    ? { weekday, from: '09:00', to: '17:00' }
    : { weekday, from: `${twoDigits(hour)}:00`, to: `${twoDigits(hour + 1)}:00` };
};

const Day = ({ weekday, rows, isFull, onAdd, onChange, onRemove }: DayProps) => {
  const t = useTranslations('companyPage.hours');
  const day = dayName(weekday, useLocale());
  return (
    <fieldset className="grid gap-x-4 gap-y-2 border-line border-t py-3 first:border-t-0 sm:grid-cols-[8rem_1fr]">
      <legend className="sr-only">{day}</legend>
      <p aria-hidden="true" className="pt-2 font-medium text-ink first-letter:uppercase">
        {day}
      </p>
      <div className="space-y-2">
        {rows.length === 0 && <p className="pt-2 text-muted text-sm">{t('noTimes')}</p>}
        {rows.map(({ key, from, to }) => (
          <div
            key={key}
            className="flex items-end gap-2 max-sm:gap-1 max-sm:[&_input::-webkit-calendar-picker-indicator]:hidden max-sm:[&_input]:px-2"
          >
            <TextField
              type="time"
              label={t('from', { day })}
              labelHidden
              value={from}
              onChange={(value) => onChange(key, { from: value })}
            />
            <span aria-hidden="true" className="pb-2.5 text-muted">
              –
            </span>
            <TextField
              type="time"
              label={t('to', { day })}
              labelHidden
              value={to}
              onChange={(value) => onChange(key, { to: value })}
            />
            <Button
              variant="quiet"
              square
              aria-label={t('remove', { from, day })}
              icon={<X className="size-4" />}
              onClick={() => onRemove(key)}
            />
          </div>
        ))}
        <Button
          size="sm"
          variant="quiet"
          disabled={isFull}
          aria-label={t('add', { day })}
          icon={<Plus className="size-4" />}
          onClick={() => onAdd(nextSpan(weekday, rows))}
        >
          {t('addShort')}
        </Button>
      </div>
    </fieldset>
  );
};

type Problem = 'none' | 'missing' | 'order' | 'overlap';

const findProblem = (spans: readonly HourSpan[]): Problem | null => {
  if (spans.length === 0) return 'none';
  if (spans.some(({ from, to }) => from === '' || to === '')) return 'missing';
  if (spans.some(({ from, to }) => from >= to)) return 'order';
  return haveNoOverlap(spans) ? null : 'overlap';
};

const withKeys = (spans: readonly HourSpan[]): Row[] => spans.map((span, key) => ({ ...span, key }));

const Editor = ({ hours }: { hours: { timeZone: string | null; spans: HourSpan[] } }) => {
  const t = useTranslations('companyPage.hours');
  const [timeZone, setTimeZone] = useState(() => hours.timeZone ?? ownTimeZone());
  const [rows, setRows] = useState(() => withKeys(hours.spans));
  const [problem, setProblem] = useState<Problem | null>(null);
  const save = useSetWeeklyHours(() => showToast({ title: t('savedTitle'), description: t('savedText') }));
  const change = (next: Row[]): void => {
    setRows(next);
    setProblem(null);
  };
  const submit = (): void => {
    const spans = rows.map(({ weekday, from, to }) => ({ weekday, from, to }));
    const newProblem = findProblem(spans);
    setProblem(newProblem);
    if (newProblem === null) save.mutate({ body: { timeZone, spans: sortSpans(spans) } });
  };
  return (
    <form
      noValidate
      className="space-y-5"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TimeZoneField isStrict label={t('timeZone')} value={timeZone} onChange={setTimeZone} className="max-w-md" />
      <div>
        {WEEK.map((weekday) => (
          <Day
            key={weekday}
            weekday={weekday}
            rows={rows.filter((row) => row.weekday === weekday)}
            isFull={rows.length >= LIMITS.weeklyHourSpans}
            onAdd={(span) => change([...rows, { ...span, key: Math.max(-1, ...rows.map(({ key }) => key)) + 1 }])}
            onChange={(key, values) => change(rows.map((row) => (row.key === key ? { ...row, ...values } : row)))}
            onRemove={(key) => change(rows.filter((row) => row.key !== key))}
          />
        ))}
      </div>
      <FormError>{problem === null ? undefined : t(problem)}</FormError>
      <div className="flex justify-end">
        <Button type="submit" variant="primary" pending={save.isPending} pendingText={t('saving')}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
};

export const WeeklyHoursForm = () => {
  const t = useTranslations('companyPage.hours');
  const query = useQuery(weeklyHoursQuery);
  if (query.isLoadingError) return <ErrorState title={t('failed')} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <Skeleton className="h-96 w-full rounded-card" />;
  return <Editor hours={query.data} />;
};
