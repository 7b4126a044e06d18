/** The query for a job's funnel. */
import { apiQuery } from '#client/api/api.ts';
import { funnelContract } from '../funnel.contract.ts';

export const funnelQuery = (jobId: string) => apiQuery(funnelContract.getFunnel, { params: { id: jobId } });
