/** The candidate's stored résumé: accepted files, access, download, and deletion with the account. */
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { resumePages } from '#features/resumes/server/resume-pages.service.ts';
import { resumes } from '#features/resumes/server/resumes.service.ts';
import { resultRows } from '#server/db/database.ts';
import { buildTextPdf, docxFile, paragraph, RESUME_LINES } from '#testing/resume-files.ts';
import { BUILT_PASSWORD, type TestClient, useTestApp } from '#testing/test-app.ts';

const world = useTestApp({ RATE_LIMITS: 'on' });
const SLOW = 120_000;
const MINE = '/api/candidates/my-profile/resume';

afterAll(() => {
  resumes.stop();
  resumePages.stop();
});

const send = (client: TestClient, payload: Uint8Array, headers: Record<string, string> = {}) =>
  client.request({
    method: 'POST',
    url: MINE,
    payload: Buffer.from(payload),
    headers: { 'content-type': 'application/pdf', ...headers },
  });
const pdf = () => buildTextPdf(RESUME_LINES);
const docx = () => docxFile(RESUME_LINES.map((line) => paragraph(line)).join(''));
const listStoredFiles = async () =>
  resultRows<{ file_name: string; kind: string }>(
    await world.db.execute(sql`select file_name, kind from resume_files`),
  );

describe('the résumé of a candidate', { timeout: SLOW }, () => {
  it('is stored, and the upload returns proposed fields, even before a profile exists', async () => {
    const candidate = await world.newcomer({ accountType: 'candidate' });
    const file = await pdf();
    const response = await send(candidate, file, { 'x-file-name': encodeURIComponent('Lucía – résumé.pdf') });
    expect(response).toMatchObject({
      status: 200,
      body: { email: 'lucia.ibanez@example.com', positions: [{ company: 'Grupo Aroeira' }, {}], warnings: [] },
    });
    const own = await candidate.request({ method: 'GET', url: MINE });
    expect(own.status).toBe(200);
    expect(own.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(file.byteLength),
      'content-disposition': `attachment; filename="Lucia _ resume.pdf"; filename*=UTF-8''Luc%C3%ADa%20%E2%80%93%20r%C3%A9sum%C3%A9.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    });
    const created = await candidate.post('/api/candidates', { jobTitle: 'Bookkeeper', skills: ['Excel'] });
    expect(created.body.resume).toMatchObject({ fileName: 'Lucía – résumé.pdf', size: file.byteLength });
  });

  it('has a type detected from its content, and is replaced by a new file', async () => {
    const candidate = await world.candidate();
    const headers = { 'content-type': 'text/html', 'x-file-name': '../../etc/cv.html' };
    expect((await send(candidate, await pdf(), headers)).status).toBe(200);
    expect(await listStoredFiles()).toEqual([{ file_name: 'cv.html.pdf', kind: 'pdf' }]);
    expect((await send(candidate, docx())).status).toBe(200);
    expect(await listStoredFiles()).toEqual([{ file_name: 'resume.docx', kind: 'docx' }]);
    const own = await candidate.request({ method: 'GET', url: MINE });
    expect(own.headers['content-type']).toMatch(/wordprocessingml/);
  });

  it('is kept when a new file is rejected, and the error describes the problem', async () => {
    const candidate = await world.candidate();
    await send(candidate, docx(), { 'x-file-name': 'cv.docx' });
    expect(await send(candidate, Buffer.from('Jane Miller'))).toMatchObject({
      status: 415,
      body: { detail: 'Choose a PDF or DOCX file' },
    });
    expect(await send(candidate, await buildTextPdf(RESUME_LINES, { userPassword: 'secret' }))).toMatchObject({
      status: 422,
      body: { detail: expect.stringContaining('password') },
    });
    expect((await send(candidate, new Uint8Array(6 * 1024 * 1024))).status).toBe(413);
    expect(await listStoredFiles()).toEqual([{ file_name: 'cv.docx', kind: 'docx' }]);
  });

  it('can be downloaded by anyone who may see the candidate, and is not found for others', async () => {
    const candidate = await world.candidate();
    const hidden = await world.candidate({ approvalStatus: 'pending' });
    const resumeUrl = ({ candidate: { id } }: typeof candidate) => `/api/candidates/${id}/resume`;
    const [company, admin, stranger] = [await world.company(), await world.admin(), await world.candidate()];
    const requestDownload = async (client: TestClient, of = candidate) =>
      (await client.request({ method: 'GET', url: resumeUrl(of) })).status;
    expect(await requestDownload(company)).toBe(404);
    for (const owner of [candidate, hidden]) await send(owner, docx());
    for (const reader of [company, admin, candidate]) expect(await requestDownload(reader)).toBe(200);
    expect(await requestDownload(stranger)).toBe(404);
    expect(await requestDownload(world.visitor)).toBe(401);
    expect(await requestDownload(company, hidden)).toBe(404);
    expect(await requestDownload(admin, hidden)).toBe(200);
    const job = await world.build.job({ companyId: company.company.id });
    await hidden.post('/api/applications', { jobId: job.id });
    expect(await requestDownload(company, hidden)).toBe(200);
    expect((await company.get(`/api/candidates/${candidate.candidate.id}`)).body.resume.fileName).toBe('resume.docx');
  });

  it('has page pictures for everyone who may download the file', async () => {
    const candidate = await world.candidate();
    const hidden = await world.candidate({ approvalStatus: 'pending' });
    const loadPages = (client: TestClient, of = candidate) =>
      client.get(`/api/candidates/${of.candidate.id}/resume/pages`);
    const [company, admin, stranger] = [await world.company(), await world.admin(), await world.candidate()];
    expect(await loadPages(company)).toMatchObject({ status: 404, body: { code: 'resume-not-found' } });
    for (const owner of [candidate, hidden]) await send(owner, await pdf());
    for (const reader of [company, admin, candidate]) {
      const { status, body } = await loadPages(reader);
      expect({ status, isCut: body.isCut, count: body.pages.length }).toEqual({ status: 200, isCut: false, count: 1 });
    }
    expect((await loadPages(stranger)).status).toBe(404);
    expect((await loadPages(world.visitor)).status).toBe(401);
    expect((await loadPages(company, hidden)).status).toBe(404);
    const job = await world.build.job({ companyId: company.company.id });
    await hidden.post('/api/applications', { jobId: job.id });
    expect((await loadPages(company, hidden)).status).toBe(200);
  });

  it('has no page pictures if it is a Word file', async () => {
    const candidate = await world.candidate();
    await send(candidate, docx());
    const { body } = await candidate.get(`/api/candidates/${candidate.candidate.id}/resume/pages`);
    expect(body).toEqual({ pages: [], isCut: false });
  });

  it('cannot be downloaded or read as page pictures while the name is hidden', async () => {
    const candidate = await world.candidate();
    await send(candidate, await pdf());
    const company = await world.company();
    const job = await world.build.job({ companyId: company.company.id });
    const { id } = (await candidate.post('/api/applications', { jobId: job.id })).body;
    await company.patch('/api/account', { hideNames: true });
    const pages = () => company.get(`/api/candidates/${candidate.candidate.id}/resume/pages`);
    const file = () => company.get(`/api/candidates/${candidate.candidate.id}/resume`);
    for (const read of [pages, file]) {
      expect(await read()).toMatchObject({ status: 403, body: { code: 'name-hidden' } });
    }
    expect((await company.get(`/api/applications/${id}`)).body.profile.resume).toBeNull();
    await company.post(`/api/applications/${id}/reveal`);
    expect((await pages()).body.pages).toHaveLength(1);
    expect((await file()).status).toBe(200);
    expect((await company.get(`/api/applications/${id}`)).body.profile.resume).toMatchObject({
      fileName: 'resume.pdf',
    });
  });

  it('counts as a read profile when a company opens the pages of a non-applicant', async () => {
    const candidate = await world.candidate();
    await send(candidate, docx());
    const company = await world.company();
    const { id } = candidate.candidate;
    const listReadings = async () =>
      resultRows<{ hits: number }>(
        await world.db.execute(sql`select hits from rate_limits where key like ${`%profiles%${company.company.id}%`}`),
      );
    expect(await listReadings()).toEqual([]);
    const { status, headers } = await company.get(`/api/candidates/${id}/resume/pages`);
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(await listReadings()).not.toEqual([]);
  });

  it('has an hourly limit per reader for its page pictures', async () => {
    const candidate = await world.candidate();
    await send(candidate, docx());
    await world.db.execute(sql`insert into rate_limits (key, hits, resets_at)
      values (${`resume-pages:${candidate.userId}`}, 299, now() + interval '1 hour')`);
    const pages = () => candidate.get(`/api/candidates/${candidate.candidate.id}/resume/pages`);
    expect([(await pages()).status, (await pages()).status]).toEqual([200, 429]);
  });

  it('counts as a read profile when a company downloads the file of a non-applicant', async () => {
    const candidate = await world.candidate();
    await send(candidate, docx());
    const company = await world.company();
    await company.request({ method: 'GET', url: `/api/candidates/${candidate.candidate.id}/resume` });
    const counted = resultRows<{ key: string }>(await world.db.execute(sql`select * from rate_limits`));
    expect(JSON.stringify(counted)).toContain('profiles');
  });

  it('can be deleted twice without an error', async () => {
    const candidate = await world.candidate();
    await send(candidate, docx());
    for (let time = 0; time < 2; time++) expect((await candidate.delete(MINE)).status).toBe(204);
    expect((await candidate.request({ method: 'GET', url: MINE })).status).toBe(404);
    expect((await candidate.get('/api/candidates/my-profile')).body.resume).toBeNull();
  });

  it('is listed in the account export, and deleted with the account', async () => {
    const candidate = await world.newcomer({ accountType: 'candidate' });
    await send(candidate, docx(), { 'x-file-name': 'cv.docx' });
    const own = (await candidate.get('/api/account/export')).body;
    expect(own).toMatchObject({ candidate: null, resume: { fileName: 'cv.docx' } });
    expect((await candidate.delete('/api/account', { password: BUILT_PASSWORD })).status).toBe(204);
    expect(await listStoredFiles()).toEqual([]);
  });

  it('is marked in the review queue', async () => {
    const candidate = await world.candidate({ approvalStatus: 'pending' });
    const admin = await world.admin();
    const fetchQueuedProfile = async () => (await admin.get('/api/admin/candidate-applications')).body[0];
    expect(await fetchQueuedProfile()).toMatchObject({ hasResume: false });
    await send(candidate, docx());
    expect(await fetchQueuedProfile()).toMatchObject({ id: candidate.candidate.id, hasResume: true });
  });

  it('has the same hourly upload limit as public applications', async () => {
    const candidate = await world.candidate();
    for (let count = 0; count < 5; count++) expect((await send(candidate, Buffer.from('no résumé'))).status).toBe(415);
    const { status, headers } = await send(candidate, docx());
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it('is stored once after two simultaneous uploads', async () => {
    const candidate = await world.candidate();
    const responses = await Promise.all([send(candidate, docx()), send(candidate, await pdf())]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(await listStoredFiles()).toHaveLength(1);
  });
});
