/** Lists read from a real streaming standby: never outdated, and from the primary if necessary. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePorts } from '../../src/testing/free-ports.ts';
import type { HttpClient } from '../../src/testing/http-client.ts';
import { startTestServer, type TestServer } from '../../src/testing/test-server.ts';
import { serverUrl, withClient } from './cluster.db.ts';
import { type Cluster, startCluster } from './cluster.ts';

const JOB = {
  title: 'Bookkeeper',
  description: 'Keeps the books of a small company in order.',
  requiredSkills: ['Excel'],
};

describe('lists with a standby', { timeout: 90_000 }, () => {
  let cluster: Cluster;
  let one: TestServer;
  let two: TestServer;
  let company: HttpClient;
  let sameCompanyElsewhere: HttpClient;
  let candidateElsewhere: HttpClient;

  beforeAll(async () => {
    const [primary = 0, standby = 0] = await freePorts(2);
    cluster = await startCluster([primary, standby], { isSynchronous: false });
    const settings = { DATABASE_URL: serverUrl(primary), DATABASE_REPLICA_URL: serverUrl(standby) };
    one = await startTestServer(settings);
    two = await startTestServer(settings);
    const owner = await one.build.user({ accountType: 'company' });
    await one.build.company({ userId: owner.id });
    const person = await one.build.user({ accountType: 'candidate' });
    await one.build.candidate({ userId: person.id });
    company = await one.as(owner.id);
    sameCompanyElsewhere = await two.as(owner.id);
    candidateElsewhere = await two.as(person.id);
  }, 90_000);

  afterAll(async () => {
    await one?.stop();
    await two?.stop();
    await cluster?.stop();
  });

  const onStandby = (statement: string) =>
    withClient(serverUrl(cluster.standby.port), (client) => client.query(statement));

  /** Number of lists that a process read from this database. */
  const readsOf = async (server: TestServer, from: 'primary' | 'replica'): Promise<number> => {
    const { body } = await server.platform.metrics.text({
      connections: null,
      sockets: null,
      index: null,
      outbox: null,
    });
    return Number(new RegExp(`puente_list_reads_total\\{from="${from}"\\} (\\d+)`).exec(body)?.[1] ?? 0);
  };

  const post = async (title: string): Promise<string> => {
    const created = await company.post('/api/jobs', { ...JOB, title });
    expect(created.status).toBe(201);
    return created.body.id;
  };
  const ownIds = async (client: HttpClient): Promise<string[]> =>
    (await client.get('/api/jobs?limit=100')).body.map(({ id }: { id: string }) => id);
  const browsed = async (sort: string): Promise<string[]> => {
    const jobs = await candidateElsewhere.get(`/api/jobs/browse?limit=100&sort=${sort}`);
    expect(jobs.status).toBe(200);
    return jobs.body.map(({ id }: { id: string }) => id);
  };

  it('are read from the standby, including recent writes of any process', async () => {
    await expect.poll(async () => browsed('match'), { timeout: 20_000 }).toEqual([]);
    for (let number = 1; number <= 15; number++) {
      const id = await post(`Bookkeeper ${number}`);
      expect(await ownIds(company)).toContain(id);
      expect(await ownIds(sameCompanyElsewhere)).toContain(id);
      expect(await browsed('newest')).toContain(id);
      expect(await browsed('match')).toContain(id);
    }
    for (const server of [one, two]) expect(await readsOf(server, 'replica')).toBeGreaterThan(0);
  });

  it('are read from the primary while the standby is behind, then from the standby again', async () => {
    await onStandby('select pg_wal_replay_pause()');
    const id = await post('Posted while replay is paused');
    const before = await readsOf(two, 'primary');
    expect(await ownIds(company)).toContain(id);
    expect(await ownIds(sameCompanyElsewhere)).toContain(id);
    expect(await browsed('match')).toContain(id);
    expect(await readsOf(two, 'primary')).toBe(before + 2);
    await onStandby('select pg_wal_replay_resume()');
    await expect
      .poll(
        async () => {
          const replicaBefore = await readsOf(two, 'replica');
          await browsed('newest');
          return (await readsOf(two, 'replica')) > replicaBefore;
        },
        { timeout: 10_000 },
      )
      .toBe(true);
  });

  it('are read from the primary without errors while the standby is down, then from the standby again', async () => {
    await cluster.standby.crash();
    const id = await post('Posted while the standby is down');
    for (let number = 0; number < 5; number++) expect(await browsed('newest')).toContain(id);
    await cluster.standby.start();
    await expect
      .poll(
        async () => {
          const before = await readsOf(two, 'replica');
          expect(await browsed('newest')).toContain(id);
          return (await readsOf(two, 'replica')) > before;
        },
        { timeout: 20_000 },
      )
      .toBe(true);
  });
});
