/** SQL expressions that fold text like `shared/folded-letters.ts`, for indexes and searches. */
import { type SQL, sql } from 'drizzle-orm';
import { ACCENTED, PLAIN } from '#shared/folded-letters.ts';

export const foldedSql = (expression: string): string => `lower(translate(${expression}, '${ACCENTED}', '${PLAIN}'))`;

/** Also adds a leading blank and replaces line breaks with blanks, so that words are found by their start. */
export const searchableSql = (expression: string): SQL =>
  sql.raw(`(' ' || ${foldedSql(`translate(${expression}, chr(10), ' ')`)})`);
