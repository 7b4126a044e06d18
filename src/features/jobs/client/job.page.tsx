/**
 * A job page for candidates: the job, its score with reasons, the company, and the application. The application panel and the bar that leads to it
 * are passed in as `renderApply` and `renderApplyBar`, because this feature must not import applications.
 */

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { toDisplayName } from '#client/names.ts';
import { useParam } from '#client/navigation.ts';
import { Avatar } from '#client/ui/avatar.tsx';
import { BackLink } from '#client/ui/back-link.tsx';
import { Card } from '#client/ui/card.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { ErrorState } from '#client/ui/error-state.tsx';
import { NoJobsPicture } from '#client/ui/illustrations/no-jobs.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { LoadingScreen } from '#client/ui/loading-screen.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { StatusBadge } from '#client/ui/status-badge.tsx';
import { TextLink } from '#client/ui/text-link.tsx';
import { AnswersLine } from '#features/companies/client/public/answers-line.tsx';
import { VerifiedBadge } from '#features/companies/client/public/verified-badge.tsx';
import { showsSharedHours } from '#features/matching/client/public/local-time.tsx';
import { NoScore } from '#features/matching/client/public/no-score.tsx';
import { ScoreReport } from '#features/matching/client/public/score-report.tsx';
import { howScoresWork } from '#features/scores/client/public/how-scores-work.tsx';
import { fillPath } from '#shared/contract.ts';
import { APP_PATHS } from '#shared/paths.ts';
import type { JobDetail } from '../jobs.contract.ts';
import { postLanguage } from '../post-language.domain.ts';
import { idInAddress } from '../public-address.domain.ts';
import { JobFacts, JobTexts } from './components/job-facts.tsx';
import { jobQuery } from './jobs.api.ts';
import { JobScore } from './public/job-score.tsx';
import { OutsideCountries } from './public/outside-countries.tsx';
import { SaveJobButton } from './public/save-job-button.tsx';

const Head = ({ job }: { job: JobDetail }) => {
  const t = useTranslations('jobs.job');
  const status = useTranslations('vocabulary.jobStatus');
  const { company } = job;
  return (
    <div className="flex items-start gap-4 sm:gap-5">
      <span className="max-sm:hidden">
        <Avatar
          id={company.id}
          name={toDisplayName(company.companyName)}
          photoUrl={company.logoUrl}
          shape="square"
          size="xl"
        />
      </span>
      <PageHeader
        before={<BackLink to={APP_PATHS.browseJobs}>{t('back')}</BackLink>}
        title={<span lang={postLanguage(job)}>{job.title}</span>}
        text={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            {job.isCompanyHidden ? (
              toDisplayName(company.companyName)
            ) : (
              <TextLink to={fillPath(APP_PATHS.company, { id: company.id })}>
                {toDisplayName(company.companyName)}
              </TextLink>
            )}
            <VerifiedBadge company={company} />
            {job.status !== 'open' && <StatusBadge status={job.status}>{status(job.status)}</StatusBadge>}
          </span>
        }
        actions={
          <>
            {job.isSaved !== undefined && <SaveJobButton jobId={job.id} isSaved={job.isSaved} />}
            <NoScore row={job} />
            {job.compatibility && <JobScore compatibility={job.compatibility} size="md" />}
          </>
        }
        className="min-w-0 flex-1"
      />
    </div>
  );
};

const AboutCompany = ({ job }: { job: JobDetail }) => {
  const t = useTranslations('jobs.job');
  const { company } = job;
  return (
    <section className="space-y-2 border-line border-t pt-8">
      <h2 className="headline text-ink text-xl">{t('about', { company: toDisplayName(company.companyName) })}</h2>
      <p className="max-w-prose whitespace-pre-line break-words text-ink-soft leading-relaxed">
        {company.description ?? t('noAbout')}
      </p>
      <AnswersLine company={job} />
      {!job.isCompanyHidden && (
        <TextLink to={fillPath(APP_PATHS.company, { id: company.id })}>
          {t('companyPage', { company: toDisplayName(company.companyName) })}
        </TextLink>
      )}
    </section>
  );
};

/** Tells candidates that companies see their score, even if they do not see it themselves. */
const ScoreUsed = () => (
  <p className="text-muted text-sm">{useTranslations('jobs.job').rich('scoreUsed', { how: howScoresWork })}</p>
);

interface JobProps {
  job: JobDetail;
  apply: ReactNode;
  applyBar: ReactNode;
}

const Job = ({ job, apply, applyBar }: JobProps) => {
  const t = useTranslations('jobs.job');
  return (
    <div className="space-y-8">
      <Head job={job} />
      {/* On wider screens, the application form is next to the job description and also shows this notice. */}
      <div className="lg:hidden">
        <OutsideCountries job={job} />
      </div>
      {job.status !== 'open' && (
        <p className="rounded-card border border-line bg-sunken px-5 py-3.5 text-ink-soft text-sm">
          {t(job.isTakenDown ? 'takenDown' : job.status === 'paused' ? 'paused' : 'closed')}
        </p>
      )}
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
        <div className="min-w-0 space-y-8">
          <Card>
            <JobFacts job={job} withoutShared={showsSharedHours(job.compatibility ?? null)} />
          </Card>
          <JobTexts job={job} />
          <ScoreUsed />
          <AboutCompany job={job} />
          {applyBar}
        </div>
        <aside className="space-y-6">
          {apply}
          {job.compatibility && <ScoreReport compatibility={job.compatibility} audience="candidate" />}
        </aside>
      </div>
    </div>
  );
};

interface JobPageProps {
  renderApply: (job: JobDetail) => ReactNode;
  /** Renders the button that scrolls to the application panel, which is below the job description in narrow windows. */
  renderApplyBar: (job: JobDetail) => ReactNode;
  /** Renders the screen for a job that the user does not see. `notFound` says that there is no such job. */
  renderMissing: (jobId: string, notFound: ReactNode) => ReactNode;
}

const NotFound = () => {
  const t = useTranslations('jobs.job');
  return (
    <div className="space-y-8">
      <PageHeader title={t('missing')} />
      <EmptyState
        picture={<NoJobsPicture />}
        title={t('missingText')}
        action={<LinkButton to={APP_PATHS.browseJobs}>{t('browse')}</LinkButton>}
      />
    </div>
  );
};

export const JobPage = ({ renderApply, renderApplyBar, renderMissing }: JobPageProps) => {
  const t = useTranslations('jobs.job');
  const part = useParam('id');
  // URLs of public pages have a slug after the id.
  const id = idInAddress(part) ?? part;
  const query = useQuery(jobQuery(id));
  if (query.isPending) return <LoadingScreen text={t('loading')} />;
  if (query.isLoadingError) return <ErrorState titleAs="h1" title={t('failed')} query={query} />;
  if (query.data === null) return renderMissing(id, <NotFound />);
  return (
    <Job key={query.data.id} job={query.data} apply={renderApply(query.data)} applyBar={renderApplyBar(query.data)} />
  );
};
