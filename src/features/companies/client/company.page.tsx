/**
 * A company's page for candidates: facts, description, response rate, and open jobs. The jobs are passed in as `renderJobs`, because this feature
 * must not import the jobs feature. The company sees the same page.
 */

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { toDisplayName } from '#client/names.ts';
import { useParam } from '#client/navigation.ts';
import { withEnglish } from '#client/texts.tsx';
import { Avatar } from '#client/ui/avatar.tsx';
import { Card } from '#client/ui/card.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { LoadingScreen } from '#client/ui/loading-screen.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { SectionHeading } from '#client/ui/section-heading.tsx';
import type { CompanyPage as CompanyDetails } from '../companies.contract.ts';
import { companyQuery } from './companies.api.ts';
import { companyPageEn } from './company-page.en.ts';
import { CompanyFacts } from './components/company-facts.tsx';
import { AnswersLine } from './public/answers-line.tsx';
import { VerifiedBadge } from './public/verified-badge.tsx';

const Page = ({ company, jobs }: { company: CompanyDetails; jobs: ReactNode }) => {
  const t = useTranslations('companyPage');
  const name = toDisplayName(company.companyName);
  return (
    <div className="space-y-8">
      <div className="flex items-start gap-4 sm:gap-5">
        <Avatar id={company.id} name={name} photoUrl={company.logoUrl} shape="square" size="xl" />
        <PageHeader
          title={name}
          text={company.verifiedAt === null ? undefined : <VerifiedBadge company={company} />}
          className="min-w-0 flex-1"
        />
      </div>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
        <div className="min-w-0 space-y-8 max-lg:order-2">
          <section aria-labelledby="about" className="space-y-2">
            <SectionHeading id="about">{t('about')}</SectionHeading>
            <p className="max-w-prose whitespace-pre-line break-words text-ink-soft leading-relaxed">
              {company.description ?? t('noAbout')}
            </p>
          </section>
          <section aria-labelledby="jobs" className="space-y-4">
            <SectionHeading id="jobs">{t('jobs')}</SectionHeading>
            {jobs}
          </section>
        </div>
        <Card as="section" aria-label={t('facts')} className="space-y-2">
          <CompanyFacts company={company} />
          <AnswersLine company={company} />
        </Card>
      </div>
    </div>
  );
};

const ID_LENGTH = 36;

const CompanyById = ({ renderJobs }: { renderJobs: (companyId: string) => ReactNode }) => {
  const t = useTranslations('companyPage');
  // URLs of public pages have a slug after the id.
  const query = useQuery(companyQuery(useParam('id').slice(0, ID_LENGTH)));
  if (query.isPending) return <LoadingScreen text={t('loading')} />;
  if (query.isLoadingError) return <ErrorState titleAs="h1" title={t('failed')} query={query} />;
  if (query.data === null) {
    return (
      <div className="space-y-8">
        <PageHeader title={t('missing')} />
        <EmptyState title={t('missingText')} />
      </div>
    );
  }
  return <Page company={query.data} jobs={renderJobs(query.data.id)} />;
};

/** The page as candidates and the company see it. */
export const CompanyPage = withEnglish({ companyPage: companyPageEn }, CompanyById);
