/** The audit log in words, grouped by day under sticky headings, with search and filters. The URL holds all of them. */
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useLocale, useNow, useTimeZone, useTranslations } from 'use-intl';
import { flattenPages } from '#client/api/api.ts';
import { useFilters } from '#client/navigation.ts';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { NoResultsPicture } from '#client/ui/illustrations/no-results.tsx';
import { LoadMore } from '#client/ui/load-more.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { SearchField } from '#client/ui/search-field.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { SkeletonList } from '#client/ui/skeleton.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { useTimes } from '#client/ui/use-times.ts';
import { useDebouncedText } from '#client/use-debounced-text.ts';
import { DAY_MS } from '#shared/time.ts';
import { type Activity, TIME_ORDERS, type TimeOrder } from '../admin.contract.ts';
import { activityQuery } from './admin.api.ts';
import { ACTION_DISPLAY, ActivityEntry } from './components/activity-entry.tsx';

const ACTIONS = Object.keys(ACTION_DISPLAY);

interface Day {
  title: string;
  entries: Activity[];
}

/** Groups entries by the day they happened on, in the viewer's time zone; keeps their order. */
const groupByDay = (entries: readonly Activity[], formatDayTitle: (iso: string) => string): Day[] => {
  const days: Day[] = [];
  for (const entry of entries) {
    const title = formatDayTitle(entry.createdAt);
    const last = days.at(-1);
    if (last?.title === title) last.entries.push(entry);
    else days.push({ title, entries: [entry] });
  }
  return days;
};

const useDayTitle = () => {
  const t = useTranslations('admin.activity');
  const { date } = useTimes();
  const now = useNow();
  const today = date(now.toISOString());
  const yesterday = date(new Date(now.getTime() - DAY_MS).toISOString());
  return (iso: string): string => {
    const day = date(iso);
    if (day === today) return t('today');
    return day === yesterday ? t('yesterday') : day;
  };
};

const Log = ({ entries, onActor }: { entries: readonly Activity[]; onActor: (email: string) => void }) => (
  <div className="space-y-8">
    {groupByDay(entries, useDayTitle()).map((day) => (
      <section key={day.title}>
        <h2 className="headline sticky top-16 z-10 -mx-1 bg-surface px-1 py-2 text-ink text-lg">{day.title}</h2>
        <Card pad="none" className="mt-1">
          <ol>
            {day.entries.map((entry) => (
              <ActivityEntry key={entry.id} entry={entry} onActor={onActor} />
            ))}
          </ol>
        </Card>
      </section>
    ))}
  </div>
);

const FILTERS = ['q', 'action', 'actor', 'from', 'to', 'sort'] as const;
const NO_FILTERS = { q: '', action: '', actor: '', from: '', to: '' };
/** The format of a day that the server accepts. Other values in the URL are ignored. */
const DAY_FORMAT = /^20\d{2}-\d{2}-\d{2}$/;

/** Returns the actions to filter by, sorted by name. */
const useActionOptions = () => {
  const t = useTranslations('admin.activity.actionNames');
  const { compare } = new Intl.Collator(useLocale());
  return ACTIONS.map((value) => ({ value, label: t(ACTION_DISPLAY[value]?.text ?? 'signedIn') })).toSorted((a, b) =>
    compare(a.label, b.label),
  );
};

export const ActivityPage = () => {
  const t = useTranslations('admin.activity');
  const actions = useActionOptions();
  const [filters, change] = useFilters(FILTERS);
  const { q, actor } = filters;
  const order: TimeOrder = filters.sort === 'oldest' ? 'oldest' : 'newest';
  const action = filters.action in ACTION_DISPLAY ? filters.action : '';
  const [from, to] = [filters.from, filters.to].map((day) => (DAY_FORMAT.test(day) ? day : '')) as [string, string];
  const timeZone = useTimeZone() ?? '';
  const query = activityQuery({ sort: order, q, action, actor, from, to, timeZone });
  const list = useInfiniteQuery({ ...query, placeholderData: keepPreviousData });
  const entries = flattenPages(list.data);
  const [typed, type] = useDebouncedText(q, (text) => change({ q: text }));
  const isFiltered = [q, action, actor, from, to].some((value) => value !== '');
  const clear = () => {
    type('');
    change(NO_FILTERS);
  };
  return (
    <div className="space-y-5">
      <PageHeader title={t('title')} text={t('text')} />
      <div className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[minmax(0,1fr)_13rem_9.5rem_9.5rem_10rem]">
        <SearchField className="max-lg:col-span-2" value={typed} onChange={type} placeholder={t('searchFor')} />
        <SelectField
          label={t('action')}
          placeholder={t('allActions')}
          options={actions}
          value={action}
          onChange={(next) => change({ action: next })}
        />
        <SelectField
          className="lg:order-last"
          label={t('sort')}
          options={TIME_ORDERS.map((value) => ({ value, label: t(`orders.${value}`) }))}
          value={order}
          onChange={(next) => change({ sort: next === 'newest' ? '' : next })}
        />
        <TextField label={t('fromDay')} type="date" value={from} max={to} onChange={(day) => change({ from: day })} />
        <TextField label={t('toDay')} type="date" value={to} min={from} onChange={(day) => change({ to: day })} />
      </div>
      {actor !== '' && (
        <Button size="sm" onClick={() => change({ actor: '' })} icon={<X className="size-4" />}>
          <span className="min-w-0 truncate">{t('byActor', { actor })}</span>
        </Button>
      )}
      {list.isPending && <SkeletonList shape="row" count={8} />}
      {list.isLoadingError && <ErrorState title={t('failed')} query={list} />}
      {list.isSuccess && entries.length === 0 && (
        <EmptyState
          picture={<NoResultsPicture />}
          title={t(isFiltered ? 'none' : 'empty')}
          text={t(isFiltered ? 'noneText' : 'emptyText')}
          action={isFiltered && <Button onClick={clear}>{t('clear')}</Button>}
        />
      )}
      {entries.length > 0 && <Log entries={entries} onActor={(email) => change({ actor: email })} />}
      <LoadMore list={list} />
    </div>
  );
};
