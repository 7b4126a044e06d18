/** Whether two email addresses are one mailbox, as far as their writing tells. Pure. */

/** Hosts where dots in the name mean nothing. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com']);

/** The mailbox behind an address, as far as its writing tells. */
export const mailboxOf = (address: string): string => {
  const [name = '', host = ''] = address.trim().toLowerCase().split('@');
  const [untagged = ''] = name.split('+');
  return DOTLESS.has(host) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${host}`;
};

/** Tags (`ana+1@`), case and the dots of Gmail aside. */
export const isSameMailbox = (one: string, other: string): boolean => mailboxOf(one) === mailboxOf(other);
