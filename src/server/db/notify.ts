/**
 * Notifies every process when the transaction commits, or immediately outside of a transaction. Notifications of a transaction are sent together as
 * its last statement, or after the commit for channels with a carrier. A payload must be shorter than 8,000 bytes.
 */
import { sql } from 'drizzle-orm';
import type { Db, Queryable, Tx } from './queryable.ts';

interface Notification {
  channel: string;
  payload: string;
}

/** Carries a channel's notifications in place of the database. */
export interface Carrier {
  publish(payloads: readonly string[]): void;
  /** Like `OpenDatabase.listen`. Returns a function that stops listening. */
  listen(onPayload: (payload: string) => void, onGap?: () => void): () => void;
}
export type Carriers = ReadonlyMap<string, Carrier>;

/** Pending notifications of open transactions. */
const deferred = new WeakMap<object, Notification[]>();
const carriersByDatabase = new WeakMap<object, Carriers>();

const send = async (db: Queryable, notifications: readonly Notification[]): Promise<void> => {
  if (notifications.length === 0) return;
  const channels = sql.param(notifications.map(({ channel }) => channel));
  const payloads = sql.param(notifications.map(({ payload }) => payload));
  await db.execute(
    sql`select pg_notify(channel, payload) from unnest(${channels}::text[], ${payloads}::text[]) as notification (channel, payload)`,
  );
};

const groupByCarrier = (notifications: readonly Notification[], carriers: Carriers) =>
  Map.groupBy(notifications, ({ channel }) => carriers.get(channel) ?? null);

const publishToCarriers = (notifications: ReadonlyMap<Carrier | null, Notification[]>): void => {
  for (const [carrier, queue] of notifications) carrier?.publish(queue.map(({ payload }) => payload));
};

/** Sends payloads to all listeners of a channel, in order. */
export const notifyChannel = async (db: Queryable, channel: string, ...payloads: readonly string[]): Promise<void> => {
  const notifications = payloads.map((payload) => ({ channel, payload }));
  const collected = deferred.get(db);
  const carrier = carriersByDatabase.get(db)?.get(channel);
  if (collected) collected.push(...notifications);
  else if (carrier) carrier.publish(payloads);
  else await send(db, notifications);
};

/** Collects the notifications of a transaction and of its nested transactions, except those rolled back. */
const collectNotifications = (tx: Tx, collected: Notification[]): void => {
  deferred.set(tx, collected);
  const begin = tx.transaction.bind(tx);
  tx.transaction = async (work) => {
    const inner: Notification[] = [];
    const result = await begin((nested) => {
      collectNotifications(nested, inner);
      return work(nested);
    });
    collected.push(...inner);
    return result;
  };
};

/**
 * Makes transactions send their notifications with the last statement, or through the channel's carrier after the commit. If `isPipelined`, the
 * commit is sent without waiting for the result of that statement.
 */
export const withDeferredNotifications = (db: Db, carriers: Carriers = new Map(), isPipelined = false): Db => {
  carriersByDatabase.set(db, carriers);
  const begin = db.transaction.bind(db);
  db.transaction = async (work, config) => {
    let pending = new Map<Carrier | null, Notification[]>();
    let delivery = Promise.resolve();
    const result = await begin(async (tx) => {
      const collected: Notification[] = [];
      collectNotifications(tx, collected);
      const done = await work(tx);
      pending = groupByCarrier(collected, carriers);
      delivery = send(tx, pending.get(null) ?? []);
      if (isPipelined) delivery.catch(() => {});
      else await delivery;
      return done;
    }, config);
    // If sending failed, the commit after it became a rollback, and this throws.
    await delivery;
    publishToCarriers(pending);
    return result;
  };
  return db;
};
