import { describe, expect, it } from 'vitest';
import { useTestApp } from '#testing/test-app.ts';

const world = useTestApp();

describe('a shortlist', () => {
  it('takes a candidate once, however often and fast it is asked', async () => {
    const company = await world.company();
    const { candidate } = await world.candidate();
    const add = () => company.post('/api/shortlists', { candidateId: candidate.id, companyId: company.company.id });
    const answers = await Promise.all([add(), add(), add()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(answers[1]?.body).toEqual({
      candidateId: candidate.id,
      companyId: company.company.id,
      createdAt: answers[0]?.body.createdAt,
    });
    const list = await company.get('/api/shortlists');
    expect(list.body).toHaveLength(1);
    expect(list.body[0].candidate).toMatchObject({ id: candidate.id, isShortlisted: true });
    expect((await company.get(`/api/candidates/${candidate.id}`)).body.isShortlisted).toBe(true);
    expect((await company.get('/api/candidates/browse')).body[0].isShortlisted).toBe(true);
  });

  it('takes the own company where none is named, and refuses another', async () => {
    const [company, other] = [await world.company(), await world.company()];
    const { candidate } = await world.candidate();
    const foreign = { candidateId: candidate.id, companyId: other.company.id };
    expect((await company.post('/api/shortlists', foreign)).status).toBe(403);
    expect((await company.post('/api/shortlists', { candidateId: candidate.id })).status).toBe(201);
    expect((await other.get('/api/shortlists')).body).toEqual([]);
  });

  it('takes only whom the company may see', async () => {
    const company = await world.company();
    const hidden = await world.candidate({ approvalStatus: 'pending' });
    const add = (candidateId: string) => company.post('/api/shortlists', { candidateId });
    expect((await add(hidden.candidate.id)).status).toBe(404);
    expect((await add(hidden.userId)).status).toBe(404);
    expect((await add('7')).status).toBe(400);
    expect((await company.post('/api/shortlists', {})).body.errors).toEqual([
      { path: 'candidateId', message: 'Candidate is required' },
    ]);
    const job = await world.build.job({ companyId: company.company.id });
    const candidateId = hidden.candidate.id;
    await world.build.application({ jobId: job.id, companyId: company.company.id, candidateId });
    expect((await add(candidateId)).status).toBe(201);
  });

  it('is for companies with a profile', async () => {
    const { candidate, ...client } = await world.candidate();
    const body = { candidateId: candidate.id };
    expect((await world.visitor.post('/api/shortlists', body)).status).toBe(401);
    expect((await client.post('/api/shortlists', body)).status).toBe(403);
    const bare = await world.newcomer({ accountType: 'company' });
    const answer = await bare.post('/api/shortlists', body);
    expect([answer.status, answer.body.detail]).toEqual([409, 'Please set up your company profile first']);
  });

  it('lists by pages, newest first, with scores', async () => {
    const company = await world.company();
    const job = await world.build.job({ companyId: company.company.id });
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      const { candidate } = await world.candidate();
      await company.post('/api/shortlists', { candidateId: candidate.id });
      ids.unshift(candidate.id);
    }
    const first = await company.get('/api/shortlists?limit=3');
    const link = /<([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? '';
    const second = await company.get(link);
    const listed = [...first.body, ...second.body];
    expect(listed.map(({ candidateId }: { candidateId: string }) => candidateId)).toEqual(ids);
    expect(listed[0].candidate.compatibility.jobId).toBe(job.id);
    expect(second.headers.link).toBeUndefined();
  });

  it('leaves out whose account is suspended', async () => {
    const company = await world.company();
    const gone = await world.candidate({ isListed: false });
    const job = await world.build.job({ companyId: company.company.id });
    const candidateId = gone.candidate.id;
    await world.build.application({ jobId: job.id, companyId: company.company.id, candidateId });
    expect((await company.post('/api/shortlists', { candidateId })).status).toBe(201);
    expect((await company.get('/api/shortlists')).body).toEqual([]);
  });

  it('lets go of a candidate, once', async () => {
    const [company, other] = [await world.company(), await world.company()];
    const { candidate } = await world.candidate();
    await company.post('/api/shortlists', { candidateId: candidate.id });
    const path = `/api/shortlists/${candidate.id}`;
    expect((await other.delete(path)).status).toBe(404);
    expect((await company.delete(path)).status).toBe(204);
    expect((await company.delete(path)).status).toBe(404);
    expect((await company.get('/api/shortlists')).body).toEqual([]);
  });
});
