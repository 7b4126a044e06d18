/** All that the public reading pages say, by language. Only the build reads it, never the browser. */
import { usePageLanguage } from '#client/page-language.ts';
import type { Language } from '#shared/languages.ts';
import { landingEn } from './landing.en.ts';
import { landingEs } from './landing.es.ts';
import { landingPt } from './landing.pt.ts';
import { pricingEn } from './pricing.en.ts';
import { pricingEs } from './pricing.es.ts';
import { pricingPt } from './pricing.pt.ts';
import { siteEn } from './site.en.ts';
import { siteEs } from './site.es.ts';
import { sitePt } from './site.pt.ts';

const en = { ...siteEn, landing: landingEn, pricing: pricingEn };
const es = { ...siteEs, landing: landingEs, pricing: pricingEs };
const pt = { ...sitePt, landing: landingPt, pricing: pricingPt };

/** What the pages say, in each language. */
export const SITE_TEXTS = { en, es, pt } as const satisfies Record<Language, unknown>;

/** The same in the language of the page around. */
export const useSiteTexts = () => SITE_TEXTS[usePageLanguage()];
