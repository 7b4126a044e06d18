/**
 * A candidate is hired for 40 hours a week. Other companies find the candidate only if they include hired people, see the hire on the profile, and
 * are warned before offering more hours. The candidate confirms more than 50 hours before accepting, and can state that they are open to other
 * work.
 */
import { createVettedCandidates, findDialog, TODAY } from './support/hiring-steps.ts';
import { expect, expectAccessible, expectScreen, expectToast, type Page, test } from './support/journey.ts';
import { applyByApi, createCompanyWithJob, createPerson } from './support/people.ts';

const SKILLS = ['Bell casting', 'Bronze alloys'];
const PROFILE = { jobTitle: 'Bell Founder', skills: SKILLS, hourlyRate: 20 };
const JOB = {
  title: 'Bell Founder',
  description: 'Cast bells for towers and gardens.',
  requiredSkills: SKILLS,
  hourlyBudget: 30,
};
const HIRE_NOTE = 'Working 40 h/week since';

/** Applies, is interviewed and receives an offer, using the API. Returns the id of the application. */
const sendOfferByApi = async (
  company: Page,
  candidate: Page,
  ids: { jobId: string; candidateId: string },
  hoursPerWeek: number | null,
): Promise<string> => {
  const { id } = await applyByApi(candidate, ids);
  const path = `/api/applications/${id}`;
  await company.request.patch(path, { data: { status: 'interviewing' } });
  const terms = { hourlyRate: 22, employmentType: 'full-time', startDate: TODAY };
  const response =
    hoursPerWeek === null
      ? await company.request.patch(path, { data: { status: 'offered' } })
      : await company.request.post(`${path}/offers`, { data: { ...terms, hoursPerWeek } });
  expect(response.ok(), await response.text()).toBe(true);
  return id;
};

test('a hired candidate is not listed as available', async ({ page, newPerson }) => {
  test.setTimeout(240_000);
  const [founder] = await createVettedCandidates(newPerson, [['Telma', 'Sino']], PROFILE);
  if (!founder) throw new Error('no account was created');
  const { browser, candidateId } = founder;
  const employer = await newPerson();
  const first = await createCompanyWithJob(employer, createPerson('Otto', 'Glocke'), 'Glocke Foundry', JOB);
  const firstOffer = await sendOfferByApi(employer, browser, { ...first, candidateId }, 40);
  const second = await createCompanyWithJob(page, createPerson('Rosa', 'Campana'), 'Campana Bells', JOB);
  const people = page.getByRole('region', { name: 'People who fit this job' });
  const findTelma = () => page.getByRole('main').getByRole('listitem').filter({ hasText: 'Telma Sino' }).first();

  await test.step('forty hours need no confirmation', async () => {
    await browser.goto(`/my-applications/${firstOffer}`);
    await browser.getByRole('button', { name: 'Accept' }).click();
    await expect(findDialog(browser).getByRole('checkbox')).toHaveCount(0);
    await findDialog(browser).getByRole('button', { name: 'Accept offer' }).click();
    await expectToast(browser, 'You’re hired', 'We let Glocke Foundry know.');
  });

  await test.step('another company finds the candidate only if it includes hired people', async () => {
    await page.goto('/candidates?skills=Bell+casting');
    await expect(page.getByText('No candidates found matching your search.')).toBeVisible();
    await page.getByLabel('Include people who are already hired').check();
    await expect(page).toHaveURL(/includeHired=true/);
    await expect(findTelma()).toContainText(HIRE_NOTE);
    await expectScreen(page, 'Browse Candidates');
    await page.goto(`/company/jobs/${second.jobId}?tab=people`);
    await expect(people.getByText('Telma Sino')).toHaveCount(0);
    await people.getByLabel('Include people who are already hired').check();
    await expect(people.getByRole('listitem').filter({ hasText: 'Telma Sino' })).toContainText(HIRE_NOTE);
    await expectScreen(page, 'Bell Founder');
  });

  await test.step('the company is warned when inviting the candidate', async () => {
    await people.getByRole('button', { name: 'Invite', exact: true }).first().click();
    await expect(findDialog(page).getByRole('note')).toContainText(HIRE_NOTE);
    await expectAccessible(page);
    await findDialog(page).getByRole('button', { name: 'Cancel' }).click();
    await page.goto(`/candidates/${candidateId}`);
    await expect(page.getByText(HIRE_NOTE)).toBeVisible();
    await expectScreen(page, 'Telma Sino');
  });

  await test.step('the candidate states that they are open to other work, and is found', async () => {
    await browser.goto('/profile');
    await expect(browser.getByText('so companies find you only if')).toBeVisible();
    await browser.getByLabel('Open to other work').check();
    await browser.getByRole('button', { name: 'Save changes' }).click();
    await expectToast(browser, 'Success', 'Profile saved.');
    await expect(browser.getByText('Your jobs here count as 40 hours a week.')).toBeVisible();
    await expectScreen(browser, 'Professional Profile');
    await page.goto('/candidates?skills=Bell+casting');
    await expect(findTelma()).toContainText('Open to other work');
  });

  const { id } = await applyByApi(browser, { ...second, candidateId });
  await page.request.patch(`/api/applications/${id}`, { data: { status: 'interviewing' } });

  await test.step('the offer form shows the total hours before sending', async () => {
    await page.goto(`/applications/${id}`);
    await expect(page.getByRole('region', { name: 'Actions' }).getByText(HIRE_NOTE)).toBeVisible();
    await page.getByRole('button', { name: 'Make an offer' }).click();
    const form = findDialog(page);
    await form.getByLabel('Hourly rate').fill('25');
    await form.getByLabel('Hours a week').fill('20');
    await expect(form.getByRole('note')).toContainText('With this job, it would be 60 h/week.');
    await form.getByLabel('Type').selectOption('part-time');
    await form.getByLabel('Start date').fill('2027-03-01');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send offer' }).click();
    await expectToast(page, 'Offer sent', 'We let Telma Sino know.');
  });

  await test.step('accepting more than 50 hours needs a confirmation', async () => {
    await browser.goto(`/my-applications/${id}`);
    await browser.getByRole('button', { name: 'Accept' }).click();
    const dialog = findDialog(browser);
    await expect(dialog).toContainText(
      'Your jobs here count as 40 hours a week. This job would add 20, for a total of 60.',
    );
    await expect(dialog.getByRole('button', { name: 'Accept offer' })).toBeDisabled();
    await expectAccessible(browser);
    await dialog.getByLabel('I understand that this is more than 50 hours a week').press('Space');
    await dialog.getByRole('button', { name: 'Accept offer' }).click();
    await expectToast(browser, 'You’re hired', 'We let Campana Bells know.');
    await page.goto('/candidates?skills=Bell+casting&includeHired=true');
    await expect(findTelma()).toContainText('2 hires, 60 h/week in total, the first since');
  });

  await test.step("an offer without terms also needs a confirmation, based on the job's type", async () => {
    const third = await newPerson();
    const { jobId } = await createCompanyWithJob(third, createPerson('Iria', 'Torre'), 'Torre Chimes', JOB);
    const offerWithoutTerms = await sendOfferByApi(third, browser, { jobId, candidateId }, null);
    await browser.goto(`/my-applications/${offerWithoutTerms}`);
    await browser.getByRole('button', { name: 'Accept', exact: true }).click();
    const dialog = findDialog(browser);
    await expect(dialog).toContainText('The offer doesn’t state hours, so we count 40 for this type of job.');
    const confirm = dialog.getByRole('button', { name: 'Accept', exact: true });
    await expect(confirm).toBeDisabled();
    await dialog.getByLabel('I understand that this is more than 50 hours a week').check();
    await confirm.click();
    await expectToast(browser, 'Hired');
  });
});
