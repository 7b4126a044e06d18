/** A company invites suitable candidates: one applies with one click, another declines. The company and a candidate then undo moves. */
import { createVettedCandidates } from './support/hiring-steps.ts';
import { expect, expectAccessible, expectScreen, expectToast, test } from './support/journey.ts';
import { createCompanyWithJob, createPerson } from './support/people.ts';

const PROFILE = { jobTitle: 'Lighthouse Cartographer', skills: ['Nautical charts', 'QGIS'], hourlyRate: 18 };

test('a company invites people who fit its job', async ({ page, newPerson }) => {
  test.setTimeout(180_000);
  const [ivoFaro, evaFaro] = await createVettedCandidates(
    newPerson,
    [
      ['Ivo', 'Faro'],
      ['Eva', 'Faro'],
    ],
    PROFILE,
  );
  if (!ivoFaro || !evaFaro) throw new Error('no account was created');
  const [ivo, eva] = [ivoFaro.browser, evaFaro.browser];
  const { jobId } = await createCompanyWithJob(page, createPerson('Ada', 'Pharos'), 'Pharos Charts', {
    title: 'Lighthouse Cartographer',
    description: 'Draw the charts of harbors and lighthouses.',
    requiredSkills: ['Nautical charts', 'QGIS'],
    hourlyBudget: 25,
  });
  const people = page.getByRole('region', { name: 'People who fit this job' });
  const tab = (name: string) => page.getByRole('navigation', { name: 'Views of this job' }).getByRole('link', { name });
  const findRow = (name: string) => people.getByRole('listitem').filter({ hasText: name });

  await test.step('sees people who fit on a tab of the job, best first, with rate and hours', async () => {
    await page.goto(`/company/jobs/${jobId}`);
    await tab('People who fit').press('Enter');
    await expect(page).toHaveURL(/tab=people/);
    await expect(tab('People who fit')).toBeFocused();
    await expect(findRow('Ivo Faro').first()).toBeVisible();
    await expect(findRow('Ivo Faro').first()).toContainText('$18/hr');
    const firstOther = findRow('Less than 60%, or no score');
    await expect(firstOther).toHaveCount(1);
    await expect(firstOther).not.toContainText('Faro');
    await expectScreen(page, 'Lighthouse Cartographer');
  });

  await test.step('invites two people, by keyboard and with a note', async () => {
    await findRow('Ivo Faro').first().getByRole('button', { name: 'Invite', exact: true }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Invite Ivo Faro?' });
    await dialog.getByLabel('Note').fill('Your harbor charts are what we are looking for.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Send invitation' }).press('Enter');
    await expectToast(page, 'Invitation sent', 'We let Ivo Faro know.');
    await expect(findRow('Ivo Faro').first()).toContainText('Invited');
    await expect(findRow('Ivo Faro').first().getByRole('button', { name: 'Invite', exact: true })).toHaveCount(0);
    await expect(
      findRow('Ivo Faro')
        .first()
        .getByRole('button', { name: /^Shortlist/ }),
    ).toBeFocused();
    await findRow('Eva Faro').first().getByRole('button', { name: 'Invite', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send invitation' }).click();
    await expectToast(page, 'Invitation sent', 'We let Eva Faro know.');
  });

  await test.step("an invited candidate sees the invitation on the job's card", async () => {
    await eva.goto('/jobs?q=Lighthouse');
    const card = eva.getByRole('main').getByRole('listitem').filter({ hasText: 'Pharos Charts' });
    await expect(card.getByText('Invited', { exact: true })).toBeVisible();
    await expectAccessible(eva);
  });

  await test.step('an invited candidate applies from the dashboard with one click', async () => {
    await ivo.goto('/candidate-dashboard');
    const invitations = ivo.getByRole('region', { name: 'Invitations' });
    await expect(invitations).toContainText('Your harbor charts are what we are looking for.');
    await expectAccessible(ivo);
    await invitations.getByRole('button', { name: 'Apply', exact: true }).click();
    await expectToast(ivo, 'Applied');
    await expect(invitations).toHaveCount(0);
  });

  await test.step('another candidate opens the job from the bell and declines', async () => {
    await eva.goto('/candidate-dashboard');
    await eva.getByRole('button', { name: /^Notifications/ }).click();
    await eva.getByRole('dialog', { name: 'Notifications' }).getByText('Pharos Charts invites you to apply').click();
    const card = eva.getByRole('region', { name: 'Pharos Charts invites you to apply' });
    await expectScreen(eva, 'Lighthouse Cartographer');
    await card.getByRole('button', { name: 'Decline' }).click();
    await expectToast(eva, 'Invitation declined');
    await expect(card).toContainText('Declined');
  });

  await test.step('the company sees both answers and the application immediately', async () => {
    const invited = page.getByRole('region', { name: 'Invited', exact: true });
    await expect(invited.getByRole('listitem').filter({ hasText: 'Ivo Faro' })).toContainText('Applied');
    await expect(invited.getByRole('listitem').filter({ hasText: 'Eva Faro' })).toContainText('Declined');
    await tab('Applicants').click();
    await expect(page).not.toHaveURL(/tab=/);
    await page.goBack();
    await expect(invited).toBeVisible();
    await page.goForward();
    await page.getByRole('region', { name: 'Applicants' }).getByRole('link', { name: 'Ivo Faro' }).click();
    await expect(page.getByText('Invited to apply')).toBeVisible();
  });

  await test.step('undoes a move from the toast, and another from the page', async () => {
    await page.getByRole('button', { name: 'Move to interviewing' }).click();
    await expectToast(page, 'Moved');
    await page.locator('[data-toast-area]').getByRole('button', { name: 'Undo' }).click();
    await expectToast(page, 'Move undone', 'Ivo Faro: Pending review');
    await page.getByRole('button', { name: 'Move to under review' }).click();
    const main = page.getByRole('main');
    await expect(main.getByText('Back to: Pending review.')).toBeVisible();
    await expectScreen(page, 'Ivo Faro');
    await main.getByRole('button', { name: 'Undo', exact: true }).press('Enter');
    await expect(main.getByText('You undid the move').first()).toBeVisible();
    await expect(main.getByRole('button', { name: 'Undo', exact: true })).toHaveCount(0);
    await expect(main.getByRole('button', { name: 'Move to under review' })).toBeFocused();
  });

  await test.step('a candidate undoes a withdrawal', async () => {
    await ivo.goto('/my-applications');
    await ivo.getByRole('link', { name: 'Lighthouse Cartographer' }).click();
    await ivo.getByRole('button', { name: 'Withdraw' }).click();
    await ivo.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).press('Enter');
    await expect(ivo.getByRole('main').getByRole('button', { name: 'Undo', exact: true })).toBeFocused();
    await ivo.keyboard.press('Enter');
    await expectToast(ivo, 'Move undone');
    await expect(ivo.getByRole('button', { name: 'Withdraw' })).toBeFocused();
  });

  await test.step('the company closes the job by keyboard', async () => {
    await page.goto(`/company/jobs/${jobId}`);
    await page.getByRole('button', { name: 'Close' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Close and keep' }).press('Enter');
    await expectToast(page, 'Job closed');
    await expect(page.getByRole('button', { name: 'Reopen' })).toBeFocused();
  });
});
