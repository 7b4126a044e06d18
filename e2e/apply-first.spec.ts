/** Applying to a job without an account: the job's page, the résumé, the approval, and the application that the company sees. */
import { buildTextPdf, RESUME_LINES } from '#testing/resume-files.ts';
import { expect, expectAccessible, expectNoHorizontalOverflow, expectToast, test } from './support/journey.ts';
import { createCompanyWithJob, createPerson, DEMO, signInByApi } from './support/people.ts';

test('a visitor applies to a job, and the company gets the application once an admin approves the visitor', async ({
  page,
  newPerson,
}) => {
  test.setTimeout(120_000);
  const suffix = Date.now().toString(36).replaceAll(/\d/g, 'x');
  const person = createPerson('Abril', `Quiroga${suffix}`);
  const company = await newPerson();
  const job = {
    title: `Bookkeeper ${suffix}`,
    description:
      'You keep the books of three shops, reconcile every account each week and close the month by its third day.',
    requiredSkills: ['QuickBooks'],
    hourlyBudget: 30,
  };
  const { jobId } = await createCompanyWithJob(company, createPerson('Dana', `Holt${suffix}`), `Faro ${suffix}`, job);

  await test.step('the page names the job in English and Spanish', async () => {
    await page.goto(`/es/apply?job=${jobId}`);
    await expect(page.getByRole('heading', { name: `Te postulas a ${job.title}` })).toBeVisible();
    await expect(page.getByText('Las empresas ven una puntuación.')).toBeVisible();
    await page.goto(`/apply?job=${jobId}`);
    await expect(page.getByRole('heading', { name: `You’re applying for ${job.title}` })).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalOverflow(page);
  });

  await test.step('a résumé fills in the form, which is sent with the job', async () => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose a file' }).click();
    const buffer = Buffer.from(await buildTextPdf(RESUME_LINES));
    await (await chooser).setFiles({ name: 'resume.pdf', mimeType: 'application/pdf', buffer });
    const proposal = page.getByRole('region', { name: /found in/ });
    await proposal.getByRole('button', { name: 'Use all' }).click();
    await page.getByLabel('First name').fill(person.firstName);
    await page.getByLabel('Last name').fill(person.lastName);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Job title').fill('Bookkeeper');
    await page.getByLabel('Experience').selectOption('3-5');
    await page.getByLabel('Skills').fill('QuickBooks,');
    await page
      .getByLabel('Bio')
      .fill('I have kept the books of four shops for six years, and every month closed on time.');
    await page.getByRole('button', { name: 'Submit application' }).click();
    await expect(page.getByRole('heading', { name: 'Application submitted' })).toBeVisible();
  });

  await test.step('an admin approves, and the application is sent to the company right away', async () => {
    const admin = await newPerson();
    await signInByApi(admin, DEMO.admin);
    await admin.goto(`/admin/applications?q=${person.email}`);
    const name = `${person.firstName} ${person.lastName}`;
    await admin.getByRole('button', { name, exact: true }).click();
    const pane = admin.getByRole('region', { name: `${name}’s application` });
    await expect(pane.getByText('this application goes to the company right away')).toBeVisible();
    await pane.getByRole('button', { name: 'Approve' }).click();
    await expectToast(admin, 'We sent the application to the company');
  });

  await test.step('the company sees the application', async () => {
    await company.goto('/applications');
    await company
      .getByRole('link', { name: new RegExp(person.lastName) })
      .first()
      .click();
    await expect(company.getByText('Applied from the public job page')).toBeVisible();
  });
});
