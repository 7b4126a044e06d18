/**
 * Reports of one person about another. Signed-in users may report people they have interacted with
 * or can see. Admins read and resolve reports. The reported person is not notified. Owns reports.
 * Sends admins a notification in the bell.
 */
import * as z from 'zod/mini';
import { personSchema } from '#features/auth/auth.contract.ts';
import { route } from '#shared/contract.ts';
import { LIMITS } from '#shared/limits.ts';
import {
  cursorInstant,
  instantSchema,
  objectId,
  optionalChoice,
  optionalText,
  requiredChoice,
  requiredText,
} from '#shared/schema.ts';
import { ACCOUNT_TYPES, REPORT_STATUSES } from '#shared/vocabulary.ts';

export const newReportSchema = z.object({
  userId: objectId('reported-person-required'),
  reason: requiredText('report-reason-required', LIMITS.text),
});

export type NewReport = z.infer<typeof newReportSchema>;

const reportSchema = z.object({
  id: z.string(),
  userId: z.string(),
  reason: z.string(),
  status: z.enum(REPORT_STATUSES),
  createdAt: instantSchema,
});

/** The reporter or the reported person, as admins see them. */
const partySchema = z.extend(personSchema, {
  email: z.nullable(z.string()),
  accountType: z.nullable(z.enum(ACCOUNT_TYPES)),
  companyName: z.nullable(z.string()),
  isAdmin: z.boolean(),
  suspended: z.boolean(),
});

/** A report as admins see it. */
const reviewedReportSchema = z.object({
  id: z.string(),
  reason: z.string(),
  status: z.enum(REPORT_STATUSES),
  createdAt: instantSchema,
  reporter: partySchema,
  reported: partySchema,
  /** The number of reports about this person, including this one and resolved ones. */
  reportCount: z.int(),
  /** Null while the report is open. */
  resolvedAt: z.nullable(instantSchema),
  resolvedBy: z.nullable(personSchema),
  resolution: z.nullable(z.string()),
});
export type ReviewedReport = z.infer<typeof reviewedReportSchema>;

const resolutionSchema = z.object({
  status: requiredChoice(['resolved']),
  note: optionalText(LIMITS.text),
});

/** The sort orders of the list of reports, by filing date. */
export const REPORT_ORDERS = ['newest', 'oldest'] as const;
export type ReportOrder = (typeof REPORT_ORDERS)[number];

export const reportsContract = {
  fileReport: route({
    method: 'POST',
    path: '/api/reports',
    access: 'signedIn',
    may: 'readAll',
    summary: 'Reports a person to the admins; a reporter can have one open report per person',
    body: newReportSchema,
    response: reportSchema,
    status: 201,
  }),
  listReports: route({
    method: 'GET',
    path: '/api/admin/reports',
    access: 'admin',
    summary: 'Returns reports, newest first by default; only open ones unless another status is given',
    query: z.object({ status: optionalChoice(REPORT_STATUSES), sort: optionalChoice(REPORT_ORDERS) }),
    response: z.array(reviewedReportSchema),
    cursor: z.tuple([cursorInstant(), z.uuid()]),
  }),
  resolveReport: route({
    method: 'PATCH',
    path: '/api/admin/reports/:id',
    access: 'admin',
    summary: 'Resolves a report, with a note for the other admins; recorded in the audit log',
    body: resolutionSchema,
    response: reviewedReportSchema,
  }),
};
