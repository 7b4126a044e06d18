/** Reads and mutations of a company's team. */
import { apiList, apiQuery, useApiMutation } from '#client/api/api.ts';
import { companyLogContract } from '../company-log.contract.ts';
import { teamsContract } from '../teams.contract.ts';

export const membersQuery = apiQuery(teamsContract.listMembers);
export const memberInvitationsQuery = apiQuery(teamsContract.listMemberInvitations);
/** Lists the log, newest first. `q` searches the log. */
export const companyLogList = (q: string) => apiList(companyLogContract.listCompanyLog, { query: { q }, limit: 20 });

export const useChangeMember = () => useApiMutation(teamsContract.changeMember);
export const useRemoveMember = () => useApiMutation(teamsContract.removeMember);
export const useInviteMember = () => useApiMutation(teamsContract.inviteMember);
export const useWithdrawInvitation = () => useApiMutation(teamsContract.withdrawMemberInvitation);
