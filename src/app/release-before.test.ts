/**
 * While processes change over, those of the release before ask what they always asked, on tables that this release has migrated. What they
 * ask stands in db/release-before.json (`npm run release:statements`, at each release); PostgreSQL must understand every statement of it.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPostgres } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { createEmptyPostgres, isOnPostgres, MIGRATIONS_FOLDER } from '#testing/test-database.ts';

const FILE = join(import.meta.dirname, '../../db/release-before.json');

describe.runIf(isOnPostgres())('the release before, on the tables of this one', () => {
  let client: pg.Client;
  let drop: () => Promise<void>;
  let statements: string[];

  beforeAll(async () => {
    ({ statements } = JSON.parse(await readFile(FILE, 'utf8')) as { statements: string[] });
    const empty = await createEmptyPostgres();
    drop = empty.drop;
    const database = openPostgres(empty.url);
    await migrate(database, MIGRATIONS_FOLDER, empty.url);
    await database.close();
    client = new pg.Client({ connectionString: empty.url });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await drop();
  });

  /** What PostgreSQL says against a statement; null where it understands it. */
  const problemWith = async (text: string): Promise<string | null> => {
    try {
      await client.query(`prepare asked as ${text}`);
      await client.query('deallocate asked');
      return null;
    } catch (error) {
      const { code, message } = error as Error & { code?: string };
      // The driver tells the type of a parameter that the text leaves open; nothing of the tables depends on it.
      return code === '42P18' ? null : `${message}: ${text.slice(0, 200)}`;
    }
  };

  it('is understood: nothing that it reads or writes is gone', async () => {
    expect(statements.length).toBeGreaterThan(100);
    const problems: string[] = [];
    for (const text of statements) {
      const problem = await problemWith(text);
      if (problem !== null) problems.push(problem);
    }
    expect(problems).toEqual([]);
  });

  it('is not understood where a column is gone, so that the test above can fail', async () => {
    const users = statements.find((text) => text.includes('"users"."first_name"'));
    await client.query('begin');
    await client.query('alter table users drop column first_name cascade');
    expect(await client.query(`prepare asked as ${users}`).catch((error: Error) => error.message)).toMatch(
      /first_name/,
    );
    await client.query('rollback');
  });
});
