/**
 * What the signed-in product may weigh when it is first opened, as it is served (compressed), and that a screen is there before
 * it is asked for. The limits are the product's promise: what grows beyond them is taken out again.
 */
import { APP_PATHS } from '#shared/paths.ts';
import { expect, type Page, test } from './support/journey.ts';
import { DEMO, signInAtOnce } from './support/people.ts';

const MAX_SCRIPT_BYTES = 220 * 1024;
/** Files of scripts that one first load asks for. */
const MAX_FILES = 48;

/** The scripts the page has asked for so far. */
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
  test(`${path} is light for ${who} who opens it first`, async ({ page }) => {
    await signInAtOnce(page, DEMO[role]);
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

test('pointing at a link loads its screen, and coming back to a screen asks for nothing', async ({
  page,
  hasTouch,
}) => {
  await signInAtOnce(page, DEMO.company);
  await page.goto(APP_PATHS.companyDashboard);
  await page.waitForLoadState('networkidle');
  const places = page.getByRole('navigation', { name: 'Main' });
  // A touch screen has nothing to point with.
  if (!hasTouch) {
    const before = (await scriptsOf(page)).length;
    await places.getByRole('link', { name: 'Candidates' }).hover();
    await expect.poll(async () => (await scriptsOf(page)).length).toBeGreaterThan(before);
  }

  await places.getByRole('link', { name: 'Candidates' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Browse Candidates' })).toBeVisible();
  await expect(page.getByRole('button', { name: /compatibility/ }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await places.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible();
  await page.waitForLoadState('networkidle');

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await places.getByRole('link', { name: 'Candidates' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Browse Candidates' })).toBeVisible();
  await expect(page.getByRole('button', { name: /compatibility/ }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.startsWith('/api/') || path.endsWith('.js'))).toEqual([]);
});
