/** Explains the status on the page of a paused or closed job. Members who may reopen the job see if they have to answer applicants first. */
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
