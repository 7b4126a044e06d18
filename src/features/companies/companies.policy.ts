/** Who may see a company. Pure; a company that someone may not see is not there for them, nor is one that is suspended or left. */
import { isAllowed, type Policy } from '#shared/policy.ts';
import type { AccountType } from '#shared/vocabulary.ts';

/** Who looks at a company. */
export interface CompanyReader {
  accountType: AccountType | null;
  isAdmin: boolean;
  /** Whether it is the reader's own. */
  isOwner: boolean;
}

const SEE: Policy<CompanyReader> = {
  'an admin': ({ isAdmin }) => isAdmin,
  'any candidate': ({ accountType }) => accountType === 'candidate',
  'the company itself': ({ isOwner }) => isOwner,
};

/** Whether a person may see a company that is active. */
export const maySeeCompany = (reader: CompanyReader): boolean => isAllowed(SEE, reader);
