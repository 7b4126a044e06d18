/** The match index under overload and after errors. Only lists sorted by score wait for it. */
import { describe, expect, it } from 'vitest';
import { useTestApp } from '#testing/test-app.ts';
import { startIndexThreads } from './index-threads.ts';
import { ALL_CANDIDATES } from './match-index.service.ts';
import { MAX_WAITING } from './partitioned-index.service.ts';
import { jobBytes } from './prepared.service.ts';
import { loadTitleMeanings } from './title-meanings.service.ts';

const world = useTestApp();

describe('the match index', () => {
  it('refuses queries beyond the queue limit with a retry time and answers the others', async () => {
    const job = await world.build.job();
    const query = { jobs: [jobBytes(job)], filter: ALL_CANDIDATES, after: null, limit: 5 };
    const threads = startIndexThreads(
      { dataDir: world.platform.env.dataDir, titleMeanings: loadTitleMeanings() },
      () => {},
    );
    try {
      // Adding rows has no timeout, so the thread is ready when the queries start to wait.
      await threads.put('candidates', []);
      const requests = Array.from({ length: MAX_WAITING + 3 }, () => threads.find('candidates', query));
      const outcomes = await Promise.allSettled(requests);
      const rejections = outcomes.filter(({ status }) => status === 'rejected');
      expect(rejections).toHaveLength(3);
      expect(rejections[0]).toMatchObject({ reason: { kind: 'unavailable', retryAfter: expect.any(Number) } });
      expect(await threads.find('candidates', query)).toEqual({ found: [], total: 0 });
    } finally {
      await threads.end();
    }
  });

  it('does not delay other calls while many lists are requested', async () => {
    const company = await world.company();
    await world.build.job({ companyId: company.company.id });
    for (let count = 0; count < 5; count += 1) await world.build.candidate();
    const settled: string[] = [];
    const lists = Array.from({ length: 40 }, async () => {
      const { status } = await company.get('/api/candidates/browse');
      settled.push('list');
      return status;
    });
    const health = await world.visitor.get('/healthz');
    settled.push('health');
    expect(health.status).toBe(200);
    // The health check is sent last but must not be the last to finish.
    expect(settled.at(-1) === 'health' && settled.length === 41).toBe(false);
    expect(new Set(await Promise.all(lists))).toEqual(new Set([200]));
  });

  it('still answers queries after an invalid one', async () => {
    const crashes: Error[] = [];
    const threads = startIndexThreads(
      { dataDir: world.platform.env.dataDir, titleMeanings: loadTitleMeanings() },
      (error) => crashes.push(error),
    );
    const query = { jobs: [], filter: ALL_CANDIDATES, after: null, limit: 5 };
    try {
      const broken = { ...query, jobs: null as unknown as Uint8Array[] };
      await expect(threads.find('candidates', broken)).rejects.toThrow(TypeError.name);
      expect(await threads.find('candidates', query)).toEqual({ found: [], total: 0 });
      expect(crashes).toEqual([]);
    } finally {
      await threads.end();
    }
  });
});
