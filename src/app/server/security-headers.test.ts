/** Security headers by configuration. */
import { describe, expect, it } from 'vitest';
import { readEnv } from '#server/env.ts';
import { contentSecurityPolicy } from './security-headers.ts';

const production = (env: Record<string, string> = {}) =>
  contentSecurityPolicy(
    readEnv({
      NODE_ENV: 'production',
      APP_SECRET: 'a secret of the tests, long enough to be one',
      PUBLIC_URL: 'https://www.puente.example',
      DATABASE_URL: 'postgres://localhost/puente',
      ...env,
    }),
  );

const directive = (options: ReturnType<typeof contentSecurityPolicy>, name: string): unknown => {
  const policy = options.contentSecurityPolicy;
  return typeof policy === 'object' ? policy.directives?.[name as 'scriptSrc'] : undefined;
};

describe('security headers', () => {
  it('only allow our own scripts, never inline', () => {
    expect(directive(production(), 'scriptSrc')).toEqual(["'self'"]);
    expect(directive(production(), 'defaultSrc')).toEqual(["'self'"]);
  });

  it('allow sockets to this site and its jobs subdomain', () => {
    expect(directive(production(), 'connectSrc')).toEqual([
      "'self'",
      'wss://www.puente.example',
      'wss://jobs.puente.example',
    ]);
  });

  it('only allow framing the configured scheduling page', () => {
    expect(directive(production(), 'frameSrc')).toEqual(["'self'"]);
    const framed = production({ SCHEDULING_URL: 'https://cal.example/puente/30min' });
    expect(directive(framed, 'frameSrc')).toEqual(["'self'", 'https://cal.example']);
  });

  it('require https only if the site uses it', () => {
    expect(production().hsts).toMatchObject({ includeSubDomains: true });
    expect(production({ PUBLIC_URL: 'http://10.0.0.5:3000' }).hsts).toBe(false);
    expect(directive(production({ PUBLIC_URL: 'http://10.0.0.5:3000' }), 'upgradeInsecureRequests')).toBeUndefined();
  });
});
