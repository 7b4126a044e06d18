/** The loading, error and not-found states for a company's screens about one job. */
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { NoResultsPicture } from '#client/ui/illustrations/no-results.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { LoadingScreen } from '#client/ui/loading-screen.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import type { JobDetail } from '../../jobs.contract.ts';

export interface CompanyJobGateProps {
  query: UseQueryResult<JobDetail | null>;
  children: (job: JobDetail) => ReactNode;
}

/** Renders `children` once the job is loaded. */
export const CompanyJobGate = ({ query, children }: CompanyJobGateProps) => {
  const t = useTranslations('jobs.company');
  if (query.isPending) return <LoadingScreen text={t('loading')} />;
  if (query.isLoadingError) return <ErrorState titleAs="h1" title={t('failed')} query={query} />;
  if (query.data === null) {
    return (
      <div className="space-y-8">
        <PageHeader title={t('missing')} />
        <EmptyState
          picture={<NoResultsPicture />}
          title={t('missingText')}
          action={<LinkButton to={PUBLIC_PATHS.landing}>{t('toDashboard')}</LinkButton>}
        />
      </div>
    );
  }
  return children(query.data);
};
