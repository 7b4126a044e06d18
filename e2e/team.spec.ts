/**
 * A company with several members: an owner invites a recruiter, who joins with the link in the email, moves an applicant and writes to them. The
 * owner cannot undo that move by mistake, sees in the log who did what, and removes the recruiter. A reviewer on the hiring team of a job reviews
 * its applicants and reads the reviews of others afterward. A candidate appeals after a recruiter declines them, and the owner reopens the
 * application.
 */
import {
  expect,
  expectAccessible,
  expectNoHorizontalOverflow,
  expectScreen,
  expectToast,
  type Page,
  readMail,
  test,
} from './support/journey.ts';
import {
  applyByApi,
  createCandidateWithProfile,
  createCompanyWithJob,
  createPerson,
  type Person,
  requireLink,
  requirePassword,
  signInByApi,
} from './support/people.ts';

const APPEAL = 'My portfolio has a second page with kites.';

test('an owner invites a recruiter, who works there until the owner changes their role and removes them', async ({
  page,
  newPerson,
  pageErrors,
}) => {
  test.setTimeout(180_000);
  const owner = createPerson('Orla', 'Brandt');
  const recruiter = createPerson('Reina', 'Castell');
  const { jobId } = await createCompanyWithJob(page, owner, 'Brandt Sails', {
    title: 'Sailmaker Assistant',
    description: 'Keep the order book of a sail loft.',
    requiredSkills: ['Excel'],
    hourlyBudget: 25,
  });

  await test.step('the owner sends an invitation, which is listed as open', async () => {
    await page.goto('/profile');
    await page.getByRole('link', { name: 'Team', exact: true }).click();
    await expectScreen(page, 'Team');
    const members = page.getByRole('list', { name: 'Members' });
    await expect(members.getByRole('listitem')).toHaveCount(1);
    await expect(members).toContainText('You');
    await page.getByLabel('Email', { exact: true }).fill(recruiter.email);
    await page.getByRole('button', { name: 'Send invitation' }).press('Enter');
    await expectToast(page, 'Invitation sent', `We emailed ${recruiter.email}.`);
    await expect(page.getByText(/^Recruiter · expires/)).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalOverflow(page);
  });

  const browser = await newPerson();
  await test.step('the recruiter accepts with the link and signs in with the emailed password', async () => {
    pageErrors.expected.push('503 /api/member-invitations/read');
    await browser.route('**/api/member-invitations/read', (route) => route.fulfill({ status: 503 }));
    await browser.goto(requireLink(await readMail(browser, recruiter.email, 'invites you')));
    await expect(browser.getByRole('alert')).toContainText('Something went wrong');
    await browser.unrouteAll();
    await browser.getByRole('button', { name: 'Retry' }).click();
    await expect(browser.getByText('Brandt Sails')).toBeVisible();
    await expect(browser.getByText(recruiter.email)).toBeVisible();
    await expectScreen(browser, 'Join your team');
    await browser.getByLabel('First name').fill(recruiter.firstName);
    await browser.getByLabel('Last name').fill(recruiter.lastName);
    await browser.getByRole('button', { name: 'Accept invitation' }).press('Enter');
    await expect(browser.getByRole('status')).toContainText('Welcome to Brandt Sails');
    await expectAccessible(browser);
    const password = requirePassword(await readMail(browser, recruiter.email, 'login credentials'));
    await signInByApi(browser, { email: recruiter.email, password });
  });

  const candidate = await newPerson();
  const { candidateId } = await createCandidateWithProfile(candidate, createPerson('Tadeo', 'Luna'), {
    jobTitle: 'Order Clerk',
    skills: ['Excel'],
    hourlyRate: 20,
  });
  const applied = await candidate.request.post('/api/applications', { data: { jobId, candidateId } });
  const candidateUser = await (await candidate.request.get('/api/auth/user')).json();

  await test.step("the owner's undo does not affect a newer move by the recruiter", async () => {
    const { id } = await applied.json();
    await page.goto(`/applications/${id}`);
    await page.getByRole('button', { name: 'Move to under review' }).click();
    await expectToast(page, 'Moved', 'Tadeo Luna: Under review');
    await browser.request.patch(`/api/applications/${id}`, { data: { status: 'interviewing' } });
    await expect(page.getByRole('main').getByText('Back to: Under review.')).toBeVisible();
    pageErrors.expected.push(`409 /api/applications/${id}/undo`);
    await page.keyboard.press('z');
    await expectToast(page, 'The status of this application has changed since then. Please look at it again.');
    await expect(page.getByRole('main').getByText('Back to: Under review.')).toBeVisible();
  });

  await test.step('the recruiter writes in the thread that the company shares, with their name', async () => {
    await browser.goto(`/messages?userId=${candidateUser.id}`);
    await browser.getByRole('textbox', { name: /message/i }).fill('Welcome aboard');
    await browser.keyboard.press('Enter');
    await expect(browser.getByRole('log')).toContainText('Welcome aboard');
    await page.goto(`/messages?userId=${candidateUser.id}`);
    await expect(page.getByRole('log').getByText('Reina Castell', { exact: true })).toBeVisible();
    const conversations = await (await candidate.request.get('/api/conversations')).json();
    await candidate.goto(`/messages?userId=${conversations[0].user.id}`);
    await expect(candidate.getByRole('log').getByText('Reina', { exact: true })).toBeVisible();
    await expect(candidate.getByRole('log')).not.toContainText('Castell');
  });

  await test.step('the owner finds in the log what the recruiter did', async () => {
    await page.goto('/company/team');
    await expect(page.getByText('Reina Castell joined the team')).toBeVisible();
    await expect(page.getByText('Reina Castell moved an applicant for Sailmaker Assistant')).toBeVisible();
    await page.getByPlaceholder('Name, job or action').fill('moved');
    await expect(page.getByText('Reina Castell joined the team')).toBeHidden();
    await expect(page.getByText('Reina Castell moved an applicant for Sailmaker Assistant')).toBeVisible();
  });

  await test.step('an open tab of the recruiter reflects a role that the owner changes', async () => {
    await browser.goto('/jobs/new');
    await expect(browser.getByRole('heading', { level: 1, name: 'Post a Job' })).toBeVisible();
    // A request in flight while the role changes is refused.
    pageErrors.expected.push('403 /api/conversations/unread-count');
    await page.getByLabel('Role of Reina Castell').selectOption({ label: 'Viewer' });
    await expectToast(page, 'Role changed', 'Reina Castell: Viewer');
    await expect(browser.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
  });

  await test.step('the owner removes the recruiter, who is signed out', async () => {
    // An open page would keep sending requests, which are refused after the removal.
    await browser.goto('about:blank');
    await page.getByRole('button', { name: 'Remove Reina Castell' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expectToast(page, 'Removed', 'Reina Castell is no longer on the team.');
    expect((await browser.request.get('/api/jobs')).status()).toBe(401);
  });
});

test('a reviewer of a job rates an applicant before reading the ratings of others', async ({
  page,
  newPerson,
  pageErrors,
}) => {
  test.setTimeout(180_000);
  const owner = createPerson('Oda', 'Fenn');
  const recruiter = createPerson('Rufus', 'Halm');
  const reviewer = createPerson('Petra', 'Quill');
  const { jobId } = await createCompanyWithJob(page, owner, 'Fenn Kites', {
    title: 'Kite Designer',
    description: 'Draw kites that fly in little wind.',
    requiredSkills: ['Figma'],
    hourlyBudget: 25,
  });

  const addMember = async (person: Person, role: string): Promise<Page> => {
    await page.goto('/company/team');
    await page.getByLabel('Email', { exact: true }).fill(person.email);
    await page.getByLabel('Role', { exact: true }).selectOption({ label: role });
    await page.getByRole('button', { name: 'Send invitation' }).press('Enter');
    await expectToast(page, 'Invitation sent');
    const browser = await newPerson();
    await browser.goto(requireLink(await readMail(browser, person.email, 'invites you')));
    await browser.getByLabel('First name').fill(person.firstName);
    await browser.getByLabel('Last name').fill(person.lastName);
    await browser.getByRole('button', { name: 'Accept invitation' }).press('Enter');
    await expect(browser.getByRole('status')).toContainText('Welcome to Fenn Kites');
    const password = requirePassword(await readMail(browser, person.email, 'login credentials'));
    await signInByApi(browser, { email: person.email, password });
    return browser;
  };
  const recruiterPage = await addMember(recruiter, 'Recruiter');
  const reviewerPage = await addMember(reviewer, 'Reviewer');

  const candidate = await newPerson();
  const { candidateId } = await createCandidateWithProfile(candidate, createPerson('Tirso', 'Luna'), {
    jobTitle: 'Illustrator',
    skills: ['Figma'],
    hourlyRate: 20,
  });
  const { id } = await applyByApi(candidate, { jobId, candidateId });
  const path = `/applications/${id}`;

  await test.step('the owner puts the reviewer on the hiring team of the job', async () => {
    expect((await reviewerPage.request.get(`/api${path}`)).status()).toBe(404);
    await page.goto(`/company/jobs/${jobId}?tab=details`);
    const team = page.getByRole('region', { name: 'Hiring team' });
    await expect(team).toContainText('No one is on the team yet.');
    await team.getByLabel('Add someone').selectOption({ label: 'Petra Quill' });
    await expect(team.getByRole('listitem')).toHaveCount(1);
    await expect(team.getByRole('switch', { name: /Notify about new applications/ })).toBeChecked();
    await expectAccessible(page);
    await expectNoHorizontalOverflow(page);
  });

  await test.step('the owner submits a review', async () => {
    pageErrors.expected.push(`400 /api${path}/review`);
    await page.goto(path);
    await page.getByRole('button', { name: 'Submit review' }).click();
    await expectToast(page, 'Choose a rating or write notes before you submit the review');
    await page.getByRole('radio', { name: '5 stars' }).check({ force: true });
    await page.getByLabel('Private notes').fill('Draws like the wind. @Petra Quill, what do you think?');
    await expect(page.getByText('Only you see this review until you submit it.', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: 'Submit review' }).click();
    await expectToast(page, 'Review submitted');
    await expect(page.getByText('No one else has submitted a review yet.')).toBeVisible();
  });

  await test.step('the reviewer sees the review of the owner only after rating', async () => {
    const [newest] = await (await reviewerPage.request.get('/api/notifications')).json();
    expect(newest).toMatchObject({ type: 'mention', data: { text: null } });
    await reviewerPage.goto(path);
    // The rating is still being saved when the review is submitted.
    await reviewerPage.route(
      '**/api/applications/*/review',
      async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1_500));
        await route.continue();
      },
      { times: 1 },
    );
    await reviewerPage.getByRole('radio', { name: '2 stars' }).check({ force: true });
    await expect(reviewerPage.getByText('Draws like the wind', { exact: false })).toBeHidden();
    await reviewerPage.getByRole('button', { name: 'Submit review' }).click();
    await expectToast(reviewerPage, 'Review submitted');
    const reviews = reviewerPage.getByRole('region', { name: 'Your team’s reviews' });
    await expect(reviews).toContainText('Oda Fenn');
    await expect(reviews).toContainText('Draws like the wind');
    await expect(reviews).toContainText('3.5');
    await expectAccessible(reviewerPage);
    await expectNoHorizontalOverflow(reviewerPage);
    await reviewerPage.getByLabel('Private notes').fill('A second look: good lines.');
    await reviewerPage.getByRole('button', { name: 'Save notes' }).click();
    await expect(reviewerPage.getByRole('region', { name: 'Your review' })).toContainText('Changed after submitting');
  });

  await test.step('the recruiter moves the applicant and writes, and the log shows both to the owner', async () => {
    await recruiterPage.request.patch(`/api${path}`, { data: { status: 'interviewing' } });
    const { otherUserId } = await (await recruiterPage.request.get(`/api${path}`)).json();
    await recruiterPage.goto(`/messages?userId=${otherUserId}`);
    await recruiterPage.getByRole('textbox', { name: /message/i }).fill('Shall we talk?');
    await recruiterPage.keyboard.press('Enter');
    await expect(recruiterPage.getByRole('log')).toContainText('Shall we talk?');
    await page.goto('/company/team');
    await expect(page.getByText('Rufus Halm moved an applicant for Kite Designer')).toBeVisible();
    await expect(page.getByText('Oda Fenn changed the hiring team of Kite Designer')).toBeVisible();
  });

  await test.step('the recruiter declines, and the candidate appeals', async () => {
    const response = await recruiterPage.request.patch(`/api${path}`, {
      data: { status: 'declined', reason: 'skills', note: 'We need more kites in the portfolio.' },
    });
    expect(response.ok()).toBe(true);
    await candidate.goto(`/my-applications/${id}`);
    const card = candidate.getByRole('region', { name: 'Why you were declined' });
    await card.getByRole('button', { name: 'Ask for a review' }).click();
    await candidate.getByRole('dialog').getByLabel('What should they look at again?').fill(APPEAL);
    await candidate.getByRole('dialog').getByRole('button', { name: 'Request review' }).click();
    await expectToast(candidate, 'Review requested');
  });

  await test.step('neither the recruiter who declined nor the reviewer can answer the appeal', async () => {
    await recruiterPage.goto(path);
    const card = recruiterPage.getByRole('region', { name: 'Why this application was declined' });
    await expect(card).toContainText('You made this decision.');
    await expect(card.getByRole('button', { name: 'Answer', exact: true })).toHaveCount(0);
    await reviewerPage.goto(path);
    const read = reviewerPage.getByRole('region', { name: 'Why this application was declined' });
    await expect(read).toContainText(APPEAL);
    await expect(read.getByRole('button', { name: 'Answer', exact: true })).toHaveCount(0);
  });

  await test.step('the owner reads the appeal with the decision, and reopens the application', async () => {
    await page.goto(path);
    const card = page.getByRole('region', { name: 'Why this application was declined' });
    await expect(card).toContainText('We need more kites in the portfolio.');
    await expect(card).toContainText(APPEAL);
    await expectAccessible(page);
    await card.getByRole('button', { name: 'Answer', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Outcome').selectOption('Reopen the application');
    await dialog.getByLabel('Your message to the candidate').fill('Your second portfolio has plenty of kites.');
    await expectAccessible(page);
    await expectNoHorizontalOverflow(page);
    await dialog.getByRole('button', { name: 'Close review' }).click();
    await expectToast(page, 'Review closed');
    await expect(page.getByText('Reopened after a review')).toBeVisible();
    await candidate.goto(`/my-applications/${id}`);
    await expect(candidate.getByText('Reopened after a review')).toBeVisible();
    await expect(candidate.getByText('Your second portfolio has plenty of kites.').first()).toBeVisible();
  });
});
