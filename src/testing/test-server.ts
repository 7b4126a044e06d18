/** The whole program, started in the test process with its own port and data folder. For tests with several servers or external services. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningServer, startServer } from '#app/server/start-server.ts';
import { createSession, SESSION_COOKIE } from '#features/auth/server/auth.service.ts';
import { readEnv } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { type Builders, createBuilders } from './builders.ts';
import { HttpClient } from './http-client.ts';
import { MIGRATIONS_FOLDER } from './test-database.ts';

export interface TestServer extends RunningServer {
  build: Builders;
  /** Returns a client that is signed in as this user. */
  as(userId: string): Promise<HttpClient>;
}

/** Starts a server. Its defaults suit tests: quiet logs, no limits and no demo market. */
export const startTestServer = async (variables: Record<string, string>): Promise<TestServer> => {
  const folder = await mkdtemp(join(tmpdir(), 'puente-server-'));
  const server = await startServer({
    env: readEnv({
      APP_SECRET: 'a test secret that is long enough to be accepted',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'silent',
      PORT: '0',
      DEMO: '0',
      DATA_DIR: folder,
      ...variables,
    }),
    log: createLog('silent'),
    migrationsFolder: MIGRATIONS_FOLDER,
    documents: null,
  });
  const { db } = server.platform;
  return {
    ...server,
    build: createBuilders(db),
    as: async (userId) => {
      const client = new HttpClient(`http://127.0.0.1:${server.port}`);
      client.cookie = `${SESSION_COOKIE}=${(await createSession(db, userId, 'Test')).token}`;
      return client;
    },
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
