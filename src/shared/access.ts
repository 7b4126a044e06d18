/**
 * Who may make a call, declared in its contract and checked before its handler runs.
 * What a person may do with one particular object is the handler's to decide, not this table's.
 */
import type { AccountType } from './vocabulary.ts';

/**
 * `signedIn` needs a session; `member` a chosen account type as well; `company` and `candidate` that type; `admin` the flag,
 * whatever the type.
 */
export const ACCESS_LEVELS = ['visitor', 'signedIn', 'member', 'company', 'candidate', 'admin'] as const;
export type Access = (typeof ACCESS_LEVELS)[number];

/** The person behind a request, as far as access is concerned. */
export interface Person {
  accountType: AccountType | null;
  isAdmin: boolean;
}

export type AccessDecision = 'allowed' | 'unauthenticated' | 'forbidden';

/** Decides a declared access for a person, or for null where nobody is signed in. */
export const decideAccess = (access: Access, person: Person | null): AccessDecision => {
  if (access === 'visitor') return 'allowed';
  if (person === null) return 'unauthenticated';
  if (access === 'signedIn') return 'allowed';
  if (access === 'admin') return person.isAdmin ? 'allowed' : 'forbidden';
  const isAllowed = access === 'member' ? person.accountType !== null : person.accountType === access;
  return isAllowed ? 'allowed' : 'forbidden';
};
