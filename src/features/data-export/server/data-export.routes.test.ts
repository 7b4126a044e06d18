import { describe, expect, it } from 'vitest';
import { bookings } from '#features/bookings/server/bookings.tables.ts';
import { BATCH_SIZE } from '#server/db/in-batches.ts';
import { newId } from '#server/ids.ts';
import { type TestClient, useTestApp } from '#testing/test-app.ts';

const world = useTestApp();
const downloadExport = (client: TestClient) => client.get('/api/account/export');

describe('GET /api/account/export', () => {
  it('returns a JSON file with every section, including empty ones', async () => {
    const person = await world.newcomer();
    const { status, headers, body } = await downloadExport(person);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="puente-\d{4}-\d\d-\d\d\.json"$/);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toMatchObject({
      account: { id: person.userId, email: person.user.email, language: 'en', mutedMails: [] },
      sessions: [{ current: true, device: 'Unknown device' }],
      company: null,
      candidate: null,
    });
    const lists = [
      'jobs',
      'applications',
      'receivedApplications',
      'offers',
      'hires',
      'savedJobs',
      'shortlist',
      'conversations',
      'messages',
    ];
    for (const list of [...lists, 'blocks', 'reports', 'notifications', 'bookings', 'intakes'])
      expect(body[list]).toEqual([]);
  });

  it("returns a candidate's profile and everything they wrote and received, but no private data of companies", async () => {
    const company = await world.company({ companyName: 'Harbor Foods' });
    const candidate = await world.candidate({ bio: 'I keep books.', reviewNotes: 'A SECRET of the review' });
    const job = await world.build.job({ companyId: company.company.id, title: 'Bookkeeper' });
    const { id } = (await candidate.post('/api/applications', { jobId: job.id, coverLetter: 'Hello there' })).body;
    await company.put(`/api/applications/${id}/review`, { rating: 2, notes: 'A SECRET of the company' });
    await company.patch(`/api/applications/${id}`, { status: 'interviewing', note: 'Let us talk' });
    await company.post('/api/messages', { receiverId: candidate.userId, content: 'Good morning' });
    await candidate.put(`/api/saved-jobs/${job.id}`);
    await candidate.put(`/api/blocks/${company.userId}`);
    const email = candidate.user.email ?? '';
    await world.build.intake({ email, reviewNotes: null, language: 'es' });
    await world.db.insert(bookings).values({
      id: newId(),
      startsAt: '2099-01-05T15:00:00.000Z',
      endsAt: '2099-01-05T15:30:00.000Z',
      name: 'Ana',
      email,
      language: 'pt',
      tokenHash: 'x',
      teamNote: 'A SECRET of the team',
    });
    const { body, text } = await downloadExport(candidate);
    expect(body.candidate).toMatchObject({ bio: 'I keep books.', approvalStatus: 'approved' });
    expect(body.applications).toMatchObject([
      {
        id,
        jobTitle: 'Bookkeeper',
        companyName: 'Harbor Foods',
        coverLetter: 'Hello there',
        status: 'interviewing',
        history: [{ to: 'pending' }, { to: 'interviewing', note: 'Let us talk', by: { side: 'company' } }],
      },
    ]);
    expect(body.messages).toMatchObject([{ senderId: company.userId, content: 'Good morning' }]);
    expect(body.conversations).toMatchObject([{ user: { id: company.userId, companyName: 'Harbor Foods' } }]);
    expect(body.savedJobs).toMatchObject([{ jobId: job.id, title: 'Bookkeeper', companyName: 'Harbor Foods' }]);
    expect(body.blocks).toMatchObject([{ userId: company.userId }]);
    expect(body.intakes).toMatchObject([{ email, language: 'es' }]);
    expect(body.bookings).toMatchObject([{ email, language: 'pt' }]);
    expect(body.notifications.map(({ type }: { type: string }) => type)).toContain('application_moved');
    expect(text).not.toContain('SECRET');
    expect(text).not.toMatch(/argon2|"[^"]*(?:hash|sealed|secret|searchText|skillKeys)[^"]*":/i);
  });

  it("returns a company's profile and everything it posted, received and noted, but no data of other companies", async () => {
    const company = await world.company();
    const other = await world.company({ companyName: 'Other Company' });
    const candidate = await world.candidate();
    const job = await world.build.job({ companyId: company.company.id });
    await world.build.job({ companyId: other.company.id, title: 'OTHERS' });
    const { id } = (await candidate.post('/api/applications', { jobId: job.id })).body;
    await company.put(`/api/applications/${id}/review`, { rating: 4, notes: 'Call on Monday' });
    await company.post('/api/shortlists', { candidateId: candidate.candidate.id, notes: 'Met at the fair' });
    const { body, text } = await downloadExport(company);
    expect(body.company).toMatchObject({ companyName: company.company.companyName });
    expect(body.jobs).toMatchObject([{ id: job.id, status: 'open' }]);
    expect(body.receivedApplications).toMatchObject([
      { id, rating: 4, notes: 'Call on Monday', candidate: { id: candidate.userId } },
    ]);
    expect(body.shortlist).toMatchObject([
      { candidateId: candidate.candidate.id, user: { id: candidate.userId }, notes: 'Met at the fair' },
    ]);
    expect(text).not.toContain('OTHERS');
    expect(text).not.toContain(candidate.user.email);
  });

  it("returns a member's own data, and the company's jobs, applications and messages only for its owners", async () => {
    const company = await world.company();
    const candidate = await world.candidate();
    const job = await world.build.job({ companyId: company.company.id });
    await candidate.post('/api/applications', { jobId: job.id });
    await world.build.message({ senderId: company.userId, receiverId: candidate.userId, content: 'Hello' });
    for (const [role, count] of [
      ['owner', 1],
      ['recruiter', 0],
      ['viewer', 0],
    ] as const) {
      const { body } = await downloadExport(await world.member(company, role));
      expect([body.jobs.length, body.receivedApplications.length, body.messages.length]).toEqual([count, count, count]);
      expect(body.membership).toMatchObject({ role });
    }
  });

  it('returns every row of a long list exactly once', async () => {
    const company = await world.company();
    const candidate = await world.candidate();
    const many = BATCH_SIZE + 55;
    for (let number = 0; number < many; number += 1) {
      await world.build.job({ companyId: company.company.id, title: `Job ${number}` });
      await world.build.message({ senderId: company.userId, receiverId: candidate.userId, content: `Note ${number}` });
    }
    const { body } = await downloadExport(company);
    expect(new Set(body.jobs.map(({ title }: { title: string }) => title)).size).toBe(many);
    expect(body.jobs).toHaveLength(many);
    expect(body.messages.map(({ content }: { content: string }) => content)).toEqual(
      Array.from({ length: many }, (_, number) => `Note ${many - 1 - number}`),
    );
  });
});
