/** The score dial in a list loads its explanation on demand, by keyboard and on phones, and recovers from errors. */
import { expect, expectAccessible, test } from './support/journey.ts';
import { createCompanyWithJob, createPerson } from './support/people.ts';

test.use({ expectedErrors: ['503 /api/compatibility'] });

test('a company opens a dial whose explanation loads on the second attempt', async ({ page }) => {
  await createCompanyWithJob(page, createPerson('Ida', 'Dial'), 'Dial & Daughters', {
    title: 'React Developer',
    description: 'Builds the pages of a small shop, one after the other.',
    requiredSkills: ['React', 'TypeScript'],
    hourlyBudget: 40,
  });
  let isDown = true;
  let requests = 0;
  await page.route('**/api/compatibility?*', async (route) => {
    requests += 1;
    if (!isDown) return route.continue();
    return route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      body: JSON.stringify({ type: 'about:blank', title: 'Busy', status: 503, detail: 'Too many requests right now' }),
    });
  });

  await page.goto('/candidates');
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .first();
  const dial = card.getByRole('button', { name: /^\d+% compatibility: .+ (Low|Medium|High) confidence See why$/ });
  await expect(dial).toBeVisible();
  expect(requests, 'nothing is fetched before a dial is hovered, focused or pressed').toBe(0);
  await expect(card).toContainText(/skills match|required skill/);

  await test.step('sees that loading failed, and retries', async () => {
    await dial.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: /^Why \d+%$/ });
    await expect(dialog.getByText('We couldn’t load the explanation')).toBeVisible();
    await expect(dialog.getByText('Too many requests right now')).toBeVisible();
    await expectAccessible(page);
    isDown = false;
    await dialog.getByRole('button', { name: 'Retry' }).click();
    await expect(dialog.getByText('How the score adds up')).toBeVisible();
    await expect(dialog.getByText('How certain this score is')).toBeVisible();
    await expect(dialog.getByText(/^Compared: /)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dial).toBeFocused();
  });

  await test.step('opens the explanation again without another request', async () => {
    const before = requests;
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByText('How the score adds up')).toBeVisible();
    expect(requests).toBe(before);
  });
});
