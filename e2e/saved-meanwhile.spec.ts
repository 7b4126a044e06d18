/** Two members of a company edit the same thing. What the second one saves does not revert what the first one saved meanwhile. */
import { expect, expectAccessible, expectToast, type Page, test } from './support/journey.ts';
import { callApi, createCompanyWithJob, createPerson } from './support/people.ts';

const read = async (page: Page, path: string) => (await page.request.get(path)).json();

test('a form that was opened earlier keeps what someone else saved meanwhile', async ({ page, pageErrors }) => {
  test.setTimeout(120_000);
  const { jobId } = await createCompanyWithJob(page, createPerson('Nora', 'Quist'), 'Quist Ferries', {
    title: 'Ticket Clerk',
    description: 'Answer passengers and change their tickets.',
    requiredSkills: ['English'],
    hourlyBudget: 12,
  });
  const jobPath = `/api/jobs/${jobId}`;

  await test.step('editing a job', async () => {
    await page.goto(`/jobs/${jobId}/edit`);
    await page.getByLabel('Job title').fill('Ticket Agent');
    await callApi(page, 'patch', jobPath, { hourlyBudget: 18, hourlyBudgetFrom: 15, benefits: 'Free ferries' });
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expectToast(page, 'Job saved.');
    expect(await read(page, jobPath)).toMatchObject({
      title: 'Ticket Agent',
      hourlyBudget: 18,
      hourlyBudgetFrom: 15,
      benefits: 'Free ferries',
    });
  });

  await test.step('adding a question to a job, which is refused and can be repeated', async () => {
    pageErrors.expected.push(`409 ${jobPath}`);
    await page.goto(`/jobs/${jobId}/edit`);
    await page.getByText('Questions for applicants', { exact: true }).click();
    await page.getByRole('button', { name: 'Add a question' }).click();
    await page.getByLabel('Question', { exact: true }).fill('Do you speak Danish?');
    await callApi(page, 'patch', jobPath, { questions: [{ type: 'short', label: 'Which ports do you know?' }] });
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expectToast(page, 'Someone else just changed these questions.');
    await expect(page.getByLabel('Question', { exact: true })).toHaveCount(2);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expectToast(page, 'Job saved.');
    expect((await read(page, jobPath)).questions).toMatchObject([
      { label: 'Do you speak Danish?' },
      { label: 'Which ports do you know?' },
    ]);
  });

  await test.step('changing the weights of a job, which is refused and can be repeated', async () => {
    await page.goto(`/jobs/${jobId}/edit`);
    await page.getByText('What counts more or less', { exact: true }).click();
    const weights = page.getByRole('group').filter({ hasText: 'What counts more or less' });
    await weights.getByLabel('Skills').selectOption('2');
    await callApi(page, 'patch', jobPath, { factorWeights: { rate: 1.5 } });
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expectToast(page, 'Someone else just changed what counts more or less in the score.');
    await expect(weights.getByLabel('Rate')).toHaveValue('1.5');
    await expect(weights.getByLabel('Skills')).toHaveValue('2');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expectToast(page, 'Job saved.');
    expect((await read(page, jobPath)).factorWeights).toEqual({ skills: 2, rate: 1.5 });
  });

  await test.step('restoring a draft of the company profile', async () => {
    await page.goto('/profile');
    await page.getByLabel('Website').fill('https://ferries.example');
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('ferries.example');
    await callApi(page, 'patch', '/api/companies/my-company', { description: 'Ferries since 1911.' });
    await page.reload();
    await expect(page.getByLabel('Website')).toHaveValue('https://ferries.example');
    await callApi(page, 'patch', '/api/companies/my-company', { companyName: 'Quist Ferries and Sons' });
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByLabel('Company name')).toHaveValue('Quist Ferries and Sons');
    expect(await read(page, '/api/companies/my-company')).toMatchObject({
      companyName: 'Quist Ferries and Sons',
      website: 'https://ferries.example',
      description: 'Ferries since 1911.',
    });
  });

  await test.step("setting a job's criteria, which is refused and can be repeated", async () => {
    const path = `${jobPath}/criteria`;
    const criteria = ['Patience', 'English', 'Speed'].map((name) => ({ name }));
    pageErrors.expected.push(`409 ${path}`);
    await callApi(page, 'put', path, { criteria });
    await page.goto(`/company/jobs/${jobId}?tab=details`);
    const section = page.getByRole('region', { name: 'Criteria' });
    await section.getByLabel('Criterion 1', { exact: true }).fill('Calm');
    await callApi(page, 'put', path, { criteria: [...(await read(page, path)), { name: 'Memory' }] });
    await section.getByRole('button', { name: 'Save criteria' }).press('Enter');
    await expectToast(page, 'Someone else just changed these criteria.');
    await expect(section.getByRole('list')).toContainText('Memory');
    await expect(section.getByLabel('Criterion 1', { exact: true })).toHaveValue('Calm');
    await expect(section.getByLabel('Criterion 4', { exact: true })).toHaveValue('Memory');
    await expectAccessible(page);
    await section.getByRole('button', { name: 'Save criteria' }).press('Enter');
    await expectToast(page, 'Criteria saved');
    await expect(section.getByRole('list')).toBeHidden();
    expect((await read(page, path)).map(({ name }: { name: string }) => name)).toEqual([
      'Calm',
      'English',
      'Speed',
      'Memory',
    ]);
  });

  await test.step('noting something on the shortlist, which is refused and can be repeated', async () => {
    const [candidate] = await read(page, '/api/candidates/browse');
    pageErrors.expected.push(`409 /api/shortlists/${candidate.id}`);
    await callApi(page, 'post', '/api/shortlists', { candidateId: candidate.id });
    await page.goto('/shortlist');
    await page.getByRole('button', { name: /^Add notes about/ }).click();
    await page.getByLabel('Private notes').fill('Call on Monday');
    await callApi(page, 'put', `/api/shortlists/${candidate.id}`, { notes: 'Speaks Danish' });
    await page.getByRole('button', { name: 'Save notes' }).press('Enter');
    await expectToast(page, 'Someone else just changed these notes.');
    await expect(page.getByText('Speaks Danish')).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Private notes').fill('Call on Monday. Speaks Danish');
    await page.getByRole('button', { name: 'Save notes' }).press('Enter');
    await expectToast(page, 'Notes saved');
    await expect(page.getByText('Call on Monday. Speaks Danish')).toBeVisible();
  });
});
