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

/** Moves the card in the hand one column on; a key that came before the board was ready for it is pressed again. */
const moveOn = (page: Page, name: string, to: string): Promise<void> =>
  expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(said(page, `${name} is over ${to}.`)).toBeAttached({ timeout: 2_000 });
  }).toPass();

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
    await moveOn(page, 'Irene Paredes', 'Under review');
    await moveOn(page, 'Irene Paredes', 'Interviewing');
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
    await moveOn(page, 'Bruno Paredes', 'Under review');
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

  await test.step('writes to the next one on an empty sheet', async () => {
    await page.getByRole('button', { name: 'Moves for Irene Paredes' }).click();
    await page.getByRole('menuitem', { name: 'Decline' }).click();
    const dialog = page.getByRole('dialog', { name: 'Decline Irene Paredes?' });
    await expect(dialog.getByLabel('Note')).toHaveValue('');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('button', { name: 'Moves for Irene Paredes' })).toBeFocused();
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

  await test.step('moves several at once, also out of what is filtered, and takes a decline back', async () => {
    const bar = page.getByRole('region', { name: 'Move several applications' });
    const tick = () => page.getByRole('checkbox', { name: 'Select Bruno Paredes' }).check();
    await tick();
    await bar.getByRole('button', { name: 'Move to interviewing' }).click();
    await expectToast(page, '1 application moved');
    await page.getByLabel('Status').selectOption({ label: 'Interviewing' });
    await expect(page).toHaveURL(/status=interviewing/);
    await tick();
    await bar.getByRole('button', { name: 'Decline' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
    await expectToast(page, '1 application moved');
    await expect(page.getByRole('main').getByText('Bruno Paredes')).toHaveCount(0);
    await page.locator('[data-toast-area]').getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('checkbox', { name: 'Select Bruno Paredes' })).not.toBeChecked();
    await expect(bar).toBeHidden();
  });

  await test.step('moves one by keyboard on its page, and goes on from the buttons there', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Bruno Paredes' }).click();
    await page.getByRole('button', { name: 'Decline' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).press('Enter');
    await expect(page.getByRole('main').getByRole('button', { name: 'Undo decline' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Offer', exact: true })).toBeFocused();
  });
});

test('a move that is refused puts the card back, and says why', async ({ page, newPerson, watching }) => {
  const { jobId } = await companyWithJob(page, newPersonNamed('Odile', 'Crane'), 'Crane Cartography', {
    title: 'Map Editor',
    description: 'Draw and check the maps of hiking trails.',
    requiredSkills: ['QGIS'],
    hourlyBudget: 22,
  });
  const candidate = await newPerson();
  const { candidateId } = await candidateWithProfile(candidate, newPersonNamed('Irene', 'Paredes'), {
    jobTitle: 'Cartographer',
    skills: ['QGIS'],
    hourlyRate: 18,
  });
  const { id } = await applyAtOnce(candidate, { jobId, candidateId });
  watching.expected.push(`409 /api/applications/${id}`);
  await page.goto('/applications?view=board');

  await test.step('where the server refuses, it is back where it was', async () => {
    const detail = 'This application was moved by somebody else at the same time.';
    await page.route(`**/api/applications/${id}`, (route) =>
      route.fulfill({ status: 409, contentType: 'application/problem+json', json: { status: 409, detail } }),
    );
    await page.getByRole('button', { name: 'Drag Irene Paredes' }).focus();
    await page.keyboard.press('Space');
    await moveOn(page, 'Irene Paredes', 'Under review');
    await page.keyboard.press('Space');
    await expectToast(page, 'Error', detail);
    await expect(cardIn(page, 'Pending review', 'Irene Paredes')).toBeVisible();
    await expect(cardIn(page, 'Under review', 'Irene Paredes')).toHaveCount(0);
    await page.unroute(`**/api/applications/${id}`);
  });

  await test.step('where the candidate withdrew meanwhile, nothing is asked any more', async () => {
    await page.route(`**/api/applications/${id}`, async (route) => {
      await candidate.request.patch(`/api/applications/${id}`, { data: { status: 'withdrawn' } });
      await route.continue();
    });
    await page.getByRole('button', { name: 'Moves for Irene Paredes' }).click();
    await page.getByRole('menuitem', { name: 'Decline' }).click();
    const dialog = page.getByRole('dialog', { name: 'Decline Irene Paredes?' });
    await dialog.getByLabel('Note').fill('Thank you for your maps.');
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await expectToast(page, 'Error', 'An application that is withdrawn cannot be moved to declined');
    await expect(dialog).toBeHidden();
    await expect(cardIn(page, 'Declined', 'Irene Paredes')).toHaveCount(0);
    await expect(columnOf(page, 'Withdrawn').getByRole('button', { name: 'Withdrawn' })).toContainText('1');
  });
});

test('a company reviews its list one after the other, by keys', async ({ page, newPerson, hasTouch }) => {
  test.skip(hasTouch, 'a phone has no keys');
  test.setTimeout(150_000);
  const { jobId } = await companyWithJob(page, newPersonNamed('Odile', 'Crane'), 'Crane Cartography', {
    title: 'Map Editor',
    description: 'Draw and check the maps of hiking trails.',
    requiredSkills: ['QGIS', 'Illustrator'],
    hourlyBudget: 22,
  });
  for (const firstName of ['Carla', 'Bruno', 'Alma']) {
    const browser = await newPerson();
    const profile = { jobTitle: 'Cartographer', skills: ['QGIS'], hourlyRate: 18 };
    const { candidateId } = await candidateWithProfile(browser, newPersonNamed(firstName, 'Paredes'), profile);
    await applyAtOnce(browser, { jobId, candidateId });
  }
  const place = page.getByRole('navigation', { name: 'Review' });
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });

  await test.step('opens one from the list, and sees where it stands there', async () => {
    await page.goto('/applications?view=list');
    await page.getByLabel('Sort by').selectOption({ label: 'Longest waiting first' });
    await expect(page).toHaveURL(/sort=waiting/);
    await page.getByRole('main').getByRole('link', { name: 'Carla Paredes' }).click();
    await expect(place).toContainText('1 of 3');
    await expectScreen(page, 'Carla Paredes');
  });

  await test.step('goes on and back, and rates', async () => {
    await page.keyboard.press('j');
    await expect(heading('Bruno Paredes')).toBeVisible();
    await expect(place).toContainText('2 of 3');
    await page.keyboard.press('4');
    await expectToast(page, '4 stars');
    await expect(page.getByLabel('4 stars')).toBeChecked();
    await page.keyboard.press('k');
    await expect(heading('Carla Paredes')).toBeVisible();
  });

  await test.step('moves by a key and is led on, and the toast takes it back', async () => {
    await page.keyboard.press('u');
    await expectToast(page, 'Moved', 'Carla Paredes: Under review');
    await expect(heading('Bruno Paredes')).toBeVisible();
    await expect(place).toContainText('2 of 3');
    await page.locator('[data-toast-area]').getByRole('button', { name: 'Undo' }).click();
    await expectToast(page, 'Move undone', 'Carla Paredes: Pending review');
    await page.keyboard.press('d');
    await page.getByRole('dialog', { name: 'Decline Bruno Paredes?' }).getByLabel('Note').fill('just kidding');
    await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
    await expect(heading('Alma Paredes')).toBeVisible();
    await expect(place).toContainText('3 of 3');
  });

  await test.step('rates by criteria that were set on the job', async () => {
    await page.getByRole('link', { name: 'Set criteria for this job' }).click();
    const section = page.getByRole('region', { name: 'Criteria' });
    for (const [at, name] of ['Maps', 'English', 'Care'].entries())
      await section.getByLabel(`Criterion ${at + 1}`, { exact: true }).fill(name);
    await section.getByRole('button', { name: 'Save criteria' }).click();
    await expectToast(page, 'Criteria kept');
    await expectScreen(page, 'Map Editor');
    await page.goBack();
    await expect(heading('Alma Paredes')).toBeVisible();
    const maps = page.getByRole('group', { name: 'Maps' });
    await maps.getByLabel('3 of 4').check();
    await maps.getByLabel('Note on Maps').fill('Knows contour lines');
    await page.getByLabel('Private notes').focus();
    await page.reload();
    await expect(maps.getByLabel('3 of 4')).toBeChecked();
    await expect(maps.getByLabel('Note on Maps')).toHaveValue('Knows contour lines');
    await expectScreen(page, 'Alma Paredes');
  });

  await test.step('keeps the order as a view', async () => {
    await page.goto('/applications?view=list&sort=waiting');
    await page.getByRole('button', { name: 'Keep this view' }).click();
    const dialog = page.getByRole('dialog', { name: 'Keep this view' });
    await dialog.getByLabel('Name').fill('Who waits');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'View kept', 'Who waits');
    await page.goto('/applications?view=list');
    await page.getByRole('button', { name: 'Who waits' }).click();
    await expect(page).toHaveURL(/sort=waiting/);
    await expect(page.getByRole('button', { name: 'Who waits', exact: true })).toHaveAttribute('aria-pressed', 'true');
    await expectScreen(page, 'Applications');
    await page.getByRole('main').getByRole('link', { name: 'Alma Paredes' }).click();
  });

  await test.step('a key in a field is a letter', async () => {
    await page.getByLabel('Private notes').pressSequentially('k 5');
    await expect(page.getByLabel('Private notes')).toHaveValue('k 5');
    await expect(heading('Alma Paredes')).toBeVisible();
  });
});
