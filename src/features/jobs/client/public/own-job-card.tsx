/** One of the company's jobs in a list: status, pay, and the numbers of applicants in total, pending review and in each stage. */
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Badge } from '#client/ui/badge.tsx';
import { Card } from '#client/ui/card.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { StatusBadge } from '#client/ui/status-badge.tsx';
import { fillPath } from '#shared/contract.ts';
import { APP_PATHS } from '#shared/paths.ts';
import type { OwnJob } from '../../jobs.contract.ts';
import { postLanguage } from '../../post-language.domain.ts';
import { StageBar } from './stage-bar.tsx';
import { useSalaryRange } from './use-salary-range.ts';

interface OwnJobCardProps {
  job: OwnJob;
  /** The heading level. */
  titleAs?: 'h2' | 'h3';
  /** The number of people who fit. Passed in because this feature must not import invitations. */
  people?: ReactNode;
}

export const OwnJobCard = ({ job, titleAs: Title = 'h3', people }: OwnJobCardProps) => {
  const t = useTranslations('jobs.company');
  const language = postLanguage(job);
  const salaryRange = useSalaryRange();
  const status = useTranslations('vocabulary.jobStatus');
  return (
    <Card as="li" className="space-y-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <Title lang={language} className="min-w-0 break-words font-semibold text-ink text-lg">
          {job.title}
        </Title>
        {job.takenDown ? (
          <Badge tone="danger">{t('takenDown.badge')}</Badge>
        ) : (
          <StatusBadge status={job.status}>{status(job.status)}</StatusBadge>
        )}
      </div>
      <p lang={language} className="line-clamp-2 break-words text-ink-soft">
        {job.description}
      </p>
      <StageBar jobId={job.id} stages={job.stages} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        <span className="tabular font-medium text-ink">{t('applicationCount', { count: job.applicationCount })}</span>
        {job.pendingCount > 0 && <Badge tone="caution">{t('pending', { count: job.pendingCount })}</Badge>}
        {people}
        <span className="tabular text-muted">{salaryRange(job)}</span>
        <LinkButton
          size="sm"
          to={fillPath(APP_PATHS.companyJob, { id: job.id })}
          aria-label={t('viewDetailsOf', { job: job.title })}
          className="ml-auto"
        >
          {t('viewDetails')}
        </LinkButton>
      </div>
    </Card>
  );
};
