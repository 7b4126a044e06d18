import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createEmptyPostgres, isOnPostgres } from '#testing/test-database.ts';
import { atOnce } from './at-once.ts';
import { type OpenDatabase, openPostgres, rowsOf } from './database.ts';
import { notifyChannel } from './notify.ts';

describe.runIf(isOnPostgres())('a connection that does not wait for each answer', () => {
  let own: Awaited<ReturnType<typeof createEmptyPostgres>>;
  let opened: OpenDatabase;

  beforeEach(async () => {
    own = await createEmptyPostgres();
    opened = openPostgres(own.url, { max: 1 });
    await opened.db.execute(sql`create table notes (id int primary key)`);
  });
  afterEach(async () => {
    await opened.close();
    await own.drop();
  });

  const write = (db: Pick<OpenDatabase['db'], 'execute'>, id: number) =>
    db.execute(sql`insert into notes (id) values (${id}::int)`);
  const notes = async () => rowsOf<{ id: number }>(await opened.db.execute(sql`select id from notes order by id`));

  it('keeps what was asked for at once in a transaction, in its order', async () => {
    const [, , read] = await opened.db.transaction((tx) =>
      atOnce(write(tx, 1), write(tx, 2), tx.execute(sql`select id from notes order by id`)),
    );
    expect(rowsOf(read)).toEqual([{ id: 1 }, { id: 2 }]);
    expect(await notes()).toHaveLength(2);
  });

  it('takes all of it back where one fails, and says which; the next transaction goes on', async () => {
    await write(opened.db, 2);
    const failing = opened.db.transaction((tx) => atOnce(write(tx, 1), write(tx, 2), write(tx, 3)));
    await expect(failing).rejects.toMatchObject({ cause: { code: '23505' } });
    await opened.db.transaction((tx) => write(tx, 4));
    expect(await notes()).toEqual([{ id: 2 }, { id: 4 }]);
  });

  it('sends nothing behind a rollback of what went on beside the failure', async () => {
    await write(opened.db, 2);
    const two = async (tx: Pick<OpenDatabase['db'], 'execute'>) => {
      await tx.execute(sql`select 1`);
      await write(tx, 5);
    };
    const failing = opened.db.transaction((tx) => atOnce(two(tx), write(tx, 2)));
    await expect(failing).rejects.toMatchObject({ cause: { code: '23505' } });
    expect(await notes()).toEqual([{ id: 2 }]);
  });

  it('keeps nothing where what a transaction has to say cannot be said', async () => {
    const tooLong = 'x'.repeat(9_000);
    const failing = opened.db.transaction(async (tx) => {
      await write(tx, 1);
      await notifyChannel(tx, 'news', tooLong);
    });
    await expect(failing).rejects.toMatchObject({ cause: { code: '22023' } });
    expect(await notes()).toEqual([]);
  });

  it('takes statements of many transactions, one after the other', async () => {
    const ids = Array.from({ length: 50 }, (_, id) => id);
    await Promise.all(ids.map((id) => opened.db.transaction(async (tx) => void (await write(tx, id)))));
    expect(await notes()).toHaveLength(50);
  });
});
