/**
 * Shows current hires and whether the candidate is open to other work: a line for cards, rows and pages, and a notice for dialogs that offer more
 * hours. Uses the viewer's time zone to decide whether a start date is in the future.
 */
import { Briefcase } from 'lucide-react';
import { useNow, useTimeZone, useTranslations } from 'use-intl';
import { classNames } from '#client/ui/class-names.ts';
import { dateFormat } from '#client/ui/intl-formats.ts';
import { useTimes } from '#client/ui/use-times.ts';
import { LIMITS } from '#shared/limits.ts';
import type { Commitment } from '../../candidates.contract.ts';

/** Returns the local date of a time, such as `2026-10-26`. */
const toLocalDay = (moment: Date, timeZone: string | undefined): string =>
  dateFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', ...(timeZone ? { timeZone } : {}) }).format(
    moment,
  );

/** Returns a function that formats the line. It returns null for someone who is not hired. */
export const useCommitmentText = (): ((commitment: Commitment) => string | null) => {
  const t = useTranslations('candidates.commitment');
  const times = useTimes();
  const now = useNow();
  const today = toLocalDay(now, useTimeZone());
  return ({ committedHours: hours, hasEstimatedHours, hiredSince, activeHires: count, openToWork }) => {
    if (hours === 0 || hiredSince === null) return null;
    const date = times.day(hiredSince);
    const when = hasEstimatedHours ? 'Estimated' : hiredSince <= today ? 'Since' : 'From';
    const sentence =
      count === undefined ? t(`one${when}`, { hours, date }) : t(`several${when}`, { count, hours, date });
    return openToWork ? `${sentence}\u00a0· ${t('open')}` : sentence;
  };
};

interface CommitmentLineProps {
  candidate: Commitment;
  className?: string;
}

/** Empty for someone who is not hired. */
export const CommitmentLine = ({ candidate, className }: CommitmentLineProps) => {
  const text = useCommitmentText()(candidate);
  if (text === null) return null;
  return (
    <p className={classNames('flex min-w-0 items-start gap-1.5 text-ink-soft text-sm tabular', className)}>
      <Briefcase className="mt-0.5 size-4 shrink-0 text-muted" />
      <span className="min-w-0 break-words">{text}</span>
    </p>
  );
};

interface CommitmentNoticeProps {
  candidate: Commitment;
  /** Offered hours a week, if known. */
  offeredHours?: number | null | undefined;
}

/** Empty if the candidate is not hired and the offered hours are unknown or within `LIMITS.weeklyHoursBeforeAcknowledgment`. */
export const CommitmentNotice = ({ candidate, offeredHours }: CommitmentNoticeProps) => {
  const t = useTranslations('candidates.commitment');
  const text = useCommitmentText()(candidate);
  const total = offeredHours ? candidate.committedHours + offeredHours : 0;
  const limit = LIMITS.weeklyHoursBeforeAcknowledgment;
  const sentences = [
    text && `${text}.`,
    text && total > 0 && t('more', { total }),
    total > limit && t('overLimit', { limit }),
  ].filter(Boolean);
  if (sentences.length === 0) return null;
  return (
    <p
      role="note"
      className="flex gap-2 rounded-control border border-caution-line bg-caution-soft px-3 py-2 text-caution-ink text-sm"
    >
      <Briefcase className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 break-words tabular">{sentences.join(' ')}</span>
    </p>
  );
};
