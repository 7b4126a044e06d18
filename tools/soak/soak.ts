/**
 * `npm run test:soak`: two processes of the product with their own PostgreSQL servers, simulated users and injected faults. At the end nothing may be
 * lost or duplicated, and no response may have been a 5xx other than 503. The report goes to stdout, everything else to stderr. Exit codes: 0 passed,
 * 1 failed, 2 invalid arguments.
 */
import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { fillMarket } from '../bench/fill-market.db.ts';
import { loadPeople } from '../bench/people.db.ts';
import { stderrOutput } from '../bench/progress-bar.ts';
import { type ActorContext, createExpected, runActors } from './actors.ts';
import { createClient, createTally } from './client.ts';
import { serverUrl, withClient } from './cluster.db.ts';
import { startCluster } from './cluster.ts';
import { runFaults } from './faults.ts';
import { findLosses, retryMailsNow } from './findings.db.ts';
import { startMailServer } from './mail-server.ts';
import { createProductProcess } from './product.ts';
import { startProxy } from './proxy.ts';
import { hasPassed, report } from './report.ts';

const USAGE = 'usage: npm run test:soak -- [--minutes 60] [--port 4200]';
/** A proxy, a mail server, two PostgreSQL servers and two processes. */
const PORT_COUNT = 6;
const CANDIDATES = 400;
/** Time for pending writes and deliveries at the end. */
const QUIET_MS = 10_000;
const MAILS_TIMEOUT_MS = 120_000;

/** Functions that `scripts/` provides. */
export interface SoakHost {
  buildIfStale(): Promise<{ code: number }>;
  freePort(): Promise<number>;
  registerCleanup(cleanup: () => Promise<void>): () => void;
}

const log = (line: string): void => void process.stderr.write(`${line}\n`);

const readArguments = (args: readonly string[]): { minutes: number; port: number | null } | null => {
  try {
    const options = { minutes: { type: 'string', default: '60' }, port: { type: 'string' } } as const;
    const { values } = parseArgs({ args: [...args], options });
    const minutes = Number(values.minutes);
    const port = values.port === undefined ? null : Number(values.port);
    const isValid = minutes > 0 && (port === null || (Number.isInteger(port) && port > 0 && port < 65_530));
    return isValid ? { minutes, port } : null;
  } catch {
    return null;
  }
};

const choosePorts = async (first: number | null, freePort: () => Promise<number>): Promise<number[]> => {
  const ports: number[] = [];
  for (let index = 0; index < PORT_COUNT; index++) ports.push(first === null ? await freePort() : first + index);
  return ports;
};

const soak = async (
  minutes: number,
  ports: readonly number[],
  addCleanup: (work: () => Promise<void> | void) => void,
) => {
  const [proxyPort = 0, mailPort = 0, primaryPort = 0, standbyPort = 0, ...productPorts] = ports;
  const cluster = await startCluster([primaryPort, standbyPort]);
  addCleanup(cluster.stop);
  const plan = { candidates: CANDIDATES, seed: 1, madeAt: Date.now() };
  await fillMarket(serverUrl(primaryPort), plan, stderrOutput);
  const people = await loadPeople(serverUrl(primaryPort), plan);
  const proxy = await startProxy(proxyPort, primaryPort);
  addCleanup(proxy.stop);
  const mail = await startMailServer(mailPort);
  addCleanup(mail.down);
  const env = {
    NODE_ENV: 'test',
    HOST: '127.0.0.1',
    PUBLIC_URL: '',
    DATABASE_URL: serverUrl(proxy.port),
    SMTP_URL: mail.url,
    APP_SECRET: 'only for soaks on this machine, not a secret',
    RATE_LIMITS: 'off',
    DEMO: '0',
    LOG_LEVEL: 'warn',
  };
  const products = productPorts.map((port) => createProductProcess(port, env));
  for (const product of products) {
    addCleanup(async () => {
      await product.kill();
      product.clean();
    });
    await product.start();
  }
  const startedAt = performance.now();
  const since = new Date(Date.now() - 1_000).toISOString();
  const [tally, expected] = [createTally(), createExpected()];
  const endsAt = startedAt + minutes * 60_000;
  let quietAt = Number.POSITIVE_INFINITY;
  const hasEnded = () => performance.now() >= endsAt;
  let haveFaultsEnded = false;
  // Clients retry until the last fault has ended, because the product must survive that fault too.
  const context: ActorContext = {
    client: createClient(productPorts, tally, () => hasEnded() && haveFaultsEnded),
    tally,
    expected,
    ports: productPorts,
    hasEnded,
    isQuiet: () => performance.now() >= quietAt,
  };
  const actorsDone = runActors(context, people);
  log(`Soaking for ${minutes} minutes`);
  const faults = await runFaults({ products, cluster, proxy, mail }, tally, {
    hasEnded,
    failOverAt: startedAt + (endsAt - startedAt) / 2,
    log,
  });
  haveFaultsEnded = true;
  quietAt = performance.now() + QUIET_MS;
  await actorsDone;
  const database = serverUrl(standbyPort);
  const mailsDeadline = performance.now() + MAILS_TIMEOUT_MS;
  while (
    (await withClient(database, (client) => retryMailsNow(client, since))) > 0 &&
    performance.now() < mailsDeadline
  ) {
    await wait(5_000);
  }
  const findings = await withClient(database, (client) => findLosses(client, since, expected, mail.received));
  const memory = products.map((product) => product.memory() ?? 0);
  return { minutes, cores: availableParallelism(), tally, expected, faults, findings, mails: mail.received, memory };
};

/** Runs the command; returns its exit code. */
export const runSoak = async (args: readonly string[], host: SoakHost): Promise<number> => {
  const parsed = readArguments(args);
  if (parsed === null) {
    log(USAGE);
    return 2;
  }
  const { code } = await host.buildIfStale();
  if (code !== 0) return 1;
  const cleanups: (() => Promise<void> | void)[] = [];
  const cleanUp = async (): Promise<void> => {
    for (let next = cleanups.pop(); next !== undefined; next = cleanups.pop()) await next();
  };
  const unregister = host.registerCleanup(cleanUp);
  try {
    const ports = await choosePorts(parsed.port, host.freePort);
    const outcome = await soak(parsed.minutes, ports, (work) => void cleanups.push(work));
    process.stdout.write(`${report(outcome)}\n`);
    return hasPassed(outcome) ? 0 : 1;
  } finally {
    await cleanUp();
    unregister();
  }
};
