/**
 * A company closes its job with an outcome for each applicant. A declined applicant sees the reason and the data used, and appeals. An admin reopens
 * the application.
 */
import { expect, expectAccessible, expectScreen, expectToast, goTo, type Page, test } from './support/journey.ts';
import {
  applyByApi,
  createCandidateWithProfile,
  createCompanyWithJob,
  createPerson,
  DEMO,
  signInByApi,
} from './support/people.ts';

const PROFILE = { jobTitle: 'Ledger Keeper', skills: ['Excel'], hourlyRate: 25 };
const APPEAL = 'My six years with ledgers are in the second line of my profile.';

const dialog = (page: Page) => page.getByRole('dialog');

test('closing a job sets an outcome for each applicant, and a decline can be reviewed', async ({ page, newPerson }) => {
  test.setTimeout(240_000);
  const companyName = `Tarn Ledgers ${Date.now().toString(36)}`;
  const { jobId } = await createCompanyWithJob(page, createPerson('Ida', 'Tarn'), companyName, {
    title: 'Ledger Keeper',
    description: 'Keep the ledgers of a small ferry company in order.',
    requiredSkills: ['Excel'],
    hourlyBudget: 30,
  });
  const [mara, bruno, noa] = [await newPerson(), await newPerson(), await newPerson()];
  const maraProfile = await createCandidateWithProfile(mara, createPerson('Mara', 'Quispe'), PROFILE);
  const { id } = await applyByApi(mara, { jobId, candidateId: maraProfile.candidateId });
  const brunoProfile = await createCandidateWithProfile(bruno, createPerson('Bruno', 'Tello'), PROFILE);
  await applyByApi(bruno, { jobId, candidateId: brunoProfile.candidateId });
  const noaProfile = await createCandidateWithProfile(noa, createPerson('Noa', 'Ibarra'), PROFILE);
  const offered = await applyByApi(noa, { jobId, candidateId: noaProfile.candidateId });
  for (const status of ['interviewing', 'offered']) {
    const response = await page.request.patch(`/api/applications/${offered.id}`, { data: { status } });
    expect(response.ok()).toBe(true);
  }

  await test.step('the company sets its reply time', async () => {
    await page.goto('/profile');
    await page.getByLabel('Days to respond to an application').fill('3');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expectToast(page, 'Company profile saved.');
    await mara.goto(`/jobs/${jobId}`);
    await expect(mara.getByText('Says it responds within 3 days')).toBeVisible();
    await mara
      .getByRole('link', { name: new RegExp(companyName) })
      .last()
      .click();
    await expect(mara.getByRole('heading', { level: 1, name: companyName })).toBeVisible();
    await expect(mara.getByText('Says it responds within 3 days')).toBeVisible();
    await mara.goto(`/my-applications/${id}`);
    await expect(mara.getByText('The company says it will answer by')).toBeVisible();
    await expect(mara.getByRole('button', { name: 'Ask for an answer' })).toHaveCount(0);
  });

  await test.step('closing offers an outcome for each applicant, and the button shows how many are declined', async () => {
    await page.goto(`/company/jobs/${jobId}`);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(dialog(page).getByText('“Close and decline” applies to: 2 pending review.')).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'Close and decline 2' })).toBeVisible();
    await expect(dialog(page).getByLabel('Outcome for Noa Ibarra')).toBeDisabled();
    await dialog(page).getByLabel('Also decline 1 with an open offer').check();
    await expect(dialog(page).getByRole('button', { name: 'Close and decline 3' })).toBeVisible();
    await expect(dialog(page).getByLabel('Outcome for Noa Ibarra')).toBeEnabled();
    await dialog(page).getByLabel('Also decline 1 with an open offer').uncheck();
    await dialog(page).getByLabel('Outcome for Bruno Tello').selectOption('Keep');
    await dialog(page).getByLabel('Outcome for Mara Quispe').selectOption('Hourly rate');
    await dialog(page).getByLabel('Note to declined applicants').fill('Thank you for your time.');
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Close and decline 1' }).click();
    await expectToast(page, 'Job closed', 'We kept 2 undecided applications.');
  });

  await test.step('the candidate sees the reason on the open page and appeals', async () => {
    const card = mara.getByRole('region', { name: 'Why you were declined' });
    await expect(card).toContainText('Reason: Hourly rate');
    await expect(card).toContainText(/Your score for this job was \d+ out of 100/);
    await expect(card.getByRole('link', { name: 'Correct your profile' })).toBeVisible();
    await expect(mara.getByText('What the company knew about you')).toBeVisible();
    await card.getByRole('button', { name: 'Ask for a review' }).click();
    await dialog(mara).getByLabel('What should they look at again?').fill(APPEAL);
    await expectAccessible(mara);
    await dialog(mara).getByRole('button', { name: 'Request review' }).click();
    await expectToast(mara, 'Review requested');
    await expect(card).toContainText('The answer is due by');
    // The other actions stay available after an appeal.
    await expect(card.getByRole('link', { name: 'Correct your profile' })).toBeVisible();
    await expect(card.getByRole('button', { name: 'Ask for a review' })).toHaveCount(0);
    await mara.getByText('Score record').click();
    await expect(mara.getByText('The profile at that time')).toBeVisible();
    await expect(mara.getByText('What the job asked for')).toBeVisible();
    await expectScreen(mara, 'Ledger Keeper');
  });

  await test.step('an admin reads the appeal with the data used, and reopens the application', async () => {
    const admin = await newPerson();
    await signInByApi(admin, DEMO.admin);
    await admin.goto('/admin');
    await goTo(admin, 'Review requests');
    const item = admin.getByRole('listitem').filter({ hasText: companyName });
    await expect(item).toContainText(APPEAL);
    await item.getByRole('button', { name: 'Information used in the decision' }).click();
    // The admin view does not use the wording for candidates.
    await expect(item.getByText(/^Asks for \$|budget is/).first()).toBeVisible();
    await expect(item.getByText(/^You /)).toHaveCount(0);
    await expectScreen(admin, 'Review requests');
    await item.getByRole('button', { name: 'Answer', exact: true }).click();
    await dialog(admin).getByLabel('Outcome').selectOption('Reopen the application');
    await dialog(admin).getByLabel('Your message to the candidate').fill('The rate is within the budget for the job.');
    await expectAccessible(admin);
    await dialog(admin).getByRole('button', { name: 'Close review' }).click();
    await expectToast(admin, 'Review closed');
    await expect(item).toHaveCount(0);
  });

  await test.step('both sides see that the application was reopened, the candidate without a reload', async () => {
    await expect(mara.getByText('The company hasn’t started its review yet.')).toBeVisible();
    await expect(mara.getByText('Reopened after a review')).toBeVisible();
    await page.goto(`/applications/${id}`);
    await expect(page.getByText('Reopened after a review')).toBeVisible();
  });

  await test.step('the company opens the messages with a shortcut', async () => {
    await page.keyboard.press('m');
    await expect(page).toHaveURL(/\/messages\?userId=/);
  });
});
