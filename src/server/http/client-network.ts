/**
 * The key for limits on a client's attempts and connections: an IPv4 address, or the /64 network of an IPv6 address, because a subscriber controls
 * the whole network. Logs contain the full address.
 */
import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** The number of groups of an IPv6 address that identify a subscriber. */
const NETWORK_GROUPS = 4;
const MAPPED_IPV4 = /^(?:0{0,4}:){0,6}:?ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Returns the eight groups of an IPv6 address, without the zone and with `::` expanded. */
const addressGroups = (address: string): string[] => {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : GROUPS - before.length - after.length;
  return [...before, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...after];
};

/** Returns `203.0.113.7` for itself and for `::ffff:203.0.113.7`, and `2001:db8:1:2::/64` for `2001:db8:1:2:aaaa::1`. */
export const clientNetwork = (address: string): string => {
  if (!address.includes(':')) return address;
  const [plain = ''] = address.split('%');
  const mapped = MAPPED_IPV4.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(plain)) return plain;
  const network = addressGroups(plain)
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
};
