/**
 * The ledger: claims and checks about people, with an event for every status change. Written by the verifications feature
 * only. Events are append-only: a database trigger refuses every update, and every delete unless the
 * person is being erased.
 */
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#features/auth/server/auth.tables.ts';
import { between, createdAt, id, instant, isInList } from '#server/db/columns.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { CEFR_LEVELS, REFERENCE_STATUSES, VERIFICATION_KINDS, VERIFICATION_STATUSES } from '#shared/vocabulary.ts';
import { MAX_RATERS } from '../english.domain.ts';
import type { ReferenceAnswer } from '../reference-answer.contract.ts';

export const verifications = pgTable(
  'verifications',
  {
    id: id(),
    /** The candidate. Refers to the user, because this feature must not import the candidates feature. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind', { enum: VERIFICATION_KINDS }).notNull(),
    /** As the candidate wrote it. For English, the level that the raters decided. */
    subject: text('subject'),
    /** The normalized subject (`subjectKey`). At most one verification per person, kind and key is open. */
    subjectKey: text('subject_key').notNull(),
    /** The last recorded status. A `verified` row may since have expired. */
    status: text('status', { enum: VERIFICATION_STATUSES }).notNull().default('claimed'),
    method: text('method'),
    verifiedAt: instant('verified_at'),
    expiresAt: instant('expires_at'),
    createdAt: createdAt(),
  },
  (table) => [
    check('verifications_kind_check', isInList('kind', VERIFICATION_KINDS)),
    check('verifications_status_check', isInList('status', VERIFICATION_STATUSES)),
    check('verifications_subject_check', sql`(kind in ('identity', 'english')) = (subject_key = '')`),
    check(
      'verifications_verified_check',
      sql`(status in ('verified', 'expired', 'revoked')) = (verified_at is not null) and (expires_at is null or expires_at > verified_at)`,
    ),
    uniqueIndex('verifications_open_once_key')
      .on(table.userId, table.kind, table.subjectKey)
      .where(sql`status in ('claimed', 'checking')`),
    index('verifications_user_newest_idx').on(table.userId, table.createdAt, table.id),
    index('verifications_status_idx').on(table.status, table.createdAt, table.id),
    // For the filter `?verified=`, by person and kind.
    index('verifications_held_idx').on(table.userId, table.kind, table.expiresAt).where(sql`status = 'verified'`),
    index('verifications_held_kind_idx').on(table.kind, table.userId, table.expiresAt).where(sql`status = 'verified'`),
    index('verifications_due_idx')
      .on(table.expiresAt, table.id)
      .where(sql`status = 'verified' and expires_at is not null`),
  ],
);

export const verificationEvents = pgTable(
  'verification_events',
  {
    id: id(),
    verificationId: uuid('verification_id')
      .notNull()
      .references(() => verifications.id),
    /** Null for the claim. */
    fromStatus: text('from_status', { enum: VERIFICATION_STATUSES }),
    toStatus: text('to_status', { enum: VERIFICATION_STATUSES }).notNull(),
    method: text('method'),
    /** For admins only. */
    note: text('note'),
    expiresAt: instant('expires_at'),
    /** The admin. Null for claims, expiries, and checks that began with a writing test. */
    adminId: uuid('admin_id').references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [
    check('verification_events_to_check', isInList('to_status', VERIFICATION_STATUSES)),
    check('verification_events_claim_check', sql`(from_status is null) = (to_status = 'claimed')`),
    index('verification_events_of_idx').on(table.verificationId, table.createdAt, table.id),
  ],
);

/** A referee and their answer. For admins only. Erased at the request of the referee and after the retention period. */
export const referenceRequests = pgTable(
  'reference_requests',
  {
    id: id(),
    verificationId: uuid('verification_id')
      .notNull()
      .unique()
      .references(() => verifications.id),
    /** The hash of the token in the emailed link. Null once the link is invalid. */
    tokenHash: text('token_hash').unique(),
    status: text('status', { enum: REFERENCE_STATUSES }).notNull().default('asked'),
    /** Null after the referee is erased. */
    refereeName: text('referee_name'),
    refereeEmail: text('referee_email'),
    /** The language of the email and of the page behind its link. */
    language: text('language', { enum: LANGUAGES }).notNull().default('en'),
    answer: jsonb('answer').$type<ReferenceAnswer>(),
    answeredAt: instant('answered_at'),
    /** The deadline for answering. Once answered, the end of the retention period. */
    endsAt: instant('ends_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('reference_requests_status_check', isInList('status', REFERENCE_STATUSES)),
    check('reference_requests_language_check', isInList('language', LANGUAGES)),
    check('reference_requests_answered_check', sql`(status = 'answered') = (answer is not null)`),
    check(
      'reference_requests_forgotten_check',
      sql`(status in ('declined', 'lapsed')) = (referee_name is null and referee_email is null and token_hash is null)`,
    ),
    index('reference_requests_ends_idx').on(table.endsAt).where(sql`status in ('asked', 'answered')`),
  ],
);

/** An English writing test: one per claim, with start and end on the server's clock. */
export const englishTasks = pgTable(
  'english_tasks',
  {
    id: id(),
    verificationId: uuid('verification_id')
      .notNull()
      .unique()
      .references(() => verifications.id),
    /** The index of the prompt. */
    prompt: integer('prompt').notNull(),
    text: text('text').notNull().default(''),
    startedAt: instant('started_at').notNull().default(sql`now()`),
    endsAt: instant('ends_at').notNull(),
    /** Null if the task was not submitted before its end. It is still rated. */
    submittedAt: instant('submitted_at'),
    /** The level that the raters decided. Null until they decide. */
    level: text('level', { enum: CEFR_LEVELS }),
  },
  (table) => [
    check('english_tasks_level_check', isInList('level', CEFR_LEVELS)),
    check('english_tasks_ends_check', sql`ends_at > started_at`),
    index('english_tasks_unrated_idx').on(table.startedAt, table.id).where(sql`level is null`),
    index('english_tasks_started_idx').on(table.startedAt).where(sql`text <> ''`),
  ],
);

const level = (column: string) => text(column, { enum: CEFR_LEVELS }).notNull();

/** An admin's rating of a task, made without knowing the author or the other ratings. Never changes. */
export const englishRatings = pgTable(
  'english_ratings',
  {
    id: id(),
    taskId: uuid('task_id')
      .notNull()
      .references(() => englishTasks.id),
    adminId: uuid('admin_id')
      .notNull()
      .references(() => users.id),
    /** The position of the rating: 1, 2 or, if the first two differ, 3. */
    place: integer('place').notNull(),
    range: level('range'),
    accuracy: level('accuracy'),
    coherence: level('coherence'),
    argument: level('argument'),
    /** The level from the four criteria (`overallLevel`). */
    level: level('level'),
    createdAt: createdAt(),
  },
  (table) => [
    check('english_ratings_place_check', between('place', 1, MAX_RATERS)),
    check('english_ratings_level_check', isInList('level', CEFR_LEVELS)),
    uniqueIndex('english_ratings_place_key').on(table.taskId, table.place),
    uniqueIndex('english_ratings_rater_key').on(table.taskId, table.adminId),
  ],
);

/** The keys that sign credentials. The newest key that the app can decrypt is in use. The others remain for existing signatures. */
export const issuerKeys = pgTable('issuer_keys', {
  id: id(),
  publicJwk: jsonb('public_jwk').$type<{ kty: string; n: string; e: string }>().notNull(),
  /** Encrypted with the app's secret. */
  sealedPrivate: text('sealed_private').notNull(),
  createdAt: createdAt(),
});
