/** Queries and mutations for a job's hiring team. */
import { apiQuery, useApiMutation } from '#client/api/api.ts';
import { hiringTeamContract } from '../hiring-team.contract.ts';

export const hiringTeamQuery = (jobId: string) => apiQuery(hiringTeamContract.getHiringTeam, { params: { id: jobId } });

export const usePutHiringTeam = () => useApiMutation(hiringTeamContract.putHiringTeam);
