/** On a company's job page: the applicants, best match first. The score only determines the order and hides no one. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { flattenPages } from '#client/api/api.ts';
import { IfMay } from '#client/may.tsx';
import { Card } from '#client/ui/card.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { NoCandidatesPicture } from '#client/ui/illustrations/no-candidates.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { LoadMore } from '#client/ui/load-more.tsx';
import { SectionHeading } from '#client/ui/section-heading.tsx';
import { SkeletonList } from '#client/ui/skeleton.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import type { JobDetail } from '#features/jobs/jobs.contract.ts';
import { APP_PATHS } from '#shared/paths.ts';
import { rankedApplicantsList } from '../applications.api.ts';
import { ApplicationRow } from './application-row.tsx';

type ShownJob = Pick<JobDetail, 'id' | 'status'>;

const RankedApplicants = ({ job }: { job: ShownJob }) => {
  const t = useTranslations('applications.applicants');
  const list = useInfiniteQuery(rankedApplicantsList(job.id));
  const applications = flattenPages(list.data);
  if (list.isLoadingError) return <ErrorState title={t('failed')} onRetry={() => void list.refetch()} />;
  if (list.isPending) return <SkeletonList shape="row" />;
  if (applications.length === 0) {
    return (
      <EmptyState
        picture={<NoCandidatesPicture />}
        title={t('empty')}
        text={t(job.status === 'open' ? 'emptyText' : 'emptyTextNotOpen')}
        action={
          <IfMay may="readAll">
            <LinkButton to={APP_PATHS.browseCandidates}>{t('browse')}</LinkButton>
          </IfMay>
        }
      />
    );
  }
  return (
    <>
      <Card pad="none">
        <ul className="divide-y divide-line">
          {applications.map((application) => (
            <li key={application.id} className="relative px-4 py-4 hover:bg-hover sm:px-5">
              <ApplicationRow application={application} marksNew withoutJob />
            </li>
          ))}
        </ul>
      </Card>
      <LoadMore list={list} />
    </>
  );
};

export const JobApplicants = ({ job }: { job: ShownJob }) => {
  const t = useTranslations('applications.applicants');
  return (
    <section aria-labelledby="applicants" className="space-y-4">
      <SectionHeading
        id="applicants"
        text={t('text')}
        action={
          <span className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
            <TextLink to={`${APP_PATHS.applications}?jobId=${job.id}&view=split&sort=match`} className="max-lg:hidden">
              {t('sideBySide')}
            </TextLink>
            <TextLink to={`${APP_PATHS.applications}?jobId=${job.id}`}>{t('inPipeline')}</TextLink>
          </span>
        }
      >
        {t('heading')}
      </SectionHeading>
      <RankedApplicants job={job} />
    </section>
  );
};
