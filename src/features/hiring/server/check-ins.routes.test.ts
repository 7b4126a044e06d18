import { describe, expect, it } from 'vitest';
import { useTestApp } from '#testing/test-app.ts';
import { addDays, toUtcDay } from '../hiring.domain.ts';
import { checkIns } from './hiring.tables.ts';
import { sendCheckIns } from './hiring-worker.service.ts';

const world = useTestApp();

const START = '2027-03-01';
const noonOnDay = (day: number): string => `${addDays(START, day)}T12:00:00.000Z`;
const send = (day: number) => sendCheckIns(world.platform, noonOnDay(day));

const createScene = async (added: { endDate?: string } = {}) => {
  const company = await world.company({ companyName: 'Faro Studio' });
  const job = await world.build.job({ companyId: company.company.id, title: 'Bookkeeper' });
  const candidate = await world.candidate();
  const ids = { jobId: job.id, companyId: company.company.id, candidateId: candidate.candidate.id };
  const { id } = await world.build.application({ ...ids, status: 'hired' });
  const terms = { hourlyRate: 28, hoursPerWeek: 30, employmentType: 'contract', startDate: START, ...added };
  const { body: hire } = await company.post(`/api/applications/${id}/hire`, terms);
  return { company, candidate, hire };
};

type Person = { user: { email: string | null } };
const checkInMails = async (person: Person) =>
  (await world.mails(person.user.email ?? '')).filter(({ kind }) => kind === 'check-in');
const findCheckInToken = async (person: Person): Promise<string> => {
  const [mail] = await checkInMails(person);
  return /\/check-in\?token=([\w-]+)$/m.exec(mail?.textBody ?? '')?.[1] ?? '';
};
const readAnswers = async () => {
  const [row] = await world.db.select().from(checkIns).orderBy(checkIns.day);
  return [row?.companyAnswer, row?.candidateAnswer];
};

describe('both sides of a hire', () => {
  it('are asked once, on day 7, in an email with a personal link', async () => {
    const { company, candidate, hire } = await createScene();
    expect(await send(6)).toBe(0);
    const runs = await Promise.all([send(7), send(7)]);
    expect(runs.filter((count) => count > 0)).toHaveLength(1);
    expect(await send(7)).toBe(0);
    for (const side of [company, candidate]) expect(await checkInMails(side)).toHaveLength(1);
    const tokens = [await findCheckInToken(company), await findCheckInToken(candidate)];
    expect(new Set(tokens).size).toBe(2);
    const raw = JSON.stringify(await world.db.select().from(checkIns));
    for (const token of tokens) expect(raw).not.toContain(token);
    const [firstHire] = (await company.get('/api/hires')).body;
    expect(firstHire.id).toBe(hire.id);
    expect(firstHire.checkIns[0].sentAt).toEqual(expect.any(String));
    expect(firstHire.checkIns[1].sentAt).toBeNull();
  });

  it('are also asked on days 30, 90 and 150', async () => {
    const { company } = await createScene();
    for (const day of [7, 30, 90, 150]) expect(await send(day)).toBe(1);
    const subjects = (await checkInMails(company)).map(({ subject }) => subject);
    expect(subjects).toEqual([150, 90, 30, 7].map((day) => `How is it going? Bookkeeper, day ${day}`));
  });

  it('are not asked after the last day of work, and the email does not announce later check-ins', async () => {
    const { company } = await createScene({ endDate: addDays(START, 30) });
    for (const day of [7, 30, 90, 150]) expect(await send(day)).toBe(1);
    const mails = await checkInMails(company);
    expect(mails.map(({ subject }) => subject)).toEqual(
      [30, 7].map((day) => `How is it going? Bookkeeper, day ${day}`),
    );
    expect(mails[0]?.textBody).toContain('We ask after 7 and 30 days.');
  });

  it('are not asked if a check-in is more than 14 days late or the hire has ended', async () => {
    const { company, hire } = await createScene();
    expect(await send(22)).toBe(1);
    expect(await checkInMails(company)).toEqual([]);
    await company.patch(`/api/hires/${hire.id}`, { status: 'ended' });
    await send(30);
    expect(await checkInMails(company)).toEqual([]);
    expect((await company.get('/api/hires')).body[0].checkIns[0].sentAt).toBeNull();
  });
});

describe('a link to a check-in', () => {
  it('shows the question, and stores no answer when opened', async () => {
    const { company } = await createScene();
    await send(7);
    const token = await findCheckInToken(company);
    const page = await world.visitor.get(`/api/check-ins?token=${token}`);
    expect(page.body).toEqual({
      day: 7,
      side: 'company',
      jobTitle: 'Bookkeeper',
      otherName: expect.stringContaining('Ana'),
      answer: null,
    });
    expect(await readAnswers()).toEqual([null, null]);
  });

  it('stores the last answer, hides it from the other party, and notifies admins of a problem', async () => {
    const admin = await world.admin();
    const { company, candidate } = await createScene();
    await send(7);
    const token = await findCheckInToken(candidate);
    const answer = (value: string) => world.visitor.post('/api/check-ins', { token, answer: value });
    expect(await answer('good')).toMatchObject({ status: 200, body: { side: 'candidate', answer: 'good' } });
    await Promise.all([answer('problem'), answer('problem')]);
    expect(await readAnswers()).toEqual([null, 'problem']);
    const loadFirstCheckIn = async (client: typeof admin) => (await client.get('/api/hires')).body[0].checkIns[0];
    expect(await loadFirstCheckIn(company as never)).toMatchObject({ company: null, candidate: null });
    expect(await loadFirstCheckIn(candidate as never)).toMatchObject({ company: null, candidate: 'problem' });
    expect(await loadFirstCheckIn(admin)).toMatchObject({ company: null, candidate: 'problem' });
    const notifications = (await admin.get('/api/notifications')).body;
    expect(notifications.map(({ type }: { type: string }) => type)).toEqual(['check_in_problem']);
    await candidate.delete('/api/account', { password: 'a fine long password' });
    expect((await admin.get('/api/notifications')).body[0].data.name).toBe('Deleted user');
  });

  it('is rejected if the token or the answer is invalid', async () => {
    await createScene();
    await send(7);
    for (const token of ['', 'x', 'a'.repeat(5_000), '%00']) {
      expect((await world.visitor.get(`/api/check-ins?token=${token}`)).status).toBe(404);
      expect((await world.visitor.post('/api/check-ins', { token, answer: 'good' })).status).toBe(404);
    }
    expect(await world.visitor.post('/api/check-ins', { token: 'x', answer: 'fine' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'answer' }] },
    });
    expect((await world.visitor.post('/api/check-ins', { answer: 'good' })).status).toBe(400);
  });

  it("stops working when the other party's account is deleted", async () => {
    const { company, candidate } = await createScene();
    await send(7);
    const token = await findCheckInToken(company);
    await candidate.delete('/api/account', { password: 'a fine long password' });
    expect((await world.visitor.get(`/api/check-ins?token=${token}`)).status).toBe(404);
  });
});

it('the day of a check-in is counted in UTC', () => {
  expect(toUtcDay('2027-03-01T23:59:59-05:00')).toBe('2027-03-02');
});
