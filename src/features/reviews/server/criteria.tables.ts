/** Job criteria, and the ratings of applications on each criterion. Written by the reviews feature only. */
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, primaryKey, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import { jobs } from '#features/jobs/server/jobs.tables.ts';
import { applicationReviews } from '#features/pipeline/server/application-reviews.tables.ts';
import { between, id, updatedAt } from '#server/db/columns.ts';
import { LIMITS } from '#shared/limits.ts';

export const jobCriteria = pgTable(
  'job_criteria',
  {
    id: id(),
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id),
    /** From 1; negative only while positions are being changed. */
    position: smallint('position').notNull(),
    name: text('name').notNull(),
  },
  (table) => [
    unique('job_criteria_position_key').on(table.jobId, table.position),
    check('job_criteria_position_check', sql.raw(`position <= ${LIMITS.criteria.max}`)),
  ],
);

/** Ratings by criterion. They are part of a member's review and are sealed with it. */
export const criterionRatings = pgTable(
  'criterion_scores',
  {
    applicationId: uuid('application_id').notNull(),
    userId: uuid('user_id').notNull(),
    criterionId: uuid('criterion_id')
      .notNull()
      .references(() => jobCriteria.id, { onDelete: 'cascade' }),
    rating: smallint('rating').notNull(),
    note: text('note'),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.userId, table.criterionId] }),
    foreignKey({
      columns: [table.applicationId, table.userId],
      foreignColumns: [applicationReviews.applicationId, applicationReviews.userId],
      name: 'criterion_scores_review_fk',
    }).onDelete('cascade'),
    check('criterion_scores_rating_check', between('rating', LIMITS.criterionRating.min, LIMITS.criterionRating.max)),
    index('criterion_scores_criterion_idx').on(table.criterionId),
  ],
);
