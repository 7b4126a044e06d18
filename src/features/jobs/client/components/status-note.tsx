/**
 * Explains the status on the page of a paused or closed job. Tells members who may reopen the job whether they must
 * answer applicants first.
 */
import { useTranslations } from 'use-intl';
import { useMay } from '#client/may.tsx';
import type { JobStatus } from '#shared/vocabulary.ts';

interface StatusNoteProps {
  status: Exclude<JobStatus, 'open'>;
  owesAnswers: boolean | undefined;
}

export const StatusNote = ({ status, owesAnswers }: StatusNoteProps) => {
  const t = useTranslations('jobs.company');
  const owes = useMay('recruit') && owesAnswers === true;
  const statusNote = status === 'paused' ? 'pausedNote' : 'closedNote';
  return (
    <p className="rounded-card border border-line bg-sunken px-5 py-3.5 text-ink-soft text-sm">
      {t(owes ? 'owesNote' : statusNote)}
    </p>
  );
};
