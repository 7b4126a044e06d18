/** Decides from their spelling whether two email addresses belong to the same mailbox. Pure. */

/** Hosts that ignore dots in the local part. */
const DOT_IGNORING_HOSTS = new Set(['gmail.com', 'googlemail.com']);

export const normalizeMailbox = (address: string): string => {
  const [name = '', host = ''] = address.trim().toLowerCase().split('@');
  const [untagged = ''] = name.split('+');
  return DOT_IGNORING_HOSTS.has(host) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${host}`;
};

/** Returns true for the same mailbox, ignoring tags (`ana+1@`), case, and dots in Gmail addresses. */
export const isSameMailbox = (a: string, b: string): boolean => normalizeMailbox(a) === normalizeMailbox(b);
