/** Closing a job keeps applicants with an open offer or a booked interview unless the request sets `includeOpen`, even during concurrent changes. */
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { interviews } from '#features/interviews/server/interviews.tables.ts';
import type { Application } from '#features/pipeline/applications.contract.ts';
import { applications } from '#features/pipeline/server/applications.tables.ts';
import { newId } from '#server/ids.ts';
import { outbox } from '#server/mail/outbox.tables.ts';
import type { ApplicationStatus } from '#shared/vocabulary.ts';
import { book, hoursFromNow, proposeInterview } from '#testing/interview-scene.ts';
import { buildTerms, findApplicationStatus } from '#testing/offer-scene.ts';
import { type CandidateClient, type CompanyClient, useTestApp } from '#testing/test-app.ts';
import { offers } from './hiring.tables.ts';

const world = useTestApp();

interface Applicant {
  candidate: CandidateClient;
  id: string;
}

const createScene = async () => {
  const company = await world.company();
  const { id: jobId } = await world.build.job({ companyId: company.company.id, title: 'Bookkeeper' });
  const apply = async (status: ApplicationStatus): Promise<Applicant> => {
    const candidate = await world.candidate();
    const ids = { jobId, companyId: company.company.id, candidateId: candidate.candidate.id };
    return { candidate, id: (await world.build.application({ ...ids, status })).id };
  };
  return { company, jobId, apply };
};

/** Books an interview that starts in `hours`. The company must have no other interview at that time. */
const bookFor = async (company: CompanyClient, { candidate, id }: Applicant, hours: number) => {
  const interview = await proposeInterview(company, id, { slots: [{ start: hoursFromNow(hours) }] });
  expect((await book(candidate, interview, hours)).status).toBe(200);
  return interview;
};

const offerTo = (company: CompanyClient, { id }: Applicant, changes: object = {}) =>
  company.post(`/api/applications/${id}/offers`, buildTerms(changes));

/** Creates an applicant in each state that closing a job distinguishes. */
const createEveryKind = async () => {
  const scene = await createScene();
  const { company, apply } = scene;
  const people = {
    pending: await apply('pending'),
    applied: await apply('applied'),
    interviewing: await apply('interviewing'),
    proposed: await apply('interviewing'),
    passed: await apply('interviewing'),
    booked: await apply('interviewing'),
    underWay: await apply('interviewing'),
    offered: await apply('interviewing'),
    expired: await apply('interviewing'),
    withdrawn: await apply('interviewing'),
    withoutTerms: await apply('offered'),
    bookedAndOffered: await apply('interviewing'),
    hired: await apply('hired'),
  };
  await proposeInterview(company, people.proposed.id);
  const passed = await bookFor(company, people.passed, 30);
  await bookFor(company, people.booked, 32);
  const underWay = await bookFor(company, people.underWay, 34);
  await bookFor(company, people.bookedAndOffered, 36);
  for (const kind of ['offered', 'expired', 'withdrawn', 'bookedAndOffered'] as const) {
    expect((await offerTo(company, people[kind])).status).toBe(201);
  }
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const setTime = (id: string, startsAt: string, endsAt: string) =>
    world.db.update(interviews).set({ startsAt, endsAt }).where(eq(interviews.id, id));
  await setTime(passed.id, inMinutes(-60), inMinutes(-15));
  await setTime(underWay.id, inMinutes(-10), inMinutes(35));
  const withdrawn = (await company.get(`/api/applications/${people.withdrawn.id}/offers`)).body[0];
  await company.post(`/api/offers/${withdrawn.id}/withdraw`);
  const ofExpired = eq(offers.applicationId, people.expired.id);
  await world.db.execute(sql`alter table offers disable trigger user`);
  await world.db
    .update(offers)
    .set({ expiresAt: inMinutes(-1) })
    .where(ofExpired);
  await world.db.execute(sql`alter table offers enable trigger user`);
  return { ...scene, people };
};

const KEPT = ['booked', 'underWay', 'offered', 'withoutTerms', 'bookedAndOffered'];

const listDeclinedKinds = async (people: Record<string, Applicant>) => {
  const declined: string[] = [];
  for (const [kind, { id }] of Object.entries(people)) {
    if ((await findApplicationStatus(world, id)) === 'declined') declined.push(kind);
  }
  return declined.toSorted();
};

const undecidedKinds = (people: Record<string, Applicant>) => Object.keys(people).filter((kind) => kind !== 'hired');

describe('the preview of closing a job', () => {
  it('counts each undecided applicant once, by state', async () => {
    const { company, jobId, people } = await createEveryKind();
    expect(await company.get(`/api/jobs/${jobId}/undecided`)).toMatchObject({
      status: 200,
      body: { pending: 1, applied: 1, interviewing: 3, offered: 2, bookedInterview: 2, openOffer: 3 },
    });
    // Lists report the same state of each application.
    const listed: Pick<Application, 'id' | 'openSteps'>[] = (await company.get(`/api/applications?jobId=${jobId}`))
      .body;
    const open = new Map(listed.map(({ id, openSteps }) => [id, openSteps]));
    const kinds = Object.entries(people).filter(([, { id }]) => open.get(id) !== undefined);
    expect(kinds.map(([kind]) => kind).toSorted()).toEqual(KEPT.toSorted());
    expect(open.get(people.bookedAndOffered.id)).toEqual({
      offer: true,
      interviewAt: hoursFromNow(36),
      interviewStarts: [hoursFromNow(36)],
    });
    expect(open.get(people.withoutTerms.id)).toEqual({ offer: true, interviewAt: null, interviewStarts: [] });
    expect((await people.booked.candidate.get('/api/my-applications')).body[0]).not.toHaveProperty('openSteps');
    const { undecidedCount } = (await company.get(`/api/jobs/${jobId}`)).body;
    expect(undecidedCount).toBe(undecidedKinds(people).length);
  });

  it("is not found for another company's job, and is refused for candidates and visitors", async () => {
    const { jobId, apply } = await createScene();
    const { candidate } = await apply('pending');
    expect((await (await world.company()).get(`/api/jobs/${jobId}/undecided`)).status).toBe(404);
    expect((await candidate.get(`/api/jobs/${jobId}/undecided`)).status).toBe(403);
    expect((await world.visitor.get(`/api/jobs/${jobId}/undecided`)).status).toBe(401);
  });
});

describe('closing a job', () => {
  it('keeps applicants with an open offer or a booked interview, and returns how many stay undecided', async () => {
    const { company, jobId, people } = await createEveryKind();
    await world.db.delete(outbox);
    const response = await company.patch(`/api/jobs/${jobId}`, {
      status: 'closed',
      applicants: 'decline',
      note: 'Filled',
    });
    expect(response).toMatchObject({ status: 200, body: { status: 'closed', undecidedCount: KEPT.length } });
    const ended = undecidedKinds(people).filter((kind) => !KEPT.includes(kind));
    expect(await listDeclinedKinds(people)).toEqual(ended.toSorted());
    const open = (await company.get(`/api/applications/${people.offered.id}/offers`)).body[0];
    expect(open.status).toBe('sent');
    const mailed = new Set((await world.db.select().from(outbox)).map(({ userId }) => userId));
    const notified = Object.entries(people).filter(([, { candidate }]) => mailed.has(candidate.userId));
    expect(notified.map(([kind]) => kind).toSorted()).toEqual(ended.toSorted());
    // Closing again declines no one else.
    await company.patch(`/api/jobs/${jobId}`, { status: 'open' });
    await company.patch(`/api/jobs/${jobId}`, { status: 'closed', applicants: 'decline' });
    expect(await listDeclinedKinds(people)).toEqual(ended.toSorted());
  });

  it('declines applicants with an open offer or a booked interview if requested, and ends the offer and the interview', async () => {
    const { company, jobId, people } = await createEveryKind();
    const body = { status: 'closed', applicants: 'decline', includeOpen: true };
    expect(await company.patch(`/api/jobs/${jobId}`, body)).toMatchObject({ status: 200, body: { undecidedCount: 0 } });
    expect(await listDeclinedKinds(people)).toEqual(undecidedKinds(people).toSorted());
    expect((await company.get(`/api/applications/${people.offered.id}/offers`)).body[0].status).toBe('withdrawn');
    const ofBooked = eq(interviews.applicationId, people.booked.id);
    expect((await world.db.select().from(interviews).where(ofBooked))[0]?.status).toBe('cancelled');
    expect((await company.get(`/api/applications/${people.booked.id}`)).body.decline).toMatchObject({
      reason: 'other',
    });
  });

  it('keeps applicants with an open offer or booked interview even if the request names them; `includeOpen` is only for closing', async () => {
    const { company, jobId, people } = await createEveryKind();
    const exceptions = [people.offered, people.booked, people.pending].map(({ id }) => ({
      applicationId: id,
      applicants: 'decline',
      reason: 'rate',
    }));
    await company.patch(`/api/jobs/${jobId}`, { status: 'closed', applicants: 'keep', exceptions });
    expect(await listDeclinedKinds(people)).toEqual(['pending']);
    for (const body of [{ includeOpen: true }, { status: 'paused', includeOpen: true }]) {
      expect(await company.patch(`/api/jobs/${jobId}`, body)).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'includeOpen' }] },
      });
    }
    const wrong = { status: 'closed', applicants: 'decline', includeOpen: 'yes' };
    expect(await company.patch(`/api/jobs/${jobId}`, wrong)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'includeOpen', message: 'Must be true or false' }] },
    });
  });

  it('keeps applicants with an open offer even if there are more of them than fit in one batch', async () => {
    const { company, jobId, apply } = await createScene();
    const [first, last] = [await apply('offered'), await apply('pending')];
    await world.db.execute(sql`insert into users (id, first_name, last_name)
      select md5('p' || n)::uuid, 'Ana', 'Prueba' from generate_series(1, 600) n`);
    await world.db.execute(sql`insert into candidates select copy.* from candidates template, generate_series(1, 600) n,
      jsonb_populate_record(template, jsonb_build_object(
        'id', md5('c' || n)::uuid, 'user_id', md5('p' || n)::uuid)) as copy
      where template.id = ${first.candidate.candidate.id}`);
    await world.db.execute(sql`insert into applications (id, job_id, company_id, candidate_id, status)
      select md5('a' || n)::uuid, ${jobId}, ${company.company.id}, md5('c' || n)::uuid, case when n % 10 = 0 then 'pending' else 'offered' end
      from generate_series(1, 600) n`);
    const response = await company.patch(`/api/jobs/${jobId}`, { status: 'closed', applicants: 'decline' });
    expect(response.body).toMatchObject({ undecidedCount: 541, pendingCount: 0 });
    expect([await findApplicationStatus(world, first.id), await findApplicationStatus(world, last.id)]).toEqual([
      'offered',
      'declined',
    ]);
  }, 60_000);
});

describe('when a job closes during another change', () => {
  const close = (company: CompanyClient, jobId: string) =>
    company.patch(`/api/jobs/${jobId}`, { status: 'closed', applicants: 'decline' });
  const waitBriefly = () => new Promise((resolve) => setTimeout(resolve, 300));

  it('an applicant who is booking an interview is kept, although booking does not write to the application', async () => {
    const { company, jobId, apply } = await createScene();
    const person = await apply('interviewing');
    const interview = await proposeInterview(company, person.id);
    let closing: ReturnType<typeof close> | undefined;
    await world.db.transaction(async (tx) => {
      await tx.select().from(applications).where(eq(applications.id, person.id)).for('share');
      closing = close(company, jobId);
      await waitBriefly();
      const time = { startsAt: hoursFromNow(48), endsAt: hoursFromNow(49), bookedAt: hoursFromNow(0) };
      await tx
        .update(interviews)
        .set({ status: 'booked', ...time })
        .where(eq(interviews.id, interview.id));
    });
    expect((await closing)?.body).toMatchObject({ status: 'closed', undecidedCount: 1 });
    expect(await findApplicationStatus(world, person.id)).toBe('interviewing');
  });

  it('an applicant who is being sent a new version of an offer is kept', async () => {
    const { company, jobId, apply } = await createScene();
    const person = await apply('interviewing');
    const { body: first } = await offerTo(company, person);
    await company.post(`/api/offers/${first.id}/withdraw`);
    const [sent] = await world.db.select().from(offers).where(eq(offers.id, first.id));
    if (sent === undefined) throw new Error('No offer was sent');
    let closing: ReturnType<typeof close> | undefined;
    await world.db.transaction(async (tx) => {
      await tx.select().from(applications).where(eq(applications.id, person.id)).for('no key update');
      closing = close(company, jobId);
      await waitBriefly();
      await tx.insert(offers).values({ ...sent, id: newId(), version: 2, status: 'sent', endedAt: null, seenAt: null });
    });
    expect((await closing)?.body).toMatchObject({ status: 'closed', undecidedCount: 1 });
    expect(await findApplicationStatus(world, person.id)).toBe('offered');
  });

  it('an offer or booking that succeeds is kept, and one that comes too late is refused', async () => {
    const { company, jobId, apply } = await createScene();
    const people: Applicant[] = [];
    for (let count = 0; count < 12; count += 1) people.push(await apply('interviewing'));
    const times = new Map<string, { interview: Awaited<ReturnType<typeof proposeInterview>>; hours: number }>();
    for (const [index, person] of people.entries()) {
      if (index % 2 === 1) continue;
      const hours = 40 + 2 * index;
      times.set(person.id, {
        interview: await proposeInterview(company, person.id, { slots: [{ start: hoursFromNow(hours) }] }),
        hours,
      });
    }
    const act = async (person: Applicant): Promise<number> => {
      const time = times.get(person.id);
      const response = time ? await book(person.candidate, time.interview, time.hours) : await offerTo(company, person);
      return response.status;
    };
    const [closed, ...statuses] = await Promise.all(
      [people.slice(0, 4).map(act), close(company, jobId), people.slice(4).map(act)].flat(),
    );
    expect(closed).toBeDefined();
    const responses = statuses.filter((status) => typeof status === 'number');
    expect(responses.every((status) => [200, 201, 409].includes(status))).toBe(true);
    for (const person of people) {
      const status = await findApplicationStatus(world, person.id);
      const [offer] = await world.db.select().from(offers).where(eq(offers.applicationId, person.id));
      const [interview] = await world.db.select().from(interviews).where(eq(interviews.applicationId, person.id));
      const isOpen = offer?.status === 'sent' || interview?.status === 'booked';
      expect([status === 'declined', offer?.status ?? null, interview?.status ?? null]).toEqual([
        !isOpen,
        offer ? 'sent' : null,
        interview ? (isOpen ? 'booked' : 'cancelled') : null,
      ]);
    }
  });
});
