/** A company invites people from every screen that shows them, pages through the people of a list, and uses the keyboard. */
import { createVettedCandidates } from './support/hiring-steps.ts';
import { expect, expectScreen, expectToast, test } from './support/journey.ts';
import { applyByApi, createCompanyWithJob, createPerson, DEMO, signInByApi } from './support/people.ts';

const PROFILE = { jobTitle: 'Carillon Tuner', skills: ['Bell tuning', 'Campanology'], hourlyRate: 21 };

test('a company invites people from lists and from person pages', async ({ page, newPerson }) => {
  test.setTimeout(240_000);
  const [noa, leo, mia] = await createVettedCandidates(
    newPerson,
    [
      ['Noa', 'Carillo'],
      ['Leo', 'Carillo'],
      ['Mia', 'Carillo'],
    ],
    PROFILE,
  );
  if (!noa || !leo || !mia) throw new Error('no account was created');
  const { jobId } = await createCompanyWithJob(page, createPerson('Bea', 'Turm'), 'Turm Bells', {
    title: 'Carillon Tuner',
    description: 'Tune the bells of our towers.',
    requiredSkills: ['Bell tuning', 'Campanology'],
    hourlyBudget: 30,
  });
  const main = page.getByRole('main');
  const cards = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
  const findCard = (name: string) => cards.filter({ hasText: name });
  const pager = page.getByRole('navigation', { name: 'People in this list' });
  const expectPerson = (name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const openBrowse = () => page.goto('/candidates?q=Carillo');
  const sendInvitation = async (name: string): Promise<void> => {
    const dialog = page.getByRole('dialog', { name: `Invite ${name}?` });
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await expectToast(page, 'Invitation sent', `We let ${name} know.`);
  };
  let order: string[] = [];

  await test.step('invites from a card, which then shows the state; one request loads the states of a list', async () => {
    await applyByApi(mia.browser, { jobId, candidateId: mia.candidateId });
    const reads: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/engagements') reads.push(request.url());
    });
    await openBrowse();
    await expect(cards).toHaveCount(3);
    await expect(findCard('Mia Carillo').getByText('Applied', { exact: true })).toBeVisible();
    await expect(findCard('Mia Carillo').getByRole('button', { name: 'Invite', exact: true })).toHaveCount(0);
    expect(reads).toHaveLength(1);
    await findCard('Noa Carillo').getByRole('button', { name: 'Invite', exact: true }).click();
    await sendInvitation('Noa Carillo');
    await expect(findCard('Noa Carillo').getByText('Invited', { exact: true })).toBeVisible();
    await expect(findCard('Noa Carillo').getByRole('button', { name: 'Invite', exact: true })).toHaveCount(0);
    order = await cards.getByRole('heading', { level: 2 }).allInnerTexts();
    await expectScreen(page, 'Browse Candidates');
  });

  await test.step('goes through the list in its order, with buttons and with J and K', async () => {
    const [first = '', second = '', third = ''] = order;
    await findCard(first).getByRole('link', { name: first }).click();
    await expectPerson(first);
    await expect(pager).toContainText('1 of 3');
    await pager.getByRole('link', { name: 'Next person' }).click();
    await expectPerson(second);
    await expect(pager).toContainText('2 of 3');
    await page.keyboard.press('j');
    await expectPerson(third);
    await expect(pager.getByRole('link', { name: 'Next person' })).toHaveCount(0);
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    await expectPerson(second);
    await page.reload();
    await expect(pager).toContainText('2 of 3');
  });

  await test.step('the page has verifications, the engagement and the reasons for the score', async () => {
    await openBrowse();
    await findCard('Noa Carillo').getByRole('link', { name: 'Noa Carillo' }).click();
    const engagements = main.getByRole('region', { name: 'With your company' });
    await expect(engagements).toContainText('Carillon Tuner');
    await expect(engagements.getByText('Invited', { exact: true })).toBeVisible();
    await expect(main.getByRole('region', { name: 'Verification' })).toContainText('We haven’t verified anything yet.');
    await expect(main.getByText('How the score adds up')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Invite', exact: true })).toHaveCount(0);
    await expectScreen(page, 'Noa Carillo');
    await engagements.getByRole('link', { name: 'Carillon Tuner' }).click();
    await expect(page).toHaveURL(new RegExp(`/company/jobs/${jobId}\\?tab=people`));
    await page.goto(`/candidates/${mia.candidateId}`);
    await engagements.getByRole('link', { name: 'Carillon Tuner' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Mia Carillo' })).toBeVisible();
    await expect(page).toHaveURL(/\/applications\//);
  });

  await test.step('a page that is opened directly does not link to the next or previous person', async () => {
    const tab = await page.context().newPage();
    await tab.goto(`/candidates/${leo.candidateId}`);
    await expect(tab.getByRole('heading', { level: 1, name: 'Leo Carillo' })).toBeVisible();
    await expect(tab.getByRole('button', { name: 'Invite', exact: true })).toBeVisible();
    await expect(tab.getByRole('navigation', { name: 'People in this list' })).toHaveCount(0);
    await tab.close();
  });

  await test.step('shortlists with S, undoes with Z, and opens the invitation with I', async () => {
    await page.goto(`/candidates/${leo.candidateId}`);
    await expectPerson('Leo Carillo');
    await expect(main.getByRole('button', { name: 'Invite', exact: true })).toBeVisible();
    await page.keyboard.press('Shift+s');
    await page.keyboard.press('Control+i');
    await expect(main.getByRole('button', { name: 'Shortlist', exact: true })).toBeVisible();
    await page.keyboard.press('s');
    await expect(main.getByRole('button', { name: 'Shortlisted' })).toBeVisible();
    await page.keyboard.press('z');
    await expect(main.getByRole('button', { name: 'Shortlist', exact: true })).toBeVisible();
    await page.keyboard.press('i');
    const note = page.getByRole('dialog').getByLabel('Note');
    await note.fill('');
    await note.pressSequentially('sim');
    await expect(note).toHaveValue('sim');
    await expect(page).toHaveURL(new RegExp(leo.candidateId));
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    for (const name of ['Invite', 'Add to or remove from the shortlist', 'Send a message', 'Undo the last change']) {
      await expect(keys.getByText(name, { exact: true })).toBeVisible();
    }
    await page.keyboard.press('s');
    await page.keyboard.press('Escape');
    await expect(main.getByRole('button', { name: 'Shortlist', exact: true })).toBeVisible();
  });

  await test.step('keys act on the focused card', async () => {
    await openBrowse();
    await findCard('Leo Carillo').getByRole('link', { name: 'Leo Carillo' }).focus();
    await page.keyboard.press('s');
    await expect(findCard('Leo Carillo').getByRole('button', { name: 'Shortlisted' })).toBeVisible();
    await page.keyboard.press('m');
    await expect(page).toHaveURL(/\/messages\?userId=/);
  });

  await test.step('sees the states in the shortlist, and invites from the comparison', async () => {
    await page.goto('/shortlist');
    await expect(findCard('Leo Carillo').getByRole('button', { name: 'Invite', exact: true })).toBeVisible();
    await page.goto(`/candidates/compare?ids=${noa.candidateId},${leo.candidateId},${mia.candidateId}`);
    const findCells = (name: string) =>
      page
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
        .getByRole('cell');
    const cells = findCells('Invitation');
    await expect(cells.nth(0)).toContainText('Invited');
    await expect(cells.nth(2)).toContainText('Applied');
    await expect(findCells('Verification').first()).toContainText('We haven’t verified anything yet.');
    await cells.nth(1).getByRole('button', { name: 'Invite', exact: true }).click();
    await sendInvitation('Leo Carillo');
    await expect(cells.nth(1)).toContainText('Invited');
    await expectScreen(page, 'Compare candidates');
  });

  await test.step('sees an answer immediately, and the states in the palette', async () => {
    await openBrowse();
    const [invitation] = await (await leo.browser.request.get('/api/invitations')).json();
    await leo.browser.request.patch(`/api/invitations/${invitation.id}`, { data: { status: 'declined' } });
    await expect(findCard('Leo Carillo').getByText('Declined', { exact: true })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Jump to' }).fill('Carillo');
    const people = page.getByRole('group', { name: 'People' });
    await expect(people.getByRole('option').filter({ hasText: 'Noa Carillo' })).toContainText('Invited');
    await expect(people.getByRole('option').filter({ hasText: 'Leo Carillo' })).toContainText('Declined');
  });

  await test.step('can only write to an applicant whose account an admin suspended', async () => {
    const admin = await newPerson();
    await signInByApi(admin, DEMO.admin);
    const { userId } = await (await page.request.get(`/api/candidates/${mia.candidateId}`)).json();
    await admin.request.patch(`/api/admin/users/${userId}`, { data: { suspended: true } });
    await page.goto(`/candidates/${mia.candidateId}`);
    await expectPerson('Mia Carillo');
    await expect(main).toContainText('This person’s account is paused, so you can’t invite or shortlist them for now.');
    await expect(main.getByRole('link', { name: 'Message' })).toBeVisible();
    await expect(main.getByText('Vetted')).toHaveCount(0);
    for (const name of ['Invite', 'Shortlist'])
      await expect(main.getByRole('button', { name, exact: true })).toHaveCount(0);
    await expectScreen(page, 'Mia Carillo');
  });
});

test('a company invites from rows and from the palette, and chooses the job', async ({ page, newPerson }) => {
  test.setTimeout(180_000);
  const [ada, ugo] = await createVettedCandidates(
    newPerson,
    [
      ['Ada', 'Turmwald'],
      ['Ugo', 'Turmwald'],
    ],
    { ...PROFILE, jobTitle: 'Bell Founder' },
  );
  if (!ada || !ugo) throw new Error('no account was created');
  await createCompanyWithJob(page, createPerson('Kai', 'Guss'), 'Guss Bells', {
    title: 'Bell Founder',
    description: 'Cast the bells of our towers.',
    requiredSkills: ['Bell tuning'],
    hourlyBudget: 30,
  });
  const second = await page.request.post('/api/jobs', {
    data: {
      title: 'Bell Ringer',
      description: 'Ring the bells of our towers.',
      requiredSkills: ['Campanology'],
      hourlyBudget: 20,
    },
  });
  expect(second.status()).toBe(201);

  await test.step('chooses the job in the palette’s invitation', async () => {
    await page.goto('/candidates');
    await expect(page.getByRole('heading', { level: 1, name: 'Browse Candidates' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Jump to' }).fill('Turmwald');
    await page.getByRole('option', { name: 'Invite Ada Turmwald' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite Ada Turmwald?' });
    await expect(dialog.getByLabel('Job')).toHaveValue(/.+/);
    await dialog.getByLabel('Job').selectOption({ label: 'Bell Ringer' });
    await expect(dialog).toContainText('apply to Bell Ringer in one click');
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await expectToast(page, 'Invitation sent');
    await expect(page).not.toHaveURL(/invite=/);
    await expect(page.getByRole('region', { name: 'With your company' })).toContainText('Bell Ringer');
    await expect(page.getByRole('button', { name: 'Invite', exact: true })).toBeVisible();
  });

  await test.step('scoring against another job keeps the list', async () => {
    await page.goto('/candidates?q=Turmwald');
    await page.getByRole('main').getByRole('link', { name: 'Ugo Turmwald' }).click();
    const pager = page.getByRole('navigation', { name: 'People in this list' });
    await expect(pager).toContainText('of 2');
    await page.getByLabel('Scored against').selectOption({ label: 'Bell Ringer' });
    await expect(page).toHaveURL(/jobId=/);
    await expect(pager).toContainText('of 2');
    await page.goBack();
    await expect(pager).toContainText('of 2');
  });

  await test.step('invites the focused row, and shortlists the open one', async () => {
    await page.goto('/candidates?q=Turmwald');
    await page.getByRole('button', { name: 'View', exact: true }).click();
    await page.getByRole('button', { name: 'Rows' }).click();
    await page.keyboard.press('Escape');
    const row = page.getByRole('main').locator('[data-split-row]').filter({ hasText: 'Ugo Turmwald' });
    await expect(row.getByRole('button', { name: 'Invite Ugo Turmwald' })).toBeVisible();
    await row.getByRole('button', { name: 'Ugo Turmwald', exact: true }).focus();
    await page.keyboard.press('s');
    const preview = page.getByRole('region', { name: /Ugo Turmwald/ });
    await expect(preview.getByRole('button', { name: 'Shortlisted' })).toBeVisible();
    await page.keyboard.press('i');
    await page
      .getByRole('dialog', { name: 'Invite Ugo Turmwald?' })
      .getByRole('button', { name: 'Send invitation' })
      .click();
    await expect(row.getByText('Invited', { exact: true })).toBeVisible();
    await expect(preview.getByText('Invited', { exact: true })).toBeVisible();
    await expectScreen(page, 'Browse Candidates');
  });
});
