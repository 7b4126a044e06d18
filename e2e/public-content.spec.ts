/** The public pages: each is accessible and fits the window, and content pages link correctly. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { ARTICLE_IDS } from '#features/marketing/marketing.domain.ts';
import { articlePath, PUBLIC_PATHS } from '#shared/paths.ts';
import { expect, expectAccessible, expectNoHorizontalOverflow, test } from './support/journey.ts';

const ROLE_PAGES = [
  PUBLIC_PATHS.hireMarketing,
  PUBLIC_PATHS.hireSales,
  PUBLIC_PATHS.hireCustomerSupport,
  PUBLIC_PATHS.hireExecutiveAssistant,
  PUBLIC_PATHS.hireIt,
  PUBLIC_PATHS.hireFinance,
];
const ARTICLES = ARTICLE_IDS.map(articlePath);
const READING_PAGES = [...ROLE_PAGES, PUBLIC_PATHS.blog, ...ARTICLES];
/** Every public page of the build. */
const PAGES = Object.keys(JSON.parse(readFileSync('dist/public/pages.json', 'utf8')).pages);

const readCanonicalPath = async (page: Page): Promise<string> => {
  const href = await page.locator('link[rel="canonical"]').getAttribute('href');
  return new URL(href ?? '').pathname;
};

const TRANSLATED_PAGES = [
  '/es',
  '/pt',
  '/es/hire/sales',
  '/pt/hire/customer-support',
  '/es/apply',
  '/pt/pricing',
  '/es/privacy',
  '/pt/terms',
  '/es/book',
];

// One test for all pages, because opening a window takes longer than checking a page.
test('every page is accessible and fits the window', async ({ page }) => {
  test.setTimeout(300_000);
  for (const path of PAGES) {
    await test.step(path, async () => {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(200);
      for (const element of ['header', 'main', 'h1', 'footer'])
        await expect(page.locator(element), `${element} of ${path}`).toHaveCount(1);
      expect(await readCanonicalPath(page)).toBe(path);
      await expectNoHorizontalOverflow(page);
      await expectAccessible(page);
    });
  }
});

test('Spanish and Portuguese pages are accessible, fit the window and declare their language', async ({ page }) => {
  for (const path of TRANSLATED_PAGES) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.locator('html'), path).toHaveAttribute('lang', path.slice(1, 3));
      expect(await readCanonicalPath(page)).toBe(path);
      await expect(page.locator('link[rel="alternate"]'), path).toHaveCount(4);
      await expectNoHorizontalOverflow(page);
      await expectAccessible(page);
    });
  }
});

test('the landing page shows pictures of the product and the number of users', async ({ page }) => {
  await page.goto('/');
  const pictures = page.locator('#success-story').getByRole('img');
  await expect(pictures).toHaveCount(3);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(600);
  }
  const counts = page.locator('#testimonials').getByText('vetted professionals');
  await counts.scrollIntoViewIfNeeded();
  await expect(counts).toBeVisible();
});

test('a visitor changes the language of a page in the footer, and back', async ({ page }) => {
  await page.goto('/hire/it');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Español' }).click();
  await page.waitForURL(/\/es\/hire\/it\?language=es$/);
  await page.getByRole('banner').getByRole('link', { name: 'Puente' }).click();
  await page.waitForURL(/\/es$/);
  await footer.getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test.describe('an unknown address', () => {
  test.use({ expectedErrors: ['404 /nothing/here'] });

  test('is accessible and fits the window', async ({ page }) => {
    await page.goto('/nothing/here');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expectNoHorizontalOverflow(page);
    await expectAccessible(page);
  });
});

test('a role page leads to the consultation and to the other roles, and answers questions', async ({ page }) => {
  await page.goto(PUBLIC_PATHS.hireMarketing);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^Schedule (a|your) consultation$/ })).toHaveCount(3);
  for (const link of await main.getByRole('link', { name: /^Schedule (a|your) consultation$/ }).all())
    await expect(link).toHaveAttribute('href', PUBLIC_PATHS.consultation);
  await expect(main.getByRole('navigation', { name: 'Other roles' }).getByRole('link')).toHaveCount(5);
  await main.getByText('What does a marketing hire cost a month?').click();
  await expect(main.getByText(/range from \$2,200 for a junior/)).toBeVisible();
});

test('the blog lists six articles, each linking to the next', async ({ page }) => {
  await page.goto(PUBLIC_PATHS.blog);
  await expect(page.getByRole('article')).toHaveCount(6);
  await page.getByRole('article').first().getByRole('link').click();
  for (const path of ARTICLES.slice(1)) {
    await page.getByRole('link', { name: 'Next article' }).click();
    await page.waitForURL(`**${path}`);
  }
  await expect(page.getByRole('link', { name: 'Next article' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Previous article' })).toBeVisible();
});

test('an unknown article shows the first one with its canonical address', async ({ page }) => {
  const response = await page.goto('/blog/no-such-article');
  expect(response?.status()).toBe(200);
  expect(await readCanonicalPath(page)).toBe(ARTICLES[0]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('role pages, the blog and articles show their heading and footer', async ({ page }) => {
    for (const path of READING_PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page.getByRole('contentinfo'), path).toBeVisible();
    }
  });

  test('questions open in place', async ({ page }) => {
    await page.goto(PUBLIC_PATHS.hireFinance);
    const answer = page.getByText(/Bookkeepers start at \$2,000/);
    await expect(answer).toBeHidden();
    await page.getByText('What does an accountant cost?').click();
    await expect(answer).toBeVisible();
  });
});
