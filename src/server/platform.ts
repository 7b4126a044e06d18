/**
 * What every feature's server half is given: the database and the services of this process. Made once by the composer
 * (and by the tests); features keep no state of their own.
 */
import type { Db } from './db/database.ts';
import type { Env } from './env.ts';
import type { RateLimiter } from './limits/rate-limits.db.ts';
import type { Log } from './log.ts';
import type { Sealer } from './secrets.ts';

export interface Platform {
  db: Db;
  env: Env;
  log: Log;
  limiter: RateLimiter;
  /** Seals temporary passwords until they are used. */
  passwordSealer: Sealer;
  /** Seals the bodies of mails that hold a password or a link until they are sent. */
  mailSealer: Sealer;
  /** Seals the private keys that sign credentials. */
  badgeSealer: Sealer;
  /** Seals the addresses of calendar feeds, which their owners may see again. */
  calendarSealer: Sealer;
}
