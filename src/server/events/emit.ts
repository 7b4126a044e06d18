/**
 * Emits domain events inside the transaction. Runs every subscriber in the order of `app/server/features.ts`. A subscriber that throws fails the
 * transaction. Work after the commit needs no event: live frames are sent with the commit (`db/notify.ts`), and emails are rows of the outbox.
 */
import type { Db, Tx } from '../db/database.ts';
import type { Platform, Subscriber } from '../platform.ts';
import type { DomainAnswers, DomainEventName, DomainEvents } from './domain-events.ts';

/** Exports are read outside of a transaction, because their lists are streamed. */
type EventDb<Name extends DomainEventName> = Name extends 'account.exporting' ? Db : Tx;

/** The return value of a subscriber: its part of the event's answer, if the event has an answer. */
type AnswerTo<Name extends DomainEventName> = Name extends keyof DomainAnswers ? Partial<DomainAnswers[Name]> : void;

type Reaction<Name extends DomainEventName, Answer> = (
  within: EventDb<Name>,
  facts: DomainEvents[Name],
  platform: Platform,
) => Promise<Answer>;

/** Subscribes to an event. `description` is the reaction in docs/events.md, after the feature's name: `cancel the open interviews`. */
export const on = <Name extends DomainEventName, Answer extends AnswerTo<Name>>(
  event: Name,
  description: string,
  react: Reaction<Name, Answer>,
): Subscriber<Name, Answer> => ({
  event,
  description,
  // Safe because only `emit` calls it, with the facts of this event.
  react: react as unknown as Subscriber<Name, Answer>['react'],
});

/** Runs the subscribers of an event one after the other in the caller's transaction. Returns their results merged into one object. */
export const emit = async <Name extends DomainEventName>(
  within: EventDb<Name>,
  platform: Platform,
  event: Name,
  facts: DomainEvents[Name],
): Promise<AnswerTo<Name>> => {
  const answers = {};
  for (const subscriber of platform.subscribers) {
    if (subscriber.event === event) Object.assign(answers, await subscriber.react(within, facts, platform));
  }
  return answers as AnswerTo<Name>;
};
