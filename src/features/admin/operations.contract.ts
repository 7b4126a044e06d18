/**
 * Operations for admins: failed emails, suppressed addresses, background work, retention, and erasing the data of people without an account. Also has
 * the call that email services use to report bounces and complaints.
 */
import * as z from 'zod/mini';
import { BACKGROUND_WORK } from '#shared/background-work.ts';
import { route } from '#shared/contract.ts';
import { RETENTION_IDS } from '#shared/retention.ts';
import { cursorInstant, emailAddress, instantSchema, optionalText } from '#shared/schema.ts';

export const failedMailSchema = z.object({
  id: z.string(),
  kind: z.string(),
  to: z.string(),
  subject: z.string(),
  attempts: z.int(),
  /** The mail server's last response. */
  reason: z.nullable(z.string()),
  failedAt: instantSchema,
  createdAt: instantSchema,
  /** False if its body was erased, for example because it contained a password and was not delivered within a week. */
  canBeSent: z.boolean(),
});
export type FailedMail = z.infer<typeof failedMailSchema>;

export const suppressionSchema = z.object({
  id: z.string(),
  address: z.string(),
  reason: z.enum(['bounced', 'complained']),
  detail: z.nullable(z.string()),
  createdAt: instantSchema,
});
export type Suppression = z.infer<typeof suppressionSchema>;

export const backgroundRunSchema = z.object({
  name: z.enum(BACKGROUND_WORK),
  /** Null if no process has run it yet. */
  startedAt: z.nullable(instantSchema),
  doneAt: z.nullable(instantSchema),
  nextAt: z.nullable(instantSchema),
  /** The number of rows written by the last run. */
  rows: z.int(),
  /** Consecutive failed runs. */
  failures: z.int(),
  lastError: z.nullable(z.string()),
});
export type BackgroundRun = z.infer<typeof backgroundRunSchema>;

/** How many emails will be sent again. */
const replayed = z.object({ count: z.int() });

const timeCursor = z.tuple([cursorInstant(), z.uuid()]);

export const operationsContract = {
  listFailedMails: route({
    method: 'GET',
    path: '/api/admin/mails',
    access: 'admin',
    summary: 'Returns emails that could not be sent, newest first',
    response: z.array(failedMailSchema),
    cursor: timeCursor,
  }),
  replayMail: route({
    method: 'POST',
    path: '/api/admin/mails/:id/replay',
    access: 'admin',
    summary: 'Sends a failed email again; logged',
    response: replayed,
  }),
  replayMails: route({
    method: 'POST',
    path: '/api/admin/mails/replay',
    access: 'admin',
    summary: 'Sends all failed emails again, at most 500 at a time; logged',
    response: replayed,
  }),
  listSuppressions: route({
    method: 'GET',
    path: '/api/admin/suppressions',
    access: 'admin',
    summary: 'Returns addresses that receive no email, newest first',
    response: z.array(suppressionSchema),
    cursor: timeCursor,
  }),
  liftSuppression: route({
    method: 'DELETE',
    path: '/api/admin/suppressions/:id',
    access: 'admin',
    summary: 'Allows email to an address again; logged',
    response: z.null(),
    status: 204,
  }),
  listBackground: route({
    method: 'GET',
    path: '/api/admin/background',
    access: 'admin',
    summary: 'Returns the background tasks with their last run, next run and failures',
    response: z.array(backgroundRunSchema),
  }),
  runBackground: route({
    method: 'POST',
    path: '/api/admin/background/runs',
    access: 'admin',
    summary: 'Requests a run of a background task now',
    body: z.object({ name: z.enum(BACKGROUND_WORK) }),
    response: z.object({ name: z.enum(BACKGROUND_WORK) }),
    status: 202,
  }),
  listRetention: route({
    method: 'GET',
    path: '/api/admin/retention',
    access: 'admin',
    summary:
      'Returns how many days each kind of data is kept; null if it is kept as long as the record that it belongs to',
    response: z.array(z.object({ id: z.enum(RETENTION_IDS), days: z.nullable(z.int()) })),
  }),
  erasePerson: route({
    method: 'POST',
    path: '/api/admin/erasures',
    access: 'admin',
    summary:
      'Erases the data of an address that has no account: public applications, consultations, references and emails; logged',
    body: z.object({ email: emailAddress('email-not-valid') }),
    response: z.object({ intakes: z.int(), bookings: z.int(), references: z.int() }),
  }),
  reportMailEvent: route({
    method: 'POST',
    path: '/api/mail/events',
    access: 'visitor',
    summary: 'Receives bounces and complaints from an email service; requires MAIL_EVENTS_TOKEN as the bearer token',
    body: z.object({
      address: emailAddress('email-not-valid'),
      event: z.enum(['bounced', 'complained']),
      detail: optionalText(2_000),
    }),
    response: z.null(),
    status: 204,
  }),
};
