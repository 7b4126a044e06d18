/**
 * A candidate answers voluntary questions after a decision and withdraws the answers. Someone without an account erases their data through an emailed
 * link.
 */
import {
  createAddress,
  expect,
  expectAccessible,
  expectScreen,
  expectToast,
  type Page,
  readMail,
  test,
} from './support/journey.ts';
import {
  applyByApi,
  createCandidateWithProfile,
  createCompanyWithJob,
  createPerson,
  requireLink,
} from './support/people.ts';

const JOB = {
  title: 'Archive Keeper',
  description: 'Keep the archive of a small museum in order.',
  requiredSkills: ['Excel'],
  hourlyBudget: 30,
};
const PROFILE = { jobTitle: 'Archive Keeper', skills: ['Excel'], hourlyRate: 25 };

const questions = (page: Page) => page.getByRole('region', { name: 'Two voluntary questions' });

test('a declined candidate answers two voluntary questions, and withdraws the answers', async ({ page, newPerson }) => {
  test.setTimeout(120_000);
  const { jobId } = await createCompanyWithJob(page, createPerson('Olga', 'Ferro'), `Ferro Museum ${Date.now()}`, JOB);
  const lia = await newPerson();
  const { candidateId } = await createCandidateWithProfile(lia, createPerson('Lia', 'Prado'), PROFILE);
  const { id } = await applyByApi(lia, { jobId, candidateId });

  await test.step('nothing is asked before a decision', async () => {
    await lia.goto(`/my-applications/${id}`);
    await expectScreen(lia, JOB.title);
    await expect(questions(lia)).toHaveCount(0);
  });

  await test.step('after a decision the questions are shown with nothing selected, and are answered', async () => {
    await page.request.patch(`/api/applications/${id}`, { data: { status: 'declined', reason: 'other' } });
    await lia.reload();
    await expect(questions(lia)).toContainText('Companies and our admins can’t read your answers');
    await questions(lia).getByText('Answer the questions').click();
    await expect(questions(lia).getByLabel('Sex')).toHaveValue('');
    await expectAccessible(lia);
    await questions(lia).getByLabel('Sex').selectOption('Female');
    await questions(lia).getByLabel('Race or ethnicity').selectOption('Two or more races');
    await questions(lia).getByRole('button', { name: 'Send answers' }).click();
    await expectToast(lia, 'Thank you');
  });

  await test.step('answers are not shown again, and can be withdrawn', async () => {
    await lia.reload();
    await expect(questions(lia)).toContainText('You’ve answered.');
    await expect(lia.getByText('Two or more races')).toHaveCount(0);
    await questions(lia).getByRole('button', { name: 'Withdraw answers' }).click();
    await expectToast(lia, 'Answers withdrawn');
    await expect(questions(lia).getByText('Answer the questions')).toBeVisible();
  });
});

test('someone without an account has their data erased through an emailed link', async ({ page }) => {
  const email = createAddress('erase');
  await page.goto('/privacy');
  await page.getByRole('link', { name: 'Have your data erased without an account' }).click();
  await expectScreen(page, 'Erase my data');
  await page.getByLabel('Your email address').fill(email);
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  await expectAccessible(page);

  await page.goto(requireLink(await readMail(page, email, 'Erase what')));
  await expectScreen(page, 'Erase my data');
  await page.getByRole('button', { name: 'Erase everything' }).click();
  await expect(page.getByRole('heading', { name: 'Erased' })).toBeFocused();
  await expectAccessible(page);
});

test.describe('an erasure link that was already used', () => {
  test.use({ expectedErrors: ['400 /api/erasure-requests/confirm'] });

  test('says so in Spanish', async ({ page }) => {
    await page.goto('/erase-my-data?token=used&language=es');
    await page.getByRole('button', { name: 'Borrar todo' }).click();
    await expect(page.getByText(/venció|ya se usó/)).toBeVisible();
  });
});

test('people who register see the terms they agree to, and the form sends the agreed versions', async ({ page }) => {
  await page.goto('/register');
  await expect(page.getByText('By creating an account, you agree to our terms')).toBeVisible();
  const registration = page.waitForRequest('**/api/auth/register');
  await page.getByLabel('First name').fill('Noa');
  await page.getByLabel('Last name').fill('Vidal');
  await page.getByLabel('Email').fill(createAddress('noa'));
  await page.getByRole('button', { name: 'Create Account' }).click();
  expect((await registration).postDataJSON().agreed).toEqual({
    terms: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    privacy: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
  });
});
