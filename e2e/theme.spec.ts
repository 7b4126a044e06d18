/** The chosen theme: stored by the browser, and applied on the first paint, on public pages and in the product. */
import { expect, expectAccessible, type Page, test } from './support/journey.ts';
import { DEMO, signInByApi } from './support/people.ts';

const readBackground = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

const LIGHT = 'rgb(250, 246, 238)';
const DARK = 'rgb(22, 19, 15)';

test('a user chooses the dark theme in the account menu, and it is stored', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await signInByApi(page, DEMO.company);
  await page.goto('/account');
  await expect.poll(() => readBackground(page)).toBe(LIGHT);
  const menu = page.getByRole('button', { name: 'Account menu' });
  await menu.click();
  await expect(page.getByRole('menuitemradio', { name: 'System theme' })).toBeChecked();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('menuitemradio', { name: 'Dark theme' }).click();
  await expect.poll(() => readBackground(page)).toBe(DARK);

  await page.reload();
  await expect.poll(() => readBackground(page)).toBe(DARK);
  expect(await (await page.request.get('/account')).text()).toContain('data-theme="dark"');
  await menu.click();
  await expect(page.getByRole('menuitemradio', { name: 'Dark theme' })).toBeChecked();
  await page.getByRole('menuitemradio', { name: 'Light theme' }).click();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => readBackground(page)).toBe(LIGHT);
});

test('a visitor chooses the theme with a link, even without scripts', async ({ newPerson }) => {
  const page = await newPerson({ javaScriptEnabled: false, colorScheme: 'light' });
  await page.goto('/');
  const links = page.getByRole('list', { name: 'Colors' });
  await expect(links.getByRole('link', { name: 'System' })).toHaveAttribute('aria-current', 'true');
  await links.getByRole('link', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(links.getByRole('link', { name: 'Dark' })).toHaveAttribute('aria-current', 'true');
});
