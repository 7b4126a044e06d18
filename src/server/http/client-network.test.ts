import { describe, expect, it } from 'vitest';
import { clientNetwork } from './client-network.ts';

describe('what an address counts as', () => {
  it('is itself in IPv4, however it is written', () => {
    expect(clientNetwork('203.0.113.7')).toBe('203.0.113.7');
    expect(clientNetwork('::ffff:203.0.113.7')).toBe('203.0.113.7');
    expect(clientNetwork('0:0:0:0:0:FFFF:203.0.113.7')).toBe('203.0.113.7');
  });

  it('is the subscriber’s /64 in IPv6', () => {
    const network = '2001:db8:1:2::/64';
    for (const address of ['2001:db8:1:2::1', '2001:DB8:1:2:ffff::9', '2001:0db8:0001:0002:1:2:3:4']) {
      expect(clientNetwork(address)).toBe(network);
    }
    expect(clientNetwork('2001:db8:1:3::1')).not.toBe(network);
    expect(clientNetwork('::1')).toBe('0:0:0:0::/64');
    expect(clientNetwork('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  });

  it('is what was given where it is no address', () => {
    expect(clientNetwork('a socket')).toBe('a socket');
  });
});
