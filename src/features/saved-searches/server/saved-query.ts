/** Parses the query string of a saved search with its list's schema, just as a request to the list would be. */
import { parse } from 'node:querystring';
import * as z from 'zod/mini';
import { type BrowseCandidatesQuery, browseCandidatesQuerySchema } from '#features/candidates/candidates.contract.ts';
import { type BrowseJobsQuery, browseJobsQuerySchema } from '#features/jobs/jobs.contract.ts';
import { AppError, type Refusal } from '#shared/errors.ts';

/** More parameters than any list has. */
const MAX_PARAMETERS = 50;

const isPaging = (parameter: string): boolean =>
  ['cursor', 'limit'].some((name) => new URLSearchParams(parameter).has(name));

/** Returns the stored form of a query string: trimmed, without the question mark and the position in the list. */
export const normalizeQuery = (query: string): string =>
  query
    .trim()
    .replace(/^\?/, '')
    .split('&')
    .filter((parameter) => !isPaging(parameter))
    .join('&');

const parseWith = <Query>(schema: z.ZodMiniType<Query>, query: string): Query => {
  const result = schema.safeParse({ ...parse(query, '&', '=', { maxKeys: MAX_PARAMETERS }) });
  if (result.success) return result.data;
  // The first error of each field, as in the list's own response.
  const byPath = Map.groupBy(result.error.issues, ({ path }) => ['query', ...path.map(String)].join('.'));
  const errors = [...byPath].map(([path, [first]]) => ({ path, refusal: first?.message as unknown as Refusal }));
  throw new AppError('invalid', errors[0]?.refusal ?? 'bad-request', { errors });
};

export const readJobsQuery = (query: string): BrowseJobsQuery =>
  parseWith(browseJobsQuerySchema as unknown as z.ZodMiniType<BrowseJobsQuery>, query);

export const readCandidatesQuery = (query: string): BrowseCandidatesQuery =>
  parseWith(browseCandidatesQuerySchema as unknown as z.ZodMiniType<BrowseCandidatesQuery>, query);

/** Prefixes the field names in an `invalid` error from parsing the query, as in `query.timezone`. Returns other errors unchanged. */
export const withQueryPaths = (error: unknown): unknown => {
  if (!(error instanceof AppError) || error.kind !== 'invalid' || error.errors === undefined) return error;
  const errors = error.errors.map((refusal) => ({
    ...refusal,
    path: refusal.path.startsWith('query') ? refusal.path : `query.${refusal.path}`,
  }));
  return new AppError('invalid', error.refusal, { errors });
};
