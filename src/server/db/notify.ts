/**
 * Tells every process something when the transaction commits, or at once outside of one. What a transaction says is sent as its last statement,
 * all of it together; a channel that something else carries is told right after the commit. A payload stays under 8,000 bytes.
 */
import { sql } from 'drizzle-orm';
import type { Db, Queryable, Tx } from './queryable.ts';

interface Notification {
  channel: string;
  payload: string;
}

/** Carries what is said on a channel in place of the database. */
export interface Carrier {
  publish(payloads: readonly string[]): void;
  /** Calls back as `OpenDatabase.listen` does; the result ends it. */
  listen(onPayload: (payload: string) => void, onGap?: () => void): () => void;
}
/** By channel. */
export type Carriers = ReadonlyMap<string, Carrier>;

/** What open transactions have to say. */
const unsaid = new WeakMap<object, Notification[]>();
/** By database. */
const carried = new WeakMap<object, Carriers>();

const send = async (db: Queryable, notifications: readonly Notification[]): Promise<void> => {
  if (notifications.length === 0) return;
  const channels = sql.param(notifications.map(({ channel }) => channel));
  const payloads = sql.param(notifications.map(({ payload }) => payload));
  await db.execute(
    sql`select pg_notify(channel, payload) from unnest(${channels}::text[], ${payloads}::text[]) as said (channel, payload)`,
  );
};

const byCarrier = (notifications: readonly Notification[], carriers: Carriers) =>
  Map.groupBy(notifications, ({ channel }) => carriers.get(channel) ?? null);

const carry = (notifications: ReadonlyMap<Carrier | null, Notification[]>): void => {
  for (const [carrier, said] of notifications) carrier?.publish(said.map(({ payload }) => payload));
};

/** Sends payloads to whoever listens on a channel, in their order. */
export const notifyChannel = async (db: Queryable, channel: string, ...payloads: readonly string[]): Promise<void> => {
  const notifications = payloads.map((payload) => ({ channel, payload }));
  const collected = unsaid.get(db);
  const carrier = carried.get(db)?.get(channel);
  if (collected) collected.push(...notifications);
  else if (carrier) carrier.publish(payloads);
  else await send(db, notifications);
};

/** Collects what a transaction says, with what those nested in it say that are not taken back. */
const collectFrom = (tx: Tx, collected: Notification[]): void => {
  unsaid.set(tx, collected);
  const begin = tx.transaction.bind(tx);
  tx.transaction = async (work) => {
    const inner: Notification[] = [];
    const result = await begin((nested) => {
      collectFrom(nested, inner);
      return work(nested);
    });
    collected.push(...inner);
    return result;
  };
};

/**
 * Has the transactions of a database send what they have to say with their last statement, or by the carrier of a channel once they are committed.
 * `isPipelined` where the database takes the commit without having answered that statement.
 */
export const notifyingAtTheEnd = (db: Db, carriers: Carriers = new Map(), isPipelined = false): Db => {
  carried.set(db, carriers);
  const begin = db.transaction.bind(db);
  db.transaction = async (work, config) => {
    let said = new Map<Carrier | null, Notification[]>();
    let sent = Promise.resolve();
    const result = await begin(async (tx) => {
      const collected: Notification[] = [];
      collectFrom(tx, collected);
      const done = await work(tx);
      said = byCarrier(collected, carriers);
      sent = send(tx, said.get(null) ?? []);
      if (isPipelined) sent.catch(() => {});
      else await sent;
      return done;
    }, config);
    // One that fails makes a rollback of the commit that was sent behind it.
    await sent;
    carry(said);
    return result;
  };
  return db;
};
