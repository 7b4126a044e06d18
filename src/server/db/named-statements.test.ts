import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { createEmptyPostgres, isOnPostgres } from '#testing/test-database.ts';
import { createStatementNames, namingClient } from './named-statements.ts';

const often = (nameOf: (text: string) => string | undefined, text: string): string | undefined =>
  [1, 2, 3, 4].map(() => nameOf(text)).at(-1);

describe('the name of a statement', () => {
  it('comes with the third time, and is the same in every process', () => {
    const nameOf = createStatementNames();
    const text = 'select id from users where id = $1';
    expect([nameOf(text), nameOf(text)]).toEqual([undefined, undefined]);
    expect(nameOf(text)).toBe(often(createStatementNames(), text));
    expect(nameOf(text)).not.toBe(often(nameOf, 'select id from jobs where id = $1'));
  });

  it.each([
    'begin',
    'commit',
    'select id from users where id in ($1, $2)',
    'insert into users values ($1, $2), ($3, $4)',
    'insert into users values ($1, default), (default, $2)',
  ])('is not given to "%s"', (text) => {
    expect(often(createStatementNames(), text)).toBeUndefined();
  });

  it('is given to no more statements than a connection may keep', () => {
    const nameOf = createStatementNames(2);
    const names = ['select 1', 'select 2', 'select 3'].map((text) => often(nameOf, text));
    expect(names.map((name) => name !== undefined)).toEqual([true, true, false]);
  });
});

describe.runIf(isOnPostgres())('on PostgreSQL', () => {
  const withClient = async (use: (client: pg.Client) => Promise<void>): Promise<void> => {
    const own = await createEmptyPostgres();
    const client = new (namingClient(() => 'same'))({ connectionString: own.url });
    await client.connect();
    try {
      await use(client);
    } finally {
      await client.end();
      await own.drop();
    }
  };

  it('a statement is kept by its connection', () =>
    withClient(async (client) => {
      const statement = { text: 'select $1::int as one' };
      await client.query(statement, [1]);
      expect((await client.query(statement, [2])).rows).toEqual([{ one: 2 }]);
      const kept = await client.query('select name from pg_prepared_statements');
      expect(kept.rows).toHaveLength(1);
    }));

  it('a column whose type was changed by another release is read as it is now', () =>
    withClient(async (client) => {
      const statement = { text: 'select amount from prices' };
      await client.query('create table prices (amount int); insert into prices values (5)');
      expect((await client.query(statement, [])).rows).toEqual([{ amount: 5 }]);
      await client.query('alter table prices alter column amount type text');
      expect((await client.query(statement, [])).rows).toEqual([{ amount: '5' }]);
    }));

  it('inside a transaction the error comes through, and the next one reads it as it is now', () =>
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
