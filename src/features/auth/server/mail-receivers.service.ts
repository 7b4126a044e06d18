/** The recipients of emails to an account, for other features. */
export { findMailReceivers, listPossibleReceiverIds, type MailReceiver } from './mail-receivers.db.ts';
