/** The audit log in words, grouped by day under sticky headings; the newest or the oldest first. */
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useLocale, useNow, useTimeZone, useTranslations } from 'use-intl';
import { itemsOf } from '#client/api/api.ts';
import { sentenceOf } from '#client/api/query-client.ts';
import { useFilters } from '#client/navigation.ts';
import { Card } from '#client/ui/card.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { formatDate } from '#client/ui/format.ts';
import { NoResultsPicture } from '#client/ui/illustrations/no-results.tsx';
import { LoadMore } from '#client/ui/load-more.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { SelectField } from '#client/ui/select-field.tsx';
import { SkeletonList } from '#client/ui/skeleton.tsx';
import { DAY_MS } from '#shared/time.ts';
import { type Activity, TIME_ORDERS, type TimeOrder } from '../admin.contract.ts';
import { activityQuery } from './admin.api.ts';
import { ActivityEntry } from './components/activity-entry.tsx';

interface Day {
  title: string;
  entries: Activity[];
}

/** Groups entries by the day they happened on, in the reader's zone; keeps their order. */
const byDay = (entries: readonly Activity[], titleOf: (iso: string) => string): Day[] => {
  const days: Day[] = [];
  for (const entry of entries) {
    const title = titleOf(entry.createdAt);
    const last = days.at(-1);
    if (last?.title === title) last.entries.push(entry);
    else days.push({ title, entries: [entry] });
  }
  return days;
};

const useDayTitle = () => {
  const t = useTranslations('admin.activity');
  const locale = useLocale();
  const zone = useTimeZone();
  const now = useNow();
  const dayOf = (iso: string) => formatDate(iso, now, locale, zone);
  const today = dayOf(now.toISOString());
  const yesterday = dayOf(new Date(now.getTime() - DAY_MS).toISOString());
  return (iso: string): string => {
    const day = dayOf(iso);
    if (day === today) return t('today');
    return day === yesterday ? t('yesterday') : day;
  };
};

const Log = ({ entries }: { entries: readonly Activity[] }) => (
  <div className="space-y-8">
    {byDay(entries, useDayTitle()).map((day) => (
      <section key={day.title}>
        <h2 className="headline sticky top-16 z-10 -mx-1 bg-surface px-1 py-2 text-ink text-lg">{day.title}</h2>
        <Card pad="none" className="mt-1">
          <ol>
            {day.entries.map((entry) => (
              <ActivityEntry key={entry.id} entry={entry} />
            ))}
          </ol>
        </Card>
      </section>
    ))}
  </div>
);

export const ActivityPage = () => {
  const t = useTranslations('admin.activity');
  const [filters, change] = useFilters(['sort']);
  const order: TimeOrder = filters.sort === 'oldest' ? 'oldest' : 'newest';
  const list = useInfiniteQuery({ ...activityQuery(order), placeholderData: keepPreviousData });
  const entries = itemsOf(list.data);
  return (
    <div className="space-y-6">
      <PageHeader title={t('title')} text={t('text')} />
      <SelectField
        className="max-w-64"
        label={t('sort')}
        options={TIME_ORDERS.map((value) => ({ value, label: t(`orders.${value}`) }))}
        value={order}
        onChange={(next) => change({ sort: next === 'newest' ? '' : next })}
      />
      {list.isPending && <SkeletonList shape="row" count={8} />}
      {list.isLoadingError && (
        <ErrorState title={t('failed')} text={sentenceOf(list.error)} onRetry={() => void list.refetch()} />
      )}
      {list.isSuccess && entries.length === 0 && (
        <EmptyState picture={<NoResultsPicture />} title={t('empty')} text={t('emptyText')} />
      )}
      {entries.length > 0 && <Log entries={entries} />}
      <LoadMore list={list} />
    </div>
  );
};
