/**
 * The configuration: environment variables only, read once at start. A wrong value ends the start with one line that names
 * the variable, what it holds and what it may hold.
 */
import { isIP } from 'node:net';
import * as z from 'zod/mini';

/** A variable holds what it may not hold. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
}

const isUrl = (value: string, protocols: readonly string[]): boolean =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol);

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** A text variable that must pass a test; '' counts as absent, as shells and compose files pass it. */
const variable = (mayHold: string, isRight: (value: string) => boolean) =>
  z.optional(z.string().check(z.refine(isRight, mayHold)));

const isWholeNumber = (value: string, min: number, max: number): boolean =>
  /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max;

const PROXY_GROUPS = new Set(['loopback', 'linklocal', 'uniquelocal']);

const isProxyAddress = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return PROXY_GROUPS.has(text);
  return bits === undefined || isWholeNumber(bits, 0, version === 4 ? 32 : 128);
};

const isProxyList = (value: string): boolean =>
  /^(true|\d{1,2})$/.test(value) || value.split(',').every((entry) => isProxyAddress(entry.trim()));

const schema = z.object({
  NODE_ENV: variable('production, development or test', (v) => ['production', 'development', 'test'].includes(v)),
  PORT: variable('a port from 0 to 65535', (v) => isWholeNumber(v, 0, 65_535)),
  HOST: variable('an address or host name to listen on', (v) => /^[\w.:-]+$/.test(v)),
  DATABASE_URL: variable('a postgres:// URL', (v) => isUrl(v, ['postgres:', 'postgresql:'])),
  DATA_DIR: variable('a folder', (v) => !v.includes('\0')),
  DEMO: variable('0 or 1', (v) => v === '0' || v === '1'),
  PUBLIC_URL: variable(
    'an http:// or https:// URL without a path',
    (v) => isUrl(v, ['http:', 'https:']) && new URL(v).pathname === '/',
  ),
  COOKIE_DOMAIN: variable('a domain such as puente.example', (v) => /^\.?[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(v)),
  SMTP_URL: variable('an smtp:// or smtps:// URL', (v) => isUrl(v, ['smtp:', 'smtps:'])),
  MAIL_FROM: variable('an address such as Puente <hello@puente.example>', (v) => /^[^\r\n]*[^\s@]+@[^\s@]+$/.test(v)),
  APP_SECRET: variable('at least 32 characters', (v) => v.length >= 32),
  ADMIN_EMAIL: variable('an e-mail address', (v) => z.safeParse(z.email(), v).success),
  ADMIN_PASSWORD: variable('10 to 200 characters', (v) => v.length >= 10 && v.length <= 200),
  SCHEDULING_URL: variable('an https:// URL (http:// for a local one)', (v) => isUrl(v, ['http:', 'https:'])),
  TRUST_PROXY: variable('a number of proxies, true, or addresses separated by commas', isProxyList),
  PREPARED_STATEMENTS: variable('on or off', (v) => v === 'on' || v === 'off'),
  RATE_LIMITS: variable('on or off', (v) => v === 'on' || v === 'off'),
  LOG_LEVEL: variable(LOG_LEVELS.join(', '), (v) => (LOG_LEVELS as readonly string[]).includes(v)),
});

export interface Env {
  isProduction: boolean;
  port: number;
  host: string;
  databaseUrl: string | null;
  /** Whether connections keep the plans of statements; off behind a pooler that hands them over between transactions. */
  hasPreparedStatements: boolean;
  dataDir: string;
  isDemo: boolean;
  /** Without a trailing slash. */
  publicUrl: string;
  cookieDomain: string | null;
  smtpUrl: string | null;
  mailFrom: string;
  /** null: generate one into `dataDir`. */
  appSecret: string | null;
  admin: { email: string; password: string } | null;
  schedulingUrl: string | null;
  trustProxy: boolean | number | string;
  hasRateLimits: boolean;
  logLevel: (typeof LOG_LEVELS)[number];
}

const SECRET_VARIABLES = new Set(['APP_SECRET', 'ADMIN_PASSWORD']);

/** What stands between the protocol and the last @ may hold a password; logs and terminals are no place for it. */
const withoutCredentials = (value: string): string => value.replace(/^(\w+:\/\/)?.*@/s, '$1***@');

/** What a variable holds, as it may be printed: of a secret no more than its length, of a URL no password, always one line. */
const shownValue = (name: string, value: string): string =>
  SECRET_VARIABLES.has(name)
    ? `${value.length} characters`
    : JSON.stringify(name.endsWith('_URL') ? withoutCredentials(value) : value);

/** The error for a variable that holds what cannot be used; `problem` says what happened where the value alone does not show it. */
export const unusable = (name: string, value: string | undefined, mayHold: string, problem = ''): EnvError =>
  new EnvError(
    `${name} ${value === undefined ? 'is absent' : `holds ${shownValue(name, value)}${problem && ` (${problem})`}`}; it may hold ${mayHold}`,
  );

const refuse = (name: string, value: string | undefined, mayHold: string): never => {
  throw unusable(name, value, mayHold);
};

const readTrustProxy = (value: string | undefined): Env['trustProxy'] => {
  if (value === undefined) return false;
  if (value === 'true') return true;
  return /^\d+$/.test(value) ? Number(value) : value;
};

/** Reads the configuration from `source` (normally `process.env`). Throws an `EnvError` whose message is the one line to print. */
export const readEnv = (source: Record<string, string | undefined>): Env => {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = z.safeParse(schema, given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0]);
    return refuse(name, given[name], issue?.message ?? 'something else');
  }
  const v = parsed.data;
  const isProduction = v.NODE_ENV === 'production';
  if (isProduction && !v.APP_SECRET)
    refuse('APP_SECRET', undefined, 'at least 32 characters, and must be set in production');
  // The demo market has an admin whose password stands in the README.
  if (isProduction && v.DEMO === '1') refuse('DEMO', '1', 'only 0 in production');
  if (isProduction && v.RATE_LIMITS === 'off') refuse('RATE_LIMITS', 'off', 'only "on" in production');
  if (v.ADMIN_EMAIL && !v.ADMIN_PASSWORD)
    refuse('ADMIN_PASSWORD', undefined, '10 to 200 characters, and must be set where ADMIN_EMAIL is');
  if (v.ADMIN_PASSWORD && !v.ADMIN_EMAIL)
    refuse('ADMIN_EMAIL', undefined, 'an e-mail address, and must be set where ADMIN_PASSWORD is');
  const port = Number(v.PORT ?? 3000);
  return {
    isProduction,
    port,
    host: v.HOST ?? '127.0.0.1',
    databaseUrl: v.DATABASE_URL ?? null,
    hasPreparedStatements: v.PREPARED_STATEMENTS !== 'off',
    dataDir: v.DATA_DIR ?? './data',
    isDemo: v.DEMO === undefined ? v.DATABASE_URL === undefined && !isProduction : v.DEMO === '1',
    publicUrl: (v.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/$/, ''),
    cookieDomain: v.COOKIE_DOMAIN ?? null,
    smtpUrl: v.SMTP_URL ?? null,
    mailFrom: v.MAIL_FROM ?? 'Puente <hello@localhost>',
    appSecret: v.APP_SECRET ?? null,
    admin:
      v.ADMIN_EMAIL && v.ADMIN_PASSWORD ? { email: v.ADMIN_EMAIL.toLowerCase(), password: v.ADMIN_PASSWORD } : null,
    schedulingUrl: v.SCHEDULING_URL ?? null,
    trustProxy: readTrustProxy(v.TRUST_PROXY),
    hasRateLimits: v.RATE_LIMITS !== 'off',
    logLevel: (v.LOG_LEVEL ?? 'info') as Env['logLevel'],
  };
};
