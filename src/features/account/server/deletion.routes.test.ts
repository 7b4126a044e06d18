import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { passwordResets, sessions, users } from '#features/auth/server/auth.tables.ts';
import { identities, passkeys } from '#features/auth/server/sign-in-ways.tables.ts';
import { bookings } from '#features/bookings/server/bookings.tables.ts';
import { candidates } from '#features/candidates/server/candidates.tables.ts';
import { companies } from '#features/companies/server/companies.tables.ts';
import { applications } from '#features/pipeline/server/applications.tables.ts';
import { intakes } from '#features/talent-intake/server/talent-intake.tables.ts';
import { resultRows } from '#server/db/database.ts';
import { newId } from '#server/ids.ts';
import { outbox } from '#server/mail/outbox.tables.ts';
import { eventually } from '#testing/eventually.ts';
import { BUILT_PASSWORD, type TestClient, useTestApp } from '#testing/test-app.ts';

const world = useTestApp();
const DELETED = { firstName: 'Deleted', lastName: 'user' };
const deleteAccount = (client: TestClient, password: string = BUILT_PASSWORD) =>
  client.delete('/api/account', { password });
const listHeldMails = async (userId: string) => world.db.select().from(outbox).where(eq(outbox.userId, userId));

/** Returns the table of each row that matches the pattern, and for emails also the kind. */
const listTablesWith = async (pattern: RegExp): Promise<string[]> => {
  const tables = resultRows<{ name: string }>(
    await world.db.execute(sql`select tablename as name from pg_tables where schemaname = 'public'`),
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = resultRows<{ row: string }>(
      await world.db.execute(sql.raw(`select row_to_json(t)::text as row from ${name} t`)),
    );
    const mail = (row: string) => (name === 'outbox' ? ` ${(JSON.parse(row) as { kind: string }).kind}` : '');
    found.push(...rows.filter(({ row }) => pattern.test(row)).map(({ row }) => `${name}${mail(row)}`));
  }
  return found.toSorted();
};

/** Creates a company with a job, and a candidate who applied and is on its shortlist. Both wrote a message. */
const createScene = async () => {
  const company = await world.company({ companyName: 'Harbor Foods' });
  const candidate = await world.candidate({ bio: 'I am Ana from Bogota.' });
  const job = await world.build.job({ companyId: company.company.id, title: 'Bookkeeper' });
  const { body } = await candidate.post('/api/applications', { jobId: job.id, coverLetter: 'I am Ana.' });
  await company.post('/api/shortlists', { candidateId: candidate.candidate.id });
  await company.post('/api/messages', { receiverId: candidate.userId, content: 'Are you there?' });
  await candidate.post('/api/messages', { receiverId: company.userId, content: 'Yes, I am.' });
  return { company, candidate, job, applicationId: body.id as string };
};

describe('DELETE /api/account', () => {
  it('requires the password, and changes nothing without it', async () => {
    const person = await world.newcomer();
    const wrong = await deleteAccount(person, 'not mine');
    expect(wrong).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'password', message: 'Your password is incorrect' }] },
    });
    const none = await person.delete('/api/account', {});
    expect(none.body.errors).toMatchObject([{ path: 'password', message: 'Password is required' }]);
    expect((await person.delete('/api/account')).status).toBe(400);
    expect((await person.get('/api/auth/user')).status).toBe(200);
  });

  it('signs out everywhere, closes the sockets, and frees the address', async () => {
    const person = await world.newcomer();
    const elsewhere = await world.as(person.userId);
    const close = vi.fn<() => void>();
    world.hub.add(person.userId, newId(), { send: () => {}, close });
    const response = await deleteAccount(person);
    expect(response.status).toBe(204);
    expect(String(response.headers['set-cookie'])).toMatch(/^puente_session=;.*Expires=Thu, 01 Jan 1970/);
    expect((await person.get('/api/auth/user')).status).toBe(401);
    expect((await elsewhere.get('/api/auth/user')).status).toBe(401);
    await eventually(() => expect(close).toHaveBeenCalledWith(4401, 'Signed out'));
    const { email } = person.user;
    const signIn = await world.visitor.post('/api/auth/login', { email, password: BUILT_PASSWORD });
    expect(signIn).toMatchObject({ status: 401, body: { detail: 'Invalid email or password' } });
    await world.visitor.post('/api/auth/register', { email, firstName: 'Ana', lastName: 'Lima' });
    expect((await world.mails(email ?? '')).map(({ kind }) => kind)).toEqual(['credentials', 'account-deleted']);
  });

  it('leaves nothing of a candidate in the whole database except data that others received', async () => {
    const name = { firstName: 'Xochiquetzal', lastName: 'Marker' };
    const user = await world.build.user({ accountType: 'candidate', email: 'marker@mail.example', ...name });
    const { id } = await world.build.candidate({
      userId: user.id,
      bio: 'Marker of the bio',
      jobTitle: 'Marker of title',
    });
    const candidate = await world.as(user.id);
    await candidate.patch('/api/candidates/my-profile', {
      city: 'Marker of the place',
      linkedinUrl: 'https://marker.example.com',
      positions: [{ title: 'Marker of a job', start: '2020-01' }],
      education: [{ school: 'Marker of a school' }],
    });
    const company = await world.company();
    const job = await world.build.job({ companyId: company.company.id });
    await candidate.post('/api/applications', { jobId: job.id, coverLetter: 'Marker of the letter' });
    await candidate.put(`/api/saved-jobs/${job.id}`);
    await company.post('/api/shortlists', { candidateId: id });
    await company.post('/api/messages', { receiverId: user.id, content: 'Hello' });
    await candidate.post('/api/messages', { receiverId: company.userId, content: 'A received message' });
    await candidate.patch('/api/account', {
      email: 'marker.new@mail.example',
      currentPassword: 'a fine long password',
    });
    const referee = { name: 'Marker Referee', email: 'marker.referee@mail.example', relation: 'Marker at Marker' };
    await candidate.post('/api/verifications/references', referee);
    await world.db.insert(passkeys).values({
      id: newId(),
      userId: user.id,
      name: 'Marker of a passkey',
      credentialId: 'marker',
      publicKey: 'marker',
      counter: 0,
    });
    const identity = { provider: 'acme', issuer: 'https://acme.example', subject: 'marker' };
    await world.db
      .insert(identities)
      .values({ id: newId(), userId: user.id, email: 'marker@mail.example', ...identity });
    await world.build.intake({ email: user.email ?? '', bio: `Marker of the intake ${'x'.repeat(50)}` });
    await deleteAccount(candidate);

    const left = await listTablesWith(/marker|xochi/i);
    // The company keeps the emails that it received, and the log shows who deleted their account.
    expect(left).toEqual(['audit_log', 'outbox account-deleted', 'outbox application-received']);
    expect(await listTablesWith(/A received message/)).toEqual(['messages']);
  });

  it('leaves nothing of a company in the whole database except data that others received', async () => {
    const user = await world.build.user({ accountType: 'company', email: 'marker@mail.example', lastName: 'Marker' });
    const { id } = await world.build.company({ userId: user.id, companyName: 'Marker Foods', description: 'Marker' });
    const company = await world.as(user.id);
    const candidate = await world.candidate();
    const job = await world.build.job({ companyId: id });
    await candidate.post('/api/applications', { jobId: job.id });
    await company.post('/api/messages', { receiverId: candidate.userId, content: 'Hello' });
    await deleteAccount(company);
    expect(await listTablesWith(/marker/i)).toEqual([
      'audit_log',
      'outbox account-deleted',
      'outbox application-moved',
    ]);
  });

  it('accounts for every table that refers to a user, a candidate or a company', async () => {
    const result = await world.db.execute(sql`
      select distinct conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid in ('users'::regclass, 'candidates'::regclass, 'companies'::regclass)
      order by 1`);
    // Handle a new table in the subscribers of its feature (account.deleting, account.exporting) before you add it here.
    expect(resultRows<{ name: string }>(result).map(({ name }) => name)).toEqual([
      'agreements',
      'application_appeals',
      'application_history',
      'application_reviews',
      'applications',
      'attachments',
      'blocks',
      'calendar_feeds',
      'candidates',
      'companies',
      'company_answer_hours',
      'company_hours',
      'company_log',
      'company_logos',
      'company_verification_steps',
      'conversations',
      'email_changes',
      'email_undos',
      'english_ratings',
      'hires',
      'identities',
      'intakes',
      'interview_interviewers',
      'interviews',
      'invitations',
      'jobs',
      'list_visits',
      'member_hours',
      'member_invitations',
      'memberships',
      'message_templates',
      'messages',
      'name_reveals',
      'notifications',
      'offers',
      'passkeys',
      'password_resets',
      'photos',
      'recovery_codes',
      'reports',
      'resume_files',
      'saved_jobs',
      'saved_search_hits',
      'saved_searches',
      'saved_views',
      'score_notice_readings',
      'sessions',
      'shortlists',
      'sign_in_flows',
      'totp_factors',
      'unread_messages',
      'verification_events',
      'verifications',
    ]);
  });

  it('erases data that no one else received', async () => {
    const { candidate } = await createScene();
    const email = candidate.user.email ?? '';
    await world.build.intake({ email });
    await world.visitor.post('/api/auth/password/forgot', { email });
    await candidate.patch('/api/account', { email: 'ana.new@mail.example', currentPassword: 'a fine long password' });
    await world.db.insert(bookings).values({
      id: newId(),
      startsAt: '2099-01-05T15:00:00.000Z',
      endsAt: '2099-01-05T15:30:00.000Z',
      name: 'Ana',
      email,
      tokenHash: 'x',
    });
    expect((await deleteAccount(candidate)).status).toBe(204);
    const [user] = await world.db.select().from(users).where(eq(users.id, candidate.userId));
    expect(user).toMatchObject({ ...DELETED, email: null, passwordHash: null, profileImageUrl: null });
    const [profile] = await world.db.select().from(candidates).where(eq(candidates.userId, candidate.userId));
    expect(profile).toMatchObject({ bio: null, skills: [], hourlyRate: null, timezone: null, isListed: false });
    expect(profile?.searchText).toBe('');
    for (const table of [intakes, passwordResets, bookings]) expect(await world.db.select().from(table)).toEqual([]);
    expect(await world.db.select().from(sessions).where(eq(sessions.userId, candidate.userId))).toEqual([]);
    expect((await candidate.get('/api/account')).status).toBe(401);
    expect((await world.mails(email)).map(({ kind }) => kind)).toEqual(['account-deleted']);
    const notice = (await world.mails()).find(({ kind }) => kind === 'consultation-cancelled-notice');
    expect(notice?.toAddress).toBe('support@puente.example');
  });

  it('removes a candidate from lists and shortlists, and withdraws their applications', async () => {
    const { company, candidate, applicationId } = await createScene();
    await deleteAccount(candidate);
    expect((await company.get('/api/candidates/browse')).body).toEqual([]);
    expect((await company.get('/api/shortlists')).body).toEqual([]);
    const application = (await company.get(`/api/applications/${applicationId}`)).body;
    expect(application).toMatchObject({
      status: 'withdrawn',
      coverLetter: null,
      candidate: { jobTitle: 'Deleted profile', user: DELETED },
      candidateLeft: true,
      compatibilityScore: null,
      compatibility: null,
      moves: [],
    });
    expect(application.profile).toBeUndefined();
    const [listed] = (await company.get('/api/applications')).body;
    expect(listed).toMatchObject({ id: applicationId, candidateLeft: true, compatibilityScore: null });
    expect((await company.get(`/api/candidates/${application.candidateId}`)).status).toBe(404);
    const shortlisting = await company.post('/api/shortlists', { candidateId: application.candidateId });
    expect(shortlisting.status).toBe(404);
    expect(application.history.at(-1)).toMatchObject({ to: 'withdrawn', by: { name: 'Deleted user' } });
    const notifications = (await company.get('/api/notifications')).body;
    expect(notifications.map(({ data }: { data: { name: string } }) => data.name)).toEqual(
      Array(notifications.length).fill('Deleted user'),
    );
    expect(notifications.map(({ type }: { type: string }) => type)).toContain('application_moved');
  });

  it('keeps messages that others received, shown as from a deleted user who cannot be messaged', async () => {
    const { company, candidate } = await createScene();
    await candidate.put(`/api/blocks/${company.userId}`);
    await deleteAccount(candidate);
    const thread = (await company.get(`/api/messages/${candidate.userId}`)).body;
    expect(thread.map(({ content }: { content: string }) => content)).toEqual(['Are you there?', 'Yes, I am.']);
    const [conversation] = (await company.get('/api/conversations')).body;
    expect(conversation.user).toMatchObject({ ...DELETED, companyName: null, candidateId: null });
    const response = await company.post('/api/messages', { receiverId: candidate.userId, content: 'Still there?' });
    expect(response).toMatchObject({ status: 403, body: { detail: 'This account no longer exists' } });
    expect(await listHeldMails(company.userId)).toMatchObject([{ kind: 'application-received' }]);
  });

  it('closes a company’s jobs, declines waiting candidates and notifies each of them', async () => {
    const { company, candidate, job, applicationId } = await createScene();
    const paused = await world.build.job({ companyId: company.company.id, status: 'paused' });
    await world.build.application({
      jobId: paused.id,
      companyId: company.company.id,
      candidateId: candidate.candidate.id,
      status: 'hired',
    });
    await deleteAccount(company);
    expect((await candidate.get('/api/jobs/browse')).body).toEqual([]);
    const mine = (await candidate.get('/api/my-applications')).body;
    expect(mine.map(({ status }: { status: string }) => status).toSorted()).toEqual(['declined', 'hired']);
    const detail = (await candidate.get(`/api/applications/${applicationId}`)).body;
    expect(detail.job).toMatchObject({ id: job.id, status: 'closed', company: { companyName: 'Deleted company' } });
    expect((await listHeldMails(candidate.userId)).map(({ kind }) => kind)).toContain('application-moved');
    const notifications = (await candidate.get('/api/notifications')).body;
    expect(notifications[0]).toMatchObject({
      type: 'application_moved',
      data: { status: 'companyDeleted', name: 'Deleted company' },
    });
    const [row] = await world.db.select().from(companies).where(eq(companies.userId, company.userId));
    expect(row).toMatchObject({ companyName: 'Deleted company', description: null, website: null });
  });

  it('cancels pending emails to the person, and does not let the company undo a decline', async () => {
    const { company, candidate, applicationId } = await createScene();
    await company.patch(`/api/applications/${applicationId}`, { status: 'declined' });
    expect((await listHeldMails(candidate.userId)).length).toBeGreaterThan(0);
    await deleteAccount(candidate);
    expect(await listHeldMails(candidate.userId)).toEqual([]);
    const undo = await company.patch(`/api/applications/${applicationId}`, { status: 'pending' });
    expect(undo).toMatchObject({ status: 409, body: { detail: 'This person has deleted their account' } });
  });

  it('is refused for the last admin, and succeeds for only one of the last two', async () => {
    const admin = await world.admin();
    const rejection = await deleteAccount(admin);
    expect(rejection.status).toBe(409);
    expect(rejection.body.detail).toMatch(/^There must be at least one admin/);
    expect((await admin.get('/api/admin/users')).status).toBe(200);
    const other = await world.admin();
    const responses = await Promise.all([deleteAccount(admin), deleteAccount(other)]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
  });

  it('happens once for two simultaneous requests, and is logged', async () => {
    const admin = await world.admin();
    const person = await world.newcomer();
    const responses = await Promise.all([deleteAccount(person), deleteAccount(person)]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 401]);
    const entries = (await admin.get('/api/admin/activity')).body;
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({
      action: 'user.deleted',
      actor: { id: person.userId, email: person.user.email },
      target: person.user.email,
      clientAddress: '127.0.0.1',
    });
  });

  it('leaves no open application and no listed job that the person creates at the same time', async () => {
    const candidate = await world.candidate();
    const company = await world.company();
    const job = await world.build.job({ companyId: company.company.id });
    const [deletion, applied] = await Promise.all([
      deleteAccount(candidate),
      candidate.post('/api/applications', { jobId: job.id }),
    ]);
    expect(deletion.status).toBe(204);
    expect([201, 401]).toContain(applied.status);
    const offer = { title: 'Bookkeeper', description: 'Keeps the books of a shop.', requiredSkills: ['Excel'] };
    const [closed, posted] = await Promise.all([deleteAccount(company), company.post('/api/jobs', offer)]);
    expect(closed.status).toBe(204);
    expect([201, 401]).toContain(posted.status);
    const other = await world.candidate();
    expect((await other.get('/api/jobs/browse')).body).toEqual([]);
    const left = await world.db.select({ status: applications.status }).from(applications);
    expect(left.filter(({ status }) => status !== 'withdrawn' && status !== 'declined')).toEqual([]);
  });

  it('does not deadlock with concurrent actions of others on the person', async () => {
    const company = await world.company();
    const job = await world.build.job({ companyId: company.company.id });
    const people = await Promise.all(Array.from({ length: 6 }, () => world.candidate()));
    const ids: string[] = [];
    for (const person of people) {
      ids.push((await person.post('/api/applications', { jobId: job.id })).body.id);
      await company.post('/api/messages', { receiverId: person.userId, content: 'Hello' });
      await person.post('/api/messages', { receiverId: company.userId, content: 'Hello' });
    }
    const responses = await Promise.all([
      ...people.map((person) => deleteAccount(person)),
      ...ids.map((id) => company.patch(`/api/applications/${id}`, { status: 'interviewing' })),
      ...people.map((person) => company.post(`/api/messages/${person.userId}/read`)),
      ...people.map((person) => company.post('/api/messages', { receiverId: person.userId, content: 'Still there?' })),
      company.post('/api/notifications/read'),
      deleteAccount(company),
    ]);
    expect(responses.filter(({ status }) => status >= 500)).toEqual([]);
    expect(responses.slice(0, people.length).map(({ status }) => status)).toEqual(people.map(() => 204));
    const open = await world.db.select({ status: applications.status }).from(applications);
    expect(open.filter(({ status }) => status === 'pending' || status === 'interviewing')).toEqual([]);
  });
});
