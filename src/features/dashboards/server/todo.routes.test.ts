import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { offers } from '#features/hiring/server/hiring.tables.ts';
import { interviews } from '#features/interviews/server/interviews.tables.ts';
import { book, hoursFromNow, interviewScenes, proposeInterview } from '#testing/interview-scene.ts';
import { createApplicationScene } from '#testing/offer-scene.ts';
import { createManyPairs, explainStatement, recordStatements, vacuumAnalyze, writeInBulk } from '#testing/plans.ts';
import { type CompanyClient, useTestApp } from '#testing/test-app.ts';
import { isOnPostgres } from '#testing/test-database.ts';
import type { Todo } from '../dashboards.contract.ts';
import { dayBounds } from '../dashboards.domain.ts';

const world = useTestApp({}, { isNew: true });
const { fileApplication, createScene, simulateStart } = interviewScenes(world);

const readTodo = async (company: CompanyClient, query = ''): Promise<Todo> => {
  const response = await company.get(`/api/dashboard/todo${query}`);
  expect(response.status).toBe(200);
  return response.body;
};
const pickApplicationIds = ({ items }: { items: { applicationId: string }[] }) =>
  items.map(({ applicationId }) => applicationId);

/** Returns a time zone in which it is now between noon and 1 p.m., or `hoursLater` hours after that. `Etc/GMT-5` is UTC+5. URL-encoded. */
const zoneAtNoon = (hoursLater = 0): string => {
  const offsetHours = ((12 + hoursLater - new Date().getUTCHours() + 35) % 24) - 11;
  return encodeURIComponent(`Etc/GMT${offsetHours > 0 ? '-' : '+'}${Math.abs(offsetHours)}`);
};

describe('the to-do list of a company', () => {
  it("lists only the company's applications: those to review, those waiting for the company, and open offers", async () => {
    const company = await world.company();
    const candidate = await world.candidate();
    const pending = await fileApplication(company, candidate, 'pending');
    const underReview = await fileApplication(company, candidate, 'applied');
    const interviewing = await fileApplication(company, candidate, 'interviewing');
    const offered = await fileApplication(company, candidate, 'offered');
    await fileApplication(company, candidate, 'hired');
    await fileApplication(await world.company(), candidate, 'pending');
    const list = await readTodo(company);
    expect(pickApplicationIds(list.toReview)).toEqual([pending]);
    expect(list.toReview.items[0]).toMatchObject({
      jobTitle: 'Bookkeeper',
      candidate: { firstName: candidate.user.firstName },
      since: expect.any(String),
    });
    expect(pickApplicationIds(list.waiting).toSorted()).toEqual([underReview, interviewing].toSorted());
    expect(pickApplicationIds(list.offers)).toEqual([offered]);
    expect(list.interviews).toEqual({ count: 0, isCutOff: false, items: [] });
  });

  it("does not list applications with a proposed or booked interview as waiting, and shows today's interviews", async () => {
    const { company, candidate, applicationId } = await createScene();
    expect((await readTodo(company)).waiting.items).toEqual([
      expect.objectContaining({ applicationId, action: 'propose-times', since: expect.any(String) }),
    ]);
    const interview = await proposeInterview(company, applicationId, {
      slots: [{ start: hoursFromNow(2) }, { start: hoursFromNow(72) }],
    });
    expect((await readTodo(company)).waiting.count).toBe(0);
    await book(candidate, interview, 2);
    const list = await readTodo(company, `?timeZone=${zoneAtNoon()}`);
    expect(list.waiting.count).toBe(0);
    expect(list.interviews.items).toEqual([
      expect.objectContaining({
        interviewId: interview.id,
        applicationId,
        start: hoursFromNow(2),
        end: expect.any(String),
        videoUrl: 'https://meet.example.com/faro',
      }),
    ]);
    expect((await readTodo(company, `?timeZone=${zoneAtNoon(-11)}`)).interviews.count).toBe(1);
    expect((await readTodo(company, `?timeZone=${zoneAtNoon(11)}`)).interviews.count).toBe(0);
  });

  it('lists an interview until it ends, then asks for its outcome', async () => {
    const { company, candidate, applicationId } = await createScene();
    const interview = await proposeInterview(company, applicationId, { slots: [{ start: hoursFromNow(2) }] });
    await book(candidate, interview, 2);
    const countListed = async () => {
      const own = await candidate.get(`/api/dashboard/turns?timeZone=${zoneAtNoon()}`);
      return [(await readTodo(company, `?timeZone=${zoneAtNoon()}`)).interviews.count, own.body.interviews.count];
    };
    const setTimes = (startsAt: string, endsAt: string) =>
      world.db.update(interviews).set({ startsAt, endsAt }).where(eq(interviews.id, interview.id));
    await setTimes(hoursFromNow(-1), hoursFromNow(2));
    expect(await countListed()).toEqual([1, 1]);
    await simulateStart(interview);
    expect(await countListed()).toEqual([0, 0]);
    expect((await readTodo(company)).waiting.items).toEqual([
      expect.objectContaining({ applicationId, action: 'record-outcome' }),
    ]);
  });

  it('lists an offer with terms proposed by the candidate only under waiting', async () => {
    const { company, candidate, id, offer } = await createApplicationScene(world);
    const { id: offerId } = await offer();
    const terms = { hourlyRate: 28, hoursPerWeek: 24, startDate: '2027-10-04' };
    expect((await candidate.post(`/api/offers/${offerId}/proposal`, terms)).status).toBe(201);
    const proposed = await readTodo(company);
    expect(pickApplicationIds(proposed.waiting)).toEqual([id]);
    expect(proposed.offers.count).toBe(0);
    await company.post(`/api/offers/${offerId}/proposal/keep`);
    const kept = await readTodo(company);
    expect(kept.waiting.count).toBe(0);
    expect(pickApplicationIds(kept.offers)).toEqual([id]);
  });

  it("shows an offer until it expires, and then the company's turn", async () => {
    const { company, candidate, id, offer } = await createApplicationScene(world);
    const { id: offerId } = await offer();
    const open = await readTodo(company);
    expect(pickApplicationIds(open.offers)).toEqual([id]);
    expect(open.waiting.count).toBe(0);
    const past = hoursFromNow(-3);
    await world.db.transaction(async (tx) => {
      // Simulates the passing of time. The trigger makes the terms of an offer immutable.
      await tx.execute(sql`alter table offers disable trigger user`);
      await tx.update(offers).set({ expiresAt: past }).where(eq(offers.id, offerId));
      await tx.execute(sql`alter table offers enable trigger user`);
    });
    const expired = await readTodo(company);
    expect(expired.offers.count).toBe(0);
    expect(expired.waiting.items).toEqual([
      expect.objectContaining({ applicationId: id, action: 'send-offer', since: past }),
    ]);
    const turn = { who: 'company', action: 'send-offer', since: past };
    expect((await company.get('/api/applications')).body[0].turn).toEqual(turn);
    expect((await company.get(`/api/applications/${id}`)).body.turn).toEqual(turn);
    expect((await candidate.get('/api/my-applications')).body[0].turn).toEqual(turn);
    const next = await offer();
    expect((await company.get('/api/applications')).body[0].turn.who).toBe('candidate');
    await company.post(`/api/offers/${next.id}/withdraw`);
    expect((await company.get('/api/applications')).body[0].turn.who).toBe('company');
    expect(pickApplicationIds((await readTodo(company)).waiting)).toEqual([id]);
  });

  it('shows offers without terms last', async () => {
    const { company, candidate, id, offer } = await createApplicationScene(world);
    const withoutTerms = await fileApplication(company, candidate, 'offered');
    expect((await readTodo(company)).offers.items).toEqual([
      expect.objectContaining({ applicationId: withoutTerms, expiresAt: null }),
    ]);
    const { expiresAt } = await offer();
    expect((await readTodo(company)).offers.items).toEqual([
      expect.objectContaining({ applicationId: id, expiresAt }),
      expect.objectContaining({ applicationId: withoutTerms, expiresAt: null }),
    ]);
  });

  it('is empty without a company profile, and is only for companies', async () => {
    const newcomer = await world.newcomer({ accountType: 'company' });
    expect((await newcomer.get('/api/dashboard/todo')).body.toReview).toEqual({ count: 0, isCutOff: false, items: [] });
    expect((await (await world.candidate()).get('/api/dashboard/todo')).status).toBe(403);
  });

  it.runIf(isOnPostgres())(
    'uses indexes and stops counting at 100 if there are 100,000 applications',
    { timeout: 300_000 },
    async () => {
      const { company, candidate, id, offer } = await createApplicationScene(world);
      await offer();
      const companyId = company.company.id;
      const sides = { jobId: (await world.build.job({ companyId })).id, candidateId: candidate.candidate.id };
      await writeInBulk(world.db, async (tx) => {
        const pairs = await createManyPairs(tx, sides, { jobs: 320, candidates: 320 });
        await tx.execute(sql`insert into applications (id, job_id, company_id, candidate_id, status, created_at, status_changed_at)
      select md5('a' || n)::uuid, ${pairs.job}, ${companyId}::uuid, ${pairs.candidate},
        case n % 50 when 2 then 'interviewing' when 3 then 'offered' else (array['pending', 'applied', 'withdrawn'])[1 + n % 3] end,
        now() - make_interval(mins => n),
        now() - make_interval(mins => n) from ${pairs.from}`);
        await tx.execute(sql`insert into offers (id, application_id, company_id, candidate_id, version, status, hourly_rate,
        hours_per_week, employment_type, start_date, expires_at, ended_at)
      select gen_random_uuid(), md5('a' || n)::uuid, ${companyId}::uuid, ${pairs.candidate}, 1,
        case when n % 100 = 3 then 'sent' else 'withdrawn' end, 20, 40, 'contract', '2027-02-22',
        now() + make_interval(mins => n), case when n % 100 <> 3 then now() end from ${pairs.from} where n % 50 = 3`);
        await tx.execute(sql`insert into interviews (id, application_id, company_id, candidate_id, status, duration_minutes)
      select gen_random_uuid(), md5('a' || n)::uuid, ${companyId}::uuid, ${pairs.candidate}, 'proposed', 30
      from ${pairs.from} where n % 50 = 2 and n % 3 = 0`);
      });
      await vacuumAnalyze(world.db, 'applications', 'offers', 'interviews');
      let list: Todo | undefined;
      const statements = await recordStatements(async () => {
        list = await readTodo(company, '?timeZone=America/New_York');
      });
      expect(list?.toReview).toMatchObject({ count: 100, isCutOff: true });
      expect(list?.waiting).toMatchObject({ count: 100, isCutOff: true });
      expect(list?.offers).toMatchObject({ count: 100, isCutOff: true });
      expect(list?.toReview.items).toHaveLength(5);
      expect(pickApplicationIds(list?.offers ?? { items: [] })).not.toContain(id);
      const reads = statements.filter((statement) => /from "(?:applications|offers|interviews)"/.test(statement.sql));
      expect(reads.length).toBeGreaterThan(5);
      for (const statement of reads) {
        expect(await explainStatement(world.db, statement), statement.sql).not.toMatch(
          /Seq Scan on (?:applications|offers|interviews)/,
        );
      }
    },
  );
});

describe('the to-do list of a candidate', () => {
  it('lists only their own applications that wait for a choice or an answer, longest waiting first', async () => {
    const { company, candidate, applicationId } = await createScene();
    const readTurns = async () => (await candidate.get('/api/dashboard/turns')).body;
    await fileApplication(company, candidate, 'pending');
    await fileApplication(company, await world.candidate(), 'offered');
    const nothing = { count: 0, isCutOff: false, items: [] };
    expect(await readTurns()).toEqual({ ...nothing, interviews: nothing });
    const interview = await proposeInterview(company, applicationId);
    const offered = await fileApplication(company, candidate, 'offered');
    expect(await readTurns()).toMatchObject({
      count: 2,
      items: [
        {
          applicationId,
          jobTitle: 'Bookkeeper',
          companyName: 'Faro Studio',
          action: 'choose-time',
          since: expect.any(String),
          until: hoursFromNow(50),
        },
        { applicationId: offered, action: 'answer-offer', until: null },
      ],
    });
    await book(candidate, interview, 48);
    expect((await readTurns()).items).toEqual([expect.objectContaining({ applicationId: offered })]);
  });

  it('includes the interviews of the day in the given time zone, but not those of other candidates', async () => {
    const { company, candidate, applicationId } = await createScene();
    const interview = await proposeInterview(company, applicationId, { slots: [{ start: hoursFromNow(2) }] });
    await book(candidate, interview, 2);
    const readInterviewsToday = async (person: typeof candidate, zone: string) =>
      (await person.get(`/api/dashboard/turns?timeZone=${zone}`)).body.interviews;
    expect((await readInterviewsToday(candidate, zoneAtNoon())).items).toEqual([
      {
        applicationId,
        jobTitle: 'Bookkeeper',
        companyName: 'Faro Studio',
        interviewId: interview.id,
        start: hoursFromNow(2),
        end: expect.any(String),
        videoUrl: 'https://meet.example.com/faro',
      },
    ]);
    expect((await readInterviewsToday(candidate, zoneAtNoon(11))).count).toBe(0);
    expect((await readInterviewsToday(await world.candidate(), zoneAtNoon())).count).toBe(0);
  });

  it('is empty without a profile, and is only for candidates', async () => {
    const newcomer = await world.newcomer({ accountType: 'candidate' });
    expect((await newcomer.get('/api/dashboard/turns')).body.count).toBe(0);
    expect((await (await world.company()).get('/api/dashboard/turns')).status).toBe(403);
  });
});

describe('the bounds of the day', () => {
  it.each([
    ['2026-11-23T03:00:00Z', 'America/New_York', '2026-11-22T05:00:00.000Z', '2026-11-23T05:00:00.000Z'],
    ['2026-03-08T15:00:00Z', 'America/New_York', '2026-03-08T05:00:00.000Z', '2026-03-09T04:00:00.000Z'],
    ['2026-11-01T15:00:00Z', 'America/New_York', '2026-11-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z'],
    // The clock skipped midnight on that day.
    ['2018-11-04T15:00:00Z', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z', '2018-11-05T02:00:00.000Z'],
  ])('of %s in %s are %s and %s', (now, zone, from, to) => {
    expect(dayBounds(new Date(now), zone)).toEqual({ from, to });
  });
});
