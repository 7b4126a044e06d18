/** Applicants' answers to a job's questions. Written by the pipeline feature only. */
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { jobQuestions } from '#features/jobs/server/job-questions.tables.ts';
import { type AnswerValue, QUESTION_TYPES } from '#features/screening/screening.contract.ts';
import { applications } from './applications.tables.ts';

export const applicationAnswers = pgTable(
  'application_answers',
  {
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id),
    /** The position in the form. */
    position: smallint('position').notNull(),
    /** The version of the question that was answered. */
    questionId: uuid('question_id').notNull(),
    version: smallint('version').notNull(),
    type: text('type', { enum: QUESTION_TYPES }).notNull(),
    label: text('label').notNull(),
    value: jsonb('value').$type<AnswerValue>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.questionId] }),
    // Includes the type and the text, so that an answered question cannot be changed or deleted.
    foreignKey({
      name: 'application_answers_question_fk',
      columns: [table.questionId, table.version, table.type, table.label],
      foreignColumns: [jobQuestions.id, jobQuestions.version, jobQuestions.type, jobQuestions.label],
    }),
    check('application_answers_value_check', sql`jsonb_typeof(value) in ('string', 'number', 'boolean')`),
    index('application_answers_question_idx').on(table.questionId, table.version),
  ],
);
