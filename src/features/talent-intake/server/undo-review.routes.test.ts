/** Undoing a review decision: by the admin who made it, while the email is held, unless someone has acted on it. */
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '#features/auth/server/auth.tables.ts';
import { candidates } from '#features/candidates/server/candidates.tables.ts';
import { auditLog } from '#server/audit/audit.tables.ts';
import { newId } from '#server/ids.ts';
import { outbox } from '#server/mail/outbox.tables.ts';
import { eventually } from '#testing/eventually.ts';
import { type TestClient, useTestApp } from '#testing/test-app.ts';
import { intakes, reviewDecisions } from './talent-intake.tables.ts';

const world = useTestApp();

const QUEUE = '/api/admin/candidate-applications';
const DECISIONS = '/api/admin/review-decisions';
const LONG_AGO = '2026-01-05T10:00:00.000Z';
const TOO_LATE = 'You can no longer undo this decision';

const decide = async (admin: TestClient, id: string, approvalStatus: string, more: object = {}) => {
  const response = await admin.patch(`${QUEUE}/${id}/review`, { approvalStatus, reviewNotes: '', hold: true, ...more });
  expect(response.status).toBe(200);
  expect((await admin.get(DECISIONS)).body[0].undoableUntil).toBe(response.body.undo.until);
  return { path: `${DECISIONS}/${response.body.undo.decisionId}/undo`, ...response.body.undo };
};
const findUserRow = async (email: string) => (await world.db.select().from(users).where(eq(users.email, email)))[0];
const mailsTo = (email: string) => world.db.select().from(outbox).where(eq(outbox.toAddress, email));
const listQueuedIds = async (admin: TestClient) => (await admin.get(QUEUE)).body.map(({ id }: { id: string }) => id);
/** Moves all decisions and their emails this many minutes into the past. */
const shiftIntoPast = async (minutes: number) => {
  const earlier = (column: string) => sql`${sql.raw(column)} - make_interval(mins => ${minutes})`;
  await world.db
    .update(reviewDecisions)
    .set({ decidedAt: earlier('decided_at'), undoableUntil: earlier('undoable_until') });
  await world.db.update(outbox).set({ sendAfter: earlier('send_after') });
};

describe('a held decision', () => {
  it('sends its email after ten minutes', async () => {
    const [admin, intake] = [await world.admin(), await world.build.intake()];
    const { until } = await decide(admin, intake.id, 'rejected');
    const [mail] = await mailsTo(intake.email);
    expect(mail?.sendAfter).toBe(until);
    const left = Date.parse(until) - Date.now();
    expect(left).toBeGreaterThan(590_000);
    expect(left).toBeLessThan(601_000);
  });

  it('has to be requested, because a decision without a held email cannot be undone', async () => {
    const [admin, intake] = [await world.admin(), await world.build.intake()];
    const response = await admin.patch(`${QUEUE}/${intake.id}/review`, { approvalStatus: 'rejected' });
    expect(response.body).toEqual({ id: intake.id, approvalStatus: 'rejected' });
    const [decision] = (await admin.get(DECISIONS)).body;
    expect(decision.undoableUntil).toBeNull();
    expect(await admin.post(`${DECISIONS}/${decision.id}/undo`)).toMatchObject({
      status: 409,
      body: { detail: TOO_LATE },
    });
  });

  it.each([{ hold: 'yes' }, { reasons: ['ugly'] }, { reasons: 'english' }, { message: 'x'.repeat(10_001) }])(
    'refuses %j, naming the field',
    async (body) => {
      const intake = await world.build.intake();
      const response = await (await world.admin()).patch(`${QUEUE}/${intake.id}/review`, {
        approvalStatus: 'rejected',
        ...body,
      });
      expect(response.status).toBe(400);
      expect(response.body.errors[0].path.split('.')[0]).toBe(Object.keys(body)[0]);
    },
  );
});

describe('the held email about a new account', () => {
  const OWN_PASSWORD = 'Cobalt-Harbor-42';
  const APPROVED = 'We approved your application.';
  const TEMPORARY = /Temporary password:\n(\S+)\n/;

  const approveNewcomer = async () => {
    const [admin, intake] = [await world.admin(), await world.build.intake()];
    const { path } = await decide(admin, intake.id, 'approved');
    return { admin, path, email: intake.email, userId: (await findUserRow(intake.email))?.id ?? '' };
  };
  const signIn = (email: string, password: string) => world.visitor.post('/api/auth/login', { email, password });
  /** The only email about the approval, and the temporary password in it. */
  const findApprovalMail = async (email: string) => {
    const mails = (await world.mails(email)).filter(({ textBody }) => textBody.includes(APPROVED));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ kind: 'approved', subject: 'Welcome to Puente: you’re approved' });
    return { text: mails[0]?.textBody ?? '', password: TEMPORARY.exec(mails[0]?.textBody ?? '')?.[1] };
  };

  it('is sent without credentials once the person sets their own password', async () => {
    const { admin, path, email } = await approveNewcomer();
    await world.visitor.post('/api/auth/password/forgot', { email });
    const token = /token=(\S+)/.exec((await world.mails(email))[0]?.textBody ?? '')?.[1];
    const reset = await world.visitor.post('/api/auth/password/reset', { token, password: OWN_PASSWORD });
    expect(reset.status).toBe(200);
    expect(await findApprovalMail(email)).toMatchObject({
      password: undefined,
      text: expect.stringContaining('/login'),
    });
    expect(await mailsTo(email)).toHaveLength(3);
    expect((await signIn(email, OWN_PASSWORD)).status).toBe(200);
    expect(await admin.post(path)).toMatchObject({ status: 409, body: { detail: TOO_LATE } });
  });

  it('is sent with the new credentials if an admin resends them', async () => {
    const { admin, email, userId } = await approveNewcomer();
    expect((await admin.post(`/api/admin/users/${userId}/resend-credentials`)).status).toBe(200);
    expect(await mailsTo(email)).toHaveLength(1);
    const { password } = await findApprovalMail(email);
    expect((await signIn(email, password ?? '')).status).toBe(200);
  });

  it('is sent to the new address, without credentials, if the person changes theirs', async () => {
    const { admin, email, userId } = await approveNewcomer();
    const { password } = (await admin.post(`/api/admin/users/${userId}/reveal-temporary-password`)).body;
    const person = await world.as(userId);
    await person.patch('/api/account', { email: 'new@mail.example', currentPassword: password });
    const token = /token=(\S+)/.exec((await world.mails('new@mail.example'))[0]?.textBody ?? '')?.[1];
    expect((await world.visitor.post('/api/account/email/confirm', { token })).status).toBe(200);
    expect(await findApprovalMail('new@mail.example')).toMatchObject({ password: undefined });
    expect((await mailsTo(email)).map(({ kind }) => kind)).not.toContain('approved');
  });
});

describe('the message of a rejection', () => {
  it('is composed from the reasons in the person’s language unless edited', async () => {
    const intake = await world.build.intake({ language: 'es' });
    await decide(await world.admin(), intake.id, 'rejected', { reasons: ['english', 'incomplete'] });
    const [mail] = await mailsTo(intake.email);
    expect(mail?.textBody).toContain('Tu perfil todavía no nos dice lo suficiente.');
    expect(mail?.textBody).toContain('Las vacantes son de empresas de Estados Unidos');
  });

  it('is the reviewer’s edited text, paragraph by paragraph, without notes for admins', async () => {
    const person = await world.candidate({ approvalStatus: 'pending' });
    const more = { reasons: ['demand'], message: 'Own words.\n\nAnd more.', reviewNotes: 'Internal' };
    await decide(await world.admin(), person.candidate.id, 'rejected', more);
    const [mail] = await mailsTo(person.user.email ?? '');
    expect(mail?.textBody).toContain('\nOwn words.\n\nAnd more.\n');
    expect(mail?.textBody).not.toContain('few companies');
    expect(mail?.textBody).not.toContain('Internal');
    expect((await world.db.select().from(reviewDecisions))[0]).toMatchObject({
      reasons: ['demand'],
      message: 'Own words.\n\nAnd more.',
      reviewNotes: 'Internal',
    });
  });
});

describe('POST /api/admin/review-decisions/:id/undo', () => {
  it('undoes an approval with its account, profile and email', async () => {
    const [admin, company] = [await world.admin(), await world.company()];
    const intake = await world.build.intake({ createdAt: LONG_AGO });
    const { path } = await decide(admin, intake.id, 'approved');
    expect(await listQueuedIds(admin)).toEqual([]);
    expect(await findUserRow(intake.email)).toBeDefined();

    const undone = await admin.post(path);
    expect(undone).toMatchObject({ status: 200, body: { rowId: intake.id, undoneAt: expect.any(String) } });
    expect(await findUserRow(intake.email)).toBeUndefined();
    expect(await world.db.select().from(candidates)).toEqual([]);
    expect(await mailsTo(intake.email)).toEqual([]);
    expect((await company.get('/api/candidates/browse')).body).toEqual([]);
    const [row] = await world.db.select().from(intakes);
    expect(row).toEqual(intake);
    expect(await listQueuedIds(admin)).toEqual([intake.id]);
    expect(await decide(admin, intake.id, 'approved')).toBeDefined();
  });

  it('returns a rejected application to its position in the queue', async () => {
    const admin = await world.admin();
    const intake = await world.build.intake({ createdAt: LONG_AGO });
    const later = await world.build.intake();
    const { path } = await decide(admin, intake.id, 'rejected');
    expect((await admin.post(path)).status).toBe(200);
    expect(await listQueuedIds(admin)).toEqual([intake.id, later.id]);
    expect(await mailsTo(intake.email)).toEqual([]);
  });

  it.each(['approved', 'rejected'])(
    'restores a profile that was %s, with its previous review and without the notification',
    async (outcome) => {
      const admin = await world.admin();
      const before = { reviewNotes: 'First look', reviewedBy: newId(), reviewedAt: LONG_AGO, submittedAt: LONG_AGO };
      const person = await world.candidate({ approvalStatus: 'pending', ...before });
      const { path } = await decide(admin, person.candidate.id, outcome);
      expect((await person.get('/api/notifications')).body).toHaveLength(1);
      expect((await admin.post(path)).status).toBe(200);
      const [profile] = await world.db.select().from(candidates);
      expect(profile).toMatchObject({ approvalStatus: 'pending', ...before });
      expect((await person.get('/api/notifications')).body).toEqual([]);
      expect(await mailsTo(person.user.email ?? '')).toEqual([]);
      expect(await listQueuedIds(admin)).toEqual([person.candidate.id]);
    },
  );

  it('removes the profile that an approval added to an existing account, and the type of the account', async () => {
    const intake = await world.build.intake();
    const person = await world.newcomer({ email: intake.email });
    const admin = await world.admin();
    const { path } = await decide(admin, intake.id, 'approved');
    expect((await admin.post(path)).status).toBe(200);
    expect(await findUserRow(intake.email)).toMatchObject({ id: person.userId, accountType: null });
    expect(await world.db.select().from(candidates)).toEqual([]);
    expect((await person.get('/api/notifications')).body).toEqual([]);
  });

  it('is written to the audit log and recorded in the decision', async () => {
    const [admin, intake] = [await world.admin(), await world.build.intake()];
    const { path } = await decide(admin, intake.id, 'approved');
    await admin.post(path);
    const log = await world.db.select().from(auditLog).orderBy(auditLog.id);
    expect(log.map(({ action, target }) => [action, target])).toEqual([
      ['review.approved', intake.email],
      ['review.undone', intake.email],
    ]);
    expect((await admin.get(DECISIONS)).body).toMatchObject([
      { outcome: 'approved', undoneAt: expect.any(String), undoableUntil: null, by: { id: admin.userId } },
    ]);
  });

  it('succeeds for only one of several concurrent calls', async () => {
    const [admin, intake] = [await world.admin(), await world.build.intake()];
    const { path } = await decide(admin, intake.id, 'approved');
    const responses = await Promise.all([admin.post(path), admin.post(path), admin.post(path)]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  it('is allowed only for the admin who decided', async () => {
    const [admin, other] = [await world.admin(), await world.admin()];
    const intake = await world.build.intake();
    const { path } = await decide(admin, intake.id, 'rejected');
    expect(await other.post(path)).toMatchObject({
      status: 409,
      body: { detail: 'Only the admin who decided can undo this' },
    });
    expect((await other.get(DECISIONS)).body[0].undoableUntil).toBeNull();
    expect((await (await world.company()).post(path)).status).toBe(403);
    expect((await world.visitor.post(path)).status).toBe(401);
    expect((await admin.post(`${DECISIONS}/${newId()}/undo`)).status).toBe(404);
    expect((await admin.post(path)).status).toBe(200);
  });

  it('is refused after ten minutes', async () => {
    const [admin, intake] = [await world.admin(), await world.build.intake()];
    const { path } = await decide(admin, intake.id, 'rejected');
    await shiftIntoPast(10);
    expect(await admin.post(path)).toMatchObject({ status: 409, body: { detail: TOO_LATE } });
    expect(await mailsTo(intake.email)).toHaveLength(1);
  });

  it('is refused once the email is being sent', async () => {
    const [admin, intake] = [await world.admin(), await world.build.intake()];
    const { path } = await decide(admin, intake.id, 'approved');
    await world.db.update(outbox).set({ attempts: 1 });
    expect((await admin.post(path)).status).toBe(409);
    expect(await findUserRow(intake.email)).toBeDefined();
  });

  describe('is refused for an approval after', () => {
    const createApproval = async () => {
      const [admin, company] = [await world.admin(), await world.company()];
      const intake = await world.build.intake();
      const { path } = await decide(admin, intake.id, 'approved');
      const user = await findUserRow(intake.email);
      const [profile] = await world.db.select().from(candidates);
      return { admin, company, intake, path, userId: user?.id ?? '', candidateId: profile?.id ?? '' };
    };
    type Scene = Awaited<ReturnType<typeof createApproval>>;
    const actions: [string, (scene: Scene) => Promise<unknown>][] = [
      [
        'a company shortlists the person',
        ({ company, candidateId }) => company.post('/api/shortlists', { candidateId }),
      ],
      [
        'a company writes to the person',
        ({ company, userId }) => company.post('/api/messages', { receiverId: userId, content: 'Hello' }),
      ],
      ['the person signs in', ({ userId }) => world.as(userId)],
      [
        'they request a password link',
        ({ intake: { email } }) => world.visitor.post('/api/auth/password/forgot', { email }),
      ],
      [
        'they register',
        ({ intake: { email } }) => world.visitor.post('/api/auth/register', { firstName: 'Lu', lastName: 'E', email }),
      ],
      [
        'an admin resends the credentials',
        ({ admin, userId }) => admin.post(`/api/admin/users/${userId}/resend-credentials`),
      ],
      [
        'the account is suspended',
        ({ admin, userId }) => admin.patch(`/api/admin/users/${userId}`, { suspended: true }),
      ],
    ];
    it.each(actions)('%s', async (_name, act) => {
      const scene = await createApproval();
      await act(scene);
      expect((await scene.admin.get(DECISIONS)).body[0].undoableUntil).toBeNull();
      expect(await scene.admin.post(scene.path)).toMatchObject({ status: 409, body: { detail: TOO_LATE } });
      expect(await findUserRow(scene.intake.email)).toBeDefined();
      expect((await world.db.select().from(intakes))[0]?.status).toBe('approved');
    });

    it('a company invites someone who already had a profile', async () => {
      const [admin, company] = [await world.admin(), await world.company()];
      const job = await world.build.job({ companyId: company.company.id });
      const person = await world.candidate({ approvalStatus: 'pending' });
      const { path } = await decide(admin, person.candidate.id, 'approved');
      const invited = await company.post('/api/invitations', { jobId: job.id, candidateId: person.candidate.id });
      expect(invited.status).toBe(201);
      expect((await admin.post(path)).status).toBe(409);
    });
  });

  it('is refused if the rejected person has applied again', async () => {
    const admin = await world.admin();
    const intake = await world.build.intake();
    const person = await world.candidate({ approvalStatus: 'pending' });
    const first = await decide(admin, intake.id, 'rejected');
    const second = await decide(admin, person.candidate.id, 'rejected');
    await world.build.intake({ email: intake.email });
    await person.patch('/api/candidates/my-profile', { jobTitle: 'Senior Developer' });
    for (const { path } of [first, second]) expect((await admin.post(path)).status).toBe(409);
    expect((await listQueuedIds(admin)).length).toBe(2);
  });
});

describe('the live review queue', () => {
  it('notifies all connected admins of a decision and of its undo', async () => {
    const [admin, other] = [await world.admin(), await world.admin()];
    const intake = await world.build.intake();
    const frames: unknown[] = [];
    world.hub.add(other.userId, newId(), { send: (text) => frames.push(JSON.parse(text)), close: () => {} });
    const { path } = await decide(admin, intake.id, 'rejected');
    const frame = { type: 'review_queue_changed' };
    await eventually(() => expect(frames).toEqual([frame]));
    await admin.post(path);
    await eventually(() => expect(frames).toEqual([frame, frame]));
  });
});
