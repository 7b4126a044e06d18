/** All texts of the public reading pages, in Portuguese. */
import { familiesIn } from '../roles/role-families.ts';
import { headsPt } from './heads.pt.ts';
import { landingPt } from './landing.pt.ts';
import { notFoundPt } from './not-found.pt.ts';
import { pricingPt } from './pricing.pt.ts';
import { readingPt } from './reading.pt.ts';
import { savingsPt } from './savings.pt.ts';
import { sitePt } from './site.pt.ts';
import type { SiteTexts } from './site-texts.en.ts';

export const siteTextsPt: SiteTexts = {
  ...sitePt,
  ...readingPt,
  heads: headsPt,
  landing: landingPt,
  notFound: notFoundPt,
  pricing: pricingPt,
  savings: savingsPt,
  families: familiesIn('pt'),
};
