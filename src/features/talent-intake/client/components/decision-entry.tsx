/** One decision: outcome, admin, time, reasons, and the message to the person. */
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { personName } from '#client/names.ts';
import { Badge } from '#client/ui/badge.tsx';
import { StatusBadge } from '#client/ui/status-badge.tsx';
import { useTimes } from '#client/ui/use-times.ts';
import type { ReviewDecision } from '../../review-desk.contract.ts';

const Quote = ({ title, children }: { title: string; children: string }) => (
  <details>
    <summary className="w-fit cursor-pointer rounded-sm py-1 text-muted text-sm hover:text-ink">{title}</summary>
    <p className="max-w-prose whitespace-pre-line break-words border-line border-l-2 pl-3 text-ink-soft text-sm">
      {children}
    </p>
  </details>
);

interface DecisionEntryProps {
  decision: ReviewDecision;
  /** Content before the outcome, such as the person's name. */
  before?: ReactNode;
}

export const DecisionEntry = ({ decision, before }: DecisionEntryProps) => {
  const t = useTranslations('reviewDesk.decided');
  const reasons = useTranslations('reviewDesk.rejecting.reason');
  const times = useTimes();
  const date = times.dateTime(decision.decidedAt);
  return (
    <div className="min-w-0 space-y-1">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        {before}
        <StatusBadge status={decision.outcome}>{t(`outcome.${decision.outcome}`)}</StatusBadge>
        {decision.undoneAt !== null && <Badge>{t('undone')}</Badge>}
      </div>
      <p className="text-muted text-sm tabular">
        <time dateTime={decision.decidedAt}>
          {decision.by === null ? t('byFormerAdmin', { date }) : t('by', { name: personName(decision.by), date })}
        </time>
      </p>
      {decision.reasons.length > 0 && (
        <p className="break-words text-ink text-sm">{decision.reasons.map((reason) => reasons(reason)).join(' · ')}</p>
      )}
      {decision.message !== null && <Quote title={t('message')}>{decision.message}</Quote>}
      {decision.reviewNotes !== null && <Quote title={t('notes')}>{decision.reviewNotes}</Quote>}
    </div>
  );
};
