/**
 * A company's first screen: stat cards, first steps, to-do list, jobs with their applicants' progress, newest applications, links, and the panel for
 * booking a consultation.
 */

import { useInfiniteQuery, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Briefcase, CalendarClock, FileText, MessageSquare, Plus, UserCheck, Users } from 'lucide-react';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { flattenPages } from '#client/api/api.ts';
import { IfMay, useMay } from '#client/may.tsx';
import { withEnglish } from '#client/texts.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { LoadMore } from '#client/ui/load-more.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { SectionHeading } from '#client/ui/section-heading.tsx';
import { SkeletonList } from '#client/ui/skeleton.tsx';
import { StatCard, StatGrid } from '#client/ui/stat-card.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { currentUserQuery } from '#features/auth/client/auth.api.ts';
import { myCompanyQuery } from '#features/companies/client/companies.api.ts';
import { FittingLink, useFitting } from '#features/invitations/client/public/fitting-link.tsx';
import { NoOwnJobs } from '#features/jobs/client/public/no-own-jobs.tsx';
import { OwnJobCard } from '#features/jobs/client/public/own-job-card.tsx';
import { companyApplicationsList } from '#features/pipeline/client/applications.api.ts';
import { ApplicationRow } from '#features/pipeline/client/public/application-row.tsx';
import { SHOWN } from '#shared/limits.ts';
import { APP_PATHS } from '#shared/paths.ts';
import type { CompanyNumbers } from '../dashboards.contract.ts';
import { FirstSteps } from './components/first-steps.tsx';
import { Shortcut } from './components/shortcut.tsx';
import { TodoList } from './components/todo-list.tsx';
import { newestJobsList, numbersQuery } from './dashboards.api.ts';
import { dashboardsEn } from './dashboards.en.ts';

// Loads the panel with its booking form on demand, because most visits do not open it.
const ConsultationPanel = lazy(async () => ({
  default: (await import('./components/consultation-panel.tsx')).ConsultationPanel,
}));

const Numbers = () => {
  const t = useTranslations('dashboards.company');
  const query = useQuery(numbersQuery);
  const numbers = query.data as CompanyNumbers | undefined;
  const nullOnError = (number: number | undefined) => (query.isLoadingError ? null : number);
  return (
    <StatGrid>
      <StatCard
        label={t('openPositions')}
        value={nullOnError(numbers?.openPositions)}
        to={APP_PATHS.companyJobs}
        icon={<Briefcase className="size-4.5" />}
      />
      <StatCard
        label={t('applications')}
        value={nullOnError(numbers?.applications)}
        to={APP_PATHS.applications}
        icon={<FileText className="size-4.5" />}
      />
      <StatCard
        label={t('activeHires')}
        value={nullOnError(numbers?.activeHires)}
        to={`${APP_PATHS.applications}?status=hired`}
        icon={<UserCheck className="size-4.5" />}
      />
      <IfMay may="recruit">
        <StatCard
          label={t('messages')}
          value={nullOnError(numbers?.messages)}
          to={APP_PATHS.messages}
          icon={<MessageSquare className="size-4.5" />}
        />
      </IfMay>
    </StatGrid>
  );
};

const OwnJobs = () => {
  const t = useTranslations('dashboards.company');
  const list = useInfiniteQuery(newestJobsList);
  const jobs = flattenPages(list.data);
  const openIdsByPage = (list.data?.pages ?? []).map((page) =>
    page.items.filter(({ status }) => status === 'open').map(({ id }) => id),
  );
  const fitting = useFitting(useMay('readAll') ? openIdsByPage : []);
  if (list.isLoadingError) return <ErrorState title={t('jobsFailed')} onRetry={() => void list.refetch()} />;
  if (list.isPending) return <SkeletonList shape="card" count={2} />;
  if (jobs.length === 0) {
    return (
      <NoOwnJobs
        title={t('noJobs')}
        text={t('noJobsText')}
        action={
          <LinkButton to={APP_PATHS.postJob} variant="primary">
            {t('postFirst')}
          </LinkButton>
        }
      />
    );
  }
  return (
    <>
      <ul className="grid gap-4">
        {jobs.map((job) => (
          <OwnJobCard key={job.id} job={job} people={<FittingLink fitting={fitting.get(job.id)} />} />
        ))}
      </ul>
      <LoadMore list={list} />
    </>
  );
};

const RecentApplications = () => {
  const t = useTranslations('dashboards.company');
  const list = useInfiniteQuery(companyApplicationsList({}, SHOWN.recentApplications));
  const applications = flattenPages(list.data).slice(0, SHOWN.recentApplications);
  const seesAll = useMay('readAll');
  if (list.isLoadingError) return <ErrorState title={t('recentFailed')} onRetry={() => void list.refetch()} />;
  if (list.isPending) return <SkeletonList shape="row" />;
  if (applications.length === 0) {
    const text = t(seesAll ? 'noApplicationsText' : 'noApplicationsForReviewer');
    return <EmptyState title={t('noApplications')} text={text} />;
  }
  return (
    <Card pad="none">
      <ul className="divide-y divide-line">
        {applications.map((application) => (
          <li key={application.id} className="relative px-4 py-4 hover:bg-hover">
            <ApplicationRow application={application} />
          </li>
        ))}
      </ul>
    </Card>
  );
};

const Aside = () => {
  const t = useTranslations('dashboards.company');
  return (
    <div className="space-y-8">
      <section aria-labelledby="recent" className="space-y-4">
        <SectionHeading
          id="recent"
          action={
            <TextLink to={APP_PATHS.applications} className="text-sm">
              {t('viewAll')}
            </TextLink>
          }
        >
          {t('recent')}
        </SectionHeading>
        <RecentApplications />
      </section>
      <section aria-label={t('shortcuts')} className="grid gap-3 empty:hidden">
        <IfMay may="readAll">
          <Shortcut
            to={APP_PATHS.browseCandidates}
            icon={<Users className="size-5" />}
            title={t('browse')}
            text={t('browseText')}
          />
        </IfMay>
        <IfMay may="recruit">
          <Shortcut
            to={APP_PATHS.messages}
            icon={<MessageSquare className="size-5" />}
            title={t('messages')}
            text={t('messagesText')}
          />
        </IfMay>
      </section>
    </div>
  );
};

const CompanyDashboard = () => {
  const t = useTranslations('dashboards.company');
  const user = useSuspenseQuery(currentUserQuery).data;
  const company = useSuspenseQuery(myCompanyQuery).data;
  const mayRecruit = useMay('recruit');
  const [isBooking, setIsBooking] = useState(false);
  const panelId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const closePanel = () => {
    setIsBooking(false);
    opener.current?.focus();
  };
  return (
    <div className="space-y-8">
      <PageHeader
        title={t('welcome', { name: company?.companyName ?? user.firstName })}
        text={t(mayRecruit ? 'text' : 'readOnlyText')}
        actions={
          <>
            <Button
              ref={opener}
              icon={<CalendarClock className="size-4.5" />}
              aria-expanded={isBooking}
              aria-controls={isBooking ? panelId : undefined}
              onClick={() => setIsBooking(!isBooking)}
            >
              {t('book')}
            </Button>
            <IfMay may="recruit">
              <LinkButton to={APP_PATHS.postJob} variant="primary" icon={<Plus className="size-4.5" />}>
                {t('postJob')}
              </LinkButton>
            </IfMay>
          </>
        }
      />
      {isBooking && (
        <Suspense fallback={null}>
          <ConsultationPanel id={panelId} onClose={closePanel} />
        </Suspense>
      )}
      <IfMay may="readAll">
        <Numbers />
      </IfMay>
      <IfMay may="recruit">
        <FirstSteps />
        <TodoList />
      </IfMay>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
        <section aria-labelledby="processes" className="space-y-4">
          <SectionHeading
            id="processes"
            action={
              <TextLink to={APP_PATHS.companyJobs} className="text-sm">
                {t('allJobs')}
              </TextLink>
            }
          >
            {t('processes')}
          </SectionHeading>
          <OwnJobs />
        </section>
        <Aside />
      </div>
    </div>
  );
};

export const CompanyDashboardPage = withEnglish({ dashboards: dashboardsEn }, CompanyDashboard);
