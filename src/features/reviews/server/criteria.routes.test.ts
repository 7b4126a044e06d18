import { describe, expect, it } from 'vitest';
import { newId } from '#server/ids.ts';
import { BUILT_PASSWORD, useTestApp } from '#testing/test-app.ts';
import { criterionRatings, jobCriteria } from './criteria.tables.ts';

const world = useTestApp();

const criteriaNamed = (...names: string[]) => ({ criteria: names.map((name) => ({ name })) });
const criterionNames = (criteria: { name: string }[]) => criteria.map(({ name }) => name);

/** Creates a company's job with three criteria, and an application to the job. */
const createScene = async () => {
  const company = await world.company();
  const job = await world.build.job({ companyId: company.company.id });
  const candidate = await world.candidate();
  const application = await world.build.application({
    jobId: job.id,
    companyId: company.company.id,
    candidateId: candidate.candidate.id,
  });
  const jobPath = `/api/jobs/${job.id}/criteria`;
  const applicationPath = `/api/applications/${application.id}/criteria`;
  const { body: criteria } = await company.put(jobPath, criteriaNamed('Bookkeeping', 'English', 'Care'));
  return { company, candidate, job, application, jobPath, applicationPath, criteria };
};

describe('the criteria of a job', () => {
  it('number three to eight with distinct names, or zero', async () => {
    const { company, jobPath, criteria } = await createScene();
    expect(criterionNames(criteria)).toEqual(['Bookkeeping', 'English', 'Care']);
    expect((await company.get(jobPath)).body).toEqual(criteria);
    const eight = Array.from({ length: 8 }, (_, count) => `Criterion ${count}`);
    expect((await company.put(jobPath, criteriaNamed(...eight))).body).toHaveLength(8);
    for (const [names, message] of [
      [['One', 'Two'], 'Choose 3 to 8 criteria, or none'],
      [[...eight, 'Nine'], 'Choose 3 to 8 criteria, or none'],
      [['One', 'Two', 'one'], 'Give each criterion a different name'],
    ] as const) {
      const response = await company.put(jobPath, criteriaNamed(...names));
      expect([response.status, response.body.errors]).toMatchObject([400, [{ path: 'criteria', message }]]);
    }
    expect((await company.put(jobPath, criteriaNamed('One', 'Two', ' '))).body.errors[0].path).toBe('criteria.2.name');
    expect((await company.put(jobPath, {})).body.errors[0].path).toBe('criteria');
    expect((await company.get(jobPath)).body).toHaveLength(8);
    expect((await company.put(jobPath, { criteria: [] })).body).toEqual([]);
  });

  it('keep their ratings when renamed or reordered, and lose them when removed', async () => {
    const { company, jobPath, applicationPath, criteria } = await createScene();
    const [books, english, care] = criteria;
    await company.put(`${applicationPath}/${books.id}`, { rating: 4, note: 'Knows it all' });
    await company.put(`${applicationPath}/${care.id}`, { rating: 2 });
    const changed = await company.put(jobPath, {
      criteria: [{ id: english.id, name: 'English' }, { name: 'Speed' }, { id: books.id, name: 'Books' }],
    });
    expect(criterionNames(changed.body)).toEqual(['English', 'Speed', 'Books']);
    expect((await company.get(applicationPath)).body).toMatchObject([
      { name: 'English', rating: null, note: null },
      { name: 'Speed', rating: null },
      { id: books.id, name: 'Books', rating: 4, note: 'Knows it all' },
    ]);
    expect(await world.db.$count(criterionRatings)).toBe(1);
  });

  it('are replaced as a whole by concurrent requests', async () => {
    const { company, jobPath } = await createScene();
    const sets = [criteriaNamed('A', 'B', 'C'), criteriaNamed('D', 'E', 'F', 'G'), criteriaNamed('H', 'I', 'J')];
    const responses = await Promise.all(sets.map((set) => company.put(jobPath, set)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    const names = criterionNames((await company.get(jobPath)).body).join('');
    expect(['ABC', 'DEFG', 'HIJ']).toContain(names);
  });

  it('are not replaced by someone who has not seen the stored ones', async () => {
    const { company, jobPath, applicationPath, criteria: before } = await createScene();
    const colleague = await world.member(company, 'recruiter');
    const added = { criteria: [...before, { name: 'Speed' }], before };
    const { body: stored } = await colleague.put(jobPath, added);
    // Sent again, because the first response was lost.
    expect(await colleague.put(jobPath, added)).toMatchObject({ status: 200, body: stored });
    const rated = stored[3];
    await colleague.put(`${applicationPath}/${rated.id}`, { rating: 4 });
    const renamed = [{ ...before[0], name: 'Books' }, before[1], before[2]];
    const refused = await company.put(jobPath, { criteria: renamed, before });
    expect([refused.status, refused.body.code]).toEqual([409, 'criteria-changed-meanwhile']);
    expect((await company.get(jobPath)).body).toEqual(stored);
    expect(await world.db.$count(criterionRatings)).toBe(1);
    const repeated = await company.put(jobPath, { criteria: [...renamed, rated], before: stored });
    expect([repeated.status, criterionNames(repeated.body)]).toEqual([200, ['Books', 'English', 'Care', 'Speed']]);
    for (const others of [[], [stored[1], stored[0], stored[2], stored[3]], stored]) {
      expect((await company.put(jobPath, { criteria: renamed, before: others })).status).toBe(409);
    }
    for (const invalid of ['x', [{ name: 'No id' }], [{ id: 'x', name: 'A' }]]) {
      const response = await company.put(jobPath, { criteria: renamed, before: invalid });
      expect([response.status, response.body.errors[0].path.split('.')[0]]).toEqual([400, 'before']);
    }
    expect(await world.db.$count(criterionRatings)).toBe(1);
  });

  it('are replaced by only one of several people who have seen the same ones', async () => {
    const { company, jobPath, criteria: before } = await createScene();
    const sets = [criteriaNamed('A', 'B', 'C'), criteriaNamed('D', 'E', 'F')];
    const responses = await Promise.all(sets.map((set) => company.put(jobPath, { ...set, before })));
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('leave the criteria of another job unchanged if its ids are sent', async () => {
    const own = await createScene();
    const other = await createScene();
    const [otherCriterion] = other.criteria;
    await own.company.put(own.jobPath, {
      criteria: [{ id: otherCriterion.id, name: 'Mine' }, { name: 'B' }, { name: 'C' }],
    });
    expect((await other.company.get(other.jobPath)).body).toEqual(other.criteria);
  });
});

describe("an application's rating by criterion", () => {
  it('accepts 1 to 4 with a note, and can be changed and removed', async () => {
    const { company, applicationPath, criteria } = await createScene();
    const [books] = criteria;
    const path = `${applicationPath}/${books.id}`;
    expect((await company.put(path, { rating: 3, note: ' Solid ' })).body[0]).toEqual({
      ...books,
      rating: 3,
      note: 'Solid',
    });
    expect((await company.put(path, { rating: 1, note: '' })).body[0]).toMatchObject({ rating: 1, note: null });
    for (const rating of [0, 5, 2.5, 'x', undefined]) {
      expect((await company.put(path, { rating })).body.errors).toMatchObject([
        { path: 'rating', message: expect.any(String) },
      ]);
    }
    expect((await company.put(path, { rating: null })).body[0]).toMatchObject({ rating: null, note: null });
    expect((await company.put(`${applicationPath}/${newId()}`, { rating: 2 })).status).toBe(404);
    const other = await createScene();
    expect((await company.put(`${applicationPath}/${other.criteria[0].id}`, { rating: 2 })).status).toBe(404);
  });

  it('is visible only to the company, and is deleted with its account', async () => {
    const { company, candidate, application, jobPath, applicationPath, criteria } = await createScene();
    const path = `${applicationPath}/${criteria[0].id}`;
    await company.put(path, { rating: 1, note: 'A secret note' });
    for (const call of [jobPath, applicationPath]) {
      expect((await world.visitor.get(call)).status).toBe(401);
      expect((await candidate.get(call)).status).toBe(403);
      expect((await (await world.company()).get(call)).status).toBe(404);
    }
    expect((await (await world.company()).put(path, { rating: 4 })).status).toBe(404);
    expect((await (await world.company()).put(jobPath, criteriaNamed('A', 'B', 'C'))).status).toBe(404);
    for (const call of [`/api/applications/${application.id}`, '/api/my-applications', '/api/account/export']) {
      expect((await candidate.get(call)).text).not.toContain('A secret note');
    }
    expect((await company.get('/api/account/export')).body.criteria).toContainEqual({
      jobId: application.jobId,
      criterion: 'Bookkeeping',
      applicationId: application.id,
      rating: 1,
      note: 'A secret note',
    });
    await company.delete('/api/account', { password: BUILT_PASSWORD });
    expect(await world.db.$count(jobCriteria)).toBe(0);
    expect(await world.db.$count(criterionRatings)).toBe(0);
  });
});
