/** Query plans for threads, lists and searches on large tables: index scans, no full table scans. */
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { explainStatement, recordStatements, vacuumAnalyze } from '#testing/plans.ts';
import { useTestApp } from '#testing/test-app.ts';
import { isOnPostgres } from '#testing/test-database.ts';

const world = useTestApp({}, { isNew: true });

/** The number of messages in the tested thread. */
const THREAD_LENGTH = 10_000;
/** The number of other pairs of people, each with one message. */
const OTHER_PAIRS = 20_000;

const seed = async () => {
  const [company, candidate] = [await world.company(), await world.candidate()];
  await company.post('/api/messages', { receiverId: candidate.userId, content: 'Hello' });
  const series = (count: number) => sql`generate_series(1, ${count}::int) as n`;
  await world.db.execute(sql`insert into users (id, first_name, last_name)
    select md5('user' || n)::uuid, 'Ana', 'Prueba' from ${series(OTHER_PAIRS)}`);
  await world.db.execute(sql`insert into messages (id, sender_id, receiver_id, content, created_at)
    select overlay(overlay(md5('own' || n) placing '4' from 13) placing '8' from 17)::uuid,
      case n % 2 when 0 then ${company.userId}::uuid else ${candidate.userId}::uuid end,
      case n % 2 when 0 then ${candidate.userId}::uuid else ${company.userId}::uuid end,
      'Message ' || n || case n % 1000 when 0 then ' about invoices' else '' end,
      now() - make_interval(mins => n) from ${series(THREAD_LENGTH)}`);
  await world.db.execute(sql`insert into messages (id, sender_id, receiver_id, content, created_at)
    select md5('other' || n)::uuid, md5('user' || n)::uuid, md5('user' || (n % ${OTHER_PAIRS}::int + 1))::uuid,
      'Message about invoices and other things', now() - make_interval(mins => n) from ${series(OTHER_PAIRS)}`);
  await world.db.execute(sql`insert into conversations
      (low_user_id, high_user_id, last_message_id, last_message_at, started_by, low_archived_through)
    select least(a, b), greatest(a, b), md5('other' || n)::uuid, at, a, case n % 3 when 0 then at end
    from (select n, md5('user' || n)::uuid as a, md5('user' || (n % ${OTHER_PAIRS}::int + 1))::uuid as b,
      now() - make_interval(mins => n) as at from ${series(OTHER_PAIRS)}) as pair on conflict do nothing`);
  await vacuumAnalyze(world.db, 'users', 'messages', 'conversations');
  return { company, candidate };
};

const FULL_SCAN = /Seq Scan on (?:messages|conversations|users|attachments)\b/;

it.runIf(isOnPostgres())(
  'threads, lists and searches use an index, even in a thread of ten thousand messages',
  {
    timeout: 120_000,
  },
  async () => {
    const { company, candidate } = await seed();
    const thread = `/api/messages/${candidate.userId}`;
    const [hit] = (await company.get('/api/conversations/search/messages?q=invoices')).body;
    expect(hit.message.content).toBe('Message 1000 about invoices');
    const requests: Record<string, string> = {
      'newest messages': thread,
      'messages before a message': `${thread}?before=${hit.message.id}`,
      'messages around a message': `${thread}?around=${hit.message.id}`,
      inbox: '/api/conversations',
      'archived conversations': '/api/conversations?box=archived',
      'search for frequent words': '/api/conversations/search/messages?q=invoices',
      'search for people and jobs': '/api/conversations/search?q=ana',
    };
    for (const [name, path] of Object.entries(requests)) {
      const statements = (
        await recordStatements(async () => expect((await company.get(path)).status, name).toBe(200))
      ).filter((statement) => /(?:from|join) "(?:messages|conversations)"/.test(statement.sql));
      expect(statements.length, name).toBeGreaterThan(0);
      for (const statement of statements)
        expect(await explainStatement(world.db, statement), name).not.toMatch(FULL_SCAN);
    }
  },
);
