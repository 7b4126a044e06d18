/** The recipients of emails to an account, for other features. */
export { findMailRecipients, listPossibleRecipientIds, type MailRecipient } from './mail-recipients.db.ts';
