/** Queries and mutations for invitations and for people who fit a job. */
import { apiList, apiQuery, useApiMutation } from '#client/api/api.ts';
import type { QueryInput } from '#shared/contract.ts';
import type { InvitationStatus } from '#shared/vocabulary.ts';
import { fittingContract } from '../fitting.contract.ts';
import { invitationsContract } from '../invitations.contract.ts';
import { inviteManyContract } from '../invite-many.contract.ts';

const PAGE_SIZE = 8;

export type MatchFilters = QueryInput<typeof invitationsContract.listMatches>;

/**
 * Builds the query for people who fit a job and have not applied, best first. `includeHired` adds people with few hours left who are not open
 * to work.
 */
export const jobMatchesList = (jobId: string, query: MatchFilters = {}) =>
  apiList(invitationsContract.listMatches, { params: { id: jobId }, query, limit: PAGE_SIZE });

/** Builds the query for how many people fit each of these jobs. Its path starts with the path of jobs, so every change to a job makes it stale. */
export const fittingQuery = (jobIds: readonly string[]) =>
  apiQuery(fittingContract.countFitting, { query: { ids: jobIds.join(',') } });

/** Builds the query for the invitations that the company sent or the candidate received, newest first. */
export const invitationsList = (query: { jobId?: string; status?: InvitationStatus } = {}, limit?: number) =>
  apiList(invitationsContract.listInvitations, { query, ...(limit ? { limit } : {}) });

/** Builds the query for one invitation with its full note. */
export const invitationQuery = (id: string) => apiQuery(invitationsContract.getInvitation, { params: { id } });

export const useInvite = () => useApiMutation(invitationsContract.invite);

export const useInviteMany = () => useApiMutation(inviteManyContract.inviteMany);

export const useDeclineInvitation = () => useApiMutation(invitationsContract.answerInvitation);
