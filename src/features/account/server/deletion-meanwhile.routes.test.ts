import { describe, expect, it } from 'vitest';
import { type Answer, BUILT_PASSWORD, type TestClient, useTestApp } from '#testing/test-app.ts';

const world = useTestApp();
const COMPANIES = 4;
const ROUNDS = 3;

const write = (from: TestClient, to: TestClient, content: string): Promise<Answer> =>
  from.post('/api/messages', { receiverId: to.userId, content });

describe('DELETE /api/account', () => {
  it('answers while messages flow both ways, and so do those who send them', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const leaver = await world.candidate();
      const companies = await Promise.all(Array.from({ length: COMPANIES }, () => world.company()));
      for (const company of companies) {
        const job = await world.build.job({ companyId: company.company.id });
        await leaver.post('/api/applications', { jobId: job.id });
        expect((await write(company, leaver, 'Hello')).status).toBe(201);
      }
      const sent: Promise<Answer>[] = [];
      const flow = async (from: TestClient, to: TestClient): Promise<void> => {
        for (let number = 0; number < 8; number++) {
          const answer = write(from, to, `Message ${number}`);
          sent.push(answer);
          await answer;
        }
      };
      const flows = companies.flatMap((company) => [flow(company, leaver), flow(leaver, company)]);
      await sent[0];
      const gone = await leaver.delete('/api/account', { password: BUILT_PASSWORD });
      await Promise.all(flows);
      expect(gone.status).toBe(204);
      const statuses = new Set((await Promise.all(sent)).map(({ status }) => status));
      expect([...statuses].every((status) => [201, 401, 403, 404].includes(status))).toBe(true);
    }
  }, 60_000);
});
