/**
 * Verifications: a candidate requests checks, a referee answers through an emailed link, and admins decide. Two admins rate a writing test blind. A
 * company sees verified facts and filters by them.
 */
import {
  createAddress,
  expect,
  expectAccessible,
  expectFieldError,
  expectNoHorizontalOverflow,
  expectScreen,
  expectToast,
  type Page,
  readMail,
  test,
} from './support/journey.ts';
import {
  createCandidateWithProfile,
  createPerson,
  DEMO,
  registerByApi,
  requireLink,
  signInByApi,
} from './support/people.ts';

// A candidate tries to be their own referee; the writing test cannot be saved for a while.
test.use({ expectedErrors: ['400 /api/verifications/references', '503 /api/verifications/english-task'] });

const PROFILE = { jobTitle: 'Bookkeeper', skills: ['QuickBooks', 'Excel'], hourlyRate: 22 };
const STRENGTHS = 'Never missed the end of a month.';

const approve = async (admin: Page, candidateId: string): Promise<void> => {
  const path = `/api/admin/candidate-applications/${candidateId}/review`;
  const response = await admin.request.patch(path, { data: { approvalStatus: 'approved', reviewNotes: '' } });
  expect(response.ok()).toBe(true);
};

const verificationRow = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Verification' }).getByRole('listitem').filter({ hasText: name });

test('a referee is asked in the language that the candidate chose, and may change it', async ({ page, newPerson }) => {
  const person = createPerson('Noelia', `Ibarra${Date.now().toString(36)}`);
  const name = `${person.firstName} ${person.lastName}`;
  await createCandidateWithProfile(page, person, PROFILE);
  const refereeEmail = createAddress('marta');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Request a check: Reference' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request a reference' });
  await dialog.getByLabel('Their name').fill('Marta Quiroga');
  await dialog.getByLabel('Their email address').fill(refereeEmail);
  await dialog.getByLabel('How you worked together').fill('My manager at Acme');
  await expect(dialog.getByLabel('Language of the request').locator('option')).toHaveText([
    'English',
    'Portuguese',
    'Spanish',
  ]);
  await dialog.getByLabel('Language of the request').selectOption('Spanish');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expectToast(page, 'Request sent');

  const referee = await newPerson();
  await referee.goto(requireLink(await readMail(page, refereeEmail, `${name} te pide una referencia`)));
  await expect(referee.getByRole('heading', { level: 1, name: 'Dar una referencia' })).toBeVisible();
  await expect(referee.getByRole('heading', { name: `Sobre ${name}` })).toBeVisible();
  await expectNoHorizontalOverflow(referee);
  await referee.getByRole('contentinfo').getByRole('link', { name: 'Português' }).click();
  await referee.getByLabel('Quando você trabalhou com essa pessoa e em quê?').fill('Dois anos na Acme.');
  await referee.getByLabel('O que a pessoa fazia bem?').fill('Tudo.');
  await referee.getByLabel('Você trabalharia com essa pessoa de novo?').selectOption('Sim');
  await referee.getByRole('button', { name: 'Enviar referência' }).click();
  await expect(referee.getByRole('status')).toContainText('Recebemos sua referência.');
});

test('a candidate is verified by an admin and by a referee, and a company sees it', async ({ page, newPerson }) => {
  test.setTimeout(180_000);
  const person = createPerson('Noelia', `Ibarra${Date.now().toString(36)}`);
  const name = `${person.firstName} ${person.lastName}`;
  const { candidateId } = await createCandidateWithProfile(page, person, PROFILE);
  const admin = await newPerson();
  await signInByApi(admin, DEMO.admin);
  await approve(admin, candidateId);
  const refereeEmail = createAddress('dana');

  await test.step('the candidate sees suggested verifications, and requests an identity check', async () => {
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Request a check: Identity' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Request a check: Identity' });
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Request check' }).click();
    await expectToast(page, 'Check requested');
    await expect(verificationRow(page, 'Identity')).toContainText('Waiting');
    await expect(page.getByRole('button', { name: 'Request a check: Identity' })).toHaveCount(0);
  });

  await test.step('the candidate requests a reference, but not from themselves', async () => {
    await page.getByRole('button', { name: 'Request a check: Reference' }).click();
    const dialog = page.getByRole('dialog', { name: 'Request a reference' });
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await expectFieldError(dialog.getByLabel('Their name'), 'Their name is required');
    await dialog.getByLabel('Their name').fill('Dana Hollowell');
    await dialog.getByLabel('How you worked together').fill('My manager at Acme');
    await dialog.getByLabel('Their email address').fill(person.email);
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await expectFieldError(
      dialog.getByLabel('Their email address'),
      'This is your own email address. Enter someone else’s.',
    );
    await dialog.getByLabel('Their email address').fill(refereeEmail);
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await expectToast(page, 'Request sent');
    await expect(verificationRow(page, 'My manager at Acme')).toContainText('Waiting');
  });

  await test.step('the referee answers once, without an account', async () => {
    const referee = await newPerson();
    await referee.goto(requireLink(await readMail(page, refereeEmail, 'is asking you for a reference')));
    await expect(referee.getByRole('heading', { name: `About ${name}` })).toBeVisible();
    await expectScreen(referee, 'Give a reference');
    await referee.getByRole('button', { name: 'Send reference' }).click();
    await expectFieldError(
      referee.getByLabel('When and how did you work together?'),
      'Please say how you worked together',
    );
    await referee.getByLabel('When and how did you work together?').fill('Two years at Acme.');
    await referee.getByLabel('What did they do well?').fill(STRENGTHS);
    await referee.getByLabel('Would you work with them again?').selectOption('Yes');
    await referee.getByRole('button', { name: 'Send reference' }).click();
    await expect(referee.getByRole('status')).toContainText('We received your reference.');
  });

  await test.step('the admin verifies identity and reference, with method and note', async () => {
    await admin.goto('/admin/verifications');
    await expectScreen(admin, 'Verifications');
    const row = (what: string) =>
      admin.getByRole('main').getByRole('listitem').filter({ hasText: name }).filter({ hasText: what });
    await expect(row('My manager at Acme')).toContainText(STRENGTHS);
    for (const [what, method] of [
      ['Identity', 'A video call'],
      ['My manager at Acme', 'Answers from a reference'],
    ] as const) {
      await row(what).getByRole('button', { name: 'Start checking' }).click();
      await admin.getByRole('dialog').getByRole('button', { name: 'Start checking' }).click();
      await expectToast(admin, 'Verification updated');
      await row(what).getByRole('button', { name: 'Verify…' }).click();
      const dialog = admin.getByRole('dialog', { name: 'Verify' });
      await dialog.getByRole('button', { name: 'Verify' }).click();
      await expectFieldError(dialog.getByLabel('How did you check it?'), 'Please say how it was checked');
      await dialog.getByLabel('How did you check it?').selectOption(method);
      await dialog.getByLabel('Note for the other admins').fill('All in order.');
      await expectAccessible(admin);
      await dialog.getByRole('button', { name: 'Verify' }).click();
      await expectToast(admin, 'Verification updated');
      await expect(row(what)).toHaveCount(0);
    }
    await admin.getByLabel('Show', { exact: true }).selectOption('Verified');
    await row('Identity').getByText('History').click();
    await expect(row('Identity')).toContainText('All in order.');
  });

  await test.step('a company filters by verification, and sees the verified facts behind the badge', async () => {
    const company = await newPerson();
    await signInByApi(company, DEMO.company);
    await company.goto(`/candidates?q=${encodeURIComponent(person.lastName)}`);
    await company.getByLabel('Identity', { exact: true }).check();
    await expect(company).toHaveURL(/verified=identity/);
    const card = company.getByRole('listitem', { name });
    await expect(card).toContainText('Verified: identity and reference');
    await company.getByLabel('English', { exact: true }).check();
    await expect(card).toHaveCount(0);
    await company.getByLabel('English', { exact: true }).uncheck();
    await card.getByRole('link', { name }).click();
    await company.getByRole('button', { name: 'See what we verified' }).press('Enter');
    const popover = company.getByRole('dialog', { name: 'See what we verified' });
    await expect(popover).toContainText('with a video call');
    await expect(popover).toContainText('My manager at Acme');
    await expect(popover).not.toContainText('All in order.');
    await expectAccessible(company);
    await company.keyboard.press('Escape');
    await expect(popover).toBeHidden();
  });

  await test.step('the candidate sees the expiry date', async () => {
    await page.goto('/profile');
    await expect(verificationRow(page, 'Identity')).toContainText('Verified');
    await expect(verificationRow(page, 'Identity')).toContainText('valid until');
    await expect(page.getByText(STRENGTHS)).toHaveCount(0);
  });
});

test('an English writing test has a time limit and is rated blind by two admins', async ({ page, newPerson }) => {
  test.setTimeout(120_000);
  const person = createPerson('Tadeo', 'Quiroga');
  await createCandidateWithProfile(page, person, PROFILE);
  const [admin, secondAdmin] = [await newPerson(), await newPerson()];
  await signInByApi(admin, DEMO.admin);
  const text = `Written at ${Date.now()}. I would call the client first and then write.`;

  await test.step('the candidate writes and submits', async () => {
    await page.goto('/profile');
    await page.getByRole('link', { name: 'Go to the writing test' }).click();
    await page.getByRole('button', { name: 'Start test' }).click();
    await expect(page.getByRole('timer')).toContainText('left');
    await page.getByLabel('Your answer').fill(text);
    await expect(page.getByRole('main').getByText('Saved', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
    await page.goBack();
    await expect(page.getByLabel('Your answer')).toHaveValue(text);
    // Text that cannot be saved survives a reload, and is saved once the connection is back.
    const unsaved = `${text} Then I would call again.`;
    await page.route('**/english-task', (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 503 }) : route.continue(),
    );
    await page.getByLabel('Your answer').fill(unsaved);
    await expect(page.getByRole('main').getByText('Not saved')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Your answer')).toHaveValue(unsaved);
    await page.unroute('**/english-task');
    await expect(page.getByRole('main').getByText('Saved', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Your answer')).toHaveValue(unsaved);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('english-task')))).toEqual(
      [],
    );
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('heading', { name: 'Your test was submitted' })).toBeVisible();
  });

  await test.step('two admins rate the test without knowing the author', async () => {
    const other = createPerson('Renata', 'Solano');
    await registerByApi(secondAdmin, other);
    const [user] = await (await admin.request.get(`/api/admin/users?q=${encodeURIComponent(other.email)}`)).json();
    expect((await admin.request.patch(`/api/admin/users/${user.id}`, { data: { isAdmin: true } })).ok()).toBe(true);
    for (const rater of [admin, secondAdmin]) {
      await rater.goto('/admin/english');
      await expectScreen(rater, 'English tests');
      const card = rater.getByRole('main').getByRole('listitem').filter({ hasText: text });
      await expect(card).not.toContainText(person.lastName);
      await card.getByRole('button', { name: 'Save rating' }).click();
      await expectFieldError(card.getByLabel('Range'), 'Choose a level');
      for (const criterion of ['Range', 'Accuracy', 'Coherence', 'Argument']) {
        await card.getByLabel(criterion).selectOption('B2');
      }
      await card.getByRole('button', { name: 'Save rating' }).click();
      await expectToast(rater, 'Rating saved');
      await expect(card).toHaveCount(0);
    }
    await expect(secondAdmin.getByRole('region', { name: 'How well our reviewers agree' })).toContainText('100%');
  });

  await test.step('the candidate sees the level', async () => {
    await page.goto('/english-task');
    await expect(page.getByRole('heading', { name: 'Your level: B2' })).toBeVisible();
    await page.goto('/profile');
    await expect(verificationRow(page, 'English · B2')).toContainText('Verified');
  });
});
