/**
 * The main user journey through the whole program, using the published API (HTTP, live socket and real email). Includes a restart, and checks that
 * all data still exists afterward.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { HttpClient } from '#testing/http-client.ts';
import { type MailCatcher, requireLineBelow, startMailCatcher } from '#testing/mail-catcher.ts';
import { createEmptyPostgres, isOnPostgres, MIGRATIONS_FOLDER } from '#testing/test-database.ts';
import { type RunningServer, startServer } from './server/start-server.ts';

describe('in the main user journey', () => {
  let mail: MailCatcher;
  let folder: string;
  let dropDatabase = async (): Promise<void> => {};
  let settings: Record<string, string>;
  let server: RunningServer;
  let base: string;

  const start = async (): Promise<void> => {
    const env = readEnv({
      ...settings,
      LOG_LEVEL: 'silent',
      SMTP_URL: mail.url,
      PORT: '0',
      DEMO: '0',
      DATA_DIR: folder,
    });
    server = await startServer({ env, log: createLog('silent'), migrationsFolder: MIGRATIONS_FOLDER, documents: null });
    base = `http://127.0.0.1:${server.port}`;
  };

  beforeAll(async () => {
    mail = await startMailCatcher();
    folder = await mkdtemp(join(tmpdir(), 'puente-story-'));
    settings = { ADMIN_EMAIL: 'root@puente.example', ADMIN_PASSWORD: 'a password for the admin' };
    if (isOnPostgres()) {
      const database = await createEmptyPostgres();
      settings.DATABASE_URL = database.url;
      dropDatabase = database.drop;
    }
    await start();
  });

  afterAll(async () => {
    await server.stop();
    await mail.close();
    await dropDatabase();
    await rm(folder, { recursive: true, force: true });
  });

  const signIn = async (email: string, password: string): Promise<HttpClient> => {
    const client = new HttpClient(base);
    const response = await client.post('/api/auth/login', { email, password });
    expect(response.status).toBe(200);
    return client;
  };

  const register = async (firstName: string, lastName: string, email: string): Promise<HttpClient> => {
    const response = await new HttpClient(base).post('/api/auth/register', { firstName, lastName, email });
    expect(response.status).toBe(202);
    const password = requireLineBelow(await mail.waitFor(email, 'login credentials'), 'password:');
    expect(password.length).toBeGreaterThanOrEqual(16);
    return signIn(email, password);
  };

  const loadCurrentUser = async (client: HttpClient) => (await client.get('/api/auth/user')).body;

  let company: HttpClient;
  let candidate: HttpClient;
  let jobId: string;

  /** Restarts the program. The company's browser still has its cookie. */
  const restart = async (): Promise<void> => {
    await server.stop();
    await start();
    const { cookie } = company;
    company = new HttpClient(base);
    company.cookie = cookie;
  };

  it('a company registers, signs in with the emailed password, sets up its profile and posts a job', async () => {
    company = await register('Dana', 'Hollowell', 'dana@clinic.example');
    expect(await loadCurrentUser(company)).toMatchObject({ accountType: null, passwordIsTemporary: true });
    expect((await company.patch('/api/auth/account-type', { accountType: 'company' })).status).toBe(200);
    expect((await company.get('/api/companies/my-company')).status).toBe(404);
    expect((await company.post('/api/companies', { companyName: 'Juniper & Slate' })).status).toBe(201);
    const job = await company.post('/api/jobs', {
      title: 'Full Stack Developer',
      description: 'Own features of our clinic scheduler from the database to the screen.',
      requiredSkills: ['React', 'Node.js', 'PostgreSQL'],
      experience: '3-5',
      hourlyBudget: 38,
      jobType: 'full-time',
      timezone: 'EST',
    });
    expect(job).toMatchObject({ status: 201, body: { status: 'open', salaryRange: 'Up to $6,080/mo' } });
    jobId = job.body.id;
  });

  it('a candidate registers, sees the job with an explained score, and applies', async () => {
    candidate = await register('Camila', 'Montesol', 'camila@talent.example');
    await candidate.patch('/api/auth/account-type', { accountType: 'candidate' });
    const profile = {
      jobTitle: 'Full Stack Developer',
      skills: ['ReactJS', 'Node'],
      experience: '3-5',
      hourlyRate: 32,
    };
    expect((await candidate.post('/api/candidates', profile)).status).toBe(201);
    const [job] = (await candidate.get('/api/jobs/browse?explain=true')).body;
    expect(job).toMatchObject({ id: jobId, compatibilityScore: job.compatibility.score });
    expect(job.compatibility.matchedSkills).toEqual(['React', 'Node.js']);
    expect(job.compatibility.missingSkills).toEqual(['PostgreSQL']);
    const { factors, score } = job.compatibility;
    const sum = factors.reduce(
      (total: number, factor: { weight: number; score: number }) => total + factor.weight * factor.score,
      0,
    );
    expect(Math.round(sum)).toBe(score);
    const application = await candidate.post('/api/applications', { jobId, coverLetter: 'I would like to.' });
    expect(application).toMatchObject({ status: 201, body: { status: 'pending', compatibilityScore: score } });
    expect((await candidate.post('/api/applications', { jobId })).status).toBe(409);
    await mail.waitFor('dana@clinic.example', 'Full Stack Developer');
  });

  it("the company sees the application and sends a message, which immediately appears on the candidate's open page", async () => {
    const [application] = (await company.get('/api/applications')).body;
    expect(application).toMatchObject({ coverLetter: 'I would like to.', candidate: { approvalStatus: 'pending' } });
    const candidateUser = await loadCurrentUser(candidate);
    const companyUser = await loadCurrentUser(company);
    const live = await candidate.connect(candidateUser.id);
    const response = await company.post('/api/messages', {
      receiverId: candidateUser.id,
      content: ' When could we talk? ',
    });
    expect(response).toMatchObject({ status: 201, body: { content: 'When could we talk?' } });
    expect(await live.next('new_message')).toMatchObject({ message: { id: response.body.id } });
    const companyLive = await company.connect(companyUser.id);
    expect(
      (await candidate.post('/api/messages', { receiverId: companyUser.id, content: 'Any day after ten.' })).status,
    ).toBe(201);
    expect(await companyLive.next('new_message')).toMatchObject({ message: { content: 'Any day after ten.' } });
    expect((await company.get('/api/conversations')).body[0]).toMatchObject({ unreadCount: 1 });
    live.close();
    companyLive.close();
  });

  it('an admin approves the candidate and a public application; the applicant receives credentials and signs in', async () => {
    const response = await new HttpClient(base).post('/api/latam/apply', {
      firstName: 'Lucía',
      lastName: 'Riofresco',
      email: 'lucia@applicant.example',
      jobTitle: 'Bookkeeper',
      experience: '3-5',
      bio: 'I closed the books of fourteen small businesses every month, on time, for five years.',
      hourlyRate: 18,
      timezone: 'America/Lima',
      availability: 'full-time',
      linkedinUrl: '',
      portfolioUrl: '',
      skills: ['QuickBooks', 'Bank reconciliation', 'Ledger whispering'],
    });
    expect(response.status).toBe(201);
    const admin = await signIn('root@puente.example', 'a password for the admin');
    const queue = (await admin.get('/api/admin/candidate-applications')).body;
    expect(queue.map(({ source }: { source: string }) => source)).toEqual(['account', 'public']);
    for (const { id } of queue) {
      const review = await admin.patch(`/api/admin/candidate-applications/${id}/review`, {
        approvalStatus: 'approved',
      });
      expect(review.status).toBe(200);
    }
    const password = requireLineBelow(await mail.waitFor('lucia@applicant.example', 'approved'), 'password:');
    const lucia = await signIn('lucia@applicant.example', password);
    expect(await loadCurrentUser(lucia)).toMatchObject({ accountType: 'candidate', firstName: 'Lucía' });
    expect((await lucia.get('/api/candidates/my-profile')).body).toMatchObject({ approvalStatus: 'approved' });
  });

  it('the company browses vetted candidates and shortlists one', async () => {
    const found = (await company.get('/api/candidates/browse?q=quickbooks')).body;
    expect(found).toHaveLength(1);
    expect(found[0].compatibility.jobId).toBe(jobId);
    expect((await company.post('/api/shortlists', { candidateId: found[0].id })).status).toBe(201);
    expect((await company.get('/api/shortlists')).body[0].candidate.user.firstName).toBe('Lucía');
  });

  it('all data still exists after a restart, and people are still signed in', async () => {
    await restart();
    expect((await company.get('/api/applications')).body).toHaveLength(1);
    expect((await company.get('/api/shortlists')).body).toHaveLength(1);
    expect((await company.get('/api/conversations')).body).toHaveLength(1);
  });

  it('people are found by new words after a taxonomy import and a restart', async () => {
    const countFound = async () =>
      (await company.get('/api/candidates/browse?skills=soothing+of+accounts')).body.length;
    expect(await countFound()).toBe(0);
    const skill = { label: 'soothing of accounts', aliases: ['ledger whispering'], broader: [] };
    await mkdir(join(folder, 'taxonomy'));
    const imported = { licences: ['CC0'], skills: [skill], occupations: [] };
    await writeFile(join(folder, 'taxonomy/imported.json'), JSON.stringify(imported));
    await restart();
    await expect.poll(countFound, { timeout: 10_000 }).toBe(1);
  });
});
