import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createSession, SESSION_COOKIE } from '#features/auth/server/auth.service.ts';
import { createLog } from '#server/log.ts';
import { useTestApp } from '#testing/test-app.ts';
import { MIGRATIONS_FOLDER } from '#testing/test-database.ts';
import { createApp } from './create-app.ts';

const world = useTestApp();

describe('the request log', () => {
  it('contains the user and the address of the client, but no secrets', async () => {
    const lines: string[] = [];
    const destination = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        lines.push(String(chunk));
        done();
      },
    });
    const { hub, matches } = world;
    const platform = { ...world.platform, log: createLog('info', destination) };
    const app = await createApp({ platform, hub, matches, documents: null, migrationsFolder: MIGRATIONS_FOLDER });
    const user = await world.build.user();
    const { token } = await createSession(world.db, user.id, 'Test');
    const url = '/api/auth/user?password=secret';
    await app.inject({ url, remoteAddress: '198.51.100.7', headers: { cookie: `${SESSION_COOKIE}=${token}` } });
    await app.inject({ url, remoteAddress: '198.51.100.8' });
    await app.close();
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { path: '/api/auth/user', status: 200, client: '198.51.100.7', userId: user.id },
      { path: '/api/auth/user', status: 401, client: '198.51.100.8' },
    ]);
    expect(lines.join('')).not.toMatch(new RegExp(`secret|${token}`));
  });
});
