/** `/company/jobs`: all jobs of the company, newest first, each with the stages of its applicants. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { flattenPages } from '#client/api/api.ts';
import { IfMay } from '#client/may.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { LoadMore } from '#client/ui/load-more.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { SkeletonList } from '#client/ui/skeleton.tsx';
import { APP_PATHS } from '#shared/paths.ts';
import { ownJobsList } from './jobs.api.ts';
import { NoOwnJobs } from './public/no-own-jobs.tsx';
import { OwnJobCard } from './public/own-job-card.tsx';

const Jobs = () => {
  const t = useTranslations('jobs.company');
  const list = useInfiniteQuery(ownJobsList());
  const jobs = flattenPages(list.data);
  if (list.isLoadingError) return <ErrorState title={t('mineFailed')} onRetry={() => void list.refetch()} />;
  if (list.isPending) return <SkeletonList shape="card" count={3} />;
  if (jobs.length === 0) {
    return <NoOwnJobs title={t('mineEmpty')} text={t('mineEmptyText')} />;
  }
  return (
    <>
      <ul className="grid gap-4">
        {jobs.map((job) => (
          <OwnJobCard key={job.id} job={job} titleAs="h2" />
        ))}
      </ul>
      <LoadMore list={list} />
    </>
  );
};

export const CompanyJobsPage = () => {
  const t = useTranslations('jobs.company');
  return (
    <div className="space-y-8">
      <PageHeader
        title={t('mine')}
        text={t('mineText')}
        actions={
          <IfMay may="recruit">
            <LinkButton to={APP_PATHS.postJob} variant="primary" icon={<Plus className="size-4.5" />}>
              {t('post')}
            </LinkButton>
          </IfMay>
        }
      />
      <Jobs />
    </div>
  );
};
