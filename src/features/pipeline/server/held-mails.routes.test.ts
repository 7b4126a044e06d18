/** Emails about moves are held for ten minutes. When they are due, only those that are still true are sent. */
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { outbox } from '#server/mail/outbox.tables.ts';
import { useTestApp } from '#testing/test-app.ts';
import { applications } from './applications.tables.ts';
import { decideMoveMail } from './held-mails.service.ts';

const world = useTestApp();

const createScene = async () => {
  const company = await world.company();
  const job = await world.build.job({ companyId: company.company.id });
  const candidate = await world.candidate();
  const { id } = (await candidate.post('/api/applications', { jobId: job.id })).body;
  const path = `/api/applications/${id}`;
  return { company, candidate, id, path };
};

/** Returns the decision about each email to a person, oldest first, at this number of minutes from now. */
const decide = async (userId: string, minutes = 0) => {
  const mails = await world.db.select().from(outbox).where(eq(outbox.userId, userId)).orderBy(outbox.id);
  const now = new Date(Date.now() + minutes * 60_000);
  return Promise.all(mails.map((mail) => decideMoveMail(world.db, mail, now)));
};

const POSTPONED = { postponeSeconds: expect.any(Number) };

it('an email about a status that the application has left waits while the newer move can be undone, and is then dropped', async () => {
  const { company, candidate, path } = await createScene();
  await company.patch(path, { status: 'interviewing' });
  expect(await decide(candidate.userId)).toEqual(['send']);
  await company.patch(path, { status: 'declined' });
  expect(await decide(candidate.userId)).toEqual([POSTPONED, 'send']);
  expect(await decide(candidate.userId, 11)).toEqual(['drop', 'send']);
});

it('an email is sent after all if the newer move is undone', async () => {
  const { company, candidate, path } = await createScene();
  await company.patch(path, { status: 'interviewing' });
  await company.patch(path, { status: 'offered' });
  await company.post(`${path}/undo`);
  expect(await decide(candidate.userId, 11)).toEqual(['send']);
});

it('an email about an offer is dropped once the candidate has accepted', async () => {
  const { company, candidate, path } = await createScene();
  await company.patch(path, { status: 'interviewing' });
  await company.patch(path, { status: 'offered' });
  expect((await candidate.patch(path, { status: 'hired' })).status).toBe(200);
  expect(await decide(candidate.userId, 11)).toEqual(['drop', 'drop']);
});

it('an email about a decline is dropped after an admin has reopened the application', async () => {
  const { company, candidate, path, id } = await createScene();
  await company.patch(path, { status: 'declined', reason: 'other' });
  const appeal = await candidate.post(`${path}/appeal`, { text: 'Please look at my second position again.' });
  const admin = await world.admin();
  await admin.post(`/api/appeals/${appeal.body.id}`, { outcome: 'reopened', note: 'Looked at again' });
  const [application] = await world.db.select().from(applications).where(eq(applications.id, id));
  expect(application?.status).not.toBe('declined');
  const kinds = await world.db
    .select({ kind: outbox.kind })
    .from(outbox)
    .where(sql`user_id = ${candidate.userId} and kind = 'application-moved'`);
  expect(kinds).toHaveLength(1);
  expect(await decide(candidate.userId)).toContain('drop');
});

it('the email about interview times replaces the email that announces them', async () => {
  const { company, candidate, path } = await createScene();
  await company.patch(path, { status: 'interviewing' });
  const start = new Date(Date.now() + 3 * 86_400_000);
  start.setUTCMinutes(0, 0, 0);
  const proposal = await company.post(`${path}/interviews`, {
    durationMinutes: 30,
    slots: [{ start: start.toISOString() }],
  });
  expect(proposal.status, proposal.text).toBe(201);
  expect((await world.mails(candidate.user.email ?? '')).map(({ kind }) => kind)).toEqual(['interview-proposed']);
});
