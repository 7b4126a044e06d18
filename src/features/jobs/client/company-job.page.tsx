/**
 * One of the company's jobs: its status and actions, and tabs that each have a URL. Applicants, people who fit and the funnel are passed in, because
 * this feature must not import the features that show them.
 */

import { useQuery } from '@tanstack/react-query';
import { CirclePause, CirclePlay, CircleX, Copy, Pencil } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { IfMay, useMay } from '#client/may.tsx';
import { useFilters, useNavigateTo, useParam } from '#client/navigation.ts';
import { withEnglish } from '#client/texts.tsx';
import { showToast } from '#client/toast/toast-store.ts';
import { BackLink } from '#client/ui/back-link.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { Card } from '#client/ui/card.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { LinkTabs, TabCount } from '#client/ui/link-tabs.tsx';
import { PageHeader } from '#client/ui/page-header.tsx';
import { recoverFocus } from '#client/ui/recover-focus.ts';
import { StatusBadge } from '#client/ui/status-badge.tsx';
import { fillPath } from '#shared/contract.ts';
import { APP_PATHS, PUBLIC_PATHS } from '#shared/paths.ts';
import type { JobStatus } from '#shared/vocabulary.ts';
import type { JobDetail } from '../jobs.contract.ts';
import { companyJobPath, JOB_TABS, type JobTab } from '../jobs.domain.ts';
import { postLanguage } from '../post-language.domain.ts';
import { closeJobEn } from './close-job.en.ts';
import { CloseJobDialog, type Closing, type RenderOutcomes } from './components/close-job-dialog.tsx';
import { CompanyJobGate } from './components/company-job-gate.tsx';
import { HiringTeam } from './components/hiring-team.tsx';
import { JobFacts, JobTexts } from './components/job-facts.tsx';
import { LastDayNotice } from './components/last-day-notice.tsx';
import { PublicPageLine } from './components/public-page-line.tsx';
import { StatusNote } from './components/status-note.tsx';
import { TakenDownNotice } from './components/taken-down-notice.tsx';
import { jobQuery, useUpdateJob } from './jobs.api.ts';
import { useSalaryRange } from './public/use-salary-range.ts';

const iconStyle = 'size-4.5';

interface CompanyJobPageProps {
  renderApplicants: (job: JobDetail) => ReactNode;
  renderPeople: (job: JobDetail) => ReactNode;
  /** Renders the number of people who fit, next to the label of that tab. */
  renderPeopleCount: (job: JobDetail) => ReactNode;
  renderCriteria: (job: JobDetail) => ReactNode;
  renderFunnel: (job: JobDetail) => ReactNode;
  renderOutcomes: RenderOutcomes;
}

const TOAST_KEYS: Record<JobStatus, 'reopened' | 'paused' | 'closed'> = {
  open: 'reopened',
  paused: 'paused',
  closed: 'closed',
};

const useStatusChange = (job: JobDetail) => {
  const t = useTranslations('jobs.company');
  const update = useUpdateJob();
  const change = async (status: JobStatus, closing: Closing = {}): Promise<void> => {
    const { undecidedCount: count } = await update.mutateAsync({
      params: { id: job.id },
      body: { status, ...closing },
    });
    const toastKey = TOAST_KEYS[status];
    const keptText = status === 'closed' && count > 0 ? ` ${t('keptUndecided', { count })}` : '';
    showToast({ title: t(`${toastKey}.title`), description: `${t(`${toastKey}.text`)}${keptText}` });
  };
  return { change, isPending: update.isPending };
};

const Actions = ({ job, renderOutcomes }: { job: JobDetail; renderOutcomes: RenderOutcomes }) => {
  const t = useTranslations('jobs.company');
  const go = useNavigateTo();
  const [isClosing, setIsClosing] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const { change, isPending } = useStatusChange(job);
  const close = async (closing: Closing): Promise<void> => {
    try {
      await change('closed', closing);
    } catch {
      // An error shows a toast, and the dialog stays open for a retry.
      return;
    }
    setIsClosing(false);
    recoverFocus(['button:last-of-type', 'a'], box.current);
  };
  const isOpen = job.status === 'open';
  const changeStatus = (status: JobStatus) => void change(status).catch(() => {});
  return (
    <div ref={box} className="grid w-full grid-cols-2 gap-2.5 sm:flex sm:w-auto">
      <LinkButton to={fillPath(APP_PATHS.editJob, { id: job.id })} icon={<Pencil className={iconStyle} />}>
        {t('edit')}
      </LinkButton>
      {/* The server refuses these actions for a job that an admin took down. */}
      {!job.takenDown && (
        <>
          <Button onClick={() => go(`${APP_PATHS.postJob}?copy=${job.id}`)} icon={<Copy className={iconStyle} />}>
            {t('duplicate')}
          </Button>
          {/* A single button for all labels, so that it keeps focus. */}
          <Button
            variant={isOpen ? 'secondary' : 'primary'}
            pending={isPending && !isClosing}
            onClick={() => changeStatus(isOpen ? 'paused' : 'open')}
            icon={isOpen ? <CirclePause className={iconStyle} /> : <CirclePlay className={iconStyle} />}
          >
            {t(isOpen ? 'pause' : 'reopen')}
          </Button>
        </>
      )}
      {job.status !== 'closed' && (
        <Button onClick={() => setIsClosing(true)} icon={<CircleX className={iconStyle} />}>
          {t('close')}
        </Button>
      )}
      <CloseJobDialog
        job={job}
        open={isClosing}
        onOpenChange={setIsClosing}
        pending={isPending}
        onClose={(closing) => void close(closing)}
        renderOutcomes={renderOutcomes}
      />
    </div>
  );
};

const Summary = ({ job }: { job: JobDetail }) => {
  const t = useTranslations('jobs.company');
  const status = useTranslations('vocabulary.jobStatus');
  const salaryRange = useSalaryRange();
  return (
    <span className="tabular flex flex-wrap items-center gap-x-3 gap-y-2">
      {job.takenDown ? (
        <Badge tone="danger">{t('takenDown.badge')}</Badge>
      ) : (
        <StatusBadge status={job.status}>{status(job.status)}</StatusBadge>
      )}
      <span>{t('applications', { count: job.applicationCount ?? 0 })}</span>
      {(job.pendingCount ?? 0) > 0 && <Badge tone="caution">{t('pending', { count: job.pendingCount ?? 0 })}</Badge>}
      <span>{salaryRange(job)}</span>
    </span>
  );
};

/** Returns the tabs that the user may open. Reviewers do not see people who have not applied. */
const useJobTabs = (): readonly JobTab[] => (useMay('readAll') ? JOB_TABS : JOB_TABS.filter((tab) => tab !== 'people'));

const Tabs = ({ job, shown, peopleCount }: { job: JobDetail; shown: JobTab; peopleCount: ReactNode }) => {
  const t = useTranslations('jobs.company.tabs');
  const counts: Partial<Record<JobTab, ReactNode>> = {
    applicants: <TabCount>{job.applicationCount ?? 0}</TabCount>,
    people: peopleCount,
  };
  const tabs = useJobTabs().map((tab) => ({
    name: tab,
    to: companyJobPath(job.id, tab),
    label: t(tab),
    count: counts[tab],
  }));
  return <LinkTabs label={t('label')} tabs={tabs} shown={shown} className="max-w-2xl" />;
};

const Details = ({ job }: { job: JobDetail }) => {
  const t = useTranslations('jobs.company');
  return (
    <Card as="section" aria-label={t('details')} className="space-y-6">
      <JobFacts job={job} withoutShared />
      <JobTexts job={job} />
    </Card>
  );
};

const CompanyJob = ({
  job,
  renderPeopleCount,
  renderOutcomes,
  ...renderers
}: CompanyJobPageProps & { job: JobDetail }) => {
  const t = useTranslations('jobs.company');
  const [{ tab }] = useFilters(['tab']);
  const shown = useJobTabs().find((name) => name === tab) ?? 'applicants';
  return (
    <div className="space-y-6">
      <PageHeader
        before={<BackLink to={PUBLIC_PATHS.landing}>{t('back')}</BackLink>}
        title={<span lang={postLanguage(job)}>{job.title}</span>}
        text={<Summary job={job} />}
        actions={
          <IfMay may="recruit">
            <Actions job={job} renderOutcomes={renderOutcomes} />
          </IfMay>
        }
      />
      <PublicPageLine job={job} />
      <LastDayNotice job={job} />
      {job.takenDown && <TakenDownNotice takenDown={job.takenDown} />}
      {job.status !== 'open' && !job.takenDown && <StatusNote status={job.status} owesAnswers={job.owesAnswers} />}
      <Tabs job={job} shown={shown} peopleCount={<IfMay may="readAll">{renderPeopleCount(job)}</IfMay>} />
      {shown === 'applicants' && renderers.renderApplicants(job)}
      {shown === 'people' && renderers.renderPeople(job)}
      {shown === 'details' && (
        <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
          <Details job={job} />
          <div className="space-y-8">
            <HiringTeam jobId={job.id} />
            {renderers.renderCriteria(job)}
          </div>
        </div>
      )}
      {shown === 'funnel' && renderers.renderFunnel(job)}
    </div>
  );
};

const Page = (props: CompanyJobPageProps) => (
  <CompanyJobGate query={useQuery(jobQuery(useParam('id')))}>
    {(job) => <CompanyJob key={job.id} job={job} {...props} />}
  </CompanyJobGate>
);

export const CompanyJobPage = withEnglish({ closeJob: closeJobEn }, Page);
