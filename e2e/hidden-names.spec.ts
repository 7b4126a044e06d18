/** A company hides names, hides scores in lists, reveals one person, and changes a job's weights. */
import type { Route } from '@playwright/test';
import { expect, expectScreen, expectToast, type Page, test } from './support/journey.ts';
import { applyByApi, createCandidateWithProfile, createCompanyWithJob, createPerson } from './support/people.ts';

/** Sets a switch in the View menu of a list. */
const setSwitch = async (page: Page, name: string, isOn: boolean): Promise<void> => {
  await page.getByRole('button', { name: 'View', exact: true }).click();
  const field = page.getByRole('switch', { name });
  await expect(field).toBeEnabled();
  await field.click();
  await expect(field).toBeEnabled();
  await expect(field).toBeChecked({ checked: isOn });
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
};

test("a company hides names, reveals one, and changes a job's weights", async ({ page, newPerson }) => {
  test.setTimeout(180_000);
  const { jobId } = await createCompanyWithJob(page, createPerson('Tessa', 'Marlow'), 'Marlow Maps', {
    title: 'Atlas Editor',
    description: 'Edit the plates of a printed atlas, page by page.',
    requiredSkills: ['QGIS', 'Proofreading'],
    hourlyBudget: 25,
  });
  const candidate = await newPerson();
  const { candidateId } = await createCandidateWithProfile(candidate, createPerson('Ximena', 'Quintanar'), {
    jobTitle: 'Atlas Editor',
    skills: ['QGIS', 'Proofreading'],
    hourlyRate: 20,
  });
  await applyByApi(candidate, { jobId, candidateId });

  await test.step('hides names in the list of applications', async () => {
    await page.goto('/applications?view=list');
    await expect(page.getByText('Ximena Quintanar').first()).toBeVisible();
    await setSwitch(page, 'Hide names', true);
    await expect(page.getByText(/Candidate \d{8}/).first()).toBeVisible();
    await expect(page.getByText('Ximena')).toHaveCount(0);
    await expectScreen(page, 'Applications');
  });

  await test.step('cannot search by name', async () => {
    await page.goto('/applications?view=list&q=ximena');
    await expect(page.getByText('No applications match these filters')).toBeVisible();
    await expect(page.getByText(/Candidate \d{8}/)).toHaveCount(0);
  });

  await test.step('hides scores in lists', async () => {
    await page.goto('/applications?view=list');
    await page.getByRole('button', { name: 'View', exact: true }).click();
    await page.getByRole('switch', { name: 'Hide scores in lists' }).click();
    // The menu is closed before the account is fetched again, and opened while that takes a while.
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /match/i })).toHaveCount(0);
    const continueLate = (route: Route) =>
      new Promise((resolve) => setTimeout(resolve, 2_000)).then(() => route.continue());
    await page.route('**/api/account', continueLate, { times: 1 });
    await setSwitch(page, 'Hide scores in lists', false);
  });

  await test.step('reveals a person after confirming', async () => {
    await page
      .getByText(/Candidate \d{8}/)
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Candidate \d{8}/);
    await expectScreen(page, /Candidate \d{8}/);
    await page.getByRole('button', { name: 'Reveal name' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reveal name' }).click();
    await expectToast(page, 'Name revealed');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Ximena Quintanar/);
    await expect(page.getByRole('button', { name: 'Reveal name' })).toHaveCount(0);
  });

  await test.step("doubles the weight of the rate, and sees it on the job's page", async () => {
    await page.goto(`/jobs/${jobId}/edit`);
    await page.getByText('What counts more or less').click();
    await page.getByLabel('Rate', { exact: true }).selectOption('2');
    await expect(page.getByText('Counts more: Rate.')).toBeVisible();
    await page.getByRole('button', { name: /save/i }).click();
    await expect
      .poll(async () => (await (await page.request.get(`/api/jobs/${jobId}`)).json()).factorWeights)
      .toEqual({
        rate: 2,
      });
    await page.goto(`/company/jobs/${jobId}?tab=details`);
    await expect(page.getByText('Rate ×2')).toBeVisible();
  });
});
