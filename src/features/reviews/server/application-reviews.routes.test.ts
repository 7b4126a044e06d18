/** Company members' reviews of an application: drafts, sealed reviews, the summary, changes after submission, and mentions. */
import { describe, expect, it } from 'vitest';
import { type CompanyClient, type SignedUp, type TestClient, useTestApp } from '#testing/test-app.ts';

const world = useTestApp();

const createScene = async () => {
  const owner = await world.company();
  const recruiter = await world.member(owner, 'recruiter');
  const reviewer = await world.member(owner, 'reviewer');
  const job = await world.build.job({ companyId: owner.company.id, title: 'Bookkeeper' });
  await owner.put(`/api/jobs/${job.id}/team`, { members: [{ userId: reviewer.userId, notify: false }] });
  const candidate = await world.candidate();
  const application = await world.build.application({
    jobId: job.id,
    companyId: owner.company.id,
    candidateId: candidate.candidate.id,
  });
  const names = ['Accounting', 'English', 'Care'];
  const criteria = (await owner.put(`/api/jobs/${job.id}/criteria`, { criteria: names.map((name) => ({ name })) }))
    .body;
  return { owner, recruiter, reviewer, job, candidate, criteria, id: application.id };
};

const review = (client: TestClient, id: string, body: object) => client.put(`/api/applications/${id}/review`, body);
const fetchReviews = async (client: TestClient, id: string) =>
  (await client.get(`/api/applications/${id}/reviews`)).body;
const personName = ({ user }: SignedUp) => `${user.firstName} ${user.lastName}`;
const fetchMentions = async (client: TestClient) =>
  (await client.get('/api/notifications')).body
    .filter(({ type }: { type: string }) => type === 'mention')
    .map(({ data }: { data: object }) => data);

describe('reviews of an application', () => {
  it('are sealed until the reader submits their own, even for owners', async () => {
    const { owner, recruiter, reviewer, criteria, id } = await createScene();
    const [first] = criteria;
    const rated = {
      rating: 2,
      notes: 'SECRET of the reviewer',
      criteria: [{ id: first.id, rating: 1, note: 'SECRET' }],
    };
    expect((await review(reviewer, id, rated)).status).toBe(200);
    for (const client of [owner, recruiter]) {
      expect(await fetchReviews(client, id)).toEqual({ reviews: [], summary: null });
      for (const path of [
        `/api/applications/${id}`,
        `/api/applications/${id}/criteria`,
        '/api/applications?sort=rating',
      ]) {
        const { body, text } = await client.get(path);
        expect(text, path).not.toContain('SECRET');
        expect((Array.isArray(body) ? body[0] : body).rating ?? null, path).toBeNull();
      }
    }
    await review(owner, id, { rating: 5, notes: 'Likes numbers' });
    const opened = await fetchReviews(owner, id);
    expect(opened.reviews).toEqual([
      {
        by: { id: owner.userId, firstName: owner.user.firstName, lastName: owner.user.lastName },
        rating: 5,
        criteria: [],
        notes: 'Likes numbers',
        submittedAt: expect.any(String),
        changedAt: null,
      },
      {
        by: { id: reviewer.userId, firstName: reviewer.user.firstName, lastName: reviewer.user.lastName },
        rating: 2,
        criteria: [{ id: first.id, name: 'Accounting', rating: 1, note: 'SECRET' }],
        notes: 'SECRET of the reviewer',
        submittedAt: expect.any(String),
        changedAt: null,
      },
    ]);
    expect(opened.summary).toEqual({ mean: 3.5, spread: 3, count: 2 });
    expect((await owner.get(`/api/applications/${id}`)).body).toMatchObject({ rating: 5, notes: 'Likes numbers' });
  });

  it("are hidden from others while they are drafts, and do not unseal other members' reviews until submitted", async () => {
    const { owner, reviewer, id } = await createScene();
    await review(owner, id, { rating: 4 });
    await review(reviewer, id, { rating: 1, notes: 'A thought', submitted: false });
    expect((await fetchReviews(reviewer, id)).reviews).toMatchObject([
      { by: { id: reviewer.userId }, submittedAt: null },
    ]);
    expect((await fetchReviews(reviewer, id)).summary).toBeNull();
    expect((await fetchReviews(owner, id)).reviews).toHaveLength(1);
    expect((await fetchReviews(owner, id)).summary).toEqual({ mean: 4, spread: 0, count: 1 });
    await review(reviewer, id, {});
    expect((await fetchReviews(owner, id)).summary).toEqual({ mean: 2.5, spread: 3, count: 2 });
  });

  it('are not submitted while they are empty', async () => {
    const { owner, recruiter, reviewer, criteria, id } = await createScene();
    await review(owner, id, { rating: 4, notes: 'SECRET of the owner' });
    const [{ id: criterionId }] = criteria;
    for (const body of [{}, { rating: null, notes: ' ', criteria: [{ id: criterionId, rating: null }] }]) {
      const refused = await review(reviewer, id, body);
      expect([refused.status, refused.body.code]).toEqual([400, 'review-empty']);
      expect(refused.body.errors).toMatchObject([{ path: 'rating' }]);
    }
    expect(await fetchReviews(reviewer, id)).toEqual({ reviews: [], summary: null });
    expect((await review(reviewer, id, { submitted: false })).status).toBe(200);
    expect((await review(reviewer, id, {})).status).toBe(400);
    expect((await review(reviewer, id, { criteria: [{ id: criterionId, rating: 2 }] })).status).toBe(200);
    await recruiter.put(`/api/applications/${id}/criteria/${criterionId}`, { rating: 3 });
    expect((await review(recruiter, id, {})).status).toBe(200);
    expect((await fetchReviews(recruiter, id)).reviews).toHaveLength(3);
  });

  it('do not become drafts again after submission, and are marked as changed', async () => {
    const { owner, criteria, id } = await createScene();
    await review(owner, id, { rating: 4 });
    const refused = await review(owner, id, { rating: 1, submitted: false });
    expect([refused.status, refused.body.code]).toEqual([409, 'review-submitted']);
    await review(owner, id, { rating: 4 });
    expect((await fetchReviews(owner, id)).reviews[0]).toMatchObject({ rating: 4, changedAt: null });
    await owner.put(`/api/applications/${id}/criteria/${criteria[0].id}`, { rating: 3 });
    const [changed] = (await fetchReviews(owner, id)).reviews;
    const sameRating = await owner.put(`/api/applications/${id}/criteria/${criteria[0].id}`, { rating: 3 });
    expect(sameRating.status).toBe(200);
    expect((await fetchReviews(owner, id)).reviews[0]).toEqual(changed);
    expect(changed).toMatchObject({ criteria: [{ rating: 3 }], changedAt: expect.any(String) });
    await review(owner, id, { notes: 'Another look' });
    const [again] = (await fetchReviews(owner, id)).reviews;
    expect(again).toMatchObject({ notes: 'Another look', submittedAt: changed.submittedAt });
    expect(Date.parse(again.changedAt)).toBeGreaterThanOrEqual(Date.parse(changed.changedAt));
  });

  it('are not marked as changed if someone else removes a criterion', async () => {
    const { owner, recruiter, job, criteria, id } = await createScene();
    await review(owner, id, { rating: 4, criteria: [{ id: criteria[0].id, rating: 2 }] });
    const others = [...criteria.slice(1), { name: 'Speed' }];
    expect((await recruiter.put(`/api/jobs/${job.id}/criteria`, { criteria: others, before: criteria })).status).toBe(
      200,
    );
    await review(owner, id, { rating: 4 });
    expect((await fetchReviews(owner, id)).reviews[0]).toMatchObject({ rating: 4, criteria: [], changedAt: null });
  });

  it('keep one rating per member, even with concurrent requests', async () => {
    const { owner, recruiter, reviewer, id } = await createScene();
    const all = [owner, recruiter, reviewer];
    await Promise.all(all.map((client, index) => review(client, id, { rating: index + 1 })));
    await Promise.all([review(owner, id, { rating: 5 }), review(owner, id, { notes: 'At once' })]);
    expect((await fetchReviews(owner, id)).summary).toEqual({ mean: 3.3, spread: 3, count: 3 });
    expect((await fetchReviews(owner, id)).reviews[0]).toMatchObject({ rating: 5, notes: 'At once' });
  });

  it("sort each member's list of applications by that member's own ratings", async () => {
    const { owner, recruiter, job, id } = await createScene();
    const others = await Promise.all(
      [1, 2].map(async () => {
        const { candidate } = await world.candidate();
        const { id: other } = await world.build.application({
          jobId: job.id,
          companyId: owner.company.id,
          candidateId: candidate.id,
        });
        return other;
      }),
    );
    const [second = '', third = ''] = others;
    await review(owner, second, { rating: 5 });
    await review(owner, id, { rating: 2 });
    await review(recruiter, third, { rating: 1 });
    const listIdsByRating = async (client: CompanyClient | SignedUp) => {
      const ids: string[] = [];
      let path: string | null = '/api/applications?sort=rating&limit=1';
      while (path !== null) {
        const { body, headers } = await client.get(path);
        ids.push(...body.map((row: { id: string }) => row.id));
        path = /<(.+)>/.exec(String(headers.link ?? ''))?.[1] ?? null;
      }
      return ids;
    };
    expect(await listIdsByRating(owner)).toEqual([second, id, third]);
    const [best, ...rest] = await listIdsByRating(recruiter);
    expect(best).toBe(third);
    expect(rest.toSorted()).toEqual([second, id].toSorted());
  });

  it('are refused if they have criteria of other jobs or out-of-range ratings, and nothing is stored', async () => {
    const { owner, criteria, id } = await createScene();
    const other = await createScene();
    const fetchReviewErrorPaths = async (body: object) => {
      const { status, body: refused } = await review(owner, id, body);
      return [status, refused.errors?.map(({ path }: { path: string }) => path)];
    };
    const foreign = { id: other.criteria[0].id, rating: 2 };
    expect(await fetchReviewErrorPaths({ rating: 3, criteria: [{ id: criteria[0].id, rating: 4 }, foreign] })).toEqual([
      400,
      ['criteria.1.id'],
    ]);
    expect(await fetchReviewErrorPaths({ criteria: [{ id: criteria[0].id, rating: 5 }] })).toEqual([
      400,
      ['criteria.0.rating'],
    ]);
    expect(await fetchReviewErrorPaths({ rating: 6 })).toEqual([400, ['rating']]);
    expect(await fetchReviewErrorPaths({ submitted: 'yes' })).toEqual([400, ['submitted']]);
    expect(await fetchReviews(owner, id)).toEqual({ reviews: [], summary: null });
  });

  it('are available only to company members whose role can rate', async () => {
    const { owner, candidate, id } = await createScene();
    const viewer = await world.member(owner, 'viewer');
    const path = `/api/applications/${id}/reviews`;
    expect((await viewer.get(path)).status).toBe(403);
    expect((await (await world.company()).get(path)).status).toBe(404);
    expect((await candidate.get(path)).status).toBe(403);
    await review(owner, id, { rating: 2, notes: 'SECRET' });
    expect((await candidate.get(`/api/applications/${id}`)).text).not.toContain('SECRET');
  });

  it('remain in the summary after their author is removed', async () => {
    const { owner, reviewer, id } = await createScene();
    await review(reviewer, id, { rating: 2 });
    await review(owner, id, { rating: 4 });
    await owner.delete(`/api/companies/my-company/members/${reviewer.userId}`);
    expect((await fetchReviews(owner, id)).summary).toEqual({ mean: 3, spread: 2, count: 2 });
  });

  it("are in their author's account export, without other people's reviews", async () => {
    const { owner, reviewer, id } = await createScene();
    await review(reviewer, id, { rating: 2, notes: 'SECRET of the reviewer' });
    const exported = await owner.get('/api/account/export');
    expect(exported.text).not.toContain('SECRET');
    expect((await reviewer.get('/api/account/export')).body.ownReviews).toMatchObject([
      { applicationId: id, rating: 2, notes: 'SECRET of the reviewer' },
    ]);
  });
});

describe('mentions in reviews', () => {
  it('notify a member once, and omit the text while the review is sealed to that member', async () => {
    const { owner, recruiter, reviewer, job, id } = await createScene();
    await review(recruiter, id, { rating: 3 });
    const notes = `Ask @${personName(reviewer)} and @${personName(recruiter)}, not ${personName(owner)}.`;
    await review(owner, id, { notes, submitted: false });
    expect(await fetchMentions(reviewer)).toEqual([]);
    await review(owner, id, { notes });
    await review(owner, id, { notes: `${notes} Soon.` });
    const about = { applicationId: id, jobTitle: job.title };
    expect(await fetchMentions(reviewer)).toEqual([{ ...about, text: null }]);
    expect(await fetchMentions(recruiter)).toEqual([{ ...about, text: notes }]);
    expect(await fetchMentions(owner)).toEqual([]);
  });

  it('do not notify members who cannot see the application or its reviews', async () => {
    const { owner, id } = await createScene();
    const notOnTeam = await world.member(owner, 'reviewer');
    const viewer = await world.member(owner, 'viewer');
    await review(owner, id, { notes: `@${personName(notOnTeam)} @${personName(viewer)}` });
    expect(await fetchMentions(notOnTeam)).toEqual([]);
    expect(await fetchMentions(viewer)).toEqual([]);
  });
});
