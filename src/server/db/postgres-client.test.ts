import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createEmptyPostgres, isOnPostgres } from '#testing/test-database.ts';
import { type OpenDatabase, openPostgres, resultRows } from './database.ts';
import { notifyChannel } from './notify.ts';
import { createStatementNames, preparedStatementClient } from './postgres-client.ts';
import { runConcurrently } from './run-concurrently.ts';

const nameAfterFourUses = (statementName: (text: string) => string | undefined, text: string): string | undefined =>
  [1, 2, 3, 4].map(() => statementName(text)).at(-1);

describe('statement names', () => {
  it('are used from the third use on and are the same in every process', () => {
    const statementName = createStatementNames();
    const text = 'select id from users where id = $1';
    expect([statementName(text), statementName(text)]).toEqual([undefined, undefined]);
    expect(statementName(text)).toBe(nameAfterFourUses(createStatementNames(), text));
    expect(statementName(text)).not.toBe(nameAfterFourUses(statementName, 'select id from jobs where id = $1'));
  });

  it.each([
    'begin',
    'commit',
    'select id from users where id in ($1, $2)',
    'insert into users values ($1, $2), ($3, $4)',
    'insert into users values ($1, default), (default, $2)',
  ])('are not used for "%s"', (text) => {
    expect(nameAfterFourUses(createStatementNames(), text)).toBeUndefined();
  });

  it('are limited in number per connection', () => {
    const statementName = createStatementNames(2);
    const names = ['select 1', 'select 2', 'select 3'].map((text) => nameAfterFourUses(statementName, text));
    expect(names.map((name) => name !== undefined)).toEqual([true, true, false]);
  });
});

describe.runIf(isOnPostgres())('prepared statements on PostgreSQL', () => {
  const withClient = async (use: (client: pg.Client) => Promise<void>): Promise<void> => {
    const emptyDatabase = await createEmptyPostgres();
    const client = new (preparedStatementClient(() => 'same'))({ connectionString: emptyDatabase.url });
    await client.connect();
    try {
      await use(client);
    } finally {
      await client.end();
      await emptyDatabase.drop();
    }
  };

  it('stay on their connection', () =>
    withClient(async (client) => {
      const statement = { text: 'select $1::int as one' };
      await client.query(statement, [1]);
      expect((await client.query(statement, [2])).rows).toEqual([{ one: 2 }]);
      const prepared = await client.query('select name from pg_prepared_statements');
      expect(prepared.rows).toHaveLength(1);
    }));

  it('survive a column type change by another release', () =>
    withClient(async (client) => {
      const statement = { text: 'select amount from prices' };
      await client.query('create table prices (amount int); insert into prices values (5)');
      expect((await client.query(statement, [])).rows).toEqual([{ amount: 5 }]);
      await client.query('alter table prices alter column amount type text');
      expect((await client.query(statement, [])).rows).toEqual([{ amount: '5' }]);
    }));

  it('report an outdated plan within a transaction, and succeed in the next transaction', () =>
    withClient(async (client) => {
      const statement = { text: 'select amount from prices' };
      await client.query('create table prices (amount int); insert into prices values (5)');
      await client.query(statement, []);
      await client.query('alter table prices alter column amount type text');
      await client.query('begin');
      await expect(client.query(statement, [])).rejects.toThrow('cached plan must not change result type');
      await client.query('rollback');
      await client.query('begin');
      expect((await client.query(statement, [])).rows).toEqual([{ amount: '5' }]);
      await client.query('commit');
    }));
});

describe.runIf(isOnPostgres())('pipelined connections', () => {
  let emptyDatabase: Awaited<ReturnType<typeof createEmptyPostgres>>;
  let opened: OpenDatabase;

  beforeEach(async () => {
    emptyDatabase = await createEmptyPostgres();
    opened = openPostgres(emptyDatabase.url, { max: 1 });
    await opened.db.execute(sql`create table notes (id int primary key)`);
  });
  afterEach(async () => {
    await opened.close();
    await emptyDatabase.drop();
  });

  const write = (db: Pick<OpenDatabase['db'], 'execute'>, id: number) =>
    db.execute(sql`insert into notes (id) values (${id}::int)`);
  const listNotes = async () =>
    resultRows<{ id: number }>(await opened.db.execute(sql`select id from notes order by id`));

  it('run concurrent statements of a transaction in order', async () => {
    const [, , read] = await opened.db.transaction((tx) =>
      runConcurrently(write(tx, 1), write(tx, 2), tx.execute(sql`select id from notes order by id`)),
    );
    expect(resultRows(read)).toEqual([{ id: 1 }, { id: 2 }]);
    expect(await listNotes()).toHaveLength(2);
  });

  it('roll back all statements if one fails, report it, and continue with the next transaction', async () => {
    await write(opened.db, 2);
    const failing = opened.db.transaction((tx) => runConcurrently(write(tx, 1), write(tx, 2), write(tx, 3)));
    await expect(failing).rejects.toMatchObject({ cause: { code: '23505' } });
    await opened.db.transaction((tx) => write(tx, 4));
    expect(await listNotes()).toEqual([{ id: 2 }, { id: 4 }]);
  });

  it('send nothing after a concurrent statement fails and the transaction is rolled back', async () => {
    await write(opened.db, 2);
    const readThenWrite = async (tx: Pick<OpenDatabase['db'], 'execute'>) => {
      await tx.execute(sql`select 1`);
      await write(tx, 5);
    };
    const failing = opened.db.transaction((tx) => runConcurrently(readThenWrite(tx), write(tx, 2)));
    await expect(failing).rejects.toMatchObject({ cause: { code: '23505' } });
    expect(await listNotes()).toEqual([{ id: 2 }]);
  });

  it('roll back if the notifications of a transaction fail', async () => {
    const tooLong = 'x'.repeat(9_000);
    const failing = opened.db.transaction(async (tx) => {
      await write(tx, 1);
      await notifyChannel(tx, 'news', tooLong);
    });
    await expect(failing).rejects.toMatchObject({ cause: { code: '22023' } });
    expect(await listNotes()).toEqual([]);
  });

  it('run many transactions one after the other', async () => {
    const ids = Array.from({ length: 50 }, (_, id) => id);
    await Promise.all(ids.map((id) => opened.db.transaction(async (tx) => void (await write(tx, id)))));
    expect(await listNotes()).toHaveLength(50);
  });
});
