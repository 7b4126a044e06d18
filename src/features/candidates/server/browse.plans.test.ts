/**
 * Checks the query plans for the lists that companies open most, on thousands of rows with default planner settings. No plan may scan the whole
 * candidates table.
 */
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { users } from '#features/auth/server/auth.tables.ts';
import { newId } from '#server/ids.ts';
import { LANGUAGE_LEVELS } from '#shared/vocabulary.ts';
import { explainStatement, recordStatements, vacuumAnalyze, writeInBulk } from '#testing/plans.ts';
import { type CompanyClient, useTestApp } from '#testing/test-app.ts';
import { isOnPostgres } from '#testing/test-database.ts';
import { derivedCandidateColumns } from './candidates.service.ts';
import { candidates } from './candidates.tables.ts';
import { recountEndedCommitments } from './commitments.db.ts';

const world = useTestApp({}, { isNew: true });

const ORIGINALS = 600;
/** Copies of each original: 18,000 rows in total. */
const COPIES = 29;
const KINDS = [
  { jobTitle: 'React Developer', skills: ['React', 'JavaScript', 'Node.js'] },
  { jobTitle: 'Full Stack Developer', skills: ['React', 'Node.js', 'PostgreSQL', 'Docker'] },
  { jobTitle: 'Accountant', skills: ['QuickBooks', 'Excel', 'Payroll'] },
  { jobTitle: 'Executive Assistant', skills: ['Calendar management', 'Excel', 'Travel planning'] },
  { jobTitle: 'SEO Specialist', skills: ['SEO', 'Google Ads', 'Copywriting'] },
  { jobTitle: 'Account Executive', skills: ['Salesforce', 'Cold calling', 'Negotiation'] },
];
const NAMES = ['Ana Gómez', 'Luis Pereira', 'Marta Quispe', 'João Souza', 'Elena Rojas'];
const TYPES = ['full-time', 'part-time', 'contract'] as const;
const LEVELS = ['0-1', '1-3', '3-5', '5-10', '10+'] as const;

const BIO = 'I have worked with teams in the United States for years, mostly by myself and across time zones. '.repeat(
  9,
);

const candidateRow = (index: number, userId: string): typeof candidates.$inferInsert => {
  const kind = KINDS[index % KINDS.length] ?? { jobTitle: 'Nurse', skills: ['Triage'] };
  // An occasional rare skill, so that narrow filters have matches.
  const profile = index % 400 === 0 ? { ...kind, skills: [...kind.skills, 'Terraform'] } : kind;
  return {
    id: newId(),
    userId,
    ...profile,
    ...derivedCandidateColumns(
      {
        ...profile,
        bio: BIO,
        experience: null,
        hourlyRate: null,
        timezone: 'GMT-5',
        availability: null,
        positions: [],
        city: null,
        country: null,
        englishLevel: null,
        languages: [],
      },
      NAMES[index % NAMES.length] ?? '',
    ),
    timezone: 'GMT-5',
    country: index % 500 === 0 ? 'UY' : 'CO',
    englishLevel: LANGUAGE_LEVELS[index % LANGUAGE_LEVELS.length],
    availableFrom: index % 2 === 0 ? null : '2027-02-01',
    bio: BIO,
    hourlyRate: index % 20 === 0 ? null : 8 + (index % 60),
    availability: TYPES[index % 7 < 5 ? 0 : (index % 2) + 1],
    experience: LEVELS[index % 5],
    approvalStatus: index % 25 === 0 ? 'pending' : 'approved',
    committedHours: index % 3 === 0 ? 40 : 0,
    openToWork: index % 30 === 0,
    createdAt: new Date(Date.UTC(2025, 0, 1) + index * 60_000).toISOString(),
  };
};

/** Returns the id of a copied row: different for each copy, equal in both tables. */
const copiedId = (column: string) => sql.raw(`md5(${column}::text || copy_number)::uuid`);

const seed = async (): Promise<void> => {
  const people = Array.from({ length: ORIGINALS }, () => ({ id: newId(), firstName: 'Ana', lastName: 'Prueba' }));
  await world.db.insert(users).values(people);
  await world.db.insert(candidates).values(people.map(({ id }, index) => candidateRow(index, id)));
  const copies = sql`generate_series(1, ${COPIES}::int) as copy_number`;
  await writeInBulk(world.db, async (tx) => {
    await tx.execute(sql`insert into users (id, first_name, last_name)
    select ${copiedId('user_id')}, 'Ana', 'Prueba' from candidates, ${copies}`);
    await tx.execute(sql`insert into candidates select copy.* from candidates, ${copies},
      jsonb_populate_record(candidates, jsonb_build_object(
        'id', ${copiedId('id')}, 'user_id', ${copiedId('user_id')}, 'created_at', created_at + copy_number * interval '1 day')) as copy`);
  });
  // One kind is common, the other rare.
  for (const [kind, interval] of [
    ['identity', 10],
    ['english', 4_000],
  ] as const) {
    await world.db.execute(sql`insert into verifications (id, user_id, kind, subject_key, status, verified_at, expires_at)
      select gen_random_uuid(), user_id, ${kind}, '', 'verified', now(), now() + interval '1 year'
      from (select user_id, row_number() over (order by id) as number from candidates) as people
      where number % ${interval}::int = 0`);
  }
  await vacuumAnalyze(world.db, 'verifications', 'candidates', 'users');
};

/** Returns the plans of the recorded statements that read candidates. */
const recordPlans = async (act: () => Promise<unknown>): Promise<string[]> => {
  const statements = await recordStatements(act);
  const plans: string[] = [];
  for (const statement of statements.filter((entry) => entry.sql.includes('"candidates"'))) {
    plans.push(await explainStatement(world.db, statement));
  }
  return plans;
};

/** Returns the statements of a call that would scan all candidates, with their plans. */
const findFullScans = async (company: CompanyClient, path: string): Promise<string[]> => {
  const statements = await recordStatements(async () => {
    const response = await company.get(path);
    if (response.status !== 200) throw new Error(`${path} returned ${response.status}: ${response.text}`);
  });
  const plans: string[] = [];
  // Statements prepared at startup are not recorded. None of them reads candidates.
  for (const statement of statements.filter((entry) => entry.sql.includes('"candidates"'))) {
    const plan = await explainStatement(world.db, statement);
    if (/Seq Scan on candidates/.test(plan)) plans.push(`${statement.sql}\n${plan}`);
  }
  expect(statements.length).toBeGreaterThan(0);
  return plans;
};

describe('query plans of candidate lists on thousands of rows', () => {
  let company: CompanyClient;

  beforeEach(async () => {
    company = await world.company();
    await seed();
    const companyId = company.company.id;
    await world.build.job({
      companyId,
      title: 'React Developer',
      requiredSkills: ['React', 'Node.js', 'Terraform'],
      timezone: 'EST',
    });
    await world.build.job({ companyId, title: 'Accountant', requiredSkills: ['QuickBooks', 'Payroll'] });
    await world.build.job({ companyId, title: 'Underwater Welder', requiredSkills: ['Underwater welding'] });
  }, 120_000);

  it.runIf(isOnPostgres())(
    'never scan the whole table',
    async () => {
      const queries = [
        '',
        'sort=newest',
        'sort=rate',
        'q=react',
        'q=gomez%20accountant',
        'q=nobodyhasthis',
        'q=qa',
        // Matches by meaning, which do not contain the typed words.
        'q=contador&sort=newest',
        'q=atenci%C3%B3n%20al%20cliente&sort=rate',
        'q=senior%20bookkeeper%20in%20Colombia',
        // Typos in common and in rare words.
        'q=reakt',
        'q=acountant%20gomez',
        'q=bookeeper&sort=newest',
        'q=quikbooks&sort=rate',
        'q=c%2B%2B',
        'q=a%20b',
        'q=quispe&sort=rate',
        'skills=react,docker',
        'skills=terraform&sort=newest',
        'skills=unheard-of',
        'availability=contract&experience=10%2B',
        'availability=part-time&sort=rate',
        'minRate=60&sort=newest',
        'maxRate=9',
        'verified=identity',
        'verified=identity&sort=newest',
        'verified=english&sort=newest',
        'verified=english,identity&sort=rate',
        'verified=work&sort=newest',
        'country=UY&sort=newest',
        'country=CO,UY&sort=rate',
        'country=CO',
        'minEnglish=native&sort=newest',
        'minEnglish=B2&sort=rate',
        'minOverlap=8&sort=newest',
        'minOverlap=1&sort=rate',
        'availableBy=2027-01-01&sort=newest',
        'country=CO&minEnglish=C1&minOverlap=6&availableBy=2027-01-01&sort=rate',
        'includeHired=true&sort=newest',
        'includeHired=true&sort=rate',
        'includeHired=true&q=react&sort=newest',
        'verified=identity&q=react&sort=newest',
        'q=react&availability=contract&minRate=20&maxRate=30&skills=node',
      ];
      for (const query of queries) {
        expect([query, await findFullScans(company, `/api/candidates/browse?${query}`)]).toEqual([query, []]);
      }
      for (const sort of ['newest', 'rate']) {
        const [plan] = await recordPlans(() => company.get(`/api/candidates/browse?sort=${sort}`));
        // The index skips people who are not available, even if many are next to each other.
        expect(plan).toMatch(/Index Cond: .*open_to_work OR \(committed_hours < 40\)/);
        expect(plan).not.toMatch(/Filter: .*committed_hours/);
        // The same for the other filters, in a list with few matches.
        const narrow = `sort=${sort}&minEnglish=native&minOverlap=8&availableBy=2026-12-31`;
        const [narrowPlan] = await recordPlans(() => company.get(`/api/candidates/browse?${narrow}`));
        expect(narrowPlan).toMatch(/Index Cond: .*english_level >= .*COALESCE\(available_from.*offset_january/);
        expect(narrowPlan).not.toMatch(/Filter: .*(english_level|available_from|offset_)/);
      }
      const recount = await recordPlans(() =>
        world.db.transaction((tx) => recountEndedCommitments(tx, '2026-01-01', 200)),
      );
      expect(recount[0]).toMatch(/candidates_commitment_ends_idx/);
      expect(await findFullScans(company, '/api/shortlists')).toEqual([]);
      expect(await findFullScans(company, '/api/shortlists?q=reakt')).toEqual([]);
    },
    120_000,
  );
});
