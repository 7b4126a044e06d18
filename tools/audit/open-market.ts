/** Opens the configured database for reading, if there is one. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { loadImportedTaxonomy } from '../../src/features/matching/server/taxonomy.service.ts';
import { loadTitleMeanings } from '../../src/features/matching/server/title-meanings.service.ts';
import { type OpenDatabase, openPostgres } from '../../src/server/db/database.ts';
import { openEmbedded } from '../../src/server/db/embedded.ts';
import { DATABASE_TIMEOUTS } from '../../src/server/db/postgres-pool.ts';
import { readEnv } from '../../src/server/env.ts';
import { hasMarket } from './market.db.ts';

/** Sampling reads all rows, which can take longer than the time allowed for requests. */
const LONG_TIMEOUTS = { ...DATABASE_TIMEOUTS, statement: 600_000, silence: 605_000 };

/**
 * Calls `read` with the database of `DATABASE_URL`, or with the embedded one in `DATA_DIR`. Returns null if there is neither. Loads the imported
 * taxonomy of the data folder. Throws if a server is using the embedded database, or if the database does not have the product's tables.
 */
export const withMarket = async <Result>(read: (database: OpenDatabase) => Promise<Result>): Promise<Result | null> => {
  const { directDatabaseUrl: databaseUrl, dataDir } = readEnv(process.env);
  loadTitleMeanings();
  loadImportedTaxonomy(dataDir);
  if (databaseUrl === null && !existsSync(join(dataDir, 'postgres'))) return null;
  const database =
    databaseUrl === null ? await openEmbedded(dataDir) : openPostgres(databaseUrl, { max: 2, timeouts: LONG_TIMEOUTS });
  try {
    if (!(await hasMarket(database.db)))
      throw new Error('the database does not have the product’s tables; start the server once to create them');
    return await read(database);
  } finally {
    await database.close();
  }
};
