/** A company reviews a list of applicants by keyboard: rates, moves, undoes, and saves an order as a view. */
import { expect, expectNoHorizontalOverflow, expectScreen, expectToast, type Page, test } from './support/journey.ts';
import { applyByApi, createCandidateWithProfile, createCompanyWithJob, createPerson } from './support/people.ts';

/** Waits until the server has saved this rating of a criterion. */
const waitForRating = (page: Page, body: { rating: number; note: string }) =>
  page.waitForResponse((response) => {
    const request = response.request();
    return (
      request.method() === 'PUT' && response.ok() && JSON.stringify(request.postDataJSON()) === JSON.stringify(body)
    );
  });

test('a company reviews its list by keyboard', async ({ page, newPerson, pageErrors }) => {
  test.setTimeout(150_000);
  const { jobId } = await createCompanyWithJob(page, createPerson('Odile', 'Crane'), 'Crane Cartography', {
    title: 'Map Editor',
    description: 'Draw and check the maps of hiking trails.',
    requiredSkills: ['QGIS', 'Illustrator'],
    hourlyBudget: 22,
  });
  for (const firstName of ['Carla', 'Bruno', 'Alma']) {
    const browser = await newPerson();
    const profile = { jobTitle: 'Cartographer', skills: ['QGIS'], hourlyRate: 18 };
    const { candidateId } = await createCandidateWithProfile(browser, createPerson(firstName, 'Paredes'), profile);
    await applyByApi(browser, { jobId, candidateId });
  }
  const navigation = page.getByRole('navigation', { name: 'Review' });
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });

  await test.step('opens an application from the list, and sees its position in the list', async () => {
    await page.goto('/applications?view=list');
    await page.getByLabel('Sort by').selectOption({ label: 'Undecided, longest waiting first' });
    await expect(page).toHaveURL(/sort=waiting/);
    await page.getByRole('main').getByRole('link', { name: 'Carla Paredes' }).click();
    await expect(navigation).toContainText('1 of 3');
    await expectScreen(page, 'Carla Paredes');
  });

  await test.step('opens the next application, rates it, and returns to the previous one', async () => {
    await page.keyboard.press('j');
    await expect(heading('Bruno Paredes')).toBeVisible();
    await expect(navigation).toContainText('2 of 3');
    await page.keyboard.press('4');
    await expectToast(page, '4 stars');
    await expect(page.getByLabel('4 stars')).toBeChecked();
    await page.keyboard.press('k');
    await expect(heading('Carla Paredes')).toBeVisible();
  });

  await test.step('moves an application by key, undoes the move from the toast, and declines the next application', async () => {
    await page.keyboard.press('u');
    await expectToast(page, 'Moved', 'Carla Paredes: Under review');
    await expect(heading('Bruno Paredes')).toBeVisible();
    await expect(navigation).toContainText('2 of 3');
    await page.locator('[data-toast-area]').getByRole('button', { name: 'Undo' }).click();
    await expectToast(page, 'Move undone', 'Carla Paredes: Pending review');
    await page.keyboard.press('d');
    await page.getByRole('dialog', { name: 'Decline Bruno Paredes?' }).getByLabel('Note').fill('just kidding');
    await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
    await expect(heading('Alma Paredes')).toBeVisible();
    await expect(navigation).toContainText('3 of 3');
  });

  await test.step('undoes the decline from the next application, and declines again with two keys', async () => {
    await page.keyboard.press('z');
    await expectToast(page, 'Decline undone', 'Bruno Paredes: Pending review');
    await page.keyboard.press('k');
    await expect(heading('Bruno Paredes')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Decline', exact: true })).toBeVisible();
    await page.keyboard.press('d');
    await expect(page.getByRole('dialog').getByLabel('Reason')).toBeFocused();
    await page.getByRole('dialog').getByLabel('Reason').selectOption({ label: 'Hourly rate' });
    await page.keyboard.press('Control+Enter');
    await expectToast(page, 'Declined');
    await expect(heading('Alma Paredes')).toBeVisible();
  });

  await test.step("rates by the job's criteria", async () => {
    await page.getByRole('link', { name: 'Set criteria for this job' }).click();
    const section = page.getByRole('region', { name: 'Criteria' });
    for (const [index, name] of ['Maps', 'English', 'Care'].entries())
      await section.getByLabel(`Criterion ${index + 1}`, { exact: true }).fill(name);
    await section.getByRole('button', { name: 'Save criteria' }).click();
    await expectToast(page, 'Criteria saved');
    await expectScreen(page, 'Map Editor');
    await page.goBack();
    await expect(heading('Alma Paredes')).toBeVisible();
    const maps = page.getByRole('group', { name: 'Maps' });
    await maps.getByLabel('3 of 4').click();
    await expect(maps.getByLabel('3 of 4')).toBeChecked();
    // Choosing another rating right after typing keeps the note.
    await maps.getByLabel('Note on Maps').fill('Knows contour lines');
    const savedRating = waitForRating(page, { rating: 4, note: 'Knows contour lines' });
    await maps.getByLabel('4 of 4').click();
    await savedRating;
    await maps.getByLabel('Note on Maps').fill('Knows contour lines well');
    const savedNote = waitForRating(page, { rating: 4, note: 'Knows contour lines well' });
    await page.getByLabel('Private notes').focus();
    await savedNote;
    await page.reload();
    await expect(maps.getByLabel('4 of 4')).toBeChecked();
    await expect(maps.getByLabel('Note on Maps')).toHaveValue('Knows contour lines well');
    await expectScreen(page, 'Alma Paredes');
  });

  await test.step('saves the order as a view', async () => {
    await page.goto('/applications?view=list&sort=waiting');
    await page.getByRole('button', { name: 'Save this view' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save this view' });
    const name = `Longest-waiting-${'x'.repeat(40)}`;
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'View saved', name);
    await page.goto('/applications?view=list');
    await page.getByRole('button', { name }).click();
    await expect(page).toHaveURL(/sort=waiting/);
    await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true');
    await expectScreen(page, 'Applications');
    await page.setViewportSize({ width: 375, height: 812 });
    await expectNoHorizontalOverflow(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('main').getByRole('link', { name: 'Alma Paredes' }).click();
  });

  await test.step('types letters in a field instead of triggering shortcuts', async () => {
    await page.getByLabel('Private notes').pressSequentially('k 5');
    await expect(page.getByLabel('Private notes')).toHaveValue('k 5');
    await expect(heading('Alma Paredes')).toBeVisible();
  });

  await test.step('notes that could not be saved survive a reload', async () => {
    const path = `/api${new URL(page.url()).pathname}/review`;
    pageErrors.expected.push(`503 ${path}`);
    await page.route(`**${path}`, (route) => route.fulfill({ status: 503 }));
    await page.getByRole('button', { name: 'Save notes' }).click();
    await expectToast(page, 'Error');
    await page.reload();
    await expect(page.getByLabel('Private notes')).toHaveValue('k 5');
    await page.unroute(`**${path}`);
    await page.getByRole('button', { name: 'Save notes' }).click();
    await expect(page.getByRole('main').getByText('Saved', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft.review')))).toEqual(
      [],
    );
  });
});
