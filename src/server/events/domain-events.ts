/**
 * The catalog of domain events: what happens in the market that other features react to, with the facts that they need. Ids and values only,
 * no rows. `docs/events.md` is made from this file and from the list of subscribers in `app/server/features.ts`.
 */
import type { Side } from '#shared/sides.ts';
import type { ApplicationStatus } from '#shared/vocabulary.ts';

export interface DomainEvents {
  'application.moved': {
    /** Moved together, each with its status before. */
    applications: readonly { id: string; from: ApplicationStatus }[];
    to: ApplicationStatus;
    by: Side;
    /** Nobody can undo it: the account of this side is being deleted. */
    isFinal: boolean;
  };
  'application.undone': {
    applicationId: string;
    /** The status that the undone move had set. */
    from: ApplicationStatus;
    /** The status that the application has again. */
    to: ApplicationStatus;
    by: Side;
    /** When the undone move was made (ISO 8601). */
    movedAt: string;
  };
}

export type DomainEventName = keyof DomainEvents;

/** What each event means. */
export const DOMAIN_EVENTS: Readonly<Record<DomainEventName, string>> = {
  'application.moved':
    'Applications were moved together to a new status: by hand, because their job closed, or because an account ended.',
  'application.undone': 'The newest move of an application was undone by its side.',
};
