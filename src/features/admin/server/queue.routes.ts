/** API calls for the admins' to-do list across all desks. */
import type { FastifyInstance } from 'fastify';
import { toPage } from '#server/http/lists.ts';
import { type Handlers, mountContract } from '#server/http/mount.ts';
import type { Platform } from '#server/platform.ts';
import { queueContract } from '../queue.contract.ts';
import { countQueue, listQueue } from './queue.db.ts';

const createHandlers = ({ db }: Platform): Handlers<typeof queueContract> => ({
  listQueue: async ({ query, page, viewer }) => {
    const rows = await listQueue(page.db, viewer, query.kind || null, { limit: page.limit + 1, after: page.after });
    return toPage(rows, page.limit, ({ since, id }): [string, string] => [since, id]);
  },
  countQueue: ({ viewer }) => countQueue(db, viewer),
});

export const mountQueue = (app: FastifyInstance, platform: Platform): void =>
  mountContract(app, queueContract, createHandlers(platform));
