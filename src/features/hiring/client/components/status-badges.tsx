/** Badges for the status of offers and hires. The text alone states the status, so no information depends on color. */
import { useTranslations } from 'use-intl';
import { Badge, type Tone } from '#client/ui/badge.tsx';
import type { HireStatus, OfferStatus } from '#shared/vocabulary.ts';
import type { Hire } from '../../hires.contract.ts';

const OFFER_TONES: Record<OfferStatus, Tone> = {
  sent: 'info',
  seen: 'info',
  accepted: 'positive',
  declined: 'neutral',
  expired: 'caution',
  withdrawn: 'neutral',
};

export const OfferBadge = ({ status }: { status: OfferStatus }) => {
  const t = useTranslations('vocabulary.offerStatus');
  return <Badge tone={OFFER_TONES[status]}>{t(status)}</Badge>;
};

const HIRE_TONES: Record<HireStatus, Tone> = {
  agreed: 'info',
  started: 'positive',
  ended: 'neutral',
  claimed: 'caution',
  replaced: 'neutral',
};

export const HireBadge = ({ hire: { status, isCalledOff } }: { hire: Pick<Hire, 'status' | 'isCalledOff'> }) => {
  const t = useTranslations('vocabulary.hireStatus');
  return <Badge tone={HIRE_TONES[status]}>{t(status === 'ended' && isCalledOff ? 'called-off' : status)}</Badge>;
};
