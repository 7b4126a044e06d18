/** All of the candidate's applications, each with its status. Those waiting for the candidate come first. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { flattenPages } from '#client/api/api.ts';
import { Card } from '#client/ui/card.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { NoApplicationsPicture } from '#client/ui/illustrations/no-applications.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { LoadMore } from '#client/ui/load-more.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { SkeletonList } from '#client/ui/skeleton.tsx';
import { APP_PATHS } from '#shared/paths.ts';
import { myApplicationsList } from './applications.api.ts';
import { MyApplicationRow } from './public/my-application-row.tsx';

const ApplicationList = () => {
  const t = useTranslations('applications.mine');
  const failed = useTranslations('applications.list')('failed');
  const list = useInfiniteQuery(myApplicationsList());
  const applications = flattenPages(list.data);
  if (list.isLoadingError) return <ErrorState title={failed} onRetry={() => void list.refetch()} />;
  if (list.isPending) return <SkeletonList shape="row" count={5} />;
  if (applications.length === 0) {
    return (
      <EmptyState
        picture={<NoApplicationsPicture />}
        title={t('empty')}
        text={t('emptyText')}
        action={
          <LinkButton to={APP_PATHS.browseJobs} variant="primary">
            {t('browse')}
          </LinkButton>
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
              <MyApplicationRow application={application} />
            </li>
          ))}
        </ul>
      </Card>
      <LoadMore list={list} />
    </>
  );
};

export const MyApplicationsPage = () => {
  const t = useTranslations('applications.mine');
  return (
    <div className="space-y-6">
      <PageHeader
        title={t('title')}
        text={t('text')}
        actions={<LinkButton to={APP_PATHS.interviews}>{t('interviews')}</LinkButton>}
      />
      <ApplicationList />
    </div>
  );
};
