/**
 * Voluntary answers, in the schema `audit`, which nothing else of the product reads. Written by the scores feature only. Invariant: a row names
 * no one and says nothing without the app's secret: its key and its contents are made with two keys that are used for nothing else; there is no
 * moment in it that a log could be held against.
 */
import { sql } from 'drizzle-orm';
import { check, pgSchema, smallint, text } from 'drizzle-orm/pg-core';

const audit = pgSchema('audit');

export const voluntaryAnswers = audit.table(
  'voluntary_answers',
  {
    /** The candidate under a name that only the app's secret makes; another one than in receipts. */
    answerKey: text('answer_key').primaryKey(),
    /** What was answered, sealed; of the same length whatever it is. */
    sealed: text('sealed').notNull(),
    /** The year of the answer, for how long it is kept. */
    answeredIn: smallint('answered_in').notNull().default(sql`extract(year from now())::smallint`),
  },
  () => [
    check('voluntary_answers_key_check', sql`length(answer_key) = 22`),
    check('voluntary_answers_sealed_check', sql`length(sealed) = 208`),
  ],
);
