/**
 * The mails around a consultation, each with its calendar entry: one to the person, one to the team. Pure. Anyone can book
 * with anyone's address, so the person's mail repeats nothing that was typed but a plain name; only the team reads the notes.
 */
import type { MailBlock, MailContent } from '#server/mail/mail-template.ts';
import { brand } from '#shared/brand.ts';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import { personalEntry, type Slot } from '../bookings.domain.ts';
import { type CalendarEntry, type CalendarMethod, calendarFile, calendarMediaType } from '../calendar-file.domain.ts';
import { TEAM_CALENDAR } from '../team-calendar.domain.ts';

/** What happened to a booking. */
export type BookingEvent = 'booked' | 'moved' | 'cancelled';

/** What the mails tell of a booking. */
export interface BookingFacts extends Slot {
  id: string;
  sequence: number;
  name: string;
  email: string;
  notes: string | null;
  timeZone: string | null;
}

/** A mail and its calendar entry. */
export interface BookingMail {
  content: MailContent;
  attachments: { filename: string; contentType: string; content: string }[];
}

/** A name that reads like an address or a link is not repeated to someone who may not have typed it. */
const LOOKS_LIKE_A_LINK = /[:/@\\]|\w\.\w|www/i;

const plainName = (name: string): string | null => (LOOKS_LIKE_A_LINK.test(name) ? null : name);

const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text });

/** `Wednesday, March 4, 2026, 10:00 – 10:30 AM`. Intl sets thin and narrow spaces, which some mail programs do not show. */
const clockTime = ({ start, end }: Slot, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })
    .formatRange(new Date(start), new Date(end))
    .replace(/[\u2009\u202f]/g, ' ');

/** The same with the zone in words: `… Eastern Time`. */
const zonedTime = (slot: Slot, timeZone: string): string => {
  const zone = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(new Date(slot.start))
    .find((part) => part.type === 'timeZoneName');
  return `${clockTime(slot, timeZone)} ${zone?.value ?? timeZone}`;
};

/** The time on the person's clock, and on the team's where that shows another. */
const timeFacts = (booking: BookingFacts): MailBlock[] => {
  const own = booking.timeZone ?? TEAM_CALENDAR.timeZone;
  const when: MailBlock = { kind: 'fact', label: 'When', value: zonedTime(booking, own) };
  if (clockTime(booking, own) === clockTime(booking, TEAM_CALENDAR.timeZone)) return [when];
  return [when, { kind: 'fact', label: 'On our clock', value: zonedTime(booking, TEAM_CALENDAR.timeZone) }];
};

const attach = (method: CalendarMethod, entry: CalendarEntry): BookingMail['attachments'] => [
  {
    filename: method === 'CANCEL' ? 'cancelled.ics' : 'consultation.ics',
    contentType: calendarMediaType(method),
    content: calendarFile(method, entry),
  },
];

const PERSONAL: Record<BookingEvent, { subject: string; first: string; last: string }> = {
  booked: {
    subject: `Your ${brand.name} consultation is booked`,
    first: 'Your free 30-minute consultation is booked. We look forward to hearing whom you need.',
    last: 'We send the link for the call to this address before it starts. The attached entry puts it into your calendar.',
  },
  moved: {
    subject: `Your ${brand.name} consultation has a new time`,
    first: 'Your consultation was moved. This is its new time:',
    last: 'The attached entry changes the one in your calendar.',
  },
  cancelled: {
    subject: `Your ${brand.name} consultation is cancelled`,
    first: 'Your consultation is cancelled. It would have been at this time:',
    last: 'The attached entry takes it out of your calendar. You can book another time whenever it suits you:',
  },
};

const linkAfter = (event: BookingEvent, publicUrl: string, token: string): MailBlock =>
  event === 'cancelled'
    ? { kind: 'link', label: 'Book another time', url: `${publicUrl}${PUBLIC_PATHS.book}` }
    : {
        kind: 'link',
        label: 'Move or cancel',
        url: `${publicUrl}${PUBLIC_PATHS.manageBooking}?token=${encodeURIComponent(token)}`,
      };

/** To the person who booked. `token` is the one of their link. */
export const personalMail = (
  event: BookingEvent,
  booking: BookingFacts,
  { publicUrl, token, now }: { publicUrl: string; token: string; now: Date },
): BookingMail => {
  const words = PERSONAL[event];
  const name = plainName(booking.name);
  const entry = { ...personalEntry(booking, now), attendee: { name, email: booking.email } };
  return {
    content: {
      subject: words.subject,
      greeting: name === null ? 'Hello,' : `Hello ${name},`,
      blocks: [
        paragraph(words.first),
        ...timeFacts(booking),
        paragraph(words.last),
        linkAfter(event, publicUrl, token),
      ],
      reason: `You get this mail because a consultation with ${brand.name} was booked with this address. If that was not you, ${event === 'cancelled' ? 'ignore it' : 'cancel it with the link above'}.`,
    },
    attachments: attach(event === 'cancelled' ? 'CANCEL' : 'REQUEST', entry),
  };
};

const TEAM: Record<BookingEvent, { subject: string; first: string }> = {
  booked: {
    subject: 'New consultation',
    first: 'Someone booked a consultation. Please send them the link for the call.',
  },
  moved: { subject: 'Consultation moved', first: 'A consultation has a new time.' },
  cancelled: { subject: 'Consultation cancelled', first: 'A consultation was cancelled; its time is free again.' },
};

/** To the team, with all that the person typed. */
export const teamMail = (event: BookingEvent, booking: BookingFacts, now: Date): BookingMail => {
  const words = TEAM[event];
  const notes: MailBlock[] = booking.notes === null ? [] : [{ kind: 'quote', text: booking.notes }];
  const entry: CalendarEntry = {
    ...personalEntry(booking, now),
    summary: `Consultation: ${booking.name}`,
    description: [`${booking.name} <${booking.email}>`, booking.notes ?? ''].join('\n').trim(),
  };
  return {
    content: {
      subject: `${words.subject}: ${zonedTime(booking, TEAM_CALENDAR.timeZone)}`,
      greeting: 'Hello,',
      blocks: [
        paragraph(words.first),
        ...timeFacts(booking),
        { kind: 'fact', label: 'Name', value: booking.name },
        { kind: 'fact', label: 'E-mail', value: booking.email },
        ...notes,
      ],
      reason: `You get this mail because consultations with ${brand.name} are booked with your team.`,
    },
    attachments: attach(event === 'cancelled' ? 'CANCEL' : 'PUBLISH', entry),
  };
};
