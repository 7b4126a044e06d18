import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { resultRows } from '#server/db/database.ts';
import { oldRowsQuery } from '#server/db/old-rows.ts';
import { newId } from '#server/ids.ts';
import { outbox } from '#server/mail/outbox.tables.ts';
import { useTestApp } from '#testing/test-app.ts';
import { runHousekeeping } from './housekeeping.ts';

const world = useTestApp();
const signal = new AbortController().signal;

const countIn = async (table: string): Promise<number> =>
  resultRows<{ n: number }>(await world.db.execute(sql`select count(*)::int as n from ${sql.identifier(table)}`))[0]
    ?.n ?? 0;

describe('housekeeping', () => {
  it('deletes expired rows in batches and keeps newer ones', async () => {
    const person = await world.build.user();
    const daysAgo = (count: number) => sql`now() - make_interval(days => ${count}::int)`;
    await world.db.execute(sql`insert into outbox (id, kind, to_address, subject, text_body, html_body, sent_at, created_at)
      select gen_random_uuid(), 'news', 'a@mail.example', '', '', '', ${daysAgo(91)}, ${daysAgo(91)} from generate_series(1, 1200)`);
    for (const [sent, failed] of [
      [89, null],
      [null, 179],
      [null, 181],
    ] as const) {
      await world.db.execute(sql`insert into outbox (id, kind, to_address, subject, text_body, html_body, sent_at, failed_at)
        values (${newId()}, 'news', 'b@mail.example', '', '', '',
          ${sent === null ? null : daysAgo(sent)}, ${failed === null ? null : daysAgo(failed)})`);
    }
    for (const age of [364, 366]) {
      await world.db.execute(sql`insert into notifications (id, user_id, type, data, created_at)
        values (${newId()}, ${person.id}, 'message_received', '{}', ${daysAgo(age)})`);
    }
    for (const age of [729, 731]) {
      await world.db.execute(
        sql`insert into audit_log (id, action, created_at) values (${newId()}, 'user.restored', ${daysAgo(age)})`,
      );
    }
    const batches: number[] = [];
    await runHousekeeping(world.platform, signal, (count) => batches.push(count));
    expect(await countIn('outbox')).toBe(2);
    expect(await countIn('notifications')).toBe(1);
    expect(await countIn('audit_log')).toBe(1);
    expect(Math.max(...batches)).toBeLessThanOrEqual(1_000);
    expect(batches.length).toBeGreaterThanOrEqual(5);
    // Newer entries of the log cannot be deleted.
    await expect(world.db.execute(sql`delete from audit_log`)).rejects.toMatchObject({
      cause: { message: 'audit_log is append only' },
    });
  });

  it('uses an index to find expired rows', async () => {
    await world.db.execute(sql`insert into outbox (id, kind, to_address, subject, text_body, html_body, sent_at)
      select gen_random_uuid(), 'news', 'a@mail.example', '', '', '', now() from generate_series(1, 3000)`);
    await world.db.execute(sql`analyze outbox`);
    const plan = await world.db.execute(sql`explain ${oldRowsQuery(outbox, outbox.sentAt, 90)}`);
    expect(JSON.stringify(resultRows(plan))).toContain('outbox_sent_idx');
  });
});
