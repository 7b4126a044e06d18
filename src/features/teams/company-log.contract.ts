/**
 * A company's log, for its owners. Each entry is written in the transaction of the action that it records. Entries never change, except that erased
 * addresses are removed. Owns company_log.
 */
import * as z from 'zod/mini';
import { route } from '#shared/contract.ts';
import { cursorInstant, instantSchema, queryText } from '#shared/schema.ts';

export const COMPANY_LOG_ACTIONS = [
  'job.posted',
  'job.changed',
  'job.closed',
  'job.renewed',
  'job.team-changed',
  'application.moved',
  'application.declined',
  'application.move-undone',
  'interview.interviewers-changed',
  'offer.sent',
  'offer.withdrawn',
  'hire.recorded',
  'hire.changed',
  'hire.exported',
  'member.invited',
  'member.invitation-withdrawn',
  'member.joined',
  'member.role-changed',
  'member.removed',
  'member.left',
  'account.exported',
  'company.changed',
] as const;
export type CompanyLogAction = (typeof COMPANY_LOG_ACTIONS)[number];

export const companyLogEntrySchema = z.object({
  id: z.string(),
  action: z.enum(COMPANY_LOG_ACTIONS),
  /** "Deleted user" after the member deletes their account. */
  actor: z.object({ id: z.string(), firstName: z.string(), lastName: z.string() }),
  /** `name` is a job's title, a member's name or an invited address; `detail` is the new status or role. */
  target: z.object({ id: z.nullable(z.string()), name: z.string(), detail: z.nullable(z.string()) }),
  createdAt: instantSchema,
});
export type CompanyLogEntry = z.infer<typeof companyLogEntrySchema>;

export const companyLogContract = {
  listCompanyLog: route({
    method: 'GET',
    path: '/api/companies/my-company/log',
    access: 'company',
    may: 'manage',
    summary: 'Lists the actions of members of the company, newest first. `q` searches names, titles and actions.',
    query: z.object({ q: queryText() }),
    cursor: z.tuple([cursorInstant(), z.uuid()]),
    response: z.array(companyLogEntrySchema),
  }),
};
