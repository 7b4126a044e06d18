/** What the hire costs that would follow from an offer; the pricing page says the same. */
import { useTranslations } from 'use-intl';
import { BRAND_FACTS } from '#shared/brand-facts.ts';

export const FeeNote = () => {
  const t = useTranslations('hiring.fee');
  const { feePercent } = BRAND_FACTS;
  return (
    <p className="text-muted text-sm">
      {feePercent === null ? t('open') : t('known', { percent: String(feePercent) })}
    </p>
  );
};
