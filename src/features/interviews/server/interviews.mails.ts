/**
 * Builds emails about interviews. Pure. Each person gets the email in their own language, with the local times of both sides. Each side gets a
 * separate calendar entry, without the other side's email address. Opening a link in an email changes nothing.
 */
import { turnHref } from '#features/pipeline/turn.domain.ts';
import { fact, link, type MailBlock, type MailContent, paragraph } from '#server/mail/mail-template.ts';
import { greeting, type MailReader, mailTexts } from '#server/mail/mail-texts.ts';
import { clockTime, zonedTime } from '#server/mail/mail-times.ts';
import type { OutboxMail } from '#server/mail/outbox.db.ts';
import { toPlainName } from '#server/mail/plain-words.ts';
import { brand } from '#shared/brand.ts';
import { type CalendarEntry, type CalendarMethod, calendarFile, calendarMediaType } from '#shared/calendar-file.ts';
import type { Side } from '#shared/sides.ts';
import { siteFor } from '#shared/site-host.ts';
import { interviewEnd } from '../interviews.domain.ts';
import { interviewMailsEn } from './interviews.mails.en.ts';
import { interviewMailsEs } from './interviews.mails.es.ts';
import { interviewMailsPt } from './interviews.mails.pt.ts';

/** The change that an email reports. */
export type InterviewEvent = 'proposed' | 'booked' | 'moved' | 'cancelled' | 'reminder' | 'assigned' | 'unassigned';

/** The interview data that emails and calendars contain. */
export interface InterviewDetails {
  id: string;
  applicationId: string;
  sequence: number;
  durationMinutes: number;
  /** The booked time, or the last one while no time is booked. Null if there never was one. */
  start: string | null;
  /** The proposed times. */
  starts: readonly string[];
  videoUrl: string | null;
  note: string | null;
  /** The note of a candidate who proposed the times. */
  moveNote: string | null;
  reason: string | null;
  jobTitle: string;
  companyName: string;
  candidateName: string;
  /** The side that proposed the times. The other side chooses. */
  proposedBy: Side;
  /** True if times can be proposed again: the application is in interviewing, and both accounts are active. */
  canProposeAgain: boolean;
  timeZones: { company: string | null; candidate: string | null };
}

/** The recipient of an email or the owner of a feed. */
export interface InterviewReader extends MailReader {
  side: Side;
  firstName: string;
  email: string;
  /** The address that the site's emails are sent from. */
  organizerEmail: string;
}

/** An email and its calendar entry. */
export interface InterviewMail {
  content: MailContent;
  attachments: OutboxMail['attachments'];
}

export const interviewTexts = mailTexts({ en: interviewMailsEn, es: interviewMailsEs, pt: interviewMailsPt });

const otherSide = (side: Side): Side => (side === 'company' ? 'candidate' : 'company');

/** Returns the time zones of the reader and the other side. If only one is known, it is used for both. If neither is known, both are UTC. */
const readerZones = ({ timeZones }: InterviewDetails, side: Side): { own: string; other: string } => {
  const [own, other] = [timeZones[side], timeZones[otherSide(side)]];
  return { own: own ?? other ?? 'UTC', other: other ?? own ?? 'UTC' };
};

const otherSideName = (details: InterviewDetails, side: Side): string =>
  side === 'company' ? details.candidateName : details.companyName;

/** Returns the URL of the page where the reader can act. */
const interviewUrl = ({ applicationId }: InterviewDetails, { side, publicUrl }: InterviewReader): string =>
  siteFor(publicUrl, side) + turnHref(side, applicationId, { action: 'choose-time' });

/** Formats a time in both time zones, or once if both clocks show the same time. */
const formatInBothZones = (details: InterviewDetails, start: string, { side, language }: InterviewReader): string[] => {
  const span = { start, end: interviewEnd(start, details.durationMinutes) };
  const { own, other } = readerZones(details, side);
  const times = [zonedTime(span, own, language)];
  if (clockTime(span, own, language) !== clockTime(span, other, language)) times.push(zonedTime(span, other, language));
  return times;
};

/** Returns whether an email lists the proposed times. */
const isAboutProposal = ({ start }: InterviewDetails, event: InterviewEvent): boolean =>
  event === 'proposed' || event === 'moved' || (event === 'assigned' && start === null);

const timeFacts = (details: InterviewDetails, event: InterviewEvent, reader: InterviewReader): MailBlock[] => {
  const t = interviewTexts(reader.language);
  if (isAboutProposal(details, event)) {
    return details.starts.map((start, index) =>
      fact(t('option', { number: index + 1 }), formatInBothZones(details, start, reader).join(' · ')),
    );
  }
  if (details.start === null) return [];
  const [own = '', other] = formatInBothZones(details, details.start, reader);
  const when = fact(t('when'), own);
  return other === undefined ? [when] : [when, fact(t('theirs'), other)];
};

/** Returns the reader's calendar entry. Its id is the same for all versions and both sides. */
export const interviewEntry = (
  details: InterviewDetails & { start: string },
  reader: InterviewReader,
  stampedAt: Date,
): CalendarEntry => {
  const t = interviewTexts(reader.language);
  const { jobTitle, videoUrl, note, durationMinutes, start } = details;
  const lines = [t('entry.text', { job: jobTitle, other: otherSideName(details, reader.side) }), videoUrl, note];
  return {
    uid: `interview-${details.id}@${brand.supportEmail.split('@')[1]}`,
    sequence: details.sequence,
    start,
    end: interviewEnd(start, durationMinutes),
    stampedAt: stampedAt.toISOString(),
    summary: t('entry.title', { job: jobTitle, other: otherSideName(details, reader.side) }),
    description: [...lines, interviewUrl(details, reader)].filter((line) => line !== null).join('\n\n'),
    location: videoUrl ?? t('entry.place'),
    organizer: { name: brand.name, email: reader.organizerEmail },
    attendee: { name: toPlainName(reader.firstName), email: reader.email },
  };
};

/** The calendar method for each kind of email, or null if the email does not change the reader's calendar. */
const CALENDAR_METHODS: Readonly<Record<InterviewEvent, CalendarMethod | null>> = {
  proposed: null,
  booked: 'REQUEST',
  moved: 'CANCEL',
  cancelled: 'CANCEL',
  reminder: null,
  assigned: 'REQUEST',
  unassigned: 'CANCEL',
};

const calendarAttachments = (
  details: InterviewDetails,
  event: InterviewEvent,
  reader: InterviewReader,
  now: Date,
): OutboxMail['attachments'] => {
  const method = CALENDAR_METHODS[event];
  const { start } = details;
  if (method === null || start === null) return [];
  return [
    {
      filename: method === 'CANCEL' ? 'cancelled.ics' : 'interview.ics',
      contentType: calendarMediaType(method),
      content: calendarFile(method, [interviewEntry({ ...details, start }, reader, now)]),
    },
  ];
};

/** Returns whether the reader chooses among the times. */
const isReaderChooser = ({ proposedBy }: InterviewDetails, { side }: InterviewReader): boolean => proposedBy !== side;

/** Returns what happens next and whose turn it is. */
const nextStep = (details: InterviewDetails, event: InterviewEvent, reader: InterviewReader): MailBlock[] => {
  const t = interviewTexts(reader.language);
  const other = otherSideName(details, reader.side);
  if (isAboutProposal(details, event)) {
    if (!isReaderChooser(details, reader)) return [paragraph(t('next.chosenBy', { other }))];
    // Interviewers who may not recruit also get this email, but can only see the times.
    return [paragraph(t(reader.side === 'company' ? 'next.chooseAsCompany' : 'next.choose'))];
  }
  if (event !== 'cancelled' || !details.canProposeAgain) return [];
  return [paragraph(reader.side === 'company' ? t('next.propose') : t('next.proposedBy', { other }))];
};

/** Selects the text of an email. The side that proposed times gets an email about the proposal only if an undo reopened it. */
const mailTextKey = (details: InterviewDetails, event: InterviewEvent, reader: InterviewReader) =>
  event === 'proposed' && !isReaderChooser(details, reader) ? 'openAgain' : event;

const linkBlocks = (details: InterviewDetails, event: InterviewEvent, reader: InterviewReader): MailBlock[] => {
  const t = interviewTexts(reader.language);
  const isChoice = reader.side === 'candidate' && isAboutProposal(details, event) && isReaderChooser(details, reader);
  const label = t(`link.${isChoice ? 'proposed' : mailTextKey(details, event, reader)}`);
  const page = link(label, interviewUrl(details, reader));
  const isUpcoming = event === 'booked' || event === 'reminder' || (event === 'assigned' && details.start !== null);
  return isUpcoming && details.videoUrl !== null ? [link(t('link.video'), details.videoUrl), page] : [page];
};

/** Returns the text to quote: the reason or the note of the side that made the change, or the company's note. */
const quotedText = ({ reason, note, moveNote, proposedBy }: InterviewDetails, event: InterviewEvent): string | null => {
  if (event === 'cancelled') return reason;
  return event === 'moved' && proposedBy === 'candidate' ? moveNote : note;
};

/** Builds the email to one participant about a change to the interview. */
export const interviewMail = (
  event: InterviewEvent,
  details: InterviewDetails,
  reader: InterviewReader,
  now: Date,
): InterviewMail => {
  const t = interviewTexts(reader.language);
  const other = otherSideName(details, reader.side);
  const facts = { job: details.jobTitle, other };
  const quoted = quotedText(details, event);
  const attachments = calendarAttachments(details, event, reader, now);
  const isEntryAdded = event === 'assigned' && attachments.length > 0;
  const isEntryRemoved = (event === 'cancelled' || event === 'unassigned') && attachments.length > 0;
  const key = mailTextKey(details, event, reader);
  return {
    content: {
      subject: t(`${key}.subject`, { ...facts, other: toPlainName(other) }),
      greeting: greeting(reader.language, reader.firstName),
      blocks: [
        paragraph(t(`${key}.text`, facts)),
        ...(isEntryAdded ? [paragraph(t('assigned.entry'))] : []),
        ...(isEntryRemoved ? [paragraph(t('cancelled.entry'))] : []),
        ...nextStep(details, event, reader),
        ...timeFacts(details, event, reader),
        fact(t('duration'), t('minutes', { minutes: details.durationMinutes })),
        ...(quoted === null ? [] : ([{ kind: 'quote', text: quoted }] satisfies MailBlock[])),
        ...linkBlocks(details, event, reader),
      ],
      reason: t(event === 'unassigned' ? 'unassigned.reason' : 'reason', facts),
    },
    attachments,
  };
};
