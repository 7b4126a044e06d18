/** The review queue and its decisions, for both sources, sequential and concurrent. */
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '#features/auth/server/auth.tables.ts';
import { candidates } from '#features/candidates/server/candidates.tables.ts';
import { auditLog } from '#server/audit/audit.tables.ts';
import { type TestClient, useTestApp } from '#testing/test-app.ts';
import { intakes } from './talent-intake.tables.ts';

const world = useTestApp();

const QUEUE = '/api/admin/candidate-applications';
const ABSENT = '0190a000-0000-7000-8000-000000000000';

const review = (admin: TestClient, id: string, approvalStatus: unknown, reviewNotes?: unknown) =>
  admin.patch(`${QUEUE}/${id}/review`, { approvalStatus, reviewNotes });
const passwordIn = (text = ''): string => /password:\n(\S+)\n/.exec(text)?.[1] ?? '';
const statuses = (responses: { status: number }[]) => responses.map(({ status }) => status).toSorted((a, b) => a - b);
const timeAfter = (minutes: number) => new Date(Date.UTC(2026, 0, 5, 10, minutes)).toISOString();
const findProfile = async (userId: string) =>
  (await world.db.select().from(candidates).where(eq(candidates.userId, userId)))[0];
const findUserRow = async (email: string) => (await world.db.select().from(users).where(eq(users.email, email)))[0];

describe('the review queue', () => {
  it('is for admins only', async () => {
    const intake = await world.build.intake();
    expect((await world.visitor.get(QUEUE)).status).toBe(401);
    expect((await review(world.visitor, intake.id, 'approved')).status).toBe(401);
    for (const person of [await world.company(), await world.candidate(), await world.newcomer()]) {
      expect((await person.get(QUEUE)).status).toBe(403);
      expect((await review(person, intake.id, 'approved')).status).toBe(403);
    }
    expect(await world.mails()).toHaveLength(0);
  });

  it('is empty with a total of 0 when everything is decided', async () => {
    const admin = await world.admin();
    await world.candidate();
    await world.build.intake({ status: 'rejected', reviewedAt: timeAfter(1) });
    const response = await admin.get(QUEUE);
    expect(response).toMatchObject({ status: 200, body: [] });
    expect(response.headers['x-total-count']).toBe('0');
  });

  it('shows every stated field and the source, and no other data of the account', async () => {
    const admin = await world.admin();
    const intake = await world.build.intake({ linkedinUrl: 'https://l.example', createdAt: timeAfter(1) });
    const person = await world.candidate({ approvalStatus: 'pending', submittedAt: timeAfter(2), hourlyRate: null });
    const response = await admin.get(QUEUE);
    const { email, firstName, lastName } = person.user;
    expect(response.body).toEqual([
      {
        id: intake.id,
        source: 'public',
        firstName: 'Lucia',
        lastName: 'Ejemplo',
        email: intake.email,
        jobTitle: 'Executive Assistant',
        experience: '3-5',
        hourlyRate: 18,
        availability: 'full-time',
        timezone: 'America/Lima',
        skills: ['Calendar management', 'Travel planning'],
        bio: intake.bio,
        linkedinUrl: 'https://l.example',
        portfolioUrl: null,
        country: null,
        city: null,
        englishLevel: null,
        languages: [],
        availableFrom: null,
        positions: [],
        education: [],
        hasResume: false,
        job: null,
        language: 'en',
        createdAt: timeAfter(1),
      },
      {
        id: person.candidate.id,
        source: 'account',
        firstName,
        lastName,
        email,
        jobTitle: 'Full Stack Developer',
        experience: '3-5',
        hourlyRate: null,
        availability: 'full-time',
        timezone: 'America/Bogota',
        skills: ['React', 'Node.js', 'PostgreSQL'],
        bio: person.candidate.bio,
        linkedinUrl: null,
        portfolioUrl: null,
        country: null,
        city: null,
        englishLevel: null,
        languages: [],
        availableFrom: null,
        positions: [],
        education: [],
        hasResume: false,
        job: null,
        language: 'en',
        createdAt: timeAfter(2),
      },
    ]);
  });

  it('merges both sources, longest wait first, and pages without gaps or repeats', async () => {
    const admin = await world.admin();
    const expected: string[] = [];
    for (let index = 0; index < 7; index += 1) {
      // Two have the same time, so the id decides.
      const since = timeAfter(index === 4 ? 3 : index);
      const row =
        index % 2 === 0
          ? await world.build.intake({ createdAt: since })
          : await world.build.candidate({ approvalStatus: 'pending', submittedAt: since });
      expected.push(row.id);
    }
    expect((await admin.get(`${QUEUE}?limit=2`)).headers['x-total-count']).toBe('7');
    const rows: string[] = [];
    let path: string | undefined = `${QUEUE}?limit=2`;
    while (path !== undefined) {
      const response: Awaited<ReturnType<typeof admin.get>> = await admin.get(path);
      expect(response.status).toBe(200);
      rows.push(...response.body.map(({ id }: { id: string }) => id));
      path = /<([^>]+)>; rel="next"/.exec(String(response.headers['link'] ?? ''))?.[1];
      // An application filed while the admin is paging does not shift the pages.
      if (rows.length === 2) await world.build.intake({ createdAt: timeAfter(30) });
    }
    expect(rows.slice(0, 7)).toEqual(expected);
    expect(rows).toHaveLength(8);
  });

  it('excludes suspended people', async () => {
    const admin = await world.admin();
    const person = await world.candidate({ approvalStatus: 'pending' });
    await admin.patch(`/api/admin/users/${person.userId}`, { suspended: true });
    const response = await admin.get(QUEUE);
    expect(response.body).toEqual([]);
    expect(response.headers['x-total-count']).toBe('0');
  });

  it.each(['limit=0', 'limit=x', 'limit=-1', 'cursor=x', `cursor=${btoa('["0000-01-01T00:00:00.000Z","x"]')}`])(
    'refuses %s',
    async (query) => {
      expect((await (await world.admin()).get(`${QUEUE}?${query}`)).status).toBe(400);
    },
  );
});

describe('approving a public application', () => {
  it('creates the account and the vetted profile, and emails working credentials', async () => {
    const admin = await world.admin();
    const intake = await world.build.intake({ portfolioUrl: 'https://p.example' });
    const response = await review(admin, intake.id, 'approved', ' Great calls. ');
    expect(response).toMatchObject({ status: 200, body: { id: intake.id, approvalStatus: 'approved' } });

    const mails = await world.mails(intake.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ kind: 'approved', isSensitive: true });
    expect(mails[0]?.textBody).not.toContain('Great calls');
    const signedIn = await world.visitor.post('/api/auth/login', {
      email: intake.email,
      password: passwordIn(mails[0]?.textBody),
    });
    expect(signedIn.status).toBe(200);
    expect(signedIn.body.user).toMatchObject({
      firstName: 'Lucia',
      lastName: 'Ejemplo',
      accountType: 'candidate',
      passwordIsTemporary: true,
    });

    expect(await findProfile(signedIn.body.user.id)).toMatchObject({
      jobTitle: intake.jobTitle,
      skills: intake.skills,
      experience: '3-5',
      hourlyRate: 18,
      timezone: 'America/Lima',
      bio: intake.bio,
      portfolioUrl: 'https://p.example',
      approvalStatus: 'approved',
      reviewedBy: admin.userId,
      reviewNotes: 'Great calls.',
    });
    const [row] = await world.db.select().from(intakes);
    expect(row).toMatchObject({ status: 'approved', reviewedBy: admin.userId, userId: signedIn.body.user.id });
    expect((await admin.get(QUEUE)).body).toEqual([]);
  });

  it('lists the person for companies', async () => {
    const company = await world.company();
    const intake = await world.build.intake();
    const listJobTitles = async () =>
      (await company.get('/api/candidates/browse')).body.map((row: { jobTitle: string }) => row.jobTitle);
    expect(await listJobTitles()).toEqual([]);
    await review(await world.admin(), intake.id, 'approved');
    expect(await listJobTitles()).toEqual(['Executive Assistant']);
  });

  it('by two admins at the same time creates one account and sends one email, and refuses the second admin', async () => {
    const [first, second] = [await world.admin(), await world.admin()];
    const intake = await world.build.intake();
    const responses = await Promise.all([review(first, intake.id, 'approved'), review(second, intake.id, 'approved')]);
    expect(statuses(responses)).toEqual([200, 409]);
    expect(responses.find(({ status }) => status === 409)?.body.detail).toBe('This application was already reviewed');
    expect(await world.mails(intake.email)).toHaveLength(1);
    expect(await world.db.select().from(candidates)).toHaveLength(1);
    expect(await world.db.select().from(auditLog)).toHaveLength(1);
  });

  it('at the same time as a rejection makes only one decision', async () => {
    const [first, second] = [await world.admin(), await world.admin()];
    const intake = await world.build.intake();
    const responses = await Promise.all([review(first, intake.id, 'rejected'), review(second, intake.id, 'approved')]);
    expect(statuses(responses)).toEqual([200, 409]);
    const decided = responses.find(({ status }) => status === 200)?.body.approvalStatus;
    const mails = await world.mails(intake.email);
    expect(mails.map(({ kind }) => kind)).toEqual([decided]);
    expect(await world.db.select().from(candidates)).toHaveLength(decided === 'approved' ? 1 : 0);
  });
});

describe('approving a public application of someone who registered later', () => {
  it('adds the filed profile to the account, and emails no password', async () => {
    const intake = await world.build.intake();
    const person = await world.newcomer({ email: intake.email });
    expect((await review(await world.admin(), intake.id, 'approved')).status).toBe(200);
    expect(await findUserRow(intake.email)).toMatchObject({ id: person.userId, accountType: 'candidate' });
    expect(await findProfile(person.userId)).toMatchObject({ jobTitle: intake.jobTitle, approvalStatus: 'approved' });
    const [mail] = await world.mails(intake.email);
    expect(mail).toMatchObject({ kind: 'approved', isSensitive: false });
    expect(mail?.textBody).not.toContain('password:');
    const news = (await person.get('/api/notifications')).body;
    expect(news.map(({ type }: { type: string }) => type)).toEqual(['profile_approved']);
  });

  it('approves their own profile without changing it', async () => {
    const person = await world.candidate({ approvalStatus: 'pending', jobTitle: 'Bookkeeper' });
    const intake = await world.build.intake({ email: person.user.email ?? '' });
    const admin = await world.admin();
    expect((await review(admin, intake.id, 'approved')).status).toBe(200);
    expect(await findProfile(person.userId)).toMatchObject({ jobTitle: 'Bookkeeper', approvalStatus: 'approved' });
    expect((await admin.get(QUEUE)).body).toEqual([]);
  });

  it('sends no email or notification if the profile was already approved', async () => {
    const person = await world.candidate();
    const intake = await world.build.intake({ email: person.user.email ?? '' });
    expect((await review(await world.admin(), intake.id, 'approved')).status).toBe(200);
    expect(await world.mails(intake.email)).toHaveLength(0);
    expect((await person.get('/api/notifications')).body).toEqual([]);
  });

  it.each([
    ['company account', { accountType: 'company' }, /company account/],
    ['suspended account', { accountType: 'candidate', suspendedAt: timeAfter(1) }, /suspended account/],
  ] as const)('is refused for a %s, and the application stays in the queue', async (_name, values, detail) => {
    const user = await world.build.user(values);
    const intake = await world.build.intake({ email: user.email ?? '' });
    const admin = await world.admin();
    const response = await review(admin, intake.id, 'approved');
    expect(response).toMatchObject({ status: 409, body: { detail: expect.stringMatching(detail) } });
    expect((await admin.get(QUEUE)).body).toHaveLength(1);
    expect(await world.mails()).toHaveLength(0);
    expect((await review(admin, intake.id, 'rejected')).status).toBe(200);
  });

  it('is refused if their own profile was rejected', async () => {
    const person = await world.candidate({ approvalStatus: 'rejected', reviewedAt: timeAfter(1) });
    const intake = await world.build.intake({ email: person.user.email ?? '' });
    const response = await review(await world.admin(), intake.id, 'approved');
    expect(response).toMatchObject({ status: 409, body: { detail: expect.stringMatching(/was rejected/) } });
    expect(await findProfile(person.userId)).toMatchObject({ approvalStatus: 'rejected' });
  });
});

describe('rejecting a public application', () => {
  it("creates no account and emails a polite note without the reviewer's notes", async () => {
    const intake = await world.build.intake();
    const response = await review(await world.admin(), intake.id, 'rejected', 'English below our bar');
    expect(response.body).toEqual({ id: intake.id, approvalStatus: 'rejected' });
    expect(await findUserRow(intake.email)).toBeUndefined();
    const [mail] = await world.mails(intake.email);
    expect(mail?.kind).toBe('rejected');
    expect(mail?.textBody).toContain('Hello Lucia,');
    expect(mail?.textBody).not.toContain('English below');
    const [row] = await world.db.select().from(intakes);
    expect(row?.reviewNotes).toBe('English below our bar');
  });

  it('omits a name that looks like a link from the email', async () => {
    const intake = await world.build.intake({ firstName: 'Win at www.evil.example' });
    await review(await world.admin(), intake.id, 'rejected');
    expect((await world.mails(intake.email))[0]?.textBody).toMatch(/^Hello,\n/);
  });
});

describe('reviewing a self-registered profile', () => {
  it.each([
    ['approved', 'profile_approved'],
    ['rejected', 'profile_rejected'],
  ] as const)('as %s notifies the person by email and in the bell', async (outcome, type) => {
    const admin = await world.admin();
    const person = await world.candidate({ approvalStatus: 'pending' });
    const response = await review(admin, person.candidate.id, outcome, '');
    expect(response).toMatchObject({ status: 200, body: { id: person.candidate.id, approvalStatus: outcome } });
    expect(await findProfile(person.userId)).toMatchObject({ approvalStatus: outcome, reviewNotes: null });
    const mails = await world.mails(person.user.email ?? '');
    expect(mails.map(({ kind }) => kind)).toEqual([outcome]);
    // The rejection email links to the profile; saving it puts the person back in the queue.
    const page = outcome === 'rejected' ? '/profile' : '/login';
    expect(mails[0]?.textBody).toContain(`\nhttp://localhost:3000${page}\n`);
    const news = (await person.get('/api/notifications')).body;
    expect(news.map(({ type: kind }: { type: string }) => kind)).toEqual([type]);
  });

  it('is refused for admins who review their own profile or application', async () => {
    const own = await world.candidate({ approvalStatus: 'pending' });
    const admin = await world.admin();
    await admin.patch(`/api/admin/users/${own.userId}`, { isAdmin: true });
    const intake = await world.build.intake({ email: own.user.email ?? '' });
    const detail = 'This is about you or your company. Another admin has to decide it.';
    for (const id of [own.candidate.id, intake.id]) {
      expect(await review(own, id, 'approved')).toMatchObject({ status: 403, body: { detail } });
      expect((await review(own, id, 'rejected')).status).toBe(403);
    }
    expect((await admin.get(QUEUE)).body).toHaveLength(2);
  });

  it('by two admins at the same time makes only one decision', async () => {
    const [first, second] = [await world.admin(), await world.admin()];
    const person = await world.candidate({ approvalStatus: 'pending' });
    const { id } = person.candidate;
    const responses = await Promise.all([review(first, id, 'approved'), review(second, id, 'rejected')]);
    expect(statuses(responses)).toEqual([200, 409]);
    expect(await world.mails(person.user.email ?? '')).toHaveLength(1);
    expect((await person.get('/api/notifications')).body).toHaveLength(1);
  });

  it('lets a rejected profile return to the end of the queue once it is edited', async () => {
    const admin = await world.admin();
    const person = await world.candidate({ approvalStatus: 'pending', submittedAt: timeAfter(1) });
    await review(admin, person.candidate.id, 'rejected');
    const waiting = await world.build.intake({ createdAt: timeAfter(2) });
    await person.patch('/api/candidates/my-profile', { jobTitle: 'Senior Developer' });
    const ids = (await admin.get(QUEUE)).body.map(({ id }: { id: string }) => id);
    expect(ids).toEqual([waiting.id, person.candidate.id]);
    expect((await review(admin, person.candidate.id, 'approved')).status).toBe(200);
  });
});

describe('a review decision', () => {
  it('is written to the audit log with the admin, person, client address and source', async () => {
    const admin = await world.admin();
    const intake = await world.build.intake();
    const person = await world.candidate({ approvalStatus: 'pending' });
    await review(admin, intake.id, 'rejected');
    await review(admin, person.candidate.id, 'approved');
    const log = await world.db.select().from(auditLog).orderBy(auditLog.id);
    const actor = { actorId: admin.userId, actorEmail: admin.user.email, clientAddress: '127.0.0.1' };
    expect(log).toMatchObject([
      { ...actor, action: 'review.rejected', target: intake.email, detail: { source: 'public' } },
      { ...actor, action: 'review.approved', target: person.user.email, detail: { source: 'account' } },
    ]);
  });

  it('returns 404 for an application that does not exist and 409 for one that was already decided', async () => {
    const admin = await world.admin();
    const { candidate } = await world.candidate();
    expect(await review(admin, ABSENT, 'approved')).toMatchObject({
      status: 404,
      body: { detail: 'Application not found' },
    });
    expect((await review(admin, 'not-an-id', 'approved')).status).toBe(404);
    expect(await review(admin, candidate.id, 'rejected')).toMatchObject({
      status: 409,
      body: { detail: 'This application was already reviewed' },
    });
  });

  it.each([[{}], [{ approvalStatus: 'pending' }], [{ approvalStatus: null }], [{ approvalStatus: 'approve' }]])(
    'is refused with %j',
    async (body) => {
      const intake = await world.build.intake();
      const response = await (await world.admin()).patch(`${QUEUE}/${intake.id}/review`, body);
      expect(response.status).toBe(400);
      expect(response.body.errors).toMatchObject([
        { path: 'approvalStatus', message: 'Must be one of approved, rejected' },
      ]);
    },
  );

  it('is refused with notes that are too long', async () => {
    const intake = await world.build.intake();
    expect((await review(await world.admin(), intake.id, 'approved', 'x'.repeat(10_001))).status).toBe(400);
  });
});
