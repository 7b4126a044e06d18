import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnv, VARIABLES } from './env.ts';

const catchError = (source: Record<string, string>): string => {
  try {
    readEnv(source);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

describe('readEnv', () => {
  it.each([
    ['PORT', '70000', '"70000"', 'a port'],
    ['DEMO', 'yes', '"yes"', '0 or 1'],
    ['PUBLIC_URL', 'puente.example', '"puente.example"', 'http://'],
    ['PUBLIC_URL', 'https://puente.example/?a=1', '"https://puente.example/?a=1"', 'without a path, query or password'],
    ['PUBLIC_URL', 'https://me:hunter2@puente.example', '"https://***@puente.example"', 'without a path, query'],
    ['RATE_LIMITS', 'maybe', '"maybe"', 'on or off'],
    ['SCORE_RECEIPT_YEARS', '0', '"0"', 'a number of years from 1 to 30'],
    ['SCORE_SAMPLE_PAGES', 'all', '"all"', 'a number from 0 to 1000000'],
    ['SCORE_NOTICE', 'on', '"on"', 'shown or required'],
    ['TRUST_PROXY', 'banana', '"banana"', 'addresses'],
    ['TRUST_PROXY', '10.0.0.0/64', '"10.0.0.0/64"', 'addresses'],
    ['DATABASE_POOL', '0', '"0"', 'from 2 to 500'],
    ['DATABASE_DIRECT_URL', 'db:5432', '"db:5432"', 'postgres://'],
    ['DATABASE_REPLICA_URL', 'mysql://me:secret@db/x', '"mysql://***@db/x"', 'postgres://'],
    ['NATS_URL', 'http://me:hunter2@broker', '"http://***@broker"', 'nats://'],
    ['REDIS_URL', 'redis://me:hunter2@broker', '"redis://***@broker"', 'empty: NATS_URL sets the message broker'],
    ['SCHEDULING_URL', 'http://book.example/x', '"http://book.example/x"', 'an https:// URL'],
    ['S3_URL', 's3://key:hunter2@host', '"s3://***@host"', 's3://KEY:SECRET@host/bucket'],
    ['ROLE', 'boss', '"boss"', 'web, worker or all'],
    ['ROLE', 'worker', '"worker"', 'all on the embedded database'],
    ['METRICS_TOKEN', 'hunter2 and more', '16 characters', 'without spaces'],
    ['MAIL_EVENTS_TOKEN', 'two words', '9 characters', 'without spaces'],
    ['SLOW_STATEMENT_MS', '1s', '"1s"', 'milliseconds'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318', '"collector:4318"', 'an http:// or https:// URL'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'grpc://me:hunter2@host:1', '"grpc://***@host:1"', 'an http:// or https:// URL'],
    ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'nowhere', '"nowhere"', 'an http:// or https:// URL'],
    ['OTEL_TRACES_SAMPLER', 'sometimes', '"sometimes"', 'parentbased_traceidratio'],
    ['OTEL_TRACES_SAMPLER_ARG', 'half', '"half"', 'a number from 0 to 1'],
    ['OTEL_TRACES_SAMPLER_ARG', '1.5', '"1.5"', 'a number from 0 to 1'],
    ['LOG_LEVEL', 'two\nlines', '"two\\nlines"', 'info'],
    ['DATABASE_URL', 'mysql://me:secret@db/x', '"mysql://***@db/x"', 'postgres://'],
    ['SMTP_URL', 'mail.example', '"mail.example"', 'smtp://'],
    ['SMTP_URL', 'smtp://', '"smtp://"', 'with a host'],
    ['NATS_URL', 'nats://', '"nats://"', 'with a host'],
    ['APP_SECRET', 'short', '5 characters long', '32 characters'],
    ['APP_SECRET', 'x', 'is 1 character long', '32 characters'],
    ['ADMIN_PASSWORD', 'hunter2', '7 characters', '10 to 200 characters'],
  ])('reports the allowed values of %s in one line if the value is %j', (name, value, formattedValue, allowed) => {
    const line = catchError({ [name]: value });
    expect(line).toMatch(new RegExp(`^${name} is [^\\n]+; it must be [^\\n]+$`));
    expect(line).toContain(formattedValue);
    expect(line).toContain(allowed);
    expect(line).not.toMatch(/secret@|hunter2/);
  });

  it('requires a secret and rate limits in production, and forbids the demo market', () => {
    expect(catchError({ NODE_ENV: 'production' })).toContain('APP_SECRET is not set');
    const secret = { NODE_ENV: 'production', APP_SECRET: 'x'.repeat(32) };
    expect(catchError({ ...secret, RATE_LIMITS: 'off' })).toContain('RATE_LIMITS is "off"');
    expect(catchError({ ...secret, DEMO: '1' })).toContain('DEMO is "1"; it must be 0 in production');
    expect(readEnv(secret)).toMatchObject({ isProduction: true, isDemo: false, hasRateLimits: true });
  });

  it('requires DATABASE_URL for a direct connection, a replica and a message broker', () => {
    expect(catchError({ NATS_URL: 'nats://broker' })).toMatch(/^DATABASE_URL is not set; it must be .* NATS_URL/);
    const url = 'postgres://me:hunter2@db/puente';
    expect(catchError({ DATABASE_DIRECT_URL: url })).toMatch(
      /^DATABASE_URL is not set; it must be .* DATABASE_DIRECT_URL/,
    );
    expect(catchError({ DATABASE_REPLICA_URL: url })).toMatch(
      /^DATABASE_URL is not set; it must be .* DATABASE_REPLICA_URL/,
    );
  });

  it('uses prepared statements by default unless a pooler is configured', () => {
    const direct = { DATABASE_URL: 'postgres://pooler/puente', DATABASE_DIRECT_URL: 'postgres://db/puente' };
    expect(readEnv({ DATABASE_URL: direct.DATABASE_URL })).toMatchObject({
      hasPreparedStatements: true,
      directDatabaseUrl: direct.DATABASE_URL,
    });
    expect(readEnv(direct)).toMatchObject({ hasPreparedStatements: false, directDatabaseUrl: 'postgres://db/puente' });
    expect(readEnv({ ...direct, PREPARED_STATEMENTS: 'on' }).hasPreparedStatements).toBe(true);
  });

  it('reads sign-in providers, and uses a default issuer for Google', () => {
    const google = { OIDC_GOOGLE_CLIENT_ID: 'puente', OIDC_GOOGLE_CLIENT_SECRET: 'hunter2' };
    const own = { OIDC_MY_COMPANY_ISSUER: 'https://id.example', OIDC_MY_COMPANY_CLIENT_ID: 'a' };
    expect(readEnv({ ...own, ...google, OIDC_MY_COMPANY_CLIENT_SECRET: 'b' }).providers).toEqual([
      { name: 'google', issuer: 'https://accounts.google.com', clientId: 'puente', clientSecret: 'hunter2' },
      { name: 'my-company', issuer: 'https://id.example', clientId: 'a', clientSecret: 'b' },
    ]);
    expect(catchError(own)).toMatch(/^OIDC_MY_COMPANY_CLIENT_SECRET is not set; it must be /);
    expect(catchError({ OIDC_ACME_CLIENT_ID: 'a', OIDC_ACME_CLIENT_SECRET: 'b' })).toMatch(
      /^OIDC_ACME_ISSUER is not set/,
    );
    expect(catchError({ ...google, OIDC_GOOGLE_ISSUER: 'http://id.example' })).toMatch(
      /^OIDC_GOOGLE_ISSUER is "http:\/\/id\.example"; it must be an https/,
    );
    expect(readEnv({ ...google, OIDC_GOOGLE_ISSUER: 'http://127.0.0.1:4300' }).providers).toHaveLength(1);
    expect(readEnv({}).providers).toEqual([]);
  });

  it.each(['https://puente.example', 'https://Puente.example/', 'http://localhost:3000'])(
    'accepts %j as the public address',
    (value) => {
      expect(catchError({ PUBLIC_URL: value })).toBe('');
    },
  );

  it.each(['0', '1', '1.0', '0.05', '.5'])('accepts %j as the ratio of traced requests', (value) => {
    expect(catchError({ OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: value })).toBe('');
  });

  it.each(['1', 'true', 'loopback', '10.0.0.0/8, 127.0.0.1', '::1, fc00::/7'])(
    'accepts %j as trusted proxies',
    (value) => {
      expect(catchError({ TRUST_PROXY: value })).toBe('');
    },
  );
});

/** Variables that only one list has: set by tools, or rejected. */
const NOT_IN_BOTH = new Set(['NODE_ENV', 'REDIS_URL']);

describe('the table of variables in the README', () => {
  const readTable = async () => {
    const readme = await readFile(join(import.meta.dirname, '../../README.md'), 'utf8');
    const rows = [...readme.matchAll(/^\| (`[A-Z][\w<>`, ]*`) \| .* \| ([^|]+) \|$/gm)];
    return rows.map(([, names = '', defaults = '']) => ({
      names: [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
      defaults,
    }));
  };

  it('lists every variable exactly once', async () => {
    const named = (await readTable()).flatMap(({ names }) => names).filter((name) => !name.startsWith('OIDC_<NAME>_'));
    const isShared = (name: string): boolean => !NOT_IN_BOTH.has(name);
    expect(named.filter(isShared).toSorted()).toEqual(Object.keys(VARIABLES).filter(isShared).toSorted());
  });

  it('lists the current defaults', async () => {
    const rows = await readTable();
    for (const [name, schema] of Object.entries(VARIABLES)) {
      const value = schema.parse(undefined);
      const row = rows.find(({ names }) => names.includes(name));
      if (value === null || value === false || row === undefined) continue;
      expect(row.defaults, name).toContain(`\`${value}\``);
    }
  });
});
