/** An admin takes a job down: candidates can no longer find it, and the company sees the reason. Restoring the job makes it visible again. */
import {
  expect,
  expectAccessible,
  expectNoHorizontalOverflow,
  expectScreen,
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
  signInByApi,
} from './support/people.ts';

const REASON = 'The job post asks applicants to pay for their own training.';

test('an admin takes a job down and restores it', async ({ page, newPerson, pageErrors }) => {
  test.setTimeout(180_000);
  const title = `Orchid Keeper ${Date.now()}`;
  const owner = createPerson('Nora', 'Vance');
  const { jobId } = await createCompanyWithJob(page, owner, 'Vance Orchids', {
    title,
    description: 'Keep two thousand orchids alive through the winter, with daily notes.',
    requiredSkills: ['Excel'],
    hourlyBudget: 25,
  });
  // The candidate opens the job while it is down.
  pageErrors.expected.push(`404 /api/jobs/${jobId}`);
  const admin = await newPerson();
  const applicant = await newPerson();
  const profile = { jobTitle: 'Gardener', skills: ['Excel'], hourlyRate: 15 };
  const { candidateId } = await createCandidateWithProfile(applicant, createPerson('Iris', 'Mora'), profile);
  await applyByApi(applicant, { jobId, candidateId });
  const candidate = await newPerson();
  await createCandidateWithProfile(candidate, createPerson('Lito', 'Mora'), profile);
  const jobLink = candidate.getByRole('link', { name: title });

  await test.step('a candidate finds the job', async () => {
    await candidate.goto(`/jobs?q=${encodeURIComponent(title)}`);
    await expect(jobLink.first()).toBeVisible();
  });

  await test.step('the admin finds the job, and must give a reason to take it down', async () => {
    await signInByApi(admin, DEMO.admin);
    await admin.goto('/admin/jobs');
    await expectScreen(admin, 'Jobs');
    await admin.getByRole('searchbox').fill(title);
    await expect(admin.getByText('1 job', { exact: true })).toBeVisible();
    await expect(admin).toHaveURL(/q=Orchid/);
    await expectNoHorizontalOverflow(admin);
    await expectAccessible(admin);
    await admin.getByRole('button', { name: title }).click();
    await expect(admin.getByRole('dialog').getByText('Keep two thousand orchids')).toBeVisible();
    await admin.keyboard.press('Escape');
    await admin.getByRole('button', { name: 'Take down' }).click();
    const dialog = admin.getByRole('dialog', { name: `Take down “${title}”?` });
    await expect(dialog.getByText('The person who applied keeps the application')).toBeVisible();
    await dialog.getByRole('button', { name: 'Take down job' }).click();
    await expect(dialog.getByText('Please give the company a reason')).toBeVisible();
    await expectAccessible(admin);
    await dialog.getByLabel('Reason for the company').fill(REASON);
    await dialog.getByRole('button', { name: 'Take down job' }).click();
    await expectToast(admin, 'Job taken down');
    await expect(admin.getByText('Taken down', { exact: true }).last()).toBeVisible();
  });

  await test.step('candidates can no longer find it, and the applicant keeps the application', async () => {
    await candidate.reload();
    await expect(candidate.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(jobLink).toHaveCount(0);
    await candidate.goto(`/jobs/${jobId}`);
    await expect(candidate.getByRole('heading', { level: 1, name: 'Job not found' })).toBeVisible();
    await applicant.goto(`/jobs/${jobId}`);
    await expect(applicant.getByText('We kept the applications already sent')).toBeVisible();
  });

  await test.step('the company sees the reason, and cannot reopen the job', async () => {
    await page.goto(`/company/jobs/${jobId}`);
    await expect(page.getByText(REASON)).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Our team took this job down/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reopen' })).toHaveCount(0);
    await expectAccessible(page);
    await readMail(page, owner.email, `${title} was taken down`);
  });

  await test.step('the admin restores the job, and candidates find it again', async () => {
    await admin.getByRole('button', { name: 'Restore' }).click();
    const dialog = admin.getByRole('alertdialog', { name: `Restore “${title}”?` });
    await dialog.getByRole('button', { name: 'Restore' }).click();
    await expectToast(admin, 'Job restored');
    await candidate.goto(`/jobs?q=${encodeURIComponent(title)}`);
    await expect(jobLink.first()).toBeVisible();
    await expect(page.getByText(REASON)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  });
});
