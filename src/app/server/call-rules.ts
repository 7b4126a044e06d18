/**
 * Rules for every call of the API that the platform does not know: some calls of candidates are limited to the jobs subdomain, and companies can read
 * without names or scores. The kernel (`server/http/mount.ts`) applies them to each call.
 */
import * as z from 'zod/mini';
import type { HideNames } from '#features/blind-review/server/hidden-names.service.ts';
import type { CallRules } from '#server/http/mount.ts';
import { isId } from '#server/ids.ts';
import type { Access } from '#shared/access.ts';
import type { RouteContract } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import { isJobsHost } from '#shared/site-host.ts';

/** Companies can request any call without names. */
const NAMES_QUERY = { names: z.optional(z.literal('hidden', { error: 'not-hidden' })) };
/** Access levels that include companies. */
const COMPANIES: ReadonlySet<Access> = new Set(['company', 'member', 'signedIn']);

const NO_SCORE = { compatibilityScore: null, compatibility: null, headlineReason: null };

/** A list row without scores, including that of its candidate. */
const withoutScore = (row: unknown): unknown => {
  if (typeof row !== 'object' || row === null) return row;
  const bare = 'compatibilityScore' in row ? { ...row, ...NO_SCORE } : row;
  return 'candidate' in bare ? { ...bare, candidate: withoutScore(bare.candidate) } : bare;
};

/** The people and the job that a call identifies. */
const namedBy = (
  contract: RouteContract,
  params: Record<string, string>,
  queried: Record<string, string | undefined>,
): { ids: string[]; jobId: string | undefined } => ({
  ids: [...Object.values(params), ...Object.values(queried)].filter((id) => id !== undefined && isId(id)) as string[],
  jobId: contract.path.startsWith('/api/jobs/:id') ? params.id : queried.jobId,
});

export const createCallRules = (hideNames: HideNames): CallRules => ({
  queryOf: ({ access }) => (COMPANIES.has(access) ? NAMES_QUERY : {}),

  guard: ({ host }, request) => {
    if (host === 'jobs' && request.viewer?.accountType === 'candidate' && !isJobsHost(request.host)) {
      throw new AppError('forbidden', 'jobs-host-only');
    }
  },

  viewerOf: (viewer, { names }) =>
    names === 'hidden' && viewer?.accountType === 'company' ? { ...viewer, hidesNames: true } : viewer,

  presenting: (contract, { viewer, params, query }) => {
    // Handlers of files decide themselves about readers without names.
    const hidesNames = viewer?.hidesNames === true && !contract.isDownload;
    if (viewer === null || !(viewer.hidesScores || hidesNames)) return null;
    return async (answer) => {
      const visible = viewer.hidesScores && Array.isArray(answer) ? answer.map(withoutScore) : answer;
      return hidesNames
        ? hideNames(viewer.userId, contract.response, visible, namedBy(contract, params, query))
        : visible;
    };
  },
});
