/** A job's conditions: valid values, renewal, the reminder before the last day, and closing after it. */
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { outbox } from '#server/mail/outbox.tables.ts';
import { listNotificationTypes } from '#testing/offer-scene.ts';
import { useTestApp } from '#testing/test-app.ts';
import { applicationDay } from '../job-conditions.domain.ts';
import { closeExpiredJobs, sendLastDayReminders } from './job-expiry.service.ts';
import { jobs } from './jobs.tables.ts';

const world = useTestApp();

const newJob = {
  title: 'Bookkeeper',
  description: 'Keep the books of three small companies.',
  requiredSkills: ['Excel'],
};
const dayIn = (days: number) => applicationDay(Date.now(), days);

const createScene = async (fields: object = {}) => {
  const company = await world.company();
  const { status, body } = await company.post('/api/jobs', { ...newJob, ...fields });
  return { company, status, body, url: `/api/jobs/${body.id}` };
};

/** Posts a job and sets its last day directly in the database, because the API rejects a day in the past. */
const createSceneEnding = async (validThrough: string) => {
  const scene = await createScene();
  await world.db.update(jobs).set({ validThrough }).where(eq(jobs.id, scene.body.id));
  return scene;
};

const readMails = ({ userId }: { userId: string }) => world.db.select().from(outbox).where(eq(outbox.userId, userId));
const countNotifications = async (company: Parameters<typeof listNotificationTypes>[0], kind: string) =>
  (await listNotificationTypes(company)).filter((type) => type === kind).length;
const platformAndNow = () => [world.platform, Date.now()] as const;
const runToEnd = async (step: typeof closeExpiredJobs) => {
  while ((await step(...platformAndNow())) > 0);
};

describe('the conditions of a job', () => {
  it('have defaults: all of Latin America, one opening, 60 days, public', async () => {
    const { status, body } = await createScene();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      countries: [],
      hoursPerWeek: null,
      startDate: null,
      openings: 1,
      benefits: null,
      validThrough: dayIn(60),
      visibility: 'public',
    });
  });

  it('are stored, change only if the request contains them, and are shown to candidates', async () => {
    const stated = {
      countries: ['CO', 'MX', 'CO'],
      hoursPerWeek: 30,
      startDate: dayIn(20),
      openings: 3,
      benefits: 'Paid holidays\nA laptop',
      validThrough: dayIn(30),
      visibility: 'members',
    };
    const { company, body, url } = await createScene(stated);
    expect(body).toMatchObject({ ...stated, countries: ['CO', 'MX'] });
    const changed = await company.patch(url, { openings: 2, countries: [] });
    expect(changed.body).toMatchObject({ ...stated, countries: [], openings: 2 });
    const seen = await (await world.candidate()).get(url);
    expect(seen.body).toMatchObject({ ...stated, countries: [], openings: 2 });
  });

  it.each([
    ['countries', 'Must be a country code such as CO', ['ZZ']],
    ['countries', 'Must be a country code such as CO', ['co']],
    ['countries', 'Must be a list', 'CO'],
    ['hoursPerWeek', 'Must be at least 1', 0],
    ['hoursPerWeek', 'Must be at most 60', 61],
    ['hoursPerWeek', 'Must be a whole number', 7.5],
    ['startDate', 'Must be a date', '2027-02-30'],
    ['openings', 'Must be at least 1', 0],
    ['openings', 'Must be at most 50', 51],
    ['benefits', 'Must be at most 2,000 characters', 'x'.repeat(2_001)],
    ['validThrough', 'Can’t be in the past', dayIn(-1)],
    ['validThrough', 'Must be within 180 days', dayIn(181)],
    ['validThrough', 'Must be a date', 'soon'],
    ['visibility', 'Must be one of public, members', 'secret'],
  ])('are rejected with an error on %s: %s', async (field, message, value) => {
    const { company, url } = await createScene();
    const path = field === 'countries' && Array.isArray(value) ? ['countries', 0].join('.') : field;
    for (const response of [
      await company.post('/api/jobs', { ...newJob, [field]: value }),
      await company.patch(url, { [field]: value }),
    ]) {
      expect(response.status).toBe(400);
      expect(response.body.errors).toMatchObject([{ path, message }]);
    }
  });

  it('may include the unchanged last day even after it has passed, but no earlier day', async () => {
    const { company, url } = await createSceneEnding(dayIn(-3));
    const response = await company.patch(url, { title: 'Accountant', validThrough: dayIn(-3) });
    expect(response).toMatchObject({ status: 200, body: { title: 'Accountant', validThrough: dayIn(-3) } });
    expect((await company.patch(url, { validThrough: dayIn(-4) })).status).toBe(400);
  });
});

describe('POST /api/jobs/:id/renew', () => {
  it('moves the last day to 60 days from now', async () => {
    const { company, url } = await createSceneEnding(dayIn(1));
    expect(await company.post(`${url}/renew`)).toMatchObject({ status: 200, body: { validThrough: dayIn(60) } });
  });

  it('refuses closed jobs, which get 60 days once they are reopened', async () => {
    const { company, url } = await createSceneEnding(dayIn(1));
    await company.patch(url, { status: 'closed' });
    expect(await company.post(`${url}/renew`)).toMatchObject({ status: 409, body: { code: 'closed-job-not-renewed' } });
    expect(await company.patch(url, { status: 'open' })).toMatchObject({
      status: 200,
      body: { validThrough: dayIn(60) },
    });
  });

  it('is only for the company that posted the job', async () => {
    const { url } = await createScene();
    expect((await world.visitor.post(`${url}/renew`)).status).toBe(401);
    expect((await (await world.candidate()).post(`${url}/renew`)).status).toBe(403);
    expect((await (await world.company()).post(`${url}/renew`)).status).toBe(404);
  });
});

describe('the last day to apply', () => {
  it('is announced to the company once, three days before, and again after a renewal', async () => {
    const { company, body, url } = await createSceneEnding(dayIn(3));
    await runToEnd(sendLastDayReminders);
    await runToEnd(sendLastDayReminders);
    expect(await countNotifications(company, 'job_ending')).toBe(1);
    expect((await readMails(company)).map(({ kind }) => kind)).toEqual(['job-ending']);
    await company.post(`${url}/renew`);
    await world.db
      .update(jobs)
      .set({ validThrough: dayIn(2) })
      .where(eq(jobs.id, body.id));
    await runToEnd(sendLastDayReminders);
    expect(await countNotifications(company, 'job_ending')).toBe(2);
  });

  it('is not announced for a job with more days left or a paused job', async () => {
    const { company } = await createSceneEnding(dayIn(4));
    const paused = await createSceneEnding(dayIn(1));
    await paused.company.patch(paused.url, { status: 'paused' });
    await runToEnd(sendLastDayReminders);
    expect([...(await readMails(company)), ...(await readMails(paused.company))]).toEqual([]);
  });

  it('stays the same when a paused job is opened', async () => {
    const { company, url } = await createSceneEnding(dayIn(10));
    await company.patch(url, { status: 'paused' });
    expect((await company.patch(url, { status: 'open' })).body.validThrough).toBe(dayIn(10));
  });

  it('closes the job when it has passed, and keeps the applicants', async () => {
    const { company, body, url } = await createSceneEnding(dayIn(0));
    const candidate = await world.candidate();
    const applied = await candidate.post('/api/applications', { jobId: body.id });
    expect(applied.status).toBe(201);
    await runToEnd(closeExpiredJobs);
    expect((await company.get(url)).body.status).toBe('open');
    await world.db
      .update(jobs)
      .set({ validThrough: dayIn(-1) })
      .where(eq(jobs.id, body.id));
    await runToEnd(closeExpiredJobs);
    expect((await company.get(url)).body).toMatchObject({ status: 'closed', undecidedCount: 1 });
    expect((await candidate.get('/api/my-applications')).body[0].status).toBe('pending');
    expect(await countNotifications(company, 'job_closed')).toBe(1);
    expect((await readMails(company)).map(({ kind }) => kind)).toContain('job-closed');
  });

  it('closes each job only once if two processes run at the same time', async () => {
    const scenes = await Promise.all(Array.from({ length: 6 }, () => createSceneEnding(dayIn(-2))));
    await Promise.all([runToEnd(closeExpiredJobs), runToEnd(closeExpiredJobs)]);
    for (const { company } of scenes) expect(await countNotifications(company, 'job_closed')).toBe(1);
  });

  it('is emailed even to a company that turned off every notification', async () => {
    const { company, body } = await createSceneEnding(dayIn(3));
    const { notifications } = (await company.get('/api/account')).body;
    const off = Object.fromEntries(Object.keys(notifications).map((choice) => [choice, false]));
    await company.patch('/api/account', { notifications: off });
    await runToEnd(sendLastDayReminders);
    await world.db
      .update(jobs)
      .set({ validThrough: dayIn(-1) })
      .where(eq(jobs.id, body.id));
    await runToEnd(closeExpiredJobs);
    const kinds = (await readMails(company)).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['job-closed', 'job-ending']);
  });

  it('is not emailed to a suspended account', async () => {
    const { company, body } = await createSceneEnding(dayIn(-1));
    await (await world.admin()).patch(`/api/admin/users/${company.userId}`, { suspended: true });
    await runToEnd(closeExpiredJobs);
    const [row] = await world.db.select().from(jobs).where(eq(jobs.id, body.id));
    expect(row?.status).toBe('closed');
    expect((await readMails(company)).filter(({ kind }) => kind === 'job-closed')).toEqual([]);
  });
});

describe('the countries of a job', () => {
  it('mark the job for a candidate who states another country', async () => {
    const inTwo = await world.build.job({ countries: ['CO', 'MX'] });
    const anywhere = await world.build.job({ countries: [] });
    const isOutside = async (country: string | null, jobId: string) =>
      (await (await world.candidate({ country })).get(`/api/jobs/${jobId}`)).body.isOutsideJobCountries;
    expect(await isOutside('UY', inTwo.id)).toBe(true);
    expect(await isOutside('MX', inTwo.id)).toBe(false);
    expect(await isOutside(null, inTwo.id)).toBe(false);
    expect(await isOutside('UY', anywhere.id)).toBe(false);
    const newcomer = await world.newcomer({ accountType: 'candidate' });
    expect((await newcomer.get(`/api/jobs/${inTwo.id}`)).body.isOutsideJobCountries).toBe(false);
    const company = await world.company();
    const own = await world.build.job({ companyId: company.company.id, countries: ['CO'] });
    expect((await company.get(`/api/jobs/${own.id}`)).body).not.toHaveProperty('isOutsideJobCountries');
  });
});
