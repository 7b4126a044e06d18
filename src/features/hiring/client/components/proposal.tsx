/** Other terms that the candidate proposed for an offer, and the company's buttons for responding. */

import { type ReactNode, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { toDisplayName } from '#client/names.ts';
import { showToast } from '#client/toast/toast-store.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { formatHourly, formatMonthly } from '#client/ui/format.ts';
import { useTimes } from '#client/ui/use-times.ts';
import type { Side } from '#shared/sides.ts';
import { averageMonthlyPay } from '../../hiring.domain.ts';
import type { Offer } from '../../offers.contract.ts';
import { useKeepTerms } from '../hiring.api.ts';

interface ProposalProps {
  offer: Offer;
  side: Side;
  /** Buttons below the proposed terms. */
  actions?: ReactNode;
}

/** The proposed terms. Renders nothing without a proposal. */
export const Proposal = ({ offer, side, actions }: ProposalProps) => {
  const t = useTranslations('hiring.proposal');
  const terms = useTranslations('hiring.terms');
  const locale = useLocale();
  const times = useTimes();
  const { proposal } = offer;
  if (proposal === null) return null;
  const date = times.date(proposal.createdAt);
  const title =
    side === 'candidate' ? t('yours', { date }) : t('by', { name: toDisplayName(offer.candidateName), date });
  const monthly = averageMonthlyPay(proposal);
  const facts = [
    formatHourly(proposal.hourlyRate, locale),
    terms('hoursValue', { hours: proposal.hoursPerWeek }),
    formatMonthly(monthly, monthly, locale),
    `${terms('start')}: ${times.day(proposal.startDate)}`,
  ];
  return (
    <section aria-label={title} className="space-y-2 rounded-control border border-line px-4 py-3">
      <h3 className="font-medium text-ink text-sm">{title}</h3>
      <p className="tabular text-ink">{facts.join(' · ')}</p>
      {proposal.note && <p className="max-w-prose whitespace-pre-line break-words text-ink-soft">{proposal.note}</p>}
      {proposal.keptAt !== null && (
        <p className="text-muted text-sm">
          {t('keptOn', { company: toDisplayName(offer.companyName), date: times.date(proposal.keptAt) })}
        </p>
      )}
      {actions && <div className="flex flex-wrap gap-2.5 pt-1 empty:hidden">{actions}</div>}
    </section>
  );
};

interface ProposalAnswerProps {
  offer: Offer;
  name: string;
  /** Opens the form for a new version, filled with the proposed terms. */
  onUse: () => void;
}

/** The company's buttons for responding. Renders nothing unless a proposal is open. */
export const ProposalAnswer = ({ offer, name, onUse }: ProposalAnswerProps) => {
  const t = useTranslations('hiring.proposal');
  const cancelText = useTranslations('hiring.hire')('cancel');
  const [isConfirming, setIsConfirming] = useState(false);
  const keep = useKeepTerms();
  if (!offer.proposalActions.includes('keep')) return null;
  const close = () => setIsConfirming(false);
  const showKept = () => showToast({ title: t('keptTitle'), description: t('keptText', { name }) });
  return (
    <>
      <Button size="sm" variant="primary" onClick={onUse}>
        {t('use')}
      </Button>
      <Button size="sm" onClick={() => setIsConfirming(true)}>
        {t('keep')}
      </Button>
      <Dialog
        open={isConfirming}
        onOpenChange={setIsConfirming}
        title={t('keepTitle')}
        text={t('keepText', { name })}
        size="sm"
        confirm={{
          text: t('keep'),
          pending: keep.isPending,
          run: () => keep.mutate({ params: { id: offer.id } }, { onSuccess: showKept, onSettled: close }),
          cancelText,
        }}
      />
    </>
  );
};
