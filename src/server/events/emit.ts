/**
 * Domain events inside the transaction. `emit` runs every subscriber of an event in the order in which `app/server/features.ts` lists them. A
 * subscriber that throws fails the transaction. What has to wait for the commit needs nothing of its own: live frames are sent with the commit
 * (`db/notify.ts`), and mails are rows of the outbox.
 */
import type { Tx } from '../db/database.ts';
import type { Platform, Subscriber } from '../platform.ts';
import type { DomainEventName, DomainEvents } from './domain-events.ts';

type Reaction<Name extends DomainEventName> = (tx: Tx, facts: DomainEvents[Name], platform: Platform) => Promise<void>;

/** Subscribes to an event. `what` completes the sentence "on <event>, …" in docs/events.md. */
export const on = <Name extends DomainEventName>(event: Name, what: string, react: Reaction<Name>): Subscriber => ({
  event,
  what,
  // Only `emit` calls it, with the facts of this event.
  react: react as Subscriber['react'],
});

/** Tells the subscribers of an event, one after the other, in the caller's transaction. */
export const emit = async <Name extends DomainEventName>(
  tx: Tx,
  platform: Platform,
  event: Name,
  facts: DomainEvents[Name],
): Promise<void> => {
  for (const subscriber of platform.subscribers) {
    if (subscriber.event === event) await subscriber.react(tx, facts, platform);
  }
};
