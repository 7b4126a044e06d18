/**
 * The database of a run: temporary or given. Never fills a database that is not empty, and never measures on one that this command did not fill,
 * because measuring writes data.
 */
import { join } from 'node:path';
import pg from 'pg';
import { openPostgres } from '../../src/server/db/database.ts';
import { migrate } from '../../src/server/db/migrate.ts';
import type { MarketPlan } from './market-rows.ts';

/** The command cannot run with this database; the message is one line. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

const MIGRATIONS_FOLDER = join(import.meta.dirname, '../../db/migrations');
const MARKER = 'puente bench market ';

/** Metadata in the database's comment. */
export interface MarkedMarket extends MarketPlan {
  /** Null: filling was not finished. */
  fillSeconds: number | null;
}

/** Returns the address without its password. */
export const redactPassword = (url: string): string => url.replace(/:[^:@/]*@/, ':***@');

const withClient = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect().catch((error: Error & { code?: string }) => {
    throw new RefusedError(`${redactPassword(url)} cannot be used: ${error.message || error.code}`);
  });
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** Returns the name of the database in an address. */
export const databaseName = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1));

const IS_EMPTY = `
  select not exists (
    select 1 from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where nspname not in ('pg_catalog', 'information_schema') and nspname not like 'pg\\_%'
      and not exists (select 1 from pg_depend where objid = pg_class.oid and deptype = 'e')
  ) as "isEmpty"`;

/** Returns null for an empty database, or the metadata of its generated data if this command filled it. Throws a `RefusedError` for all others. */
export const readMarket = (url: string): Promise<MarkedMarket | null> =>
  withClient(url, async (client) => {
    const comment = await client.query<{ text: string | null }>(
      `select shobj_description(oid, 'pg_database') as text from pg_database where datname = current_database()`,
    );
    const text = comment.rows[0]?.text ?? '';
    if (text.startsWith(MARKER)) {
      const market = JSON.parse(text.slice(MARKER.length)) as MarkedMarket;
      if (market.fillSeconds !== null) return market;
      throw new RefusedError(`${databaseName(url)} was not filled completely; drop the database and fill a new one`);
    }
    const { rows } = await client.query<{ isEmpty: boolean }>(IS_EMPTY);
    if (rows[0]?.isEmpty) return null;
    throw new RefusedError(
      `${databaseName(url)} is not empty and was not filled by this command; use an empty database`,
    );
  });

/** Stores the metadata that `readMarket` reads. */
export const markMarket = (url: string, market: MarkedMarket): Promise<void> =>
  withClient(url, async (client) => {
    const text = `${MARKER}${JSON.stringify(market)}`;
    await client.query(`comment on database ${pg.escapeIdentifier(databaseName(url))} is ${pg.escapeLiteral(text)}`);
  });

/** Runs the pending migrations of a database. An empty database gets all of them. */
export const runPendingMigrations = async (url: string): Promise<void> => {
  const database = openPostgres(url);
  try {
    await migrate(database, MIGRATIONS_FOLDER, url);
  } finally {
    await database.close();
  }
};

let created = 0;

/** Creates an empty database on the server of `serverUrl`. `drop` disconnects remaining clients. */
export const createDatabase = async (serverUrl: string): Promise<{ url: string; drop: () => Promise<void> }> => {
  created += 1;
  const name = `puente_bench_${process.pid}_${created}`;
  await withClient(serverUrl, (client) => client.query(`create database ${name}`));
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const drop = async (): Promise<void> => {
    await withClient(serverUrl, (client) => client.query(`drop database if exists ${name} with (force)`));
  };
  return { url: url.href, drop };
};

/** Reads the server's version, such as `15.14`. */
export const readPostgresVersion = (url: string): Promise<string> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ version: string }>(
      `select split_part(current_setting('server_version'), ' ', 1) as version`,
    );
    return rows[0]?.version ?? '';
  });

/** Lists the process ids of the database sessions of an application, found by the name it connected with. */
export const listSessionProcessIds = (url: string, applicationName: string): Promise<number[]> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ pid: number }>(
      'select pid from pg_stat_activity where datname = current_database() and application_name = $1',
      [applicationName],
    );
    return rows.map(({ pid }) => pid);
  });
