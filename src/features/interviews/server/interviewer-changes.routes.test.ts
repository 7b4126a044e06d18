/** Replacing interviewers, and what happens to the interviews of members who leave the company. */
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '#features/auth/server/auth.tables.ts';
import { memberships } from '#features/auth/server/memberships.tables.ts';
import { book, hoursFromNow, proposeInterview, slotsAt, sortedStatuses } from '#testing/interview-scene.ts';
import { assignInterviewers, interviewerIds, interviewerScenes, personIds } from '#testing/interviewer-scene.ts';
import { listNotificationTypes } from '#testing/offer-scene.ts';
import { BUILT_PASSWORD, type TestClient, useTestApp } from '#testing/test-app.ts';
import { sendDueReminders } from './interview-reminders.ts';
import { interviewInterviewers, interviews } from './interviews.tables.ts';

const world = useTestApp();
const { createTeam, createOtherApplication, listMailKinds, listCalendarChanges, readInterview, simulateStart } =
  interviewerScenes(world);

const removeMember = (owner: TestClient, { userId }: { userId: string }) =>
  owner.delete(`/api/companies/my-company/members/${userId}`);

const loadCompanyLog = async (
  owner: TestClient,
): Promise<{ action: string; actor: { id: string }; target: object }[]> =>
  (await owner.get('/api/companies/my-company/log')).body;

describe('replacing interviewers', () => {
  it('sends new ones an invitation, replaced ones a cancellation, and emails no one else', async () => {
    const { owner, ana, leo, candidate, applicationId } = await createTeam();
    const interview = await proposeInterview(ana, applicationId, { interviewers: personIds(ana, owner) });
    await book(candidate, interview, 48);
    const before = await Promise.all([listMailKinds(candidate), listMailKinds(owner)]);
    const response = await assignInterviewers(owner, interview, leo, owner);
    expect(response).toMatchObject({ status: 200, body: { status: 'booked', sequence: 2, start: hoursFromNow(48) } });
    expect(interviewerIds(response.body)).toEqual(personIds(leo, owner));
    expect(await listCalendarChanges(leo)).toEqual([['REQUEST', 2]]);
    expect(await listCalendarChanges(ana)).toEqual([
      ['REQUEST', 1],
      ['CANCEL', 2],
    ]);
    expect((await listMailKinds(leo)).at(-1)).toBe('interview-assigned');
    expect((await listMailKinds(ana)).at(-1)).toBe('interview-unassigned');
    expect(await Promise.all([listMailKinds(candidate), listMailKinds(owner)])).toEqual(before);
    expect(await listNotificationTypes(leo)).toEqual(['interview_updated']);
  });

  it('changes no calendar before a time is booked', async () => {
    const { ana, leo, applicationId } = await createTeam();
    const interview = await proposeInterview(ana, applicationId);
    await assignInterviewers(ana, interview, leo);
    expect(await listMailKinds(leo)).toEqual(['interview-assigned']);
    expect(await listMailKinds(ana)).toEqual([]);
    expect([await listCalendarChanges(leo), await listCalendarChanges(ana)]).toEqual([[], []]);
  });

  it('changes nothing if the interviewers stay the same', async () => {
    const { ana, leo, applicationId } = await createTeam();
    const interview = await proposeInterview(ana, applicationId, { interviewers: personIds(ana, leo) });
    expect((await assignInterviewers(ana, interview, ana, leo)).body.sequence).toBe(interview.sequence);
  });

  it('does not repeat a reminder', async () => {
    const { ana, leo, candidate, applicationId } = await createTeam();
    const interview = await proposeInterview(ana, applicationId);
    await book(candidate, interview, 48);
    const remind = () => sendDueReminders(world.platform, null, new Date(Date.parse(hoursFromNow(25))));
    await remind();
    await assignInterviewers(ana, interview, ana, leo);
    await remind();
    for (const person of [candidate, ana]) {
      expect((await listMailKinds(person)).filter((kind) => kind === 'interview-reminder')).toHaveLength(1);
    }
    expect(await listMailKinds(leo)).toEqual(['interview-assigned']);
  });

  it('is refused if a new interviewer has another interview at that time', async () => {
    const { owner, ana, leo, candidate, applicationId } = await createTeam();
    const other = await createOtherApplication(owner);
    const interview = await proposeInterview(ana, applicationId);
    await book(candidate, interview, 48);
    await book(other.candidate, await proposeInterview(leo, other.applicationId), 48);
    expect(await assignInterviewers(ana, interview, leo)).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('One of the interviewers') },
    });
    expect(interviewerIds(await readInterview(ana, interview))).toEqual(personIds(ana));
  });

  it('succeeds for only one of two simultaneous requests that assign a person to two interviews at the same time', async () => {
    const { owner, ana, leo, candidate, applicationId } = await createTeam();
    const other = await createOtherApplication(owner);
    const [first, second] = [
      await proposeInterview(ana, applicationId),
      await proposeInterview(owner, other.applicationId),
    ];
    await book(candidate, first, 48);
    await book(other.candidate, second, 48);
    expect(
      sortedStatuses(await Promise.all([assignInterviewers(ana, first, leo), assignInterviewers(owner, second, leo)])),
    ).toEqual([200, 409]);
  });

  it('never assigns a person to two interviews at the same time, even during a simultaneous booking', async () => {
    const { owner, ana, leo, candidate, applicationId } = await createTeam();
    const other = await createOtherApplication(owner);
    const [first, second] = [
      await proposeInterview(ana, applicationId),
      await proposeInterview(leo, other.applicationId),
    ];
    await book(candidate, first, 48);
    const both = await Promise.all([assignInterviewers(ana, first, leo), book(other.candidate, second, 48)]);
    expect(sortedStatuses(both)).toEqual([200, 409]);
  });

  it('is allowed only for owners and recruiters of the company, only before the interview, and requires at least one interviewer', async () => {
    const { owner, ana, candidate, applicationId } = await createTeam();
    const interview = await proposeInterview(ana, applicationId);
    const reviewer = await world.member(owner, 'reviewer');
    expect((await assignInterviewers(candidate, interview, ana)).status).toBe(403);
    expect((await assignInterviewers(reviewer, interview, reviewer)).status).toBe(403);
    const stranger = await world.company();
    expect((await assignInterviewers(stranger, interview, stranger)).status).toBe(404);
    expect(await assignInterviewers(ana, interview, stranger)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'interviewers.0' }] },
    });
    expect((await assignInterviewers(ana, interview)).body.errors[0].path).toBe('interviewers');
    expect((await ana.patch(`/api/interviews/${interview.id}`, {})).body.errors[0].path).toBe('outcome');
    await book(candidate, interview, 48);
    await simulateStart(interview);
    expect((await assignInterviewers(ana, interview, owner)).status).toBe(409);
  });

  it("is recorded in the company's log, with the member who made the change", async () => {
    const { owner, ana, leo, applicationId } = await createTeam();
    const interview = await proposeInterview(ana, applicationId);
    await assignInterviewers(ana, interview, leo);
    expect((await loadCompanyLog(owner))[0]).toMatchObject({
      action: 'interview.interviewers-changed',
      actor: { id: ana.userId },
      target: { id: interview.id, name: 'Bookkeeper' },
    });
  });
});

describe('a member who leaves the company or changes role', () => {
  it('passes interviews without another interviewer to the first owner, who gets an invitation', async () => {
    const { owner, ana, candidate, applicationId } = await createTeam();
    const interview = await proposeInterview(ana, applicationId);
    await book(candidate, interview, 48);
    expect((await removeMember(owner, ana)).status).toBe(204);
    const passed = await readInterview(owner, interview);
    expect(passed).toMatchObject({ status: 'booked', start: hoursFromNow(48) });
    expect(interviewerIds(passed)).toEqual(personIds(owner));
    expect(await listCalendarChanges(owner)).toEqual([['REQUEST', 2]]);
    expect(await listCalendarChanges(ana)).toEqual([
      ['REQUEST', 1],
      ['CANCEL', 2],
    ]);
    expect(await listMailKinds(candidate)).toEqual(['interview-proposed', 'interview-booked']);
    expect((await loadCompanyLog(owner)).map(({ action }) => action).slice(0, 2)).toEqual([
      'interview.interviewers-changed',
      'member.removed',
    ]);
  });

  it('leaves the other interviewers in interviews that they conduct together', async () => {
    const { owner, ana, leo, applicationId } = await createTeam();
    const interview = await proposeInterview(ana, applicationId, { interviewers: personIds(ana, leo) });
    await removeMember(owner, ana);
    expect(interviewerIds(await readInterview(owner, interview))).toEqual(personIds(leo));
    expect(await listMailKinds(owner)).toEqual([]);
  });

  it('passes their interviews to a free recruiter if the owner is busy', async () => {
    const { owner, ana, leo, candidate, applicationId } = await createTeam();
    const other = await createOtherApplication(owner);
    const interview = await proposeInterview(ana, applicationId);
    await book(candidate, interview, 48);
    await book(other.candidate, await proposeInterview(owner, other.applicationId), 48);
    await removeMember(owner, ana);
    expect(interviewerIds(await readInterview(owner, interview))).toEqual(personIds(leo));
  });

  it('releases a booked time when no one else is free, so that the candidate chooses again', async () => {
    const { owner, ana, leo, candidate, applicationId } = await createTeam();
    const interview = await proposeInterview(ana, applicationId);
    await book(candidate, interview, 48);
    const other = await createOtherApplication(owner);
    const together = await proposeInterview(owner, other.applicationId, { interviewers: personIds(owner, leo) });
    await book(other.candidate, together, 48);
    await removeMember(owner, ana);
    const released = await readInterview(owner, interview);
    expect(released).toMatchObject({
      status: 'proposed',
      start: null,
      movedFrom: hoursFromNow(48),
      proposedBy: 'company',
    });
    expect(released.slots).toEqual(slotsAt(48, 50));
    expect(interviewerIds(released)).toEqual(personIds(owner));
    expect((await listCalendarChanges(candidate)).at(-1)).toEqual(['CANCEL', 2]);
    expect((await listCalendarChanges(ana)).at(-1)).toEqual(['CANCEL', 2]);
    expect((await listMailKinds(candidate)).at(-1)).toBe('interview-moved');
    expect((await listMailKinds(owner)).at(-1)).toBe('interview-assigned');
    expect((await book(candidate, interview, 50)).status).toBe(200);
  });

  it('passes on their interviews when they become a viewer, or when their account is suspended or deleted', async () => {
    const { owner, applicationId } = await createTeam();
    const path = '/api/companies/my-company/members';
    const leaving: ((member: TestClient) => Promise<{ status: number }>)[] = [
      (member) => owner.patch(`${path}/${member.userId}`, { role: 'viewer' }),
      async (member) => (await world.admin()).patch(`/api/admin/users/${member.userId}`, { suspended: true }),
      (member) => member.delete('/api/account', { password: BUILT_PASSWORD }),
    ];
    for (const leave of leaving) {
      const member = await world.member(owner, 'recruiter');
      const interview = await proposeInterview(member, applicationId);
      expect([200, 204]).toContain((await leave(member)).status);
      expect(interviewerIds(await readInterview(owner, interview))).toEqual(personIds(owner));
    }
  });

  it('keeps their interviews if they only become a reviewer', async () => {
    const { owner, ana, applicationId } = await createTeam();
    const interview = await proposeInterview(ana, applicationId);
    await owner.patch(`/api/companies/my-company/members/${ana.userId}`, { role: 'reviewer' });
    expect(interviewerIds(await readInterview(owner, interview))).toEqual(personIds(ana));
  });

  it('passes their interviews to the next owner if they are the first account', async () => {
    const { owner, candidate, applicationId } = await createTeam();
    const second = await world.member(owner, 'owner');
    const interview = await proposeInterview(owner, applicationId);
    await book(candidate, interview, 48);
    expect((await owner.delete('/api/account', { password: BUILT_PASSWORD })).status).toBe(204);
    const passed = await readInterview(second, interview);
    expect(passed.status).toBe('booked');
    expect(interviewerIds(passed)).toEqual(personIds(second));
    expect(await listCalendarChanges(second)).toEqual([['REQUEST', 2]]);
  });

  it('is still named in interviews that are over', async () => {
    const { owner, ana, candidate, applicationId } = await createTeam();
    const interview = await proposeInterview(ana, applicationId);
    await book(candidate, interview, 48);
    await simulateStart(interview);
    await removeMember(owner, ana);
    expect(interviewerIds(await readInterview(owner, interview))).toEqual(personIds(ana));
  });

  it('does not keep an interview that is assigned to them during the removal', async () => {
    const { owner, ana, leo, applicationId } = await createTeam();
    const interview = await proposeInterview(ana, applicationId);
    const [assigned, removed] = await Promise.all([assignInterviewers(ana, interview, leo), removeMember(owner, leo)]);
    expect(removed?.status).toBe(204);
    expect([200, 400]).toContain(assigned?.status);
    expect(interviewerIds(await readInterview(owner, interview))).not.toContain(leo.userId);
  });

  it('does not return to interviews that an undo restores', async () => {
    const { owner, ana, candidate, applicationId } = await createTeam();
    const interview = await proposeInterview(ana, applicationId);
    await book(candidate, interview, 48);
    await owner.patch(`/api/applications/${applicationId}`, { status: 'declined' });
    await removeMember(owner, ana);
    expect((await owner.post(`/api/applications/${applicationId}/undo`)).status).toBe(200);
    const restored = await readInterview(owner, interview);
    expect(restored.status).toBe('booked');
    expect(interviewerIds(restored)).toEqual(personIds(owner));
    expect((await listCalendarChanges(owner)).at(-1)?.[0]).toBe('REQUEST');
    expect((await listCalendarChanges(ana)).at(-1)?.[0]).toBe('CANCEL');
  });
});

describe('interviews', () => {
  it('are in the export of the member who conducts them, without the candidate', async () => {
    const { owner, ana, candidate, applicationId } = await createTeam();
    const interview = await proposeInterview(ana, applicationId, { timeZone: 'America/Chicago' });
    await book(candidate, interview, 48);
    const own = (await ana.get('/api/account/export')).body;
    expect(own.interviews).toEqual([]);
    expect(own.heldInterviews).toMatchObject([
      { interviewId: interview.id, status: 'booked', start: hoursFromNow(48), timeZone: 'America/Chicago' },
    ]);
    const company = (await owner.get('/api/account/export')).body;
    expect(interviewerIds(company.interviews[0])).toEqual(personIds(ana));
    expect(company.heldInterviews).toEqual([]);
    const candidateView = (await candidate.get('/api/account/export')).body.interviews[0];
    expect(candidateView.interviewers).toEqual([{ id: ana.userId, firstName: ana.user.firstName }]);
  });

  it('that are over lose the name and time zone of a deleted interviewer', async () => {
    const { owner, ana, candidate, applicationId } = await createTeam();
    await world.db.update(users).set({ firstName: 'Marcela' }).where(eq(users.id, ana.userId));
    const interview = await proposeInterview(ana, applicationId, { timeZone: 'America/Chicago' });
    await book(candidate, interview, 48);
    await simulateStart(interview);
    expect((await ana.delete('/api/account', { password: BUILT_PASSWORD })).status).toBe(204);
    expect((await readInterview(owner, interview)).interviewers[0]?.firstName).toBe('Deleted');
    const [row] = await world.db.select().from(interviewInterviewers);
    expect(row?.timeZone).toBeNull();
  });

  it('are canceled when their company is deleted, including those that other members conduct', async () => {
    const { owner, ana, candidate, applicationId } = await createTeam();
    const interview = await proposeInterview(ana, applicationId);
    await book(candidate, interview, 48);
    expect((await owner.delete('/api/account', { password: BUILT_PASSWORD })).status).toBe(204);
    expect((await world.db.select().from(interviews))[0]?.status).toBe('cancelled');
    for (const person of [ana, candidate]) expect((await listCalendarChanges(person)).at(-1)).toEqual(['CANCEL', 2]);
    expect(
      (await world.db.select().from(memberships).where(eq(memberships.userId, ana.userId)))[0]?.endedAt,
    ).not.toBeNull();
  });
});
