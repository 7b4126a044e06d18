/**
 * All jobs for admins: searchable, with the actions that take a job down and restore it. A job that was taken down is hidden from lists and searches
 * and accepts no applications. Its company cannot restore it. Applications stay. Owns no tables; jobs belong to their own feature.
 */
import * as z from 'zod/mini';
import { route } from '#shared/contract.ts';
import { LIMITS } from '#shared/limits.ts';
import { cursorInstant, instantSchema, optionalChoice, queryText, requiredText } from '#shared/schema.ts';
import { JOB_STATUSES } from '#shared/vocabulary.ts';

/** A job that was taken down is not counted as closed. */
export const JOB_DESK_STATUSES = [...JOB_STATUSES, 'taken-down'] as const;
export type JobDeskStatus = (typeof JOB_DESK_STATUSES)[number];

export const jobDeskEntrySchema = z.object({
  id: z.string(),
  title: z.string(),
  status: z.enum(JOB_DESK_STATUSES),
  company: z.object({ id: z.string(), companyName: z.string(), userId: z.string() }),
  applicationCount: z.int(),
  createdAt: instantSchema,
  /** Null unless an admin took the job down. Restoring it brings back `earlierStatus`. */
  takenDown: z.nullable(z.object({ at: instantSchema, reason: z.string(), earlierStatus: z.enum(JOB_STATUSES) })),
});
export type JobDeskEntry = z.infer<typeof jobDeskEntrySchema>;

export const takedownSchema = z.object({
  /** Shown to the company. */
  reason: requiredText('takedown-reason-required', LIMITS.takedownReason),
});

export const jobDeskContract = {
  listAllJobs: route({
    method: 'GET',
    path: '/api/admin/jobs',
    access: 'admin',
    summary: "Returns all jobs, newest first; every word of the search must be in the title or the company's name",
    query: z.object({ q: queryText(), status: optionalChoice(JOB_DESK_STATUSES) }),
    response: z.array(jobDeskEntrySchema),
    cursor: z.tuple([cursorInstant(), z.uuid()]),
  }),
  takeDown: route({
    method: 'POST',
    path: '/api/admin/jobs/:id/take-down',
    access: 'admin',
    summary:
      'Takes a job down with a reason for its company; 409 if it is already down; logged, and the company is emailed',
    body: takedownSchema,
    response: jobDeskEntrySchema,
  }),
  restore: route({
    method: 'POST',
    path: '/api/admin/jobs/:id/restore',
    access: 'admin',
    summary: 'Restores a job to its earlier status; 409 if it is not taken down; logged, and the company is emailed',
    response: jobDeskEntrySchema,
  }),
};
