/**
 * Browsing people: filters, order and total. The URL contains the filters, so a link restores them and Back undoes them one at a time. A typed word
 * is one step. Four people are above the fold.
 */
import { createVettedCandidates } from './support/hiring-steps.ts';
import {
  expect,
  expectAccessible,
  expectFieldError,
  expectNoHorizontalOverflow,
  expectScreen,
  type Page,
  test,
} from './support/journey.ts';
import { createCompanyWithJob, createPerson, DEMO, registerByApi, signInByApi } from './support/people.ts';

const PHONE = { width: 375, height: 812 };
const JOB = {
  title: 'React Developer',
  description: 'Builds the pages of a small shop, one after the other.',
  requiredSkills: ['React', 'TypeScript'],
  hourlyBudget: 40,
};

const findTotal = (page: Page) => page.getByRole('main').getByRole('status');
const findSortField = (page: Page) => page.getByLabel('Sort by');
const findCards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });
const listNames = async (page: Page): Promise<string[]> =>
  (await findCards(page).getByRole('heading', { level: 2 }).allInnerTexts()).slice(0, 4);

/** Checks that the screen and the server agree on the number of people for the filters in the URL. */
const expectTotal = (page: Page): Promise<void> =>
  expect(async () => {
    const { search } = new URL(page.url());
    const { headers } = await page.request
      .get(`/api/candidates/browse${search}`)
      .then((response) => ({ headers: response.headers() }));
    const total = Number(headers['x-total-count']);
    expect(total).toBeGreaterThan(1);
    await expect(findTotal(page)).toHaveText(`${total} people`, { timeout: 1_000 });
  }).toPass({ timeout: 20_000 });

/** Fetches the names of the first people from the server. */
const fetchNames = async (page: Page, query: string): Promise<string[]> => {
  const people: { user: { firstName: string; lastName: string } }[] = await (
    await page.request.get(`/api/candidates/browse?${query}`)
  ).json();
  return people.slice(0, 4).map(({ user }) => `${user.firstName} ${user.lastName}`);
};

test('Back undoes filters one at a time', async ({ page }) => {
  await signInByApi(page, DEMO.company);
  await page.goto('/candidates');
  const search = page.getByRole('searchbox', { name: 'Search' });
  const sort = findSortField(page);
  await expect(search).toBeVisible();

  await test.step('chooses an order, then types a word with a pause', async () => {
    await sort.selectOption('newest');
    await expect(page).toHaveURL(/\?sort=newest$/);
    await search.fill('de');
    await expect(page).toHaveURL(/q=de$/);
    await search.fill('develop');
    await expect(page).toHaveURL(/q=develop$/);
  });

  await test.step('Back undoes the word, then the order', async () => {
    await page.goBack();
    await expect(page).toHaveURL(/\?sort=newest$/);
    await expect(search).toHaveValue('');
    await page.goBack();
    await expect(page).toHaveURL(/\/candidates$/);
    await expect(sort).toHaveValue('match');
  });

  await test.step('goes forward again', async () => {
    await page.goForward();
    await page.goForward();
    await expect(page).toHaveURL(/q=develop$/);
    await expect(search).toHaveValue('develop');
  });
});

test('filters by country, English, date and hired people are in the URL and counted', async ({ page }) => {
  await createCompanyWithJob(page, createPerson('Nora', 'Quill'), 'Quill Pages', JOB);
  await page.goto('/candidates');
  const country = page.getByLabel('Country');
  const english = page.getByLabel('Minimum English level');
  const day = page.getByLabel('Available by');
  const hired = page.getByLabel('Include people who are already hired');
  await expectTotal(page);

  await test.step('adds two countries by keyboard', async () => {
    await country.fill('colo');
    await country.press('Enter');
    await expect(page).toHaveURL(/country=CO$/);
    await country.fill('per');
    await country.press('Enter');
    await expect(page).toHaveURL(/country=CO%2CPE$/);
    await expect(page.getByRole('button', { name: 'Remove Peru' })).toBeVisible();
    await expectTotal(page);
  });

  await test.step('adds the other filters', async () => {
    await english.selectOption('B2');
    await day.fill('2027-01-15');
    await expect(page).toHaveURL(/availableBy=2027-01-15/);
    await hired.check();
    await expect(page).toHaveURL(/minEnglish=B2.*includeHired=true/);
    await expectTotal(page);
    await expectScreen(page, 'Browse Candidates');
  });

  await test.step('Back undoes the last filter, and a reload restores the rest', async () => {
    await page.goBack();
    await expect(hired).not.toBeChecked();
    await page.reload();
    await expect(english).toHaveValue('B2');
    await expect(day).toHaveValue('2027-01-15');
    await expect(page.getByRole('button', { name: 'Remove Colombia' })).toBeVisible();
    await expectTotal(page);
  });

  await test.step('clears all filters', async () => {
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL(/\/candidates$/);
    await expect(english).toHaveValue('');
    await expect(day).toHaveValue('');
    await expectTotal(page);
  });
});

test('the filter for hours in common uses the time zone of the chosen job', async ({ page }) => {
  await signInByApi(page, DEMO.company);
  await page.goto('/candidates?minEnglish=B1');
  const hours = page.getByLabel('Minimum hours in common');
  await hours.selectOption('7');
  await expect(page).toHaveURL(/minOverlap=7$/);
  await expect(hours).toHaveAccessibleDescription(/^We use the time zone of the job you chose/);
  await expectTotal(page);
  await page.goBack();
  await expect(hours).toHaveValue('');
  await expectTotal(page);
});

test.describe('without a time zone', () => {
  test.use({ expectedErrors: ['400 /api/candidates/browse'] });

  test('the filter for hours in common explains that a time zone is missing', async ({ page }) => {
    await createCompanyWithJob(page, createPerson('Zora', 'Quill'), 'Quill Zones', JOB);
    await page.goto('/candidates?minOverlap=4');
    const hours = page.getByLabel('Minimum hours in common');
    await expectFieldError(hours, 'Add a time zone to the job or to your interview hours first');
    await expectAccessible(page);
    await hours.selectOption('');
    await expect(findCards(page).first()).toBeVisible();
  });
});

test('hiding names turns off the country filter, even in a link', async ({ page }) => {
  await createCompanyWithJob(page, createPerson('Hedda', 'Quill'), 'Quill Blinds', JOB);
  await page.goto('/candidates?country=CO');
  await expect(page.getByRole('button', { name: 'Remove Colombia' })).toBeVisible();
  await page.getByRole('button', { name: 'View', exact: true }).click();
  const names = page.getByRole('switch', { name: 'Hide names' });
  await expect(names).toBeEnabled();
  await expectAccessible(page);
  await names.click();
  await expect(names).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(
    page.getByText('Names are hidden, so countries are hidden too, and you can’t filter by country.'),
  ).toBeVisible();
  await expect(findCards(page).first()).toContainText(/Candidate \d{8}/);
  await page.reload();
  await expect(findCards(page).first()).toContainText(/Candidate \d{8}/);
  await expect(page.getByRole('button', { name: 'Clear filters' })).toHaveCount(0);
  expect((await page.request.get('/api/candidates/browse?country=CO')).status()).toBe(400);

  await page.goto('/candidates');
  await expect(findCards(page).first()).toContainText(/Candidate \d{8}/);
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await names.click();
  await expect(names).not.toBeChecked();
  await expect(findCards(page).first()).not.toContainText(/Candidate \d{8}/);
});

test('search results are sorted by relevance until another order is chosen', async ({ page }) => {
  await signInByApi(page, DEMO.company);
  await page.goto('/candidates?q=sales');
  const note = page.getByText('Closest to your search first, then by score');
  await expect(findSortField(page).locator('option:checked')).toHaveText('Relevance');
  await expect(note).toBeVisible();
  const [byMatch, byDate] = [await fetchNames(page, 'q=sales'), await fetchNames(page, 'q=sales&sort=newest')];
  expect(byMatch).not.toEqual(byDate);
  await expect.poll(() => listNames(page)).toEqual(byMatch);
  await findSortField(page).selectOption('newest');
  await expect.poll(() => listNames(page)).toEqual(byDate);
  await expect(note).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Search' }).fill('');
  await expect(findSortField(page)).toHaveValue('newest');
  await findSortField(page).selectOption('match');
  await expect(findSortField(page).locator('option:checked')).toHaveText('Best match');
});

test('without a job, the list is sorted by date, and by relevance when searching', async ({ page }) => {
  await registerByApi(page, createPerson('Olga', 'Quill'));
  await page.request.patch('/api/auth/account-type', { data: { accountType: 'company' } });
  await page.request.post('/api/companies', { data: { companyName: 'Quill Empty', industry: 'technology' } });
  await page.goto('/candidates');
  await expect(findSortField(page).locator('option')).toHaveText(['Newest', 'Lowest rate']);
  // Retries both reads, because other journeys add people to the list.
  await expect(async () => {
    await page.reload();
    await expect(findCards(page).first()).toBeVisible();
    expect(await listNames(page)).toEqual(await fetchNames(page, 'sort=newest'));
  }).toPass({ timeout: 20_000 });
  await page.getByRole('searchbox', { name: 'Search' }).fill('sales');
  await expect(findSortField(page).locator('option:checked')).toHaveText('Relevance');
  await expect(page.getByText('Closest to your search first', { exact: true })).toBeVisible();
});

test('four people are above the fold, as cards and as rows', async ({ page }) => {
  await signInByApi(page, DEMO.company);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/candidates');
  /** Returns the lower edge of the fourth person in the unscrolled window. */
  const measureFourthBottom = async (items: ReturnType<typeof findCards>): Promise<number> => {
    await expect(items.nth(3)).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const box = await items.nth(3).boundingBox();
    return box ? box.y + box.height : Number.POSITIVE_INFINITY;
  };
  expect(await measureFourthBottom(findCards(page))).toBeLessThanOrEqual(900);
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await page.getByRole('button', { name: 'Rows' }).click();
  await page.keyboard.press('Escape');
  expect(await measureFourthBottom(page.locator('[data-split-row]'))).toBeLessThanOrEqual(900);
});

test('on a phone, filters are collapsed and counted on their button, and cards are short', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await signInByApi(page, DEMO.company);
  await page.goto('/candidates?minEnglish=B2&country=CO,PE');
  const toggle = page.getByRole('button', { name: /^Filters/ });
  await expect(toggle).toHaveAccessibleName(/2 filters active/);
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByLabel('Minimum English level')).toBeHidden();
  await expect(findCards(page).first()).toBeVisible();
  const heights = await findCards(page).evaluateAll((cards) =>
    cards.map((card) => card.getBoundingClientRect().height),
  );
  expect(Math.max(...heights)).toBeLessThan(480);
  await toggle.click();
  await expect(page.getByLabel('Minimum English level')).toHaveValue('B2');
  await expectNoHorizontalOverflow(page);
  await expectScreen(page, 'Browse Candidates');
});

test('the total has the right plural in each language', async ({ page }) => {
  await createCompanyWithJob(page, createPerson('Iris', 'Quill'), 'Quill Words', JOB);
  const readTotal = async (language: string, query: string): Promise<string> => {
    expect((await page.request.patch('/api/account', { data: { language } })).ok()).toBe(true);
    await page.goto(`/candidates?q=${query}`);
    await expect(findTotal(page)).toHaveText(/\d/);
    return findTotal(page).innerText();
  };
  expect(await readTotal('en', 'Ximena+Navarquez')).toBe('1 person');
  expect(await readTotal('es', 'Ximena+Navarquez')).toBe('1 persona');
  expect(await readTotal('pt', 'Ximena+Navarquez')).toBe('1 pessoa');
  expect(await readTotal('en', 'Ximena')).toMatch(/^[2-9] people$/);
  expect(await readTotal('es', 'Ximena')).toMatch(/^[2-9] personas$/);
  expect(await readTotal('pt', 'Ximena')).toMatch(/^[2-9] pessoas$/);
  await expectNoHorizontalOverflow(page);
});

test('people who fit a job are filtered like the list, in the URL and on a phone', async ({ page, newPerson }) => {
  const profile = { jobTitle: 'Sundial Restorer', skills: ['Sundials'], hourlyRate: 20 };
  const [sol] = await createVettedCandidates(newPerson, [['Sol', 'Quill']], profile);
  const changed = await sol?.browser.request.patch('/api/candidates/my-profile', { data: { englishLevel: 'C1' } });
  expect(changed?.ok()).toBe(true);
  const job = { ...JOB, title: 'Sundial Restorer', requiredSkills: ['Sundials'] };
  const { jobId } = await createCompanyWithJob(page, createPerson('Gnom', 'Quill'), 'Quill Dials', job);
  const people = page.getByRole('region', { name: 'People who fit this job' });
  const rows = people.getByRole('listitem').filter({ has: page.getByRole('link') });
  const english = people.getByLabel('Minimum English level');
  await page.goto(`/company/jobs/${jobId}?tab=people`);
  await expect(rows.first()).toContainText('Sol Quill');

  await test.step('adds filters, which the server applies', async () => {
    await english.selectOption('C1');
    await people.getByLabel('Available by').fill('2027-01-15');
    await expect(page).toHaveURL(/tab=people&minEnglish=C1&availableBy=2027-01-15$/);
    await expect(rows.first()).toContainText('Sol Quill');
    await english.selectOption('native');
    await expect(people.getByText('Sol Quill')).toHaveCount(0);
    await people.getByLabel('Country').fill('antarc');
    await people.getByLabel('Country').press('Enter');
    await expect(people.getByText('No one matches these filters')).toBeVisible();
    await expectScreen(page, 'Sundial Restorer');
  });

  await test.step('Back undoes the filters one after the other, and a reload restores the rest', async () => {
    await page.goBack();
    await page.goBack();
    await expect(english).toHaveValue('C1');
    await page.reload();
    await expect(english).toHaveValue('C1');
    await expect(people.getByLabel('Available by')).toHaveValue('2027-01-15');
    await expect(rows.first()).toContainText('Sol Quill');
  });

  await test.step('on a phone the filters are collapsed and counted on their button, and clearing them keeps the tab', async () => {
    await page.setViewportSize(PHONE);
    const toggle = people.getByRole('button', { name: /^Filters/ });
    await expect(toggle).toHaveAccessibleName(/2 filters active/);
    await expect(english).toBeHidden();
    await toggle.click();
    await expect(english).toHaveValue('C1');
    await expectNoHorizontalOverflow(page);
    await expectScreen(page, 'Sundial Restorer');
    await people.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL(/\?tab=people$/);
    await expect(english).toHaveValue('');
  });
});
