/** Saving the search of a list, the page of saved searches, and turning emails off without signing in. */
import { APP_PATHS } from '#shared/paths.ts';
import { expect, expectAccessible, expectScreen, expectToast, readMail, test } from './support/journey.ts';
import { createCandidateWithProfile, createCompanyWithJob, createPerson, DEMO, signInByApi } from './support/people.ts';

test('a candidate saves a search, gets a new job by email, and stops the emails through the emailed link', async ({
  page,
  newPerson,
}) => {
  test.setTimeout(180_000);
  const person = createPerson('Sara', 'Searches');
  await createCandidateWithProfile(page, person, {
    jobTitle: 'Observatory Bookkeeper',
    skills: ['Excel'],
    hourlyRate: 20,
  });

  await test.step('saves the search of the list', async () => {
    await page.goto(`${APP_PATHS.browseJobs}?q=observatory&minBudget=15`);
    await page.getByRole('button', { name: 'Save this search' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save this search' });
    await expect(dialog.getByLabel('Name')).toHaveValue('observatory');
    await dialog.getByLabel('Emails').selectOption('instant');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save search' }).click();
    await expectToast(page, 'Search saved');
  });

  await test.step('opens the saved searches from the account page', async () => {
    await page.goto(APP_PATHS.account);
    await page.getByRole('link', { name: 'Your saved searches and the results we sent' }).click();
    await expectScreen(page, 'Saved searches');
    const card = page.getByRole('listitem').filter({ hasText: 'observatory' });
    await expect(card).toContainText('No email yet');
    await card.getByRole('button', { name: 'Sent results' }).click();
    await expect(card).toContainText('We haven’t sent anything yet.');
    await card.getByLabel('Minimum score').selectOption('50');
    await expect(card.getByLabel('Minimum score')).toBeEnabled();
    await expect(card.getByLabel('Minimum score')).toHaveValue('50');
  });

  const mail = await test.step('gets an email about a new job', async () => {
    await createCompanyWithJob(await newPerson(), createPerson('Otto', 'Opens'), 'Star Works', {
      title: 'Observatory Bookkeeper',
      description: 'Keep the books of our observatory.',
      requiredSkills: ['Excel'],
      hourlyBudget: 25,
    });
    const admin = await newPerson();
    await signInByApi(admin, DEMO.admin);
    // The background work also runs automatically, every minute.
    const run = await admin.request.post('/api/admin/background/runs', {
      data: { name: 'saved searches' },
      headers: { origin: new URL(page.url()).origin },
    });
    expect(run.ok()).toBe(true);
    const received = await readMail(page, person.email, 'for your search “observatory”');
    expect(received).toContain('Observatory Bookkeeper, Star Works');
    return received;
  });

  await test.step('sees what was sent and why', async () => {
    await page.goto(APP_PATHS.savedSearches);
    const card = page.getByRole('listitem').filter({ hasText: 'observatory' }).first();
    await card.getByRole('button', { name: 'Sent results' }).click();
    await expect(card.getByRole('link', { name: 'Observatory Bookkeeper, Star Works' })).toBeVisible();
    await expect(card.getByText(/^\d+%\. \S/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('stops the emails with the button of the linked page, without a sign-in', async () => {
    const visitor = await newPerson();
    const link = mail.split('\n').find((line) => line.includes('/unsubscribe/')) ?? '';
    await visitor.goto(new URL(link.trim()).pathname);
    await expect(
      visitor.getByText('You can stop the emails about your saved search “observatory” here.'),
    ).toBeVisible();
    await visitor.getByRole('button', { name: 'Stop the emails' }).click();
    await expect(visitor.getByRole('heading', { name: 'Done' })).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Emails')).toHaveValue('off');
  });

  await test.step('deletes the search', async () => {
    await page.getByRole('button', { name: 'Delete observatory' }).click();
    await page.getByRole('button', { name: 'Delete search' }).click();
    await expectToast(page, 'Search deleted');
    await expect(page.getByText('No saved searches yet')).toBeVisible();
  });
});

test('a company saves a search from the menu of its list', async ({ page }) => {
  await createCompanyWithJob(page, createPerson('Nora', 'Notices'), 'Notice Works', {
    title: 'Web Developer',
    description: 'Keep our pages in shape.',
    requiredSkills: ['React'],
    hourlyBudget: 40,
  });
  await page.goto(`${APP_PATHS.browseCandidates}?skills=React`);
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await page.getByRole('button', { name: 'Save this search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await expect(dialog.getByLabel('Name')).toHaveValue('React');
  await dialog.getByLabel('Name').fill('React people');
  await dialog.getByLabel('Name').press('Enter');
  await expectToast(page, 'Search saved');
  await page.goto(APP_PATHS.savedSearches);
  await expectScreen(page, 'Saved searches');
  await page.getByRole('link', { name: 'React people' }).click();
  await expect(page).toHaveURL(/\/candidates\?skills=React/);
});
