/** The compressed size of the signed-in product's first load, and preloading of screens. Do not raise the limits; reduce the load instead. */

import type { Request } from '@playwright/test';
import { APP_PATHS } from '#shared/paths.ts';
import { expect, type Page, test } from './support/journey.ts';
import { createCompanyWithJob, createPerson, DEMO, signInByApi } from './support/people.ts';

const MAX_SCRIPT_BYTES = 220 * 1024;
/** The maximum number of script files that a first load requests. */
const MAX_SCRIPT_FILES = 48;

/** Scripts that the page has requested so far. */
const listScripts = (page: Page): Promise<{ path: string; bytes: number }[]> =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize }))
      .filter(({ path }) => path.endsWith('.js')),
  );

const QUIET_MS = 500;

/** Returns a function that waits until no API request is open. Playwright's `networkidle` only covers the first load of a document. */
const watchRequests = (page: Page): (() => Promise<void>) => {
  const openRequests = new Set<Request>();
  let changedAt = performance.now();
  const recordChange = (request: Request, isOpen: boolean): void => {
    if (request.resourceType() !== 'fetch') return;
    if (isOpen) openRequests.add(request);
    else openRequests.delete(request);
    changedAt = performance.now();
  };
  page.on('request', (request) => recordChange(request, true));
  page.on('requestfinished', (request) => recordChange(request, false));
  page.on('requestfailed', (request) => recordChange(request, false));
  return () => expect.poll(() => openRequests.size === 0 && performance.now() - changedAt > QUIET_MS).toBe(true);
};

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
    const scripts = await listScripts(page);
    const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
    expect(bytes, 'scripts were measured').toBeGreaterThan(50_000);
    expect(bytes, JSON.stringify(scripts)).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
    expect(scripts.length).toBeLessThanOrEqual(MAX_SCRIPT_FILES);
  });
}

test('pointing at a link preloads its screen, and returning to a screen sends no requests', async ({
  page,
  hasTouch,
}) => {
  // A separate company, because events of other journeys would make the cached reads of the demo company stale.
  await createCompanyWithJob(page, createPerson('Lena', 'Marsh'), 'Marsh & Co', {
    title: 'Bookkeeper',
    description: 'Keep the books of a small bakery.',
    requiredSkills: ['Bookkeeping', 'QuickBooks'],
    hourlyBudget: 25,
  });
  const waitForRequests = watchRequests(page);
  await page.goto(APP_PATHS.companyDashboard);
  await waitForRequests();
  const navigation = page.getByRole('navigation', { name: 'Main' });
  // Touch screens have no pointer.
  if (!hasTouch) {
    const before = (await listScripts(page)).length;
    await navigation.getByRole('link', { name: 'Candidates' }).hover();
    await expect.poll(async () => (await listScripts(page)).length).toBeGreaterThan(before);
  }

  await navigation.getByRole('link', { name: 'Candidates' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Browse Candidates' })).toBeVisible();
  await expect(page.getByRole('button', { name: /compatibility/ }).first()).toBeVisible();
  await waitForRequests();
  await navigation.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible();
  await waitForRequests();

  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await navigation.getByRole('link', { name: 'Candidates' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Browse Candidates' })).toBeVisible();
  await expect(page.getByRole('button', { name: /compatibility/ }).first()).toBeVisible();
  await waitForRequests();
  expect(requested.filter((path) => path.startsWith('/api/') || path.endsWith('.js'))).toEqual([]);
});
