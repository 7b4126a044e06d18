/** One of the company's jobs on its dashboard: its state, what it is, how many applied and what waits for review. */

import { useTranslations } from 'use-intl';
import { Badge } from '#client/ui/badge.tsx';
import { Card } from '#client/ui/card.tsx';
import { LinkButton } from '#client/ui/link-button.tsx';
import { StatusBadge } from '#client/ui/status-badge.tsx';
import { useSalaryRange } from '#features/jobs/client/public/use-salary-range.ts';
import type { OwnJob } from '#features/jobs/jobs.contract.ts';
import { fillPath } from '#shared/contract.ts';
import { APP_PATHS } from '#shared/paths.ts';

/** The job as a card of a list. */
export const HiringProcess = ({ job }: { job: OwnJob }) => {
  const t = useTranslations('dashboards.company');
  const salaryRange = useSalaryRange();
  const status = useTranslations('vocabulary.jobStatus');
  return (
    <Card as="li" className="space-y-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 className="min-w-0 break-words font-semibold text-ink text-lg">{job.title}</h3>
        <StatusBadge status={job.status}>{status(job.status)}</StatusBadge>
      </div>
      <p className="line-clamp-2 break-words text-ink-soft">{job.description}</p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        <span className="tabular font-medium text-ink">{t('applicationCount', { count: job.applicationCount })}</span>
        {job.pendingCount > 0 && <Badge tone="caution">{t('pendingCount', { count: job.pendingCount })}</Badge>}
        <span className="tabular text-muted">{salaryRange(job.hourlyBudget)}</span>
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
