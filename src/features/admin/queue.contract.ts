/**
 * Work waiting for an admin across all desks: applications to the marketplace, profiles, verifications, English tasks, reports and appeals. Excludes
 * rows that the viewing admin may not decide on, such as their own profile. Owns no tables; each row is decided on its desk.
 */
import * as z from 'zod/mini';
import { route } from '#shared/contract.ts';
import { cursorInstant, instantSchema, optionalChoice } from '#shared/schema.ts';
import { VERIFICATION_KINDS } from '#shared/vocabulary.ts';

export const QUEUE_KINDS = ['intake', 'profile', 'verification', 'english', 'report', 'appeal'] as const;
export type QueueKind = (typeof QUEUE_KINDS)[number];

const queueEntrySchema = z.object({
  /** The id of the row on its desk. */
  id: z.string(),
  kind: z.enum(QUEUE_KINDS),
  /** The name of the person that the row is about. Null for English tasks, which are rated without a name. */
  name: z.nullable(z.string()),
  /** A job title, the subject of a verification or the start of a report. */
  detail: z.nullable(z.string()),
  verificationKind: z.nullable(z.enum(VERIFICATION_KINDS)),
  since: instantSchema,
  /** The deadline for closing an appeal. Null for other rows. */
  dueAt: z.nullable(instantSchema),
});
export type QueueEntry = z.infer<typeof queueEntrySchema>;

const queueCountsSchema = z.record(z.enum(QUEUE_KINDS), z.int());
export type QueueCounts = z.infer<typeof queueCountsSchema>;

export const queueContract = {
  listQueue: route({
    method: 'GET',
    path: '/api/admin/queue',
    access: 'admin',
    summary: 'Returns everything waiting for an admin across all desks, longest wait first',
    query: z.object({ kind: optionalChoice(QUEUE_KINDS) }),
    response: z.array(queueEntrySchema),
    cursor: z.tuple([cursorInstant(), z.uuid()]),
  }),
  countQueue: route({
    method: 'GET',
    path: '/api/admin/queue/counts',
    access: 'admin',
    summary: 'Returns how many rows are waiting on each desk',
    response: queueCountsSchema,
  }),
};
