/**
 * The configuration, read once at startup from environment variables. The server does not start with an invalid value. The error is one line with the
 * variable, its value and the allowed values.
 */
import { isIP } from 'node:net';
import * as z from 'zod';
import { readS3Url } from './files/s3-url.ts';

export class EnvError extends Error {
  override readonly name = 'EnvError';
}

const isUrl = (value: string, protocols: readonly string[]): boolean =>
  URL.canParse(value) && protocols.includes(new URL(value).protocol);

const SAFE_URL = 'an https:// URL (http:// for one on this machine)';
const THIS_MACHINE = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

const isSafeUrl = (value: string): boolean =>
  isUrl(value, ['https:']) || (isUrl(value, ['http:']) && THIS_MACHINE.test(new URL(value).hostname));

/** The minimum length of `APP_SECRET`, or of the secret in the data folder, in characters. */
export const MIN_SECRET_LENGTH = 32;
const SECRET_LENGTH = `at least ${MIN_SECRET_LENGTH} characters`;

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const TRACE_SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** The work of a process: answering requests, running background work, or both. */
const ROLES = ['web', 'worker', 'all'] as const;

const isWholeNumber = (value: string, min: number, max: number): boolean =>
  /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max;

const isRatio = (value: string): boolean => /^[\d.]{1,20}$/.test(value) && Number(value) <= 1;

const PROXY_GROUPS = new Set(['loopback', 'linklocal', 'uniquelocal']);

const isProxyAddress = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return PROXY_GROUPS.has(text);
  return bits === undefined || isWholeNumber(bits, 0, version === 4 ? 32 : 128);
};

const isProxyList = (value: string): boolean =>
  /^(true|\d{1,2})$/.test(value) || value.split(',').every((entry) => isProxyAddress(entry.trim()));

const parseProxies = (value: string): boolean | number | string => {
  if (value === 'true') return true;
  return /^\d+$/.test(value) ? Number(value) : value;
};

const hasHost = (value: string): boolean => new URL(value).hostname !== '';

const text = (allowed: string, isValid: (value: string) => boolean) => z.string().refine(isValid, allowed);
const url = (allowed: string, protocols: readonly string[]) => text(allowed, (v) => isUrl(v, protocols));
const serverUrl = (allowed: string, protocols: readonly string[]) =>
  text(allowed, (v) => isUrl(v, protocols) && hasHost(v));
const webUrl = url('an http:// or https:// URL', ['http:', 'https:']);
const postgresUrl = url('a postgres:// URL', ['postgres:', 'postgresql:']);
const wholeNumber = (allowed: string, min: number, max: number) =>
  text(allowed, (v) => isWholeNumber(v, min, max)).transform(Number);
const token = text('printable characters without spaces', (v) => /^[!-~]+$/.test(v));
const orNull = <T extends z.ZodType>(schema: T) => schema.nullable().default(null);

/** Every variable with its default. Messages state the allowed values. */
export const VARIABLES = {
  NODE_ENV: orNull(z.enum(['production', 'development', 'test'], 'production, development or test')),
  PORT: wholeNumber('a port from 0 to 65535', 0, 65_535).default(3000),
  HOST: text('an address or host name to listen on', (v) => /^[\w.:-]+$/.test(v)).default('127.0.0.1'),
  DATABASE_URL: orNull(postgresUrl),
  DATABASE_DIRECT_URL: orNull(postgresUrl),
  DATA_DIR: text('a folder', (v) => !v.includes('\0')).default('./data'),
  DEMO: orNull(z.enum(['0', '1'], '0 or 1')),
  PUBLIC_URL: orNull(
    text(
      'an http:// or https:// URL without a path, query or password',
      (v) => isUrl(v, ['http:', 'https:']) && new URL(v).href === `${new URL(v).origin}/`,
    ),
  ),
  COOKIE_DOMAIN: orNull(text('a domain such as puente.example', (v) => /^\.?[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(v))),
  SMTP_URL: orNull(serverUrl('an smtp:// or smtps:// URL with a host', ['smtp:', 'smtps:'])),
  MAIL_FROM: text('an address such as Puente <hello@puente.example>', (v) =>
    /^[^\r\n@]{0,200}[^\s@]@[^\s@]{1,254}$/.test(v),
  ).default('Puente <hello@localhost>'),
  APP_SECRET: orNull(z.string().min(MIN_SECRET_LENGTH, SECRET_LENGTH)),
  ADMIN_EMAIL: orNull(z.email('an email address').toLowerCase()),
  ADMIN_PASSWORD: orNull(text('10 to 200 characters', (v) => v.length >= 10 && v.length <= 200)),
  SCHEDULING_URL: orNull(text(SAFE_URL, isSafeUrl)),
  TRUST_PROXY: text('a number of proxies, true, or addresses separated by commas', isProxyList)
    .transform(parseProxies)
    .default(false),
  DATABASE_REPLICA_URL: orNull(postgresUrl),
  PREPARED_STATEMENTS: orNull(z.enum(['on', 'off'], 'on or off')),
  DATABASE_POOL: wholeNumber('a number of connections from 2 to 500', 2, 500).default(10),
  NATS_URL: orNull(serverUrl('a nats:// or tls:// URL with a host', ['nats:', 'tls:'])),
  REDIS_URL: orNull(text('empty: NATS_URL sets the message broker', () => false)),
  S3_URL: orNull(text('s3://KEY:SECRET@host/bucket?region=…', (v) => readS3Url(v) !== null)),
  ROLE: z.enum(ROLES, 'web, worker or all').default('all'),
  METRICS_TOKEN: orNull(token),
  MAIL_EVENTS_TOKEN: orNull(token),
  SLOW_STATEMENT_MS: wholeNumber('a number of milliseconds from 0 (logs none) to 60000', 0, 60_000).default(1_000),
  RATE_LIMITS: z.enum(['on', 'off'], 'on or off').default('on'),
  SCORE_RECEIPT_YEARS: wholeNumber('a number of years from 1 to 30', 1, 30).default(4),
  SCORE_SAMPLE_PAGES: wholeNumber('a number from 0 to 1000000', 0, 1_000_000).default(1_000),
  SCORE_NOTICE: z.enum(['shown', 'required'], 'shown or required').default('shown'),
  // Read by the tracing library and `observe/tracing.ts`, which would ignore invalid values.
  OTEL_EXPORTER_OTLP_ENDPOINT: orNull(webUrl),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: orNull(webUrl),
  OTEL_TRACES_SAMPLER: orNull(z.enum(TRACE_SAMPLERS, TRACE_SAMPLERS.join(', '))),
  OTEL_TRACES_SAMPLER_ARG: orNull(text('a number from 0 to 1', isRatio)),
  LOG_LEVEL: z.enum(LOG_LEVELS, LOG_LEVELS.join(', ')).default('info'),
};

const variablesSchema = z.object(VARIABLES);
type Variables = z.infer<typeof variablesSchema>;

const isProduction = ({ NODE_ENV }: Variables): boolean => NODE_ENV === 'production';

/** Checks rules that involve several variables. Each error names the variable to change. */
const checkCombinations = (v: Variables, context: z.RefinementCtx): void => {
  const requireThat = (name: keyof Variables, isMet: boolean, message: string): void => {
    if (!isMet) context.addIssue({ code: 'custom', path: [name], message });
  };
  const hasDatabase = v.DATABASE_URL !== null;
  if (isProduction(v)) {
    requireThat('APP_SECRET', v.APP_SECRET !== null, `${SECRET_LENGTH} and is required in production`);
    // The admin password of the demo market is public (README).
    requireThat('DEMO', v.DEMO !== '1', '0 in production');
    requireThat('RATE_LIMITS', v.RATE_LIMITS === 'on', 'on in production');
  }
  if (v.ADMIN_EMAIL !== null)
    requireThat(
      'ADMIN_PASSWORD',
      v.ADMIN_PASSWORD !== null,
      '10 to 200 characters and is required if ADMIN_EMAIL is set',
    );
  if (v.ADMIN_PASSWORD !== null)
    requireThat('ADMIN_EMAIL', v.ADMIN_EMAIL !== null, 'an email address and is required if ADMIN_PASSWORD is set');
  const requireDatabase = (server: string, variable: string): void =>
    requireThat(
      'DATABASE_URL',
      hasDatabase,
      `the postgres:// URL of the ${server} and is required if ${variable} is set`,
    );
  if (v.DATABASE_DIRECT_URL !== null) requireDatabase('pooler', 'DATABASE_DIRECT_URL');
  if (v.DATABASE_REPLICA_URL !== null) requireDatabase('primary', 'DATABASE_REPLICA_URL');
  if (v.NATS_URL !== null) requireDatabase('shared database', 'NATS_URL');
  // Only one process can open the embedded folder, so that process must do all the work.
  requireThat(
    'ROLE',
    hasDatabase || v.ROLE === 'all',
    'all on the embedded database; set DATABASE_URL to share the work',
  );
};

const toSettings = (v: Variables) => ({
  isProduction: isProduction(v),
  port: v.PORT,
  host: v.HOST,
  databaseUrl: v.DATABASE_URL,
  /** For connections that need a session: listening, locks and migrations. Equals `databaseUrl` if there is no pooler. */
  directDatabaseUrl: v.DATABASE_DIRECT_URL ?? v.DATABASE_URL,
  /** URL of a standby that serves lists. If null, the primary serves them. */
  replicaUrl: v.DATABASE_REPLICA_URL,
  /** Off by default behind a pooler, because not every pooler supports prepared statements. */
  hasPreparedStatements: (v.PREPARED_STATEMENTS ?? (v.DATABASE_DIRECT_URL === null ? 'on' : 'off')) === 'on',
  /** The maximum number of connections in the pool of a process. The pool of the replica has the same limit. */
  databasePool: v.DATABASE_POOL,
  /** NATS server for live events between processes. If null, the database transports them. */
  natsUrl: v.NATS_URL,
  /** Object storage for photos and files. If null, they stay in the database. */
  s3Url: v.S3_URL,
  role: v.ROLE,
  dataDir: v.DATA_DIR,
  isDemo: v.DEMO === null ? v.DATABASE_URL === null && !isProduction(v) : v.DEMO === '1',
  /** Without a trailing slash. */
  publicUrl: (v.PUBLIC_URL ?? `http://localhost:${v.PORT}`).replace(/\/$/, ''),
  cookieDomain: v.COOKIE_DOMAIN,
  smtpUrl: v.SMTP_URL,
  mailFrom: v.MAIL_FROM,
  /** If null, a secret is generated in `dataDir`. */
  appSecret: v.APP_SECRET,
  admin: v.ADMIN_EMAIL && v.ADMIN_PASSWORD ? { email: v.ADMIN_EMAIL, password: v.ADMIN_PASSWORD } : null,
  schedulingUrl: v.SCHEDULING_URL,
  trustProxy: v.TRUST_PROXY,
  hasRateLimits: v.RATE_LIMITS === 'on',
  /** Determines whether candidates must acknowledge the notice about scores before they apply, or only see it. */
  scoreNotice: v.SCORE_NOTICE,
  /** Retention of score receipts in years. */
  scoreReceiptYears: v.SCORE_RECEIPT_YEARS,
  /** The scores of one in this many list pages are stored as receipts. 0 stores none. */
  scoreSamplePages: v.SCORE_SAMPLE_PAGES,
  /** Bearer token of `/metrics`. If null, only this machine may read the metrics. */
  metricsToken: v.METRICS_TOKEN,
  /** Bearer token for bounce reports. If null, none are accepted. */
  mailEventsToken: v.MAIL_EVENTS_TOKEN,
  /** Statements that take longer are logged. If null, none are. */
  slowStatementMs: v.SLOW_STATEMENT_MS || null,
  logLevel: v.LOG_LEVEL,
});

const settingsSchema = variablesSchema.superRefine(checkCombinations).transform(toSettings);

export interface ProviderEnv {
  /** Lower case with dashes, such as `google`. */
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
}

export interface Env extends z.infer<typeof settingsSchema> {
  /** Sorted by name. */
  providers: ProviderEnv[];
}

const SECRET_VARIABLES = new Set(['APP_SECRET', 'ADMIN_PASSWORD', 'METRICS_TOKEN', 'MAIL_EVENTS_TOKEN']);
const isSecret = (name: string): boolean => SECRET_VARIABLES.has(name) || name.endsWith('_CLIENT_SECRET');

/** Masks the part between the protocol and the last @, which may contain a password and must not be logged. */
const withoutCredentials = (value: string): string => value.replace(/^(\w+:\/\/)?.*@/s, '$1***@');

/** Formats a value on one line. Shows only the length of secrets, and removes credentials from URLs. */
const formatValue = (name: string, value: string): string =>
  isSecret(name)
    ? `${value.length} ${value.length === 1 ? 'character' : 'characters'} long`
    : JSON.stringify(/_(?:URL|ENDPOINT)$/.test(name) ? withoutCredentials(value) : value);

/** Returns the error for an invalid value. `problem` explains the reason if the value alone does not show it. */
export const invalidVariable = (name: string, value: string | undefined, allowed: string, problem = ''): EnvError =>
  new EnvError(
    `${name} is ${value === undefined ? 'not set' : `${formatValue(name, value)}${problem && ` (${problem})`}`}; it must be ${allowed}`,
  );

/** Returns the error for a data folder that cannot be created, or with a part that belongs to another user. */
export const unusableDataFolder = (folder: string, error: unknown): EnvError =>
  invalidVariable(
    'DATA_DIR',
    folder,
    'a folder that can be created and written to',
    (error as NodeJS.ErrnoException).code,
  );

const rejectVariable = (name: string, value: string | undefined, allowed: string): never => {
  throw invalidVariable(name, value, allowed);
};

const PROVIDER_VARIABLE = /^OIDC_([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*?)_(?:ISSUER|CLIENT_ID|CLIENT_SECRET)$/;
const KNOWN_ISSUERS: Partial<Record<string, string>> = {
  GOOGLE: 'https://accounts.google.com',
  MICROSOFT: 'https://login.microsoftonline.com/common/v2.0',
};
/** Reads a provider. All its variables are required, except the issuer of a known provider. */
const readProvider = (variables: Record<string, string | undefined>, name: string): ProviderEnv => {
  const variableName = (part: string): string => `OIDC_${name}_${part}`;
  const requireVariable = (part: string, allowed: string): string =>
    variables[variableName(part)] ?? rejectVariable(variableName(part), undefined, allowed);
  const issuer = variables[variableName('ISSUER')] ?? KNOWN_ISSUERS[name] ?? requireVariable('ISSUER', SAFE_URL);
  if (!isSafeUrl(issuer)) rejectVariable(variableName('ISSUER'), issuer, SAFE_URL);
  return {
    name: name.toLowerCase().replaceAll('_', '-'),
    issuer,
    clientId: requireVariable(
      'CLIENT_ID',
      'the client ID from the provider and is required if its other variables are set',
    ),
    clientSecret: requireVariable(
      'CLIENT_SECRET',
      'the client secret from the provider and is required if its other variables are set',
    ),
  };
};

const readProviders = (variables: Record<string, string | undefined>): ProviderEnv[] => {
  const names = Object.keys(variables).flatMap((name) => PROVIDER_VARIABLE.exec(name)?.[1] ?? []);
  return [...new Set(names)].toSorted().map((name) => readProvider(variables, name));
};

/** Reads the configuration from `source` (normally `process.env`). Throws an `EnvError` with a one-line message. */
export const readEnv = (source: Record<string, string | undefined>): Env => {
  // Shells and compose files pass unset variables as empty strings.
  const variables = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = settingsSchema.safeParse(variables);
  if (parsed.success) return { ...parsed.data, providers: readProviders(variables) };
  const [issue] = parsed.error.issues;
  const name = String(issue?.path[0]);
  return rejectVariable(name, variables[name], issue?.message ?? 'something else');
};
