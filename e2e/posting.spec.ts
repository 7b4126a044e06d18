/** A company starts a job post from a role or a job ad, sees how many people fit, and states a pay range that candidates see. */
import { createVettedCandidates } from './support/hiring-steps.ts';
import { expect, expectAccessible, expectScreen, expectToast, test } from './support/journey.ts';
import { createCandidateWithProfile, createCompanyWithJob, createPerson } from './support/people.ts';

test('a company posts a bookkeeper job from a draft, with a pay range', async ({ page, newPerson }) => {
  test.setTimeout(120_000);
  await createCompanyWithJob(page, createPerson('Orla', 'Finney'), 'Finney Bakeries', {
    title: 'Baker',
    description: 'Bake bread for three shops before the sun is up.',
    requiredSkills: ['Baking'],
    hourlyBudget: 20,
  });
  const market = page.getByRole('region', { name: 'The market right now' });

  await test.step('sees no market data before a title is entered', async () => {
    await page.goto('/jobs/new');
    await expect(market).toContainText('Enter a title or a skill to see how many people fit.');
  });

  await test.step('sees the same pay for a role as on the public pages', async () => {
    await page.getByLabel('Job title').fill('Bookkeeper');
    await expect(market).toContainText('$13–$18/hr');
    await expect(market).toContainText(
      'Our pay guide for Bookkeeper, from the public role pages: $2,000–$2,800/mo for full-time work',
    );
  });

  await test.step("writes a title, and the role's draft keeps it", async () => {
    await page.getByLabel('Job title').fill('Bookkeeper for our bakeries');
    await page.getByLabel('Start from a role').selectOption({ label: 'Bookkeeper' });
    await page.getByRole('button', { name: 'Use this draft' }).click();
    await expectToast(page, 'Draft filled in', 'Change anything that’s different at your company.');
    await expect(page.getByLabel('Job title')).toHaveValue('Bookkeeper for our bakeries');
    await expect(page.getByLabel('Description', { exact: true })).toHaveValue(/keep our books in order/);
    await expect(page.getByRole('button', { name: 'Remove QuickBooks' })).toBeVisible();
    await expect(page.getByLabel('Job type')).toHaveValue('');
  });

  await test.step('sees how many people fit', async () => {
    await expect(market).toContainText(/\d available vetted (person is|people are) a good match/);
    await expectScreen(page, 'Post a Job');
  });

  await test.step('sees an error for a reversed pay range, corrects it and posts the job', async () => {
    await page.getByLabel('Minimum rate').fill('30');
    await page.getByLabel('Hourly budget').fill('22');
    await page.getByRole('button', { name: 'Post Job' }).click();
    await expect(page.getByText('Can’t be more than the hourly budget')).toBeVisible();
    await page.getByLabel('Minimum rate').fill('16');
    await expect(page.getByText('$2,560–$3,520/mo at 160 hours a month.')).toBeVisible();
    await page.getByLabel('Job type').selectOption({ label: 'Part-time' });
    await expect(page.getByText('$1,280–$1,760/mo at 80 hours a month.')).toBeVisible();
    await page.getByText('Countries, hours, start and more').click();
    await page.getByLabel('Hours a week').fill('30');
    await expect(page.getByText('$1,920–$2,640/mo at 120 hours a month.')).toBeVisible();
    await expect(page.getByText('$16–$22/hr')).toBeVisible();
    await page.getByRole('button', { name: 'Post Job' }).click();
    await expectToast(page, 'Success', 'Job posted successfully!');
  });

  await test.step('a candidate reads the range', async () => {
    const candidate = await newPerson();
    await createCandidateWithProfile(candidate, createPerson('Mirta', 'Sosa'), {
      jobTitle: 'Bookkeeper',
      skills: ['QuickBooks', 'Bookkeeping'],
      hourlyRate: 18,
    });
    await candidate.goto('/jobs?q=bakeries');
    await expect(candidate.getByText('$16–$22/hr')).toBeVisible();
    const card = candidate.getByRole('listitem').filter({ hasText: 'Bookkeeper for our bakeries' });
    await card.getByRole('link', { name: 'View Details & Apply' }).click();
    await expect(candidate.getByText('$1,920–$2,640/mo at 120 hours a month')).toBeVisible();
  });
});

const AD = `Bell Tuner (Remote)

We tune the bells of forty towers and need another pair of hands.

Responsibilities
- Tune bells with files and lathes
- Keep the records of each tower

Requirements
- 3+ years of experience in bell tuning
- Bronze alloys, Excel

Salary: $1,600 to $2,400 per month
Full-time, 9-5 Eastern Time`;

test('a company pastes a job ad, posts it and invites several people', async ({ page, newPerson }) => {
  test.setTimeout(240_000);
  await createCompanyWithJob(page, createPerson('Tova', 'Klang'), 'Klang Bells', {
    title: 'Porter',
    description: 'Carry bells up and down the stairs of towers.',
    requiredSkills: ['Lifting'],
    hourlyBudget: 15,
  });
  await createVettedCandidates(
    newPerson,
    [
      ['Ada', 'Glocke'],
      ['Bia', 'Glocke'],
    ],
    { jobTitle: 'Bell Tuner', skills: ['Bronze alloys', 'Excel'], hourlyRate: 14 },
  );
  const proposal = page.getByRole('region', { name: /^We read/ });

  await test.step('fills the form from the ad, and shows the source line of each field', async () => {
    await page.goto('/jobs/new');
    await page.getByRole('button', { name: 'Paste a job ad' }).press('Enter');
    await page.getByLabel('Text of the job ad').fill(AD);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Fill in from the ad' }).click();
    await expect(proposal.getByRole('heading')).toBeFocused();
    await expect(proposal).toContainText('Salary: $1,600 to $2,400 per month');
    await expect(page.getByRole('textbox', { name: 'Job title' })).toHaveValue('Bell Tuner');
    await expect(page.getByLabel('Minimum rate')).toHaveValue('10');
    await expect(page.getByLabel('Hourly budget')).toHaveValue('15');
    await expect(page.getByLabel('Job type')).toHaveValue('full-time');
    await expect(page.getByLabel('Required experience')).toHaveValue('3-5');
    await expect(page.getByLabel('Responsibilities')).toHaveValue(
      'Tune bells with files and lathes\nKeep the records of each tower',
    );
    await expectScreen(page, 'Post a Job');
  });

  await test.step('undoes this, types a title and fills in the rest, which keeps the title until asked to replace it', async () => {
    await proposal.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('textbox', { name: 'Job title' })).toHaveValue('');
    await page.getByRole('textbox', { name: 'Job title' }).fill('Tuner of Bells');
    await page.getByRole('button', { name: 'Fill in from the ad' }).click();
    await expect(page.getByLabel('Hourly budget')).toHaveValue('15');
    await expect(page.getByRole('textbox', { name: 'Job title' })).toHaveValue('Tuner of Bells');
    await proposal.getByRole('button', { name: /^Replace what you typed with Job title/ }).click();
    await expect(page.getByRole('textbox', { name: 'Job title' })).toHaveValue('Bell Tuner');
  });

  await test.step('posts the job, sees the people who fit, and invites two of them together', async () => {
    await page.getByRole('button', { name: 'Post Job' }).click();
    await expect(page).toHaveURL(/\?tab=people$/);
    const people = page.getByRole('region', { name: 'People who fit this job' });
    await expect(people.getByRole('heading', { name: /(person fits|people fit) this job$/ })).toBeVisible();
    for (const name of ['Ada Glocke', 'Bia Glocke']) await people.getByLabel(`Select ${name}`).check();
    await people.getByRole('button', { name: 'Invite 2 people' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite 2 people?' });
    await dialog.getByLabel('Note').fill('Our towers are waiting for you.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Send 2 invitations' }).press('Enter');
    await expectToast(page, '2 invitations sent', 'We let them know.');
    await expect(people.getByLabel(/^Select the first/)).toBeFocused();
    await expect(page.getByRole('region', { name: 'Invited', exact: true })).toContainText('Bia Glocke');
    await expectScreen(page, 'Bell Tuner');
  });

  await test.step('sees on the dashboard how many people fit', async () => {
    await page.goto('/company-dashboard');
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Bell Tuner' }) });
    await card.getByRole('link', { name: /fits?$/ }).click();
    await expect(page).toHaveURL(/\?tab=people$/);
  });
});

test('a company opens the public page of its job and copies the link', async ({ page, context, newPerson }) => {
  const job = {
    title: 'Orchard Accountant',
    description: 'You keep the books of two orchards and close every month by its fifth day.',
    requiredSkills: ['Accounting'],
    hourlyBudget: 28,
  };
  const { jobId } = await createCompanyWithJob(page, createPerson('Odile', 'Ferrer'), 'Ferrer Orchards', job);
  const address = new RegExp(`/jobs/${jobId}-orchard-accountant$`);
  await page.goto(`/company/jobs/${jobId}`);

  await test.step('the page looks as it does to visitors', async () => {
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: 'Open the public page' }).click();
    const publicPage = await opened;
    await expect(publicPage).toHaveURL(address);
    await expect(publicPage.getByRole('heading', { name: job.title })).toBeVisible();
    await expect(publicPage.getByRole('link', { name: /^Apply/ }).first()).toBeVisible();
    await publicPage.close();
  });

  await test.step('the copied link opens for a visitor', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expectToast(page, 'Link copied');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(address);
    const visitor = await newPerson();
    await visitor.goto(link);
    await expect(visitor.getByRole('heading', { name: job.title })).toBeVisible();
  });

  await test.step('a job for members only has no link', async () => {
    await page.request.patch(`/api/jobs/${jobId}`, {
      data: { visibility: 'members' },
      headers: { origin: new URL(page.url()).origin },
    });
    await page.reload();
    await expect(page.getByText('Only candidates with an account can see this job.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden();
  });
});
