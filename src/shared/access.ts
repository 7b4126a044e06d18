/**
 * Access levels of API calls. Each contract declares one, and it is checked before the handler runs. Permission on a particular object is the
 * handler's job.
 */
import type { AccountType } from './vocabulary.ts';

/**
 * `signedIn` requires a session; `member` also requires a chosen account type; `company` and `candidate` require that type; `admin` requires the
 * flag, with any account type.
 */
export const ACCESS_LEVELS = ['visitor', 'signedIn', 'member', 'company', 'candidate', 'admin'] as const;
export type Access = (typeof ACCESS_LEVELS)[number];

/** The caller of a request. Holds only what access checks need. */
export interface Person {
  accountType: AccountType | null;
  isAdmin: boolean;
}

export type AccessDecision = 'allowed' | 'unauthenticated' | 'forbidden';

/** Checks a declared access level for a person, or for null when the request has no session. */
export const decideAccess = (access: Access, person: Person | null): AccessDecision => {
  if (access === 'visitor') return 'allowed';
  if (person === null) return 'unauthenticated';
  if (access === 'signedIn') return 'allowed';
  if (access === 'admin') return person.isAdmin ? 'allowed' : 'forbidden';
  const isAllowed = access === 'member' ? person.accountType !== null : person.accountType === access;
  return isAllowed ? 'allowed' : 'forbidden';
};
