/**
 * The configuration: environment variables only, read once at start. A wrong value ends the start with one line that names
 * the variable, what it holds and what it may hold.
 */
import { isIP } from 'node:net';
import * as z from 'zod/mini';
import { readS3Url } from './files/s3-url.ts';

/** A variable holds what it may not hold. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
}

const isUrl = (value: string, protocols: readonly string[]): boolean =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol);

const isPostgresUrl = (value: string): boolean => isUrl(value, ['postgres:', 'postgresql:']);

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** What a process does: answer requests, work beside them, or both. */
export const ROLES = ['web', 'worker', 'all'] as const;
export type Role = (typeof ROLES)[number];

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
  DATABASE_URL: variable('a postgres:// URL', isPostgresUrl),
  DATABASE_DIRECT_URL: variable('a postgres:// URL', isPostgresUrl),
  DATA_DIR: variable('a folder', (v) => !v.includes('\0')),
  DEMO: variable('0 or 1', (v) => v === '0' || v === '1'),
  PUBLIC_URL: variable(
    'an http:// or https:// URL without a path',
    (v) => isUrl(v, ['http:', 'https:']) && new URL(v).pathname === '/',
  ),
  COOKIE_DOMAIN: variable('a domain such as puente.example', (v) => /^\.?[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(v)),
  SMTP_URL: variable('an smtp:// or smtps:// URL', (v) => isUrl(v, ['smtp:', 'smtps:'])),
  MAIL_FROM: variable('an address such as Puente <hello@puente.example>', (v) =>
    /^[^\r\n@]{0,200}[^\s@]@[^\s@]{1,254}$/.test(v),
  ),
  APP_SECRET: variable('at least 32 characters', (v) => v.length >= 32),
  ADMIN_EMAIL: variable('an email address', (v) => z.safeParse(z.email(), v).success),
  ADMIN_PASSWORD: variable('10 to 200 characters', (v) => v.length >= 10 && v.length <= 200),
  SCHEDULING_URL: variable('an https:// URL (http:// for a local one)', (v) => isUrl(v, ['http:', 'https:'])),
  TRUST_PROXY: variable('a number of proxies, true, or addresses separated by commas', isProxyList),
  DATABASE_REPLICA_URL: variable('a postgres:// URL', isPostgresUrl),
  PREPARED_STATEMENTS: variable('on or off', (v) => v === 'on' || v === 'off'),
  DATABASE_POOL: variable('a number of connections from 2 to 500', (v) => isWholeNumber(v, 2, 500)),
  NATS_URL: variable('a nats:// or tls:// URL', (v) => isUrl(v, ['nats:', 'tls:'])),
  REDIS_URL: variable('nothing: the message broker is the one of NATS_URL', () => false),
  S3_URL: variable('s3://KEY:SECRET@host/bucket?region=…', (v) => readS3Url(v) !== null),
  ROLE: variable('web, worker or all', (v) => (ROLES as readonly string[]).includes(v)),
  METRICS_TOKEN: variable('printable characters without a space', (v) => /^[!-~]+$/.test(v)),
  MAIL_EVENTS_TOKEN: variable('printable characters without a space', (v) => /^[!-~]+$/.test(v)),
  SLOW_STATEMENT_MS: variable('milliseconds from 0 (none is logged) to 60000', (v) => isWholeNumber(v, 0, 60_000)),
  RATE_LIMITS: variable('on or off', (v) => v === 'on' || v === 'off'),
  SCORE_RECEIPT_YEARS: variable('a number of years from 1 to 30', (v) => isWholeNumber(v, 1, 30)),
  SCORE_SAMPLE_PAGES: variable('a number from 0 to 1000000', (v) => isWholeNumber(v, 0, 1_000_000)),
  SCORE_NOTICE: variable('shown or required', (v) => v === 'shown' || v === 'required'),
  LOG_LEVEL: variable(LOG_LEVELS.join(', '), (v) => (LOG_LEVELS as readonly string[]).includes(v)),
});

/** A provider that people may continue with. */
export interface ProviderEnv {
  /** Lower case, with dashes: `google`. */
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
}

export interface Env {
  isProduction: boolean;
  port: number;
  host: string;
  databaseUrl: string | null;
  /** Where a connection is ours for as long as it is open: to listen, to lock, to migrate. The same as `databaseUrl` where no pooler stands in between. */
  directDatabaseUrl: string | null;
  /** A standby of the same database, for lists; null: the primary answers them all. */
  replicaUrl: string | null;
  /** Whether connections keep the plans of statements; off behind a pooler that hands them over between transactions. */
  hasPreparedStatements: boolean;
  /** Connections to PostgreSQL. */
  databasePool: number;
  /** The NATS server that carries live events between processes; null: the database does. */
  natsUrl: string | null;
  /** Where photos and files are moved to; null: they stay in the database. */
  s3Url: string | null;
  role: Role;
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
  /** In the order of their names. */
  providers: ProviderEnv[];
  trustProxy: boolean | number | string;
  hasRateLimits: boolean;
  /** Whether who applies must have acknowledged the notice about scores, or is only shown it. */
  scoreNotice: 'shown' | 'required';
  /** For how many years receipts of scores are kept. */
  scoreReceiptYears: number;
  /** Of so many pages of lists with scores, one is kept in receipts; none where it is 0. */
  scoreSamplePages: number;
  /** Who has it may read `/metrics`; null: only this machine may. */
  metricsToken: string | null;
  /** Who has it may tell which mails came back; null: nobody may. */
  mailEventsToken: string | null;
  /** From when on a statement is logged; null where none is. */
  slowStatementMs: number | null;
  logLevel: (typeof LOG_LEVELS)[number];
}

const SECRET_VARIABLES = new Set(['APP_SECRET', 'ADMIN_PASSWORD', 'METRICS_TOKEN', 'MAIL_EVENTS_TOKEN']);
const isSecret = (name: string): boolean => SECRET_VARIABLES.has(name) || name.endsWith('_CLIENT_SECRET');

/** What stands between the protocol and the last @ may hold a password; logs and terminals are no place for it. */
const withoutCredentials = (value: string): string => value.replace(/^(\w+:\/\/)?.*@/s, '$1***@');

/** What a variable holds, as it may be printed: of a secret no more than its length, of a URL no password, always one line. */
const shownValue = (name: string, value: string): string =>
  isSecret(name)
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

const PROVIDER_VARIABLE = /^OIDC_([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*?)_(?:ISSUER|CLIENT_ID|CLIENT_SECRET)$/;
const KNOWN_ISSUERS: Partial<Record<string, string>> = {
  GOOGLE: 'https://accounts.google.com',
  MICROSOFT: 'https://login.microsoftonline.com/common/v2.0',
};
const ISSUER = 'an https:// URL (http:// for one on this machine)';
const THIS_MACHINE = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

const isIssuer = (value: string): boolean =>
  isUrl(value, ['https:']) || (isUrl(value, ['http:']) && THIS_MACHINE.test(new URL(value).hostname));

/** One provider, all of whose variables must be there. */
const readProvider = (given: Record<string, string | undefined>, name: string): ProviderEnv => {
  const variableOf = (part: string): string => `OIDC_${name}_${part}`;
  const valueOf = (part: string, mayHold: string): string =>
    given[variableOf(part)] ?? refuse(variableOf(part), undefined, mayHold);
  const issuer = given[variableOf('ISSUER')] ?? KNOWN_ISSUERS[name] ?? valueOf('ISSUER', ISSUER);
  if (!isIssuer(issuer)) refuse(variableOf('ISSUER'), issuer, ISSUER);
  return {
    name: name.toLowerCase().replaceAll('_', '-'),
    issuer,
    clientId: valueOf('CLIENT_ID', 'what the provider calls this market, and must be set where its others are'),
    clientSecret: valueOf(
      'CLIENT_SECRET',
      'what the provider knows this market by, and must be set where its others are',
    ),
  };
};

const readProviders = (given: Record<string, string | undefined>): ProviderEnv[] => {
  const names = Object.keys(given).flatMap((name) => PROVIDER_VARIABLE.exec(name)?.[1] ?? []);
  return [...new Set(names)].toSorted().map((name) => readProvider(given, name));
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
    refuse('ADMIN_EMAIL', undefined, 'an email address, and must be set where ADMIN_PASSWORD is');
  if (v.DATABASE_URL === undefined && v.DATABASE_DIRECT_URL !== undefined)
    refuse(
      'DATABASE_URL',
      undefined,
      'the postgres:// URL of the pooler, and must be set where DATABASE_DIRECT_URL is',
    );
  if (v.DATABASE_URL === undefined && v.DATABASE_REPLICA_URL !== undefined)
    refuse(
      'DATABASE_URL',
      undefined,
      'the postgres:// URL of the primary, and must be set where DATABASE_REPLICA_URL is',
    );
  // One process has the embedded folder: what it leaves undone nobody does.
  if (v.DATABASE_URL === undefined && v.ROLE !== undefined && v.ROLE !== 'all')
    refuse('ROLE', v.ROLE, 'only all on the embedded database; set DATABASE_URL to share the work');
  const port = Number(v.PORT ?? 3000);
  return {
    isProduction,
    port,
    host: v.HOST ?? '127.0.0.1',
    databaseUrl: v.DATABASE_URL ?? null,
    directDatabaseUrl: v.DATABASE_DIRECT_URL ?? v.DATABASE_URL ?? null,
    replicaUrl: v.DATABASE_REPLICA_URL ?? null,
    // Not every pooler knows the names of statements, and which it is cannot be seen from here.
    hasPreparedStatements: (v.PREPARED_STATEMENTS ?? (v.DATABASE_DIRECT_URL === undefined ? 'on' : 'off')) === 'on',
    databasePool: Number(v.DATABASE_POOL ?? 10),
    natsUrl: v.NATS_URL ?? null,
    s3Url: v.S3_URL ?? null,
    role: (v.ROLE ?? 'all') as Role,
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
    providers: readProviders(given),
    trustProxy: readTrustProxy(v.TRUST_PROXY),
    hasRateLimits: v.RATE_LIMITS !== 'off',
    scoreReceiptYears: Number(v.SCORE_RECEIPT_YEARS ?? 4),
    scoreSamplePages: Number(v.SCORE_SAMPLE_PAGES ?? 1000),
    scoreNotice: v.SCORE_NOTICE === 'required' ? 'required' : 'shown',
    metricsToken: v.METRICS_TOKEN ?? null,
    mailEventsToken: v.MAIL_EVENTS_TOKEN ?? null,
    slowStatementMs: Number(v.SLOW_STATEMENT_MS ?? 1_000) || null,
    logLevel: (v.LOG_LEVEL ?? 'info') as Env['logLevel'],
  };
};
