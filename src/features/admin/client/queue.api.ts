/** API calls for the admin to-do list of all desks. Any change on a desk makes both queries stale. */
import { apiList, apiQuery } from '#client/api/api.ts';
import { type QueueKind, queueContract } from '../queue.contract.ts';

/** Returns the query for the tasks that wait on one desk, or on all (''). */
export const queueQuery = (kind: QueueKind | '') => apiList(queueContract.listQueue, { query: { kind } });

export const queueCountsQuery = apiQuery(queueContract.countQueue);
