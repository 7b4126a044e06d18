/** One job in the admins' list: title, company, state and actions. The title opens the full text of the job. */
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { toDisplayName } from '#client/names.ts';
import { showToast } from '#client/toast/toast-store.ts';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx';
import { StatusBadge } from '#client/ui/status-badge.tsx';
import { useTimes } from '#client/ui/use-times.ts';
import type { JobDeskEntry } from '../../../job-desk.contract.ts';
import { useRestore } from '../../job-desk.api.ts';
import { DeskRow } from './desk-list.tsx';
import { JobReader } from './job-reader.tsx';
import { TakeDown } from './take-down.tsx';

interface JobRowProps {
  job: JobDeskEntry;
  /** Whether the job belongs to the viewing admin's company. If so, the admin cannot act on it. */
  isOwn: boolean;
}

const JobStatusBadge = ({ status }: Pick<JobDeskEntry, 'status'>) => {
  const t = useTranslations('admin.jobDesk.status');
  if (status === 'taken-down') return <Badge tone="danger">{t(status)}</Badge>;
  return <StatusBadge status={status}>{t(status)}</StatusBadge>;
};

const Restore = ({ job, nameId }: { job: JobDeskEntry; nameId: string }) => {
  const t = useTranslations('admin.jobDesk.restore');
  const [isOpen, setIsOpen] = useState(false);
  const restore = useRestore(() => {
    setIsOpen(false);
    showToast({ title: t('done'), description: t('doneText', { job: job.title }) });
  });
  const earlier = job.takenDown?.earlierStatus ?? 'closed';
  return (
    <>
      <Button size="sm" aria-describedby={nameId} onClick={() => setIsOpen(true)}>
        {t('button')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t('title', { job: job.title })}
        text={t(`text.${earlier}`)}
        confirmText={t('button')}
        tone="primary"
        pending={restore.isPending}
        onConfirm={() => restore.mutate({ params: { id: job.id } })}
      />
    </>
  );
};

export const JobRow = ({ job, isOwn }: JobRowProps) => {
  const t = useTranslations('admin.jobDesk');
  const nameId = useId();
  const [isReading, setIsReading] = useState(false);
  const posted = useTimes().date(job.createdAt);
  return (
    <>
      <DeskRow
        actions={
          <>
            {isOwn && <span className="max-w-32 text-muted text-xs">{t('own')}</span>}
            {!isOwn && job.takenDown === null && <TakeDown job={job} nameId={nameId} />}
            {!isOwn && job.takenDown !== null && <Restore job={job} nameId={nameId} />}
          </>
        }
      >
        <div className="min-w-0 md:flex-1">
          <button
            type="button"
            id={nameId}
            onClick={() => setIsReading(true)}
            className="block max-w-full truncate rounded-sm text-left font-semibold text-ink hover:underline"
          >
            {job.title}
          </button>
          <p className="wrap-anywhere text-muted text-sm lg:truncate">
            {toDisplayName(job.company.companyName)}
            {job.takenDown !== null && <span className="text-danger-ink"> · {job.takenDown.reason}</span>}
          </p>
        </div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm tabular max-md:mt-1">
          <span className="md:w-24">
            <JobStatusBadge status={job.status} />
          </span>
          <span className="md:w-28">{t('applications', { count: job.applicationCount })}</span>
          <time dateTime={job.createdAt} className="md:w-36">
            {t('postedOn', { date: posted })}
          </time>
        </p>
      </DeskRow>
      {isReading && <JobReader job={job} onClose={() => setIsReading(false)} />}
    </>
  );
};
