/** A company invites two people. One applies in the meantime. The other finds that the job has closed, and declines. */
import { createVettedCandidates } from './support/hiring-steps.ts';
import { expect, expectAccessible, expectToast, readMail, test } from './support/journey.ts';
import { createCompanyWithJob, createPerson, requireLink } from './support/people.ts';

const PROFILE = { jobTitle: 'Sundial Maker', skills: ['Brass engraving', 'Astronomy'], hourlyRate: 18 };
const CLOSED = 'This job is closed and no longer accepts applications.';

test('shows who was not invited, and says that a job has closed', async ({ page, pageErrors, newPerson }) => {
  test.setTimeout(180_000);
  const [noa, teo] = await createVettedCandidates(
    newPerson,
    [
      ['Noa', 'Gnomon'],
      ['Teo', 'Gnomon'],
    ],
    PROFILE,
  );
  if (!noa || !teo) throw new Error('no account was created');
  const { jobId } = await createCompanyWithJob(page, createPerson('Ida', 'Meridian'), 'Meridian Dials', {
    title: 'Sundial Maker',
    description: 'Make sundials for gardens and towers.',
    requiredSkills: ['Brass engraving', 'Astronomy'],
    hourlyBudget: 25,
  });
  // Without other candidates, no one is left to select once both were invited or applied.
  await page.route(/\/api\/jobs\/[^/]+\/matches/, async (route) => {
    const response = await route.fetch();
    const people = (await response.json()) as { user: { lastName: string } }[];
    await route.fulfill({ response, json: people.filter(({ user }) => user.lastName === 'Gnomon') });
  });
  const people = page.getByRole('region', { name: 'People who fit this job' });
  const notInvited = page.getByRole('region', { name: '1 person wasn’t invited' });

  await test.step('the company sees who was not invited and why, until it closes the notice', async () => {
    await page.goto(`/company/jobs/${jobId}?tab=people`);
    for (const name of ['Noa Gnomon', 'Teo Gnomon']) await people.getByLabel(`Select ${name}`).check();
    await people.getByRole('button', { name: 'Invite 2 people' }).press('Enter');
    const applied = await noa.browser.request.post('/api/applications', { data: { jobId } });
    expect(applied.status()).toBe(201);
    await page.getByRole('button', { name: 'Send 2 invitations' }).press('Enter');
    await expectToast(page, '1 invitation sent');
    await expect(notInvited).toContainText('Noa Gnomon');
    await expect(notInvited).toContainText('Already applied');
    await expect(notInvited.getByRole('heading')).toBeFocused();
    await expect(people.getByLabel(/^Select the first/)).toHaveCount(0);
    await expectAccessible(page);
    await notInvited.getByRole('button', { name: 'Close' }).press('Enter');
    await expect(notInvited).toHaveCount(0);
    await expect(page.locator('#people-who-fit')).toBeFocused();
  });

  const invitation = teo.browser.getByRole('region', { name: 'Meridian Dials invites you to apply' });

  await test.step('the link in the email shows the invitation to the job that has closed', async () => {
    const link = requireLink(await readMail(teo.browser, teo.person.email, 'invites you to apply'));
    const closed = await page.request.patch(`/api/jobs/${jobId}`, { data: { status: 'closed' } });
    expect(closed.status()).toBe(200);
    pageErrors.expected.push(`404 /api/jobs/${jobId}`);
    await teo.browser.goto(link);
    await expect(teo.browser.getByRole('heading', { level: 1, name: 'Sundial Maker' })).toBeVisible();
    await expect(invitation).toContainText(CLOSED);
    await expect(invitation.getByRole('button', { name: 'Decline' })).toBeVisible();
    await expectAccessible(teo.browser);
    await invitation.getByRole('link', { name: 'Browse jobs' }).click();
    await expect(teo.browser).toHaveURL(/\/jobs$/);
  });

  await test.step('the dashboard offers no application, and keeps the focus after declining', async () => {
    await teo.browser.goto('/candidate-dashboard');
    const invitations = teo.browser.getByRole('region', { name: 'Invitations' });
    await expect(invitations).toContainText(CLOSED);
    await expect(invitations.getByRole('button', { name: 'Apply', exact: true })).toHaveCount(0);
    await invitations.getByRole('button', { name: 'Decline' }).press('Enter');
    await expectToast(teo.browser, 'Invitation declined');
    await expect(invitations).toHaveCount(0);
    await expect(teo.browser.getByRole('heading', { level: 1 })).toBeFocused();
    await teo.browser.goto(`/jobs/${jobId}`);
    await expect(invitation).toContainText('Declined');
    await expect(invitation).toContainText(CLOSED);
  });
});
