/** Reviewers who conduct an interview join the job's hiring team, so that they can see the applicant. */
import { describe, expect, it } from 'vitest';
import { book, proposeInterview } from '#testing/interview-scene.ts';
import { assignInterviewers, interviewerIds, interviewerScenes, personIds } from '#testing/interviewer-scene.ts';
import { type TestClient, useTestApp } from '#testing/test-app.ts';

const world = useTestApp();
const { createTeam, createOtherApplication, readInterview, listMailKinds } = interviewerScenes(world);

const requestStatus = async (member: TestClient, applicationId: string): Promise<number> =>
  (await member.get(`/api/applications/${applicationId}`)).status;

const setTeam = async (owner: TestClient, applicationId: string, ...members: TestClient[]) => {
  const { jobId } = (await owner.get(`/api/applications/${applicationId}`)).body;
  const body = { members: members.map(({ userId }) => ({ userId, notify: false })) };
  return owner.put(`/api/jobs/${jobId}/team`, body);
};

describe('a reviewer who conducts an interview', () => {
  it('joins the hiring team when times are proposed, and sees only this job', async () => {
    const { owner, ana, applicationId } = await createTeam();
    const reviewer = await world.member(owner, 'reviewer');
    const other = await createOtherApplication(owner);
    expect(await requestStatus(reviewer, applicationId)).toBe(404);
    await proposeInterview(ana, applicationId, { interviewers: personIds(ana, reviewer) });
    expect(await requestStatus(reviewer, applicationId)).toBe(200);
    const { jobId } = (await owner.get(`/api/applications/${applicationId}`)).body;
    expect(await requestStatus(reviewer, other.applicationId)).toBe(404);
    const { members } = (await owner.get(`/api/jobs/${jobId}/team`)).body;
    // Recruiters see all jobs, so they join no team.
    expect(members).toMatchObject([{ userId: reviewer.userId, role: 'reviewer', notify: false }]);
  });

  it('joins the hiring team when they replace an interviewer', async () => {
    const { owner, ana, applicationId } = await createTeam();
    const reviewer = await world.member(owner, 'reviewer');
    const interview = await proposeInterview(ana, applicationId);
    expect((await assignInterviewers(owner, interview, reviewer)).status).toBe(200);
    expect(await requestStatus(reviewer, applicationId)).toBe(200);
  });

  it('joins the hiring team when they become a reviewer while assigned to an interview', async () => {
    const { owner, ana, applicationId } = await createTeam();
    const interview = await proposeInterview(ana, applicationId);
    const changed = await owner.patch(`/api/companies/my-company/members/${ana.userId}`, { role: 'reviewer' });
    expect(changed.status).toBe(200);
    expect(await requestStatus(ana, applicationId)).toBe(200);
    expect(interviewerIds(await readInterview(owner, interview))).toEqual(personIds(ana));
  });

  it('keeps their notification setting if they are already on the team', async () => {
    const { owner, ana, applicationId } = await createTeam();
    const reviewer = await world.member(owner, 'reviewer');
    const { jobId } = (await owner.get(`/api/applications/${applicationId}`)).body;
    await owner.put(`/api/jobs/${jobId}/team`, { members: [{ userId: reviewer.userId, notify: true }] });
    await proposeInterview(ana, applicationId, { interviewers: personIds(reviewer) });
    expect((await owner.get(`/api/jobs/${jobId}/team`)).body.members).toMatchObject([{ notify: true }]);
  });
});

describe('a reviewer on a hiring team', () => {
  it('passes their open interviews for the job to others when removed', async () => {
    const { owner, ana, applicationId } = await createTeam();
    const reviewer = await world.member(owner, 'reviewer');
    const together = await proposeInterview(ana, applicationId, { interviewers: personIds(ana, reviewer) });
    const alone = await proposeInterview(ana, applicationId, { interviewers: personIds(reviewer) });
    expect((await setTeam(owner, applicationId)).status).toBe(200);
    expect(interviewerIds(await readInterview(owner, together))).toEqual(personIds(ana));
    expect(interviewerIds(await readInterview(owner, alone))).toEqual(personIds(owner));
    expect(await listMailKinds(reviewer)).toContain('interview-unassigned');
    expect(await requestStatus(reviewer, applicationId)).toBe(404);
  });

  it('keeps their interviews when others join or leave the team', async () => {
    const { owner, ana, applicationId } = await createTeam();
    const [reviewer, other] = [await world.member(owner, 'reviewer'), await world.member(owner, 'reviewer')];
    const interview = await proposeInterview(ana, applicationId, { interviewers: personIds(reviewer) });
    await setTeam(owner, applicationId, reviewer, other);
    await setTeam(owner, applicationId, reviewer);
    expect(interviewerIds(await readInterview(owner, interview))).toEqual(personIds(reviewer));
  });

  it('does not return to an interview that an undo restores after they left the team', async () => {
    const { owner, ana, candidate, applicationId } = await createTeam();
    const [reviewer, staying] = [await world.member(owner, 'reviewer'), await world.member(owner, 'reviewer')];
    const alone = await proposeInterview(ana, applicationId, { interviewers: personIds(reviewer) });
    const together = await proposeInterview(ana, applicationId, { interviewers: personIds(reviewer, staying) });
    await book(candidate, alone, 48);
    await owner.patch(`/api/applications/${applicationId}`, { status: 'declined' });
    expect((await setTeam(owner, applicationId, staying)).status).toBe(200);
    expect((await owner.post(`/api/applications/${applicationId}/undo`)).status).toBe(200);
    expect(await readInterview(owner, alone)).toMatchObject({ status: 'booked' });
    expect(interviewerIds(await readInterview(owner, alone))).toEqual(personIds(owner));
    expect(interviewerIds(await readInterview(owner, together))).toEqual(personIds(staying));
    expect(await requestStatus(reviewer, applicationId)).toBe(404);
  });

  it('does not return to an interview that an undo restores if they became a reviewer in the meantime', async () => {
    const { owner, ana, candidate, applicationId } = await createTeam();
    const interview = await proposeInterview(ana, applicationId);
    await book(candidate, interview, 48);
    await owner.patch(`/api/applications/${applicationId}`, { status: 'declined' });
    await owner.patch(`/api/companies/my-company/members/${ana.userId}`, { role: 'reviewer' });
    expect((await owner.post(`/api/applications/${applicationId}/undo`)).status).toBe(200);
    expect(interviewerIds(await readInterview(owner, interview))).toEqual(personIds(owner));
  });
});
