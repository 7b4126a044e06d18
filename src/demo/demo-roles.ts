/** The roles of demo candidates, by role family. */
import type { DemoRole } from './demo-role.ts';
import { DEMO_ROLES_OFFICE } from './demo-roles-office.ts';
import { DEMO_ROLES_PRODUCT } from './demo-roles-product.ts';

export const DEMO_ROLES: readonly DemoRole[] = [...DEMO_ROLES_PRODUCT, ...DEMO_ROLES_OFFICE];
