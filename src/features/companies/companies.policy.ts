/** Who may see a company. Pure. Callers throw `notFound` if these rules refuse, and for suspended and deleted companies. */
import { isAllowed, type Policy } from '#shared/policy.ts';
import type { AccountType } from '#shared/vocabulary.ts';

/** The person who wants to see a company. */
export interface CompanyReader {
  accountType: AccountType | null;
  isAdmin: boolean;
  /** True if the company is the viewer's. */
  isOwnCompany: boolean;
}

const SEE: Policy<CompanyReader> = {
  'an admin': ({ isAdmin }) => isAdmin,
  'any candidate': ({ accountType }) => accountType === 'candidate',
  'the company itself': ({ isOwnCompany }) => isOwnCompany,
};

/** Returns true if a viewer may see an active company. */
export const maySeeCompany = (reader: CompanyReader): boolean => isAllowed(SEE, reader);
