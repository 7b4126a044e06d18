/** Every change to an admin queue is sent to connected admins. */
import { expect, it } from 'vitest';
import { newId } from '#server/ids.ts';
import { eventually } from '#testing/eventually.ts';
import { BUILT_PASSWORD, type TestClient, useTestApp } from '#testing/test-app.ts';

const REFEREE = { name: 'Dana Hollowell', email: 'dana@acme.example', relation: 'My manager at Acme' };
const COMPLETED_FORM = { together: 'Two years at Acme.', strengths: 'Calm.', growth: '', again: 'yes' };
const B2_EVERYWHERE = { range: 'B2', accuracy: 'B2', coherence: 'B2', argument: 'B2' };

const world = useTestApp();

/** Creates the data, and returns the queue changes to make, in this order. */
const createChanges = async (admin: TestClient): Promise<[string, () => Promise<{ status: number }>][]> => {
  const company = await world.company();
  const candidate = await world.candidate();
  const newcomer = await world.newcomer({ accountType: 'candidate' });
  const job = await world.build.job({ companyId: company.company.id });
  const ids = { jobId: job.id, companyId: company.company.id, candidateId: candidate.candidate.id };
  const { id } = await world.build.application(ids);
  await company.patch(`/api/applications/${id}`, { status: 'declined' });
  const intake = await world.build.intake();
  const readFirstId = async (path: string): Promise<string> => (await admin.get(path)).body[0].id;
  const rateTask = async () =>
    admin.post(`/api/admin/english-tasks/${await readFirstId('/api/admin/english-tasks')}/ratings`, B2_EVERYWHERE);
  const answerReference = async () => {
    const [mail] = await world.mails(REFEREE.email);
    const token = decodeURIComponent(/token=(\S+)/.exec(mail?.textBody ?? '')?.[1] ?? '');
    return world.visitor.post('/api/references/answer', { token, ...COMPLETED_FORM });
  };
  return [
    ['a profile', () => newcomer.post('/api/candidates', { jobTitle: 'Accountant', skills: ['Excel'] })],
    [
      'a change to the profile',
      () => newcomer.patch('/api/candidates/my-profile', { bio: 'I close the books on time.' }),
    ],
    [
      'a review',
      () => admin.patch(`/api/admin/candidate-applications/${intake.id}/review`, { approvalStatus: 'approved' }),
    ],
    ['a claim', () => candidate.post('/api/verifications', { kind: 'skill', subject: 'React' })],
    [
      'the check of the claim',
      async () =>
        admin.post(`/api/admin/verifications/${await readFirstId('/api/admin/verifications')}`, { status: 'checking' }),
    ],
    ['a writing test', () => candidate.post('/api/verifications/english-task')],
    ['the submitted task', () => candidate.post('/api/verifications/english-task/submit', { text: 'I would call.' })],
    ['a rating of the task', rateTask],
    ['a reference', () => candidate.post('/api/verifications/references', REFEREE)],
    ['the answer of the referee', answerReference],
    ['a report', () => company.post('/api/reports', { userId: candidate.userId, reason: 'Did not come.' })],
    [
      'the resolution of the report',
      async () => admin.patch(`/api/admin/reports/${await readFirstId('/api/admin/reports')}`, { status: 'resolved' }),
    ],
    ['an appeal', () => candidate.post(`/api/applications/${id}/appeal`, { text: 'Please look again.' })],
    [
      'the answer to the appeal',
      async () =>
        admin.post(`/api/appeals/${await readFirstId('/api/appeals')}`, { outcome: 'upheld', note: 'We did.' }),
    ],
    ['the deletion of an account', () => newcomer.delete('/api/account', { password: BUILT_PASSWORD })],
  ];
};

it('every change to an admin queue is sent to other admins', async () => {
  const [admin, otherAdmin] = [await world.admin(), await world.admin()];
  const steps = await createChanges(admin);
  const receivedTypes: string[] = [];
  world.hub.add(otherAdmin.userId, newId(), {
    send: (text) => receivedTypes.push(JSON.parse(text).type),
    close: () => {},
  });
  const countQueueChanges = () => receivedTypes.filter((type) => type === 'review_queue_changed').length;
  for (const [name, change] of steps) {
    const before = countQueueChanges();
    expect((await change()).status, name).toBeLessThan(300);
    await eventually(() => expect(countQueueChanges(), name).toBeGreaterThan(before));
  }
});
