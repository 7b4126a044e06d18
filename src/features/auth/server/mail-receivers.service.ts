/** Who receives the mails to an account. */
export { findMailReceivers, listMailedIds, type MailReceiver } from './mail-receivers.db.ts';
