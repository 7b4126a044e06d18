/** The missing parts of a profile and the points they would add for actual open jobs. Making a change must result in the stated gain. */
import { describe, expect, it } from 'vitest';
import { type TestResponse, useTestApp } from '#testing/test-app.ts';

const world = useTestApp();
const PATH = '/api/candidates/my-profile/completeness';

const findPart = (response: TestResponse, part: string) =>
  response.body.parts.find((item: { part: string }) => item.part === part);

describe('GET /api/candidates/my-profile/completeness', () => {
  it('is only for candidates with a profile, on the jobs subdomain', async () => {
    expect((await world.visitor.get(PATH)).status).toBe(401);
    expect((await (await world.company()).get(PATH)).status).toBe(403);
    const withoutProfile = await world.newcomer({ accountType: 'candidate' });
    expect((await withoutProfile.get(PATH)).status).toBe(404);
    const otherHost = { host: 'www.puente.example', origin: 'https://www.puente.example' };
    const candidate = await world.candidate();
    expect((await candidate.request({ method: 'GET', url: PATH, headers: otherHost })).status).toBe(403);
  });

  it('states the gain from a missing part, and filling it in raises the score by that much', async () => {
    const job = await world.build.job({ timezone: 'America/New_York', requiredSkills: ['React', 'Kubernetes'] });
    const candidate = await world.candidate({ timezone: null });
    const before = await candidate.get(PATH);
    expect(before.body).toMatchObject({ percent: 40, comparedJobs: 1 });
    const { state, gain } = findPart(before, 'timezone');
    expect(state).toBe('missing');
    expect(gain).toMatchObject({ jobs: 1 });
    expect(gain.most).toBeGreaterThan(0);

    const loadScore = async () => (await candidate.get(`/api/jobs/${job.id}`)).body.compatibilityScore;
    const score = await loadScore();
    await candidate.patch('/api/candidates/my-profile', { timezone: 'America/New_York' });
    expect(await loadScore()).toBe(score + gain.most);
    const after = await candidate.get(PATH);
    expect(after.body.percent).toBe(47);
    expect(findPart(after, 'timezone')).toEqual({ part: 'timezone', state: 'stated', gain: null });
  });

  it('compares only with open jobs that the candidate has not applied to, and states no gain if there are none', async () => {
    const candidate = await world.candidate({ timezone: null });
    const candidateId = candidate.candidate.id;
    const applied = await world.build.job();
    await world.build.application({ jobId: applied.id, companyId: applied.companyId, candidateId });
    await world.build.job({ status: 'paused' });
    const response = await candidate.get(PATH);
    expect(response.body).toMatchObject({ percent: 40, comparedJobs: 0, skills: [] });
    expect(findPart(response, 'timezone')).toEqual({ part: 'timezone', state: 'missing', gain: null });
  });

  it('lists a skill that several good matches ask for and the profile lacks', async () => {
    for (let count = 0; count < 5; count += 1) {
      await world.build.job({ requiredSkills: ['React', 'Node.js', count < 4 ? 'Kubernetes' : 'PostgreSQL'] });
    }
    const candidate = await world.candidate();
    const { skills } = (await candidate.get(PATH)).body;
    expect(skills).toHaveLength(1);
    expect(skills[0]).toMatchObject({ skill: 'Kubernetes', gain: { jobs: 4 } });
    const [job] = (await candidate.get('/api/jobs/browse?skills=Kubernetes')).body;
    await candidate.patch('/api/candidates/my-profile', {
      skills: [...candidate.candidate.skills, 'Kubernetes'],
    });
    const after = (await candidate.get(`/api/jobs/${job.id}`)).body.compatibilityScore;
    expect(after - job.compatibilityScore).toBe(skills[0].gain.most);
  });
});
