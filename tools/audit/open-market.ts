/** Opens the database that the environment names, for reading; none where there is none to read. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { loadImportedTaxonomy } from '../../src/features/matching/server/taxonomy.service.ts';
import { type OpenDatabase, openPostgres } from '../../src/server/db/database.ts';
import { openEmbedded } from '../../src/server/db/embedded.ts';
import { DATABASE_TIMEOUTS } from '../../src/server/db/postgres-pool.ts';
import { readEnv } from '../../src/server/env.ts';
import { hasMarket } from './market.db.ts';

/** A sample of a large market is a walk through all of it, which takes longer than a request may. */
const PATIENT = { ...DATABASE_TIMEOUTS, statement: 600_000, silence: 605_000 };

/**
 * Calls `read` with the database of `DATABASE_URL`, or the embedded one in `DATA_DIR` while no server has it; gives null where neither is
 * there. Takes in the imported taxonomy of the data folder. Throws where the database has no tables of the product.
 */
export const readingMarket = async <Result>(
  read: (database: OpenDatabase) => Promise<Result>,
): Promise<Result | null> => {
  const { directDatabaseUrl: databaseUrl, dataDir } = readEnv(process.env);
  loadImportedTaxonomy(dataDir);
  if (databaseUrl === null && !existsSync(join(dataDir, 'postgres'))) return null;
  const database =
    databaseUrl === null ? await openEmbedded(dataDir) : openPostgres(databaseUrl, { max: 2, timeouts: PATIENT });
  try {
    if (!(await hasMarket(database.db)))
      throw new Error('the database holds no market; start the server once to make its tables');
    return await read(database);
  } finally {
    await database.close();
  }
};
