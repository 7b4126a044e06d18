/**
 * Decides, by role, which of a company's live events its members receive. Reviewers receive events about applications to jobs whose hiring teams they
 * are on.
 */
import { isVisibleThroughTeams } from '#features/pipeline/server/team-scope.service.ts';
import type { Db } from '#server/db/database.ts';
import type { Viewer } from '#server/http/viewer.ts';
import type { MayReceive } from '#server/live/live-hub.ts';
import { type Capability, hasCapability, isLimitedToTeamJobs } from '#shared/access.ts';
import type { AppFrame } from '../live-frames.ts';

/** The capability that a member needs to receive an event. Other company events are about threads and need `recruit`. */
const REQUIRED_CAPABILITIES: ReadonlyMap<string, Capability> = new Map<AppFrame['type'], Capability>([
  ['application_updated', 'readJobs'],
  ['interview_updated', 'readJobs'],
  ['invitation_updated', 'readAll'],
]);

export const createLiveScope =
  (db: Db, { membership, memberId, isCompanySuspended }: Viewer): MayReceive =>
  async ({ type, ids }) => {
    if (membership === null) return true;
    if (isCompanySuspended) return false;
    if (!hasCapability(REQUIRED_CAPABILITIES.get(type) ?? 'recruit', membership.role)) return false;
    if (!isLimitedToTeamJobs(membership.role)) return true;
    const { applicationId } = ids as { applicationId?: string };
    return applicationId !== undefined && isVisibleThroughTeams(db, memberId, 'application', applicationId);
  };
