/** All texts of the public reading pages, in Spanish. */
import { familiesIn } from '../roles/role-families.ts';
import { headsEs } from './heads.es.ts';
import { landingEs } from './landing.es.ts';
import { notFoundEs } from './not-found.es.ts';
import { pricingEs } from './pricing.es.ts';
import { readingEs } from './reading.es.ts';
import { savingsEs } from './savings.es.ts';
import { siteEs } from './site.es.ts';
import type { SiteTexts } from './site-texts.en.ts';

export const siteTextsEs: SiteTexts = {
  ...siteEs,
  ...readingEs,
  heads: headsEs,
  landing: landingEs,
  notFound: notFoundEs,
  pricing: pricingEs,
  savings: savingsEs,
  families: familiesIn('es'),
};
