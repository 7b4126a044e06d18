/**
 * Domain events inside the transaction. `emit` runs every subscriber of an event in the order in which `app/server/features.ts` lists them. A
 * subscriber that throws fails the transaction. What has to wait for the commit needs nothing of its own: live frames are sent with the commit
 * (`db/notify.ts`), and mails are rows of the outbox.
 */
import type { Db, Tx } from '../db/database.ts';
import type { Platform, Subscriber } from '../platform.ts';
import type { DomainAnswers, DomainEventName, DomainEvents } from './domain-events.ts';

/** An export is read outside of a transaction, because its lists are read while they are sent. */
type Within<Name extends DomainEventName> = Name extends 'account.exporting' ? Db : Tx;

/** What one subscriber returns: its part of the answer, for an event that has one. */
type AnswerTo<Name extends DomainEventName> = Name extends keyof DomainAnswers ? Partial<DomainAnswers[Name]> : void;

type Reaction<Name extends DomainEventName, Answer> = (
  within: Within<Name>,
  facts: DomainEvents[Name],
  platform: Platform,
) => Promise<Answer>;

/** Subscribes to an event. `what` completes the sentence "on <event>, …" in docs/events.md. */
export const on = <Name extends DomainEventName, Answer extends AnswerTo<Name>>(
  event: Name,
  what: string,
  react: Reaction<Name, Answer>,
): Subscriber<Name, Answer> => ({
  event,
  what,
  // Only `emit` calls it, with the facts of this event.
  react: react as unknown as Subscriber<Name, Answer>['react'],
});

/** Runs the subscribers of an event, one after the other, in the caller's transaction. Returns what they returned, merged into one object. */
export const emit = async <Name extends DomainEventName>(
  within: Within<Name>,
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
