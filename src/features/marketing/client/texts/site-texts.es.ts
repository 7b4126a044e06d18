/** All that the public reading pages say, in Spanish. */
import { familiesIn } from '../roles/role-families.ts';
import { landingEs } from './landing.es.ts';
import { pricingEs } from './pricing.es.ts';
import { readingEs } from './reading.es.ts';
import { savingsEs } from './savings.es.ts';
import { siteEs } from './site.es.ts';
import type { SiteTexts } from './site-texts.ts';

export const siteTextsEs: SiteTexts = {
  ...siteEs,
  ...readingEs,
  landing: landingEs,
  pricing: pricingEs,
  savings: savingsEs,
  families: familiesIn('es'),
};
