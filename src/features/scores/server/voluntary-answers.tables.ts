/**
 * Voluntary answers, in their own schema. Only the scores feature and the operator's audit
 * (`tools/audit`) use them. Invariant: without the app secret, a row neither identifies anyone nor
 * reveals its content. Pseudonyms and contents each have a separate key that nothing else uses. There
 * is no timestamp that could be matched with a log entry.
 */
import { sql } from 'drizzle-orm';
import { check, pgSchema, smallint, text } from 'drizzle-orm/pg-core';

const audit = pgSchema('audit');

export const voluntaryAnswers = audit.table(
  'voluntary_answers',
  {
    /** The candidate's pseudonym, derived from the app secret. Different from the pseudonym in receipts. */
    answerKey: text('answer_key').primaryKey(),
    /** The encrypted answer, which always has the same length. */
    sealed: text('sealed').notNull(),
    /** The year of the answer. It determines when the answer is deleted. */
    answeredIn: smallint('answered_in').notNull().default(sql`extract(year from now())::smallint`),
  },
  () => [
    check('voluntary_answers_key_check', sql`length(answer_key) = 22`),
    check('voluntary_answers_sealed_check', sql`length(sealed) = 208`),
  ],
);
