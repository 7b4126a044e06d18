/** A change on one screen shows on all others and in other tabs without reloading, and causes a limited number of requests. */
import { expect, expectToast, goTo, type Page, test } from './support/journey.ts';
import { applyByApi, createCandidateWithProfile, createCompanyWithJob, createPerson } from './support/people.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const main = (page: Page) => page.getByRole('main');
const findRow = (page: Page, text: string) => main(page).getByRole('listitem').filter({ hasText: text });

/** Creates a company whose job has one applicant. */
const createJobWithApplicant = async (
  page: Page,
  newPerson: () => Promise<Page>,
  title: string,
): Promise<{ jobId: string; id: string }> => {
  const { jobId } = await createCompanyWithJob(page, createPerson('Nadia', 'Kern'), 'Kern Kites', {
    title,
    description: 'Sew kites of silk and paper.',
    requiredSkills: ['Sewing'],
    hourlyBudget: 25,
  });
  const candidate = await newPerson();
  const profile = { jobTitle: 'Kite Maker', skills: ['Sewing'], hourlyRate: 20 };
  const { candidateId } = await createCandidateWithProfile(candidate, createPerson('Lena', 'Ortiz'), profile);
  const { id } = await applyByApi(candidate, { jobId, candidateId });
  return { jobId, id };
};

/** Records the reads that the page requests during an action and in the 1.5 seconds after it. */
const recordReads = async (page: Page, act: () => Promise<void>): Promise<string[]> => {
  await page.waitForLoadState('networkidle');
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() === 'GET' && pathname.startsWith('/api/')) requested.push(`${pathname}${search}`);
  });
  await act();
  await page.waitForTimeout(1_500);
  return requested;
};

test("a move shows on the dashboard, in the list and on the job's page", async ({ page, context, newPerson }) => {
  const { jobId, id } = await createJobWithApplicant(page, newPerson, 'Kite Maker');
  const [dashboard, list, job] = [await context.newPage(), await context.newPage(), await context.newPage()];
  await dashboard.goto('/company-dashboard');
  await expect(dashboard.getByText('1 pending review')).toBeVisible();
  await list.goto('/applications?view=list');
  await expect(findRow(list, 'Lena Ortiz')).toContainText('Pending review');
  await job.goto(`/company/jobs/${jobId}`);
  await expect(findRow(job, 'Lena Ortiz')).toContainText('Pending review');

  // Visits the screens in this tab, so that they are cached.
  await page.goto('/company-dashboard');
  await expect(page.getByText('1 pending review')).toBeVisible();
  await goTo(page, 'Applications');
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await expect(findRow(page, 'Lena Ortiz')).toContainText('Pending review');
  await main(page).getByRole('link', { name: 'Lena Ortiz' }).click();
  await expect(heading(page, 'Lena Ortiz')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(id));

  const reads = await recordReads(page, async () => {
    await page.getByRole('button', { name: 'Move to under review' }).click();
    await expectToast(page, 'Moved', 'Lena Ortiz: Under review');
  });
  // The limit covers the reads of the screen and its layout. Live events about the change may refetch some of them.
  expect(reads.length, reads.join('\n')).toBeLessThanOrEqual(16);

  await expect(findRow(list, 'Lena Ortiz')).toContainText('Under review');
  await expect(findRow(job, 'Lena Ortiz')).toContainText('Under review');
  await expect(dashboard.getByText('1 pending review')).toHaveCount(0);
  await goTo(page, 'Applications');
  await expect(findRow(page, 'Lena Ortiz')).toContainText('Under review');
  await goTo(page, 'Dashboard');
  await expect(heading(page, /Welcome/)).toBeVisible();
  await expect(page.getByText('1 pending review')).toHaveCount(0);
});

test('a changed job title shows everywhere without live events', async ({ page, context, newPerson }) => {
  const { jobId } = await createJobWithApplicant(page, newPerson, 'Kite Painter');
  const tab = await context.newPage();
  await tab.goto('/applications?view=list');
  await expect(findRow(tab, 'Lena Ortiz')).toContainText('Kite Painter');
  await page.goto('/company-dashboard');
  await expect(main(page).getByText('Kite Painter').first()).toBeVisible();
  await goTo(page, 'Applications');
  await expect(findRow(page, 'Lena Ortiz')).toContainText('Kite Painter');
  await goTo(page, 'Jobs');
  await main(page).getByRole('link', { name: 'Kite Painter' }).first().click();
  await expect(heading(page, 'Kite Painter')).toBeVisible();
  await main(page).getByRole('link', { name: 'Edit' }).first().click();
  await expect(page).toHaveURL(`/jobs/${jobId}/edit`);
  await page.getByLabel('Job title').fill('Kite Dyer');
  await page.getByRole('button', { name: 'Save changes' }).click();

  await expect(heading(page, 'Kite Dyer')).toBeVisible();
  await expect(findRow(tab, 'Lena Ortiz')).toContainText('Kite Dyer');
  await goTo(page, 'Applications');
  await expect(findRow(page, 'Lena Ortiz')).toContainText('Kite Dyer');
  await goTo(page, 'Dashboard');
  await expect(main(page).getByText('Kite Dyer').first()).toBeVisible();
  await expect(main(page).getByText('Kite Painter')).toHaveCount(0);
});
