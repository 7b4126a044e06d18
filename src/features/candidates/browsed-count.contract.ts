/** The length of companies' list of candidates, without its rows. */
import * as z from 'zod/mini';
import { route } from '#shared/contract.ts';
import { browseCandidatesQuerySchema } from './candidates.contract.ts';

export const browsedCountContract = {
  countBrowsed: route({
    method: 'GET',
    path: '/api/candidates/browse/count',
    access: 'company',
    may: 'readAll',
    summary: 'Returns how many candidates the list has with these filters; null while the index of scores is loading',
    query: browseCandidatesQuerySchema,
    response: z.object({ count: z.nullable(z.int()) }),
  }),
};
