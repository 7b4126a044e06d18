/**
 * Withdraws pending emails about a company's business from people who no longer receive them. Emails about their own account stay. So do those about
 * interviews, because they also remove the entries from the person's calendar.
 */
import type { Tx } from '#server/db/database.ts';
import { withdrawUserMails } from '#server/mail/outbox.db.ts';
import { MAIL_CHOICES } from '#shared/vocabulary.ts';

/** Every kind of email that `findMailRecipients` or `mailRecipientsJson` addresses to the members of a company. */
const COMPANY_MAIL_KINDS: readonly string[] = [
  ...Object.values(MAIL_CHOICES)
    .filter(({ kind, to }) => (to as readonly string[]).includes('company') && kind !== MAIL_CHOICES.interviews.kind)
    .map(({ kind }) => kind),
  'answer-asked',
  'answers-owed',
  'check-in',
  'job-closed',
  'job-ending',
  'job-restored',
  'job-taken-down',
  'offer-accepted',
];

/** Withdraws these people's emails about their company, unless their delivery has started. */
export const withdrawCompanyMails = async (tx: Tx, userIds: readonly string[]): Promise<void> => {
  for (const userId of userIds) await withdrawUserMails(tx, userId, COMPANY_MAIL_KINDS);
};
