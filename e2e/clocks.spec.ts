/** Local times as text: on cards, profiles, jobs and threads, and in the time zone field. */
import { expect, expectScreen, test } from './support/journey.ts';
import { createPerson, DEMO, registerByApi, signInByApi } from './support/people.ts';

/** `9:12 AM · 7 h in common`. */
const CLOCK = /\d{1,2}:\d\d (?:AM|PM) · (?:\d+(?:\.\d)? h|no hours) in common/;
const IDENTIFIER = /America\/\w/;

test("a company sees candidates' local times, but no time zone identifiers", async ({ page }) => {
  await signInByApi(page, DEMO.company);
  await page.goto('/candidates');
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards.filter({ hasText: CLOCK }).first()).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(IDENTIFIER);
  await cards.filter({ hasText: CLOCK }).first().getByRole('heading', { level: 2 }).getByRole('link').click();
  await expect(page.getByText('At a glance')).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(IDENTIFIER);
  // Opens this candidate's conversation, because the candidate in the newest one may have no time zone.
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const { userId } = await (await page.request.get(`/api/candidates/${id}`)).json();
  await page.goto(`/messages?userId=${userId}`);
  await expect(page.getByRole('main').getByText(CLOCK).first()).toBeVisible();
});

test('the time zone of a new candidate is detected, and the field finds others by country or offset', async ({
  page,
}) => {
  await registerByApi(page, createPerson('Ines', 'Paz'));
  await page.request.patch('/api/auth/account-type', { data: { accountType: 'candidate' } });
  await page.goto('/candidate-dashboard');
  const field = page.getByRole('combobox', { name: 'Timezone' });
  const list = page.getByRole('listbox', { name: 'Suggestions' });
  await expect(field).toHaveValue('New York');

  await test.step('finds a time zone by country, with the keyboard', async () => {
    await field.fill('peru');
    await expect(list.getByRole('option')).toHaveText([/Lima\s*Peru\s*\d{1,2}:\d\d [AP]M/]);
    await field.press('ArrowDown');
    await expect(list.getByRole('option', { name: 'Lima' })).toHaveAttribute('aria-selected', 'true');
    await expectScreen(page, 'Professional Profile');
    await field.press('Enter');
    await expect(field).toHaveValue('Lima');
    await expect(list).toBeHidden();
    await expect(page.getByRole('region', { name: 'How companies see you' })).toContainText(
      /Lima · \d{1,2}:\d\d [AP]M/,
    );
  });

  await test.step('finds a time zone by offset, with the pointer', async () => {
    await field.click();
    await field.fill('gmt-3');
    await expect(list).toBeHidden();
    await field.press('ArrowDown');
    await list.getByRole('option', { name: 'Montevideo' }).click();
    await expect(field).toHaveValue('Montevideo');
  });

  await test.step('keeps free text', async () => {
    await field.fill('EST');
    await page.getByRole('textbox', { name: 'Job title' }).fill('Bookkeeper');
    await expect(field).toHaveValue('EST');
    await expect(list).toBeHidden();
  });
});

test("a visitor sees the city and the local time in a job's time zone, and only the city without scripts", async ({
  page,
  browser,
}) => {
  const [job] = (await (await page.request.get('/api/public/jobs?q=Full+Stack')).json()) as [{ id: string }];
  const zone = page.getByRole('definition').filter({ hasText: 'New York' });
  await page.goto(`/jobs/${job.id}`);
  await expect(zone).toHaveText(/^EST · New York · \d{1,2}:\d\d [AP]M$/);
  await page.goto(`/es/jobs/${job.id}`);
  await expect(page.getByRole('definition').filter({ hasText: 'Nueva York' })).toHaveText(/\d{1,2}:\d\d/);
  const scriptlessContext = await browser.newContext({ javaScriptEnabled: false });
  const scriptlessPage = await scriptlessContext.newPage();
  await scriptlessPage.goto(new URL(`/jobs/${job.id}`, page.url()).href);
  await expect(scriptlessPage.getByRole('definition').filter({ hasText: 'New York' })).toHaveText('EST · New York');
  await scriptlessContext.close();
});
