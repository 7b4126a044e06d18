/** The one place that decides where a list is read: from the replica, where there is one that has come as far as the primary, else from the primary. */
import type { Db } from '../db/database.ts';
import type { Replica } from '../db/replica.ts';
import type { Metrics } from '../observe/metrics.ts';
import { isDatabaseAway } from './problem.ts';

export type ReadLists = <Result>(read: (db: Db) => Promise<Result>) => Promise<Result>;

/** Gives the function that reads a list. What the replica breaks off is read once more from the primary, so `read` must do nothing but read. */
export const createListReader = (
  primary: Db,
  replica: Replica | null,
  metrics: Pick<Metrics, 'countListRead'>,
): ReadLists => {
  if (replica === null) return (read) => read(primary);
  return async (read) => {
    const db = await replica.caughtUp();
    if (db !== null) {
      try {
        const result = await read(db);
        metrics.countListRead('replica');
        return result;
      } catch (error) {
        if (!isDatabaseAway(error)) throw error;
        replica.leave(error);
      }
    }
    metrics.countListRead('primary');
    return read(primary);
  };
};
