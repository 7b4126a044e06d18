/**
 * The review queue: candidates who wait for an answer, whichever way they came. Deciding takes the row away and reads the
 * queue again, also where another admin was faster.
 */
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { apiKey, itemsOf } from '#client/api/api.ts';
import { sentenceOf } from '#client/api/query-client.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { AllCaughtUpPicture } from '#client/ui/illustrations/all-caught-up.tsx';
import { LoadMore } from '#client/ui/load-more.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { SkeletonList } from '#client/ui/skeleton.tsx';
import type { QueuedReview } from '../talent-intake.contract.ts';
import { ProfileDialog } from './components/profile-dialog.tsx';
import { ReviewRow } from './components/review-row.tsx';
import { reviewQueueQuery } from './talent-intake.api.ts';

interface QueueProps {
  rows: readonly QueuedReview[];
  onDecided: () => void;
  onLate: () => void;
}

const Queue = ({ rows, onDecided, onLate }: QueueProps) => {
  const [openId, setOpenId] = useState<string | null>(null);
  // Looked up, not kept: a row that somebody else decided takes its dialog along.
  const open = rows.find(({ id }) => id === openId);
  const close = () => setOpenId(null);
  const decided = () => {
    close();
    onDecided();
  };
  return (
    <>
      <ul className="space-y-4">
        {rows.map((row) => (
          <ReviewRow key={row.id} row={row} onView={() => setOpenId(row.id)} onDecided={onDecided} onLate={onLate} />
        ))}
      </ul>
      {open && <ProfileDialog key={open.id} row={open} onClose={close} onDecided={decided} onLate={onLate} />}
    </>
  );
};

const Nothing = () => {
  const t = useTranslations('talentIntake.review.empty');
  return <EmptyState titleAs="h2" picture={<AllCaughtUpPicture />} title={t('title')} text={t('text')} />;
};

export const ReviewQueuePage = () => {
  const t = useTranslations('talentIntake.review');
  const client = useQueryClient();
  const queue = useInfiniteQuery(reviewQueueQuery);
  const count = useRef<HTMLParagraphElement>(null);
  const rows = itemsOf(queue.data);
  const total = queue.data?.pages[0]?.total ?? null;

  // The button that was pressed is gone with its row: the count, which has just changed, takes the focus.
  const focusCount = useCallback(() => count.current?.focus(), []);
  const readAgain = useCallback(
    () => void client.invalidateQueries({ queryKey: apiKey('/api/admin/candidate-applications') }).then(focusCount),
    [client, focusCount],
  );

  return (
    <div className="space-y-8">
      <PageHeader title={t('title')} text={t('text')} />
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
        {queue.isSuccess && rows.length === 0 && <Nothing />}
        {rows.length > 0 && <Queue rows={rows} onDecided={focusCount} onLate={readAgain} />}
        <LoadMore list={queue} />
      </section>
    </div>
  );
};
