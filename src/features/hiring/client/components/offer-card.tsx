/** A version of an offer as the company and the candidate see it: terms, status and document. The parent passes the buttons. */

import { FileDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNow, useTranslations } from 'use-intl';
import { toDisplayName } from '#client/names.ts';
import { buttonStyle } from '#client/ui/button-style.ts';
import { Card } from '#client/ui/card.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { DottedLine } from '#client/ui/dotted-line.tsx';
import { useTimes } from '#client/ui/use-times.ts';
import { fillPath } from '#shared/contract.ts';
import type { Side } from '#shared/sides.ts';
import { DEADLINE_ZONE } from '#shared/time.ts';
import { isOpenOffer } from '../../hiring.domain.ts';
import { type Offer, offersContract } from '../../offers.contract.ts';
import { NextSteps } from './next-steps.tsx';
import { Proposal } from './proposal.tsx';
import { OfferBadge } from './status-badges.tsx';
import { TermsList } from './terms-list.tsx';

/** Shows when an open offer expires and whether the candidate has seen it, or how the offer ended. */
const StateLine = ({ offer }: { offer: Offer }) => {
  const t = useTranslations('hiring.offer');
  const times = useTimes();
  const now = useNow();
  const { status, endedAt, expiresAt, seenAt } = offer;
  // The day that the company entered.
  const lastDay = times.date(expiresAt, DEADLINE_ZONE.id);
  if (!isOpenOffer(status)) {
    const date = status === 'expired' ? lastDay : times.date(endedAt ?? expiresAt);
    return <p className="text-muted text-sm">{t(`ended.${status}`, { date })}</p>;
  }
  // East of UTC-8, the offer is open for the first hours of the day after its last day.
  const isLastDay = [lastDay, times.date(expiresAt)].includes(times.date(now.toISOString()));
  return (
    <p className="text-muted text-sm">
      <DottedLine>
        {isLastDay ? (
          <strong className="font-medium text-caution-ink">{t('expiresToday')}</strong>
        ) : (
          t('validUntil', { date: lastDay })
        )}
        {seenAt === null ? t('notSeen') : t('seenOn', { date: times.date(seenAt) })}
      </DottedLine>
    </p>
  );
};

/** A link that downloads the accepted terms, with the hash of the file, or the offered terms while the offer is open. */
const DocumentLink = ({ offer }: { offer: Offer }) => {
  const t = useTranslations('hiring.offer');
  if (offer.sha256 === null && !isOpenOffer(offer.status)) return null;
  return (
    <div className="space-y-2">
      <a
        href={fillPath(offersContract.getOfferDocument.path, { id: offer.id })}
        download
        className={buttonStyle({ size: 'sm' })}
      >
        <FileDown className="size-4" />
        {t(offer.sha256 === null ? 'openDocument' : 'document')}
      </a>
      {offer.sha256 !== null && (
        <p className="text-muted text-xs">
          {t('hash')}: <code className="break-all">{offer.sha256}</code>
        </p>
      )}
    </div>
  );
};

interface OfferCardProps {
  offer: Offer;
  side: Side;
  /** Buttons below the terms. */
  actions?: ReactNode;
  /** Buttons below the candidate's proposed terms. */
  proposalActions?: ReactNode;
}

export const OfferCard = ({ offer, side, actions, proposalActions }: OfferCardProps) => {
  const t = useTranslations('hiring.offer');
  const title =
    side === 'candidate'
      ? t('from', { company: toDisplayName(offer.companyName) })
      : t('to', { name: toDisplayName(offer.candidateName) });
  return (
    <Card
      as="section"
      aria-label={`${title}, ${t('version', { version: offer.version })}`}
      className={classNames('space-y-4', offer.actions.includes('accept') && 'border-accent-line')}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h2 className="headline text-ink text-lg">{title}</h2>
        <OfferBadge status={offer.status} />
        <span className="tabular text-muted text-sm">{t('version', { version: offer.version })}</span>
      </div>
      <TermsList terms={offer} />
      {offer.note && (
        <blockquote className="max-w-prose whitespace-pre-line break-words rounded-control bg-sunken px-4 py-3 text-ink-soft">
          {offer.note}
        </blockquote>
      )}
      <StateLine offer={offer} />
      <Proposal offer={offer} side={side} actions={proposalActions} />
      <DocumentLink offer={offer} />
      {isOpenOffer(offer.status) && (
        <NextSteps
          side={side}
          terms="offered"
          name={side === 'company' ? offer.candidateName : offer.companyName}
          startDate={offer.startDate}
          endDate={offer.endDate}
        />
      )}
      {actions && <div className="flex flex-wrap gap-2.5 empty:hidden">{actions}</div>}
    </Card>
  );
};
