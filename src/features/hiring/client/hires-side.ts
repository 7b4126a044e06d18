/**
 * Determines whose hires the list shows, based on the user's account and the `of` filter in the URL. Pure. The server decides what an admin may read.
 */
import type { CurrentUser } from '#features/auth/auth.contract.ts';
import type { HireActor } from '../hiring.policy.ts';

/** Returns `admin` (everyone's hires) for admins who have no account type or use `of=all`. All others see their own hires. */
export const hiresSide = (
  { accountType, isAdmin }: Pick<CurrentUser, 'accountType' | 'isAdmin'>,
  of: string,
): HireActor => (isAdmin && of === 'all' ? 'admin' : (accountType ?? 'admin'));
