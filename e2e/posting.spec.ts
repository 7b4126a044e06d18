/** A company starts a post from a role, sees the matching market, and states a pay range that candidates read. */
import { expect, expectScreen, expectToast, test } from './support/journey.ts';
import { candidateWithProfile, companyWithJob, newPersonNamed } from './support/people.ts';

test('a company posts a bookkeeper from a draft, at a range of pay', async ({ page, newPerson }) => {
  test.setTimeout(120_000);
  await companyWithJob(page, newPersonNamed('Orla', 'Finney'), 'Finney Bakeries', {
    title: 'Baker',
    description: 'Bake bread for three shops before the sun is up.',
    requiredSkills: ['Baking'],
    hourlyBudget: 20,
  });
  const market = page.getByRole('region', { name: 'On the market now' });

  await test.step('sees nothing of the market before a title is entered', async () => {
    await page.goto('/jobs/new');
    await expect(market).toContainText('Write a title or a skill to see how many people fit.');
  });

  await test.step('sees the cost of a role from the public pages', async () => {
    await page.getByLabel('Job title').fill('Bookkeeper');
    await expect(market).toContainText('$13–$18/hr');
    await expect(market).toContainText(
      'Our guide for Bookkeeper, as on the public role pages: $2,000–$2,800/mo full time',
    );
  });

  await test.step("writes a title, and the role's draft keeps it", async () => {
    await page.getByLabel('Job title').fill('Bookkeeper for our bakeries');
    await page.getByLabel('Start from a role').selectOption({ label: 'Bookkeeper' });
    await page.getByRole('button', { name: 'Use this draft' }).click();
    await expectToast(page, 'Draft filled in', 'Change anything that is different at your company.');
    await expect(page.getByLabel('Job title')).toHaveValue('Bookkeeper for our bakeries');
    await expect(page.getByLabel('Description', { exact: true })).toHaveValue(/keep our books in order/);
    await expect(page.getByRole('button', { name: 'Remove QuickBooks' })).toBeVisible();
    await expect(page.getByLabel('Job type')).toHaveValue('');
  });

  await test.step('sees how many people fit, fewer with more requirements', async () => {
    await expect(market).toContainText(/vetted (person|people) fit/);
    await expectScreen(page, 'Post a Job');
  });

  await test.step('sees an error if the pay range is reversed', async () => {
    await page.getByLabel('Minimum rate').fill('30');
    await page.getByLabel('Hourly budget').fill('22');
    await page.getByRole('button', { name: 'Post Job' }).click();
    await expect(page.getByText('Must not be more than the hourly budget')).toBeVisible();
    await page.getByLabel('Minimum rate').fill('16');
    await expect(page.getByText('$2,560–$3,520/mo at 160 hours a month.')).toBeVisible();
    await page.getByLabel('Job type').selectOption({ label: 'Part-time' });
    await expect(page.getByText('$1,280–$1,760/mo at 80 hours a month.')).toBeVisible();
    await expect(page.getByText('$16–$22/hr')).toBeVisible();
    await page.getByRole('button', { name: 'Post Job' }).click();
    await expectToast(page, 'Success', 'Job posted successfully!');
  });

  await test.step('a candidate reads the range', async () => {
    const candidate = await newPerson();
    await candidateWithProfile(candidate, newPersonNamed('Mirta', 'Sosa'), {
      jobTitle: 'Bookkeeper',
      skills: ['QuickBooks', 'Bookkeeping'],
      hourlyRate: 18,
    });
    await candidate.goto('/jobs?q=bakeries');
    await expect(candidate.getByText('$16–$22/hr')).toBeVisible();
    const card = candidate.getByRole('listitem').filter({ hasText: 'Bookkeeper for our bakeries' });
    await card.getByRole('link', { name: 'View Details & Apply' }).click();
    await expect(candidate.getByText('$1,280–$1,760/mo at 80 hours a month')).toBeVisible();
  });
});
