/**
 * The real app on a real database for one test file: `const world = useTestApp()`, then `await world.company()` and `company.post('/api/jobs', …)`.
 * Requests use `inject`, so only the network is replaced.
 */
import { sql } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { createApp } from '#app/server/create-app.ts';
import { SUBSCRIBERS } from '#app/server/features.ts';
import { createLiveLoader } from '#app/server/live-events.ts';
import { startMatches } from '#app/server/matches.ts';
import { openFiles } from '#app/server/open-files.ts';
import { createSession, SESSION_COOKIE } from '#features/auth/server/auth.service.ts';
import type { MatchIndex } from '#features/matching/server/match-index.service.ts';
import type { Db, OpenDatabase } from '#server/db/database.ts';
import { watchDiskSpace } from '#server/db/disk-space.ts';
import { type Env, readEnv } from '#server/env.ts';
import { createFiles } from '#server/files/files.ts';
import { createRateLimiter } from '#server/limits/rate-limits.db.ts';
import { type LiveHub, startLiveHub } from '#server/live/live-hub.ts';
import { createLog } from '#server/log.ts';
import type { OutboxMail } from '#server/mail/outbox.db.ts';
import { listMails, unsealMail } from '#server/mail/outbox.db.ts';
import { outbox } from '#server/mail/outbox.tables.ts';
import { createMetrics } from '#server/observe/metrics.ts';
import type { Platform } from '#server/platform.ts';
import { createSecrets } from '#server/secrets.ts';
import type { MemberRole } from '#shared/vocabulary.ts';
import { type Builders, createBuilders } from './builders.ts';
import { emptyDatabase, MIGRATIONS_FOLDER, openTestDatabase } from './test-database.ts';

export { BUILT_PASSWORD } from './builders.ts';

export interface TestResponse {
  status: number;
  /** Untyped, because external clients do not have our types. */
  body: any;
  headers: Record<string, string | string[] | number | undefined>;
  text: string;
  bytes: Buffer;
}

/** A client: a visitor or a signed-in user. */
export interface TestClient {
  /** '' for a visitor. */
  userId: string;
  cookie: string;
  get(path: string): Promise<TestResponse>;
  post(path: string, body?: unknown): Promise<TestResponse>;
  patch(path: string, body?: unknown): Promise<TestResponse>;
  put(path: string, body?: unknown): Promise<TestResponse>;
  delete(path: string, body?: unknown): Promise<TestResponse>;
  request(options: InjectOptions): Promise<TestResponse>;
}

export interface SignedUp extends TestClient {
  user: Awaited<ReturnType<Builders['user']>>;
}
export type CompanyClient = SignedUp & { company: Awaited<ReturnType<Builders['company']>> };
export type CandidateClient = SignedUp & { candidate: Awaited<ReturnType<Builders['candidate']>> };

const ORIGIN = 'http://localhost:3000';

/**
 * Starts the score index on first use, because starting its threads takes half a second and most tests do not need it. Queries wait until the index
 * is loaded.
 */
const startOnFirstUse = (start: () => MatchIndex): MatchIndex => {
  let index: MatchIndex | undefined;
  const startOnce = (): MatchIndex => {
    index ??= start();
    return index;
  };
  const waitUntilReady = async (): Promise<MatchIndex> => {
    const started = startOnce();
    if (!started.isReady()) await vi.waitUntil(() => started.isReady(), { timeout: 20_000, interval: 5 });
    return started;
  };
  return {
    candidates: async (query) => (await waitUntilReady()).candidates(query),
    jobs: async (query) => (await waitUntilReady()).jobs(query),
    countJobs: async (query) => (await waitUntilReady()).countJobs(query),
    isReady: () => startOnce().isReady(),
    age: () => startOnce().age(),
    stop: async () => index?.stop(),
  };
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

const createClient = (app: () => FastifyInstance, userId = '', cookie = ''): TestClient => {
  const request = async (options: InjectOptions): Promise<TestResponse> => {
    const response = await app().inject({
      ...options,
      headers: { host: 'localhost:3000', origin: ORIGIN, ...(cookie ? { cookie } : {}), ...options.headers },
    });
    return {
      status: response.statusCode,
      body: parse(response.body),
      headers: response.headers,
      text: response.body,
      bytes: response.rawPayload,
    };
  };
  const send = (method: 'POST' | 'PATCH' | 'PUT' | 'DELETE') => (url: string, body?: unknown) =>
    request({ method, url, ...(body === undefined ? {} : { payload: body as object }) });
  return {
    userId,
    cookie,
    request,
    get: (url) => request({ method: 'GET', url }),
    post: send('POST'),
    patch: send('PATCH'),
    put: send('PUT'),
    delete: send('DELETE'),
  };
};

export class TestWorld {
  database!: OpenDatabase;
  platform!: Platform;
  app!: FastifyInstance;
  hub!: LiveHub;
  matches!: MatchIndex;
  build!: Builders;

  get db(): Db {
    return this.database.db;
  }

  get visitor(): TestClient {
    return createClient(() => this.app);
  }

  /** Signs in as an existing user. */
  async as(userId: string): Promise<TestClient> {
    const { token } = await createSession(this.db, userId, 'Test');
    return createClient(() => this.app, userId, `${SESSION_COOKIE}=${token}`);
  }

  /** Creates a signed-in user without an account type. */
  async newcomer(values: Parameters<Builders['user']>[0] = {}): Promise<SignedUp> {
    const user = await this.build.user({ accountType: null, ...values });
    return { ...(await this.as(user.id)), user };
  }

  async company(values: Parameters<Builders['company']>[0] = {}): Promise<CompanyClient> {
    const user = await this.build.user({ accountType: 'company' });
    const company = await this.build.company({ userId: user.id, ...values });
    return { ...(await this.as(user.id)), user, company };
  }

  /** Creates a member of a company who has no other company. */
  async member(company: { userId: string }, role: MemberRole): Promise<SignedUp> {
    const user = await this.build.user({ accountType: null });
    await this.build.membership({ userId: user.id, accountId: company.userId, role });
    return { ...(await this.as(user.id)), user };
  }

  /** Creates a candidate, who is vetted by default. */
  async candidate(values: Parameters<Builders['candidate']>[0] = {}): Promise<CandidateClient> {
    const user = await this.build.user({ accountType: 'candidate' });
    const candidate = await this.build.candidate({ userId: user.id, ...values });
    return { ...(await this.as(user.id)), user, candidate };
  }

  async admin(): Promise<SignedUp> {
    const user = await this.build.user({ accountType: null, isAdmin: true });
    return { ...(await this.as(user.id)), user };
  }

  /** Returns all emails as received, newest first, without held emails. */
  async mails(to?: string): Promise<OutboxMail[]> {
    const mails = await listMails(this.db, { ...(to ? { to } : {}), limit: 1000 });
    return mails.map((mail) => unsealMail(mail, this.platform.mailSealer) ?? mail);
  }

  /** Releases held emails, as if their holding time had passed. */
  async releaseHeldMails(): Promise<void> {
    await this.db.update(outbox).set({ sendAfter: sql`now()` });
  }

  async open(env: Record<string, string>, isNew = false): Promise<void> {
    this.database = await openTestDatabase({ isNew });
    const settings = readEnv({ LOG_LEVEL: 'silent', RATE_LIMITS: 'off', ...env });
    this.platform = {
      ...createTestPlatform(this.database.db, settings),
      files: await openFiles(settings, createLog('silent')),
    };
    this.build = createBuilders(this.database.db);
    this.hub = await startLiveHub(this.database, createLiveLoader(this.database.db), this.platform.log);
    this.matches = startOnFirstUse(() => startMatches(this.platform));
    this.app = await createApp({
      platform: this.platform,
      hub: this.hub,
      matches: this.matches,
      documents: null,
      migrationsFolder: MIGRATIONS_FOLDER,
    });
    await this.app.ready();
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.matches.stop();
    await this.hub.stop();
    await this.database.close();
  }
}

/** The secret that every test app uses. */
export const SECRET = 'a test secret that is long enough to be accepted';
const SECRETS = createSecrets(SECRET);

/** Creates the platform of a test app on a database. */
export const createTestPlatform = (db: Db, env: Env, metrics = createMetrics()): Platform => ({
  db,
  disk: watchDiskSpace({ db, isDiskLow: () => false }, createLog(env.logLevel)),
  env,
  log: createLog(env.logLevel),
  limiter: createRateLimiter(env.hasRateLimits, metrics.countRefusal),
  files: createFiles(null, createLog(env.logLevel)),
  metrics,
  tracing: null,
  secrets: SECRETS,
  mailSealer: SECRETS.sealer('mail'),
  subscribers: SUBSCRIBERS,
});

/**
 * Opens the app before the tests of a file, empties the database before each test, and closes the app afterward. Tests that check query plans request
 * a new database.
 */
export const useTestApp = (env: Record<string, string> = {}, { isNew = false } = {}): TestWorld => {
  const world = new TestWorld();
  beforeAll(() => world.open(env, isNew));
  beforeEach(() => emptyDatabase(world.db));
  afterAll(() => world.close());
  return world;
};
