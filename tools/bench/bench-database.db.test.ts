/** PostgreSQL only, because the command does not support the embedded database. */
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../src/features/auth/server/auth.tables.ts';
import { createEmptyPostgres, isOnPostgres } from '../../src/testing/test-database.ts';
import { type BenchHost, bench } from './bench.ts';
import { markMarket, RefusedError, readMarket, runPendingMigrations } from './bench-database.db.ts';
import { type CompanyPerson, type People } from './calls.ts';
import { copyRows } from './copy-in.db.ts';
import { fillMarket } from './fill-market.db.ts';
import { openFloor } from './floor.db.ts';
import { candidateRows, companyCount, jobCount } from './market-rows.ts';
import { loadPeople } from './people.db.ts';

const SILENT = { isTerminal: false, write: () => {}, now: () => performance.now() };

/** Rejected commands must not look for a server or build anything. */
const FAILING_HOST: BenchHost = {
  findPostgres: () => Promise.reject(new Error('A server was looked for')),
  freePort: () => Promise.reject(new Error('A port was looked for')),
  buildIfStale: () => Promise.reject(new Error('The product was built')),
  registerCleanup: () => () => {},
};

describe.runIf(isOnPostgres())('a database to fill', () => {
  let database: Awaited<ReturnType<typeof createEmptyPostgres>>;
  let client: pg.Client;

  beforeAll(async () => {
    database = await createEmptyPostgres();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  it('is accepted if empty, and rejected with one line and exit code 2 if it has a table', async () => {
    expect(await readMarket(database.url)).toBeNull();
    await client.query('create table notes (note text)');
    await expect(readMarket(database.url)).rejects.toThrow(RefusedError);
    await expect(readMarket(database.url)).rejects.toThrow(
      /^puente_test_\w+ is not empty and was not filled by this command/,
    );
    expect(await bench(['--database', database.url], FAILING_HOST)).toBe(2);
    expect((await client.query('select * from notes')).rows).toEqual([]);
    await client.query('drop table notes');
  });

  it('is rejected if it has the tables of the product but was not filled by the command', async () => {
    const other = await createEmptyPostgres();
    try {
      await runPendingMigrations(other.url);
      await expect(readMarket(other.url)).rejects.toThrow('is not empty');
    } finally {
      await other.drop();
    }
  });

  it('is rejected if it was not filled completely', async () => {
    await markMarket(database.url, { candidates: 100, seed: 1, madeAt: 0, fillSeconds: null });
    await expect(readMarket(database.url)).rejects.toThrow('was not filled completely');
    await client.query(`comment on database "${new URL(database.url).pathname.slice(1)}" is null`);
  });
});

describe.runIf(isOnPostgres())('a filled database', () => {
  const plan = { candidates: 120, seed: 1, madeAt: Date.now() };
  let database: Awaited<ReturnType<typeof createEmptyPostgres>>;
  let client: pg.Client;
  let people: People;

  beforeAll(async () => {
    database = await createEmptyPostgres();
    await fillMarket(database.url, plan, SILENT);
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    people = await loadPeople(database.url, plan);
  }, 120_000);
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  const countRows = async (table: string): Promise<number> =>
    Number((await client.query<{ count: string }>(`select count(*) from ${table}`)).rows[0]?.count);

  it('is recognized, with its number of candidates', async () => {
    expect(await readMarket(database.url)).toMatchObject(plan);
    expect(await countRows('candidates')).toBe(plan.candidates);
    expect(await countRows('jobs')).toBe(jobCount(plan));
    expect(await countRows('companies')).toBe(companyCount(plan));
    expect(await countRows('applications')).toBeGreaterThan(0);
    expect(await countRows('messages')).toBeGreaterThan(await countRows('conversations'));
    expect(await bench(['--database', database.url, '--candidates', '5000'], FAILING_HOST)).toBe(2);
  });

  it('has all indexes of the product', async () => {
    const empty = await createEmptyPostgres();
    const listIndexes = async (connection: pg.Client) =>
      (
        await connection.query(
          `select indexname, indexdef from pg_indexes where schemaname = 'public' order by indexname`,
        )
      ).rows;
    const plain = new pg.Client({ connectionString: empty.url });
    try {
      await runPendingMigrations(empty.url);
      await plain.connect();
      expect(await listIndexes(client)).toEqual(await listIndexes(plain));
    } finally {
      await plain.end();
      await empty.drop();
    }
  });

  it('stores special characters unchanged', async () => {
    const { candidate } = candidateRows(plan, 7);
    const { rows } = await client.query('select bio, skills, search_text from candidates where id = $1', [
      candidate.id,
    ]);
    expect(rows[0]).toEqual({ bio: candidate.bio, skills: candidate.skills, search_text: candidate.searchText });
    const special = { id: '00000000-0000-7000-8000-000000000001', firstName: 'A\tb\\n', lastName: '\\N \r\n"{},' };
    await copyRows(client, users, [special]);
    const found = await client.query(
      'select first_name as "firstName", last_name as "lastName" from users where id = $1',
      [special.id],
    );
    expect(found.rows[0]).toEqual({ firstName: special.firstName, lastName: special.lastName });
  });

  it('rejects a duplicate row, and continues with the next statement', async () => {
    const { user } = candidateRows(plan, 1);
    await expect(copyRows(client, users, [user])).rejects.toThrow('duplicate key value');
    expect(await countRows('candidates')).toBe(plan.candidates);
  });

  it('supports every statement of the floor', async () => {
    const floor = openFloor(database.url);
    const [company] = people.companies as [CompanyPerson];
    const [partner = ''] = company.partners;
    const [candidate] = people.candidates;
    const [job = ''] = people.freshJobs;
    try {
      expect(await floor.newest()).toHaveLength(25);
      expect((await floor.search('english')).length).toBeGreaterThan(0);
      expect((await floor.filter('English', 'full-time')).length).toBeGreaterThan(0);
      expect(await floor.job(job)).toMatchObject({ id: job });
      expect((await floor.pipeline(company.companyId)).length).toBeGreaterThan(0);
      expect((await floor.conversations(company.userId)).length).toBeGreaterThan(0);
      expect(await floor.apply(job, candidate?.candidateId ?? '', 'Hello')).not.toBeNull();
      const messageId = await floor.send(company.userId, partner, 'Hello');
      const thread = await floor.thread(company.userId, partner);
      expect(thread.at(-1)).toMatchObject({ id: messageId?.last_message_id, content: 'Hello' });
    } finally {
      await floor.close();
    }
  });

  it('lets the same candidates apply to the same jobs again in the next run', async () => {
    const before = await countRows('applications');
    await loadPeople(database.url, plan);
    expect(await countRows('applications')).toBe(before - 1);
  });
});
