/** The recipients of emails to an account, for other features. */
export { findMailReceivers, listMailedIds, type MailReceiver } from './mail-receivers.db.ts';
