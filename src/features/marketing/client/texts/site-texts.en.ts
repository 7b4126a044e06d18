/** The English text of the public content pages. */
import type { TranslationOf } from '#shared/translation.ts';
import { familiesIn } from '../roles/role-families.ts';
import type { RoleFamily } from '../roles/role-family.ts';
import { headsEn } from './heads.en.ts';
import { landingEn } from './landing.en.ts';
import { notFoundEn } from './not-found.en.ts';
import { pricingEn } from './pricing.en.ts';
import { readingEn } from './reading.en.ts';
import { savingsEn } from './savings.en.ts';
import { siteEn } from './site.en.ts';

export const siteTextsEn = {
  ...siteEn,
  ...readingEn,
  heads: headsEn,
  landing: landingEn,
  notFound: notFoundEn,
  pricing: pricingEn,
  savings: savingsEn,
  families: familiesIn('en'),
};

/** The shape of the text in any language. */
export type SiteTexts = Omit<TranslationOf<typeof siteTextsEn>, 'families'> & {
  readonly families: readonly RoleFamily[];
};
