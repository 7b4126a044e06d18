/**
 * Access levels of API calls, and what members of a company may do. Each contract declares both, and they are checked before the handler runs. The
 * handler itself checks the permission for a particular object.
 */
import { type AccountType, MEMBER_ROLES, type MemberRole } from './vocabulary.ts';

/**
 * `signedIn` requires a session; `member` also requires a chosen account type (a member of the marketplace, not of a company); `company` and
 * `candidate` require that account type; `admin` requires `isAdmin`, with any account type.
 */
export const ACCESS_LEVELS = ['visitor', 'signedIn', 'member', 'company', 'candidate', 'admin'] as const;
export type Access = (typeof ACCESS_LEVELS)[number];

/** The caller of a request. Contains only the data that access checks need. */
export interface Person {
  accountType: AccountType | null;
  isAdmin: boolean;
}

export type AccessDecision = 'allowed' | 'unauthenticated' | 'forbidden';

/** Checks a declared access level for a person. `person` is null if the request has no session. */
export const decideAccess = (access: Access, person: Person | null): AccessDecision => {
  if (access === 'visitor') return 'allowed';
  if (person === null) return 'unauthenticated';
  if (access === 'signedIn') return 'allowed';
  if (access === 'admin') return person.isAdmin ? 'allowed' : 'forbidden';
  const isAllowed = access === 'member' ? person.accountType !== null : person.accountType === access;
  return isAllowed ? 'allowed' : 'forbidden';
};

/**
 * The roles that have each capability. A company's API call may require one. `self` concerns the person; all others concern the company. `readJobs`
 * covers jobs, their applications and applicants; reviewers read only those of jobs whose hiring team they are on. `readAll` covers all
 * candidates, and statistics across all jobs.
 */
const ROLES_BY_CAPABILITY = {
  self: MEMBER_ROLES,
  readCompany: MEMBER_ROLES,
  readJobs: MEMBER_ROLES,
  readAll: ['owner', 'recruiter', 'viewer'],
  review: ['owner', 'recruiter', 'reviewer'],
  recruit: ['owner', 'recruiter'],
  manage: ['owner'],
} as const satisfies Readonly<Record<string, readonly MemberRole[]>>;
export type Capability = keyof typeof ROLES_BY_CAPABILITY;

/** Returns true if a member with this role may make a call that requires the capability. */
export const hasCapability = (capability: Capability, role: MemberRole): boolean =>
  (ROLES_BY_CAPABILITY[capability] as readonly MemberRole[]).includes(role);

/** Returns true if a member with this role can only access the jobs whose hiring team they are on, with their applications and applicants. */
export const isLimitedToTeamJobs = (role: MemberRole): boolean => role === 'reviewer';

/** Returns true if a member with this role sees ratings and notes about applicants. */
export const canSeeRatings = (role: MemberRole): boolean => hasCapability('review', role);
