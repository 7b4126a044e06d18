import { describe, expect, it } from 'vitest';
import { eraseUser, requireUser } from '#features/auth/server/users.service.ts';
import { BUILT_PASSWORD, type TestClient, type TestResponse, useTestApp } from '#testing/test-app.ts';
import { isOnPostgres } from '#testing/test-database.ts';
import { waitUntilBlocked } from '#testing/waiting.ts';

const world = useTestApp();
const COMPANIES = 4;
const ROUNDS = 3;

const write = (from: TestClient, to: TestClient, content: string): Promise<TestResponse> =>
  from.post('/api/messages', { receiverId: to.userId, content });

describe('DELETE /api/account', () => {
  it('succeeds while people exchange messages, without server errors for those who write', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const leaver = await world.candidate();
      const companies = await Promise.all(Array.from({ length: COMPANIES }, () => world.company()));
      for (const company of companies) {
        const job = await world.build.job({ companyId: company.company.id });
        await leaver.post('/api/applications', { jobId: job.id });
        expect((await write(company, leaver, 'Hello')).status).toBe(201);
      }
      const requests: Promise<TestResponse>[] = [];
      const sendEight = async (from: TestClient, to: TestClient): Promise<void> => {
        for (let number = 0; number < 8; number++) {
          const response = write(from, to, `Message ${number}`);
          requests.push(response);
          await response;
        }
      };
      const flows = companies.flatMap((company) => [sendEight(company, leaver), sendEight(leaver, company)]);
      await requests[0];
      const deletion = await leaver.delete('/api/account', { password: BUILT_PASSWORD });
      await Promise.all(flows);
      expect(deletion.status).toBe(204);
      const statuses = new Set((await Promise.all(requests)).map(({ status }) => status));
      expect([...statuses].every((status) => [201, 401, 403, 404].includes(status))).toBe(true);
    }
  }, 60_000);
});

describe('a user whose account is deleted during their request', () => {
  it.each([true, false])('is signed out (company kept: %s)', async (isCompanyKept) => {
    const { userId } = await world.company();
    await world.db.transaction((tx) => eraseUser(tx, userId, { isCompanyKept }));
    await expect(requireUser(world.db, userId)).rejects.toMatchObject({ kind: 'unauthenticated' });
  });
});

/** Writes that a user can make alone. Each entry creates the user and returns the write. */
const WRITES: Record<string, () => Promise<{ writer: TestClient; write: () => Promise<TestResponse> }>> = {
  'a job that they save': async () => {
    const { company } = await world.company();
    const job = await world.build.job({ companyId: company.id });
    const writer = await world.candidate();
    return { writer, write: () => writer.put(`/api/saved-jobs/${job.id}`) };
  },
  'a candidate on their shortlist': async () => {
    const writer = await world.company();
    const { candidate } = await world.candidate();
    return { writer, write: () => writer.post('/api/shortlists', { candidateId: candidate.id }) };
  },
  'a note on their shortlist': async () => {
    const writer = await world.company();
    const { candidate } = await world.candidate();
    await writer.post('/api/shortlists', { candidateId: candidate.id });
    return { writer, write: () => writer.put(`/api/shortlists/${candidate.id}`, { notes: 'Call back' }) };
  },
  'a block': async () => {
    const writer = await world.candidate();
    const { userId } = await world.company();
    return { writer, write: () => writer.put(`/api/blocks/${userId}`) };
  },
  'a report': async () => {
    const writer = await world.company();
    const { userId } = await world.candidate();
    return { writer, write: () => writer.post('/api/reports', { userId, reason: 'Asked me for money.' }) };
  },
};

// The embedded database runs one transaction at a time, so no write can wait for another.
describe.runIf(isOnPostgres())('writes while a user deletes their account', () => {
  it.each(Object.entries(WRITES))('are refused: %s', async (_, createScene) => {
    const { writer, write: writeOwn } = await createScene();
    let writing: Promise<TestResponse> | undefined;
    await world.db.transaction(async (tx) => {
      await eraseUser(tx, writer.userId, { isCompanyKept: false });
      writing = writeOwn();
      await waitUntilBlocked(tx);
    });
    expect((await writing)?.status).toBe(401);
  });
});
