/**
 * A company's pipeline as a board: cards move by keyboard, by drag and drop and by their menu, a decline is taken back, and
 * what somebody else does shows at once.
 */
import { expect, expectScreen, expectToast, type Page, test } from './support/journey.ts';
import { applyAtOnce, candidateWithProfile, companyWithJob, newPersonNamed } from './support/people.ts';

const columnOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const cardIn = (page: Page, column: string, name: string) =>
  columnOf(page, column).getByRole('listitem').filter({ hasText: name });
const said = (page: Page, text: string | RegExp) => page.locator('[aria-live=assertive]').filter({ hasText: text });

test('a company works through its board', async ({ page, newPerson, hasTouch }) => {
  test.setTimeout(180_000);
  const { jobId } = await companyWithJob(page, newPersonNamed('Odile', 'Crane'), 'Crane Cartography', {
    title: 'Map Editor',
    description: 'Draw and check the maps of hiking trails.',
    requiredSkills: ['QGIS', 'Illustrator'],
    hourlyBudget: 22,
  });
  const candidates: Page[] = [];
  for (const firstName of ['Irene', 'Bruno']) {
    const browser = await newPerson();
    const profile = { jobTitle: 'Cartographer', skills: ['QGIS'], hourlyRate: 18 };
    const { candidateId } = await candidateWithProfile(browser, newPersonNamed(firstName, 'Paredes'), profile);
    await applyAtOnce(browser, { jobId, candidateId });
    candidates.push(browser);
  }

  await test.step('chooses the board, which stays in the address', async () => {
    await page.goto('/applications');
    await page.getByRole('button', { name: 'Board' }).click();
    await expect(page).toHaveURL(/view=board/);
    await expect(cardIn(page, 'Pending review', 'Irene Paredes')).toBeVisible();
    await expect(columnOf(page, 'Pending review')).toContainText('2');
    await expectScreen(page, 'Applications');
  });

  await test.step('moves a card by keyboard, told of every step', async () => {
    await page.getByRole('button', { name: 'Drag Irene Paredes' }).focus();
    await page.keyboard.press('Space');
    await expect(said(page, 'It can go to: Under review, Interviewing, Declined.')).toBeAttached();
    await expect(columnOf(page, 'Offered')).toContainText('Not from Pending review');
    await page.keyboard.press('ArrowRight');
    await expect(said(page, 'Irene Paredes is over Under review.')).toBeAttached();
    await page.keyboard.press('ArrowRight');
    await expect(said(page, 'Irene Paredes is over Interviewing.')).toBeAttached();
    await page.keyboard.press('Space');
    await expectToast(page, 'Moved', 'Irene Paredes: Interviewing');
    await expect(cardIn(page, 'Interviewing', 'Irene Paredes')).toBeVisible();
    await expect(cardIn(page, 'Pending review', 'Irene Paredes')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Drag Irene Paredes' })).toBeFocused();
  });

  await test.step('picks one up and puts it back', async () => {
    await page.getByRole('button', { name: 'Drag Bruno Paredes' }).focus();
    await page.keyboard.press('Enter');
    await expect(said(page, 'Picked up Bruno Paredes')).toBeAttached();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Escape');
    await expect(said(page, 'Bruno Paredes was put back.')).toBeAttached();
    await expect(cardIn(page, 'Pending review', 'Bruno Paredes')).toBeVisible();
  });

  if (!hasTouch) {
    await test.step('drags a card with the mouse', async () => {
      const from = await cardIn(page, 'Pending review', 'Bruno Paredes').boundingBox();
      const to = await columnOf(page, 'Under review').boundingBox();
      if (!from || !to) throw new Error('There is nothing to drag');
      await page.mouse.move(from.x + 40, from.y + 16);
      await page.mouse.down();
      await page.mouse.move(from.x + 60, from.y + 30, { steps: 3 });
      await page.mouse.move(to.x + to.width / 2, to.y + 160, { steps: 8 });
      await expect(columnOf(page, 'Hired')).toContainText('Not from Pending review');
      await page.mouse.up();
      await expectToast(page, 'Bruno Paredes: Under review');
      await expect(cardIn(page, 'Under review', 'Bruno Paredes')).toBeVisible();
    });
  }

  await test.step('declines by the menu with a note, and takes it back', async () => {
    await page.getByRole('button', { name: 'Moves for Bruno Paredes' }).click();
    await page.getByRole('menuitem', { name: 'Decline' }).click();
    const dialog = page.getByRole('dialog', { name: 'Decline Bruno Paredes?' });
    await dialog.getByLabel('Note').fill('Thank you for your maps.');
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await expectToast(page, 'Declined');
    const card = cardIn(page, 'Declined', 'Bruno Paredes');
    await expect(card).toContainText('E-mail goes out at');
    await card.getByRole('button', { name: 'Undo decline' }).click();
    await expectToast(page, 'Decline undone');
    await expect(cardIn(page, 'Declined', 'Bruno Paredes')).toHaveCount(0);
  });

  await test.step('sees at once that somebody withdrew', async () => {
    const [irene] = candidates;
    if (!irene) throw new Error('Nobody applied');
    await irene.goto('/my-applications');
    await irene.getByRole('link', { name: 'Map Editor' }).click();
    await irene.getByRole('button', { name: 'Withdraw' }).click();
    await irene.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
    await expect(cardIn(page, 'Interviewing', 'Irene Paredes')).toHaveCount(0);
    const folded = columnOf(page, 'Withdrawn').getByRole('button', { name: 'Withdrawn' });
    await expect(folded).toContainText('1');
    await folded.click();
    await expect(cardIn(page, 'Withdrawn', 'Irene Paredes')).toBeVisible();
  });

  await test.step('narrows the board by words, and sees the same as a list', async () => {
    await page.getByLabel('Search').fill('bruno');
    await expect(page).toHaveURL(/q=bruno/);
    await expect(page.getByRole('main').getByText('Irene Paredes')).toHaveCount(0);
    await page.getByRole('button', { name: 'List' }).click();
    await expect(page).toHaveURL(/view=list/);
    await expect(page.getByLabel('Search')).toHaveValue('bruno');
    await expect(page.getByRole('main').getByRole('link', { name: 'Bruno Paredes' })).toBeVisible();
    await expectScreen(page, 'Applications');
  });
});
