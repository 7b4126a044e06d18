/**
 * Dependencies of every feature's server half: the database and services of this process. Created once by the composer or by tests. Features are
 * stateless.
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

/** A feature's reaction to an event, in the event's transaction. Its return value is for the emitter. Create it with `on` (`events/emit.ts`). */
export interface Subscriber<Name extends DomainEventName = DomainEventName, Result = unknown> {
  event: Name;
  description: string;
  react: (within: Db | Tx, facts: DomainEvents[DomainEventName], platform: Platform) => Promise<Result>;
}

export interface Platform {
  db: Db;
  /** Tracks whether the database is out of disk space. */
  disk: DiskSpace;
  env: Env;
  log: Log;
  limiter: RateLimiter;
  /** Reads uploaded files. */
  files: Files;
  metrics: Metrics;
  /** Null if tracing is off. */
  tracing: Tracing | null;
  /** Keys derived from the app's secret, by purpose. */
  secrets: Secrets;
  /** Encrypts the bodies of emails that contain a password or a link, until the emails are sent. */
  mailSealer: Sealer;
  /** All subscribers of domain events, in order. */
  subscribers: readonly Subscriber[];
}
