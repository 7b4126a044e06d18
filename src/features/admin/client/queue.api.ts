/** API calls for the admins' to-do list across all desks. Any change on a desk makes both queries stale. */
import { apiList, apiQuery } from '#client/api/api.ts';
import { type QueueKind, queueContract } from '../queue.contract.ts';

/** Returns the query for the tasks waiting on one desk, or on all desks (''). */
export const queueQuery = (kind: QueueKind | '') => apiList(queueContract.listQueue, { query: { kind } });

export const queueCountsQuery = apiQuery(queueContract.countQueue);
