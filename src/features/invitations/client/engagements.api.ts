/** The query for engagements. Separate from `invitations.api.ts`, because lists of people and the palette load only this query. */
import { apiQuery } from '#client/api/api.ts';
import { engagementsContract } from '../engagements.contract.ts';

/** Builds the query for the invitations and applications of up to a page of people, newest first. */
export const engagementsQuery = (candidateIds: readonly string[]) =>
  apiQuery(engagementsContract.listEngagements, { query: { ids: candidateIds.join(',') } });
