/** Transparency of scores: the page about them, the notice before applying, and applications that are considered without a score. */
import { fillPath } from '#shared/contract.ts';
import { APP_PATHS, PUBLIC_PATHS } from '#shared/paths.ts';
import {
  expect,
  expectAccessible,
  expectNoHorizontalOverflow,
  expectScreen,
  type Page,
  test,
} from './support/journey.ts';
import { createCandidateWithProfile, createCompanyWithJob, createPerson } from './support/people.ts';

const TITLES = {
  en: 'How scores work',
  es: 'Cómo funcionan las puntuaciones',
  pt: 'Como funciona a pontuação',
} as const;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page about scores can be read in three languages', async ({ page }) => {
    for (const [language, title] of Object.entries(TITLES)) {
      await page.goto(`${PUBLIC_PATHS.howScoresWork}?language=${language}`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 2 })).toHaveCount(6);
    }
  });
});

test('the page about scores is linked from the footer and listed in the sitemap', async ({ page }) => {
  await page.goto(PUBLIC_PATHS.landing);
  await page.getByRole('contentinfo').getByRole('link', { name: TITLES.en }).click();
  await expect(page.getByRole('heading', { level: 1, name: TITLES.en })).toBeVisible();
  const siteMap = await (await page.request.get('/sitemap-pages.xml')).text();
  expect(siteMap).toContain(`${PUBLIC_PATHS.howScoresWork}</loc>`);
});

/** Checks that the page has no score dial and no text about a score. */
const expectNothingScored = async (page: Page): Promise<void> => {
  await expect(page.getByText(/compatibility:/)).toHaveCount(0);
  await expect(page.getByText(/scored against|your scores? (?:is|are) based|best match/i)).toHaveCount(0);
};

test('where the notice is required, a candidate must check a box before applying', async ({ page, newPerson }) => {
  const owner = createPerson('Rita', 'Required');
  const { jobId } = await createCompanyWithJob(await newPerson(), owner, 'Read First', {
    title: 'Bookkeeper who reads',
    description: 'Keeps the books of a small firm.',
    requiredSkills: ['Excel'],
    hourlyBudget: 20,
  });
  await createCandidateWithProfile(page, createPerson('Lia', 'Lectora'), {
    jobTitle: 'Bookkeeper',
    skills: ['Excel'],
    hourlyRate: 15,
  });
  await page.route('**/api/score-notice*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), isRequired: true } });
  });
  await page.goto(fillPath(APP_PATHS.job, { id: jobId }));
  const panel = page.getByRole('region', { name: 'Apply for this job' });
  const checkbox = panel.getByRole('checkbox', { name: 'I have read how scores work' });
  const submit = panel.getByRole('button', { name: 'Submit Application' });
  await expect(checkbox).not.toBeChecked();

  await submit.click();
  await expect(panel.getByRole('alert')).toHaveText('Read how scores work and check this box before you apply.');
  await expect(checkbox).toBeFocused();
  await expectAccessible(page);
  expect((await (await page.request.get('/api/my-applications')).json()) as unknown[]).toEqual([]);

  await checkbox.press('Space');
  await expect(panel.getByRole('alert')).toHaveCount(0);
  await submit.click();
  await expect(page.getByRole('heading', { name: 'Application Submitted' })).toBeVisible();
  const { acknowledgedAt } = await (await page.request.get('/api/score-notice')).json();
  expect(acknowledgedAt).not.toBeNull();
});

test('a candidate reads the notice before applying, and is then considered without a score', async ({
  page,
  newPerson,
}) => {
  test.setTimeout(120_000);
  const company = await newPerson();
  const owner = createPerson('Uma', 'Unscored');
  const { jobId } = await createCompanyWithJob(company, owner, 'Quiet Numbers', {
    title: 'Bookkeeper without numbers',
    description: 'Keeps the books of a small firm.',
    requiredSkills: ['Excel'],
    hourlyBudget: 20,
  });
  const person = createPerson('Nora', 'Sinpuntos');
  await createCandidateWithProfile(page, person, { jobTitle: 'Bookkeeper', skills: ['Excel'], hourlyRate: 15 });

  await page.goto(fillPath(APP_PATHS.job, { id: jobId }));
  const panel = page.getByRole('region', { name: 'Apply for this job' });
  const notice = panel.getByText('Companies see a score. How scores work');
  await expect(notice.getByRole('link', { name: TITLES.en })).toHaveAttribute('href', PUBLIC_PATHS.howScoresWork);
  expect((await notice.boundingBox())?.height, 'it takes one line').toBeLessThan(30);
  await expect(panel.getByRole('checkbox')).toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectNoHorizontalOverflow(page);
  await page.setViewportSize(test.info().project.use.viewport ?? { width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByRole('heading', { name: 'Application Submitted' })).toBeVisible();

  await page.goto(APP_PATHS.account);
  const choice = page.getByLabel('Scores for my profile');
  await expect(page.getByText('You see no scores either.')).toBeVisible();
  await choice.click();
  await expect(choice).not.toBeChecked();
  await expect(choice).toBeEnabled();
  await page.reload();
  await expect(choice).not.toBeChecked();
  await expectScreen(page, 'Account');

  await page.goto(fillPath(APP_PATHS.job, { id: jobId }));
  await expect(page.getByRole('link', { name: 'No score' })).toBeVisible();

  await page.goto(APP_PATHS.candidateDashboard);
  const recommended = page.getByRole('region', { name: 'Recommended for You' });
  await expect(recommended.getByText('here are the newest jobs you haven’t applied to')).toBeVisible();
  await expect(recommended.getByRole('heading', { level: 3 })).toHaveCount(4);
  await expect(page.getByRole('link', { name: /New Matches/ })).toContainText('Not available while scores are off');
  await expectNothingScored(page);
  await page.goto(APP_PATHS.browseJobs);
  await expect(page.getByText('Your scores are off.')).toBeVisible();
  await expect(page.getByLabel('Sort by').locator('option')).toHaveText(['Newest', 'Highest budget']);
  await expect(page.getByLabel('Sort by')).toHaveValue('newest');
  await expectNothingScored(page);
  await page.goto(APP_PATHS.profile);
  await expect(page.getByText('What companies see about you.', { exact: true })).toBeVisible();
  await expect(page.getByText(/\+\d/)).toHaveCount(0);
  await expectNothingScored(page);

  await company.goto(`${APP_PATHS.applications}?view=list`);
  await expect(company.getByRole('link', { name: 'No score' }).first()).toBeVisible();
  await expect(company.getByText(/compatibility:/)).toHaveCount(0);
  await company
    .getByRole('link', { name: /Nora Sinpuntos/ })
    .first()
    .click();
  await expect(company.getByRole('link', { name: 'No score' })).toBeVisible();
  await expectAccessible(company);
});
