/**
 * Scored lists while the index loads, while too many requests wait, or after the database or a thread fails. Other requests succeed; lists recover.
 */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Worker } from 'node:worker_threads';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { candidateEntries } from '#features/candidates/server/candidates.service.ts';
import { jobEntries } from '#features/jobs/server/jobs.service.ts';
import {
  ALL_CANDIDATES,
  type EntrySources,
  type MatchIndex,
  startMatchIndex,
} from '#features/matching/server/match-index.service.ts';
import { jobBytes } from '#features/matching/server/prepared.service.ts';
import type { Db } from '#server/db/database.ts';
import { eventually } from '#testing/eventually.ts';
import { type CompanyClient, useTestApp } from '#testing/test-app.ts';
import { MIGRATIONS_FOLDER } from '#testing/test-database.ts';
import { createApp } from './create-app.ts';

const threads: Worker[] = [];

/** Records new threads, so that a test can end one of the index threads. */
const recordThread = (message: unknown): void => {
  threads.push((message as { worker: Worker }).worker);
};
beforeAll(() => subscribe('worker_threads', recordThread));
afterAll(() => void unsubscribe('worker_threads', recordThread));

const world = useTestApp();
const BROWSE = '/api/candidates/browse';
const indexes: MatchIndex[] = [];

afterEach(async () => {
  await Promise.all(indexes.splice(0).map((index) => index.stop()));
});

const startIndex = ({ db = world.db, sources }: { db?: Db; sources?: EntrySources } = {}): MatchIndex => {
  const rows = sources ?? { candidates: candidateEntries(world.db), jobs: jobEntries(world.db) };
  const index = startMatchIndex({ ...world.platform, db }, rows);
  indexes.push(index);
  return index;
};

/** Waits until the index has loaded, even on busy machines. */
const waitUntilLoaded = async (matches: MatchIndex): Promise<MatchIndex> => {
  await eventually(() => expect(matches.isReady()).toBe(true));
  return matches;
};

/** Requests a path from an app with this index. */
const requestWith = async (matches: MatchIndex, client: CompanyClient, path: string) => {
  const { platform, hub } = world;
  const app = await createApp({ platform, hub, matches, documents: null, migrationsFolder: MIGRATIONS_FOLDER });
  try {
    return await app.inject({ url: path, headers: { host: 'localhost:3000', cookie: client.cookie } });
  } finally {
    await app.close();
  }
};

/** Waits until the list is returned. On a busy machine, it may be rejected for a little longer. */
const expectList = (matches: MatchIndex, client: CompanyClient): Promise<void> =>
  eventually(async () => expect((await requestWith(matches, client, BROWSE)).statusCode).toBe(200));

const createCompanyWithJob = async (): Promise<CompanyClient> => {
  const company = await world.company();
  await world.build.job({ companyId: company.company.id });
  return company;
};

describe('scored lists', () => {
  it('return a retry time while matches load, and other requests are not delayed', async () => {
    const company = await createCompanyWithJob();
    const released = Promise.withResolvers<void>();
    const blocked = { after: () => released.promise.then(() => []), byIds: async () => [] };
    const matches = startIndex({ sources: { candidates: blocked, jobs: blocked } });
    const list = requestWith(matches, company, BROWSE);
    expect((await requestWith(matches, company, '/api/conversations')).statusCode).toBe(200);
    const { statusCode, headers, body } = await list;
    expect(statusCode).toBe(503);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(body).toContain('We’re loading matches');
    released.resolve();
    await waitUntilLoaded(matches);
    await expectList(matches, company);
  });

  it('return a retry time if too many requests wait', async () => {
    const company = await createCompanyWithJob();
    const matches = await waitUntilLoaded(startIndex());
    const query = { jobs: [jobBytes(await world.build.job())], filter: ALL_CANDIDATES, after: null, limit: 5 };
    const answers = await Promise.allSettled(Array.from({ length: 2_000 }, () => matches.candidates(query)));
    const reasons = answers.flatMap((response) => (response.status === 'rejected' ? [response.reason] : []));
    expect(reasons.length).toBeGreaterThan(0);
    // A user's request is rejected with the same error.
    const full: MatchIndex = {
      candidates: () => Promise.reject(reasons[0]),
      jobs: () => Promise.reject(reasons[0]),
      countJobs: () => Promise.reject(reasons[0]),
      isReady: () => true,
      age: () => 0,
      stop: async () => {},
    };
    const { statusCode, headers } = await requestWith(full, company, BROWSE);
    expect(statusCode).toBe(503);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await expectList(matches, company);
  });

  it('find people who joined during a database outage', async () => {
    await world.build.candidate();
    let isLost = false;
    const db = new Proxy(world.db, {
      get: (target, name) => {
        if (isLost && name === 'execute') return () => Promise.reject(new Error('Connection terminated unexpectedly'));
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const matches = await waitUntilLoaded(startIndex({ db }));
    const query = { jobs: [jobBytes(await world.build.job())], filter: ALL_CANDIDATES, after: null, limit: 5 };
    expect((await matches.candidates(query)).found).toHaveLength(1);
    isLost = true;
    const newcomer = await world.build.candidate();
    await expect(matches.candidates(query)).rejects.toThrow('Connection terminated');
    isLost = false;
    const { found } = await matches.candidates(query);
    expect(found.map(({ id }) => id)).toContain(newcomer.id);
    expect(found).toHaveLength(2);
  });

  it('recover after a thread has ended, and include changes since then', async () => {
    await world.build.candidate();
    const matches = await waitUntilLoaded(startIndex());
    const query = { jobs: [jobBytes(await world.build.job())], filter: ALL_CANDIDATES, after: null, limit: 5 };
    expect((await matches.candidates(query)).found).toHaveLength(1);
    const before = threads.length;
    await threads.at(-1)?.terminate();
    await world.build.candidate();
    // Other requests succeed in the meantime.
    expect((await world.visitor.get('/healthz')).status).toBe(200);
    await eventually(async () => expect((await matches.candidates(query)).found).toHaveLength(2));
    expect(threads.length).toBeGreaterThan(before);
  });
});
