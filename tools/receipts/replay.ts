/**
 * The replay command: `replay --since DATE` computes every stored score of a period again, with its original engine, and prints `N replayed, N agree,
 * N differ`. Differences and their reasons go to stderr. Exit codes: 0 all agree, 1 some differ or the database is unreadable, 2 invalid arguments.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { loadImportedTaxonomy } from '../../src/features/matching/server/taxonomy.service.ts';
import { ENGINES_FOLDER, loadTitleMeanings } from '../../src/features/matching/server/title-meanings.service.ts';
import { Engines } from '../../src/features/scores/server/engines.service.ts';
import { type Difference, replayReceipts } from '../../src/features/scores/server/replay.service.ts';
import { type OpenDatabase, openPostgres } from '../../src/server/db/database.ts';
import { openEmbedded } from '../../src/server/db/embedded.ts';
import { readEnv } from '../../src/server/env.ts';

const USAGE = 'usage: replay --since 2026-12-01 [--engines DIR]';

const REASONS: Record<Difference['reason'], string> = {
  'engine-not-kept': 'its engine, or the taxonomy it used, is not stored here',
  'input-missing': 'an input is missing',
  'input-changed': 'an input does not match its hash',
  'other-score': 'the score is different',
  'other-factors': 'the factors are different',
};

interface Options {
  /** ISO 8601. */
  since: string;
  engines: string;
}

const readOptions = (args: string[]): Options | string => {
  try {
    const { values } = parseArgs({ args, options: { since: { type: 'string' }, engines: { type: 'string' } } });
    if (!values.since) return '--since is missing';
    const since = /^\d{4}-\d{2}-\d{2}/.test(values.since) ? new Date(values.since) : new Date(Number.NaN);
    if (Number.isNaN(since.getTime())) return `--since is "${values.since}"; it must be a day such as 2026-12-01`;
    return { since: since.toISOString(), engines: values.engines ?? ENGINES_FOLDER };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

const openDatabase = (): Promise<OpenDatabase> | OpenDatabase => {
  const { directDatabaseUrl: databaseUrl, dataDir } = readEnv(process.env);
  return databaseUrl === null ? openEmbedded(dataDir) : openPostgres(databaseUrl, { max: 2 });
};

const run = async ({ since, engines }: Options): Promise<number> => {
  const { dataDir } = readEnv(process.env);
  loadTitleMeanings();
  loadImportedTaxonomy(dataDir);
  const database = await openDatabase();
  try {
    const storedEngines = new Engines({ engines, dataDir });
    const { replayed, agree, differ } = await replayReceipts(
      database.db,
      storedEngines,
      since,
      ({ id, engine, reason }) => process.stderr.write(`${id} (engine ${engine}): ${REASONS[reason]}\n`),
    );
    process.stdout.write(`${replayed} replayed, ${agree} agree, ${differ} differ\n`);
    return differ > 0 ? 1 : 0;
  } finally {
    await database.close();
  }
};

const options = readOptions(process.argv.slice(2));
if (typeof options === 'string') {
  process.stderr.write(`${options}\n${USAGE}\n`);
  process.exitCode = 2;
} else {
  try {
    process.exitCode = await run(options);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
