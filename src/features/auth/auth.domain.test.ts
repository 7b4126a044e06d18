import { describe, expect, it } from 'vitest';
import { describeDevice, deviceParts, hasExpiredTemporaryPassword, homePath, maySignIn } from './auth.domain.ts';

const NOW = new Date('2026-03-01T12:00:00.000Z');
const own = { passwordIsTemporary: false, temporaryPasswordExpiresAt: null, suspendedAt: null, deletedAt: null };
const temporary = { ...own, passwordIsTemporary: true, temporaryPasswordExpiresAt: '2026-03-01T12:00:00.001Z' };

describe('signing in with the right password', () => {
  it('is allowed for anyone who is neither suspended nor deleted', () => {
    expect(maySignIn(own, NOW)).toBe(true);
    expect(maySignIn({ ...own, suspendedAt: '2026-02-01T00:00:00.000Z' }, NOW)).toBe(false);
    expect(maySignIn({ ...own, deletedAt: '2026-02-01T00:00:00.000Z' }, NOW)).toBe(false);
  });

  it('works with a temporary password until it expires', () => {
    expect(maySignIn(temporary, NOW)).toBe(true);
    expect(maySignIn({ ...temporary, temporaryPasswordExpiresAt: NOW.toISOString() }, NOW)).toBe(false);
  });

  it('works forever with a password that the person chose', () => {
    expect(hasExpiredTemporaryPassword({ ...own, temporaryPasswordExpiresAt: '2020-01-01T00:00:00.000Z' }, NOW)).toBe(
      false,
    );
  });
});

describe('the page after signing in', () => {
  it('is the dashboard of the account type, even for admins', () => {
    expect(homePath({ accountType: 'company', isAdmin: true })).toBe('/company-dashboard');
    expect(homePath({ accountType: 'candidate', isAdmin: false })).toBe('/candidate-dashboard');
  });

  it('is the account type chooser if no type is set, or the users page for an admin', () => {
    expect(homePath({ accountType: null, isAdmin: false })).toBe('/account-setup');
    expect(homePath({ accountType: null, isAdmin: true })).toBe('/admin');
  });
});

describe('the description of a device', () => {
  const cases: [string, string][] = [
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
      'Chrome on Windows',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
      'Edge on Windows',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox on Linux'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
      'Safari on iPhone',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
      'Safari on Mac',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36',
      'Samsung Internet on Android',
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0.0.0 Mobile/15E148 Safari/604.1',
      'Chrome on iPad',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/131.0.0.0 Safari/537.36', 'Chrome on Linux'],
    ['curl/8.5.0', 'Unknown device'],
    ['', 'Unknown device'],
  ];
  it.each(cases)('for the user agent %s is %s', (userAgent, name) => {
    expect(describeDevice(userAgent)).toBe(name);
  });

  it('can be split into its parts', () => {
    expect(['Chrome on Windows', 'iPhone', 'Unknown device'].map(deviceParts)).toEqual([
      ['Chrome', 'Windows'],
      ['iPhone'],
      [],
    ]);
  });
});
