/**
 * Tells every process something when the transaction commits, or at once outside of one. What a transaction says is sent as its last statement,
 * all of it together. A payload stays under 8,000 bytes.
 */
import { sql } from 'drizzle-orm';
import type { Db, Queryable, Tx } from './queryable.ts';

interface Notification {
  channel: string;
  payload: string;
}

/** What open transactions have to say. */
const unsaid = new WeakMap<object, Notification[]>();

const send = async (db: Queryable, notifications: readonly Notification[]): Promise<void> => {
  if (notifications.length === 0) return;
  const channels = sql.param(notifications.map(({ channel }) => channel));
  const payloads = sql.param(notifications.map(({ payload }) => payload));
  await db.execute(
    sql`select pg_notify(channel, payload) from unnest(${channels}::text[], ${payloads}::text[]) as said (channel, payload)`,
  );
};

/** Sends payloads to whoever listens on a channel, in their order. */
export const notifyChannel = async (db: Queryable, channel: string, ...payloads: readonly string[]): Promise<void> => {
  const notifications = payloads.map((payload) => ({ channel, payload }));
  const collected = unsaid.get(db);
  if (collected) collected.push(...notifications);
  else await send(db, notifications);
};

/** Has the transactions of a database send what they have to say with their last statement. */
export const notifyingAtTheEnd = (db: Db): Db => {
  const begin = db.transaction.bind(db);
  db.transaction = (work, config) =>
    begin(async (tx) => {
      const collected: Notification[] = [];
      unsaid.set(tx, collected);
      const result = await work(tx);
      await send(tx satisfies Tx, collected);
      return result;
    }, config);
  return db;
};
