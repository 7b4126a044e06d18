/** What is new in the lists of people and of jobs since the user's last visit. */
import { createVettedCandidates } from './support/hiring-steps.ts';
import { expect, expectNoHorizontalOverflow, expectScreen, type Page, test } from './support/journey.ts';
import { createCandidateWithProfile, createCompanyWithJob, createPerson } from './support/people.ts';

const PHONE = { width: 375, height: 812 };
const JOB = {
  title: 'React Developer',
  description: 'Builds the pages of a small shop, one after the other.',
  requiredSkills: ['React', 'TypeScript'],
  hourlyBudget: 40,
};

const findTotal = (page: Page) => page.getByRole('main').getByRole('status');
const findCards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });

/** Mocks the previous visit to each list, because a journey cannot wait half an hour between two visits. */
const mockPreviousVisit = async (page: Page, previousAt: string): Promise<void> => {
  await page.route('**/api/list-visits', (route) => route.fulfill({ json: { previousAt } }));
};

const newSinceButton = (page: Page) => page.getByRole('main').getByRole('button', { name: /new since/ });

test('a company sees who is new since its last visit', async ({ page, newPerson }) => {
  const profile = { jobTitle: 'Moth Archivist', skills: ['Moth archives'], hourlyRate: 20 };
  await createCompanyWithJob(page, createPerson('Nilo', 'Quill'), 'Quill Moths', JOB);
  await createVettedCandidates(newPerson, [['Petra', 'Quill']], profile);
  const findCard = (name: string) => findCards(page).filter({ hasText: name });

  await test.step('nothing is new on the first visit', async () => {
    const visitResponse = page.waitForResponse('**/api/list-visits');
    await page.goto('/candidates?skills=Moth+archives');
    expect(await (await visitResponse).json()).toEqual({ previousAt: null });
    await expect(findCard('Petra Quill')).toBeVisible();
    await expect(newSinceButton(page)).toHaveCount(0);
    await expect(findCard('Petra Quill').getByText('New', { exact: true })).toHaveCount(0);
  });

  await test.step('on the next visit, new people are counted and marked', async () => {
    await mockPreviousVisit(page, new Date().toISOString());
    await createVettedCandidates(newPerson, [['Nova', 'Quill']], profile);
    await page.reload();
    await expect(newSinceButton(page)).toHaveText('1 new since your last visit');
    await expect(findCard('Nova Quill').getByText('New', { exact: true })).toBeVisible();
    await expect(findCard('Petra Quill').getByText('New', { exact: true })).toHaveCount(0);
    await expectScreen(page, 'Browse Candidates');
  });

  await test.step('shows only new people, with the filter in the URL, until Back or the next press', async () => {
    await newSinceButton(page).press('Enter');
    await expect(page).toHaveURL(/newSince=20/);
    await expect(findTotal(page)).toHaveText('1 person');
    await expect(newSinceButton(page)).toHaveAttribute('aria-pressed', 'true');
    await expectScreen(page, 'Browse Candidates');
    await page.goBack();
    await expect(findTotal(page)).toHaveText('2 people');
    await newSinceButton(page).click();
    await expect(findTotal(page)).toHaveText('1 person');
    await newSinceButton(page).click();
    await expect(page).toHaveURL(/\?skills=Moth/);
    await expect(findTotal(page)).toHaveText('2 people');
  });

  await test.step('rows are marked too, and the count fits on a phone', async () => {
    await page.getByRole('button', { name: 'View', exact: true }).click();
    await page.getByRole('button', { name: 'Rows' }).click();
    await page.keyboard.press('Escape');
    const row = page.locator('[data-split-row]').filter({ hasText: 'Nova Quill' });
    await expect(row.getByText('New', { exact: true })).toBeVisible();
    await page.setViewportSize(PHONE);
    await expect(newSinceButton(page)).toBeVisible();
    await expectNoHorizontalOverflow(page);
  });
});

test('a candidate sees which jobs are new since the last visit', async ({ page, newPerson }) => {
  const job = { ...JOB, title: 'Comet Logger', description: 'Log the comets of each night in our ledger.' };
  const company = await newPerson();
  await createCompanyWithJob(company, createPerson('Hale', 'Quill'), 'Quill Comets', job);
  const profile = { jobTitle: 'Comet Logger', skills: JOB.requiredSkills, hourlyRate: 20 };
  await createCandidateWithProfile(page, createPerson('Edda', 'Quill'), profile);
  await page.goto('/jobs?q=comet');
  await expect(findCards(page)).toHaveCount(1);
  await expect(newSinceButton(page)).toHaveCount(0);

  await mockPreviousVisit(page, new Date().toISOString());
  const posted = await company.request.post('/api/jobs', {
    data: { ...job, title: 'Comet Editor', description: 'Edit the comet ledger each morning.' },
  });
  expect(posted.status()).toBe(201);
  await page.reload();
  await expect(newSinceButton(page)).toHaveText('1 new since your last visit');
  const marked = findCards(page).filter({ has: page.getByText('New', { exact: true }) });
  await expect(marked).toHaveCount(1);
  await expect(marked).toContainText('Comet Editor');
  await expectScreen(page, 'Browse Jobs');
  await newSinceButton(page).click();
  await expect(page).toHaveURL(/q=comet&newSince=20/);
  await expect(findCards(page)).toHaveCount(1);
  await page.setViewportSize(PHONE);
  await expectNoHorizontalOverflow(page);
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(newSinceButton(page)).toHaveAttribute('aria-pressed', 'false');
});
