/** A candidate's saved jobs, in any status. A job that is no longer saved disappears immediately. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { flattenPages } from '#client/api/api.ts';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { NoJobsPicture } from '#client/ui/illustrations/no-jobs.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { LoadMore } from '#client/ui/load-more.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { SkeletonList } from '#client/ui/skeleton.tsx';
import { useTimes } from '#client/ui/use-times.ts';
import { APP_PATHS } from '#shared/paths.ts';
import { JobCard } from './components/job-card.tsx';
import { savedJobsList } from './jobs.api.ts';

/** Moves focus to the count when the focused job leaves the list. */
const useFocusAfterRemoval = (jobCount: number) => {
  const countRef = useRef<HTMLParagraphElement>(null);
  const previousCount = useRef(jobCount);
  useEffect(() => {
    const isFewer = jobCount < previousCount.current;
    previousCount.current = jobCount;
    if (isFewer && document.activeElement === document.body) countRef.current?.focus();
  }, [jobCount]);
  return countRef;
};

const Jobs = () => {
  const t = useTranslations('jobs.saved');
  const times = useTimes();
  const list = useInfiniteQuery(savedJobsList);
  const jobs = flattenPages(list.data);
  const countRef = useFocusAfterRemoval(jobs.length);
  if (list.isPending) return <SkeletonList shape="card" />;
  if (list.isLoadingError) return <ErrorState title={t('failed')} query={list} />;
  return (
    <div className="space-y-3">
      <p
        ref={countRef}
        tabIndex={-1}
        aria-live="polite"
        className={jobs.length === 0 ? 'sr-only' : 'tabular text-muted text-sm'}
      >
        {t('total', { count: jobs.length === 0 ? 0 : (list.data?.pages[0]?.total ?? jobs.length) })}
      </p>
      {jobs.length === 0 ? (
        <EmptyState
          picture={<NoJobsPicture />}
          title={t('none')}
          text={t('noneText')}
          action={
            <LinkButton to={APP_PATHS.browseJobs} variant="primary">
              {t('browse')}
            </LinkButton>
          }
        />
      ) : (
        <ul className="grid gap-4">
          {jobs.map((job) => (
            <JobCard key={job.id} job={job} note={t('savedWhen', { when: times.relative(job.savedAt) })} />
          ))}
        </ul>
      )}
      <LoadMore list={list} />
    </div>
  );
};

export const SavedJobsPage = () => {
  const t = useTranslations('jobs.saved');
  return (
    <div className="space-y-8">
      <PageHeader title={t('title')} text={t('text')} />
      <Jobs />
    </div>
  );
};
