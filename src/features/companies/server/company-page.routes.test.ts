/** A company's page for candidates, its logo, and its hours. */
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { users } from '#features/auth/server/auth.tables.ts';
import { BUILT_PASSWORD, type TestClient, useTestApp } from '#testing/test-app.ts';
import { companyHours, companyLogos } from './companies.tables.ts';

const world = useTestApp();

const RED = { r: 220, g: 20, b: 20 };
const picture = (width: number, height: number, background = RED) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
const putLogo = (client: TestClient, payload: Buffer | string, contentType = 'image/png') =>
  client.request({
    method: 'PUT',
    url: '/api/companies/my-company/logo',
    payload,
    headers: { 'content-type': contentType },
  });

const suspend = (userId: string) =>
  world.db.update(users).set({ suspendedAt: new Date().toISOString() }).where(eq(users.id, userId));

describe('the page of a company', () => {
  it('shows public facts and nothing about the account', async () => {
    const company = await world.company({
      companyName: 'Harbor Foods',
      industry: 'other',
      companySize: '11-50',
      website: 'https://harbor.example',
    });
    const { id } = company.company;
    const page = (await (await world.candidate()).get(`/api/companies/${id}`)).body;
    expect(page).toMatchObject({
      id,
      companyName: 'Harbor Foods',
      industry: 'other',
      companySize: '11-50',
      website: 'https://harbor.example',
      logoUrl: null,
    });
    expect(page).not.toHaveProperty('userId');
    expect((await company.get(`/api/companies/${id}`)).body).toEqual(page);
    expect((await (await world.admin()).get(`/api/companies/${id}`)).status).toBe(200);
  });

  it('shows the promised response time, and the actual response rate from ten applications on', async () => {
    const company = await world.company();
    const companyId = company.company.id;
    const candidate = await world.candidate();
    const path = `/api/companies/${companyId}`;
    const job = await world.build.job({ companyId });
    const createdAt = '2026-03-02T10:00:00.000Z';
    const apply = async (answeredMoveAt: string | null) => {
      const applicant = await world.build.candidate();
      const status = answeredMoveAt === null ? ('pending' as const) : ('applied' as const);
      const application = { jobId: job.id, companyId, candidateId: applicant.id, createdAt, status, answeredMoveAt };
      await world.build.application(application);
    };
    for (let count = 0; count < 8; count += 1) await apply('2026-03-03T14:00:00.000Z');
    await apply(null);
    expect((await candidate.get(path)).body).toMatchObject({ answerDays: 7, answers: null });
    await apply(null);
    expect((await candidate.get(path)).body).toMatchObject({
      answerDays: 7,
      answers: { medianHours: 28, rate: 0.8, count: 10 },
    });
  });

  it('requires a session, and is not found by other companies, or if the company is suspended or deleted', async () => {
    const company = await world.company();
    const candidate = await world.candidate();
    const path = `/api/companies/${company.company.id}`;
    expect((await (await world.company()).get(path)).status).toBe(404);
    expect((await world.visitor.get(path)).status).toBe(401);
    expect((await candidate.get('/api/companies/nobody')).status).toBe(404);
    await suspend(company.userId);
    expect((await candidate.get(path)).status).toBe(404);
    expect((await candidate.get(`${path}/jobs`)).status).toBe(404);
    const leaving = await world.company();
    await leaving.delete('/api/account', { password: BUILT_PASSWORD });
    expect((await candidate.get(`/api/companies/${leaving.company.id}`)).status).toBe(404);
  });

  it('lists only its open jobs, newest first, scored for the viewer, in pages', async () => {
    const company = await world.company();
    const companyId = company.company.id;
    const candidate = await world.candidate();
    const jobs = [];
    for (const status of ['open', 'closed', 'open', 'paused', 'open'] as const) {
      jobs.push(await world.build.job({ companyId, status }));
    }
    await world.build.job();
    const path = `/api/companies/${companyId}/jobs`;
    const first = await candidate.get(`${path}?limit=2`);
    expect(first.body.map(({ id }: { id: string }) => id)).toEqual([jobs[4]?.id, jobs[2]?.id]);
    expect(first.body[0].compatibilityScore).toEqual(expect.any(Number));
    const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? '';
    const rest = await candidate.get(next.replace(/^https?:\/\/[^/]+/, ''));
    expect(rest.body.map(({ id }: { id: string }) => id)).toEqual([jobs[0]?.id]);
    expect((await company.get(path)).body).toHaveLength(3);
    expect((await (await world.company()).get(path)).status).toBe(404);
  });
});

describe('a logo', () => {
  it("is stored as a square WebP on white and shown with the company's jobs and conversations", async () => {
    const company = await world.company();
    const job = await world.build.job({ companyId: company.company.id });
    const { status, body } = await putLogo(company, await picture(800, 200));
    expect(status).toBe(200);
    expect(body.logoUrl).toMatch(/^\/api\/logos\/[0-9a-f-]{36}$/);
    const response = await world.app.inject({ method: 'GET', url: body.logoUrl });
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    const image = sharp(response.rawPayload);
    expect(await image.metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
    const readPixel = async (left: number, top: number) =>
      [...(await image.clone().extract({ left, top, width: 1, height: 1 }).raw().toBuffer())].slice(0, 3);
    expect((await readPixel(256, 10)).every((value) => value > 250)).toBe(true);
    expect((await readPixel(5, 256))[1]).toBeLessThan(60);
    const shownJob = (await (await world.candidate()).get(`/api/jobs/${job.id}`)).body;
    expect(shownJob.company.logoUrl).toBe(body.logoUrl);
    const candidate = await world.candidate();
    await world.build.message({ senderId: company.userId, receiverId: candidate.userId });
    const [conversation] = (await candidate.get('/api/conversations')).body;
    expect(conversation.user.profileImageUrl).toBe(body.logoUrl);
  });

  it('replaces the previous one, can be removed, and is deleted with the account', async () => {
    const company = await world.company();
    const first = (await putLogo(company, await picture(40, 40))).body.logoUrl;
    const second = (await putLogo(company, await picture(40, 40, { r: 1, g: 1, b: 200 }))).body.logoUrl;
    expect((await world.visitor.get(first)).status).toBe(404);
    expect((await world.visitor.get(second)).status).toBe(200);
    expect((await company.delete('/api/companies/my-company/logo')).status).toBe(204);
    expect((await company.delete('/api/companies/my-company/logo')).status).toBe(204);
    expect((await company.get('/api/companies/my-company')).body.logoUrl).toBeNull();
    expect((await world.visitor.get(second)).status).toBe(404);
    await putLogo(company, await picture(40, 40));
    await company.delete('/api/account', { password: BUILT_PASSWORD });
    expect(await world.db.select().from(companyLogos)).toEqual([]);
  });

  it('is stored from only one of several concurrent uploads, and the company references it', async () => {
    const company = await world.company();
    const pictures = await Promise.all([10, 90, 170, 250].map((r) => picture(30, 30, { ...RED, r })));
    const responses = await Promise.all(pictures.map((file) => putLogo(company, file)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const rows = await world.db.select({ id: companyLogos.id }).from(companyLogos);
    const { logoUrl } = (await company.get('/api/companies/my-company')).body;
    expect(rows.map(({ id }) => `/api/logos/${id}`)).toEqual([logoUrl]);
  });

  it('is refused if it is not an image, is too large, or there is no company', async () => {
    const company = await world.company();
    const uploadStatus = async (payload: Buffer | string, type?: string) =>
      (await putLogo(company, payload, type)).status;
    expect(await uploadStatus('<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml')).toBe(415);
    expect(await uploadStatus('hello')).toBe(415);
    expect(await uploadStatus('')).toBe(400);
    expect(await uploadStatus((await picture(300, 300)).subarray(0, 60))).toBe(400);
    expect(await uploadStatus(Buffer.alloc(6 * 1024 * 1024))).toBe(413);
    expect(await uploadStatus(await picture(8_000, 8_000))).toBe(413);
    const withoutCompany = await world.newcomer({ accountType: 'company' });
    expect((await putLogo(withoutCompany, await picture(40, 40))).status).toBe(404);
    expect((await putLogo(await world.candidate(), await picture(40, 40))).status).toBe(403);
  });
});

const HOURS = '/api/companies/my-company/hours';
const WEEK = {
  timeZone: 'America/Chicago',
  spans: [
    { weekday: 2, from: '13:30', to: '16:00' },
    { weekday: 2, from: '09:00', to: '11:00' },
  ],
};

describe('the hours of a company', () => {
  it('default to a standard work week', async () => {
    const company = await world.company();
    const usual = (await company.get(HOURS)).body;
    expect(usual.timeZone).toBeNull();
    expect(usual.spans).toHaveLength(5);
    expect(usual.spans[0]).toEqual({ weekday: 1, from: '09:00', to: '17:00' });
    expect((await (await world.newcomer({ accountType: 'company' })).get(HOURS)).status).toBe(404);
  });

  it('are stored in order, replaced as a whole, exported and erased', async () => {
    const company = await world.company();
    const set = await company.put(HOURS, WEEK);
    expect(set).toMatchObject({ status: 200, body: { ...WEEK, spans: WEEK.spans.toReversed() } });
    const last = { timeZone: 'America/New_York', spans: [{ weekday: 6, from: '10:00', to: '12:00' }] };
    await company.put(HOURS, last);
    expect((await company.get(HOURS)).body).toEqual(last);
    expect((await company.get('/api/account/export')).body.weeklyHours).toEqual(last);
    await company.delete('/api/account', { password: BUILT_PASSWORD });
    expect(await world.db.select().from(companyHours)).toEqual([]);
  });

  it.each([
    ['an unknown time zone', 'timeZone', { ...WEEK, timeZone: 'Chicago, I think' }],
    ['an empty time zone', 'timeZone', { ...WEEK, timeZone: '' }],
    ['an empty week', 'spans', { ...WEEK, spans: [] }],
    ['a missing week', 'spans', { timeZone: 'America/Chicago' }],
    ['an unknown weekday', 'spans.0.weekday', { ...WEEK, spans: [{ weekday: 7, from: '09:00', to: '10:00' }] }],
    ['a start without minutes', 'spans.0.from', { ...WEEK, spans: [{ weekday: 1, from: '9', to: '10:00' }] }],
    ['an end at 24:00', 'spans.0.to', { ...WEEK, spans: [{ weekday: 1, from: '10:00', to: '24:00' }] }],
    ['an empty span', 'spans.0.to', { ...WEEK, spans: [{ weekday: 1, from: '10:00', to: '10:00' }] }],
    [
      'overlapping spans',
      'spans',
      {
        ...WEEK,
        spans: [
          { weekday: 1, from: '09:00', to: '11:00' },
          { weekday: 1, from: '10:30', to: '12:00' },
        ],
      },
    ],
    [
      'too many spans',
      'spans',
      { ...WEEK, spans: Array.from({ length: 29 }, () => ({ weekday: 1, from: '09:00', to: '10:00' })) },
    ],
  ])('refuse %s', async (_, path, body) => {
    const response = await (await world.company()).put(HOURS, body);
    expect(response.status).toBe(400);
    expect(response.body.errors.map((error: { path: string }) => error.path)).toContain(path);
  });
});
