/**
 * Emails about a consultation: one to the person who booked and one to the team, each with a calendar entry. Pure. Anyone can book with someone
 * else's address, so the email to the person repeats none of the entered text except a plain name. Only the team sees the notes.
 */
import { fact, link, type MailBlock, type MailContent, paragraph, toTokenUrl } from '#server/mail/mail-template.ts';
import { greeting, type MailReader, mailTexts, safeName } from '#server/mail/mail-texts.ts';
import { clockTime, zonedTime } from '#server/mail/mail-times.ts';
import { SERVER_WORDS } from '#server/words/server-words.ts';
import { brand } from '#shared/brand.ts';
import { type CalendarEntry, type CalendarMethod, calendarFile, calendarMediaType } from '#shared/calendar-file.ts';
import type { Language } from '#shared/languages.ts';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import { personalEntry, type Slot } from '../bookings.domain.ts';
import { TEAM_CALENDAR } from '../team-calendar.domain.ts';
import { bookingMailsEn } from './bookings.mails.en.ts';
import { bookingMailsEs } from './bookings.mails.es.ts';
import { bookingMailsPt } from './bookings.mails.pt.ts';

export type BookingEvent = 'booked' | 'moved' | 'cancelled';

/** The data of a booking that emails use. */
export interface BookingMailData extends Slot {
  id: string;
  sequence: number;
  name: string;
  email: string;
  notes: string | null;
  timeZone: string | null;
}

/** An email and its calendar entry. */
export interface BookingMail {
  content: MailContent;
  attachments: { filename: string; contentType: string; content: string }[];
}

const textsIn = mailTexts({ en: bookingMailsEn, es: bookingMailsEs, pt: bookingMailsPt });

const NAME = { brand: brand.name };

/** Returns the time in the person's time zone, and in the team's time zone if it differs. */
const timeFacts = (booking: BookingMailData, language: Language): MailBlock[] => {
  const t = textsIn(language);
  const ownZone = booking.timeZone ?? TEAM_CALENDAR.timeZone;
  const teamZone = TEAM_CALENDAR.timeZone;
  const when = fact(t('when'), zonedTime(booking, ownZone, language));
  if (clockTime(booking, ownZone, language) === clockTime(booking, teamZone, language)) return [when];
  return [when, fact(t('ours'), zonedTime(booking, teamZone, language))];
};

const toAttachments = (method: CalendarMethod, entry: CalendarEntry): BookingMail['attachments'] => [
  {
    filename: method === 'CANCEL' ? 'cancelled.ics' : 'consultation.ics',
    contentType: calendarMediaType(method),
    content: calendarFile(method, [entry]),
  },
];

const toBookingLink = (event: BookingEvent, { language, publicUrl }: MailReader, token: string): MailBlock => {
  const t = textsIn(language);
  return event === 'cancelled'
    ? link(t('again'), `${publicUrl}${PUBLIC_PATHS.book}`)
    : link(t('change'), toTokenUrl(publicUrl, PUBLIC_PATHS.manageBooking, token));
};

/** Returns the email to the person who booked. `token` belongs to their link. */
export const personalMail = (
  event: BookingEvent,
  booking: BookingMailData,
  { token, now, ...reader }: MailReader & { token: string; now: Date },
): BookingMail => {
  const t = textsIn(reader.language);
  const entry = {
    ...personalEntry(booking, now, SERVER_WORDS[reader.language].consultationEntry),
    attendee: { name: safeName(booking.name), email: booking.email },
  };
  return {
    content: {
      subject: t(`${event}.subject`, NAME),
      greeting: greeting(reader.language, booking.name),
      blocks: [
        paragraph(t(`${event}.first`)),
        ...timeFacts(booking, reader.language),
        paragraph(t(`${event}.last`)),
        toBookingLink(event, reader, token),
      ],
      reason: t(event === 'cancelled' ? 'reason.ignore' : 'reason.cancel', NAME),
    },
    attachments: toAttachments(event === 'cancelled' ? 'CANCEL' : 'REQUEST', entry),
  };
};

/** The team reads English. */
const TEAM_LANGUAGE = 'en';

const TEAM_TEXTS: Record<BookingEvent, { subject: string; first: string }> = {
  booked: {
    subject: 'New consultation',
    first: 'Someone booked a consultation. Please send them the link for the call.',
  },
  moved: { subject: 'Consultation rescheduled', first: 'A consultation has a new time.' },
  cancelled: { subject: 'Consultation canceled', first: 'A consultation was canceled; its time is free again.' },
};

/** Returns the email to the team, with everything the person typed. */
export const teamMail = (event: BookingEvent, booking: BookingMailData, now: Date): BookingMail => {
  const words = TEAM_TEXTS[event];
  const notes: MailBlock[] = booking.notes === null ? [] : [{ kind: 'quote', text: booking.notes }];
  const entry: CalendarEntry = {
    ...personalEntry(booking, now, SERVER_WORDS[TEAM_LANGUAGE].consultationEntry),
    summary: `Consultation: ${booking.name}`,
    description: [`${booking.name} <${booking.email}>`, booking.notes ?? ''].join('\n').trim(),
  };
  return {
    content: {
      subject: `${words.subject}: ${zonedTime(booking, TEAM_CALENDAR.timeZone, TEAM_LANGUAGE)}`,
      greeting: greeting(TEAM_LANGUAGE),
      blocks: [
        paragraph(words.first),
        ...timeFacts(booking, TEAM_LANGUAGE),
        fact('Name', booking.name),
        fact('Email', booking.email),
        ...notes,
      ],
      reason: `You are receiving this email because consultations with ${brand.name} are booked with your team.`,
    },
    attachments: toAttachments(event === 'cancelled' ? 'CANCEL' : 'PUBLISH', entry),
  };
};
