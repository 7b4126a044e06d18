/** Writers that commit and tell, and listeners that hear, as processes of the product do; for `npm run bench:fanout`. */
import pg from 'pg';

const CHANNEL = 'puente_fanout_bench';
const TABLE = 'puente_fanout_bench';

/** How one round tells: not at all, within its transaction by the database, or after it by `say`. */
export type Telling = { by: 'nobody' } | { by: 'database' } | { by: 'broker'; publish: (text: string) => void };

export interface Writers {
  /** Has all of them commit one row after the other for so long; gives how many commits there were. */
  run(ms: number, telling: Telling): Promise<number>;
  end(): Promise<void>;
}

const connect = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
};

/** Opens so many connections, and makes the table they write into. */
export const openWriters = async (url: string, count: number): Promise<Writers> => {
  const clients = await Promise.all(Array.from({ length: count }, () => connect(url)));
  await clients[0]?.query(`create table if not exists ${TABLE} (said text)`);
  const commitOne = async (client: pg.Client, telling: Telling): Promise<void> => {
    const text = String(performance.now());
    await client.query('begin');
    await client.query({ name: 'insert', text: `insert into ${TABLE} values ($1)`, values: [text] });
    if (telling.by === 'database')
      await client.query({ name: 'notify', text: 'select pg_notify($1, $2)', values: [CHANNEL, text] });
    await client.query('commit');
    if (telling.by === 'broker') telling.publish(text);
  };
  return {
    run: async (ms, telling) => {
      const until = performance.now() + ms;
      let commits = 0;
      await Promise.all(
        clients.map(async (client) => {
          while (performance.now() < until) {
            await commitOne(client, telling);
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

/** Opens so many listening connections; the first of them calls back. */
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
