/** The numbers of the stat cards, for whichever dashboard the reader has. Reading them changes nothing. Owns no table. */
import * as z from 'zod/mini';
import { route } from '#shared/contract.ts';

export const companyNumbersSchema = z.object({
  openPositions: z.int(),
  applications: z.int(),
  activeHires: z.int(),
  /** Unread messages. */
  messages: z.int(),
});
export type CompanyNumbers = z.infer<typeof companyNumbersSchema>;

export const candidateNumbersSchema = z.object({
  applied: z.int(),
  interviewing: z.int(),
  hired: z.int(),
  newMatches: z.int(),
});
export type CandidateNumbers = z.infer<typeof candidateNumbersSchema>;

export const dashboardsContract = {
  getDashboard: route({
    method: 'GET',
    path: '/api/dashboard',
    access: 'signedIn',
    summary: 'The numbers of the stat cards; 403 without an account type',
    response: z.union([companyNumbersSchema, candidateNumbersSchema]),
  }),
  openDashboard: route({
    method: 'POST',
    path: '/api/dashboard/opened',
    access: 'candidate',
    summary: 'The dashboard screen was opened: matches seen until now are no longer new',
    response: z.null(),
    status: 204,
  }),
};
