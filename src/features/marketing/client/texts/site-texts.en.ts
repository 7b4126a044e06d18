/** All that the public reading pages say. */
import { familiesIn } from '../roles/role-families.ts';
import { landingEn } from './landing.en.ts';
import { pricingEn } from './pricing.en.ts';
import { readingEn } from './reading.en.ts';
import { savingsEn } from './savings.en.ts';
import { siteEn } from './site.en.ts';

export const siteTextsEn = {
  ...siteEn,
  ...readingEn,
  landing: landingEn,
  pricing: pricingEn,
  savings: savingsEn,
  families: familiesIn('en'),
};
