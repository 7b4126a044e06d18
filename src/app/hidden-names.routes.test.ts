/**
 * A company that hides names must not see a person's name, schools, places, addresses or links anywhere in a response. Calls every GET in the
 * contract with every id, in a database where these texts are unique, and checks frames, emails, feeds and files.
 */
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { nameReveals } from '#features/blind-review/server/name-reveals.tables.ts';
import { sendCheckIns } from '#features/hiring/server/hiring-worker.service.ts';
import { auditLog } from '#server/audit/audit.tables.ts';
import { fillPath } from '#shared/contract.ts';
import { ALL_ROUTES } from '#testing/all-routes.ts';
import { book, propose, proposeInterview } from '#testing/interview-scene.ts';
import { acceptOffer, buildTerms } from '#testing/offer-scene.ts';
import { uploadPdf } from '#testing/resume-files.ts';
import {
  BUILT_PASSWORD,
  type CandidateClient,
  type CompanyClient,
  type TestClient,
  useTestApp,
} from '#testing/test-app.ts';

const world = useTestApp();

const FIRST = 'Xiomárkela';
const LAST = 'Quetzalbrand de la Peñamarca';
/** Parts of the person's data, in lowercase without accents. */
const MARKERS = [
  'xiomarkela',
  'quetzalbrand',
  'penamarca',
  'ciudadmarca',
  'escuelamarca',
  'siglamarca',
  'handlemarca',
  'sitemarca',
  'mailmarca',
  'phonemarca',
  '5550199887',
  'america/lima',
];

const foldText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const markersIn = (text: string): string[] => MARKERS.filter((marker) => foldText(text).includes(marker));

const PROFILE = {
  jobTitle: 'Bookkeeper',
  skills: ['QuickBooks', 'Excel'],
  timezone: 'America/Lima',
  country: 'PE',
  city: 'Ciudadmarca de la Sierra, Perú',
  linkedinUrl: 'https://www.linkedin.com/in/handlemarca',
  portfolioUrl: 'https://sitemarca.example/about',
  bio: `I am ${FIRST} ${LAST} (xiomarkelaquetzalbrand), write to anybody@mailmarca.example or see https://phonemarca.example/x and linkedin.com/in/handlemarca, tel. +51 555 019 9887. I studied at the Universidad Escuelamarca in Ciudadmarca, a SIGLAMARCA graduate.`,
  positions: [
    {
      title: 'Bookkeeper',
      company: `${FIRST} Quetzalbrand`,
      start: '2019-01',
      end: null,
      summary: `XIOMARKELA kept the books, as ms. quetzalbrand, for Escuelamarca.`,
    },
  ],
  education: [{ school: 'Universidad Escuelamarca (SIGLAMARCA)', degree: 'BSc', field: 'Law', start: null, end: null }],
};

/** Creates a person with a complete profile and a photo, and a company with two jobs. */
const createScene = async () => {
  const company = await world.company({ companyName: 'Faro Studio' });
  const job = await world.build.job({ companyId: company.company.id, title: 'Bookkeeper', requiredSkills: ['Excel'] });
  const other = await world.build.job({ companyId: company.company.id, title: 'Accountant' });
  const candidate = await world.candidate();
  await candidate.patch('/api/account', { firstName: FIRST, lastName: LAST });
  expect((await candidate.patch('/api/candidates/my-profile', PROFILE)).status).toBe(200);
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  const headers = { 'content-type': 'image/png' };
  await candidate.request({ method: 'PUT', url: '/api/account/photo', payload: picture, headers });
  const photo: string = (await candidate.get('/api/auth/user')).body.profileImageUrl;
  return { company, job, other, candidate, photo };
};
type Scene = Awaited<ReturnType<typeof createScene>>;

const host = { host: 'jobs.localhost:3000', origin: 'http://jobs.localhost:3000' };
const apply = async (candidate: CandidateClient, jobId: string): Promise<string> => {
  const response = await candidate.request({
    method: 'POST',
    url: '/api/applications',
    payload: { jobId, coverLetter: `Dear team, ${FIRST} here, Escuelamarca graduate. Yours, ${FIRST} ${LAST}` },
    headers: host,
  });
  expect(response.status).toBe(201);
  return response.body.id;
};

/** Creates every kind of object that the two can share. Returns the ids of the application, jobs, offer, hire, interview, invitation and file. */
const createHistory = async ({ company, job, other, candidate }: Scene): Promise<string[]> => {
  const toCandidate = { candidateId: candidate.candidate.id };
  const invitation = await company.post('/api/invitations', {
    jobId: other.id,
    ...toCandidate,
    note: `Dear ${FIRST}, please apply`,
  });
  expect(invitation.status).toBe(201);
  const id = await apply(candidate, job.id);
  await company.post('/api/shortlists', { ...toCandidate, notes: `${FIRST} is the one from Ciudadmarca` });
  await company.put(`/api/applications/${id}/review`, { rating: 4, notes: `Call ${FIRST}` });
  await company.post('/api/messages', { receiverId: candidate.userId, content: `Hello ${FIRST}` });
  const fileId = await uploadPdf(candidate, company.userId, `work-of-${FIRST}.pdf`);
  await candidate.post('/api/messages', {
    receiverId: company.userId,
    attachmentIds: [fileId],
    content: `Hi! ${FIRST} ${LAST}, me@mailmarca.example, https://phonemarca.example`,
  });
  const interview = await proposeInterview(company, id);
  expect((await book(candidate, interview, 48)).status).toBe(200);
  const offer = (await company.post(`/api/applications/${id}/offers`, buildTerms({ note: `For ${FIRST}` }))).body;
  expect((await acceptOffer(candidate, offer)).status).toBe(200);
  const [hire] = (await company.get('/api/hires')).body;
  return [id, job.id, other.id, offer.id, hire.id, interview.id, invitation.body.id, fileId];
};

const hide = async (company: TestClient) => {
  const response = await company.patch('/api/account', { hideNames: true });
  expect(response.body.hideNames).toBe(true);
};

/** Query parameters that calls require. */
const QUERIES: Record<string, (ids: { job: string; candidate: string; user: string }) => string> = {
  '/api/candidates/compare': ({ candidate }) => `ids=${candidate}`,
  '/api/compatibility': ({ job, candidate }) => `jobId=${job}&candidateId=${candidate}`,
  '/api/offers': ({ user }) => `userId=${user}`,
};

/** Long enough for hundreds of requests. */
const WALK = { timeout: 240_000 };

describe('a company that hides names', () => {
  let scene: Scene;
  let ids: string[];

  beforeEach(async () => {
    scene = await createScene();
    ids = await createHistory(scene);
  });

  const allIds = (): string[] => [
    ...ids,
    scene.candidate.candidate.id,
    scene.candidate.userId,
    scene.photo.split('/').at(-1) ?? '',
  ];

  const callEveryGet = async (reader: TestClient, extra: string) => {
    const leaks: string[] = [];
    const answeredPaths = new Set<string>();
    const query = { job: scene.job.id, candidate: scene.candidate.candidate.id, user: scene.candidate.userId };
    for (const { method, path, cursor } of ALL_ROUTES) {
      if (method !== 'GET') continue;
      const [name] = /:(\w+)/.exec(path)?.slice(1) ?? [];
      const paths = name === undefined ? [path] : allIds().map((id) => fillPath(path, { [name]: id }));
      const search = [QUERIES[path]?.(query) ?? '', extra, cursor ? 'limit=100' : ''].filter(Boolean).join('&');
      for (const filled of paths) {
        const response = await reader.get(search === '' ? filled : `${filled}?${search}`);
        expect(response.status, filled).toBeLessThan(500);
        if (response.status === 200) answeredPaths.add(path);
        const content = response.text + JSON.stringify(response.headers) + response.bytes.toString('latin1');
        if (markersIn(content).length > 0) leaks.push(`${filled}: ${markersIn(content).join(', ')}`);
        if (content.includes(scene.photo)) leaks.push(`${filled}: photo`);
      }
    }
    return { leaks, answeredPaths };
  };

  it('sees nothing that identifies the person in any GET response', WALK, async () => {
    const before = await callEveryGet(scene.company, '');
    expect(before.leaks.length).toBeGreaterThan(15);
    await hide(scene.company);
    const { leaks, answeredPaths } = await callEveryGet(scene.company, '');
    expect(leaks).toEqual([]);
    for (const path of [
      '/api/applications',
      '/api/applications/:id',
      '/api/candidates/browse',
      '/api/candidates/compare',
      '/api/candidates/:id',
      '/api/shortlists',
      '/api/jobs/:id/matches',
      '/api/invitations',
      '/api/interviews',
      '/api/offers',
      '/api/hires',
      '/api/conversations',
      '/api/messages/:userId',
      '/api/notifications',
      '/api/account/export',
    ]) {
      expect(answeredPaths, path).toContain(path);
    }
  });

  it('can hide names for a single request with ?names=hidden', WALK, async () => {
    expect((await callEveryGet(scene.company, 'names=hidden')).leaks).toEqual([]);
    expect(markersIn((await scene.company.get('/api/applications')).text)).not.toEqual([]);
    expect((await scene.company.get('/api/applications?names=shown')).status).toBe(400);
  });

  it('sees "Candidate" and a number, which differs between jobs', async () => {
    await hide(scene.company);
    const listed = (await scene.company.get('/api/applications')).body[0].candidate.user;
    expect(listed).toMatchObject({ firstName: 'Candidate', profileImageUrl: null, isNameHidden: true });
    expect(listed.lastName).toMatch(/^\d{8}$/);
    const application = (await scene.company.get(`/api/applications/${ids[0]}`)).body;
    expect(application.candidate.user.lastName).toBe(listed.lastName);
    expect(application.profile.user.lastName).toBe(listed.lastName);
    expect(application.profile).toMatchObject({ city: null, country: null, linkedinUrl: null, timezone: 'UTC-05:00' });
    expect(application.profile.education).toMatchObject([{ school: null, degree: 'BSc' }]);
    expect(application.profile.skills).toEqual(['QuickBooks', 'Excel']);
    const profile = (jobId: string) =>
      scene.company.get(`/api/candidates/${scene.candidate.candidate.id}?jobId=${jobId}`);
    expect((await profile(scene.job.id)).body.user.lastName).toBe(listed.lastName);
    expect((await profile(scene.other.id)).body.user.lastName).not.toBe(listed.lastName);
  });

  it('receives no file about the person', async () => {
    await hide(scene.company);
    const [, , , offerId, hireId] = ids;
    for (const path of [
      `/api/candidates/${scene.candidate.candidate.id}/resume`,
      `/api/offers/${offerId}/document`,
      `/api/hires/${hireId}/handoff`,
      scene.photo,
    ]) {
      expect((await scene.company.get(path)).status, path).toBe(403);
      expect((await scene.company.get(`${path}?names=hidden`)).status, path).toBe(403);
    }
  });

  it('cannot find people by name in lists, but can find them by their work', async () => {
    const countFound = async (path: string) => (await scene.company.get(path)).body.length;
    for (const path of [
      '/api/applications?q=',
      '/api/candidates/browse?q=',
      '/api/candidates/browse?sort=newest&q=',
      '/api/shortlists?q=',
    ]) {
      expect(await countFound(`${path}xiomarkela`), path).toBe(1);
      expect(await countFound(`${path}xiomarkela&names=hidden`), path).toBe(0);
      expect(await countFound(`${path}quetzal%20quickbooks&names=hidden`), path).toBe(0);
      expect(await countFound(`${path}quickbooks&names=hidden`), path).toBe(1);
    }
  });

  it('receives no names in sockets, emails and calendar feeds', async () => {
    await hide(scene.company);
    const calendar = (await scene.company.get('/api/account/calendar')).body.url as string;
    const feed = await world.visitor.get(new URL(calendar).pathname + new URL(calendar).search);
    expect(feed.text).toContain('BEGIN:VEVENT');
    expect(markersIn(feed.text.replace(/\r\n /g, ''))).toEqual([]);

    const frames: string[] = [];
    world.hub.add(scene.company.userId, 'session', { send: (text) => frames.push(text), close: () => {} });
    const mailedBefore = (await world.mails(scene.company.user.email ?? '')).map(({ id }) => id);
    const message = { receiverId: scene.company.userId, content: `${FIRST} again: me@mailmarca.example` };
    await actAsCandidate(scene, message);
    await expect.poll(() => frames.filter((frame) => frame.includes('"new_message"')).length).toBe(1);
    await expect
      .poll(() => frames.filter((frame) => frame.includes('"notification"')).length)
      .toBeGreaterThanOrEqual(2);
    expect(markersIn(frames.join('\n'))).toEqual([]);

    await sendCheckIns(world.platform, '2027-09-07T12:00:00.000Z');
    await world.releaseHeldMails();
    const mails = (await world.mails(scene.company.user.email ?? '')).filter(({ id }) => !mailedBefore.includes(id));
    expect(mails.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['application-received', 'unread-messages', 'interview-cancelled', 'check-in']),
    );
    for (const mail of mails) expect(markersIn(JSON.stringify(mail).replace(/\\r\\n /g, '')), mail.kind).toEqual([]);
  });

  /** Acts as the candidate while the company hides names. */
  const actAsCandidate = async ({ candidate, other }: Scene, message: object) => {
    await candidate.post('/api/messages', message);
    await apply(candidate, other.id);
    expect((await candidate.post(`/api/interviews/${ids[5]}/cancel`, { reason: `${FIRST} is ill` })).status).toBe(200);
  };

  it('can reveal a name permanently, with one log entry, and only to itself', async () => {
    await hide(scene.company);
    const reveal = () => scene.company.post(`/api/applications/${ids[0]}/reveal`);
    for (const response of await Promise.all([reveal(), reveal()])) {
      expect(response.status).toBe(200);
      expect(response.body.candidate.user).toMatchObject({ firstName: FIRST, lastName: LAST });
      expect(response.body.candidate.user).not.toHaveProperty('isNameHidden');
    }
    expect((await scene.company.get('/api/applications?names=hidden')).body[0].candidate.user.firstName).toBe(FIRST);
    expect((await scene.company.get(`/api/offers/${ids[3]}/document`)).status).toBe(200);
    expect(await world.db.select().from(nameReveals)).toHaveLength(1);
    const entries = (await world.db.select().from(auditLog)).filter(({ action }) => action === 'name.revealed');
    expect(entries).toMatchObject([{ actorId: scene.company.userId, detail: { applicationId: ids[0] } }]);
    expect(markersIn(JSON.stringify(entries))).toEqual([]);
    const exported = (await scene.company.get('/api/account/export')).body;
    expect(exported.reveals).toMatchObject([{ applicationId: ids[0] }]);

    const stranger = await world.company();
    expect((await stranger.post(`/api/applications/${ids[0]}/reveal`)).status).toBe(404);
    await hide(stranger);
    const browsed = (await stranger.get('/api/candidates/browse')).body;
    expect(markersIn(JSON.stringify(browsed))).toEqual([]);
    expect((await scene.candidate.delete('/api/account', { password: BUILT_PASSWORD })).status).toBe(204);
    expect(await world.db.select().from(nameReveals)).toEqual([]);
  });
});

describe('moving ahead with someone whose name is hidden', () => {
  const createHiddenApplication = async (): Promise<{ company: CompanyClient; id: string }> => {
    const company = await world.company();
    const job = await world.build.job({ companyId: company.company.id });
    const candidate = await world.candidate();
    const id = await apply(candidate, job.id);
    await hide(company);
    return { company, id };
  };

  it('requires revealing the name before interviews, offers and hires', async () => {
    const { company, id } = await createHiddenApplication();
    const attempts = [() => propose(company, id), () => company.post(`/api/applications/${id}/offers`, buildTerms())];
    const refusals = [...attempts, () => company.patch(`/api/applications/${id}`, { status: 'offered' })];
    expect((await company.patch(`/api/applications/${id}`, { status: 'interviewing' })).status).toBe(200);
    for (const refusal of refusals) {
      expect(await refusal()).toMatchObject({
        status: 409,
        body: { detail: 'This person’s name is hidden from you. Reveal it first.' },
      });
    }
    const bulk = await company.post('/api/applications/moves', { ids: [id], status: 'hired' });
    expect(bulk.body.refused).toMatchObject([{ id }]);
    await company.post(`/api/applications/${id}/reveal`);
    for (const attempt of attempts) expect((await attempt()).status).toBe(201);
  });
});

describe('a user with an unusual name', () => {
  it('that equals a status or an account type does not break lists', async () => {
    const company = await world.company();
    const job = await world.build.job({ companyId: company.company.id });
    const candidate = await world.candidate();
    await candidate.patch('/api/account', { firstName: 'pending', lastName: 'candidate company' });
    const id = await apply(candidate, job.id);
    await hide(company);
    for (const path of [
      '/api/applications',
      `/api/applications/${id}`,
      '/api/notifications',
      '/api/candidates/browse',
    ]) {
      const response = await company.get(path);
      expect(response.status, path).toBe(200);
    }
    expect((await company.get('/api/applications')).body[0].status).toBe('pending');
  });

  it('that contains regex characters does not break responses', async () => {
    const company = await world.company();
    const job = await world.build.job({ companyId: company.company.id });
    const candidate = await world.candidate();
    await candidate.patch('/api/account', { firstName: '(a+)+$[', lastName: '\\d{1,}|.*' });
    const id = await apply(candidate, job.id);
    await hide(company);
    const { body, status } = await company.get(`/api/applications/${id}`);
    expect(status).toBe(200);
    expect(body.candidate.user.firstName).toBe('Candidate');
  });
});

describe('a company that hides scores', () => {
  it('sees no scores in lists, but sees the score on a candidate’s page', async () => {
    const scene = await createScene();
    await createHistory(scene);
    expect((await scene.company.patch('/api/account', { hideScores: true })).body.hideScores).toBe(true);
    const { id } = scene.candidate.candidate;
    for (const path of [
      '/api/applications',
      '/api/candidates/browse',
      '/api/candidates/browse?sort=newest&explain=true',
      `/api/candidates/compare?ids=${id}`,
      '/api/shortlists',
      '/api/invitations',
    ]) {
      const { status, text, body } = await scene.company.get(path);
      expect(status, path).toBe(200);
      expect(body, path).not.toEqual([]);
      expect(text, path).toContain('"compatibilityScore":null');
      expect(text, path).not.toMatch(/"(?:score|compatibilityScore)":\d/);
    }
    expect((await scene.company.get(`/api/candidates/${id}`)).body.compatibilityScore).toBeGreaterThan(0);
  });
});
