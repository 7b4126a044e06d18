/** Direct commands to the PostgreSQL servers of soaks and tests. */
import pg from 'pg';

export const serverUrl = (port: number): string => `postgres://postgres@127.0.0.1:${port}/postgres`;

/** Runs statements on one connection. */
export const withClient = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
};

/** Returns true if a server accepts connections. */
export const canConnect = (port: number): Promise<boolean> =>
  withClient(serverUrl(port), (client) => client.query('select 1')).then(
    () => true,
    () => false,
  );

/** Ends the recovery of a standby, which then accepts writes. */
export const promote = (port: number): Promise<void> =>
  withClient(serverUrl(port), async (client) => {
    await client.query('select pg_promote(true, 30)');
  });

/** Terminates some of the product's sessions, at any point of their transactions. */
export const cutSessions = (port: number, max: number): Promise<void> =>
  withClient(serverUrl(port), async (client) => {
    await client.query(
      `select pg_terminate_backend(pid) from (
         select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()
         order by random() limit $1) as chosen`,
      [max],
    );
  });
