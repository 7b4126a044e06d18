/** The compressed size of public pages, and layout stability of the landing page. Do not raise the limits; reduce the load instead. */
import type { Page } from '@playwright/test';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import { expect, test } from './support/journey.ts';

const KB = 1024;
const BUDGET = { initialScript: 15 * KB, totalScript: 90 * KB, styles: 25 * KB, formScript: 148 * KB };
const MAX_LAYOUT_SHIFT = 0.02;

/** Returns the bytes transferred so far for URLs whose path ends with `ending`. */
const countLoadedBytes = (page: Page, ending: string): Promise<number> =>
  page.evaluate(
    (end) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => new URL(name).pathname.endsWith(end))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    ending,
  );

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

declare global {
  interface Window {
    layoutShifts: { value: number; of: string }[];
  }
}

/** Collects all unexpected layout shifts from the first paint on. */
const recordShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    window.layoutShifts = [];
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[])
        if (!hadRecentInput)
          window.layoutShifts.push({ value, of: sources.map(({ node }) => node?.nodeName).join(', ') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
};

test('the landing page is light, even after using everything on it', async ({ page, hasTouch }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const initialBytes = await countLoadedBytes(page, '.js');
  expect(initialBytes, 'scripts were measured').toBeGreaterThan(500);
  expect(initialBytes, 'scripts before anything is touched').toBeLessThanOrEqual(BUDGET.initialScript);
  const styles = await countLoadedBytes(page, '.css');
  expect(styles, 'styles were measured').toBeGreaterThan(500);
  expect(styles, 'styles').toBeLessThanOrEqual(BUDGET.styles);

  const menu = page.getByRole('banner').getByRole('button', { name: hasTouch ? 'Menu' : 'Find Talent' });
  await menu.click();
  await page.keyboard.press('Escape');
  await page.getByLabel('Number of hires').fill('2');
  await expect(page.getByText('$218,400 ÷ $314,400 = 69%')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await countLoadedBytes(page, '.js'), 'all scripts').toBeLessThanOrEqual(BUDGET.totalScript);
});

const FORMS = [
  PUBLIC_PATHS.login,
  PUBLIC_PATHS.register,
  PUBLIC_PATHS.apply,
  PUBLIC_PATHS.book,
  PUBLIC_PATHS.consultation,
];

test('a page with a form loads only what forms need', async ({ page }) => {
  for (const path of FORMS) {
    await page.goto(path);
    await expect(page.locator('[data-island][data-hydrated]').first()).toBeAttached();
    await page.waitForLoadState('networkidle');
    const bytes = await countLoadedBytes(page, '.js');
    expect(bytes, `${path} was measured`).toBeGreaterThan(BUDGET.initialScript);
    expect(bytes, path).toBeLessThanOrEqual(BUDGET.formScript);
  }
});

test('the landing page preloads exactly the fonts that it uses, all from its own origin', async ({ page, baseURL }) => {
  const origins = new Set<string>();
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) origins.add(new URL(request.url()).origin);
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  expect([...origins]).toEqual([new URL(baseURL ?? '').origin]);
  const preloaded = await page
    .locator('link[rel="preload"][as="font"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  const fetched = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.woff2')),
  );
  expect(preloaded.length).toBeGreaterThan(0);
  expect(fetched.toSorted()).toEqual(preloaded.toSorted());
  const families = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')),
  );
  expect(families).toEqual(expect.arrayContaining(['Newsreader Variable', 'Hanken Grotesk Variable']));
});

test('the landing page does not shift, even if fonts and scripts load late', async ({ page }) => {
  await page.route(/\.(woff2|js)$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await recordShifts(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 600) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(60);
  }
  const shifts = await page.evaluate(() => window.layoutShifts);
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  expect(sum, JSON.stringify(shifts)).toBeLessThan(MAX_LAYOUT_SHIFT);
});

test('pictures of the landing page reserve their space', async ({ page }) => {
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'image' ? route.abort('connectionreset') : route.continue(),
  );
  await page.goto('/');
  for (const picture of await page.locator('#success-story').getByRole('img').all()) {
    const box = await picture.boundingBox();
    expect(box?.height, 'the picture is more than half as tall as it is wide').toBeGreaterThan((box?.width ?? 0) / 2);
  }
});
