/** Records runs of background work, so that admins see the runs of all processes. Also requests runs on demand. */
import { asc, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { notifyChannel } from '../db/notify.ts';
import { backgroundRuns } from './background-runs.tables.ts';

export type BackgroundRun = typeof backgroundRuns.$inferSelect;

/** The channel for run requests. The payload is the name of the work. */
export const BACKGROUND_CHANNEL = 'puente_background';

const MAX_ERROR_LENGTH = 500;

export interface EndedRun {
  name: string;
  startedAt: string;
  rows: number;
  /** Null after a successful run. */
  error: string | null;
  nextInMs: number;
}

export const recordRun = async (db: Queryable, run: EndedRun): Promise<void> => {
  const hasSucceeded = run.error === null;
  const last = {
    startedAt: run.startedAt,
    endedAt: sql`now()`,
    rows: run.rows,
    lastError: run.error?.slice(0, MAX_ERROR_LENGTH) ?? null,
    nextAt: sql`now() + make_interval(secs => ${run.nextInMs / 1000}::float8)`,
  };
  await db
    .insert(backgroundRuns)
    .values({ name: run.name, ...last, doneAt: hasSucceeded ? sql`now()` : null, failures: hasSucceeded ? 0 : 1 })
    .onConflictDoUpdate({
      target: backgroundRuns.name,
      set: {
        ...last,
        ...(hasSucceeded ? { doneAt: sql`now()` } : {}),
        failures: hasSucceeded ? sql`0` : sql`${backgroundRuns.failures} + 1`,
      },
    });
};

/** Returns the latest run of each kind of work, sorted by name. There are only a few kinds. */
export const listRuns = (db: Queryable): Promise<BackgroundRun[]> =>
  db.select().from(backgroundRuns).orderBy(asc(backgroundRuns.name));

/** Notifies every process to run this work now. */
export const requestRun = (db: Queryable, name: string): Promise<void> => notifyChannel(db, BACKGROUND_CHANNEL, name);
