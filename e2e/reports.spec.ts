/**
 * Misconduct: a user reports and blocks another. Admins are notified, suspend the account and resolve the report. Also covers notifications and
 * messages that are read in one tab and marked as read in another.
 */
import {
  expect,
  expectAccessible,
  expectFieldError,
  expectScreen,
  expectToast,
  goTo,
  type Page,
  test,
} from './support/journey.ts';
import {
  applyByApi,
  createCandidateWithProfile,
  createCompanyWithJob,
  createPerson,
  DEMO,
  signInByApi,
} from './support/people.ts';

const JOB = {
  title: 'Accountant',
  description: 'Keep the books of a growing company, month by month.',
  requiredSkills: ['QuickBooks'],
  hourlyBudget: 30,
};
const PROFILE = { jobTitle: 'Accountant', skills: ['QuickBooks'], hourlyRate: 25 };
const REASON = 'They asked me to work a week without pay.';

const fetchOwnId = async (page: Page): Promise<string> => {
  const { id } = (await (await page.request.get('/api/auth/user')).json()) as { id: string };
  return id;
};

/** Creates a company, and a candidate in another browser who applied to it. Returns the id of the job. */
const createCompanyAndApplicant = async (company: Page, candidate: Page, companyName: string): Promise<string> => {
  const { jobId } = await createCompanyWithJob(company, createPerson('Gordon', 'Vale'), companyName, JOB);
  const { candidateId } = await createCandidateWithProfile(candidate, createPerson('Mara', 'Salas'), PROFILE);
  await applyByApi(candidate, { jobId, candidateId });
  return jobId;
};

/** Makes a company name unique, because all journeys share one marketplace and its admins. */
const uniqueName = (name: string): string => `${name} ${Date.now().toString(36)}`;

test('a candidate reports a company, an admin suspends it and resolves the report', async ({ page, newPerson }) => {
  test.setTimeout(120_000);
  const company = await newPerson();
  const companyName = uniqueName('Vale Ledgers');
  const jobId = await createCompanyAndApplicant(company, page, companyName);

  await test.step('the candidate describes what happened, and also blocks the company', async () => {
    await page.goto(`/messages?userId=${await fetchOwnId(company)}`);
    await page.getByRole('button', { name: 'Options' }).click();
    await page.getByRole('menuitem', { name: `Report ${companyName}` }).click();
    const dialog = page.getByRole('dialog', { name: `Report ${companyName}` });
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expectFieldError(dialog.getByLabel('What happened?'), 'Please say what happened');
    await dialog.getByLabel('What happened?').fill(REASON);
    await dialog.getByLabel(`Also block ${companyName}`).check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expectToast(page, 'Report sent', 'Thank you.');
    await expect(dialog).toBeHidden();
    await expect(page.getByText(`While ${companyName} is blocked, you can’t message each other.`)).toBeVisible();
  });

  const admin = await newPerson();
  const row = admin.getByRole('main').locator('tr, li').filter({ hasText: companyName });
  await test.step('the admin is notified by the bell', async () => {
    await signInByApi(admin, DEMO.admin);
    await admin.goto('/admin');
    await admin.getByRole('button', { name: /^Notifications, \d+ unread$/ }).click();
    await admin.getByRole('link', { name: `${companyName} was reported` }).click();
    await expect(admin).toHaveURL(/\/admin\/reports$/);
    await expect(row.getByText(REASON)).toBeVisible();
    await expectScreen(admin, 'Reports');
  });

  const companyLinks = page.getByRole('main').getByRole('link', { name: companyName });
  await test.step('the admin suspends the account from the report', async () => {
    await page.goto(`/jobs/${jobId}`);
    await expect(companyLinks).toHaveCount(2);
    await row.getByRole('button', { name: 'Actions for Gordon Vale' }).click();
    await admin.getByRole('menuitem', { name: 'Suspend' }).click();
    await admin.getByRole('button', { name: 'Suspend account' }).click();
    await expectToast(admin, 'Account suspended');
    await expect(row.getByText('Suspended', { exact: true })).toBeVisible();
    expect((await company.request.get('/api/auth/user')).status()).toBe(401);
  });

  await test.step('the job no longer links to the company, which has no page now', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: `About ${companyName}` })).toBeVisible();
    await expect(companyLinks).toHaveCount(0);
  });

  await test.step('the admin resolves the report with a note, which remains visible', async () => {
    await row.getByRole('button', { name: 'Resolve' }).click();
    const dialog = admin.getByRole('dialog', { name: 'Resolve the report about Gordon Vale?' });
    await dialog.getByLabel('Note').fill('Suspended after a call.');
    await expectAccessible(admin);
    await dialog.getByRole('button', { name: 'Resolve report' }).click();
    await expectToast(admin, 'Report resolved');
    await expect(row).toHaveCount(0);
    await admin.getByLabel('Show', { exact: true }).selectOption('Resolved');
    await expect(row.getByText('Suspended after a call.')).toBeVisible();
    await goTo(admin, 'Activity');
    await expect(admin.getByText(/resolved a report about/).first()).toBeVisible();
  });
});

test('notifications and messages read in one tab are marked as read in the other', async ({ page, newPerson }) => {
  test.setTimeout(90_000);
  const company = await newPerson();
  await createCompanyAndApplicant(company, page, uniqueName('Vale Freight'));
  const receiverId = await fetchOwnId(page);
  const sendByApi = async (content: string) => {
    const response = await company.request.post('/api/messages', { data: { receiverId, content } });
    expect(response.status()).toBe(201);
  };
  const other = await page.context().newPage();
  for (const tab of [page, other]) await tab.goto('/my-applications');
  const oneNew = { name: 'Notifications, 1 unread' };
  const nothingNew = { name: 'Notifications', exact: true };
  const messagesLink = (count: string) =>
    other.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: new RegExp(`Messages\\s*${count}$`) });

  await test.step('notifications are read in both tabs', async () => {
    await sendByApi('Good morning');
    for (const tab of [page, other]) await expect(tab.getByRole('button', oneNew)).toBeVisible();
    await page.getByRole('button', oneNew).click();
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    for (const tab of [page, other]) await expect(tab.getByRole('button', nothingNew)).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('messages are read in both tabs', async () => {
    await sendByApi('Are you there?');
    for (const tab of [page, other]) await expect(tab.getByRole('button', oneNew)).toBeVisible();
    await expect(messagesLink('2')).toBeVisible();
    await page.goto(`/messages?userId=${await fetchOwnId(company)}`);
    await expect(page.getByText('Are you there?').last()).toBeVisible();
    await expect(other.getByRole('button', nothingNew)).toBeVisible();
    await expect(messagesLink('')).toBeVisible();
  });
});
