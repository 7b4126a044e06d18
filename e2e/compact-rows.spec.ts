/** Long lists as compact rows with a preview, navigated with J and K. */
import { expect, expectScreen, test } from './support/journey.ts';
import {
  applyByApi,
  createCandidateWithProfile,
  createCompanyWithJob,
  createPerson,
  DEMO,
  signInByApi,
} from './support/people.ts';

test('a company browses candidates in compact rows, and the view is remembered', async ({ page }) => {
  await signInByApi(page, DEMO.company);
  await page.goto('/candidates');
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await page.getByRole('button', { name: 'Rows' }).click();
  await page.keyboard.press('Escape');
  const preview = page.getByRole('region', { name: /^Preview of/ });
  const names = page.locator('[data-split-row] button:not([aria-haspopup])');
  await expect(preview).toBeVisible();
  const [first, second] = [await names.nth(0).textContent(), await names.nth(1).textContent()];
  await page.keyboard.press('j');
  await expect(page.getByRole('region', { name: `Preview of ${first}` })).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('region', { name: `Preview of ${second}` })).toBeVisible();
  await expect(names.nth(1)).toBeFocused();
  await expectScreen(page, 'Browse Candidates');
  await page.keyboard.press('k');
  await expect(page.getByRole('region', { name: `Preview of ${first}` })).toBeVisible();
  await page.reload();
  await expect(preview).toBeVisible();
  await page.keyboard.press('o');
  await expect(page.getByRole('heading', { level: 1, name: first ?? '' })).toBeVisible();
});

test('an applicant in the preview is marked as viewed only after being selected, and is moved by keyboard', async ({
  page,
  newPerson,
}) => {
  test.setTimeout(150_000);
  const { jobId } = await createCompanyWithJob(page, createPerson('Ulla', 'Stone'), 'Stone Ledgers', {
    title: 'Ledger Clerk',
    description: 'Keep the ledgers of three small shops in order.',
    requiredSkills: ['Excel'],
    hourlyBudget: 20,
  });
  for (const firstName of ['Ana', 'Beto']) {
    const browser = await newPerson();
    const profile = { jobTitle: 'Clerk', skills: ['Excel'], hourlyRate: 15 };
    const { candidateId } = await createCandidateWithProfile(browser, createPerson(firstName, 'Lugo'), profile);
    await applyByApi(browser, { jobId, candidateId });
  }
  const countViewed = async (): Promise<number> => {
    const rows: { viewedAt: string | null }[] = await (await page.request.get('/api/applications')).json();
    return rows.filter(({ viewedAt }) => viewedAt !== null).length;
  };

  await page.goto(`/company/jobs/${jobId}`);
  await page.getByRole('link', { name: 'Review with preview' }).click();
  const preview = page.getByRole('region', { name: /^Preview of/ });
  await expect(preview).toBeVisible();
  await expect(preview).toContainText('I would like to work with you.');
  await expect(preview.getByRole('button', { name: 'Decline' })).toBeVisible();
  expect(await countViewed()).toBe(0);
  await page.keyboard.press('j');
  await expect(preview.getByRole('heading', { name: 'Profile', exact: true })).toBeVisible();
  expect(await countViewed()).toBe(1);
  await expectScreen(page, 'Applications');
  await page.keyboard.press('u');
  await expect(page.locator('[data-split-row]').filter({ hasText: 'Under review' })).toHaveCount(1);
  await page.keyboard.press('z');
  await expect(page.locator('[data-split-row]').filter({ hasText: 'Under review' })).toHaveCount(0);
});

test('pipeline rows and filters fit on a phone, even in the language with the longest texts', async ({
  page,
  newPerson,
}) => {
  const { jobId } = await createCompanyWithJob(page, createPerson('Ines', 'Stone'), 'Stone Archive', {
    title: 'Archive Clerk',
    description: 'Keep the archive of three small museums in order.',
    requiredSkills: ['Excel'],
    hourlyBudget: 20,
  });
  const browser = await newPerson();
  const profile = { jobTitle: 'Clerk', skills: ['Excel'], hourlyRate: 15 };
  const { candidateId } = await createCandidateWithProfile(browser, createPerson('Caro', 'Lugo'), profile);
  await applyByApi(browser, { jobId, candidateId });
  await page.request.patch('/api/account', { data: { language: 'es' } });
  await page.goto('/applications?view=list');
  const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Caro Lugo' });
  const measureBox = async (part: typeof line) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const row = await measureBox(line);
  const badge = await measureBox(line.getByText('Pendiente de revisión'));
  const wait = await measureBox(line.locator('time'));
  const dial = await measureBox(line.getByRole('button'));
  expect(badge.x).toBeGreaterThan(wait.x + wait.width);
  expect(dial.x).toBeGreaterThan(badge.x + badge.width);
  expect(dial.y).toBeGreaterThanOrEqual(row.y);
  expect(dial.y + dial.height).toBeLessThanOrEqual(row.y + row.height);

  await page.setViewportSize({ width: 375, height: 812 });
  await expect(page.getByRole('searchbox').last()).toBeVisible();
  const truncated = await page.locator('main select').evaluateAll((selects) =>
    selects.flatMap((select) => {
      if (!(select instanceof HTMLSelectElement)) return [];
      const { paddingLeft, paddingRight, font } = getComputedStyle(select);
      const context = document.createElement('canvas').getContext('2d');
      const text = select.selectedOptions[0]?.text ?? '';
      if (!context) return [];
      context.font = font;
      const width = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return context.measureText(text).width > width + 1 ? [text] : [];
    }),
  );
  expect(truncated).toEqual([]);
  const search = await measureBox(page.getByRole('searchbox').last());
  expect(search.y, 'the search is in the upper half of the screen').toBeLessThan(406);
});

test('rows of the review queue have two lines and do not truncate names', async ({ page }) => {
  await signInByApi(page, DEMO.admin);
  await page.goto('/admin/applications');
  const names = page.locator('[data-review-row]');
  await expect(names.first()).toBeVisible();
  const rows = await names.evaluateAll((buttons) =>
    buttons.map((button) => ({
      name: button.textContent,
      height: button.closest('li')?.getBoundingClientRect().height ?? 0,
      isTruncated: button.scrollWidth > button.clientWidth,
    })),
  );
  expect(rows.filter(({ height }) => height > 51)).toEqual([]);
  expect(rows.filter(({ isTruncated }) => isTruncated)).toEqual([]);
});

test('on a phone, the row of a person who fits a job is short and has large controls', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await signInByApi(page, DEMO.company);
  const jobs: { id: string; status: string }[] = await (await page.request.get('/api/jobs')).json();
  const job = jobs.find(({ status }) => status === 'open');
  await page.goto(`/company/jobs/${job?.id}?tab=people`);
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: /^Select / }) });
  await expect(rows.first()).toBeVisible();
  const heights = await rows.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThanOrEqual(141);
  const controls = await rows
    .first()
    .locator('a, button, label')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().height));
  expect(Math.min(...controls)).toBeGreaterThanOrEqual(40);
  await rows
    .first()
    .getByRole('button', { name: /compatibility/ })
    .press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
});
