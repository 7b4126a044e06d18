/** API calls for the admin to-do list of all desks. Every change of a desk makes both stale. */
import { apiList, apiQuery } from '#client/api/api.ts';
import { type QueueKind, queueContract } from '../queue.contract.ts';

/** The tasks that wait on one desk, or on all (''). */
export const queueQuery = (kind: QueueKind | '') => apiList(queueContract.listQueue, { query: { kind } });

export const queueCountsQuery = apiQuery(queueContract.countQueue);
