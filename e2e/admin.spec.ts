/**
 * A visitor applies with the public form, an admin approves the application, and the person signs in with emailed credentials. The admin sees all
 * accounts, but no passwords that users chose. Other users have no access to admin pages.
 */
import {
  addSkill,
  expect,
  expectAccessible,
  expectFieldError,
  expectScreen,
  expectToast,
  goTo,
  type Page,
  readMail,
  test,
} from './support/journey.ts';
import {
  createCandidateWithProfile,
  createPerson,
  DEMO,
  requirePassword,
  signIn,
  signInByApi,
} from './support/people.ts';

const BIO = 'I have kept the calendars of two founders for six years and have never missed a meeting for either.';

const submitButton = (page: Page) => page.getByRole('button', { name: 'Submit application' });

test('a visitor applies, an admin approves, and the person signs in with emailed credentials', async ({
  page,
  newPerson,
}) => {
  test.setTimeout(150_000);
  const person = createPerson('Rocio', 'Benitez');
  const name = `${person.firstName} ${person.lastName}`;

  await test.step('the form reports missing fields', async () => {
    await page.goto('/apply');
    await expectScreen(page, 'Apply to join Puente');
    await expect(submitButton(page)).toBeEnabled();
    await submitButton(page).click();
    const messages: ReadonlyArray<readonly [string, string]> = [
      ['First name', 'First name is required'],
      ['Last name', 'Last name is required'],
      ['Email', 'Valid email is required'],
      ['Job title', 'Job title is required'],
      ['Experience', 'Experience level is required'],
      ['Bio', 'Please provide at least 50 characters about yourself'],
      ['Timezone', 'Timezone is required'],
    ];
    for (const [label, message] of messages) await expectFieldError(page.getByLabel(label, { exact: true }), message);
    await expectToast(page, 'Skills Required', 'Please add at least one skill');
    await expect(page.getByLabel('Hourly rate')).toHaveValue('25');
    await expect(page.getByLabel('Availability')).toHaveValue('full-time');
  });

  await test.step('the form reports invalid fields', async () => {
    await page.getByLabel('Hourly rate').fill('4');
    await expectFieldError(page.getByLabel('Hourly rate'), 'Hourly rate must be at least $5');
    // The time zone is detected.
    await expect(page.getByLabel('Timezone')).toHaveValue('New York');
    await page.getByLabel('Hourly rate').fill('201');
    await expectFieldError(page.getByLabel('Hourly rate'), 'Hourly rate must be less than $200');
    await page.getByLabel('LinkedIn URL').fill('rocio');
    await expectFieldError(page.getByLabel('LinkedIn URL'), 'Valid LinkedIn URL required');
    await page.getByLabel('Portfolio URL').fill('rocio');
    await expectFieldError(page.getByLabel('Portfolio URL'), 'Valid portfolio URL required');
    await expectAccessible(page);
  });

  await test.step('typed text survives a reload', async () => {
    await page.getByLabel('First name').fill(person.firstName);
    await page.getByLabel('Last name').fill(person.lastName);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Job title').fill('Executive Assistant');
    await page.getByLabel('Experience', { exact: true }).selectOption({ label: '5-10 years' });
    await page.getByLabel('Hourly rate').fill('18');
    await page.getByLabel('Timezone').fill('GMT-5');
    await page.getByLabel('LinkedIn URL').fill('');
    await page.getByLabel('Portfolio URL').fill('https://rocio.example');
    await addSkill(page, 'Skills', 'Calendar management');
    await addSkill(page, 'Skills', 'Travel planning');
    await page.getByLabel('Bio', { exact: true }).fill(BIO);
    await page.reload();
    await expect(page.getByLabel('Email')).toHaveValue(person.email);
    await expect(page.getByLabel('Bio', { exact: true })).toHaveValue(BIO);
    await expect(page.getByRole('button', { name: 'Remove Travel planning' })).toBeVisible();
  });

  await test.step('the application is filed, and a reply time is promised', async () => {
    await submitButton(page).click();
    await expect(page.getByText(/2-3 business days/).last()).toBeVisible();
    await expect(submitButton(page)).toHaveCount(0);
    await expectScreen(page, 'Apply to join Puente');
    await readMail(page, person.email, 'We received your application');
  });

  const admin = await newPerson();
  await test.step('the admin finds the application in the queue and reads all of it', async () => {
    await signInByApi(admin, DEMO.admin);
    await admin.goto('/');
    await expect(admin).toHaveURL(/\/admin$/);
    await goTo(admin, 'Review queue');
    const row = admin.getByRole('listitem').filter({ has: admin.getByRole('heading', { name }) });
    for (const text of [
      'Pending',
      person.email,
      'Executive Assistant',
      '5-10 years',
      '$18/hr',
      'Full-time',
      'Travel planning',
    ]) {
      await expect(row.getByText(text, { exact: true })).toBeVisible();
    }
    await expectScreen(admin, /./);
    await row.getByRole('button', { name: 'View Full Profile' }).click();
    const profile = admin.getByRole('dialog', { name });
    await expect(profile.getByText(BIO)).toBeVisible();
    await expect(profile.getByText('GMT-5')).toBeVisible();
    await expect(profile.getByRole('button', { name: 'Reject Application' })).toBeVisible();
    await profile.getByLabel('Internal review notes').fill('Strong references.');
    await expectAccessible(admin);
    await profile.getByRole('button', { name: 'Approve & Send Credentials' }).click();
    await expect(profile).toBeHidden();
    await expect(row).toHaveCount(0);
  });

  await test.step('the applicant receives credentials, signs in and is a vetted candidate', async () => {
    const password = requirePassword(await readMail(page, person.email, 'you’re approved'));
    await signIn(page, { email: person.email, password });
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Rocio' })).toBeVisible();
    await expect(page.getByText('Your password is temporary.')).toBeVisible();
    await expect(page.getByText('We’re still vetting your profile.')).toHaveCount(0);
    await page.goto('/profile');
    await expect(page.getByText('Vetted', { exact: true })).toBeVisible();
  });
});

test('an admin sees all accounts and only temporary passwords', async ({ page, newPerson }) => {
  test.setTimeout(90_000);
  const newcomer = createPerson('Elias', 'Quintana');
  const registering = await newPerson();
  const response = await registering.request.post('/api/auth/register', { data: newcomer });
  expect(response.status()).toBe(202);

  await signIn(page, DEMO.admin);
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByText(/\d+ users/).first()).toBeVisible();
  await expectScreen(page, 'Users');

  const row = page.getByRole('main').locator('tr, li').filter({ hasText: newcomer.email });
  await test.step('a temporary password can be revealed until the first sign-in', async () => {
    await page.getByLabel('Search').fill(newcomer.email);
    await expect(row).toHaveCount(1);
    await expect(row.getByText('Elias Quintana')).toBeVisible();
    await expect(row.getByText('Not Set', { exact: true })).toBeVisible();
    const password = requirePassword(await readMail(page, newcomer.email, 'login credentials'));
    await expect(page.getByText(password)).toHaveCount(0);
    await row.getByRole('button', { name: 'Reveal' }).click();
    await expect(page.getByText(password)).toBeVisible();
  });

  await test.step('a chosen password is never shown', async () => {
    await page.getByLabel('Search').fill(DEMO.candidate.email);
    const demoRow = page.getByRole('main').locator('tr, li').filter({ hasText: DEMO.candidate.email });
    await expect(demoRow.getByText('Set by user')).toBeVisible();
    await expect(demoRow.getByText('Candidate', { exact: true })).toBeVisible();
    await expect(demoRow.getByRole('button', { name: 'Reveal' })).toHaveCount(0);
  });

  await test.step('accounts can be sorted', async () => {
    await page.getByLabel('Search').fill('');
    await expect(page.getByText(/^\d{3,} users$/)).toBeVisible();
    const sortSelect = page.getByLabel('Sort by');
    if (await sortSelect.isVisible()) await sortSelect.selectOption('Name, A to Z');
    else await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
    await expect(page).toHaveURL(/sort=name$/);
    await expect(page.getByRole('main').locator('tbody tr, li').first()).toContainText(/^\S*\s*A/);
    await page.reload();
    await expectScreen(page, 'Users');
  });

  await test.step('the log records that the password was revealed', async () => {
    await goTo(page, 'Activity');
    await expectScreen(page, 'Activity');
    await expect(page.getByText(newcomer.email).first()).toBeVisible();
  });
});

test('an admin sees the key statistics of the marketplace', async ({ page }) => {
  await signInByApi(page, DEMO.admin);
  await page.goto('/admin/overview');
  await expect(page.getByText(/^\d+ applications in the last 12 weeks\.$/)).toBeVisible();
  const picture = page.getByRole('group', { name: /applications in the last 12 weeks/ });
  await expect(picture).toBeVisible();
  await expectScreen(page, 'Overview');

  await test.step('a week in the chart shows its count on focus', async () => {
    const weeks = picture.getByRole('button');
    await expect(weeks).toHaveCount(12);
    await weeks.last().focus();
    await page.keyboard.press('ArrowLeft');
    await expect(weeks.nth(10)).toBeFocused();
    await expect(weeks.nth(10)).toHaveAccessibleName(/^Week of .+: Applications \d+$/);
    await expect(weeks.nth(10).getByText(/^Week of /)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(weeks.nth(10).getByText(/^Week of /)).toHaveCount(0);
  });

  await test.step('the funnel and the time to hire are shown', async () => {
    await expect(page.getByRole('list', { name: /reached each stage/ }).getByRole('listitem')).toHaveCount(5);
    await expect(page.getByRole('heading', { name: 'Time to hire' })).toBeVisible();
  });

  await test.step('everything can be shown for another period', async () => {
    await page.getByLabel('Period').selectOption({ label: 'Last 4 weeks' });
    await expect(page).toHaveURL(/weeks=4$/);
    await expect(page.getByText(/^\d+ applications in the last 4 weeks\.$/)).toBeVisible();
    await page.goBack();
    await expect(page.getByText(/^\d+ applications in the last 12 weeks\.$/)).toBeVisible();
  });

  await page.getByText('Show as a table').first().click();
  const table = page.getByRole('table', { name: 'Applications by week' });
  await expect(table.getByRole('row')).toHaveCount(13);
  await expectAccessible(page);
  await page
    .getByRole('link', { name: /^Review queue/ })
    .last()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Review queue' })).toBeVisible();
});

test('admin pages are denied to everyone else', async ({ page }) => {
  await createCandidateWithProfile(page, createPerson('Nadia', 'Rey'), {
    jobTitle: 'Accountant',
    skills: ['QuickBooks'],
    hourlyRate: 20,
  });
  for (const path of ['/admin', '/admin/applications', '/admin/reports', '/admin/overview', '/admin/activity']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
    await expect(page.getByText("You don't have permission to access this page.")).toBeVisible();
  }
  await expectScreen(page, 'Access Denied');
  expect((await page.request.get('/api/admin/users')).status()).toBe(403);
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Nadia' })).toBeVisible();
});
