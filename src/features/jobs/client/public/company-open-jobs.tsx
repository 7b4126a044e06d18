/** The open jobs on a company's page, as cards. For the company, the cards link to its job pages and have no Save button. Reviewers see only their jobs. */
import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { flattenPages } from '#client/api/api.ts';
import { useMay } from '#client/may.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { LoadMore } from '#client/ui/load-more.tsx';
import { SkeletonList } from '#client/ui/skeleton.tsx';
import { currentUserQuery } from '#features/auth/client/auth.api.ts';
import { JobCard } from '../components/job-card.tsx';
import { companyJobsList } from '../jobs.api.ts';

export const CompanyOpenJobs = ({ companyId }: { companyId: string }) => {
  const t = useTranslations('companyPage');
  const list = useInfiniteQuery(companyJobsList(companyId));
  const isOwn = useSuspenseQuery(currentUserQuery).data.accountType === 'company';
  const seesAll = useMay('readAll');
  const jobs = flattenPages(list.data);
  if (list.isLoadingError) return <ErrorState title={t('jobsFailed')} onRetry={() => void list.refetch()} />;
  if (list.isPending) return <SkeletonList shape="card" count={2} />;
  if (jobs.length === 0 && !seesAll) return <EmptyState title={t('noJobsForReviewer')} />;
  if (jobs.length === 0) return <EmptyState title={t('noJobs')} text={t('noJobsText')} />;
  return (
    <>
      <ul className="grid gap-4">
        {jobs.map((job) => (
          <JobCard key={job.id} job={job} titleAs="h3" isCompanyLinked={false} isOwn={isOwn} />
        ))}
      </ul>
      <LoadMore list={list} />
    </>
  );
};
