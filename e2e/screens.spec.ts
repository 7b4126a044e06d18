/**
 * Every signed-in screen of all three roles in the demo market has one heading and no horizontal overflow, and is accessible in both themes.
 * Lists that cannot be loaded show an error with Retry.
 */
import { APP_PATHS } from '#shared/paths.ts';
import { expect, expectNoHorizontalOverflow, expectScreen, goTo, type Page, test } from './support/journey.ts';
import { DEMO, signInByApi } from './support/people.ts';

type Role = keyof typeof DEMO;

/** Returns the first object of a demo user’s list, for detail screens. */
const loadFirst = async (page: Page, path: string): Promise<{ id: string; user: { id: string } }> => {
  const [first] = await (await page.request.get(path)).json();
  return first;
};

const loadFirstId = async (page: Page, path: string): Promise<string> => (await loadFirst(page, path)).id;
const loadCompanyId = async (page: Page): Promise<string> => {
  const [job] = await (await page.request.get('/api/jobs/browse')).json();
  return job.companyId;
};
const withId = (path: string, id: string): string => path.replace(':id', id);

/** The paths of all screens of each role. */
const SCREENS: Record<Role, (page: Page) => Promise<string[]>> = {
  candidate: async (page) => [
    APP_PATHS.candidateDashboard,
    APP_PATHS.browseJobs,
    APP_PATHS.browseJobsLong,
    withId(APP_PATHS.job, await loadFirstId(page, '/api/jobs/browse')),
    withId(APP_PATHS.company, await loadCompanyId(page)),
    APP_PATHS.savedJobs,
    APP_PATHS.savedSearches,
    APP_PATHS.englishTask,
    APP_PATHS.myApplications,
    withId(APP_PATHS.myApplication, await loadFirstId(page, '/api/my-applications')),
    APP_PATHS.interviews,
    APP_PATHS.hires,
    `${APP_PATHS.messages}?userId=${(await loadFirst(page, '/api/conversations')).user.id}`,
    APP_PATHS.profile,
    APP_PATHS.profilePreview,
  ],
  company: async (page) => {
    const jobId = await loadFirstId(page, '/api/jobs');
    return [
      APP_PATHS.companyDashboard,
      APP_PATHS.postJob,
      APP_PATHS.postJobShort,
      APP_PATHS.browseCandidates,
      APP_PATHS.compareCandidates,
      withId(APP_PATHS.candidate, await loadFirstId(page, '/api/candidates/browse')),
      APP_PATHS.shortlist,
      APP_PATHS.savedSearches,
      APP_PATHS.applications,
      withId(APP_PATHS.application, await loadFirstId(page, '/api/applications')),
      APP_PATHS.interviews,
      APP_PATHS.hires,
      APP_PATHS.companyJobs,
      withId(APP_PATHS.companyJob, jobId),
      withId(APP_PATHS.editJob, jobId),
      APP_PATHS.messages,
      APP_PATHS.profile,
      APP_PATHS.team,
    ];
  },
  admin: async () => [
    APP_PATHS.accountSetup,
    APP_PATHS.adminUsers,
    APP_PATHS.adminQueue,
    APP_PATHS.adminCompanies,
    APP_PATHS.adminJobs,
    APP_PATHS.adminConsultations,
    APP_PATHS.adminReview,
    APP_PATHS.adminVerifications,
    APP_PATHS.adminEnglish,
    APP_PATHS.adminReports,
    APP_PATHS.adminAppeals,
    APP_PATHS.adminActivity,
    APP_PATHS.adminOverview,
    APP_PATHS.adminOperations,
    APP_PATHS.hires,
    APP_PATHS.account,
  ],
};

for (const role of Object.keys(SCREENS) as Role[]) {
  test(`every screen of the ${role} passes the common checks`, async ({ page }) => {
    test.setTimeout(300_000);
    await signInByApi(page, DEMO[role]);
    for (const path of await SCREENS[role](page)) {
      await test.step(path, async () => {
        await page.goto(path);
        await expectScreen(page, /./);
        await page.setViewportSize({ width: 360, height: 800 });
        await expectNoHorizontalOverflow(page);
        await page.setViewportSize(test.info().project.use.viewport ?? { width: 1440, height: 900 });
      });
    }
  });
}

test('the list of screens is complete', async ({ page, newPerson }) => {
  const [company, admin] = [await newPerson(), await newPerson()];
  const pages = { candidate: page, company, admin };
  const visited: string[] = [];
  for (const role of Object.keys(SCREENS) as Role[]) {
    await signInByApi(pages[role], DEMO[role]);
    visited.push(...(await SCREENS[role](pages[role])).map((path) => path.replace(/\?.*/, '')));
  }
  const patterns = Object.values(APP_PATHS).map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`));
  expect(patterns.filter((pattern) => !visited.some((path) => pattern.test(path)))).toEqual([]);
});

test('opening a screen sets the window title and focuses the heading', async ({ page }) => {
  await signInByApi(page, DEMO.candidate);
  await page.goto(APP_PATHS.myApplications);
  await expect(page).toHaveTitle('My applications · Puente');
  const first = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  const job = await first.textContent();
  await first.press('Enter');
  await expect(page).toHaveTitle(`${job} · Puente`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('link', { name: 'View job' }).press('Enter');
  await expect(page).toHaveURL(/\/jobs\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/my-applications\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await goTo(page, 'Saved');
  await expect(page).toHaveTitle('Saved jobs · Puente');
  await expect(page.getByRole('heading', { level: 1, name: 'Saved jobs' })).toBeFocused();
});

test('no text on the dashboard of a company is cut on a phone', async ({ page }) => {
  await signInByApi(page, DEMO.company);
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(APP_PATHS.companyDashboard);
  const paragraphs = page.getByRole('main').getByRole('listitem').locator('p');
  await expect(paragraphs.filter({ hasText: 'for ' }).first()).toBeVisible();
  const cut = await paragraphs.evaluateAll((all) =>
    all
      .filter((element) => getComputedStyle(element).textOverflow === 'ellipsis')
      .map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
});

test('clearing a search without results keeps focus in the page', async ({ page }) => {
  await signInByApi(page, DEMO.candidate);
  await page.goto(`${APP_PATHS.browseJobs}?q=zzzz`);
  await page.getByRole('button', { name: 'Clear filters' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('focused elements are not hidden by the navigation bar', async ({ page }) => {
  await signInByApi(page, DEMO.candidate);
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(APP_PATHS.account);
  await expect(page.getByRole('button', { name: 'Delete account…' })).toBeVisible();
  const hidden: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      if (element === null || element === document.body) return null;
      const { left, right, bottom } = element.getBoundingClientRect();
      const top = document.elementFromPoint((left + right) / 2, bottom - 2);
      return { name: element.textContent || element.id, isSeen: element.contains(top) || top?.contains(element) };
    });
    if (focused === null) break;
    if (!focused.isSeen) hidden.push(focused.name);
  }
  expect(hidden).toEqual([]);
});

/** Returns true if the focused element is visible and not covered. */
const isFocusVisible = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return true;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (focused.contains(hit) || hit.contains(focused));
  });

test('focused elements are not hidden by an action bar', async ({ page }) => {
  await signInByApi(page, DEMO.company);
  await page.goto(`${APP_PATHS.applications}?view=list`);
  await page.getByLabel('Select all shown').check();
  for (let pressed = 0; pressed < 40; pressed += 1) {
    await page.keyboard.press('Tab');
    expect(await isFocusVisible(page), await page.evaluate(() => document.activeElement?.outerHTML ?? '')).toBe(true);
  }
});

/** Screens with a list, its API call, and the error text. */
const LISTS: [path: string, calls: string, errorText: string][] = [
  [APP_PATHS.browseJobs, '**/api/jobs/browse*', 'We couldn’t load the jobs'],
  [APP_PATHS.savedJobs, '**/api/saved-jobs*', 'We couldn’t load your saved jobs'],
  [APP_PATHS.myApplications, '**/api/my-applications*', 'We couldn’t load the applications'],
  [APP_PATHS.interviews, '**/api/interviews*', 'We couldn’t load your interviews'],
];

test.describe('a list that cannot be loaded', () => {
  test.use({
    expectedErrors: ['500 /api/jobs/browse', '500 /api/saved-jobs', '500 /api/my-applications', '500 /api/interviews'],
  });
  for (const [path, calls, errorText] of LISTS) {
    test(`shows an error on ${path}, and recovers by Retry`, async ({ page }) => {
      await signInByApi(page, DEMO.candidate);
      await page.route(calls, (route) =>
        route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{"status":500}' }),
      );
      await page.goto(path);
      await expect(page.getByRole('alert').filter({ hasText: errorText })).toBeVisible();
      await expectScreen(page, /./);
      await page.unroute(calls);
      await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByText(errorText)).toBeHidden();
    });
  }
});
