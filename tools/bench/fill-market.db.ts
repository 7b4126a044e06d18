/**
 * Fills an empty database with a generated marketplace. One worker per core (up to eight) generates rows and copies them in; indexes are created
 * afterward, which is much faster. Constraints stay enabled, so that the data is valid for the product.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { markMarket, runPendingMigrations } from './bench-database.db.ts';
import {
  describeMarket,
  estimatePartSize,
  type FillData,
  type FillPart,
  type FillReply,
  fillStages,
} from './fill-parts.ts';
import type { MarketPlan } from './market-rows.ts';
import { type BarOutput, startBar } from './progress-bar.ts';

const MAX_WORKERS = 8;

interface Index {
  name: string;
  definition: string;
}

const connect = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
};

/** Drops the indexes that are neither unique nor needed by a constraint, and returns their definitions. */
const dropIndexes = async (client: pg.Client): Promise<Index[]> => {
  const { rows } = await client.query<Index>(
    `select indexname as name, indexdef as definition from pg_indexes
     where schemaname = 'public' and indexdef not like 'CREATE UNIQUE %'
       and to_regclass(format('%I', indexname)) not in (select conindid from pg_constraint)`,
  );
  for (const { name } of rows) await client.query(`drop index ${pg.escapeIdentifier(name)}`);
  return rows;
};

/** Processes a list with several workers in parallel; `work` receives a worker. */
const processInParallel = async <T, Worker>(
  list: readonly T[],
  workers: readonly Worker[],
  work: (item: T, worker: Worker) => Promise<void>,
) => {
  const waiting = [...list];
  await Promise.all(
    workers.map(async (worker) => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next, worker);
    }),
  );
};

/** Runs statements on parallel connections, and reports progress after each. */
const runInParallel = async (url: string, statements: readonly string[], onDone: () => void): Promise<void> => {
  const clients = await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, () => connect(url)));
  try {
    for (const client of clients) await client.query(`set maintenance_work_mem = '512MB'`);
    await processInParallel(statements, clients, async (statement, client) => {
      await client.query(statement);
      onDone();
    });
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
};

/** Sends work to a process and waits for its reply; rejects if it failed or ended. */
const sendWork = (worker: ChildProcess, work: FillData | FillPart): Promise<void> =>
  new Promise((resolve, reject) => {
    const onExit = (): void => reject(new Error('A process that fills the database ended'));
    worker.once('exit', onExit);
    worker.once('message', ({ problem }: FillReply) => {
      worker.off('exit', onExit);
      if (problem === null) resolve();
      else reject(new Error(problem));
    });
    worker.send(work);
  });

const fillRows = async (data: FillData, output: BarOutput): Promise<void> => {
  const stages = fillStages(data.plan);
  const total = stages.flat().reduce((sum, part) => sum + estimatePartSize(part), 0);
  const bar = startBar(output, `Filling ${describeMarket(data.plan)}`, total);
  const workers = Array.from({ length: Math.min(MAX_WORKERS, availableParallelism()) }, () =>
    fork(join(import.meta.dirname, 'fill-worker.db.ts')),
  );
  try {
    await Promise.all(workers.map((worker) => sendWork(worker, data)));
    for (const parts of stages) {
      await processInParallel(parts, workers, async (part, worker) => {
        await sendWork(worker, part);
        bar.add(estimatePartSize(part));
      });
    }
    bar.finish();
  } finally {
    for (const worker of workers) worker.disconnect();
  }
};

/** Creates the indexes, then updates the planner's statistics. */
const finishTables = async (url: string, indexes: readonly Index[], output: BarOutput): Promise<void> => {
  const client = await connect(url);
  const tables = await client.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  await client.end();
  const bar = startBar(output, 'Building indexes', indexes.length + tables.rows.length);
  const count = (): void => bar.add(1);
  await runInParallel(
    url,
    indexes.map(({ definition }) => definition),
    count,
  );
  await runInParallel(
    url,
    tables.rows.map(({ name }) => `vacuum analyze ${name}`),
    count,
  );
  bar.finish();
};

/** Fills the empty database of `url` and marks it. Resolves to the duration in seconds. */
export const fillMarket = async (url: string, plan: MarketPlan, output: BarOutput): Promise<number> => {
  const start = output.now();
  await runPendingMigrations(url);
  await markMarket(url, { ...plan, fillSeconds: null });
  const client = await connect(url);
  const indexes = await dropIndexes(client);
  await client.end();
  await fillRows({ url, plan }, output);
  await finishTables(url, indexes, output);
  const fillSeconds = (output.now() - start) / 1_000;
  await markMarket(url, { ...plan, fillSeconds });
  return fillSeconds;
};
