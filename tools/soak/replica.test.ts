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
  let first: TestServer;
  let second: TestServer;
  let company: HttpClient;
  let sameCompanyElsewhere: HttpClient;
  let candidateElsewhere: HttpClient;

  beforeAll(async () => {
    const [primary = 0, standby = 0] = await freePorts(2);
    cluster = await startCluster([primary, standby], { isSynchronous: false });
    const settings = { DATABASE_URL: serverUrl(primary), DATABASE_REPLICA_URL: serverUrl(standby) };
    first = await startTestServer(settings);
    second = await startTestServer(settings);
    const owner = await first.build.user({ accountType: 'company' });
    await first.build.company({ userId: owner.id });
    const person = await first.build.user({ accountType: 'candidate' });
    await first.build.candidate({ userId: person.id });
    company = await first.as(owner.id);
    sameCompanyElsewhere = await second.as(owner.id);
    candidateElsewhere = await second.as(person.id);
  }, 90_000);

  afterAll(async () => {
    await first?.stop();
    await second?.stop();
    await cluster?.stop();
  });

  const queryStandby = (statement: string) =>
    withClient(serverUrl(cluster.standby.port), (client) => client.query(statement));

  /** Returns the number of lists that a process read from this database. */
  const countReads = async (server: TestServer, from: 'primary' | 'replica'): Promise<number> => {
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
  const listBrowsedIds = async (sort: string): Promise<string[]> => {
    const jobs = await candidateElsewhere.get(`/api/jobs/browse?limit=100&sort=${sort}`);
    expect(jobs.status).toBe(200);
    return jobs.body.map(({ id }: { id: string }) => id);
  };

  it('are read from the standby, including recent writes of any process', async () => {
    await expect.poll(async () => listBrowsedIds('match'), { timeout: 20_000 }).toEqual([]);
    for (let number = 1; number <= 15; number++) {
      const id = await post(`Bookkeeper ${number}`);
      expect(await ownIds(company)).toContain(id);
      expect(await ownIds(sameCompanyElsewhere)).toContain(id);
      expect(await listBrowsedIds('newest')).toContain(id);
      expect(await listBrowsedIds('match')).toContain(id);
    }
    for (const server of [first, second]) expect(await countReads(server, 'replica')).toBeGreaterThan(0);
  });

  it('are read from the primary while the standby is behind, then from the standby again', async () => {
    await queryStandby('select pg_wal_replay_pause()');
    const id = await post('Posted while replay is paused');
    const before = await countReads(second, 'primary');
    expect(await ownIds(company)).toContain(id);
    expect(await ownIds(sameCompanyElsewhere)).toContain(id);
    expect(await listBrowsedIds('match')).toContain(id);
    expect(await countReads(second, 'primary')).toBe(before + 2);
    await queryStandby('select pg_wal_replay_resume()');
    await expect
      .poll(
        async () => {
          const replicaBefore = await countReads(second, 'replica');
          await listBrowsedIds('newest');
          return (await countReads(second, 'replica')) > replicaBefore;
        },
        { timeout: 10_000 },
      )
      .toBe(true);
  });

  it('are read from the primary without errors while the standby is down, then from the standby again', async () => {
    await cluster.standby.crash();
    const id = await post('Posted while the standby is down');
    for (let number = 0; number < 5; number++) expect(await listBrowsedIds('newest')).toContain(id);
    await cluster.standby.start();
    await expect
      .poll(
        async () => {
          const before = await countReads(second, 'replica');
          expect(await listBrowsedIds('newest')).toContain(id);
          return (await countReads(second, 'replica')) > before;
        },
        { timeout: 20_000 },
      )
      .toBe(true);
  });
});
