/** Faults during a soak, one after the other, each followed by a pause in which the product must recover. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Tally } from './client.ts';
import { cutSessions } from './cluster.db.ts';
import type { Cluster, Server } from './cluster.ts';
import type { MailServer } from './mail-server.ts';
import type { ProductProcess } from './product.ts';
import type { Proxy } from './proxy.ts';

export interface Targets {
  products: readonly ProductProcess[];
  cluster: Cluster;
  proxy: Proxy;
  mail: MailServer;
}

/** A kind of fault: how often it occurred, and the longest time without a write in milliseconds. */
export interface Fault {
  name: string;
  times: number;
  longestPause: number;
}

const RECOVERY_MS = 14_000;
const DOWN_MS = 1_500;
const MAIL_DOWN_MS = 12_000;
const SESSIONS_CUT = 4;

type Work = () => Promise<void>;

/** Creates the faults by name. The standby takes over once, halfway. Later faults of the database affect the standby. */
const createFaults = ({ products, cluster, proxy, mail }: Targets) => {
  let server: Server = cluster.primary;
  let turn = 0;
  const nextProduct = (): ProductProcess | undefined => products[turn++ % products.length];
  const faultsByName: Record<string, Work> = {
    'a process is killed': async () => {
      const product = nextProduct();
      await product?.kill();
      await wait(DOWN_MS);
      await product?.start();
    },
    'a process is replaced, as in a release': async () => {
      const product = nextProduct();
      const code = await product?.stop();
      if (code !== 0) throw new Error(`A process exited with ${code} after SIGTERM`);
      await product?.start();
    },
    'database sessions are cut': () => cutSessions(server.port, SESSIONS_CUT),
    'the database crashes and restarts': async () => {
      await server.crash();
      await wait(DOWN_MS);
      await server.start();
    },
    'the database stops responding': async () => proxy.silence(),
    'the mail server is down': async () => {
      await mail.down();
      await wait(MAIL_DOWN_MS);
      await mail.up();
    },
  };
  const failOver: Work = async () => {
    await cluster.primary.crash();
    await cluster.promoteStandby();
    server = cluster.standby;
    proxy.redirect(cluster.standby.port);
  };
  return { each: faultsByName, failOver };
};

/** Causes faults in turn until `hasEnded`. Returns the faults. `log` is called for each. */
export const runFaults = async (
  targets: Targets,
  tally: Tally,
  { hasEnded, failOverAt, log }: { hasEnded(): boolean; failOverAt: number; log(line: string): void },
): Promise<Fault[]> => {
  const { each: faultsByName, failOver } = createFaults(targets);
  const faults = new Map<string, Fault>();
  const run = async (name: string, work: Work): Promise<void> => {
    tally.longestPause = 0;
    await work();
    await wait(RECOVERY_MS);
    const before = faults.get(name) ?? { name, times: 0, longestPause: 0 };
    // Without a write since the fault, the product has not recovered. At the end of the soak, nothing writes.
    const sinceLast = hasEnded() ? 0 : performance.now() - tally.wroteAt;
    const longestPause = Math.max(before.longestPause, tally.longestPause, sinceLast);
    faults.set(name, { name, times: before.times + 1, longestPause });
    log(`${name}: ${Math.round(tally.longestPause)} ms without a write`);
  };
  const names = Object.keys(faultsByName);
  let hasFailedOver = false;
  for (let index = 0; !hasEnded(); index++) {
    if (!hasFailedOver && performance.now() >= failOverAt) {
      hasFailedOver = true;
      await run('the standby takes over', failOver);
    }
    const name = names[index % names.length] ?? '';
    const work = faultsByName[name];
    if (work) await run(name, work);
  }
  return [...faults.values()];
};
