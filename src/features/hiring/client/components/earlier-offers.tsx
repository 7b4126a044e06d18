/** The previous versions of an offer, collapsed. */
import { useTranslations } from 'use-intl';
import type { Side } from '#shared/sides.ts';
import type { Offer } from '../../offers.contract.ts';
import { OfferCard } from './offer-card.tsx';

export const EarlierOffers = ({ offers, side }: { offers: readonly Offer[]; side: Side }) => {
  const t = useTranslations('hiring.offer');
  if (offers.length === 0) return null;
  return (
    <details className="group">
      <summary className="inline-flex min-h-10 cursor-pointer items-center font-medium text-accent-ink text-sm">
        {t('earlier', { count: offers.length })}
      </summary>
      <div className="mt-3 space-y-3">
        {offers.map((offer) => (
          <OfferCard key={offer.id} offer={offer} side={side} />
        ))}
      </div>
    </details>
  );
};
