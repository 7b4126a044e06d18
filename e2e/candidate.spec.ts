/**
 * A candidate's first steps: registration, profile, finding a suitable job and applying. Also covers a conversation with a company that writes while
 * the candidate's page is open.
 */
import {
  addSkill,
  checkScoreDial,
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
  registerByApi,
  signInByApi,
} from './support/people.ts';

const messageBox = (page: Page) => page.getByRole('textbox', { name: /message/i });
const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
const findInThread = (page: Page, text: string) => page.getByRole('log').getByText(text);

test('a candidate registers, sets up a profile, finds a job and applies', async ({ page }) => {
  test.setTimeout(120_000);
  await registerByApi(page, createPerson('Marisol', 'Duarte'));

  await test.step('chooses "I\'m Job Seeking"', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Puente' })).toBeVisible();
    await page.getByText("I'm Job Seeking").click();
    await page.getByRole('button', { name: 'Continue' }).click();
  });

  await test.step('sets up the profile, after errors for missing fields', async () => {
    await expectScreen(page, 'Professional Profile');
    await expect(page.getByText('Showcase your skills and experience to attract top companies.')).toBeVisible();
    await page.getByRole('button', { name: 'Complete Setup' }).click();
    await expectFieldError(page.getByLabel('Job title'), 'Job title is required');
    await expectToast(page, 'Error', 'Please add at least one skill');
    await page.getByLabel('Job title').fill('Full Stack Developer');
    for (const skill of ['React', 'TypeScript', 'Node.js', 'Cobol']) await addSkill(page, 'Skills', skill);
    await page.getByRole('button', { name: 'Remove Cobol' }).click();
    await page.getByLabel('Years of experience').selectOption({ label: '5-10 years' });
    await expect(page.getByLabel('Hourly rate')).toHaveAccessibleDescription('Your desired hourly rate in USD');
    await page.getByLabel('Hourly rate').fill('30');
    await page.getByLabel('Availability').selectOption({ label: 'Full-time' });
    await page.getByLabel('Timezone').fill('America/Bogota');
    await page.getByLabel('Professional bio').fill('I build web applications with React and Node.js.');
    await page.getByRole('button', { name: 'Complete Setup' }).click();
    await expectToast(page, 'Success', 'Profile created successfully!');
  });

  await test.step('lands on the dashboard with matching jobs', async () => {
    await expect(page).toHaveURL(/\/candidate-dashboard$/);
    await expect(page.getByText('We’re still vetting your profile.')).toBeVisible();
    for (const label of ['Applied', 'Interviewing', 'Hired', 'New Matches']) {
      await expect(page.getByRole('main').getByText(label, { exact: true }).first()).toBeVisible();
    }
    const recommended = page.getByRole('region', { name: 'Recommended for You' });
    await expect(recommended.getByRole('heading', { level: 3 })).toHaveCount(4);
    const dials = recommended.getByRole('button', { name: /compatibility/ });
    const scores = (await dials.allInnerTexts()).map((name) => Number.parseInt(name, 10));
    const good = scores.filter((score) => score >= 60).length;
    const note = recommended.getByText(/The others come closest|These come closest/);
    await expect(note).toHaveCount(good < 4 ? 1 : 0);
    if (good > 0 && good < 4) await expect(note).toContainText(`Only ${good} open job`);
    await expect(page.getByRole('meter', { name: 'Profile completeness' })).toHaveAttribute('aria-valuenow', '47');
    await expectScreen(page, 'Welcome, Marisol');
    // Waits until the visit is recorded, to check that the matches still count as new.
    await page.waitForLoadState('networkidle');
    const newMatches = page.getByRole('link', { name: /New Matches/ });
    await expect(newMatches).toContainText(/[1-9]/);
    const countAtVisit = Number(/\d+/.exec(await newMatches.innerText())?.[0]);
    // A change in another tab refetches the numbers.
    const otherTab = await page.context().newPage();
    await otherTab.goto('/jobs');
    const refetched = page.waitForResponse('**/api/dashboard');
    const saveInOtherTab = cards(otherTab).first().getByRole('button', { name: 'Save', exact: true });
    await saveInOtherTab.click();
    // Other journeys may have posted matching jobs since the visit.
    expect((await (await refetched).json()).newMatches).toBeLessThan(countAtVisit);
    await expect(newMatches).toContainText(/[1-9]/);
    await saveInOtherTab.click();
    await expect(saveInOtherTab).toHaveAttribute('aria-pressed', 'false');
    await otherTab.close();
  });

  let title = '';
  await test.step('browses jobs and reads why one fits', async () => {
    await goTo(page, 'Jobs');
    await expect(cards(page).first()).toBeVisible();
    await expectScreen(page, 'Browse Jobs');
    await checkScoreDial(page, cards(page).first());
    await page.getByLabel('Search').fill('lighthouse keeper');
    await expect(page.getByText('No jobs found matching your search.')).toBeVisible();
    await page.getByLabel('Search').fill('React');
    await expect(page).toHaveURL(/q=React/);
    await expect(cards(page).first()).toContainText('React');
    title = await cards(page).first().getByRole('heading').innerText();
  });

  await test.step('saves a job and finds it under saved jobs', async () => {
    const save = cards(page).first().getByRole('button', { name: 'Save', exact: true });
    await expect(save).toHaveAttribute('aria-pressed', 'false');
    await save.click();
    await expect(save).toHaveAttribute('aria-pressed', 'true');
    await goTo(page, 'Saved');
    await expect(page.getByText('1 saved job')).toBeVisible();
    await expectScreen(page, 'Saved jobs');
    await expect(cards(page).getByRole('heading')).toHaveText([title]);
    await cards(page).first().getByRole('link', { name: 'View Details & Apply' }).click();
  });

  await test.step('opens the job, removes it from the saved jobs, and applies with a cover letter', async () => {
    await expectScreen(page, title);
    await page.getByRole('button', { name: 'Save', exact: true, pressed: true }).click();
    await expect(page.getByRole('button', { name: 'Save', exact: true, pressed: false })).toBeVisible();
    await expect(page.getByText('How the score adds up')).toBeVisible();
    await page.getByLabel('Cover letter').fill('I have done this for eight years and would love to do it for you.');
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await expectToast(page, 'Application submitted successfully!');
    await expect(page.getByRole('heading', { name: 'Application Submitted' })).toBeVisible();
    await expect(page.getByText('Pending review')).toBeVisible();
    await expectScreen(page, title);
  });

  await test.step('sees in the list which job the application is for', async () => {
    await page.goto('/jobs?q=React');
    const applied = cards(page).filter({ has: page.getByText('Applied', { exact: true }) });
    await expect(applied.getByRole('heading')).toHaveText([title]);
    await expect(applied.getByRole('link', { name: 'View Details', exact: true })).toBeVisible();
  });

  await test.step('has no saved jobs left', async () => {
    await goTo(page, 'Saved');
    await expect(page.getByText('No saved jobs yet')).toBeVisible();
    await expectScreen(page, 'Saved jobs');
  });

  await test.step('sees the application on the dashboard and under applications', async () => {
    await goTo(page, 'Dashboard');
    const yours = page.getByRole('region', { name: 'Your Applications' });
    await expect(yours.getByRole('link', { name: title })).toBeVisible();
    await goTo(page, 'Applications');
    await expect(page.getByRole('link', { name: title })).toBeVisible();
    await expectScreen(page, 'My applications');
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByText('I have done this for eight years')).toBeVisible();
    await expectScreen(page, title);
  });

  await test.step('still sees everything after a reload', async () => {
    await page.reload();
    await expect(page.getByText('Pending review').filter({ visible: true }).first()).toBeVisible();
    await page.goto('/profile');
    await expect(page.getByRole('button', { name: 'Remove TypeScript' })).toBeVisible();
    await page.getByLabel('Timezone').fill('');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expectToast(page, 'Profile saved.');
    await expect(page.getByRole('meter', { name: 'Profile completeness' })).toHaveAttribute('aria-valuenow', '40');
    await expect(page.getByText(/^up to \+\d+$/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Add your time zone' }).click();
    await expect(page.getByLabel('Timezone')).toBeFocused();
    await expectScreen(page, 'Professional Profile');
  });

  await test.step('goes to a section of the profile, and reads it as a company does', async () => {
    await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Languages' }).press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: 'Languages' })).toBeFocused();
    await expect(page.getByRole('heading', { level: 2, name: 'Languages' })).toBeInViewport();
    await page.getByRole('link', { name: 'See your profile as companies do' }).click();
    await expect(page.getByText('This is how a company sees your saved profile.')).toBeVisible();
    await expect(page.getByRole('main').getByText('TypeScript', { exact: true })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Message' })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Edit profile' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Professional Profile' })).toBeVisible();
  });
});

test('a company writes while the candidate has the messages open, and messages appear on both sides immediately', async ({
  page,
  newPerson,
}) => {
  test.setTimeout(120_000);
  const company = await newPerson();
  const { jobId } = await createCompanyWithJob(company, createPerson('Grace', 'Lund'), 'Lund Architects', {
    title: 'Architectural Drafter',
    description: 'Draw floor plans and details for small houses.',
    requiredSkills: ['AutoCAD', 'Revit'],
    hourlyBudget: 30,
  });
  const { candidateId } = await createCandidateWithProfile(page, createPerson('Tomas', 'Ibarra'), {
    jobTitle: 'Drafter',
    skills: ['AutoCAD', 'SketchUp'],
    hourlyRate: 20,
  });
  await applyByApi(page, { jobId, candidateId });

  await test.step('the candidate has the messages page open', async () => {
    await page.goto('/messages');
    await expect(page.getByText('No conversations yet')).toBeVisible();
    await expect(page.getByText('Open one of your applications to message the company')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'My applications' })).toBeVisible();
    await expectScreen(page, 'Messages');
  });

  await test.step('the company writes from the application', async () => {
    await company.goto('/applications');
    await company.getByRole('link', { name: 'Tomas Ibarra' }).click();
    await company.getByRole('link', { name: 'Message', exact: true }).click();
    await messageBox(company).fill('Hola Tomas, can you show me a plan you drew? https://example.com/brief');
    await messageBox(company).press('Enter');
  });

  await test.step('the message appears without a reload, and the candidate answers with Enter', async () => {
    await page.getByRole('link', { name: /Lund Architects/ }).click();
    await expect(findInThread(page, 'can you show me a plan you drew?')).toBeVisible();
    await expect(page.getByRole('link', { name: 'https://example.com/brief', exact: true })).toBeVisible();
    await messageBox(page).fill('Of course. I will send you two tonight.');
    await expect(
      company
        .getByText(/typing…$/i)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await messageBox(page).press('Enter');
    await expect(findInThread(company, 'I will send you two tonight.')).toBeVisible();
    await expect(company.getByText(/^Candidate · Bogotá/)).toBeVisible();
    await expect(page.getByText('Company', { exact: true })).toBeVisible();
    await expectScreen(page, 'Messages');
  });

  await test.step('a message in another conversation counts as unread', async () => {
    await page.goto('/my-applications');
    await expect(page.getByRole('heading', { level: 1, name: 'My applications' })).toBeVisible();
    await messageBox(company).fill('Thank you!');
    await messageBox(company).press('Enter');
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Messages\s*1$/ }),
    ).toBeVisible();
  });

  await test.step('everything is there after a reload', async () => {
    await goTo(page, 'Messages');
    await page.getByRole('link', { name: /Lund Architects/ }).click();
    await expect(findInThread(page, 'Thank you!')).toBeVisible();
    await page.reload();
    for (const text of ['can you show me a plan', 'I will send you two tonight.', 'Thank you!']) {
      await expect(findInThread(page, text)).toBeVisible();
    }
    await company.reload();
    await expect(findInThread(company, 'I will send you two tonight.')).toBeVisible();
  });
});

test('a candidate filters open jobs, and the URL contains the filters', async ({ page }) => {
  await signInByApi(page, DEMO.candidate);
  await page.goto('/jobs');
  await expectScreen(page, 'Browse Jobs');
  const toggle = page.getByRole('button', { name: /^Filters/ });
  if (await toggle.isVisible()) await toggle.press('Enter');
  await page.getByLabel('Job type').selectOption({ label: 'Contract' });
  await expect(page).toHaveURL(/jobType=contract/);
  await page.reload();
  await expect(cards(page).first()).toBeVisible();
  for (const text of await cards(page).allTextContents()) expect(text).toContain('Contract');
  if (await toggle.isVisible()) {
    await expect(toggle).toContainText('1 filter active');
    await toggle.press('Enter');
  }
  await page.getByRole('button', { name: 'Clear filters' }).press('Enter');
  await expect(page.getByLabel('Job type')).toHaveValue('');
  await expect(page).not.toHaveURL(/jobType/);
});
