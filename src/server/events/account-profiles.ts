/** The profiles of an account, which applications, interviews, offers and invitations refer to. */
import type { Side } from '#shared/sides.ts';

export type Profile = { companyId: string } | { candidateId: string };

/** Returns the profiles of an account, the company first. */
export const accountProfiles = (facts: { companyId: string | null; candidateId: string | null }): Profile[] => [
  ...(facts.companyId === null ? [] : [{ companyId: facts.companyId }]),
  ...(facts.candidateId === null ? [] : [{ candidateId: facts.candidateId }]),
];

export const profileSide = (profile: Profile): Side => ('companyId' in profile ? 'company' : 'candidate');
