/** Open pages stay current while many events arrive and responses are slow. */
import { interviewsRegion } from './support/hiring-steps.ts';
import { expect, expectAccessible, expectToast, type Page, test } from './support/journey.ts';
import { applyByApi, createCandidateWithProfile, createCompanyWithJob, createPerson } from './support/people.ts';

const PROFILE = { jobTitle: 'Lamp Maker', skills: ['Soldering'], hourlyRate: 20 };
/** The delay of each response, longer than the interval between events. */
const RESPONSE_DELAY_MS = 1_500;
const HOUR_MS = 3_600_000;

/** Delays responses after the server computed them, so that they arrive outdated. The returned function returns the number of requests. */
const delayResponses = async (page: Page, path: string): Promise<() => number> => {
  let count = 0;
  await page.route(path, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    count += 1;
    // The page may have navigated, or the test may be over.
    const response = await route.fetch().catch(() => null);
    if (!response) return;
    await new Promise((resolve) => setTimeout(resolve, RESPONSE_DELAY_MS));
    await route.fulfill({ response }).catch(() => {});
  });
  return () => count;
};

/** Changes an application every second until the returned function is called. */
const changeRepeatedly = (page: Page, applicationId: string): (() => Promise<void>) => {
  const stopper = new AbortController();
  const changeConstantly = async (): Promise<void> => {
    while (!stopper.signal.aborted) {
      const path = `/api/applications/${applicationId}`;
      await page.request.patch(path, { data: { status: 'applied' } });
      await page.waitForTimeout(1_000);
      await page.request.post(`${path}/undo`);
      await page.waitForTimeout(1_000);
    }
  };
  const done = changeConstantly();
  return () => {
    stopper.abort();
    return done;
  };
};

test("an open application shows the candidate's actions while other events arrive every second", async ({
  page,
  newPerson,
}) => {
  test.setTimeout(120_000);
  const { jobId } = await createCompanyWithJob(page, createPerson('Olga', 'Reyes'), 'Reyes Lamps', {
    title: 'Lamp Maker',
    description: 'Make lamps of brass.',
    requiredSkills: ['Soldering'],
    hourlyBudget: 25,
  });
  const [candidate, other] = [await newPerson(), await newPerson()];
  const { candidateId } = await createCandidateWithProfile(candidate, createPerson('Ana', 'Duarte'), PROFILE);
  const { id } = await applyByApi(candidate, { jobId, candidateId });
  const otherProfile = await createCandidateWithProfile(other, createPerson('Beto', 'Cruz'), PROFILE);
  const { id: otherId } = await applyByApi(other, { jobId, candidateId: otherProfile.candidateId });
  const start = new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + 72 * HOUR_MS).toISOString();
  const proposed = await page.request.post(`/api/applications/${id}/interviews`, {
    data: { durationMinutes: 30, slots: [{ start }] },
  });
  expect(proposed.status(), await proposed.text()).toBe(201);
  const interview = await proposed.json();

  const countInterviews = await delayResponses(page, '**/api/interviews?*');
  await delayResponses(page, `**/api/applications/${id}`);
  await page.goto(`/applications/${id}`);
  await expect(interviewsRegion(page)).toContainText('Waiting for Ana Duarte to choose a time.');

  const stop = changeRepeatedly(page, otherId);
  // Long enough for a fetch to start, and for the next event to arrive during it.
  await page.waitForTimeout(3_500);
  const booked = await candidate.request.post(`/api/interviews/${interview.id}/book`, { data: { start } });
  expect(booked.status(), await booked.text()).toBe(200);
  // Time for the running response, the pause, the next response, and a margin for busy machines.
  await expect(interviewsRegion(page)).toContainText('Booked', { timeout: 2 * RESPONSE_DELAY_MS + 4_000 });
  const before = countInterviews();
  await page.waitForTimeout(6_000);
  // Fetches run one after the other, with a pause after each.
  expect(countInterviews() - before).toBeLessThanOrEqual(4);
  await stop();
});

test('several applications become one notification, and the bell, list and dashboard agree in every tab', async ({
  page,
  context,
  newPerson,
}) => {
  test.setTimeout(150_000);
  const { jobId } = await createCompanyWithJob(page, createPerson('Otto', 'Lind'), 'Lind Lamps', {
    title: 'Lamp Painter',
    description: 'Paint lamps of brass.',
    requiredSkills: ['Painting'],
    hourlyBudget: 25,
  });
  await page.goto('/company-dashboard');
  const tab = await context.newPage();
  await tab.goto('/company-dashboard');
  const findBell = (view: Page, name: string) => view.getByRole('button', { name, exact: true });
  await expect(findBell(tab, 'Notifications')).toBeVisible();

  await test.step('three people apply', async () => {
    for (const [first, last] of [
      ['Iris', 'Mora'],
      ['Joel', 'Paz'],
      ['Kira', 'Soto'],
    ] as const) {
      const candidate = await newPerson();
      const { candidateId } = await createCandidateWithProfile(candidate, createPerson(first, last), PROFILE);
      await applyByApi(candidate, { jobId, candidateId });
    }
    for (const view of [page, tab]) {
      await expect(findBell(view, 'Notifications, 1 unread')).toBeVisible();
      await expect(view.getByText('3 pending review')).toBeVisible();
    }
    await findBell(page, 'Notifications, 1 unread').click();
    const dialog = page.getByRole('dialog', { name: 'Notifications' });
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await expect(dialog.getByRole('listitem')).toContainText('3 new applications for Lamp Painter');
    await expectAccessible(page);
  });

  await test.step("the notification opens the job's applications, and is read in the other tab too", async () => {
    await page.getByRole('link', { name: /3 new applications/ }).click();
    await expect(page).toHaveURL(`/applications?jobId=${jobId}`);
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Kira Soto' })).toBeVisible();
    for (const view of [page, tab]) await expect(findBell(view, 'Notifications')).toBeVisible();
  });

  await test.step('a job paused in one tab is paused in the other', async () => {
    await tab.goto('/company/jobs');
    const card = tab.getByRole('main').getByRole('listitem').filter({ hasText: 'Lamp Painter' });
    await expect(card).toBeVisible();
    await expect(card.getByText('Paused', { exact: true })).toHaveCount(0);
    await page.goto(`/company/jobs/${jobId}`);
    await page.getByRole('button', { name: 'Pause', exact: true }).click();
    await expectToast(page, 'Job paused');
    await expect(card.getByText('Paused', { exact: true })).toBeVisible();
  });

  await test.step('an application opened in one tab is no longer new in the other', async () => {
    await tab.goto('/applications');
    const row = tab.getByRole('main').getByRole('listitem').filter({ hasText: 'Joel Paz' });
    await expect(row.getByText('New', { exact: true })).toBeVisible();
    await page.goto(`/applications?jobId=${jobId}`);
    await page.getByRole('main').getByRole('link', { name: 'Joel Paz' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Joel Paz' })).toBeVisible();
    await expect(row.getByText('New', { exact: true })).toHaveCount(0);
  });
});
