/** The company's shortlist, newest first, with removal. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { BookmarkX } from 'lucide-react';
import { useLocale, useNow, useTranslations } from 'use-intl';
import { itemsOf } from '#client/api/api.ts';
import { sentenceOf } from '#client/api/query-client.ts';
import { showToast } from '#client/toast/toast-store.ts';
import { Button } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { formatRelative } from '#client/ui/format.ts';
import { NoCandidatesPicture } from '#client/ui/illustrations/no-candidates.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { LoadMore } from '#client/ui/load-more.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { SkeletonList } from '#client/ui/skeleton.tsx';
import { APP_PATHS } from '#shared/paths.ts';
import type { ListedShortlistEntry } from '../candidates.contract.ts';
import { shortlistList, useRemoveFromShortlist } from './candidates.api.ts';
import { CandidateCard } from './components/candidate-card.tsx';
import type { WithJobs } from './job-choice.ts';

const GRID = 'grid gap-4 md:grid-cols-2 lg:grid-cols-3';

const Entry = ({ entry, fitsJob }: { entry: ListedShortlistEntry; fitsJob: string | undefined }) => {
  const t = useTranslations('candidates');
  const locale = useLocale();
  const now = useNow();
  const remove = useRemoveFromShortlist(() =>
    showToast({ title: t('toast.removedTitle'), description: t('toast.removed') }),
  );
  return (
    <CandidateCard
      candidate={entry.candidate}
      fitsJob={fitsJob}
      action={
        <Button
          onClick={() => remove.mutate({ params: { candidateId: entry.candidateId } })}
          pending={remove.isPending}
          icon={<BookmarkX aria-hidden="true" className="size-4.5" />}
        >
          {t('shortlist.remove')}
        </Button>
      }
      note={
        <p className="text-muted text-xs">
          {t('shortlist.added', { when: formatRelative(entry.createdAt, now, locale) })}
        </p>
      }
    />
  );
};

const Entries = ({ jobs }: WithJobs) => {
  const t = useTranslations('candidates.shortlist');
  const list = useInfiniteQuery(shortlistList);
  const entries = itemsOf(list.data);
  const titles = new Map(jobs.map(({ id, title }) => [id, title]));

  if (list.isPending) return <SkeletonList shape="card" count={3} className={GRID} />;
  if (list.isLoadingError) {
    return <ErrorState title={t('failed')} text={sentenceOf(list.error)} onRetry={() => void list.refetch()} />;
  }
  if (entries.length === 0) {
    return (
      <EmptyState
        title={t('none')}
        text={t('noneText')}
        picture={<NoCandidatesPicture />}
        action={
          <LinkButton to={APP_PATHS.browseCandidates} variant="primary">
            {t('browse')}
          </LinkButton>
        }
      />
    );
  }
  return (
    <>
      <ul className={GRID}>
        {entries.map((entry) => (
          <Entry
            key={entry.candidateId}
            entry={entry}
            fitsJob={jobs.length < 2 ? undefined : titles.get(entry.candidate.compatibility?.jobId ?? '')}
          />
        ))}
      </ul>
      <LoadMore list={list} />
    </>
  );
};

/** The screen. */
export const ShortlistPage = ({ jobs }: WithJobs) => {
  const t = useTranslations('candidates.shortlist');
  return (
    <div className="space-y-8">
      <PageHeader title={t('title')} text={t('text')} />
      <Entries jobs={jobs} />
    </div>
  );
};
