/**
 * `npm run bench:fanout -- --database URL [--nats URL] [--seconds 3]`: commits per second with a notification to all processes, by LISTEN/NOTIFY and
 * by a broker, and the delay until a listener receives it. Prints a Markdown table to stdout. Each commit writes a row; lines without notifications
 * show the maximum of the database.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { type Fanout, openFanout } from '../../src/server/live/fanout.ts';
import { createNatsConnector } from '../../src/server/live/nats-connection.ts';
import { createLog } from '../../src/server/log.ts';
import { type NotifyMethod, openListeners, openWriters } from './fanout.db.ts';
import { summarizeTimes } from './statistics.ts';

const USAGE = 'usage: npm run bench:fanout -- --database postgres://… [--nats nats://…] [--seconds 3]';
const WRITERS = [1, 16];
const LISTENERS = [2, 16, 64];
const SUBJECT = 'puente.fanout.bench';
const MAX_SECONDS = 30;

interface Round {
  name: string;
  listeners: number;
  /** Opens the listeners. `onText` is called with each text that the first listener receives; `end` closes all. */
  open(onText: (text: string) => void): Promise<{ method: NotifyMethod; end: () => Promise<void> }>;
}

const createDatabaseRound = (url: string, listeners: number): Round => ({
  name: 'LISTEN/NOTIFY',
  listeners,
  open: async (onText) => ({ method: { by: 'database' }, end: await openListeners(url, listeners, onText) }),
});

const createBrokerRound = (connection: ReturnType<typeof createNatsConnector>, listeners: number): Round => ({
  name: 'NATS',
  listeners,
  open: async (onText) => {
    const log = createLog('silent');
    const publisher = await openFanout(connection, log);
    const subscribers: Fanout[] = [];
    while (subscribers.length < listeners) subscribers.push(await openFanout(connection, log));
    subscribers[0]?.listen(onText);
    return {
      method: { by: 'broker', publish: (text) => publisher.publish([text]) },
      end: async () => {
        for (const fanout of [publisher, ...subscribers]) await fanout.close();
      },
    };
  },
});

const measure = async (
  database: string,
  writers: number,
  { name, listeners, open }: Round,
  ms: number,
): Promise<string> => {
  const delays: number[] = [];
  const { method, end } = await open((text) => delays.push(performance.now() - Number(text)));
  const writerPool = await openWriters(database, writers);
  try {
    await writerPool.run(500, method);
    delays.length = 0;
    const commits = await writerPool.run(ms, method);
    await new Promise((resolve) => setTimeout(resolve, 500));
    const { p50, p99 } = summarizeTimes(Float64Array.from(delays));
    const received = method.by === 'none' ? '–' : `${p50.toFixed(1)} / ${p99.toFixed(1)} ms`;
    const perSecond = Math.round((1_000 * commits) / ms).toLocaleString('en');
    return `| ${name} | ${listeners} | ${writers} | ${perSecond} | ${received} | ${delays.length} of ${commits} |`;
  } finally {
    await writerPool.end();
    await end();
  }
};

const run = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      database: { type: 'string' },
      nats: { type: 'string' },
      seconds: { type: 'string', default: '3' },
    },
  });
  const { database, nats } = values;
  const seconds = Number(values.seconds);
  if (database === undefined || !(seconds > 0 && seconds <= MAX_SECONDS)) throw new TypeError(USAGE);
  const withoutNotifications: Round = {
    name: 'none',
    listeners: 0,
    open: async () => ({ method: { by: 'none' }, end: async () => {} }),
  };
  const rounds = [
    withoutNotifications,
    ...LISTENERS.map((listeners) => createDatabaseRound(database, listeners)),
    ...(nats === undefined
      ? []
      : LISTENERS.map((listeners) => createBrokerRound(createNatsConnector(nats, SUBJECT), listeners))),
  ];
  process.stdout.write(
    '| notified by | listeners | writers | commits per second | received after, p50 / p99 | received |\n| --- | --- | --- | --- | --- | --- |\n',
  );
  for (const writers of WRITERS)
    for (const round of rounds) process.stdout.write(`${await measure(database, writers, round, seconds * 1_000)}\n`);
};

await run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = error instanceof TypeError ? 2 : 1;
});
