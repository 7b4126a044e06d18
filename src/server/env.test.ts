import { describe, expect, it } from 'vitest';
import { readEnv } from './env.ts';

const lineOf = (source: Record<string, string>): string => {
  try {
    readEnv(source);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

describe('the configuration', () => {
  it.each([
    ['PORT', '70000', '"70000"', 'a port'],
    ['DEMO', 'yes', '"yes"', '0 or 1'],
    ['PUBLIC_URL', 'puente.example', '"puente.example"', 'http://'],
    ['RATE_LIMITS', 'maybe', '"maybe"', 'on or off'],
    ['TRUST_PROXY', 'banana', '"banana"', 'addresses'],
    ['TRUST_PROXY', '10.0.0.0/64', '"10.0.0.0/64"', 'addresses'],
    ['LOG_LEVEL', 'two\nlines', '"two\\nlines"', 'info'],
    ['DATABASE_URL', 'mysql://me:secret@db/x', '"mysql://***@db/x"', 'postgres://'],
    ['SMTP_URL', 'mail.example', '"mail.example"', 'smtp://'],
    ['APP_SECRET', 'short', '5 characters', '32 characters'],
    ['ADMIN_PASSWORD', 'hunter2', '7 characters', '10 to 200 characters'],
  ])('says in one line what %s holds and may hold where it is %j', (name, value, shown, mayHold) => {
    const line = lineOf({ [name]: value });
    expect(line).toMatch(new RegExp(`^${name} holds [^\\n]+; it may hold [^\\n]+$`));
    expect(line).toContain(shown);
    expect(line).toContain(mayHold);
    expect(line).not.toMatch(/secret@|hunter2/);
  });

  it('asks for a secret and for rate limits in production, and has no demo market', () => {
    expect(lineOf({ NODE_ENV: 'production' })).toContain('APP_SECRET is absent');
    const secret = { NODE_ENV: 'production', APP_SECRET: 'x'.repeat(32) };
    expect(lineOf({ ...secret, RATE_LIMITS: 'off' })).toContain('RATE_LIMITS holds "off"');
    expect(lineOf({ ...secret, DEMO: '1' })).toContain('DEMO holds "1"; it may hold only 0 in production');
    expect(readEnv(secret)).toMatchObject({ isProduction: true, isDemo: false, hasRateLimits: true });
  });

  it.each(['1', 'true', 'loopback', '10.0.0.0/8, 127.0.0.1', '::1, fc00::/7'])('trusts the proxies %j', (value) => {
    expect(lineOf({ TRUST_PROXY: value })).toBe('');
  });
});
