import { describe, expect, it } from 'vitest';
import { BRAND_FACTS, type BrandFacts } from '#shared/brand-facts.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { priceFacts, priceQuestions } from './pricing-content.ts';
import { SITE_TEXTS } from './texts/site-texts.ts';

const DECIDED: BrandFacts = {
  operator: null,
  feePercent: 18,
  refundDays: 30,
  guaranteeMonths: 6,
  engagement: 'contractor',
};
const english = SITE_TEXTS.en.pricing;

describe('the pricing page', () => {
  it.each(LANGUAGES)('fills all placeholders in %s', (language) => {
    const { pricing } = SITE_TEXTS[language];
    for (const facts of [BRAND_FACTS, DECIDED, { ...DECIDED, engagement: 'employer-of-record' as const }]) {
      expect(JSON.stringify([priceFacts(pricing, facts), priceQuestions(pricing, facts)])).not.toMatch(
        /[{]\w+[}]|null/,
      );
    }
  });

  it('states neither a percentage nor a refund until the operator sets them', () => {
    const content = JSON.stringify([priceFacts(english, BRAND_FACTS), priceQuestions(english, BRAND_FACTS)]);
    expect(content).not.toContain('%');
    expect(content).toContain('6 months');
    expect(content).toContain('We don’t promise refunds.');
  });

  it('states the fee, the refund and the engagement once they are set', () => {
    const content = JSON.stringify([priceFacts(english, DECIDED), priceQuestions(english, DECIDED)]);
    for (const words of [
      '18% of the first twelve months of pay',
      'Yes, in full, if the hire ends within 30 days of the start',
      'contractors',
    ])
      expect(content).toContain(words);
  });

  it.each([BRAND_FACTS, DECIDED])('states the same fee in the facts and in an answer', (facts) => {
    const fact = priceFacts(english, facts)[1];
    const answer = priceQuestions(english, facts)[1];
    expect(fact?.text).toBe(answer?.answer);
    expect(answer?.answer).toContain('due when you hire');
  });
});
