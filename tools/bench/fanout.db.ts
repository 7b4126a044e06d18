/** Writers that commit and notify, and listeners, for `npm run bench:fanout`. They imitate the processes of the product. */
import pg from 'pg';

const CHANNEL = 'puente_fanout_bench';
const TABLE = 'puente_fanout_bench';

/** How a round notifies: not at all, by the database in the transaction, or by `publish` after it. */
export type NotifyMethod = { by: 'none' } | { by: 'database' } | { by: 'broker'; publish: (text: string) => void };

export interface Writers {
  /** All writers commit rows in parallel for `ms` milliseconds, each one row at a time. Resolves to the total number of commits. */
  run(ms: number, notifying: NotifyMethod): Promise<number>;
  end(): Promise<void>;
}

const connect = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
};

/** Opens connections, and creates the table they write to. */
export const openWriters = async (url: string, count: number): Promise<Writers> => {
  const clients = await Promise.all(Array.from({ length: count }, () => connect(url)));
  await clients[0]?.query(`create table if not exists ${TABLE} (said text)`);
  const commitOne = async (client: pg.Client, notifying: NotifyMethod): Promise<void> => {
    const text = String(performance.now());
    await client.query('begin');
    await client.query({ name: 'insert', text: `insert into ${TABLE} values ($1)`, values: [text] });
    if (notifying.by === 'database')
      await client.query({ name: 'notify', text: 'select pg_notify($1, $2)', values: [CHANNEL, text] });
    await client.query('commit');
    if (notifying.by === 'broker') notifying.publish(text);
  };
  return {
    run: async (ms, notifying) => {
      const deadline = performance.now() + ms;
      let commits = 0;
      await Promise.all(
        clients.map(async (client) => {
          while (performance.now() < deadline) {
            await commitOne(client, notifying);
            commits += 1;
          }
        }),
      );
      return commits;
    },
    end: async () => {
      await clients[0]?.query(`drop table if exists ${TABLE}`);
      await Promise.all(clients.map((client) => client.end()));
    },
  };
};

/** Opens listening connections. Only the first one calls `onText`. */
export const openListeners = async (
  url: string,
  count: number,
  onText: (text: string) => void,
): Promise<() => Promise<void>> => {
  const clients = await Promise.all(Array.from({ length: count }, () => connect(url)));
  clients[0]?.on('notification', ({ payload }) => onText(payload ?? ''));
  await Promise.all(clients.map((client) => client.query(`listen ${CHANNEL}`)));
  return async () => {
    await Promise.all(clients.map((client) => client.end()));
  };
};
