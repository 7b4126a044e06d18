/** Databases that were created before migrations were merged into a baseline. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MIGRATIONS_FOLDER } from '#testing/test-database.ts';
import { BASELINE_FILE_COUNT, LAST_BEFORE_BASELINE, OldDatabaseError } from './baseline.ts';
import { type OpenDatabase, resultRows } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';

describe('a database from before the baseline', () => {
  let folder: string;
  let database: OpenDatabase;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'puente-baseline-'));
    const baseline = join(folder, 'baseline');
    await cp(MIGRATIONS_FOLDER, baseline, { recursive: true });
    const journalFile = join(baseline, 'meta/_journal.json');
    const journal = JSON.parse(await readFile(journalFile, 'utf8')) as { entries: unknown[] };
    await writeFile(
      journalFile,
      JSON.stringify({ ...journal, entries: journal.entries.slice(0, BASELINE_FILE_COUNT) }),
    );
    database = await openEmbedded(join(folder, 'data'));
    await migrate(database, baseline);
    await database.db.execute(sql`insert into rate_limits (key, hits, resets_at) values ('kept', 3, now())`);
  });
  afterAll(async () => {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  const listApplied = async () =>
    resultRows(
      await database.db.execute(sql`select hash, created_at from drizzle.__drizzle_migrations order by created_at`),
    );
  /** Replaces the applied migrations with three from before the baseline; the last one was created at `last`. */
  const simulateOldMigrations = async (last: number) => {
    await database.db.execute(sql`delete from drizzle.__drizzle_migrations`);
    for (const created of [last - 2, last - 1, last])
      await database.db.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${`old ${created}`}, ${created})`,
      );
  };

  it('is treated as having the baseline if it has the last old migration', async () => {
    const applied = await listApplied();
    await simulateOldMigrations(LAST_BEFORE_BASELINE);
    await migrate(database, MIGRATIONS_FOLDER);
    expect((await listApplied()).slice(0, BASELINE_FILE_COUNT)).toEqual(applied);
    expect(resultRows(await database.db.execute(sql`select hits from rate_limits`))).toEqual([{ hits: 3 }]);
  });

  it('is rejected with an explanation and left unchanged if it lacks the last old migration', async () => {
    await simulateOldMigrations(LAST_BEFORE_BASELINE - 1);
    const before = await listApplied();
    await expect(migrate(database, MIGRATIONS_FOLDER)).rejects.toThrow(OldDatabaseError);
    expect(await listApplied()).toEqual(before);
  });
});
