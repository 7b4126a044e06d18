/**
 * Writes an entry as an iCalendar file (RFC 5545; what a method means and must carry: RFC 5546). Pure text; it decides
 * nothing about bookings. Every line ends in CRLF and is folded at 75 octets of UTF-8, never inside a character.
 */
import { brand } from '#shared/brand.ts';

/** `REQUEST` invites the attendee, `PUBLISH` only shows the entry, `CANCEL` takes it out again. */
export type CalendarMethod = 'REQUEST' | 'PUBLISH' | 'CANCEL';

export interface CalendarPerson {
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

const MAX_OCTETS = 75;
const CRLF = '\r\n';

/** Control characters have no place in a file of lines; line breaks and tabs are escaped or harmless. */
const withoutControls = (text: string): string =>
  text.replace(/\p{Cc}/gu, (char) => (char === '\n' || char === '\t' ? char : ''));

/** A value of type TEXT (section 3.3.11). */
export const escapeText = (text: string): string =>
  withoutControls(text.replace(/\r\n?/g, '\n'))
    .replace(/[\\;,]/g, (char) => `\\${char}`)
    .replaceAll('\n', '\\n');

/** A parameter's value in quotes, which can hold neither quotes nor line breaks (section 3.2). */
const quoted = (text: string): string => `"${withoutControls(text.replace(/\s+/g, ' ')).replaceAll('"', "'")}"`;

const octetsOf = (char: string): number => {
  const code = char.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
};

/** Breaks a content line into lines of at most 75 octets; what continues starts with a space (section 3.1). */
export const foldLine = (line: string): string => {
  let folded = '';
  let octets = 0;
  for (const char of line) {
    const size = octetsOf(char);
    if (octets + size > MAX_OCTETS) {
      folded += `${CRLF} `;
      octets = 1;
    }
    folded += char;
    octets += size;
  }
  return folded;
};

/** A moment in UTC: `20260304T150000Z`. */
export const utcStamp = (iso: string): string => `${new Date(iso).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

const personLine = (property: string, person: CalendarPerson, parameters = ''): string => {
  const name = person.name === null ? '' : `;CN=${quoted(person.name)}`;
  return `${property}${name}${parameters}:mailto:${encodeURI(person.email)}`;
};

const attendeeLines = (method: CalendarMethod, { attendee }: CalendarEntry): string[] => {
  if (attendee === null || method === 'PUBLISH') return [];
  // Whoever booked has said yes already.
  return [personLine('ATTENDEE', attendee, ';ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE')];
};

/** The file's text. */
export const calendarFile = (method: CalendarMethod, entry: CalendarEntry): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand.name}//Consultations//EN`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${utcStamp(entry.stampedAt)}`,
    `DTSTART:${utcStamp(entry.start)}`,
    `DTEND:${utcStamp(entry.end)}`,
    `SUMMARY:${escapeText(entry.summary)}`,
    `DESCRIPTION:${escapeText(entry.description)}`,
    `LOCATION:${escapeText(entry.location)}`,
    personLine('ORGANIZER', entry.organizer),
    ...attendeeLines(method, entry),
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => foldLine(line) + CRLF)
    .join('');

/** The media type of the file, as a mail or a download states it. */
export const calendarMediaType = (method: CalendarMethod): string => `text/calendar; charset=utf-8; method=${method}`;
