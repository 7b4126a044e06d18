import { describe, expect, it } from 'vitest';
import type { Interview } from '#features/interviews/interviews.contract.ts';
import { book, hoursFromNow, interviewScenes, proposeInterview, slotsAt } from '#testing/interview-scene.ts';
import { type TestClient, useTestApp } from '#testing/test-app.ts';

const world = useTestApp();
const { fileApplication, listCalendarEntries, mailsTo, createScene } = interviewScenes(world);

const loadInterviews = async (client: TestClient): Promise<Interview[]> => (await client.get('/api/interviews')).body;
const undo = (client: TestClient, applicationId: string) => client.post(`/api/applications/${applicationId}/undo`);
const moveTo = (client: TestClient, applicationId: string, status: string) =>
  client.patch(`/api/applications/${applicationId}`, { status });

describe('undoing a status change that ended interviews', () => {
  it.each([
    ['company', 'declined'],
    ['candidate', 'withdrawn'],
  ] as const)(
    'restores the interviews without sending calendar emails after the %s set the status %s',
    async (side, to) => {
      const scene = await createScene();
      const waiting = await proposeInterview(scene.company, scene.applicationId, { slots: slotsAt(60) });
      const booked = await proposeInterview(scene.company, scene.applicationId);
      await book(scene.candidate, booked, 48);
      await moveTo(scene[side], scene.applicationId, to);
      expect((await undo(scene[side], scene.applicationId)).status).toBe(200);
      const [newest, older] = await loadInterviews(scene.candidate);
      expect(newest).toMatchObject({
        id: booked.id,
        status: 'booked',
        start: hoursFromNow(48),
        cancelledBy: null,
        sequence: 3,
      });
      expect(older).toMatchObject({ id: waiting.id, status: 'proposed', cancelledBy: null });
      for (const { userId } of [scene.company, scene.candidate]) {
        expect((await listCalendarEntries(userId)).map(({ method }) => method)).toEqual(['REQUEST']);
        expect((await mailsTo(userId)).map(({ kind }) => kind)).not.toContain('interview-cancelled');
      }
    },
  );

  it('leaves an interview canceled if its time was booked in the meantime, and notifies the candidate', async () => {
    const { company, candidate, applicationId } = await createScene();
    await book(candidate, await proposeInterview(company, applicationId), 48);
    await moveTo(company, applicationId, 'declined');
    const other = await world.candidate();
    await book(other, await proposeInterview(company, await fileApplication(company, other)), 48);
    expect((await undo(company, applicationId)).status).toBe(200);
    expect((await loadInterviews(candidate))[0]).toMatchObject({ status: 'cancelled' });
    expect((await mailsTo(candidate.userId)).map(({ kind }) => kind)).toContain('interview-cancelled');
  });

  it('does not restore interviews that were canceled before the change', async () => {
    const { company, candidate, applicationId } = await createScene();
    const canceled = await proposeInterview(company, applicationId);
    await candidate.post(`/api/interviews/${canceled.id}/cancel`);
    await moveTo(company, applicationId, 'declined');
    await undo(company, applicationId);
    expect((await loadInterviews(candidate))[0]).toMatchObject({ status: 'cancelled', cancelledBy: 'candidate' });
  });
});

describe('hiring a candidate', () => {
  it('cancels the proposed interview, keeps the booked one, and restores the proposal when undone', async () => {
    const { company, candidate, applicationId } = await createScene();
    const booked = await proposeInterview(company, applicationId);
    await book(candidate, booked, 48);
    await proposeInterview(company, applicationId, { slots: slotsAt(60) });
    await moveTo(company, applicationId, 'hired');
    for (const client of [company, candidate]) {
      expect(await loadInterviews(client)).toMatchObject([
        { status: 'cancelled', cancelledBy: null },
        { status: 'booked' },
      ]);
      expect((await mailsTo(client.userId)).map(({ kind }) => kind)).not.toContain('interview-cancelled');
    }
    await undo(company, applicationId);
    expect((await loadInterviews(candidate)).map(({ status }) => status)).toEqual(['proposed', 'booked']);
    expect((await mailsTo(candidate.userId)).map(({ kind }) => kind)).not.toContain('interview-cancelled');
  });
});

describe('undoing the change to interviewing', () => {
  it('cancels proposals made since, because pending applications have no interviews', async () => {
    const { company, candidate, applicationId } = await createScene('pending');
    const interview = await proposeInterview(company, applicationId);
    expect((await undo(company, applicationId)).body.status).toBe('pending');
    expect((await loadInterviews(candidate))[0]).toMatchObject({ status: 'cancelled', cancelledBy: 'company' });
    expect((await book(candidate, interview, 48)).status).toBe(409);
  });
});
