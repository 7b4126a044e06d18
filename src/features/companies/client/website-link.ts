/** Decides which company websites become links. */

/** A domain name. Requires a dot and a last label that is not numeric, which excludes IP addresses. */
const DOMAIN_NAME = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z](?:[a-z0-9-]*[a-z0-9])$/;

const parseUrl = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);

/**
 * Returns the link for an https address or a bare name (`example.com`). Returns null for anything else, which stays plain text: other
 * schemes, user names and passwords, other ports, IP addresses.
 */
export const websiteLink = (website: string | null | undefined): { href: string; label: string } | null => {
  const text = (website ?? '').trim();
  if (text === '' || /\s/.test(text)) return null;
  const isBare = !/^[a-z][a-z0-9+.-]*:/i.test(text) && !text.startsWith('/');
  const url = parseUrl(isBare ? `https://${text}` : text);
  if (url === null || url.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.port !== '')
    return null;
  return DOMAIN_NAME.test(url.hostname) ? { href: url.href, label: url.hostname.replace(/^www\./, '') } : null;
};
