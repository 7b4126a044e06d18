/**
 * Limits reviewers to the jobs whose hiring teams they are on, with their applications and applicants. A call with the id of one of these is checked
 * here before its handler runs. Lists limit themselves in SQL (`isInScope`). A call about jobs whose path is missing from `TEAM_SCOPES` returns not
 * found for reviewers.
 */
import { isVisibleThroughTeams } from '#features/pipeline/server/team-scope.service.ts';
import type { Db } from '#server/db/database.ts';
import { isId } from '#server/ids.ts';
import type { RouteContract } from '#shared/contract.ts';
import { notFound } from '#shared/errors.ts';

type ScopedKind = 'job' | 'application' | 'candidate';

/** The kind of object that `:id` identifies, by path. With `list`, the handler reads only rows in the scope. */
export const TEAM_SCOPES: Readonly<Record<string, ScopedKind | 'list'>> = {
  '/api/jobs': 'list',
  '/api/jobs/:id': 'job',
  '/api/jobs/:id/criteria': 'job',
  '/api/jobs/:id/funnel': 'job',
  '/api/companies/:id/jobs': 'list',
  '/api/applications': 'list',
  '/api/applications/stages': 'list',
  '/api/applications/:id': 'application',
  '/api/applications/:id/receipt': 'application',
  '/api/applications/:id/review': 'application',
  '/api/applications/:id/reviews': 'application',
  '/api/applications/:id/criteria': 'application',
  '/api/applications/:id/criteria/:criterionId': 'application',
  '/api/application-views': 'list',
  '/api/candidates/:id': 'candidate',
  '/api/candidates/:id/resume': 'candidate',
  '/api/candidates/:id/resume/pages': 'candidate',
  '/api/compatibility': 'list',
  '/api/interviews': 'list',
};

export type RequireTeamScope = (
  contract: RouteContract,
  memberId: string,
  call: { params: Record<string, string>; query: Record<string, string | undefined> },
) => Promise<void> | null;

/** Returns true if a call reads or changes jobs, applications or applicants, based on its required capability. */
export const isAboutJobs = ({ may }: RouteContract): boolean => may === 'readJobs' || may === 'review';

/**
 * Returns the function that checks a reviewer's call. It throws `notFound` for a job, application or candidate that the reviewer may not see, and
 * returns null for calls that need no check.
 */
export const createTeamScope = (db: Db): RequireTeamScope => {
  const requireVisible = async (memberId: string, kind: ScopedKind, id: string): Promise<void> => {
    if (!isId(id) || !(await isVisibleThroughTeams(db, memberId, kind, id))) throw notFound(kind);
  };

  return (contract, memberId, { params, query }) => {
    if (!isAboutJobs(contract)) return null;
    const kind = TEAM_SCOPES[contract.path];
    if (kind === undefined) throw notFound('page');
    const check = async () => {
      // The handler rejects malformed ids.
      if (query.jobId && isId(query.jobId)) await requireVisible(memberId, 'job', query.jobId);
      if (query.candidateId && isId(query.candidateId)) await requireVisible(memberId, 'candidate', query.candidateId);
      if (kind !== 'list') await requireVisible(memberId, kind, params.id ?? '');
    };
    return check();
  };
};
