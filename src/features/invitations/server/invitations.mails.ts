/**
 * Builds the email about an invitation. Its link opens the job page, where the candidate can apply. Opening the link changes nothing.
 */

import { quoteBlocks } from '#server/mail/mail-quote.ts';
import { link, type MailBlock, type MailContent, paragraph } from '#server/mail/mail-template.ts';
import { greeting, mailTexts, type NamedReader } from '#server/mail/mail-texts.ts';
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

const noteBlocks = (t: (key: 'note') => string, note: string | null): MailBlock[] =>
  note === null ? [] : [paragraph(t('note')), ...quoteBlocks(note)];

/** Builds the email that invites a candidate to apply. */
export const invitationReceivedMail = (invitation: InvitationMailFacts, reader: NamedReader): MailContent => {
  const t = textsIn(reader.language);
  const facts = { job: invitation.jobTitle, company: invitation.companyName };
  return {
    subject: t('subject', { ...facts, company: toPlainName(invitation.companyName) }),
    greeting: greeting(reader.language, reader.firstName),
    blocks: [
      paragraph(t('text', facts)),
      ...noteBlocks(t, invitation.note),
      link(t('link'), `${reader.publicUrl}${APP_PATHS.job.replace(':id', invitation.jobId)}`),
    ],
    reason: t('reason'),
  };
};
