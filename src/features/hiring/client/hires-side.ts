/** Whose hires the list shows, from the reader's account and the filter `of` in the URL. Pure. The server decides what an admin may read. */
import type { CurrentUser } from '#features/auth/auth.contract.ts';
import type { HireActor } from '../hiring.policy.ts';

/** Returns `admin` for the hires of everyone: for admins without an account type or with `of=all`. Others see their own. */
export const hiresSide = (
  { accountType, isAdmin }: Pick<CurrentUser, 'accountType' | 'isAdmin'>,
  of: string,
): HireActor => (isAdmin && of === 'all' ? 'admin' : (accountType ?? 'admin'));
