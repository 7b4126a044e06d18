/** What of a company's own words may become a link. */

/** A host that has a dot and no digits at its end is a name of the web, and no address of a machine. */
const NAME = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z](?:[a-z0-9-]*[a-z0-9])$/;

const readUrl = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);

/**
 * Where a website leads: an https address, or a bare name (`example.com`) as one. Null for anything else, which stays text: other schemes, names
 * and passwords before the host, other ports, addresses of machines.
 */
export const websiteLink = (website: string | null | undefined): { href: string; label: string } | null => {
  const text = (website ?? '').trim();
  if (text === '' || /\s/.test(text)) return null;
  const isBare = !/^[a-z][a-z0-9+.-]*:/i.test(text) && !text.startsWith('/');
  const url = readUrl(isBare ? `https://${text}` : text);
  if (url === null || url.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.port !== '')
    return null;
  return NAME.test(url.hostname) ? { href: url.href, label: url.hostname.replace(/^www\./, '') } : null;
};
