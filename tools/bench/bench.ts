/**
 * `npm run bench`: fills a database with generated data, and measures each call of the product and its floor in the same run. Markdown goes to
 * stdout, everything else to stderr. Exit codes: 0 done, 1 failed, 2 invalid arguments or no usable database.
 */
import { writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import process from 'node:process';
import { type BenchOptions, parseArguments, USAGE } from './arguments.ts';
import {
  createDatabase,
  databaseName,
  type MarkedMarket,
  RefusedError,
  readMarket,
  readPostgresVersion,
  redactPassword,
  runPendingMigrations,
} from './bench-database.db.ts';
import { writeDocuments } from './documents.ts';
import { fillMarket } from './fill-market.db.ts';
import { describeMarket } from './fill-parts.ts';
import { startLoadGenerator } from './load.ts';
import { jobCount } from './market-rows.ts';
import { measureBusy } from './measure-busy.ts';
import { type Bench, measureCall } from './measure-calls.ts';
import { measureLive } from './measure-live.ts';
import { MIX_CANDIDATES, measureMix } from './measure-mix.ts';
import { measureStart, waitForLists } from './measure-start.ts';
import { limitPeople, loadPeople } from './people.db.ts';
import { readFamilyMemory } from './process-usage.ts';
import { stderrOutput } from './progress-bar.ts';
import type { Results } from './results.ts';
import { startFloor, startProduct } from './server-process.ts';
import { report } from './tables.ts';

const DEFAULT_CANDIDATES = 10_000;
/** Connections that load scored lists while other calls are measured. */
const BUSY_CONNECTIONS = [8, 32];

/** Functions that `scripts/` provides. */
export interface BenchHost {
  findPostgres(): Promise<{ url: string | null; line: string; stop(): Promise<void> }>;
  buildIfStale(): Promise<{ code: number }>;
  /** Finds a loopback port that is currently unused. */
  freePort(): Promise<number>;
  /** Runs `cleanup` if a signal ends the command early. Returns the function that unregisters it. */
  registerCleanup(cleanup: () => Promise<void>): () => void;
}

interface Market {
  url: string;
  plan: MarkedMarket;
}

/** The load average before the fill, which itself causes load. */
const LOAD_BEFORE = loadavg()[0] ?? 0;

const log = (line: string): void => void process.stderr.write(`${line}\n`);

/** Returns a function that allocates consecutive ports from the requested one, or any free ports. */
const createPortAllocator = (firstPort: number | null, freePort: BenchHost['freePort']) => {
  let next = firstPort ?? 0;
  return async (): Promise<number> => (firstPort === null ? freePort() : next++);
};

/** Creates a list of cleanups for everything started. Runs them in reverse order, even after a signal. */
const createCleanups = (host: BenchHost) => {
  const cleanups: (() => Promise<void>)[] = [];
  const runAll = async (): Promise<void> => {
    for (let next = cleanups.pop(); next !== undefined; next = cleanups.pop())
      await next().catch((error: Error) => log(error.message));
  };
  const unregister = host.registerCleanup(runAll);
  return {
    add: (cleanup: () => Promise<void> | void): void => void cleanups.push(async () => cleanup()),
    finish: async (): Promise<void> => {
      await runAll();
      unregister();
    },
  };
};
type Cleanups = ReturnType<typeof createCleanups>;

const fill = async (url: string, candidates: number, seed: number): Promise<Market> => {
  const plan = { candidates, seed, madeAt: Date.now() };
  return { url, plan: { ...plan, fillSeconds: await fillMarket(url, plan, stderrOutput) } };
};

/** Returns the metadata of a given database, or null if it is empty. Throws a `RefusedError` if it cannot be used. */
const readGivenMarket = async (url: string, { candidates }: BenchOptions): Promise<MarkedMarket | null> => {
  const plan = await readMarket(url);
  if (plan !== null && candidates !== null && candidates !== plan.candidates) {
    throw new RefusedError(`${databaseName(url)} has ${plan.candidates} candidates, not ${candidates}`);
  }
  return plan;
};

/** Returns the metadata of a given database. Fills the database if it is empty. */
const prepareGivenMarket = async (
  url: string,
  plan: MarkedMarket | null,
  { candidates, seed }: BenchOptions,
): Promise<Market> => {
  if (plan === null) return fill(url, candidates ?? DEFAULT_CANDIDATES, seed);
  // The database may have pending migrations.
  await runPendingMigrations(url);
  return { url, plan };
};

/** Creates and fills a database on the server. It is dropped at the end unless `isKept` is set. */
const createMarket = async (
  serverUrl: string,
  candidates: number,
  { seed, isKept }: BenchOptions,
  cleanups: Cleanups,
) => {
  const { url, drop } = await createDatabase(serverUrl);
  if (!isKept) cleanups.add(drop);
  return fill(url, candidates, seed);
};

const describeMachine = async (url: string): Promise<Results['machine']> => ({
  cpu: cpus()[0]?.model.trim() ?? 'unknown',
  cores: availableParallelism(),
  memoryBytes: totalmem(),
  node: process.version.slice(1),
  postgres: await readPostgresVersion(url),
  loadBefore: LOAD_BEFORE,
});

/** Measures the running product: calls, calls during scored lists, live messages. Fills in `results`. */
const measureRunningProduct = async (
  market: Market,
  options: BenchOptions,
  nextPort: () => Promise<number>,
  cleanups: Cleanups,
  results: Results,
) => {
  const { calls, measurements, seconds, warmUpSeconds, connections, hasFloor } = options;
  if (calls.length === 0 && !measurements.includes('busy') && !measurements.includes('live')) return;
  const people = limitPeople(await loadPeople(market.url, market.plan), options.people);
  const product = await startProduct(market.url, await nextPort());
  cleanups.add(product.stop);
  const floor = hasFloor && calls.length > 0 ? await startFloor(market.url, await nextPort()) : null;
  if (floor !== null) cleanups.add(floor.stop);
  const generator = await startLoadGenerator(people);
  cleanups.add(generator.stop);
  await waitForLists(product, people);
  const bench: Bench = {
    databaseUrl: market.url,
    people,
    generator,
    product,
    floor,
    seconds,
    warmUpSeconds,
    connections,
  };
  for (const name of calls) {
    log(`Measuring ${name}`);
    results.calls.push(await measureCall(bench, name));
  }
  if (results.start !== null) {
    results.start.product.loadedMemory = readFamilyMemory(product.pid);
    if (floor !== null && results.start.floor !== null) results.start.floor.loadedMemory = readFamilyMemory(floor.pid);
  }
  for (const listConnections of measurements.includes('busy') ? BUSY_CONNECTIONS : []) {
    log(`Measuring response times of other calls while ${listConnections} connections load lists`);
    results.busy.push(await measureBusy(bench, listConnections));
  }
  if (measurements.includes('live')) {
    log('Measuring live messages');
    results.live.push(...(await measureLive(bench, await nextPort())));
  }
};

const measure = async (
  market: Market,
  options: BenchOptions,
  serverUrl: string,
  nextPort: () => Promise<number>,
  cleanups: Cleanups,
): Promise<Results> => {
  const { measurements, seconds, warmUpSeconds, connections } = options;
  const { plan } = market;
  const results: Results = {
    measuredAt: new Date().toISOString(),
    machine: await describeMachine(market.url),
    market: { candidates: plan.candidates, jobs: jobCount(plan), fillSeconds: plan.fillSeconds },
    settings: { seconds, warmUpSeconds, connections },
    calls: [],
    start: null,
    busy: [],
    live: [],
    mix: null,
  };
  if (measurements.includes('start')) {
    log('Measuring the start');
    results.start = await measureStart(
      market.url,
      await nextPort(),
      await loadPeople(market.url, plan),
      options.hasFloor,
    );
  }
  // Measures the mix before the servers of the large marketplace start, because nothing else may run.
  if (measurements.includes('mix')) {
    const small = await createMarket(serverUrl, MIX_CANDIDATES, { ...options, isKept: false }, cleanups);
    log('Measuring the mix');
    results.mix = await measureMix(small.url, await nextPort(), await loadPeople(small.url, small.plan), seconds);
  }
  await measureRunningProduct(market, options, nextPort, cleanups, results);
  return results;
};

/** Finds the server that tests also use. */
const findServer = async (host: BenchHost, cleanups: Cleanups): Promise<string> => {
  const postgres = await host.findPostgres();
  log(postgres.line);
  if (postgres.url === null) throw new RefusedError('There is no PostgreSQL server to measure on');
  cleanups.add(postgres.stop);
  return postgres.url;
};

/** Validates everything before slow steps, then measures and prints the report. */
const run = async (options: BenchOptions, host: BenchHost, cleanups: Cleanups): Promise<number> => {
  const configuredUrl = options.databaseUrl;
  const plan = configuredUrl === null ? null : await readGivenMarket(configuredUrl, options);
  const serverUrl = configuredUrl ?? (await findServer(host, cleanups));
  const built = await host.buildIfStale();
  if (built.code !== 0) return built.code;
  const market =
    configuredUrl === null
      ? await createMarket(serverUrl, options.candidates ?? DEFAULT_CANDIDATES, options, cleanups)
      : await prepareGivenMarket(configuredUrl, plan, options);
  log(`A marketplace of ${describeMarket(market.plan)}`);
  if (configuredUrl === null && options.isKept) log(`Use it again with --database ${redactPassword(market.url)}`);
  const nextPort = createPortAllocator(options.port, host.freePort);
  const results = await measure(market, options, serverUrl, nextPort, cleanups);
  process.stdout.write(`${report(results)}\n`);
  if (options.json !== null) await writeFile(options.json, `${JSON.stringify(results, null, 2)}\n`);
  return 0;
};

/** Runs the command and resolves to its exit code. Cleans up everything except a database kept with `--keep`. */
export const bench = async (args: string[], host: BenchHost): Promise<number> => {
  const parsed = parseArguments(args);
  if (parsed.kind === 'wrong') {
    log(`${parsed.problem}\n${USAGE}`);
    return 2;
  }
  if (parsed.kind === 'docs') {
    for (const file of await writeDocuments(parsed.files)) log(`Wrote docs/${file}`);
    return 0;
  }
  const cleanups = createCleanups(host);
  try {
    return await run(parsed.options, host, cleanups);
  } catch (error) {
    log(
      error instanceof RefusedError
        ? error.message
        : error instanceof Error
          ? (error.stack ?? error.message)
          : String(error),
    );
    return error instanceof RefusedError ? 2 : 1;
  } finally {
    await cleanups.finish();
  }
};
