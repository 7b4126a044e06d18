/** All role families, in the order of the Find Talent menu. */
import { CUSTOMER_SUPPORT } from './families/customer-support.ts';
import { EXECUTIVE_ASSISTANT_FAMILY } from './families/executive-assistant.ts';
import { FINANCE } from './families/finance.ts';
import { IT } from './families/it.ts';
import { MARKETING } from './families/marketing.ts';
import { SALES } from './families/sales.ts';
import type { RoleFamily } from './role-family.ts';

export const ROLE_FAMILIES: readonly RoleFamily[] = [
  MARKETING,
  SALES,
  CUSTOMER_SUPPORT,
  EXECUTIVE_ASSISTANT_FAMILY,
  IT,
  FINANCE,
];
