/**
 * The review page: candidates waiting for a decision, from both sources, and past decisions. A
 * decision removes the row and refetches the queue, also if another admin was faster. The URL holds
 * the open tab.
 */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { sentenceOf } from '#client/api/query-client.ts';
import { useFilters } from '#client/navigation.ts';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { AllCaughtUpPicture } from '#client/ui/illustrations/all-caught-up.tsx';
import { LoadMore } from '#client/ui/load-more.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { SkeletonList } from '#client/ui/skeleton.tsx';
import { DecidedList } from './components/decided-list.tsx';
import { QueueDesk } from './components/queue-desk.tsx';
import { reviewQueueQuery } from './talent-intake.api.ts';

const VIEWS = ['waiting', 'decided'] as const;
type View = (typeof VIEWS)[number];

const EmptyQueue = () => {
  const t = useTranslations('talentIntake.review.empty');
  return <EmptyState titleAs="h2" picture={<AllCaughtUpPicture />} title={t('title')} text={t('text')} />;
};

const Waiting = () => {
  const t = useTranslations('talentIntake.review');
  const queue = useInfiniteQuery(reviewQueueQuery);
  const count = useRef<HTMLParagraphElement>(null);
  const pages = (queue.data?.pages ?? []).map(({ items }) => items).filter((items) => items.length > 0);
  const total = queue.data?.pages[0]?.total ?? null;

  // The pressed button disappears with its row, so the updated count takes the focus.
  const focusCount = useCallback(() => count.current?.focus(), []);

  return (
    <section className="space-y-4">
      {total !== null && (
        <p ref={count} tabIndex={-1} role="status" className="font-medium text-ink-soft tabular">
          {t('pending', { count: total })}
        </p>
      )}
      {queue.isPending && <SkeletonList shape="card" count={4} className="space-y-4" />}
      {queue.isLoadingError && (
        <ErrorState title={t('failed')} text={sentenceOf(queue.error)} onRetry={() => void queue.refetch()} />
      )}
      {queue.isSuccess && pages.length === 0 && <EmptyQueue />}
      {pages.length > 0 && (
        <QueueDesk pages={pages} onDecided={focusCount}>
          <LoadMore list={queue} />
        </QueueDesk>
      )}
    </section>
  );
};

const Views = ({ view, onChange }: { view: View; onChange: (view: View) => void }) => {
  const t = useTranslations('reviewDesk.views');
  return (
    <fieldset className="flex flex-wrap gap-2.5">
      <legend className="sr-only">{t('label')}</legend>
      {VIEWS.map((one) => (
        <Button
          key={one}
          size="sm"
          variant={one === view ? 'primary' : 'secondary'}
          aria-pressed={one === view}
          onClick={() => onChange(one)}
        >
          {t(one)}
        </Button>
      ))}
    </fieldset>
  );
};

export const ReviewQueuePage = () => {
  const t = useTranslations('talentIntake.review');
  const [filters, change] = useFilters(['view']);
  const view: View = filters.view === 'decided' ? 'decided' : 'waiting';
  return (
    <div className="space-y-6">
      <PageHeader title={t('title')} text={t('text')} />
      <Views view={view} onChange={(next) => change({ view: next === 'waiting' ? '' : next })} />
      {view === 'waiting' ? <Waiting /> : <DecidedList />}
    </div>
  );
};
