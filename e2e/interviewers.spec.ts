/**
 * An interview held by two members of a company: the owner adds a recruiter when proposing it, the candidate sees who they will meet, and the owner
 * removes the recruiter again.
 */
import { chooseSuggestedTimes, findDialog, interviewsRegion } from './support/hiring-steps.ts';
import {
  expect,
  expectAccessible,
  expectNoHorizontalOverflow,
  expectToast,
  readMail,
  test,
} from './support/journey.ts';
import {
  applyByApi,
  createCandidateWithProfile,
  createCompanyWithJob,
  createPerson,
  DEMO,
  requireLink,
  requirePassword,
  signInByApi,
} from './support/people.ts';

test('an owner adds a recruiter to an interview, and later removes the recruiter', async ({ page, newPerson }) => {
  test.setTimeout(180_000);
  const owner = createPerson('Odile', 'Marsh');
  const recruiter = createPerson('Bruno', 'Salas');
  const { jobId } = await createCompanyWithJob(page, owner, 'Marsh Clocks', {
    title: 'Clock Painter',
    description: 'Paint the faces of tall clocks.',
    requiredSkills: ['Painting'],
    hourlyBudget: 25,
  });
  const colleague = await newPerson();
  await page.request.post('/api/companies/my-company/member-invitations', {
    data: { email: recruiter.email, role: 'recruiter' },
  });
  await colleague.goto(requireLink(await readMail(colleague, recruiter.email, 'invites you')));
  await colleague.getByLabel('First name').fill(recruiter.firstName);
  await colleague.getByLabel('Last name').fill(recruiter.lastName);
  await colleague.getByRole('button', { name: 'Accept invitation' }).press('Enter');
  await expect(colleague.getByRole('status')).toContainText('Welcome to Marsh Clocks');
  const password = requirePassword(await readMail(colleague, recruiter.email, 'login credentials'));
  await signInByApi(colleague, { email: recruiter.email, password });
  const candidate = await newPerson();
  const profile = { jobTitle: 'Painter', skills: ['Painting'], hourlyRate: 20 };
  const { candidateId } = await createCandidateWithProfile(candidate, createPerson('Iris', 'Peña'), profile);
  const { id } = await applyByApi(candidate, { jobId, candidateId });

  await test.step('the owner proposes times and adds the recruiter', async () => {
    await page.goto(`/applications/${id}`);
    await interviewsRegion(page).getByRole('button', { name: 'Propose times' }).press('Enter');
    const dialog = findDialog(page);
    await expect(dialog.getByRole('checkbox', { name: 'Odile Marsh (you)' })).toBeChecked();
    await dialog.getByRole('checkbox', { name: 'Odile Marsh (you)' }).uncheck();
    await expect(dialog.getByText('Choose at least one interviewer')).toBeVisible();
    await dialog.getByRole('checkbox', { name: 'Odile Marsh (you)' }).check();
    await dialog.getByRole('checkbox', { name: 'Bruno Salas' }).check();
    await chooseSuggestedTimes(page, 1);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expectToast(page, 'Times proposed');
    await expect(interviewsRegion(page)).toContainText('Interviewers: Odile Marsh and Bruno Salas');
    await expectNoHorizontalOverflow(page);
    expect(await readMail(colleague, recruiter.email, 'you’re an interviewer')).toContain('Iris Peña');
  });

  await test.step('the candidate sees their first names and books', async () => {
    await candidate.goto(`/my-applications/${id}`);
    await expect(interviewsRegion(candidate)).toContainText('Interviewers: Odile and Bruno');
    await expect(interviewsRegion(candidate)).not.toContainText('Salas');
    await interviewsRegion(candidate)
      .getByRole('button', { name: /^Book this time/ })
      .click();
    await expectToast(candidate, 'Interview booked');
    await expectAccessible(candidate);
  });

  await test.step('the owner removes the recruiter from the interview, and the recruiter gets an email about it', async () => {
    await expect(interviewsRegion(page)).toContainText('Booked');
    await interviewsRegion(page).getByRole('button', { name: 'Change interviewers' }).click();
    await findDialog(page).getByRole('checkbox', { name: 'Bruno Salas' }).uncheck();
    await expectAccessible(page);
    await findDialog(page).getByRole('button', { name: 'Save' }).click();
    await expectToast(page, 'Interviewers changed');
    await expect(interviewsRegion(page)).not.toContainText('Bruno Salas');
    await expect(interviewsRegion(candidate)).not.toContainText('Bruno');
    expect(await readMail(colleague, recruiter.email, 'no longer an interviewer')).toContain('Clock Painter');
  });

  await test.step('an admin suspends the recruiter, and the owner can no longer choose them', async () => {
    const admin = await newPerson();
    await signInByApi(admin, DEMO.admin);
    const members = await (await page.request.get('/api/companies/my-company/members')).json();
    const { userId } = members.find(({ email }: { email: string }) => email === recruiter.email);
    await admin.request.patch(`/api/admin/users/${userId}`, { data: { suspended: true } });
    await page.goto('/company/team');
    const row = page.getByRole('list', { name: 'Members' }).getByRole('listitem').filter({ hasText: recruiter.email });
    await expect(row).toContainText('Suspended');
    await page.goto(`/applications/${id}`);
    // No one else may conduct interviews now.
    await expect(interviewsRegion(page)).toContainText('Booked');
    await expect(interviewsRegion(page).getByRole('button', { name: 'Change interviewers' })).toBeHidden();
  });
});
