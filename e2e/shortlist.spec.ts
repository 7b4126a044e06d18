/** A company compares candidates, adds one to the shortlist with a note, and removes the candidate again. */
import { expect, expectAccessible, expectScreen, expectToast, goTo, test } from './support/journey.ts';
import { createCompanyWithJob, createPerson } from './support/people.ts';

test('a company compares candidates and keeps a shortlist with notes', async ({ page }) => {
  test.setTimeout(150_000);
  await createCompanyWithJob(page, createPerson('Greta', 'Holm'), 'Holm Harbors', {
    title: 'Web Developer',
    description: 'Keep the booking pages of our harbors in shape.',
    requiredSkills: ['React', 'TypeScript'],
    hourlyBudget: 40,
  });
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });
  const names: string[] = [];

  await test.step('selects two candidates while browsing; one alone cannot be compared', async () => {
    await page.goto('/candidates');
    await expect(cards.nth(1)).toBeVisible();
    for (const index of [0, 1]) names.push(await cards.nth(index).getByRole('heading', { level: 2 }).innerText());
    const bar = page.getByRole('region', { name: 'Compare candidates' });
    await page.getByLabel(`Compare ${names[0]}`).press('Space');
    await expect(bar).toContainText('Choose one more to compare');
    await page.getByLabel(`Compare ${names[1]}`).check();
    await expect(bar).toContainText('2 of 4 chosen');
    await expect(page).toHaveURL(/compare=/);
    await expectScreen(page, 'Browse Candidates');
    await bar.getByRole('link', { name: 'Compare' }).click();
  });

  await test.step('compares the candidates row by row', async () => {
    await expect(page).toHaveURL(/\/candidates\/compare\?ids=/);
    const table = page.getByRole('region', { name: 'Comparison' });
    for (const name of names) await expect(table.getByRole('columnheader').filter({ hasText: name })).toBeVisible();
    const rows = ['Score', 'Skills', 'Title', 'Experience', 'Hourly rate', 'Working hours', 'Availability'];
    for (const name of rows) await expect(table.getByRole('rowheader', { name, exact: true })).toBeAttached();
    await expect(page.getByLabel('Scored against')).toHaveValue(/.+/);
    await expect(table.getByRole('button', { name: /^\d+% compatibility/ })).toHaveCount(2);
    await expectScreen(page, 'Compare candidates');
    // The page scrolls instead of the table, and the names stay visible.
    const isWhole = await table.evaluate((box) => box.scrollHeight <= box.clientHeight);
    expect(isWhole, 'no row is hidden in a scrolling box').toBe(true);
    await table.getByRole('rowheader', { name: 'Next step' }).scrollIntoViewIfNeeded();
    for (const name of names) await expect(page.getByText(name).filter({ visible: true }).last()).toBeInViewport();
  });

  await test.step('shortlists a candidate from the comparison, and returns to the selection', async () => {
    await page.getByRole('button', { name: 'Shortlist', exact: true }).first().click();
    await expectToast(page, 'Candidate added to shortlist');
    await page.goBack();
    await expect(page.getByLabel(`Compare ${names[0]}`)).toBeChecked();
  });

  await test.step('adds a note that only the company sees', async () => {
    await goTo(page, 'Shortlist');
    await page.getByRole('button', { name: `Add notes about ${names[0]}` }).click();
    await expect(page.getByLabel('Private notes')).toBeFocused();
    await page.keyboard.type('Ask about Fridays');
    // Long enough to scroll.
    await page.keyboard.insertText(`${'\n'.repeat(12)}and Mondays`);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save notes' }).click();
    await expectToast(page, 'Notes saved');
    await expect(page.getByText('Ask about Fridays')).toBeVisible();
    await expect(page.getByRole('button', { name: `Edit notes about ${names[0]}` })).toBeFocused();
    await page.reload();
    await expect(page.getByText('Ask about Fridays')).toBeVisible();
    await expectScreen(page, 'Shortlist');
  });

  await test.step('searches and sorts the shortlist', async () => {
    await page.getByLabel('Search').fill('lighthouse keeper');
    await expect(page.getByText('No one on your shortlist matches your search')).toBeVisible();
    await page.getByRole('button', { name: 'Clear search' }).last().click();
    await page.getByLabel('Sort by').selectOption({ label: 'Best match' });
    await expect(page).toHaveURL(/sort=match/);
    await expect(cards).toHaveCount(1);
  });

  await test.step('must confirm a removal that deletes notes, and can undo the removal of a candidate without notes', async () => {
    await cards.getByRole('button', { name: `Remove ${names[0]} from the shortlist` }).click();
    const dialog = page.getByRole('alertdialog', { name: `Remove ${names[0]} from the shortlist?` });
    await expect(dialog).toContainText('This also deletes your company’s notes about them.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: `Edit notes about ${names[0]}` }).click();
    await page.getByLabel('Private notes').fill('');
    await page.getByRole('button', { name: 'Save notes' }).click();
    await expect(page.getByRole('button', { name: `Add notes about ${names[0]}` })).toBeVisible();
    await cards.getByRole('button', { name: 'Remove' }).press('Enter');
    await expect(page.getByText('Your shortlist is empty')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Shortlist' })).toBeFocused();
    await page.locator('[data-toast-area]').getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('heading', { level: 2, name: names[0] ?? '' })).toBeVisible();
  });
});
