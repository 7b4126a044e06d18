/** Security headers by configuration. */
import { describe, expect, it } from 'vitest';
import { readEnv } from '#server/env.ts';
import { securityHeaders } from './security-headers.ts';

const productionHeaders = (env: Record<string, string> = {}) =>
  securityHeaders(
    readEnv({
      NODE_ENV: 'production',
      APP_SECRET: 'a test secret that is long enough to be accepted',
      PUBLIC_URL: 'https://www.puente.example',
      DATABASE_URL: 'postgres://localhost/puente',
      ...env,
    }),
  );

/** Returns the values of a directive of the policy, or undefined if it is absent. */
const directive = (headers: Record<string, string>, name: string): string[] | undefined =>
  headers['content-security-policy']
    ?.split(';')
    .map((value) => value.split(' '))
    .find(([first]) => first === name)
    ?.slice(1);

describe('security headers', () => {
  it('only allow our own scripts, never inline', () => {
    expect(directive(productionHeaders(), 'script-src')).toEqual(["'self'"]);
    expect(directive(productionHeaders(), 'default-src')).toEqual(["'self'"]);
  });

  it('allow sockets to this site and its jobs subdomain', () => {
    expect(directive(productionHeaders(), 'connect-src')).toEqual([
      "'self'",
      'wss://www.puente.example',
      'wss://jobs.puente.example',
    ]);
  });

  it('only allow our own pages and the configured scheduling page in frames', () => {
    expect(directive(productionHeaders(), 'frame-src')).toEqual(["'self'"]);
    const framed = productionHeaders({ SCHEDULING_URL: 'https://cal.example/puente/30min' });
    expect(directive(framed, 'frame-src')).toEqual(["'self'", 'https://cal.example']);
  });

  it('require https only if the site uses it', () => {
    expect(productionHeaders()['strict-transport-security']).toContain('includeSubDomains');
    expect(directive(productionHeaders(), 'upgrade-insecure-requests')).toEqual([]);
    const plain = productionHeaders({ PUBLIC_URL: 'http://10.0.0.5:3000' });
    expect(plain['strict-transport-security']).toBeUndefined();
    expect(directive(plain, 'upgrade-insecure-requests')).toBeUndefined();
  });

  it('prevent browsers from guessing content types, and other sites from framing our pages', () => {
    expect(productionHeaders()).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'SAMEORIGIN' });
    expect(directive(productionHeaders(), 'frame-ancestors')).toEqual(["'self'"]);
  });
});
