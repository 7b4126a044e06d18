/**
 * The ledger: what was claimed and checked of people, and each step of it. Written by the verifications feature only. The steps are
 * append only: a trigger of the database refuses to change one, and to drop one unless its person is being erased.
 */
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#features/auth/server/auth.tables.ts';
import { createdAt, id, instant, oneOf } from '#server/db/columns.ts';
import { VERIFICATION_KINDS, VERIFICATION_STATUSES } from '#shared/vocabulary.ts';

export const verifications = pgTable(
  'verifications',
  {
    id: id(),
    /** Whose; the person, as their profile stands above this feature. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind', { enum: VERIFICATION_KINDS }).notNull(),
    /** As the candidate wrote it. */
    subject: text('subject'),
    /** What tells subjects of a kind apart (`subjectKey`). */
    subjectKey: text('subject_key').notNull(),
    /** As it was last written: what is `verified` here may have expired by its time. */
    status: text('status', { enum: VERIFICATION_STATUSES }).notNull().default('claimed'),
    method: text('method'),
    verifiedAt: instant('verified_at'),
    expiresAt: instant('expires_at'),
    createdAt: createdAt(),
  },
  (table) => [
    check('verifications_kind_check', oneOf('kind', VERIFICATION_KINDS)),
    check('verifications_status_check', oneOf('status', VERIFICATION_STATUSES)),
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
    // Behind `?verified=`: who has it, by person and by kind.
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
    /** Null where it was claimed. */
    fromStatus: text('from_status', { enum: VERIFICATION_STATUSES }),
    toStatus: text('to_status', { enum: VERIFICATION_STATUSES }).notNull(),
    method: text('method'),
    /** For admins only. */
    note: text('note'),
    expiresAt: instant('expires_at'),
    /** The admin; null where the candidate claimed, or time made it expire. */
    adminId: uuid('admin_id').references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [
    check('verification_events_to_check', oneOf('to_status', VERIFICATION_STATUSES)),
    check('verification_events_claim_check', sql`(from_status is null) = (to_status = 'claimed')`),
    index('verification_events_of_idx').on(table.verificationId, table.createdAt, table.id),
  ],
);
