/** Which jobs of their company a member sees. */
import type { Viewer } from '#server/http/viewer.ts';
import { isLimitedToTeamJobs } from '#shared/access.ts';

/** The member whose hiring teams limit what a viewer sees of their company. Null: no limit. */
export type TeamScope = string | null;

export const teamScope = ({ membership, memberId }: Pick<Viewer, 'membership' | 'memberId'>): TeamScope =>
  membership !== null && isLimitedToTeamJobs(membership.role) ? memberId : null;
