/**
 * Compares a company's reply statistics with a plain recount of its applications after random histories: whatever people do and however much time
 * passes, the statistics match the rows everywhere they are shown.
 */
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applications } from '#features/pipeline/server/applications.tables.ts';
import { LIMITS } from '#shared/limits.ts';
import { explainStatement, vacuumAnalyze } from '#testing/plans.ts';
import { BUILT_PASSWORD, type CandidateClient, type CompanyClient, useTestApp } from '#testing/test-app.ts';
import { isOnPostgres } from '#testing/test-database.ts';

const world = useTestApp({}, { isNew: true });

const HOUR = 3_600_000;

interface Person {
  candidate: CandidateClient;
  id: string;
}

interface Scene {
  company: CompanyClient;
  jobId: string;
  reader: CandidateClient;
  people: Person[];
  answerDays: number;
}

const addApplicant = async (scene: Omit<Scene, 'people'>, hoursAgo: number): Promise<Person> => {
  const candidate = await world.candidate();
  const at = new Date(Date.now() - hoursAgo * HOUR - 1_000).toISOString();
  const ids = { jobId: scene.jobId, companyId: scene.company.company.id, candidateId: candidate.candidate.id };
  const { id } = await world.build.application({ ...ids, createdAt: at, statusChangedAt: at });
  return { candidate, id };
};

const createScene = async (): Promise<Scene> => {
  const company = await world.company({ answerDays: 7 });
  const { id: jobId } = await world.build.job({ companyId: company.company.id });
  const scene = { company, jobId, reader: await world.candidate(), answerDays: 7 };
  const people: Person[] = [];
  for (const days of [0, 1, 3, 5, 6, 7, 8, 10, 12, 15, 20, 31]) people.push(await addApplicant(scene, 24 * days));
  return { ...scene, people };
};

/** Computes the statistics from the rows. */
const recount = async ({ company, answerDays }: Scene) => {
  const rows = await world.db.select().from(applications).where(eq(applications.companyId, company.company.id));
  const hours: number[] = [];
  let count = 0;
  for (const { createdAt, status, answeredMoveAt, answeredMessageAt } of rows) {
    const [answered] = [answeredMoveAt, answeredMessageAt].filter((time) => time !== null).toSorted();
    const isDue = Date.parse(createdAt) + answerDays * 24 * HOUR <= Date.now();
    if (answered !== undefined) hours.push(Math.round((Date.parse(answered) - Date.parse(createdAt)) / HOUR));
    if (answered !== undefined || (isDue && status !== 'withdrawn')) count += 1;
  }
  hours.sort((a, b) => a - b);
  const valueAt = (position: number): number => hours[Math.floor(position)] ?? 0;
  const medianHours = hours.length === 0 ? null : (valueAt((hours.length - 1) / 2) + valueAt(hours.length / 2)) / 2;
  const rate = Math.round((100 * hours.length) / count) / 100;
  return {
    answersSoFar: { count, answered: hours.length },
    answers: count < LIMITS.minCountedAnswers ? null : { count, rate, medianHours },
  };
};

/** Returns the statistics from each call that shows them. */
const loadShownFigures = async ({ company, reader, jobId }: Scene): Promise<unknown[]> => {
  const id = company.company.id;
  const own = (await company.get('/api/jobs')).body;
  const listed = (await reader.get('/api/jobs/browse?sort=newest')).body;
  const matches = (await reader.get('/api/job-matches')).body;
  const ofCompany = (await reader.get(`/api/companies/${id}/jobs`)).body;
  return [
    (await company.get('/api/companies/my-company')).body,
    (await company.get(`/api/companies/${id}`)).body,
    (await reader.get(`/api/companies/${id}`)).body,
    (await company.get(`/api/jobs/${jobId}`)).body,
    (await reader.get(`/api/jobs/${jobId}`)).body,
    ...[own, listed, matches, ofCompany].map((jobs) => jobs.find((job: { id: string }) => job.id === jobId)),
  ].map(({ answers }) => answers);
};

/** Simulates the passing of hours by moving all stored times into the past. */
const letHoursPass = async (hours: number): Promise<void> => {
  const ago = sql`make_interval(hours => ${hours}::int)`;
  await world.db.execute(sql`update applications set created_at = created_at - ${ago}, status_changed_at = status_changed_at - ${ago},
    undo_to_since = undo_to_since - ${ago}, answered_move_at = answered_move_at - ${ago}, answered_message_at = answered_message_at - ${ago}`);
  await world.db.execute(sql`update application_history set created_at = created_at - ${ago}`);
};

type Step = (scene: Scene, index: number, value: number) => Promise<unknown>;

const personAt = ({ people }: Scene, index: number): Person => {
  const person = people[index % people.length];
  if (person === undefined) throw new Error('No one is there');
  return person;
};

const TARGETS = ['applied', 'interviewing', 'declined', 'offered', 'hired'] as const;

/** The random events. A call that is not allowed in the current status changes nothing. */
const STEPS: Record<string, Step> = {
  apply: async (scene) => {
    const candidate = await world.candidate();
    const { id } = (await candidate.post('/api/applications', { jobId: scene.jobId })).body;
    scene.people.push({ candidate, id });
  },
  move: (scene, index, value) =>
    scene.company.patch(`/api/applications/${personAt(scene, index).id}`, { status: TARGETS[value % TARGETS.length] }),
  undo: (scene, index) => scene.company.post(`/api/applications/${personAt(scene, index).id}/undo`),
  moveMany: (scene, index, value) => {
    const ids = [index, index + 1, index + 2].map((next) => personAt(scene, next).id);
    return scene.company.post('/api/applications/moves', {
      ids: [...new Set(ids)],
      status: value % 2 ? 'declined' : 'applied',
    });
  },
  write: (scene, index) =>
    scene.company.post('/api/messages', { receiverId: personAt(scene, index).candidate.userId, content: 'Soon.' }),
  withdraw: (scene, index) => {
    const { candidate, id } = personAt(scene, index);
    return candidate.patch(`/api/applications/${id}`, { status: 'withdrawn' });
  },
  undoWithdrawal: (scene, index) => {
    const { candidate, id } = personAt(scene, index);
    return candidate.post(`/api/applications/${id}/undo`);
  },
  promise: async (scene, _index, value) => {
    scene.answerDays = 1 + (value % 30);
    await scene.company.patch('/api/companies/my-company', { answerDays: scene.answerDays });
  },
  wait: (_scene, _index, value) => letHoursPass(1 + 5 * value),
  leave: async (scene, index) => {
    const { candidate } = personAt(scene, index);
    await candidate.delete('/api/account', { password: BUILT_PASSWORD });
  },
};

const step = fc.record({ what: fc.constantFrom(...Object.keys(STEPS)), index: fc.nat(40), value: fc.nat(60) });

describe("a company's reply statistics", () => {
  it('match a plain recount after any history, wherever they are shown', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        const scene = await createScene();
        for (const { what, index, value } of steps) {
          await STEPS[what]?.(scene, index, value);
          const expected = await recount(scene);
          const { answers, answersSoFar } = (await scene.company.get('/api/companies/my-company')).body;
          expect([what, { answers, answersSoFar }]).toEqual([what, expected]);
        }
        const { answers } = await recount(scene);
        const shown = await loadShownFigures(scene);
        expect(shown).toEqual(shown.map(() => answers));
      }),
      { numRuns: 12, endOnFailure: true },
    );
  }, 300_000);

  it('match a plain recount after many simultaneous changes', async () => {
    const scene = await createScene();
    const names = ['move', 'undo', 'write', 'withdraw', 'undoWithdrawal', 'moveMany', 'apply'];
    await Promise.all(
      Array.from({ length: 60 }, async (_, count) => STEPS[names[count % names.length] ?? '']?.(scene, count, count)),
    );
    const { answers, answersSoFar } = await recount(scene);
    expect((await scene.company.get('/api/companies/my-company')).body).toMatchObject({ answers, answersSoFar });
    await scene.company.patch(`/api/jobs/${scene.jobId}`, { status: 'closed', applicants: 'decline' });
    const afterClosing = await recount(scene);
    expect((await scene.company.get('/api/companies/my-company')).body).toMatchObject(afterClosing);
  }, 60_000);

  it('change as time passes', async () => {
    const scene = await createScene();
    const count = async () => (await scene.company.get('/api/companies/my-company')).body.answersSoFar.count;
    expect(await count()).toBe(7);
    await letHoursPass(24);
    expect(await count()).toBe(8);
    await letHoursPass(24 * 6);
    expect(await count()).toBe(12);
  });

  it.runIf(isOnPostgres())(
    'are read from the index of unanswered applications, however many there are',
    async () => {
      const scene = await createScene();
      const [first] = scene.people;
      await world.db.execute(sql`insert into users (id, first_name, last_name)
      select md5('p' || n)::uuid, 'Ana', 'Prueba' from generate_series(1, 5000) n`);
      await world.db.execute(sql`insert into candidates select copy.* from candidates template, generate_series(1, 5000) n,
      jsonb_populate_record(template, jsonb_build_object(
        'id', md5('c' || n)::uuid, 'user_id', md5('p' || n)::uuid)) as copy
      where template.id = ${first?.candidate.candidate.id}`);
      // Most applications are to other companies, so that an index on time alone is a clearly worse choice.
      const others = await Promise.all(Array.from({ length: 3 }, () => world.build.job()));
      for (const { id, companyId } of [{ id: scene.jobId, companyId: scene.company.company.id }, ...others]) {
        await world.db.execute(sql`insert into applications (id, job_id, company_id, candidate_id, created_at)
        select gen_random_uuid(), ${id}, ${companyId}, md5('c' || n)::uuid, now() - make_interval(hours => n)
        from generate_series(1, 5000) n`);
      }
      await vacuumAnalyze(world.db, 'applications', 'companies');
      const plan = await explainStatement(world.db, {
        sql: 'select * from company_answers where company_id = $1',
        params: [scene.company.company.id],
      });
      expect(plan).toContain('applications_unanswered_idx');
      expect(plan).not.toContain('Seq Scan on applications');
    },
    60_000,
  );
});
