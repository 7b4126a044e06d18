/**
 * Calendar entries as iCalendar files (RFC 5545; methods: RFC 5546). A library generates the format. This file determines the content of an entry:
 * one uid for all versions, an increasing sequence number, and times in UTC.
 */
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import { brand } from './brand.ts';

/** `REQUEST` invites the attendee, `PUBLISH` only shows the entry, `CANCEL` removes it. */
export type CalendarMethod = 'REQUEST' | 'PUBLISH' | 'CANCEL';

interface CalendarPerson {
  /** Null if no name should be shown. */
  name: string | null;
  email: string;
}

export interface CalendarEntry {
  /** The same for all versions of the entry. */
  uid: string;
  /** 0 for the first version, higher with each change. */
  sequence: number;
  /** `start`, `end` and `stampedAt` are ISO 8601. */
  start: string;
  end: string;
  /** When this version was created. */
  stampedAt: string;
  summary: string;
  description: string;
  location: string;
  organizer: CalendarPerson;
  /** Required by `REQUEST`. Omitted from `PUBLISH`, which must not have an attendee. */
  attendee: CalendarPerson | null;
}

/** Removes control characters. Line breaks become `\n`, which the library escapes. */
const withoutControls = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(/\p{Cc}/gu, (char) => (char === '\n' || char === '\t' ? char : ''));

/** Replaces double quotes and line breaks, because iCalendar parameters such as names cannot contain them. */
const plainParameter = (text: string): string => withoutControls(text).replace(/\s+/g, ' ').replaceAll('"', "'");

const toOrganizer = ({ name, email }: CalendarPerson) => ({ name: plainParameter(name ?? brand.name), email });

/** Returns the attendees with the status ACCEPTED, because the person who books has already accepted. */
const toAttendees = (method: CalendarMethod, { attendee }: CalendarEntry): NonNullable<ICalEventData['attendees']> =>
  attendee === null || method === 'PUBLISH'
    ? []
    : [
        {
          email: attendee.email,
          ...(attendee.name === null ? {} : { name: plainParameter(attendee.name) }),
          role: ICalAttendeeRole.REQ,
          status: ICalAttendeeStatus.ACCEPTED,
          rsvp: false,
        },
      ];

const toEvent = (method: CalendarMethod, entry: CalendarEntry): ICalEventData => ({
  id: entry.uid,
  sequence: entry.sequence,
  stamp: new Date(entry.stampedAt),
  start: new Date(entry.start),
  end: new Date(entry.end),
  summary: withoutControls(entry.summary),
  description: withoutControls(entry.description),
  location: withoutControls(entry.location),
  organizer: toOrganizer(entry.organizer),
  attendees: toAttendees(method, entry),
  status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  transparency: ICalEventTransparency.OPAQUE,
});

/** Creates an iCalendar file with any number of entries. `name` is the name that calendar programs show for a subscribed feed. */
export const calendarFile = (
  method: CalendarMethod,
  entries: readonly CalendarEntry[],
  { name = null }: { name?: string | null } = {},
): string =>
  `${ical({
    scale: 'GREGORIAN',
    prodId: `//${brand.name}//Calendar//EN`,
    method: ICalCalendarMethod[method],
    name,
    events: entries.map((entry) => toEvent(method, entry)),
  }).toString()}\r\n`;

/** Returns the media type for an email attachment or a download. */
export const calendarMediaType = (method: CalendarMethod): string => `text/calendar; charset=utf-8; method=${method}`;
