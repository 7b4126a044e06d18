/** Replaces a screen if the user has no account type yet or their company is suspended. */
import type { CurrentUser } from '#features/auth/auth.contract.ts';
import { AccountTypeChooser } from '#features/auth/client/account-type-chooser.tsx';
import { CompanySuspended } from '#features/teams/client/company-suspended.tsx';

export const AccountState = ({ user }: { user: CurrentUser }) =>
  user.companySuspended ? <CompanySuspended /> : <AccountTypeChooser />;
