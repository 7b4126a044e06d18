/**
 * Builds the email about an invitation. Its link opens the job page, where the candidate can apply. Opening the link changes nothing.
 */

import type { MailBlock, MailContent } from '#server/mail/mail-template.ts';
import { greeting, type MailReader, mailTexts } from '#server/mail/mail-texts.ts';
import { toPlainName } from '#server/mail/plain-words.ts';
import { APP_PATHS } from '#shared/paths.ts';
import { invitationMailsEn } from './invitations.mails.en.ts';
import { invitationMailsEs } from './invitations.mails.es.ts';
import { invitationMailsPt } from './invitations.mails.pt.ts';

const textsIn = mailTexts({ en: invitationMailsEn, es: invitationMailsEs, pt: invitationMailsPt });

export interface InvitationMailFacts {
  jobId: string;
  jobTitle: string;
  companyName: string;
  note: string | null;
}

/** Longer notes are truncated in the email and shown in full on the page. */
const MAX_QUOTE_LENGTH = 600;

const createQuote = (t: (key: 'note') => string, note: string | null): MailBlock[] => {
  if (note === null) return [];
  const text = note.length > MAX_QUOTE_LENGTH ? `${note.slice(0, MAX_QUOTE_LENGTH).trimEnd()}…` : note;
  return [
    { kind: 'paragraph', text: t('note') },
    { kind: 'quote', text },
  ];
};

/** Builds the email that invites a candidate to apply. */
export const invitationReceivedMail = (
  invitation: InvitationMailFacts,
  reader: MailReader & { firstName: string },
): MailContent => {
  const t = textsIn(reader.language);
  const facts = { job: invitation.jobTitle, company: invitation.companyName };
  return {
    subject: t('subject', { ...facts, company: toPlainName(invitation.companyName) }),
    greeting: greeting(reader.language, reader.firstName),
    blocks: [
      { kind: 'paragraph', text: t('text', facts) },
      ...createQuote(t, invitation.note),
      { kind: 'link', label: t('link'), url: `${reader.publicUrl}${APP_PATHS.job.replace(':id', invitation.jobId)}` },
    ],
    reason: t('reason'),
  };
};
