/** Reads and mutations of invitations and of the people who fit a job. */
import { apiList, apiQuery, useApiMutation } from '#client/api/api.ts';
import type { InvitationStatus } from '#shared/vocabulary.ts';
import { invitationsContract } from '../invitations.contract.ts';

/** So many people at a time: the section stands under the applicants. */
const SHOWN_AT_ONCE = 8;

/** The people who fit a job and have not applied, best first; `includeHired` for those too who have few hours left. */
export const jobMatchesList = (jobId: string, query: { includeHired?: 'true' } = {}) =>
  apiList(invitationsContract.listMatches, { params: { id: jobId }, query, limit: SHOWN_AT_ONCE });

/** The own invitations, newest first: those sent by the company, or got by the candidate. */
export const invitationsList = (query: { jobId?: string; status?: InvitationStatus } = {}, limit?: number) =>
  apiList(invitationsContract.listInvitations, { query, ...(limit ? { limit } : {}) });

/** One invitation with its whole note. */
export const invitationQuery = (id: string) => apiQuery(invitationsContract.getInvitation, { params: { id } });

/** Invites someone to apply. */
export const useInvite = () => useApiMutation(invitationsContract.invite);

/** Declines an invitation. */
export const useDeclineInvitation = () => useApiMutation(invitationsContract.answerInvitation);
