/** SQL expressions that fold text like `shared/folded-letters.ts`, for indexes and searches. */
import { type SQL, sql } from 'drizzle-orm';
import { ACCENTED, PLAIN } from '#shared/folded-letters.ts';

export const foldedSql = (expression: string): string => `lower(translate(${expression}, '${ACCENTED}', '${PLAIN}'))`;

/** Builds SQL like `foldedSql`, with a leading space, and spaces instead of line breaks, so that searches find the start of words. */
export const searchableSql = (expression: string): SQL =>
  sql.raw(`(' ' || ${foldedSql(`translate(${expression}, chr(10), ' ')`)})`);
