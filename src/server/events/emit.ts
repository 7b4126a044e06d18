/**
 * Emits domain events inside the transaction. Runs every subscriber in the order of `app/server/features.ts`. A subscriber that throws fails the
 * transaction. Work after the commit needs no event: live frames are sent with the commit (`db/notify.ts`), and emails are rows of the outbox.
 */
import type { Db, Tx } from '../db/database.ts';
import type { Platform, Subscriber } from '../platform.ts';
import type { DomainEventName, DomainEventResults, DomainEvents } from './domain-events.ts';

/** Exports are read outside of a transaction, because their lists are streamed. */
type EventDb<Name extends DomainEventName> = Name extends 'account.exporting' ? Db : Tx;

/** The return value of a subscriber: its part of the event's result, if the event has one. */
type EventResult<Name extends DomainEventName> = Name extends keyof DomainEventResults
  ? Partial<DomainEventResults[Name]>
  : void;

type Reaction<Name extends DomainEventName, Result> = (
  within: EventDb<Name>,
  facts: DomainEvents[Name],
  platform: Platform,
) => Promise<Result>;

/** Subscribes to an event. `description` is the reaction in docs/events.md, after the feature's name: `cancel the open interviews`. */
export const on = <Name extends DomainEventName, Result extends EventResult<Name>>(
  event: Name,
  description: string,
  react: Reaction<Name, Result>,
): Subscriber<Name, Result> => ({
  event,
  description,
  // Safe because only `emit` calls it, with the facts of this event.
  react: react as unknown as Subscriber<Name, Result>['react'],
});

/** Runs the subscribers of an event one after the other in the caller's transaction. Returns their results merged into one object. */
export const emit = async <Name extends DomainEventName>(
  within: EventDb<Name>,
  platform: Platform,
  event: Name,
  facts: DomainEvents[Name],
): Promise<EventResult<Name>> => {
  const results = {};
  for (const subscriber of platform.subscribers) {
    if (subscriber.event === event) Object.assign(results, await subscriber.react(within, facts, platform));
  }
  return results as EventResult<Name>;
};
