/** All that the public reading pages say, in Portuguese. */
import { customerSupportPt } from '../roles/families/customer-support.pt.ts';
import { executiveAssistantPt } from '../roles/families/executive-assistant.pt.ts';
import { financePt } from '../roles/families/finance.pt.ts';
import { itPt } from '../roles/families/it.pt.ts';
import { marketingPt } from '../roles/families/marketing.pt.ts';
import { salesPt } from '../roles/families/sales.pt.ts';
import { landingPt } from './landing.pt.ts';
import { pricingPt } from './pricing.pt.ts';
import { savingsPt } from './savings.pt.ts';
import { sitePt } from './site.pt.ts';
import type { SiteTranslation } from './site-texts.ts';

export const siteTextsPt: SiteTranslation = {
  ...sitePt,
  landing: landingPt,
  pricing: pricingPt,
  savings: savingsPt,
  families: {
    'customer-support': customerSupportPt,
    'executive-assistant': executiveAssistantPt,
    finance: financePt,
    it: itPt,
    marketing: marketingPt,
    sales: salesPt,
  },
};
