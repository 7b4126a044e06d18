import { describe, expect, it } from 'vitest';
import { useTestApp } from '#testing/test-app.ts';

const world = useTestApp();

describe('a shortlist', () => {
  it('adds a candidate once, even with repeated and concurrent requests', async () => {
    const company = await world.company();
    const { candidate } = await world.candidate();
    const add = () => company.post('/api/shortlists', { candidateId: candidate.id, companyId: company.company.id });
    const responses = await Promise.all([add(), add(), add()]);
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(responses[1]?.body).toEqual({
      candidateId: candidate.id,
      companyId: company.company.id,
      notes: null,
      createdAt: responses[0]?.body.createdAt,
    });
    const list = await company.get('/api/shortlists');
    expect(list.body).toHaveLength(1);
    expect(list.body[0].candidate).toMatchObject({ id: candidate.id, isShortlisted: true });
    expect((await company.get(`/api/candidates/${candidate.id}`)).body.isShortlisted).toBe(true);
    expect((await company.get('/api/candidates/browse')).body[0].isShortlisted).toBe(true);
  });

  it("belongs to the user's own company by default, and refuses another company", async () => {
    const [company, other] = [await world.company(), await world.company()];
    const { candidate } = await world.candidate();
    const foreign = { candidateId: candidate.id, companyId: other.company.id };
    expect((await company.post('/api/shortlists', foreign)).status).toBe(403);
    expect((await company.post('/api/shortlists', { candidateId: candidate.id })).status).toBe(201);
    expect((await other.get('/api/shortlists')).body).toEqual([]);
  });

  it('accepts only candidates that the company may see', async () => {
    const company = await world.company();
    const hidden = await world.candidate({ approvalStatus: 'pending' });
    const add = (candidateId: string) => company.post('/api/shortlists', { candidateId });
    expect((await add(hidden.candidate.id)).status).toBe(404);
    expect((await add(hidden.userId)).status).toBe(404);
    expect((await add('7')).status).toBe(400);
    expect((await company.post('/api/shortlists', {})).body.errors).toMatchObject([
      { path: 'candidateId', message: 'Candidate is required' },
    ]);
    const job = await world.build.job({ companyId: company.company.id });
    const candidateId = hidden.candidate.id;
    await world.build.application({ jobId: job.id, companyId: company.company.id, candidateId });
    expect((await add(candidateId)).status).toBe(201);
  });

  it('requires a company with a profile', async () => {
    const { candidate, ...client } = await world.candidate();
    const body = { candidateId: candidate.id };
    expect((await world.visitor.post('/api/shortlists', body)).status).toBe(401);
    expect((await client.post('/api/shortlists', body)).status).toBe(403);
    const bare = await world.newcomer({ accountType: 'company' });
    const response = await bare.post('/api/shortlists', body);
    expect([response.status, response.body.detail]).toEqual([409, 'Please set up your company profile first']);
  });

  it('is paged, newest first, with scores', async () => {
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

  it('omits suspended accounts and does not accept them, even if they applied to the company', async () => {
    const [company, admin] = [await world.company(), await world.admin()];
    const [before, after] = [await world.candidate(), await world.candidate()];
    const job = await world.build.job({ companyId: company.company.id });
    for (const { candidate, userId } of [before, after]) {
      const candidateId = candidate.id;
      await world.build.application({ jobId: job.id, companyId: company.company.id, candidateId });
      if (candidate === before.candidate) await company.post('/api/shortlists', { candidateId });
      await admin.patch(`/api/admin/users/${userId}`, { suspended: true });
    }
    const refused = await company.post('/api/shortlists', { candidateId: after.candidate.id });
    expect([refused.status, refused.body.code]).toEqual([404, 'candidate-not-found']);
    expect((await company.get('/api/shortlists')).body).toEqual([]);
    await admin.patch(`/api/admin/users/${before.userId}`, { suspended: false });
    expect((await company.get('/api/shortlists')).body).toMatchObject([{ candidateId: before.candidate.id }]);
  });

  it('removes a candidate once', async () => {
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

describe('notes on a shortlist', () => {
  const createScene = async () => {
    const company = await world.company();
    const { candidate, ...client } = await world.candidate();
    await company.post('/api/shortlists', { candidateId: candidate.id });
    return { company, client, candidate, path: `/api/shortlists/${candidate.id}` };
  };

  it('are saved, changed and cleared without other changes', async () => {
    const { company, path } = await createScene();
    const [before] = (await company.get('/api/shortlists')).body;
    const noted = await company.put(path, { notes: '  Ask about Fridays  ' });
    expect([noted.status, noted.body.notes]).toEqual([200, 'Ask about Fridays']);
    const candidate = { ...before.candidate, hasShortlistNotes: true };
    expect((await company.get('/api/shortlists')).body).toEqual([{ ...before, candidate, notes: 'Ask about Fridays' }]);
    expect((await company.get('/api/candidates/browse')).body[0].hasShortlistNotes).toBe(true);
    expect((await company.put(path, { notes: '' })).body.notes).toBeNull();
  });

  it('are not replaced by a member who has not seen the stored ones', async () => {
    const { company, path } = await createScene();
    const colleague = await world.member(company, 'recruiter');
    const first = await colleague.put(path, { notes: 'Ask about Fridays', before: null });
    expect([first.status, first.body.notes]).toEqual([200, 'Ask about Fridays']);
    for (const before of [null, 'Something else']) {
      const refused = await company.put(path, { notes: 'Call back', before });
      expect([refused.status, refused.body.code]).toEqual([409, 'notes-changed-meanwhile']);
    }
    expect((await company.get('/api/shortlists')).body[0].notes).toBe('Ask about Fridays');
    for (const before of ['Ask about Fridays', 'Ask about Fridays', 'Call back']) {
      expect((await company.put(path, { notes: 'Call back', before })).body.notes).toBe('Call back');
    }
  });

  it('are replaced by only one of two members who have seen the same ones', async () => {
    const { company, path } = await createScene();
    const responses = await Promise.all(['Mine', 'Theirs'].map((notes) => company.put(path, { notes, before: null })));
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('are private: neither other companies nor the candidate can read or change them', async () => {
    const { company, client, candidate, path } = await createScene();
    const other = await world.company();
    await other.post('/api/shortlists', { candidateId: candidate.id });
    await company.put(path, { notes: 'Our first choice' });
    expect((await other.get('/api/shortlists')).text).not.toContain('Our first choice');
    expect((await client.get('/api/candidates/my-profile')).text).not.toContain('Our first choice');
    expect((await client.put(path, { notes: 'x' })).status).toBe(403);
    expect((await world.visitor.put(path, { notes: 'x' })).status).toBe(401);
    await other.put(path, { notes: 'Theirs' });
    expect((await company.get('/api/shortlists')).body[0].notes).toBe('Our first choice');
  });

  it('by a colleague are not deleted by a removal that was meant for an entry without notes', async () => {
    const { company, path } = await createScene();
    await company.put(path, { notes: 'Speaks Danish' });
    expect(await company.delete(`${path}?withNotes=false`)).toMatchObject({
      status: 409,
      body: { code: 'notes-changed-meanwhile' },
    });
    expect((await company.get('/api/shortlists')).body).toMatchObject([{ notes: 'Speaks Danish' }]);
    await company.put(path, { notes: '' });
    expect((await company.delete(`${path}?withNotes=false`)).status).toBe(204);
  });

  it('require an entry and a text within the limit', async () => {
    const { company, path } = await createScene();
    const stranger = await world.candidate();
    expect((await company.put(`/api/shortlists/${stranger.candidate.id}`, { notes: 'x' })).status).toBe(404);
    expect((await company.put(`/api/shortlists/${stranger.candidate.id}`, { notes: 'x', before: null })).status).toBe(
      404,
    );
    expect((await company.put('/api/shortlists/7', { notes: 'x' })).status).toBe(404);
    for (const notes of ['x'.repeat(10_001), 7, 'a\u0000b']) {
      const response = await company.put(path, { notes });
      expect([response.status, response.body.errors[0].path]).toEqual([400, 'notes']);
    }
  });

  it('can be sent when a candidate is added again, and are not overwritten by a repeated addition', async () => {
    const { company, candidate, path } = await createScene();
    await company.delete(path);
    const again = { candidateId: candidate.id, notes: 'Met at the fair' };
    expect((await company.post('/api/shortlists', again)).body.notes).toBe('Met at the fair');
    expect((await company.post('/api/shortlists', { ...again, notes: 'Other' })).body.notes).toBe('Met at the fair');
  });
});

describe('a sorted or searched shortlist', () => {
  type Entry = { candidateId: string; candidate: { compatibilityScore: number; hourlyRate: number | null } };

  const fetchAllPages = async (company: Awaited<ReturnType<typeof world.company>>, start: string): Promise<Entry[]> => {
    const entries: Entry[] = [];
    let path: string | undefined = start;
    while (path !== undefined) {
      const page = await company.get(path);
      expect(page.status).toBe(200);
      entries.push(...page.body);
      path = /<([^>]+)>; rel="next"/.exec(String(page.headers.link ?? ''))?.[1];
    }
    return entries;
  };

  const createShortlist = async () => {
    const company = await world.company();
    await world.build.job({ companyId: company.company.id, requiredSkills: ['React', 'SQL', 'Docker'] });
    const offers = [
      { skills: ['React'], hourlyRate: 30 },
      { skills: ['Excel'], hourlyRate: null },
      { skills: ['React', 'SQL', 'Docker'], hourlyRate: 30 },
      { skills: ['React', 'SQL'], hourlyRate: 12 },
      { skills: ['Welding'], hourlyRate: null },
    ];
    const ids: string[] = [];
    for (const offer of offers) {
      const { candidate } = await world.candidate(offer);
      await company.post('/api/shortlists', { candidateId: candidate.id });
      ids.push(candidate.id);
    }
    return { company, ids };
  };

  it('is paged by match, best first, each candidate once', async () => {
    const { company, ids } = await createShortlist();
    const scores = (await fetchAllPages(company, '/api/shortlists?sort=match&limit=2')).map(
      ({ candidate }) => candidate.compatibilityScore,
    );
    expect(scores).toHaveLength(5);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect((await company.get('/api/shortlists?sort=match')).body[0].candidateId).toBe(ids[2]);
  });

  it('is paged by rate, lowest first and missing rates last, each candidate once', async () => {
    const { company, ids } = await createShortlist();
    const entries = await fetchAllPages(company, '/api/shortlists?sort=rate&limit=1');
    expect(entries.map(({ candidate }) => candidate.hourlyRate)).toEqual([12, 30, 30, null, null]);
    expect(new Set(entries.map(({ candidateId }) => candidateId))).toEqual(new Set(ids));
  });

  it('is newest first without a job, and refuses a cursor of another order', async () => {
    const company = await world.company();
    for (let count = 0; count < 2; count += 1) {
      const { candidate } = await world.candidate();
      await company.post('/api/shortlists', { candidateId: candidate.id });
    }
    const newest = (await company.get('/api/shortlists')).body;
    expect((await company.get('/api/shortlists?sort=match')).body).toEqual(newest);
    const rate = await company.get('/api/shortlists?sort=rate&limit=1');
    const cursor = /cursor=([^>&]+)/.exec(String(rate.headers.link))?.[1];
    expect((await company.get(`/api/shortlists?cursor=${cursor}`)).status).toBe(400);
    expect((await company.get('/api/shortlists?sort=oldest')).body.errors[0].path).toBe('sort');
  });

  it('finds people by name, title and skills, ignoring accents', async () => {
    const company = await world.company();
    const user = await world.build.user({ accountType: 'candidate', firstName: 'Zoë', lastName: 'Zúñiga' });
    const zoe = await world.build.candidate({ userId: user.id, jobTitle: 'Illustrator', skills: ['Figma'] });
    const other = await world.build.candidate({ jobTitle: 'Welder', skills: ['Welding'] });
    for (const { id } of [zoe, other]) await company.post('/api/shortlists', { candidateId: id });
    const find = async (q: string) =>
      (await company.get(`/api/shortlists?q=${encodeURIComponent(q)}`)).body.map((entry: Entry) => entry.candidateId);
    expect(await find('zoe zuniga')).toEqual([zoe.id]);
    expect(await find('figma')).toEqual([zoe.id]);
    expect(await find('weld')).toEqual([other.id]);
    expect(await find('ilustrator zoe')).toEqual([zoe.id]);
    expect(await find('reakt')).toEqual([]);
    expect(await find('figma weld')).toEqual([]);
    expect(await find('%')).toEqual([]);
  });
});
