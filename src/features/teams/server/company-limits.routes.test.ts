/** The rate limits that protect the marketplace apply to a company as a whole: its members share them. */
import { describe, expect, it } from 'vitest';
import { RATE_LIMITS } from '#server/limits/rate-limits.ts';
import { type TestClient, useTestApp } from '#testing/test-app.ts';

const world = useTestApp({ RATE_LIMITS: 'on' });

/** A company with an owner and a recruiter. `memberAt` alternates between them. */
const createScene = async () => {
  const owner = await world.company();
  const recruiter = await world.member(owner, 'recruiter');
  const memberAt = (count: number): TestClient => (count % 2 === 0 ? owner : recruiter);
  return { owner, recruiter, memberAt };
};

describe('the members of a company', () => {
  it('share its daily limit on new jobs', async () => {
    const { owner, recruiter, memberAt } = await createScene();
    const post = (member: TestClient, title: string) =>
      member.post('/api/jobs', {
        title,
        description: `Keep the books of our ${title} in New York.`,
        requiredSkills: ['Excel'],
        hourlyBudget: 20,
      });
    for (let count = 0; count < RATE_LIMITS.jobs.hits; count++) {
      expect((await post(memberAt(count), `Bookkeeper ${count}`)).status).toBe(201);
    }
    for (const member of [owner, recruiter]) expect((await post(member, 'Designer')).status).toBe(429);
  });

  it('share its daily limit on invited candidates', async () => {
    const { owner, recruiter, memberAt } = await createScene();
    const job = await world.build.job({ companyId: owner.company.id });
    const invite = async (member: TestClient) =>
      member.post('/api/invitations', { jobId: job.id, candidateId: (await world.build.candidate()).id });
    for (let count = 0; count < RATE_LIMITS.invitations.hits; count++) {
      expect((await invite(memberAt(count))).status).toBe(201);
    }
    for (const member of [owner, recruiter]) expect((await invite(member)).status).toBe(429);
  });

  it('share its daily limit on profile views', async () => {
    const { owner, recruiter, memberAt } = await createScene();
    const read = async (member: TestClient) => member.get(`/api/candidates/${(await world.build.candidate()).id}`);
    for (let count = 0; count < RATE_LIMITS.profiles.hits; count++) {
      expect((await read(memberAt(count))).status).toBe(200);
    }
    for (const member of [owner, recruiter]) expect((await read(member)).status).toBe(429);
  });
});
