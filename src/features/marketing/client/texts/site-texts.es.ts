/** All that the public reading pages say, in Spanish. */
import { customerSupportEs } from '../roles/families/customer-support.es.ts';
import { executiveAssistantEs } from '../roles/families/executive-assistant.es.ts';
import { financeEs } from '../roles/families/finance.es.ts';
import { itEs } from '../roles/families/it.es.ts';
import { marketingEs } from '../roles/families/marketing.es.ts';
import { salesEs } from '../roles/families/sales.es.ts';
import { landingEs } from './landing.es.ts';
import { pricingEs } from './pricing.es.ts';
import { savingsEs } from './savings.es.ts';
import { siteEs } from './site.es.ts';
import type { SiteTranslation } from './site-texts.ts';

export const siteTextsEs: SiteTranslation = {
  ...siteEs,
  landing: landingEs,
  pricing: pricingEs,
  savings: savingsEs,
  families: {
    'customer-support': customerSupportEs,
    'executive-assistant': executiveAssistantEs,
    finance: financeEs,
    it: itEs,
    marketing: marketingEs,
    sales: salesEs,
  },
};
