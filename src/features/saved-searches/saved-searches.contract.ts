/**
 * Saved searches. Each is a list's query string under a name. The worker replays it and emails new results within minutes, daily or weekly.
 * Candidates save searches for jobs, companies save searches for candidates. Each job or person is sent once per search. Owns saved searches and
 * the results they sent. Emails: new results of a search, and a candidate's weekly new matches. Opening a link in an email changes nothing.
 */
import * as z from 'zod/mini';
import { personSchema } from '#features/auth/auth.contract.ts';
import { route } from '#shared/contract.ts';
import { refusal } from '#shared/errors.ts';
import { LIMITS } from '#shared/limits.ts';
import { cursorInstant, instantSchema, requiredChoice, requiredLine, untrimmedText } from '#shared/schema.ts';

export const SEARCH_KINDS = ['jobs', 'candidates'] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** `instant` sends an email within a minute or two of a new result. `off` never sends any. */
export const ALERT_FREQUENCIES = ['instant', 'daily', 'weekly', 'off'] as const;
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number];

/** Per candidate or company. The members of a company share its searches. */
export const MAX_SAVED_SEARCHES = 20;
export const MAX_QUERY_CHARACTERS = 2_000;

export const savedSearchSchema = z.object({
  id: z.string(),
  kind: z.enum(SEARCH_KINDS),
  name: z.string(),
  /** The query string of the list, without a question mark. */
  query: z.string(),
  frequency: z.enum(ALERT_FREQUENCIES),
  /** Results with a lower score are not sent; 0 sends all results. */
  minScore: z.int(),
  /** True if the list refused the query when it was last replayed, for example because its job is closed. */
  cannotRun: z.boolean(),
  lastSentAt: z.nullable(instantSchema),
  createdAt: instantSchema,
});
export type SavedSearch = z.infer<typeof savedSearchSchema>;

const minScore = z
  .int({ error: 'not-a-percentage' })
  .check(z.minimum(0, 'not-a-percentage'), z.maximum(100, 'not-a-percentage'));

export const newSavedSearchSchema = z.object({
  kind: requiredChoice(SEARCH_KINDS, refusal('not-one-of', { list: SEARCH_KINDS })),
  name: requiredLine('name-required', LIMITS.name),
  query: untrimmedText(MAX_QUERY_CHARACTERS),
  frequency: requiredChoice(ALERT_FREQUENCIES, refusal('not-one-of', { list: ALERT_FREQUENCIES })),
  minScore: z.optional(minScore),
});
export type NewSavedSearch = z.infer<typeof newSavedSearchSchema>;

export const savedSearchChangesSchema = z.partial(z.omit(newSavedSearchSchema, { kind: true }));
export type SavedSearchChanges = z.infer<typeof savedSearchChangesSchema>;

/** A job or person that was sent, with the score and reason at the time. Both are null for people without scores and for readers who hide scores. */
export const sentResultSchema = z.object({
  jobId: z.optional(z.string()),
  candidateId: z.optional(z.string()),
  /** The title of the job or of the person. */
  title: z.string(),
  companyName: z.optional(z.string()),
  user: z.optional(personSchema),
  /** False for a job that no longer accepts applications. */
  isOpen: z.boolean(),
  score: z.nullable(z.int()),
  /** In the reader's language. */
  reason: z.nullable(z.string()),
  sentAt: instantSchema,
});
export type SentResult = z.infer<typeof sentResultSchema>;

export const savedSearchesContract = {
  listSavedSearches: route({
    method: 'GET',
    path: '/api/saved-searches',
    access: 'member',
    may: 'recruit',
    summary: 'Returns the saved searches of the candidate or company, newest first',
    response: z.array(savedSearchSchema),
  }),
  saveSearch: route({
    method: 'POST',
    path: '/api/saved-searches',
    access: 'member',
    may: 'recruit',
    summary:
      'Saves a search: for jobs if a candidate saves it, for candidates if a company does. `query` is the query string of the list and must be valid for it',
    body: newSavedSearchSchema,
    response: savedSearchSchema,
    status: 201,
  }),
  getSavedSearch: route({
    method: 'GET',
    path: '/api/saved-searches/:id',
    access: 'member',
    may: 'recruit',
    summary: 'Returns one saved search',
    response: savedSearchSchema,
  }),
  changeSavedSearch: route({
    method: 'PATCH',
    path: '/api/saved-searches/:id',
    access: 'member',
    may: 'recruit',
    summary: 'Changes the name, query, frequency or minimum score of a saved search',
    body: savedSearchChangesSchema,
    response: savedSearchSchema,
  }),
  deleteSavedSearch: route({
    method: 'DELETE',
    path: '/api/saved-searches/:id',
    access: 'member',
    may: 'recruit',
    summary: 'Deletes a saved search and the record of what it sent',
    response: z.null(),
    status: 204,
  }),
  listSent: route({
    method: 'GET',
    path: '/api/saved-searches/:id/sent',
    access: 'member',
    may: 'recruit',
    summary: 'Returns the results that a saved search sent, newest first, each with its score and reason at the time',
    response: z.array(sentResultSchema),
    cursor: z.tuple([cursorInstant(), z.uuid()]),
  }),
};

export const unsubscribeContract = {
  unsubscribe: route({
    method: 'POST',
    path: '/api/unsubscribe/:token',
    access: 'visitor',
    isOneClick: true,
    isDownload: true,
    summary:
      'Turns off the emails that the token was sent with. For the one-click unsubscribe header of email clients (RFC 8058): takes a form, needs neither a session nor an origin, and is safe to repeat. Returns HTML to browsers',
    response: z.string(),
  }),
};
