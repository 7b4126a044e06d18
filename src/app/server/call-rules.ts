/**
 * What holds for every call of the API and is not the platform's: candidates reach some calls on the jobs subdomain only, and companies may
 * read people without names and lists without scores. The kernel (`server/http/mount.ts`) asks for it call by call.
 */
import * as z from 'zod/mini';
import type { HideNames } from '#features/blind-review/server/hidden-names.service.ts';
import type { CallRules } from '#server/http/mount.ts';
import { isId } from '#server/ids.ts';
import type { Access } from '#shared/access.ts';
import type { RouteContract } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import { isJobsHost } from '#shared/site-host.ts';

/** What companies may ask of any call: to be told of nobody by name. */
const NAMES_QUERY = { names: z.optional(z.literal('hidden', { error: 'not-hidden' })) };
/** Who may be a company. */
const COMPANIES: ReadonlySet<Access> = new Set(['company', 'member', 'signedIn']);

const NO_SCORE = { compatibilityScore: null, compatibility: null, headlineReason: null };

/** A row of a list without a score, its own and that of the candidate in it. */
const withoutScore = (row: unknown): unknown => {
  if (typeof row !== 'object' || row === null) return row;
  const bare = 'compatibilityScore' in row ? { ...row, ...NO_SCORE } : row;
  return 'candidate' in bare ? { ...bare, candidate: withoutScore(bare.candidate) } : bare;
};

/** Who and which job a call names by itself. */
const namedBy = (
  contract: RouteContract,
  named: Record<string, string>,
  asked: Record<string, string | undefined>,
): { ids: string[]; jobId: string | undefined } => ({
  ids: [...Object.values(named), ...Object.values(asked)].filter((id) => id !== undefined && isId(id)) as string[],
  jobId: contract.path.startsWith('/api/jobs/:id') ? named.id : asked.jobId,
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
    // A file's handler decides by itself what a reader without names may have of it.
    const hidesNames = viewer?.hidesNames === true && !contract.isDownload;
    if (viewer === null || !(viewer.hidesScores || hidesNames)) return null;
    return async (answer) => {
      const shown = viewer.hidesScores && Array.isArray(answer) ? answer.map(withoutScore) : answer;
      return hidesNames ? hideNames(viewer.userId, contract.response, shown, namedBy(contract, params, query)) : shown;
    };
  },
});
