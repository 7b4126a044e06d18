/** All role families, in the order of the Find Talent menu, and what they say in each language. */
import { usePageLanguage } from '#client/page-language.ts';
import type { Language } from '#shared/languages.ts';
import { customerSupportEs } from './families/customer-support.es.ts';
import { customerSupportPt } from './families/customer-support.pt.ts';
import { CUSTOMER_SUPPORT } from './families/customer-support.ts';
import { executiveAssistantEs } from './families/executive-assistant.es.ts';
import { executiveAssistantPt } from './families/executive-assistant.pt.ts';
import { EXECUTIVE_ASSISTANT_FAMILY } from './families/executive-assistant.ts';
import { financeEs } from './families/finance.es.ts';
import { financePt } from './families/finance.pt.ts';
import { FINANCE } from './families/finance.ts';
import { itEs } from './families/it.es.ts';
import { itPt } from './families/it.pt.ts';
import { IT } from './families/it.ts';
import { marketingEs } from './families/marketing.es.ts';
import { marketingPt } from './families/marketing.pt.ts';
import { MARKETING } from './families/marketing.ts';
import { salesEs } from './families/sales.es.ts';
import { salesPt } from './families/sales.pt.ts';
import { SALES } from './families/sales.ts';
import { type FamilyTexts, type RoleFamily, saying } from './role-family.ts';

export const ROLE_FAMILIES: readonly RoleFamily[] = [
  MARKETING,
  SALES,
  CUSTOMER_SUPPORT,
  EXECUTIVE_ASSISTANT_FAMILY,
  IT,
  FINANCE,
];

type Translations = Readonly<Record<RoleFamily['id'], FamilyTexts>>;

const ES: Translations = {
  marketing: marketingEs,
  sales: salesEs,
  'customer-support': customerSupportEs,
  'executive-assistant': executiveAssistantEs,
  it: itEs,
  finance: financeEs,
};

const PT: Translations = {
  marketing: marketingPt,
  sales: salesPt,
  'customer-support': customerSupportPt,
  'executive-assistant': executiveAssistantPt,
  it: itPt,
  finance: financePt,
};

const IN: Readonly<Record<Language, (family: RoleFamily) => RoleFamily>> = {
  en: (family) => family,
  es: (family) => saying(family, ES[family.id]),
  pt: (family) => saying(family, PT[family.id]),
};

/** A family as it reads in a language. */
export const familyIn = (family: RoleFamily, language: Language): RoleFamily => IN[language](family);

/** All families in the language of the page around. */
export const useRoleFamilies = (): readonly RoleFamily[] => {
  const language = usePageLanguage();
  return ROLE_FAMILIES.map((family) => familyIn(family, language));
};
