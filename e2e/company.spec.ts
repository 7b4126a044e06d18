/**
 * A company's first steps: registration, profile, posting a job, finding candidates and writing to one. It then decides on an application that
 * arrives while its page is open.
 */
import {
  addSkill,
  checkScoreDial,
  chooseFromAccountMenu,
  expect,
  expectAccessible,
  expectFieldError,
  expectScreen,
  expectToast,
  goTo,
  readMail,
  signOut,
  test,
} from './support/journey.ts';
import {
  applyByApi,
  createCandidateWithProfile,
  createCompanyWithJob,
  createPerson,
  requirePassword,
  signIn,
} from './support/people.ts';

test('a company registers, sets up its profile and posts a job', async ({ page }) => {
  test.setTimeout(120_000);
  const person = createPerson('Harriet', 'Boone');
  let password = '';

  await test.step('registers, and is redirected to the sign-in page', async () => {
    await page.goto('/register');
    await page.getByLabel('First name').fill(person.firstName);
    await page.getByLabel('Last name').fill(person.lastName);
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expectToast(page, 'Registration Successful!', 'Check your email for your login credentials.');
    await page.waitForURL('**/login');
    await expectToast(page, 'Registration Successful!', 'Check your email for your login credentials.');
  });

  await test.step('sees a hint there to check for the email, requests it again, and finds the address filled in', async () => {
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await expect(page.getByText(`We sent an email to ${person.email}`)).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(person.email);
    await expectScreen(page, 'Welcome Back');
    await page.getByRole('button', { name: 'Send another email' }).click();
    await expect(page.getByText('Sent. The new email has a link to set your own password.')).toBeVisible();
    await readMail(page, person.email, 'Set a new');
  });

  await test.step('signs in with the temporary password from the email', async () => {
    password = requirePassword(await readMail(page, person.email, 'login credentials'));
    await page.goto(`/dev/mailbox?to=${person.email}`);
    await expect(page.getByText(password)).toBeVisible();
    await signIn(page, { email: person.email, password });
  });

  await test.step('chooses "I\'m Hiring" by keyboard', async () => {
    await expectScreen(page, 'Welcome to Puente');
    await expect(page.getByText("Let's set up your account. Are you looking to hire or get hired?")).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await page.getByRole('radio', { name: "I'm Hiring" }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('radio', { name: "I'm Hiring" })).toBeChecked();
    await expect(page.getByText('By continuing, you agree')).toBeHidden();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  });

  await test.step('sets up the company', async () => {
    await expectScreen(page, 'Company Profile');
    await expect(page.getByText('Tell us about your company to help us find the perfect match.')).toBeVisible();
    await page.getByRole('button', { name: 'Complete Setup' }).click();
    await expectFieldError(page.getByLabel('Company name'), 'Company name is required');
    await page.getByLabel('Company name').fill('Boone Orchards');
    await expect(page.getByLabel('Company name')).not.toHaveAttribute('aria-invalid');
    await page.getByLabel('Industry').selectOption({ label: 'Other' });
    await page.getByLabel('Company size').selectOption({ label: '11-50 employees' });
    await page.getByLabel('Website').fill('boone-orchards.example');
    await page.getByLabel('Company description').fill('We grow apples in Vermont and sell them all year round.');
    await page.getByRole('button', { name: 'Complete Setup' }).click();
    await expectToast(page, 'Success', 'Company profile created successfully!');
  });

  await test.step('lands on the empty dashboard', async () => {
    await expect(page).toHaveURL(/\/company-dashboard$/);
    await expect(page.getByText('Your password is temporary.')).toBeVisible();
    for (const label of ['Open Positions', 'Applications', 'Active Hires', 'Messages']) {
      await expect(page.locator('main').getByText(label, { exact: true }).first()).toBeVisible();
    }
    await expect(page.getByText('No jobs yet')).toBeVisible();
    await expectScreen(page, 'Welcome, Boone Orchards');
    await page.getByRole('button', { name: 'Book a free 30-minute consultation' }).click();
    await expect(page.getByRole('heading', { name: 'Free 30-minute consultation' })).toBeVisible();
    await page.getByRole('button', { name: 'Close the consultation panel' }).click();
    await expect(page.getByRole('heading', { name: 'Free 30-minute consultation' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Book a free 30-minute consultation' })).toBeFocused();
  });

  await test.step('sees errors for an empty job form', async () => {
    await page.getByRole('link', { name: 'Post Your First Job' }).click();
    await expectScreen(page, 'Post a Job');
    await page.getByRole('button', { name: 'Post Job' }).click();
    await expectFieldError(page.getByLabel('Job title'), 'Job title is required');
    await expectFieldError(
      page.getByLabel('Description', { exact: true }),
      'Description must be at least 20 characters',
    );
    await expectToast(page, 'Please add at least one required skill');
  });

  await test.step('fills the form, including duplicate skills, and posts the job', async () => {
    await page.getByLabel('Job title').fill('Cider House Bookkeeper');
    await page
      .getByLabel('Description', { exact: true })
      .fill('Keep the books of a cider house, from invoices to payroll.');
    await addSkill(page, 'Required skills', 'QuickBooks');
    await addSkill(page, 'Required skills', 'Payroll');
    await page.getByLabel('Required skills').fill('  QuickBooks ');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByLabel('Required skills')).toHaveValue('');
    await expect(page.getByRole('button', { name: 'Remove QuickBooks' })).toHaveCount(1);
    await page.getByRole('button', { name: 'Remove Payroll' }).click();
    await expect(page.getByRole('button', { name: 'Remove Payroll' })).toHaveCount(0);
    await page.getByLabel('Required experience').selectOption({ label: 'In your own words…' });
    await page.getByLabel('Experience in your own words').fill('3-5 years with apples');
    await page.getByLabel('Required experience').selectOption({ label: '3-5 years' });
    await page.getByLabel('Hourly budget').fill('25');
    await page.getByLabel('Job type').selectOption({ label: 'Part-time' });
    await page.getByLabel('Preferred timezone').fill('EST');
    await page.getByRole('button', { name: 'Post Job' }).click();
    await expectToast(page, 'Success', 'Job posted successfully!');
    await expect(page).toHaveURL(/\/company\/jobs\/[^/]+\?tab=people$/);
    await expectScreen(page, 'Cider House Bookkeeper');
  });

  await test.step('sees the job under hiring processes, and opens it', async () => {
    await goTo(page, 'Dashboard');
    const processes = page.getByRole('region', { name: 'Your Hiring Processes' });
    const job = processes.getByRole('listitem').filter({ hasText: 'Cider House Bookkeeper' });
    for (const text of ['Open', '0 applications', 'Up to $2,000/mo at 80 hours a month'])
      await expect(job.getByText(text, { exact: true })).toBeVisible();
    await expectScreen(page, 'Welcome, Boone Orchards');
    await job.getByRole('link', { name: 'View Details' }).click();
    await expectScreen(page, 'Cider House Bookkeeper');
    await expect(page.getByText('No one has applied yet')).toBeVisible();
    await page.getByRole('link', { name: 'Details', exact: true }).click();
    await expect(page.getByRole('definition').filter({ hasText: '3-5 years' })).toBeVisible();
    await expectScreen(page, 'Cider House Bookkeeper');
  });

  await test.step('finds unsaved changes kept as a draft, and discards them', async () => {
    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByLabel('Job title').fill('Someone else');
    await page.getByLabel('Hourly budget').fill('26');
    await page.getByRole('link', { name: 'Cider House Bookkeeper' }).click();
    await page.getByRole('link', { name: 'Edit' }).click();
    await expect(page.getByText('We kept your draft.')).toBeVisible();
    await expect(page.getByLabel('Job title')).toHaveValue('Someone else');
    await page.getByRole('button', { name: 'Start over' }).press('Enter');
    await expect(page.getByLabel('Job title')).toHaveValue('Cider House Bookkeeper');
    await expect(page.getByRole('heading', { level: 1, name: 'Edit job' })).toBeFocused();
    await page.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('pauses and reopens the job by keyboard; closing it asks nothing about applicants, because there are none', async () => {
    for (const [press, after, title] of [
      ['Pause', 'Reopen', 'Job paused'],
      ['Reopen', 'Pause', 'Job reopened'],
    ] as const) {
      await page.getByRole('button', { name: press, exact: true }).press('Enter');
      await expectToast(page, title);
      await expect(page.getByRole('button', { name: after, exact: true })).toBeFocused();
    }
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Close this job?' });
    await expect(dialog.getByText('What about applicants')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('chooses a password, and the banner disappears', async () => {
    await chooseFromAccountMenu(page, 'Account');
    await expectScreen(page, 'Account');
    await page.getByLabel('Current password').fill(password);
    await page.getByLabel('New password').fill('short');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expectFieldError(page.getByLabel('New password'), 'Use at least 10 characters');
    await page.getByLabel('New password').fill('apples fall in october');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expectToast(page, 'Success', 'Your password has been changed.');
    await expect(page.getByText('temporary', { exact: false })).toHaveCount(0);
    await expect(page.getByText('Your password is temporary.')).toBeHidden();
  });

  await test.step('signs out, and in again with the new password', async () => {
    await signOut(page);
    await page.goto('/company-dashboard');
    await expect(page).toHaveURL(/\/login\?next=/);
    await signIn(page, { email: person.email, password: 'apples fall in october' });
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Boone Orchards' })).toBeVisible();
  });
});

test('a company finds candidates, shortlists one and writes to them', async ({ page }) => {
  test.setTimeout(120_000);
  await createCompanyWithJob(page, createPerson('Ida', 'Marsh'), 'Marsh Analytics', {
    title: 'Full Stack Developer',
    description: 'Build the screens and services of a reporting product.',
    requiredSkills: ['React', 'Node.js', 'PostgreSQL'],
    hourlyBudget: 45,
  });
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });
  let name = '';

  await test.step('browses candidates, best match first, and reads why they fit', async () => {
    await page.goto('/');
    await goTo(page, 'Candidates');
    await expect(cards.first()).toBeVisible();
    await expectScreen(page, 'Browse Candidates');
    await checkScoreDial(page, cards.first());
  });

  await test.step('searches without results, then with results', async () => {
    await page.getByLabel('Search').fill('lighthouse keeper');
    await expect(page.getByText('No candidates found matching your search.')).toBeVisible();
    await expect(page).toHaveURL(/q=lighthouse/);
    await page.getByLabel('Search').fill('Full Stack');
    await expect(cards.first()).toContainText('Full Stack');
  });

  await test.step('shortlists the first candidate', async () => {
    name = await cards.first().getByRole('heading', { level: 2 }).innerText();
    const card = cards.filter({ has: page.getByRole('heading', { name, exact: true }) });
    await card.getByRole('button', { name: 'Shortlist', exact: true }).click();
    await expectToast(page, 'Candidate added to shortlist');
    await expect(card.getByRole('button', { name: 'Shortlisted' })).toBeVisible();
    await goTo(page, 'Shortlist');
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    await expectScreen(page, 'Shortlist');
  });

  await test.step('opens their page', async () => {
    await page.getByRole('link', { name, exact: true }).click();
    await expectScreen(page, name);
    await expect(page.getByText('How the score adds up')).toBeVisible();
  });

  await test.step('sends a message with Enter; blank text is not sent', async () => {
    await page.getByRole('link', { name: 'Message', exact: true }).click();
    await expect(page).toHaveURL(/\/messages\?userId=/);
    const box = page.getByRole('textbox', { name: /message/i });
    const thread = page.getByRole('log');
    await box.fill('   ');
    await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
    await box.fill('Hello, your profile reads well.');
    await box.press('Shift+Enter');
    await box.pressSequentially('Can we talk this week?');
    await box.press('Enter');
    await expect(thread.getByText('Can we talk this week?')).toBeVisible();
    await expect(box).toHaveValue('');
    await expect(thread.getByText('Sending…')).toHaveCount(0);
    await expectScreen(page, 'Messages');
    await page.reload();
    await expect(thread.getByText('Hello, your profile reads well.')).toBeVisible();
  });
});

test('a company sees an application arrive and moves it to interviewing', async ({ page, newPerson }) => {
  test.setTimeout(120_000);
  const { jobId } = await createCompanyWithJob(page, createPerson('Walter', 'Finch'), 'Finch Freight', {
    title: 'Dispatch Coordinator',
    description: 'Keep our trucks, drivers and customers in step.',
    requiredSkills: ['Dispatch', 'Customer service'],
    hourlyBudget: 20,
  });
  const applicant = createPerson('Noelia', 'Campos');
  const candidate = await newPerson();
  const { candidateId } = await createCandidateWithProfile(candidate, applicant, {
    jobTitle: 'Dispatcher',
    skills: ['Dispatch', 'Excel'],
    hourlyRate: 15,
  });
  await page.goto('/company-dashboard');
  await expect(page.getByText('Applications appear here as soon as someone applies.')).toBeVisible();

  await test.step('someone applies, and the open dashboard shows it', async () => {
    await applyByApi(candidate, { jobId, candidateId });
    const recent = page.getByRole('region', { name: 'Recent Applications' });
    await expect(recent.getByRole('link', { name: 'Noelia Campos' })).toBeVisible();
    await expect(page.getByText('1 pending review')).toBeVisible();
    await expectScreen(page, 'Welcome, Finch Freight');
  });

  await test.step('marks notifications as read by keyboard alone', async () => {
    const bell = page.getByRole('button', { name: /^Notifications/ });
    await bell.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Notifications' });
    await dialog.getByRole('button', { name: 'Mark all as read' }).press('Enter');
    await expect(dialog.getByRole('button', { name: 'Mark all as read' })).toBeHidden();
    await expect(dialog).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(bell).toBeFocused();
  });

  await test.step('finds the application in the list', async () => {
    await goTo(page, 'Applications');
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Noelia Campos' });
    await expect(row.getByText('Vetting in progress')).toBeVisible();
    await expectScreen(page, 'Applications');
    await checkScoreDial(page, row);
    await row.getByRole('link', { name: 'Noelia Campos' }).click();
  });

  await test.step('reads the application and moves it to interviewing', async () => {
    await expect(page.getByText('I would like to work with you.')).toBeVisible();
    await expect(page.getByText('Noelia Campos applied')).toBeVisible();
    await expectScreen(page, 'Noelia Campos');
    await page.getByRole('button', { name: 'Move to interviewing' }).click();
    await expectToast(page, 'Noelia Campos: Interviewing');
    await expect(page.getByText('You moved the application to interviewing')).toBeVisible();
    await page.getByRole('button', { name: 'Decline' }).click();
    await expect(page.getByRole('dialog', { name: 'Decline Noelia Campos?' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('the candidate sees the new status, and that it was viewed', async () => {
    await candidate.goto('/my-applications');
    await candidate.getByRole('link', { name: 'Dispatch Coordinator' }).click();
    await expect(candidate.getByText('Interviewing', { exact: true }).filter({ visible: true }).first()).toBeVisible();
    await expect(candidate.getByText(/^Viewed /)).toBeVisible();
    await expectScreen(candidate, 'Dispatch Coordinator');
  });
});
