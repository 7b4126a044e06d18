/** The profiles of an account: what applications, interviews, offers and invitations know it by. */
import type { Side } from '#shared/sides.ts';

export type Profile = { companyId: string } | { candidateId: string };

/** The profiles that an account has, the company first. */
export const accountProfiles = (facts: { companyId: string | null; candidateId: string | null }): Profile[] => [
  ...(facts.companyId === null ? [] : [{ companyId: facts.companyId }]),
  ...(facts.candidateId === null ? [] : [{ candidateId: facts.candidateId }]),
];

export const sideOf = (profile: Profile): Side => ('companyId' in profile ? 'company' : 'candidate');
