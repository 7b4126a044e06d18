import { describe, expect, it } from 'vitest';
import { priceFacts, priceQuestions } from '#features/marketing/client/pricing-content.ts';
import { BRAND_FACTS, type BrandFacts } from '#shared/brand-facts.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { PUBLIC_TEXTS } from './public-texts.ts';

const DECIDED: BrandFacts = {
  operator: null,
  feePercent: 18,
  refundDays: 30,
  guaranteeMonths: 6,
  engagement: 'contractor',
};

describe('the pricing page', () => {
  it.each(LANGUAGES)('fills all placeholders in %s', (language) => {
    const { pricing } = PUBLIC_TEXTS[language].site;
    for (const facts of [BRAND_FACTS, DECIDED, { ...DECIDED, engagement: 'employer-of-record' as const }]) {
      expect(JSON.stringify([priceFacts(pricing, facts), priceQuestions(pricing, facts)])).not.toMatch(
        /[{]\w+[}]|null/,
      );
    }
  });
});
