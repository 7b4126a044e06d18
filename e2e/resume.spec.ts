/**
 * A résumé fills in a profile before and after registration. The proposal shows the source line of each value. Also covers errors for unreadable
 * files. Runs on a phone, where most people set up their profile.
 */
import type { Locator } from '@playwright/test';
import { buildTextPdf, pdfFile, RESUME_LINES } from '#testing/resume-files.ts';
import {
  expect,
  expectAccessible,
  expectFieldError,
  expectNoHorizontalOverflow,
  expectScreen,
  expectToast,
  type Page,
  test,
} from './support/journey.ts';
import {
  applyByApi,
  createCandidateWithProfile,
  createCompanyWithJob,
  createPerson,
  DEMO,
  registerByApi,
  signInByApi,
} from './support/people.ts';

const FILE = 'Lucía résumé.pdf';

const toPdfFile = (content: Uint8Array, name = FILE) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(content),
});

/** Chooses a file in the file dialog. */
const chooseFile = async (page: Page, file: ReturnType<typeof toPdfFile>): Promise<void> => {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^Choose (?:a|another) file$/ }).click();
  await (await chooser).setFiles(file);
};

const findProposal = (page: Page): Locator => page.getByRole('region', { name: /found in/ });

/** Finds the notice that replaces a proposal once all its details are used. */
const findFilledInNotice = (page: Page): Locator => page.getByRole('region', { name: /^Filled in \d+ details from/ });

const SUMMARY = 'Contadora con diez años de experiencia en cierres mensuales y conciliaciones de varias empresas.';
const WITH_SUMMARY = [...RESUME_LINES.slice(0, 3), 'Perfil profesional', SUMMARY, ...RESUME_LINES.slice(3)];

test('a candidate completes the setup with a résumé in less than two minutes, at 375 px', async ({ page }) => {
  test.setTimeout(120_000);
  await registerByApi(page, createPerson('Lucia', 'Ibáñez'));
  await page.request.patch('/api/auth/account-type', { data: { accountType: 'candidate' } });
  await page.goto('/');
  await expectScreen(page, 'Professional Profile');
  const startedAt = Date.now();

  await test.step('reads the résumé, and shows the source of each value', async () => {
    await page.getByLabel('City', { exact: true }).fill('Envigado');
    await chooseFile(page, toPdfFile(await buildTextPdf(WITH_SUMMARY)));
    const proposal = findProposal(page);
    await expect(proposal.getByRole('heading')).toBeFocused();
    await expect(proposal).toContainText('The summary in your résumé is in Spanish.');
    await expect(proposal.getByText(/^From page 1, line \d+:/).first()).toBeVisible();
    await expect(proposal).toContainText('Grupo Aroeira');
    await expectNoHorizontalOverflow(page);
    await expectAccessible(page);
  });

  await test.step('accepts everything except what was already typed', async () => {
    const proposal = findProposal(page);
    await proposal.getByRole('button', { name: 'Use all' }).click();
    await expect(page.getByLabel('City', { exact: true })).toHaveValue('Envigado');
    await expect(page.getByRole('group', { name: 'Job 1' }).getByLabel('Company', { exact: true })).toHaveValue(
      'Grupo Aroeira',
    );
  });

  await test.step('must confirm before a summary in Spanish becomes the bio', async () => {
    const filled = findFilledInNotice(page);
    await expect(filled.getByRole('heading')).toBeFocused();
    await expect(filled.getByRole('listitem')).toHaveCount(0);
    await expectNoHorizontalOverflow(page);
    await expectAccessible(page);
    const bio = page.getByLabel('Professional bio', { exact: true });
    await expect(bio).toHaveValue('');
    await filled.getByRole('button', { name: 'Write a new one' }).click();
    await expect(bio).toBeFocused();
    await expect(filled).not.toContainText('is in Spanish');
    await page.keyboard.type('I close the books of several companies every month.');
  });

  await test.step('opens the proposal again', async () => {
    await findFilledInNotice(page).getByRole('button', { name: 'Review' }).click();
    const proposal = findProposal(page);
    await expect(proposal.getByRole('heading')).toBeFocused();
    await expect(proposal).toContainText('Currently: Envigado');
    await proposal.getByRole('button', { name: /^Replace City/ }).click();
    await expect(page.getByLabel('City', { exact: true })).not.toHaveValue('Envigado');
    await expect(proposal).toContainText('All new details are in the form.');
    await proposal.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('button', { name: 'Choose a file' })).toBeFocused();
  });

  await test.step('completes the setup', async () => {
    await expectNoHorizontalOverflow(page);
    await page.getByRole('button', { name: 'Complete Setup' }).click();
    await expectToast(page, 'Success', 'Profile created successfully!');
    expect(Date.now() - startedAt).toBeLessThan(120_000);
  });

  await test.step('finds everything on the profile, with the file', async () => {
    await page.goto('/profile');
    await expect(page.getByText(`Saved with your profile: ${FILE}`)).toBeVisible();
    await expect(page.getByRole('group', { name: 'Job 2' })).toBeVisible();
    await expectScreen(page, 'Professional Profile');
    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download', exact: true }).click();
    expect((await saved).suggestedFilename()).toBe(FILE);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'PDF in English' }).click();
    expect((await download).suggestedFilename()).toBe('Lucia Ibáñez.pdf');
  });
});

test('someone applies with a résumé before registering, and the reviewer reads everything', async ({
  page,
  newPerson,
}) => {
  test.setTimeout(120_000);
  const person = createPerson('Berenice', 'Otero');
  await page.goto('/apply');
  await page.getByLabel('First name', { exact: true }).fill(person.firstName);
  await chooseFile(page, toPdfFile(await buildTextPdf(WITH_SUMMARY)));
  await findProposal(page).getByRole('button', { name: 'Use all' }).click();
  await expect(page.getByLabel('First name', { exact: true })).toHaveValue('Berenice');
  // The first name differs, and so does the time zone if the page has already detected it.
  await expect(findFilledInNotice(page)).toContainText(
    /(?:1 detail differs|2 details differ) from what was in the form/,
  );
  await expect(page.getByLabel('Bio', { exact: true })).toHaveValue('');
  await findFilledInNotice(page).getByRole('button', { name: 'Use it anyway' }).click();
  await expect(page.getByLabel('Bio', { exact: true })).toHaveValue(SUMMARY);
  await expect(findFilledInNotice(page)).not.toContainText('is in Spanish');
  await expect(page.getByLabel('Last name', { exact: true })).toHaveValue('Ibáñez');
  await expect(page.getByRole('group', { name: 'Job 1' }).getByLabel('Company', { exact: true })).toHaveValue(
    'Grupo Aroeira',
  );
  await expectScreen(page, 'Apply to join Puente');

  await test.step('accepted values survive a reload', async () => {
    await page.waitForTimeout(500);
    await page.reload();
    await expect(page.getByRole('group', { name: 'Job 1' }).getByLabel('Company', { exact: true })).toHaveValue(
      'Grupo Aroeira',
    );
  });

  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Experience', { exact: true }).selectOption({ index: 3 });
  await page.getByLabel('Timezone').fill('America/Bogota');
  await page
    .getByLabel('Bio', { exact: true })
    .fill('I keep calendars, travel and inboxes of busy founders in order, in two languages.');
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(page.getByText(person.email)).toBeVisible();

  const reviewer = await newPerson();
  await signInByApi(reviewer, DEMO.admin);
  await reviewer.goto('/admin/applications');
  const row = reviewer.getByRole('listitem').filter({ has: reviewer.getByRole('heading', { name: /Berenice/ }) });
  const more = reviewer.getByRole('button', { name: 'Load more' });
  // Other applications may wait longer and are listed first.
  await expect(async () => {
    if (!(await row.isVisible())) await more.click({ timeout: 1_000 });
    await expect(row).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  await row.getByRole('button', { name: 'View Full Profile' }).click();
  const dialog = reviewer.getByRole('dialog', { name: /Berenice/ });
  await expect(dialog.getByRole('heading', { name: 'Work history' })).toBeVisible();
  await expect(dialog).toContainText('Grupo Aroeira');
  await expectAccessible(reviewer);
});

test.describe('a résumé file', () => {
  test.use({ expectedErrors: ['422 /api/latam/resume', '415 /api/latam/resume'] });

  test('that cannot be read shows an error, and leaves the form unchanged', async ({ page }) => {
    await page.goto('/apply');
    await page.getByLabel('First name', { exact: true }).fill('Berenice');
    const expectError = async (file: ReturnType<typeof toPdfFile>, sentence: string) => {
      await chooseFile(page, file);
      await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
      await expect(page.getByLabel('First name', { exact: true })).toHaveValue('Berenice');
    };
    await expectError(toPdfFile(Buffer.from('a photo'), 'photo.jpg'), 'Choose a PDF or DOCX file');
    await expectError(
      toPdfFile(await buildTextPdf(RESUME_LINES, { userPassword: 'secret' })),
      'protected by a password',
    );
    await expectError(
      toPdfFile(await pdfFile((document) => void document.rect(50, 50, 200, 200).fill('#999'))),
      'couldn’t find any text in this file',
    );
    await expectError(toPdfFile(new Uint8Array(5 * 1024 * 1024 + 1)), 'larger than 5 MB');
    await chooseFile(page, toPdfFile(await buildTextPdf(RESUME_LINES)));
    await expect(findProposal(page)).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'larger than' })).toBeHidden();
  });

  test('with hidden text is read without that text, and a notice explains it', async ({ page }) => {
    const hidden = 'Nobel prize winner and astronaut';
    const file = await pdfFile((document) => {
      document.fontSize(11);
      for (const line of RESUME_LINES) document.text(line);
      document.fillColor('#ffffff').text(hidden);
    });
    await page.goto('/apply');
    await chooseFile(page, toPdfFile(file));
    const proposal = findProposal(page);
    await expect(proposal).toContainText('text that people can’t see');
    await expect(proposal).toContainText(hidden);
    await proposal.getByRole('button', { name: 'Use all' }).click();
    for (const field of await page.getByRole('textbox').all()) await expect(field).not.toHaveValue(/astronaut/);
  });
});

test('years without months are read, stored and shown as years, to the candidate and to a company', async ({
  page,
  newPerson,
}) => {
  test.setTimeout(120_000);
  const profile = { jobTitle: 'Bookkeeper', skills: ['Excel'], hourlyRate: 20 };
  const { candidateId } = await createCandidateWithProfile(page, createPerson('Noelia', 'Quispe'), profile);
  const lines = [
    'Noelia Quispe',
    'Experience',
    'Head of books, Quillmark Inc. | 2019 - present',
    'Closed the books every month.',
    'Accountant, Aroeira Ltd. | 2012-2017',
    'Paid the suppliers of four shops.',
    'Intern, Lakeshore Ltd. | Summer 2011',
    'Filed what came in.',
  ];
  await page.goto('/profile');
  await chooseFile(page, toPdfFile(await buildTextPdf(lines)));
  const proposal = findProposal(page);
  await expect(proposal).toContainText('Accountant · Aroeira Ltd. · 2012 – 2017');
  await proposal.getByRole('button', { name: 'Use all' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expectToast(page, 'Profile saved.');
  await page.reload();
  const stated = { 'Job 1': ['2019', ''], 'Job 2': ['2012', '2017'], 'Job 3': ['2011', '2011'] };
  for (const [name, [start = '', end = '']] of Object.entries(stated)) {
    const job = page.getByRole('group', { name });
    await expect(job.getByLabel('Start: year')).toHaveValue(start);
    await expect(job.getByLabel('End: year')).toHaveValue(end);
    for (const half of ['Start: month', 'End: month']) await expect(job.getByLabel(half)).toHaveValue('');
  }
  await expectScreen(page, 'Professional Profile');

  const company = await newPerson();
  const { jobId } = await createCompanyWithJob(company, createPerson('Ruth', 'Calder'), 'Calder & Vine', {
    title: 'Bookkeeper',
    description: 'Keep the books of two bakeries.',
    requiredSkills: ['Excel'],
    hourlyBudget: 25,
  });
  await applyByApi(page, { jobId, candidateId });
  await company.goto(`/candidates/${candidateId}`);
  const history = company.getByRole('region', { name: 'Work history' });
  for (const when of ['2019 – present', '2012 – 2017', '2011'])
    await expect(history.getByText(new RegExp(`· ${when}$`))).toBeVisible();
});

test('work history entries and languages are added, moved and removed by keyboard, and errors are shown at their fields', async ({
  page,
}) => {
  await createCandidateWithProfile(page, createPerson('Ignacia', 'Soto'), {
    jobTitle: 'Bookkeeper',
    skills: ['Excel'],
    hourlyRate: 20,
  });
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Add a job' }).press('Enter');
  const job = page.getByRole('group', { name: 'Job 1' });
  await expect(job.getByLabel('Title', { exact: true })).toBeFocused();
  await page.keyboard.type('Bookkeeper');
  await job.getByLabel('Start: month').selectOption({ label: 'May' });
  await job.getByLabel('End: month').selectOption({ label: 'April' });
  for (const half of ['Start: year', 'End: year']) await job.getByLabel(half).selectOption('2021');
  await page.getByRole('button', { name: 'Save changes' }).press('Enter');
  await expectFieldError(job.getByLabel('End: year'), 'Can’t be before the start');
  await expect(job.getByLabel('Title', { exact: true })).toHaveValue('Bookkeeper');
  await job.getByLabel('End: year').selectOption('2022');

  const add = page.getByRole('button', { name: 'Add a language' });
  for (const [index, language] of ['Spanish', 'French'].entries()) {
    await add.press('Enter');
    const entry = page.getByRole('group', { name: `Language ${index + 1}` });
    await entry.getByLabel('Language', { exact: true }).selectOption({ label: language });
    await entry.getByLabel('Level', { exact: true }).selectOption('C1');
  }
  await page.getByRole('button', { name: 'Move Language 2 up' }).press('Enter');
  await expect(page.getByRole('group', { name: 'Language 1' })).toBeFocused();
  await expect(page.getByRole('group', { name: 'Language 1' }).getByLabel('Language', { exact: true })).toHaveValue(
    'fr',
  );
  await page.getByRole('button', { name: 'Remove Language 2' }).press('Enter');
  await expect(add).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('group', { name: 'Language 2' }).getByLabel('Language', { exact: true })).toHaveValue(
    'es',
  );
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expectToast(page, 'Profile saved.');
  await page.reload();
  await expect(page.getByRole('group', { name: 'Language 1' }).getByLabel('Language', { exact: true })).toHaveValue(
    'fr',
  );
  await expect(job.getByLabel('End: year')).toHaveValue('2022');
  await expectScreen(page, 'Professional Profile');
});
