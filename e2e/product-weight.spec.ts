/** The compressed size of the signed-in product's first load, and preloading of screens. Do not raise the limits; remove what exceeds them. */
import { APP_PATHS } from '#shared/paths.ts';
import { expect, type Page, test } from './support/journey.ts';
import { DEMO, signInByApi } from './support/people.ts';

const MAX_SCRIPT_BYTES = 220 * 1024;
/** Script files of a first load. */
const MAX_FILES = 48;

/** Scripts that the page has requested so far. */
const scriptsOf = (page: Page): Promise<{ path: string; bytes: number }[]> =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize }))
      .filter(({ path }) => path.endsWith('.js')),
  );

const FIRST_SCREENS = [
  ['a company', 'company', APP_PATHS.companyDashboard],
  ['a company', 'company', APP_PATHS.browseCandidates],
  ['a company', 'company', APP_PATHS.messages],
  ['a candidate', 'candidate', APP_PATHS.candidateDashboard],
  ['a candidate', 'candidate', APP_PATHS.browseJobs],
] as const;

for (const [who, role, path] of FIRST_SCREENS) {
  test(`${path} is light when ${who} opens it first`, async ({ page }) => {
    await signInByApi(page, DEMO[role]);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const scripts = await scriptsOf(page);
    const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
    expect(bytes, 'scripts were measured').toBeGreaterThan(50_000);
    expect(bytes, JSON.stringify(scripts)).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
    expect(scripts.length).toBeLessThanOrEqual(MAX_FILES);
  });
}

test('pointing at a link preloads its screen, and returning to a screen requests nothing', async ({
  page,
  hasTouch,
}) => {
  await signInByApi(page, DEMO.company);
  await page.goto(APP_PATHS.companyDashboard);
  await page.waitForLoadState('networkidle');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  // Touch screens have no pointer.
  if (!hasTouch) {
    const before = (await scriptsOf(page)).length;
    await navigation.getByRole('link', { name: 'Candidates' }).hover();
    await expect.poll(async () => (await scriptsOf(page)).length).toBeGreaterThan(before);
  }

  await navigation.getByRole('link', { name: 'Candidates' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Browse Candidates' })).toBeVisible();
  await expect(page.getByRole('button', { name: /compatibility/ }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await navigation.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible();
  await page.waitForLoadState('networkidle');

  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await navigation.getByRole('link', { name: 'Candidates' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Browse Candidates' })).toBeVisible();
  await expect(page.getByRole('button', { name: /compatibility/ }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requested.filter((path) => path.startsWith('/api/') || path.endsWith('.js'))).toEqual([]);
});
