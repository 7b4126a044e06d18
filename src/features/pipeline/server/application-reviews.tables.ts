/**
 * Reviews of applications, at most one per member of the company. Written only by the pipeline feature.
 */
import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#features/auth/server/auth.tables.ts';
import { between, createdAt, instant, updatedAt } from '#server/db/columns.ts';
import { LIMITS } from '#shared/limits.ts';
import { applications } from './applications.tables.ts';

export const applicationReviews = pgTable(
  'application_reviews',
  {
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** The member. The review stays when they leave the company. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    rating: smallint('rating'),
    notes: text('notes'),
    /** Null for a draft. Only its author can read it. */
    submittedAt: instant('submitted_at'),
    /** When the review was last changed after submission. */
    changedAt: instant('changed_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.userId] }),
    check('application_reviews_rating_check', between('rating', LIMITS.rating.min, LIMITS.rating.max)),
    check('application_reviews_changed_check', sql`changed_at is null or submitted_at is not null`),
    // For the list sorted by a member's own rating.
    index('application_reviews_rated_idx').on(table.userId, table.rating, table.applicationId),
  ],
);
