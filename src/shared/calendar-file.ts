/**
 * Calendar entries as iCalendar files (RFC 5545; what a method means and must carry: RFC 5546). A library writes the format; this says what an
 * entry of ours is: one name over all of its versions, a sequence that rises, and times in UTC, which every clock shows as its own.
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

/** `REQUEST` invites the attendee, `PUBLISH` only shows the entry, `CANCEL` takes it out again. */
export type CalendarMethod = 'REQUEST' | 'PUBLISH' | 'CANCEL';

interface CalendarPerson {
  /** null where none should be shown. */
  name: string | null;
  email: string;
}

export interface CalendarEntry {
  /** The same for all versions of the entry. */
  uid: string;
  /** 0 at first, higher with each change. */
  sequence: number;
  /** ISO 8601, as the two below. */
  start: string;
  end: string;
  /** When this version was made. */
  stampedAt: string;
  summary: string;
  description: string;
  location: string;
  organizer: CalendarPerson;
  /** Required by `REQUEST`; left out of `PUBLISH`, which may not have one. */
  attendee: CalendarPerson | null;
}

/** Control characters have no place in a file of lines; line breaks are escaped by the library, and are one kind to it. */
const withoutControls = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(/\p{Cc}/gu, (char) => (char === '\n' || char === '\t' ? char : ''));

/** A name is a parameter, which can hold neither quotes nor line breaks. */
const plainParameter = (text: string): string => withoutControls(text).replace(/\s+/g, ' ').replaceAll('"', "'");

const organizerOf = ({ name, email }: CalendarPerson) => ({ name: plainParameter(name ?? brand.name), email });

/** Whoever books has said yes already. */
const attendeesOf = (method: CalendarMethod, { attendee }: CalendarEntry): NonNullable<ICalEventData['attendees']> =>
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

const eventOf = (method: CalendarMethod, entry: CalendarEntry): ICalEventData => ({
  id: entry.uid,
  sequence: entry.sequence,
  stamp: new Date(entry.stampedAt),
  start: new Date(entry.start),
  end: new Date(entry.end),
  summary: withoutControls(entry.summary),
  description: withoutControls(entry.description),
  location: withoutControls(entry.location),
  organizer: organizerOf(entry.organizer),
  attendees: attendeesOf(method, entry),
  status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  transparency: ICalEventTransparency.OPAQUE,
});

/** A file of any number of entries; `name` is what programs call a calendar that they follow. */
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
    events: entries.map((entry) => eventOf(method, entry)),
  }).toString()}\r\n`;

/** The media type of a file of entries, as a mail or a download states it. */
export const calendarMediaType = (method: CalendarMethod): string => `text/calendar; charset=utf-8; method=${method}`;
