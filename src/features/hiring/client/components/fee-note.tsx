/** The fee for a hire on these terms, as on the pricing page. */
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
