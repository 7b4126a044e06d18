/**
 * With 100,000 rows, the admins' lists use indexes instead of scanning whole tables, for each search and filter and for their totals. A
 * total that counts most of a table may read the whole table.
 */
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { explainStatement, recordStatements, vacuumAnalyze, writeInBulk } from '#testing/plans.ts';
import { useTestApp } from '#testing/test-app.ts';
import { isOnPostgres } from '#testing/test-database.ts';

const world = useTestApp({}, { isNew: true });

const ROWS = 100_000;
/** A word that a few hundred rows share. */
const word = sql`(array['quince', 'naranja', 'papaya'])[1 + n % 3] || n / 1000`;

const FILLED = ['users', 'companies', 'jobs', 'audit_log', 'bookings', 'applications'];

const seed = async () => {
  const many = sql`generate_series(1, ${ROWS}::int) as n`;
  const at = sql`timestamptz '2026-01-01' + make_interval(mins => n)`;
  await writeInBulk(
    world.db,
    async (tx) => {
      await tx.execute(sql`insert into users (id, first_name, last_name, email, account_type, created_at, suspended_at, deleted_at)
      select md5('user' || n)::uuid, 'Ana', ${word}, case when n % 500 > 0 then 'p' || n || '@mail.example' end, 'company', ${at},
        case when n % 400 = 1 then now() end, case when n % 500 = 0 then now() end from ${many}`);
      await tx.execute(sql`insert into companies (id, user_id, company_name, search_name, verified_at, created_at)
      select md5('company' || n)::uuid, md5('user' || n)::uuid, ${word}, ' ' || ${word} || ' ', case when n % 50 = 0 then now() end, ${at}
      from ${many}`);
      await tx.execute(sql`insert into jobs (id, company_id, title, description, required_skills, skill_keys, search_text, created_at,
        status, taken_down_at, takedown_reason, status_before_takedown)
      select md5('job' || n)::uuid, md5('company' || n)::uuid, ${word}, 'Twenty characters at least', '{Excel}', '{excel}', ' ' || ${word} || ' ', ${at},
        case when n % 10 = 0 then 'open' when n % 50 = 1 then 'paused' else 'closed' end, case when n % 200 = 2 then now() end,
        case when n % 200 = 2 then 'Why' end, case when n % 200 = 2 then 'open' end
      from ${many}`);
      await tx.execute(sql`insert into applications (id, job_id, company_id, candidate_id)
      select gen_random_uuid(), md5('job' || n % 20000)::uuid, md5('company' || n % 20000)::uuid, gen_random_uuid() from ${many}`);
      await tx.execute(sql`insert into audit_log (id, actor_email, action, target, created_at)
      select gen_random_uuid(), 'admin' || n % 50 || '@team.example', (array['admin.signed-in', 'review.approved'])[1 + n % 2], ${word}, ${at}
      from ${many}`);
      await tx.execute(sql`insert into bookings (id, starts_at, ends_at, name, email, token_hash, cancelled_at)
      select gen_random_uuid(), now() + make_interval(mins => n * 30 - 2900000), now() + make_interval(mins => n * 30 - 2900000 + 30),
        ${word}, 'p' || n || '@mail.example', 'hash' || n, null from ${many}`);
    },
    FILLED,
  );
  await vacuumAnalyze(world.db, ...FILLED);
};

const PATHS = [
  '/api/admin/jobs',
  '/api/admin/jobs?status=open',
  '/api/admin/jobs?status=closed',
  '/api/admin/jobs?status=taken-down',
  '/api/admin/jobs?q=papaya77',
  '/api/admin/jobs?q=papaya77&status=paused',
  '/api/admin/companies',
  '/api/admin/companies?state=verified',
  '/api/admin/companies?state=unverified',
  '/api/admin/companies?state=suspended',
  '/api/admin/companies?q=papaya77',
  '/api/admin/activity',
  '/api/admin/activity?sort=oldest',
  '/api/admin/activity?q=papaya77',
  '/api/admin/activity?action=user.suspended',
  '/api/admin/activity?actor=admin7@team.example',
  '/api/admin/activity?from=2026-02-01&to=2026-02-02',
  '/api/admin/consultations',
  '/api/admin/consultations?when=past',
  '/api/admin/consultations?q=papaya77',
];

/** Filters that match most rows. Their totals are not checked. */
const MATCH_MOST: readonly string[] = [
  '/api/admin/jobs',
  '/api/admin/jobs?status=closed',
  '/api/admin/companies',
  '/api/admin/companies?state=unverified',
  '/api/admin/consultations?when=past',
];

const TOTAL = /^select count\(/;
const FULL_SCAN = /Seq Scan on (?:jobs|companies|users|audit_log|bookings|applications)\b/;

it.runIf(isOnPostgres())('admin lists and their totals use an index', { timeout: 240_000 }, async () => {
  const admin = await world.admin();
  await seed();
  for (const path of PATHS) {
    const statements = (await recordStatements(() => admin.get(path))).filter(({ sql: text }) =>
      /^select .*from "(?:jobs|companies|audit_log|bookings)"/s.test(text),
    );
    expect(statements.length, path).toBeGreaterThan(0);
    const checked = statements.filter(({ sql: text }) => !(MATCH_MOST.includes(path) && TOTAL.test(text)));
    for (const statement of checked)
      expect.soft(await explainStatement(world.db, statement), path).not.toMatch(FULL_SCAN);
  }
});
