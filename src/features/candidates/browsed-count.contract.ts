/** The number of candidates in a company's list, without its rows. */
import * as z from 'zod/mini';
import { route } from '#shared/contract.ts';
import { browseCandidatesQuerySchema } from './candidates.contract.ts';

export const browsedCountContract = {
  countBrowsed: route({
    method: 'GET',
    path: '/api/candidates/browse/count',
    access: 'company',
    may: 'readAll',
    summary: 'Returns how many candidates match these filters; null while the score index is loading or overloaded',
    query: browseCandidatesQuerySchema,
    response: z.object({ count: z.nullable(z.int()) }),
  }),
};
