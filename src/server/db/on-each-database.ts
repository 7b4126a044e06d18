/** For what is made once for a database and kept (prepared statements, gathered questions) where lists read more than one: what is asked of one is never answered by another. */
import type { Db } from './queryable.ts';

/** Gives what `make` makes for a database, made once for each. */
export const onEachDatabase = <Made>(make: (db: Db) => Made): ((db: Db) => Made) => {
  const made = new WeakMap<Db, Made>();
  return (db) => {
    const known = made.get(db);
    if (known !== undefined) return known;
    const now = make(db);
    made.set(db, now);
    return now;
  };
};
