/**
 * What every feature's server half is given: the database and the services of this process. Made once by the composer
 * (and by the tests); features keep no state of their own.
 */
import type { Db, Tx } from './db/database.ts';
import type { DiskSpace } from './db/disk-space.ts';
import type { Env } from './env.ts';
import type { DomainEventName, DomainEvents } from './events/domain-events.ts';
import type { Files } from './files/files.ts';
import type { RateLimiter } from './limits/rate-limits.db.ts';
import type { Log } from './log.ts';
import type { Metrics } from './observe/metrics.ts';
import type { Tracing } from './observe/tracing.ts';
import type { Sealer, Secrets } from './secrets.ts';

/**
 * What a feature does when an event is emitted, in the transaction of the event, and what it returns to the emitter. Made with `on`
 * (`events/emit.ts`).
 */
export interface Subscriber<Name extends DomainEventName = DomainEventName, Answer = unknown> {
  event: Name;
  what: string;
  react: (within: Db | Tx, facts: DomainEvents[DomainEventName], platform: Platform) => Promise<Answer>;
}

export interface Platform {
  db: Db;
  /** Whether the database has space left to write to. */
  disk: DiskSpace;
  env: Env;
  log: Log;
  limiter: RateLimiter;
  /** What people uploaded, wherever it stands. */
  files: Files;
  metrics: Metrics;
  /** Null where no traces are made. */
  tracing: Tracing | null;
  /** What is derived from the app's secret, by purpose. */
  secrets: Secrets;
  /** Seals the bodies of mails that hold a password or a link until they are sent. */
  mailSealer: Sealer;
  /** All subscribers of domain events, in their order. */
  subscribers: readonly Subscriber[];
}
