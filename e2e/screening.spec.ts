/**
 * Screening questions: a company adds them to its job. A candidate sees which answers the must-have accepts before answering. In the company's list,
 * candidates who meet the must-have come first. Visitors answer on /apply, where a reload keeps their answers.
 */
import {
  addSkill,
  expect,
  expectAccessible,
  expectNoHorizontalOverflow,
  expectScreen,
  expectToast,
  type Locator,
  type Page,
  test,
} from './support/journey.ts';
import { callApi, createCandidateWithProfile, createCompanyWithJob, createPerson } from './support/people.ts';

const SHIFT = 'Which shift can you take?';
const WHY = 'Why lighthouses?';
const NOTICE =
  'This is a must-have for the company: Night. It can change the order of applications, but no one is declined automatically.';
const OTHER_JOB = {
  title: 'Porter',
  description: 'Carry oil up the stairs.',
  requiredSkills: ['Lifting'],
  hourlyBudget: 15,
};
const PROFILE = { jobTitle: 'Lamp Attendant', skills: ['Fresnel lenses'], hourlyRate: 14 };

test.use({ expectedErrors: ['400 /api/latam/apply', '400 /api/applications'] });

const fillAnswers = async (page: Page, shift: string, why: string): Promise<void> => {
  await page.getByLabel(SHIFT).selectOption(shift);
  await page.getByLabel(WHY).fill(why);
};

/** Posts the job by keyboard, and expects focus on the field with this error. */
const submitWithError = async (page: Page, field: Locator, error: string): Promise<void> => {
  await page.getByRole('button', { name: 'Post Job' }).press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(error);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
};

const expectValid = (field: Locator): Promise<void> => expect(field).not.toHaveAttribute('aria-invalid');

test('a company asks questions, candidates answer them, and those who meet the must-have come first', async ({
  page,
  newPerson,
}) => {
  test.setTimeout(240_000);
  const [owner, early, late] = [
    createPerson('Olaf', 'Beam'),
    createPerson('Nadia', 'Noche'),
    createPerson('Dario', 'Dia'),
  ];
  await createCompanyWithJob(page, owner, 'Beam Lamps', OTHER_JOB);

  await test.step('the company adds two questions to its job', async () => {
    await page.goto('/jobs/new');
    await page.getByLabel('Job title').fill('Lamp Attendant');
    await page.getByLabel('Description', { exact: true }).fill('Keep the lamp burning from dusk to dawn.');
    await addSkill(page, 'Required skills', 'Fresnel lenses');
    await page.getByLabel('Hourly budget').fill('20');
    await page.getByText('Questions for applicants').click();
    await page.getByRole('button', { name: 'Add a question' }).click();
    await submitWithError(page, page.getByLabel('Question', { exact: true }), 'Write the question');
    await page.getByLabel('Question', { exact: true }).fill(SHIFT);
    await expectValid(page.getByLabel('Question', { exact: true }));
    await page.getByLabel('Answer type').selectOption('choice');
    await page.getByLabel('Options').fill('Day');
    await submitWithError(page, page.getByLabel('Options'), 'List 2 to 10 options');
    await page.getByLabel('Options').fill('Day\nNight');
    await expectValid(page.getByLabel('Options'));
    await page.getByLabel('Must-have').check();
    await submitWithError(page, page.getByLabel('Day', { exact: true }), 'Say which answers meet the must-have');
    await expectAccessible(page);
    await page.getByLabel('Night', { exact: true }).check();
    await expectValid(page.getByLabel('Day', { exact: true }));
    await page.getByRole('button', { name: 'Add a question' }).click();
    await page.getByLabel('Question', { exact: true }).last().fill(WHY);
    await page.getByLabel('Answer required').last().check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Post Job' }).click();
    await expectToast(page, 'Job posted successfully!');
  });
  const jobId = /jobs\/([\da-f-]{36})/.exec(page.url())?.[1] ?? '';

  await test.step('a candidate reads what the must-have accepts, misses a required answer, and applies', async () => {
    const candidate = await newPerson();
    await createCandidateWithProfile(candidate, early, PROFILE);
    await candidate.setViewportSize({ width: 375, height: 812 });
    await candidate.goto(`/jobs/${jobId}`);
    await expect(candidate.getByText(NOTICE)).toBeVisible();
    await candidate.getByLabel(SHIFT).selectOption('Night');
    await candidate.getByRole('button', { name: 'Submit Application' }).press('Enter');
    await expect(candidate.getByLabel(WHY)).toBeFocused();
    await expect(candidate.getByText('Answer this question')).toBeInViewport();
    await candidate.getByLabel(WHY).fill('I sleep in the daytime.');
    await expectValid(candidate.getByLabel(WHY));
    await expectAccessible(candidate);
    await candidate.getByRole('button', { name: 'Submit Application' }).click();
    await expectToast(candidate, 'Application submitted successfully!');
  });

  await test.step('another candidate, who does not meet the must-have, applies later', async () => {
    const candidate = await newPerson();
    await createCandidateWithProfile(candidate, late, PROFILE);
    await candidate.goto(`/jobs/${jobId}`);
    await fillAnswers(candidate, 'Day', 'I like the view.');
    await candidate.getByRole('button', { name: 'Submit Application' }).click();
    await expectToast(candidate, 'Application submitted successfully!');
  });

  await test.step('the company sees who meets it, lists them first, and reads the answers', async () => {
    await page.goto(`/applications?view=list&jobId=${jobId}`);
    await page.getByLabel('Sort by').selectOption({ label: 'Must-have met first' });
    await expect(page).toHaveURL(/sort=mustHave/);
    const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: 'must-have' });
    await expect(rows.first()).toContainText('Nadia Noche');
    await expect(rows.first()).toContainText('Meets the must-have');
    await expect(rows.last()).toContainText('Doesn’t meet the must-have');
    await expectScreen(page, 'Applications');
    await rows.first().getByRole('link', { name: 'Nadia Noche' }).click();
    const answers = page.getByRole('region', { name: 'Answers' });
    await expect(answers).toContainText('I sleep in the daytime.');
    await expect(answers).toContainText('Meets the must-have');
  });

  await test.step('a missing answer on /apply gets focus, and a reload keeps the others', async () => {
    const visitor = await newPerson();
    await visitor.goto(`/apply?job=${jobId}`);
    await expect(visitor.getByText(NOTICE)).toBeVisible();
    await visitor.getByLabel(SHIFT).selectOption('Night');
    await visitor.getByLabel('First name').fill('Vera');
    await expect.poll(() => visitor.evaluate(() => localStorage.getItem('puente.draft.apply') ?? '')).toContain('Vera');
    await visitor.reload();
    await expect(visitor.getByLabel(SHIFT)).toHaveValue('Night');
    const person = createPerson('Vera', 'Vigil');
    await visitor.getByLabel('Last name').fill(person.lastName);
    await visitor.getByLabel('Email').fill(person.email);
    await visitor.getByLabel('Job title').fill('Lamp Attendant');
    await visitor.getByLabel('Experience').selectOption('3-5');
    await visitor.getByLabel('Skills').fill('Fresnel lenses,');
    await visitor
      .getByLabel('Bio')
      .fill('I have kept three lamps burning for six years, and none of them ever went out.');
    await visitor.getByRole('button', { name: 'Submit application' }).click();
    await expect(visitor.getByLabel(WHY)).toBeFocused();
    await visitor.getByLabel(WHY).fill('They guide people home.');
    await expectValid(visitor.getByLabel(WHY));
    await visitor.getByRole('button', { name: 'Submit application' }).click();
    await expect(visitor.getByRole('heading', { name: 'Application submitted' })).toBeVisible();
  });
});

test('long titles and questions fit a phone, and a question added meanwhile appears once the server refuses the application', async ({
  page,
  newPerson,
}) => {
  test.setTimeout(90_000);
  const longWord = 'Lantern'.repeat(12);
  const { jobId } = await createCompanyWithJob(page, createPerson('Ida', 'Wick'), 'Wick & Daughters', {
    ...OTHER_JOB,
    title: longWord,
  });
  const setQuestions = async (...labels: string[]): Promise<void> => {
    const questions = labels.map((label) => ({ label, type: 'short', required: true }));
    await callApi(page, 'patch', `/api/jobs/${jobId}`, { questions });
  };
  await setQuestions(`Do you know ${longWord}?`);
  const candidate = await newPerson();
  await createCandidateWithProfile(candidate, createPerson('Lidia', 'Luz'), PROFILE);
  const screens: [Page, string][] = [
    [await newPerson(), `/apply?job=${jobId}`],
    [page, `/jobs/${jobId}/edit`],
    [candidate, '/jobs?sort=newest'],
    [candidate, `/jobs/${jobId}`],
  ];
  for (const [person, path] of screens) {
    await person.setViewportSize({ width: 375, height: 812 });
    await person.goto(path);
    await expect(person.getByText(longWord).first()).toBeVisible();
    await expectNoHorizontalOverflow(person);
  }

  await candidate.getByLabel(`Do you know ${longWord}?`).fill('A little.');
  await setQuestions(WHY);
  await candidate.getByRole('button', { name: 'Submit Application' }).click();
  await expect(candidate.getByLabel(WHY)).toHaveAccessibleDescription(`The question “${WHY}” needs an answer`);
  await candidate.getByLabel(WHY).fill('They guide people home.');
  await candidate.getByRole('button', { name: 'Submit Application' }).click();
  await expectToast(candidate, 'Application submitted successfully!');

  const criteria = [longWord, 'Care', 'English'].map((name) => ({ name }));
  await callApi(page, 'put', `/api/jobs/${jobId}/criteria`, { criteria });
  await page.goto(`/applications?view=list&jobId=${jobId}`);
  await page.getByRole('link', { name: 'Lidia Luz' }).click();
  await expect(page.getByRole('group', { name: longWord })).toBeVisible();
  await expectNoHorizontalOverflow(page);
});
