/**
 * A company's pipeline as a board: cards move by keyboard, by drag and drop and by their menu, a decline is undone, and changes by others appear
 * immediately.
 */
import { expect, expectScreen, expectToast, type Page, test } from './support/journey.ts';
import { applyByApi, createCandidateWithProfile, createCompanyWithJob, createPerson } from './support/people.ts';

const findColumn = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const findCard = (page: Page, column: string, name: string) =>
  findColumn(page, column).getByRole('listitem').filter({ hasText: name });
const announcement = (page: Page, text: string | RegExp) =>
  page.locator('[aria-live=assertive]').filter({ hasText: text });

/** Moves the lifted card one column to the right. Repeats the key press if it came too early. */
const moveRight = (page: Page, name: string, to: string): Promise<void> =>
  expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(announcement(page, `${name}’s card is over ${to}.`)).toBeAttached({ timeout: 2_000 });
  }).toPass();

test('a company moves applications on the board by keyboard, mouse and menu', async ({
  page,
  newPerson,
  hasTouch,
  pageErrors,
}) => {
  test.setTimeout(180_000);
  const { jobId } = await createCompanyWithJob(page, createPerson('Odile', 'Crane'), 'Crane Cartography', {
    title: 'Map Editor',
    description: 'Draw and check the maps of hiking trails.',
    requiredSkills: ['QGIS', 'Illustrator'],
    hourlyBudget: 22,
  });
  const instruction = page.getByText('Drag a card to another stage, or use its menu.');

  await test.step('an empty board does not explain how to move cards', async () => {
    await page.goto('/applications?view=board');
    await expect(page.getByText('No applications yet')).toBeVisible();
    await expect(page.getByText('Everyone who applied to your jobs.')).toBeVisible();
    await expect(instruction).toHaveCount(0);
  });

  const candidates: Page[] = [];
  for (const firstName of ['Irene', 'Bruno']) {
    const browser = await newPerson();
    const profile = { jobTitle: 'Cartographer', skills: ['QGIS'], hourlyRate: 18 };
    const { candidateId } = await createCandidateWithProfile(browser, createPerson(firstName, 'Paredes'), profile);
    await applyByApi(browser, { jobId, candidateId });
    candidates.push(browser);
  }

  await test.step('chooses the board, which is stored in the URL', async () => {
    await page.goto('/applications');
    pageErrors.expected.push('503 /api/applications');
    await page.route('**/api/applications?*', (route) => route.fulfill({ status: 503 }));
    await page.getByRole('button', { name: 'Board' }).click();
    await expect(page).toHaveURL(/view=board/);
    const failure = findColumn(page, 'Pending review').getByRole('alert');
    await expect(failure).toBeVisible();
    await page.unrouteAll();
    await failure.getByRole('button').click();
    await expect(findCard(page, 'Pending review', 'Irene Paredes')).toBeVisible();
    await page.reload();
    await expect(findColumn(page, 'Pending review')).toContainText('2');
    await expect(instruction).toBeVisible();
    await expectScreen(page, 'Applications');
  });

  await test.step('moves a card by keyboard, with announcements', async () => {
    await page.getByRole('button', { name: 'Drag Irene Paredes’s card' }).focus();
    await page.keyboard.press('Space');
    await expect(announcement(page, 'It can go to: Under review, Interviewing, Declined.')).toBeAttached();
    await expect(findColumn(page, 'Offered')).toContainText('Can’t move here from Pending review');
    await moveRight(page, 'Irene Paredes', 'Under review');
    await moveRight(page, 'Irene Paredes', 'Interviewing');
    await page.keyboard.press('Space');
    await expectToast(page, 'Moved', 'Irene Paredes: Interviewing');
    await expect(findCard(page, 'Interviewing', 'Irene Paredes')).toBeVisible();
    await expect(findCard(page, 'Pending review', 'Irene Paredes')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Drag Irene Paredes’s card' })).toBeFocused();
  });

  await test.step('picks up a card and puts it back', async () => {
    await page.getByRole('button', { name: 'Drag Bruno Paredes’s card' }).focus();
    await page.keyboard.press('Enter');
    await expect(announcement(page, 'Picked up Bruno Paredes’s card')).toBeAttached();
    await moveRight(page, 'Bruno Paredes', 'Under review');
    await page.keyboard.press('Escape');
    await expect(announcement(page, 'Bruno Paredes’s card was put back.')).toBeAttached();
    await expect(findCard(page, 'Pending review', 'Bruno Paredes')).toBeVisible();
  });

  if (!hasTouch) {
    await test.step('drags a card with the mouse', async () => {
      const card = findCard(page, 'Pending review', 'Bruno Paredes');
      // Waits until the card has stopped moving.
      await card.hover();
      const from = await card.boundingBox();
      const to = await findColumn(page, 'Under review').boundingBox();
      if (!from || !to) throw new Error('The card or the column is not visible');
      await page.mouse.move(from.x + 40, from.y + 16);
      await page.mouse.down();
      await page.mouse.move(from.x + 60, from.y + 30, { steps: 3 });
      await page.mouse.move(to.x + to.width / 2, to.y + 160, { steps: 8 });
      await expect(findColumn(page, 'Hired')).toContainText('Can’t move here from Pending review');
      await page.mouse.up();
      await expectToast(page, 'Bruno Paredes: Under review');
      await expect(findCard(page, 'Under review', 'Bruno Paredes')).toBeVisible();
    });
  }

  await test.step('declines from the menu with a note, and undoes the decline', async () => {
    await page.getByRole('button', { name: 'Actions for Bruno Paredes' }).click();
    await page.getByRole('menuitem', { name: 'Decline' }).click();
    const dialog = page.getByRole('dialog', { name: 'Decline Bruno Paredes?' });
    await dialog.getByLabel('Note').fill('Thank you for your maps.');
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await expectToast(page, 'Declined');
    const folded = findColumn(page, 'Declined').getByRole('button', { name: 'Declined' });
    await expect(folded).toContainText('1');
    await folded.click();
    const card = findCard(page, 'Declined', 'Bruno Paredes');
    await expect(card).toContainText('You can undo this until');
    await card.getByRole('button', { name: 'Undo decline' }).click();
    await expectToast(page, 'Decline undone');
    await expect(findCard(page, 'Declined', 'Bruno Paredes')).toHaveCount(0);
  });

  await test.step('starts the next decline with an empty note', async () => {
    await page.getByRole('button', { name: 'Actions for Irene Paredes' }).click();
    await page.getByRole('menuitem', { name: 'Decline' }).click();
    const dialog = page.getByRole('dialog', { name: 'Decline Irene Paredes?' });
    await expect(dialog.getByLabel('Note')).toHaveValue('');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('button', { name: 'Actions for Irene Paredes' })).toBeFocused();
  });

  await test.step('shows a withdrawal without a reload', async () => {
    const [irene] = candidates;
    if (!irene) throw new Error('No one applied');
    await irene.goto('/my-applications');
    await irene.getByRole('link', { name: 'Map Editor' }).click();
    await irene.getByRole('button', { name: 'Withdraw' }).click();
    await irene.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await expect(findCard(page, 'Interviewing', 'Irene Paredes')).toHaveCount(0);
    const folded = findColumn(page, 'Withdrawn').getByRole('button', { name: 'Withdrawn' });
    await expect(folded).toContainText('1');
    await folded.click();
    await expect(findCard(page, 'Withdrawn', 'Irene Paredes')).toBeVisible();
  });

  await test.step('filters the board by words, and sees the same as a list', async () => {
    await page.getByLabel('Search').fill('bruno');
    await expect(page).toHaveURL(/q=bruno/);
    await expect(page.getByRole('main').getByText('Irene Paredes')).toHaveCount(0);
    await page.getByRole('button', { name: 'List' }).click();
    await expect(page).toHaveURL(/view=list/);
    await expect(page.getByLabel('Search')).toHaveValue('bruno');
    await expect(page.getByRole('main').getByRole('link', { name: 'Bruno Paredes' })).toBeVisible();
    await expectScreen(page, 'Applications');
  });

  await test.step('moves selected applications, which may leave the filtered list, and undoes a decline', async () => {
    const bar = page.getByRole('region', { name: 'Move several applications' });
    const brunoBox = page.getByRole('checkbox', { name: 'Select Bruno Paredes' });
    // The box is 20 px. It is selected by a click up to 22 px from its center.
    await brunoBox.click({ position: { x: -11, y: -11 }, force: true });
    await expect(brunoBox).toBeChecked();
    await bar.getByRole('button', { name: 'Move 1 to interviewing' }).click();
    await expectToast(page, '1 application moved');
    const stages = page.getByRole('group', { name: 'Status' });
    await expect(stages.getByRole('button', { name: 'Declined' })).toBeVisible();
    await stages.getByRole('button', { name: 'Interviewing' }).click();
    await expect(page).toHaveURL(/status=interviewing/);
    await brunoBox.check();
    await bar.getByRole('button', { name: 'Decline 1' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Decline 1' }).click();
    await expectToast(page, '1 application declined');
    await expect(page.getByRole('main').getByText('Bruno Paredes')).toHaveCount(0);
    await page.locator('[data-toast-area]').getByRole('button', { name: 'Undo' }).click();
    await expect(brunoBox).not.toBeChecked();
    await expect(bar).toBeHidden();
  });

  await test.step('moves an application by keyboard on its page, which focuses the next action', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Bruno Paredes' }).click();
    await page.getByRole('button', { name: 'Decline' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).press('Enter');
    await expect(page.getByRole('main').getByRole('button', { name: 'Undo decline' })).toBeFocused();
    const reopened = page.waitForRequest((request) => request.method() === 'PATCH');
    await page.keyboard.press('Enter');
    expect((await reopened).postDataJSON()).toEqual({ status: 'interviewing', statusChangedAt: expect.any(String) });
    await expect(page.getByRole('button', { name: 'Offer', exact: true })).toBeFocused();
  });
});

test('a rejected move returns the card to its column and shows the reason', async ({ page, newPerson, pageErrors }) => {
  const { jobId } = await createCompanyWithJob(page, createPerson('Odile', 'Crane'), 'Crane Cartography', {
    title: 'Map Editor',
    description: 'Draw and check the maps of hiking trails.',
    requiredSkills: ['QGIS'],
    hourlyBudget: 22,
  });
  const candidate = await newPerson();
  const { candidateId } = await createCandidateWithProfile(candidate, createPerson('Irene', 'Paredes'), {
    jobTitle: 'Cartographer',
    skills: ['QGIS'],
    hourlyRate: 18,
  });
  const { id } = await applyByApi(candidate, { jobId, candidateId });
  pageErrors.expected.push(`409 /api/applications/${id}`);
  await page.goto('/applications?view=board');

  await test.step('the card returns if the server rejects the move', async () => {
    const detail = 'Someone else just changed the status of this application. Please take another look.';
    await page.route(`**/api/applications/${id}`, (route) =>
      route.fulfill({ status: 409, contentType: 'application/problem+json', json: { status: 409, detail } }),
    );
    await page.getByRole('button', { name: 'Drag Irene Paredes’s card' }).focus();
    await page.keyboard.press('Space');
    await moveRight(page, 'Irene Paredes', 'Under review');
    await page.keyboard.press('Space');
    await expectToast(page, 'Error', detail);
    await expect(findCard(page, 'Pending review', 'Irene Paredes')).toBeVisible();
    await expect(findCard(page, 'Under review', 'Irene Paredes')).toHaveCount(0);
    await page.unroute(`**/api/applications/${id}`);
  });

  await test.step('the decline dialog closes with an error if the candidate has withdrawn meanwhile', async () => {
    await page.route(`**/api/applications/${id}`, async (route) => {
      await candidate.request.patch(`/api/applications/${id}`, { data: { status: 'withdrawn' } });
      await route.continue();
    });
    await page.getByRole('button', { name: 'Actions for Irene Paredes' }).click();
    await page.getByRole('menuitem', { name: 'Decline' }).click();
    const dialog = page.getByRole('dialog', { name: 'Decline Irene Paredes?' });
    await dialog.getByLabel('Note').fill('Thank you for your maps.');
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await expectToast(page, 'Error', 'An application can’t go from “Withdrawn” to “Declined”');
    await expect(dialog).toBeHidden();
    await expect(findCard(page, 'Declined', 'Irene Paredes')).toHaveCount(0);
    await expect(findColumn(page, 'Withdrawn').getByRole('button', { name: 'Withdrawn' })).toContainText('1');
  });
});

test.describe('a job in the URL that the company does not have', () => {
  test.use({
    expectedErrors: ['400', '404'].flatMap((status) => [
      `${status} /api/applications`,
      `${status} /api/applications/stages`,
    ]),
  });

  test('is one message, which leads to all jobs', async ({ page }) => {
    await createCompanyWithJob(page, createPerson('Odile', 'Crane'), 'Crane Cartography', {
      title: 'Map Editor',
      description: 'Draw and check the maps of hiking trails.',
      requiredSkills: ['QGIS'],
      hourlyBudget: 22,
    });
    const message = page.getByText('This job doesn’t exist, or you don’t have access to it.');
    for (const view of ['board', 'list']) {
      for (const jobId of ['01890000-0000-7000-8000-000000000000', 'abc']) {
        await page.goto(`/applications?view=${view}&jobId=${jobId}`);
        await expect(message).toBeVisible();
        await expect(page.getByRole('main').getByRole('button', { name: /again|retry/i })).toHaveCount(0);
        await expect(page.getByLabel('Job', { exact: true }).locator('option:checked')).toHaveText('Job not found');
      }
      await page.getByRole('button', { name: 'Show all jobs' }).click();
      await expect(page.getByText('No applications yet')).toBeVisible();
      await expect(page).not.toHaveURL(/jobId/);
    }
  });
});
