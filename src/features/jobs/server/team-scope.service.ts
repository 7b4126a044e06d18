/** Which jobs of their company a member sees. */
import type { Viewer } from '#server/http/viewer.ts';
import { hasOnlyTeamJobs } from '#shared/access.ts';

/** The member whose hiring teams limit what a viewer sees of their company. Null: no limit. */
export type TeamScope = string | null;

export const teamScope = ({ membership, memberId }: Pick<Viewer, 'membership' | 'memberId'>): TeamScope =>
  membership !== null && hasOnlyTeamJobs(membership.role) ? memberId : null;
