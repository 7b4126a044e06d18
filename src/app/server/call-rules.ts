/**
 * Rules for every API call. They depend on features, so they cannot be part of the platform. Members act for their company and see what their role
 * allows, candidates can make some calls only on the jobs subdomain, and companies can hide names or scores. The kernel
 * (`server/http/mount.ts`) applies these rules to each call.
 */
import * as z from 'zod/mini';
import type { HideNames } from '#features/blind-review/server/hidden-names.service.ts';
import { teamScope } from '#features/jobs/server/team-scope.service.ts';
import type { CallRules } from '#server/http/mount.ts';
import { type Viewer, viewerAccountId } from '#server/http/viewer.ts';
import { isId } from '#server/ids.ts';
import { type Access, canSeeRatings } from '#shared/access.ts';
import type { RouteContract } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import { isJobsHost } from '#shared/site-host.ts';
import type { RequireTeamScope } from './team-scope.ts';

/** The query parameter for requesting a response without names, in any call that companies can make. */
const NAMES_QUERY = { names: z.optional(z.literal('hidden', { error: 'not-hidden' })) };
/** Access levels that include companies. */
const COMPANIES: ReadonlySet<Access> = new Set(['company', 'member', 'signedIn']);

const NO_SCORE = { compatibilityScore: null, compatibility: null, headlineReason: null };

/** Removes the scores from a list row and from its candidate. */
const withoutScore = (row: unknown): unknown => {
  if (typeof row !== 'object' || row === null) return row;
  const unscored = 'compatibilityScore' in row ? { ...row, ...NO_SCORE } : row;
  return 'candidate' in unscored ? { ...unscored, candidate: withoutScore(unscored.candidate) } : unscored;
};

/** Removes the company's private judgment of an applicant from a row. */
const withoutRating = (row: unknown): unknown => {
  if (typeof row !== 'object' || row === null || !('rating' in row || 'notes' in row)) return row;
  const { rating: _rating, notes: _notes, ...shown } = row as { rating?: unknown; notes?: unknown };
  return shown;
};

/** Applies a change to a response, or to each row of a list. */
const mapRows = (answer: unknown, change: (row: unknown) => unknown): unknown =>
  Array.isArray(answer) ? answer.map(change) : change(answer);

/** Returns the viewer of a call. If the call acts for a company, this is the company's first account with the person's own settings. */
const toActingViewer = ({ may }: RouteContract, viewer: Viewer): Viewer =>
  may === undefined || may === 'self' ? viewer : { ...viewer, userId: viewerAccountId(viewer) };

const isWithoutRatings = ({ path }: RouteContract, { membership }: Viewer): boolean =>
  membership !== null && !canSeeRatings(membership.role) && path.startsWith('/api/applications');

/** Returns the people and the job that a call names. */
const findNamedIds = (
  contract: RouteContract,
  params: Record<string, string>,
  query: Record<string, string | undefined>,
): { ids: string[]; jobId: string | undefined } => ({
  ids: [...Object.values(params), ...Object.values(query)].filter((id) => id !== undefined && isId(id)) as string[],
  jobId: contract.path.startsWith('/api/jobs/:id') ? params.id : query.jobId,
});

export const createCallRules = (hideNames: HideNames, requireTeamScope: RequireTeamScope): CallRules => ({
  addedQuery: ({ access }) => (COMPANIES.has(access) ? NAMES_QUERY : {}),

  guard: (contract, request) => {
    const { viewer } = request;
    const { sort } = request.query as { sort?: unknown };
    if (viewer?.isCompanySuspended && contract.may !== undefined && contract.may !== 'self') {
      throw new AppError('forbidden', 'company-suspended');
    }
    // The order alone would reveal the ratings.
    if (viewer !== null && sort === 'rating' && isWithoutRatings(contract, viewer)) {
      throw new AppError('forbidden', 'role-may-not');
    }
    if (contract.host === 'jobs' && viewer?.accountType === 'candidate' && !isJobsHost(request.host)) {
      throw new AppError('forbidden', 'jobs-host-only');
    }
  },

  actingViewer: (contract, viewer, { names }) => {
    if (viewer === null) return null;
    const acting = toActingViewer(contract, viewer);
    return names === 'hidden' && viewer.accountType === 'company' ? { ...acting, hidesNames: true } : acting;
  },

  requireScope: (contract, { viewer, params, query }) => {
    const scope = viewer === null ? null : teamScope(viewer);
    return scope === null ? null : requireTeamScope(contract, scope, { params, query });
  },

  findPresenter: (contract, { viewer, params, query }) => {
    // Handlers that return files hide names themselves.
    const hidesNames = viewer?.hidesNames === true && !contract.isDownload;
    const hidesRatings = viewer !== null && isWithoutRatings(contract, viewer);
    if (viewer === null || !(viewer.hidesScores || hidesNames || hidesRatings)) return null;
    return async (answer) => {
      const unrated = hidesRatings ? mapRows(answer, withoutRating) : answer;
      const visible = viewer.hidesScores && Array.isArray(unrated) ? unrated.map(withoutScore) : unrated;
      return hidesNames
        ? hideNames(viewerAccountId(viewer), contract.response, visible, findNamedIds(contract, params, query))
        : visible;
    };
  },
});
