/** The questions that jobs ask applicants: the current versions, and earlier ones that were answered. Written only by the jobs feature. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { type Accepts, QUESTION_TYPES } from '#features/screening/screening.contract.ts';
import { between, createdAt, isInList } from '#server/db/columns.ts';
import { LIMITS } from '#shared/limits.ts';
import { jobs } from './jobs.tables.ts';

export const jobQuestions = pgTable(
  'job_questions',
  {
    /** The same for all versions of a question. */
    id: uuid('id').notNull(),
    version: smallint('version').notNull(),
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id),
    /** The position in the form, from 0. Null if the question is no longer asked but kept because it was answered. */
    position: smallint('position'),
    type: text('type', { enum: QUESTION_TYPES }).notNull(),
    label: text('label').notNull(),
    required: boolean('required').notNull(),
    mustHave: boolean('must_have').notNull(),
    /** Set only for choice questions. */
    options: text('options').array(),
    /** Set only for must-have questions. */
    accepts: jsonb('accepts').$type<Accepts>(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.version] }),
    // Answers reference these four columns, so that the type and text of an answered version cannot change.
    unique('job_questions_asked_as_key').on(table.id, table.version, table.type, table.label),
    check('job_questions_version_check', sql`version >= 1`),
    // Because positions are unique, this also limits the number of questions.
    check('job_questions_position_check', between('position', 0, LIMITS.questions - 1)),
    check('job_questions_type_check', isInList('type', QUESTION_TYPES)),
    check('job_questions_label_check', sql.raw(`label <> '' and char_length(label) <= ${LIMITS.questionLabel}`)),
    check(
      'job_questions_options_check',
      sql.raw(
        `case when type = 'choice' then options is not null and cardinality(options) between ${LIMITS.questionOptions.min} and ${LIMITS.questionOptions.max} else options is null end`,
      ),
    ),
    check('job_questions_accepts_check', sql`must_have = (accepts is not null)`),
    uniqueIndex('job_questions_place_key').on(table.jobId, table.position).where(sql`position is not null`),
    uniqueIndex('job_questions_one_version_key').on(table.id).where(sql`position is not null`),
    uniqueIndex('job_questions_one_must_have_key').on(table.jobId).where(sql`position is not null and must_have`),
  ],
);
