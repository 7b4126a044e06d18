/**
 * Checks every statement of new migrations. Migrations run while the previous release is still running and must not block it, on tables of any size.
 * CONTRIBUTING.md lists the rules.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MIGRATIONS_FOLDER } from '#testing/test-database.ts';
import { BASELINE_FILE_COUNT } from './baseline.ts';

const BREAKPOINT = '--> statement-breakpoint';
const nameIn = (pattern: RegExp, text: string): string | undefined => pattern.exec(text)?.[1]?.replaceAll('"', '');

interface Migration {
  /** Tables created by the migration, which no release reads yet. */
  newTables: ReadonlySet<string>;
  isOutsideTransaction: boolean;
}

type Rule = readonly [requirement: string, isBroken: (statement: string, migration: Migration, raw: string) => boolean];

const parseTableName = (statement: string): string =>
  nameIn(/\b(?:on|table(?: if exists)?(?: only)?|update|into|from)\s+("?[\w.]+"?)/i, statement) ?? '';
const isOnNewTable = (statement: string, { newTables }: Migration): boolean => newTables.has(parseTableName(statement));

const RULES: readonly Rule[] = [
  [
    'an index on an existing table is created CONCURRENTLY, in a file outside of a transaction',
    (text, migration) =>
      /^create (unique )?index/i.test(text) &&
      !isOnNewTable(text, migration) &&
      !(/ index concurrently /i.test(text) && migration.isOutsideTransaction),
  ],
  [
    'outside of a transaction every statement is repeatable: DROP INDEX CONCURRENTLY IF EXISTS before each index, IF NOT EXISTS for the rest',
    (text, { isOutsideTransaction }) =>
      isOutsideTransaction && /^create table (?!if not exists)|^drop index concurrently (?!if exists)/i.test(text),
  ],
  [
    'a constraint on an existing table is added NOT VALID, and validated by a later statement',
    (text, migration) =>
      /^alter table/i.test(text) &&
      /\badd constraint\b/i.test(text) &&
      !/\bnot valid\b|\busing index\b/i.test(text) &&
      !isOnNewTable(text, migration),
  ],
  [
    'a new column is nullable or has a constant default',
    (text, migration) =>
      /\badd column\b/i.test(text) &&
      !isOnNewTable(text, migration) &&
      ((/\bnot null\b/i.test(text) && !/\bdefault\b/i.test(text)) ||
        /default (?:gen_random_uuid|random|clock_timestamp|nextval|pg_current_xact_id)/i.test(text)),
  ],
  [
    'types and NOT NULL of existing columns do not change: add a column, fill it in batches, drop the old one a release later',
    (text, migration) =>
      /\balter column\b.*\b(?:set data type|type|set not null)\b/i.test(text) && !isOnNewTable(text, migration),
  ],
  [
    'nothing that the previous release reads is renamed or dropped; a later drop has the comment "-- unused since"',
    (text, migration, raw) =>
      (/\brename\b/i.test(text) || /^drop table|\bdrop column\b/i.test(text)) &&
      !isOnNewTable(text, migration) &&
      !/--\s*unused since/i.test(raw),
  ],
  [
    'existing rows are changed "-- in batches", outside of a transaction, by a statement with a LIMIT',
    (text, migration, raw) =>
      /^(?:update|delete)\b/i.test(text) &&
      !isOnNewTable(text, migration) &&
      !(migration.isOutsideTransaction && /--\s*in batches/i.test(raw) && /\blimit \d+/i.test(text)),
  ],
  [
    'no table is locked, truncated or rewritten',
    (text) => /^(?:lock|truncate|cluster|vacuum full|reindex (?!.*concurrently))/i.test(text),
  ],
];

const withoutComments = (text: string): string =>
  text
    .replaceAll(/^\s*--.*$/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Returns the broken rules of a migration, each with its statement. */
const findProblems = (text: string): string[] => {
  const newTables = new Set(
    [...text.matchAll(/create table (?:if not exists )?"?(\w+)"?/gi)].map((match) => match[1] ?? ''),
  );
  const migration = { newTables, isOutsideTransaction: /^\s*--\s*outside of a transaction\b/i.test(text) };
  return text.split(BREAKPOINT).flatMap((raw) => {
    const statement = withoutComments(raw);
    return RULES.filter(([, isBroken]) => isBroken(statement, migration, raw)).map(
      ([requirement]) => `${requirement}: ${statement.slice(0, 100)}`,
    );
  });
};

describe('the rules of online migrations', () => {
  it('are followed by every migration since the baseline', async () => {
    const journal = JSON.parse(await readFile(join(MIGRATIONS_FOLDER, 'meta/_journal.json'), 'utf8')) as {
      entries: { tag: string }[];
    };
    // The baseline only creates tables that no release reads yet.
    const files = journal.entries.slice(BASELINE_FILE_COUNT);
    const problems = await Promise.all(
      files.map(async ({ tag }) => {
        const text = await readFile(join(MIGRATIONS_FOLDER, `${tag}.sql`), 'utf8');
        return findProblems(text).map((problem) => `${tag}: ${problem}`);
      }),
    );
    expect(problems.flat()).toEqual([]);
  });

  it.each([
    'CREATE INDEX "a" ON "jobs" ("b");',
    'CREATE INDEX CONCURRENTLY "a" ON "jobs" ("b");',
    'ALTER TABLE "jobs" ADD CONSTRAINT "c" CHECK (a > 0);',
    'ALTER TABLE "jobs" ADD CONSTRAINT "c" FOREIGN KEY ("x") REFERENCES "users"("id");',
    'ALTER TABLE "jobs" ADD COLUMN "x" integer NOT NULL;',
    'ALTER TABLE "jobs" ADD COLUMN "x" uuid DEFAULT gen_random_uuid() NOT NULL;',
    'ALTER TABLE "jobs" ALTER COLUMN "x" SET DATA TYPE bigint;',
    'ALTER TABLE "jobs" ALTER COLUMN "x" SET NOT NULL;',
    'ALTER TABLE "jobs" RENAME COLUMN "x" TO "y";',
    'ALTER TABLE "jobs" DROP COLUMN "x";',
    'DROP TABLE "jobs";',
    'UPDATE "jobs" SET "x" = 1;',
    '-- in batches\nUPDATE "jobs" SET "x" = 1 WHERE id IN (SELECT id FROM jobs LIMIT 500);',
    'TRUNCATE "jobs";',
    'LOCK TABLE "jobs";',
    '-- outside of a transaction\nCREATE TABLE "x" ("id" int);',
  ])('reject %s', (text) => {
    expect(findProblems(text)).not.toEqual([]);
  });

  it.each([
    'CREATE TABLE "x" ("id" int NOT NULL);\n--> statement-breakpoint\nCREATE INDEX "a" ON "x" ("id");\n--> statement-breakpoint\nALTER TABLE "x" ADD CONSTRAINT "f" FOREIGN KEY ("id") REFERENCES "users"("id");',
    '-- outside of a transaction\nDROP INDEX CONCURRENTLY IF EXISTS "a";\n--> statement-breakpoint\nCREATE INDEX CONCURRENTLY "a" ON "jobs" ("b");',
    'ALTER TABLE "jobs" ADD CONSTRAINT "c" CHECK (a > 0) NOT VALID;',
    'ALTER TABLE "jobs" VALIDATE CONSTRAINT "c";',
    `ALTER TABLE "jobs" ADD COLUMN "x" text DEFAULT '' NOT NULL;`,
    '-- unused since 0.2\nALTER TABLE "jobs" DROP COLUMN "x";',
    '-- outside of a transaction\n-- in batches\nUPDATE "jobs" SET "x" = 1 WHERE id IN (SELECT id FROM jobs WHERE x IS NULL LIMIT 500);',
  ])('accept %s', (text) => {
    expect(findProblems(text)).toEqual([]);
  });
});
