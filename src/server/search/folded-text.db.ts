/** Expressions that fold a text within the database as `shared/folded-letters.ts` does, for indexes and what is looked for in them. */
import { type SQL, sql } from 'drizzle-orm';
import { ACCENTED, PLAIN } from '#shared/folded-letters.ts';

/** The folding of an SQL expression. */
export const foldedSql = (expression: string): string => `lower(translate(${expression}, '${ACCENTED}', '${PLAIN}'))`;

/** The same with a blank in front and for every line break, so that a word is found where it begins. */
export const searchableSql = (expression: string): SQL =>
  sql.raw(`(' ' || ${foldedSql(`translate(${expression}, chr(10), ' ')`)})`);
