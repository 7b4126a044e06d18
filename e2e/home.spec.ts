/** `/` shows the landing page to visitors and the dashboard to signed-in users. Neither page flashes before the other. */
import type { Page } from '@playwright/test';
import { expect, signOut, test } from './support/journey.ts';
import { DEMO, signInByApi } from './support/people.ts';

const LANDING = 'Your next great hire is one time zone away.';

declare global {
  interface Window {
    headingsSeen: string[];
  }
}

/** Records all main headings that the page ever shows. */
const watchHeadings = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    window.headingsSeen = [];
    const recordHeading = () => {
      const heading = document.querySelector('h1')?.textContent ?? '';
      if (heading && window.headingsSeen.at(-1) !== heading) window.headingsSeen.push(heading);
    };
    new MutationObserver(recordHeading).observe(document, { childList: true, subtree: true, characterData: true });
  });
};

const headingsSeen = (page: Page): Promise<string[]> => page.evaluate(() => window.headingsSeen);

test('a visitor sees only the landing page', async ({ page }) => {
  await watchHeadings(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: LANDING })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await headingsSeen(page)).toEqual([LANDING]);
  await expect(page.getByRole('link', { name: 'Get Started' }).filter({ visible: true })).toHaveCount(1);
});

const PEOPLE = [
  ['company', DEMO.company, /^Welcome/],
  ['candidate', DEMO.candidate, /^Welcome/],
  ['admin', DEMO.admin, 'Users'],
] as const;

for (const [who, person, dashboard] of PEOPLE) {
  test(`a signed-in ${who} sees the dashboard and no part of the landing page`, async ({ page }) => {
    await signInByApi(page, person);
    await watchHeadings(page);
    const response = await page.goto('/');
    expect(await response?.text()).not.toContain(LANDING);
    await expect(page.getByRole('heading', { level: 1, name: dashboard })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await headingsSeen(page)).toEqual([await page.getByRole('heading', { level: 1 }).textContent()]);
  });
}

test.describe('a candidate whose to-do list loads slowly or fails', () => {
  test.use({ expectedErrors: ['500 /api/dashboard/turns'] });

  test('sees the sections below it without a jump', async ({ page }) => {
    await signInByApi(page, DEMO.candidate);
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/dashboard/turns?*', async (route) => {
      await held;
      await route.continue();
    });
    const matches = page.waitForResponse(/job-matches/);
    await page.goto('/candidate-dashboard');
    await matches;
    const recommended = page.getByRole('heading', { name: 'Recommended for You', includeHidden: true });
    await expect(recommended).toBeAttached();
    await expect(recommended).toBeHidden();
    release();
    await expect(recommended).toBeVisible();
    await page.unrouteAll();
    await page.route('**/api/dashboard/turns?*', (route) => route.fulfill({ status: 500 }));
    await page.reload();
    await expect(recommended).toBeVisible();
  });
});

test('public pages and unknown addresses link signed-in users to the dashboard', async ({ page, pageErrors }) => {
  pageErrors.expected.push('404 /nowhere-at-all');
  await page.goto('/blog');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Jobs', exact: true })).toHaveCount(2);
  await signInByApi(page, DEMO.company);
  for (const path of ['/blog', '/nowhere-at-all']) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Register' })).toHaveCount(0);
    // Companies have no screen at this address.
    await expect(page.getByRole('link', { name: 'Jobs', exact: true })).toHaveCount(0);
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
});

test('signing out leads to the landing page, and Back does not return to the product', async ({ page }) => {
  await signInByApi(page, DEMO.company);
  await page.goto('/candidates');
  await expect(page.getByRole('heading', { level: 1, name: 'Browse candidates' })).toBeVisible();
  await signOut(page);
  await expect(page.getByRole('heading', { level: 1, name: LANDING })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent('/candidates')}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
});
