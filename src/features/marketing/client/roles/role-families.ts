/** All role families, in the order of the Find Talent menu, and what they say in another language. */
import { type SiteTexts, useSiteTexts } from '../texts/site-texts.ts';
import { CUSTOMER_SUPPORT } from './families/customer-support.ts';
import { EXECUTIVE_ASSISTANT_FAMILY } from './families/executive-assistant.ts';
import { FINANCE } from './families/finance.ts';
import { IT } from './families/it.ts';
import { MARKETING } from './families/marketing.ts';
import { SALES } from './families/sales.ts';
import { type RoleFamily, saying } from './role-family.ts';

export const ROLE_FAMILIES: readonly RoleFamily[] = [
  MARKETING,
  SALES,
  CUSTOMER_SUPPORT,
  EXECUTIVE_ASSISTANT_FAMILY,
  IT,
  FINANCE,
];

/** A family as it reads in the language of these texts. */
export const familyIn = (family: RoleFamily, { families }: SiteTexts): RoleFamily =>
  families ? saying(family, families[family.id]) : family;

/** All families in the language of the page around. */
export const useRoleFamilies = (): readonly RoleFamily[] => {
  const texts = useSiteTexts();
  return ROLE_FAMILIES.map((family) => familyIn(family, texts));
};
