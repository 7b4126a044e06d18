import { expect, it } from 'vitest';
import { useTestApp } from '#testing/test-app.ts';

const world = useTestApp();

it('the questions of a job are not replaced if a colleague has changed them since `questionsBefore`', async () => {
  const company = await world.company();
  const job = await world.build.job({ companyId: company.company.id });
  const url = `/api/jobs/${job.id}`;
  const [first, second] = ['Which tools do you use?', 'Why us?'].map((label) => ({ type: 'short', label }));
  const added = await company.patch(url, { questions: [first], questionsBefore: [] });
  const newer = { questions: [second], questionsBefore: [] };
  expect(await company.patch(url, newer)).toMatchObject({
    status: 409,
    body: { code: 'questions-changed-meanwhile' },
  });
  expect((await company.get(url)).body.questions).toEqual(added.body.questions);
  expect((await company.patch(url, { questions: [first], questionsBefore: [] })).body.questions).toEqual(
    added.body.questions,
  );
  const questions = [...added.body.questions, second];
  const replaced = await company.patch(url, { questions, questionsBefore: added.body.questions });
  expect(replaced.body.questions).toHaveLength(2);
});
