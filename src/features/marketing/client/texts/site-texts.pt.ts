/** All that the public reading pages say, in Portuguese. */
import { familiesIn } from '../roles/role-families.ts';
import { landingPt } from './landing.pt.ts';
import { pricingPt } from './pricing.pt.ts';
import { readingPt } from './reading.pt.ts';
import { savingsPt } from './savings.pt.ts';
import { sitePt } from './site.pt.ts';
import type { SiteTexts } from './site-texts.ts';

export const siteTextsPt: SiteTexts = {
  ...sitePt,
  ...readingPt,
  landing: landingPt,
  pricing: pricingPt,
  savings: savingsPt,
  families: familiesIn('pt'),
};
