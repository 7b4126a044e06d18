/**
 * From the job post to the first check-in: a company posts a job, sees who fits, and invites a candidate. The candidate applies, books an interview
 * and accepts an offer. After a week, both are asked how the work is going.
 */
import {
  chooseSuggestedTimes,
  createVettedCandidates,
  fillTerms,
  findDialog,
  interviewsRegion,
  requestCheckInLink,
} from './support/hiring-steps.ts';
import { addSkill, expect, expectScreen, expectToast, goTo, readMail, test } from './support/journey.ts';
import { createCompanyWithJob, createPerson, requireLink } from './support/people.ts';

const SKILLS = ['Theatre lighting', 'QLC+'];
const JOB = { title: 'Stage Light Planner', description: 'Plan the lights of a small touring theater.' };

test('a job post leads to an interview, a hire and the first check-in', async ({ page, newPerson }) => {
  test.setTimeout(300_000);
  const [ruby] = await createVettedCandidates(newPerson, [['Ruby', 'Salas']], {
    jobTitle: 'Stage Light Planner',
    skills: SKILLS,
    hourlyRate: 22,
  });
  if (!ruby) throw new Error('no account was created');
  const owner = createPerson('Opal', 'Marsh');
  const other = { title: 'Prop Maker', description: 'Make props out of paper and glue.', requiredSkills: ['Paper'] };
  await createCompanyWithJob(page, owner, 'Marsh Stages', { ...other, hourlyBudget: 20 });

  await test.step('the company posts a job', async () => {
    await page.goto('/jobs/new');
    await page.getByLabel('Job title').fill(JOB.title);
    await page.getByLabel('Description').fill(JOB.description);
    for (const skill of SKILLS) await addSkill(page, 'Required skills', skill);
    await page.getByLabel('Hourly budget').fill('30');
    await page.getByRole('button', { name: 'Post Job' }).click();
    await expectToast(page, 'Job posted successfully!');
  });

  await test.step('the company invites the best match', async () => {
    await expectScreen(page, JOB.title);
    const people = page.getByRole('region', { name: 'People who fit this job' });
    const row = people.getByRole('listitem').filter({ hasText: 'Ruby Salas' }).first();
    await row.getByRole('button', { name: 'Invite', exact: true }).click();
    await findDialog(page).getByRole('button', { name: 'Send invitation' }).click();
    await expectToast(page, 'Invitation sent', 'We let Ruby Salas know.');
  });

  await test.step('the candidate looks at the company and applies', async () => {
    const { browser } = ruby;
    await browser.goto('/jobs?q=Stage%20Light');
    const card = browser.getByRole('main').getByRole('listitem').filter({ hasText: 'Marsh Stages' });
    await expect(card.getByText('Invited', { exact: true })).toBeVisible();
    await card.getByRole('link', { name: 'Marsh Stages' }).click();
    await expectScreen(browser, 'Marsh Stages');
    await expect(browser.getByText('Technology')).toBeVisible();
    await expect(browser.getByRole('heading', { name: 'Prop Maker' })).toBeVisible();
    await goTo(browser, 'Dashboard');
    const invitations = browser.getByRole('region', { name: 'Invitations' });
    await invitations.getByRole('button', { name: 'Apply', exact: true }).click();
    await expectToast(browser, 'Applied');
  });

  await test.step('the company finds the application in its to-do list', async () => {
    await goTo(page, 'Dashboard');
    const todo = page.getByRole('region', { name: 'Waiting for you' });
    await expect(todo).toContainText(JOB.title);
    await expectScreen(page, /Marsh Stages/);
    await todo.getByRole('link', { name: 'Ruby Salas' }).click();
    await expect(page.getByText('Invited to apply')).toBeVisible();
  });

  await test.step('an interview is proposed and booked', async () => {
    await interviewsRegion(page).getByRole('button', { name: 'Propose times' }).click();
    await chooseSuggestedTimes(page, 2);
    await findDialog(page).getByRole('button', { name: 'Send' }).click();
    await expectToast(page, 'Times proposed');
    const { browser } = ruby;
    await browser.goto('/my-applications');
    await browser.getByRole('link', { name: JOB.title }).click();
    await interviewsRegion(browser)
      .getByRole('button', { name: /^Book this time/ })
      .first()
      .click();
    await expectToast(browser, 'Interview booked');
    await expect(interviewsRegion(page)).toContainText('Booked');
  });

  await test.step('the interview is moved once, and booked again', async () => {
    await interviewsRegion(page).getByRole('button', { name: 'Reschedule' }).click();
    await chooseSuggestedTimes(page, 2);
    await findDialog(page).getByRole('button', { name: 'Send' }).click();
    await expectToast(page, 'Other times proposed');
    const { browser } = ruby;
    await expect(interviewsRegion(browser)).toContainText('Rescheduling');
    await interviewsRegion(browser)
      .getByRole('button', { name: /^Book this time/ })
      .last()
      .click();
    await expect(interviewsRegion(browser)).not.toContainText('Rescheduling');
    await expect(interviewsRegion(browser)).toContainText('Booked');
  });

  await test.step('an offer is sent, and shown on the dashboard', async () => {
    await page.getByRole('button', { name: 'Make an offer' }).click();
    await fillTerms(page, '26');
    await page.getByRole('button', { name: 'Send offer' }).click();
    await expectToast(page, 'Offer sent');
    await goTo(page, 'Dashboard');
    const offers = page.getByRole('region', { name: 'Unanswered offers' });
    await offers.getByRole('link', { name: 'Ruby Salas' }).click();
  });

  await test.step('the offer is accepted', async () => {
    const { browser } = ruby;
    await browser.getByRole('button', { name: 'Accept' }).click();
    await findDialog(browser).getByRole('button', { name: 'Accept offer' }).click();
    await expectToast(browser, 'You’re hired', 'We let Marsh Stages know.');
    const hire = page.getByRole('region', { name: 'Hire', exact: true });
    await hire.getByRole('button', { name: 'Mark as started' }).click();
    await findDialog(page).getByRole('button', { name: 'Mark as started' }).click();
    await expectToast(page, 'Saved', 'Status: Started.');
  });

  await test.step('the job shows its funnel', async () => {
    await goTo(page, 'Jobs');
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: JOB.title }) })
      .first();
    await expect(card.getByRole('link', { name: 'Hired 1' })).toBeVisible();
    await page.getByRole('link', { name: `View Details of ${JOB.title}` }).click();
    await page.getByRole('link', { name: 'Funnel' }).click();
    const funnel = page.getByRole('region', { name: 'How far applicants get' });
    await expect(funnel.getByRole('row', { name: /^Hired/ })).toContainText('1');
    await expect(funnel.getByRole('row', { name: /^Interviewing/ })).toContainText('< 1 day');
    await expectScreen(page, JOB.title);
  });

  await test.step('after seven days both sides are asked how it is going, and the candidate answers', async () => {
    const [{ applicationId }] = await (await page.request.get('/api/hires')).json();
    const link = await requestCheckInLink(newPerson, { address: ruby.person.email, applicationId });
    expect(requireLink(await readMail(page, owner.email, 'How is it going?'))).not.toBe(link);
    const visitor = await newPerson();
    await visitor.goto(link);
    await expect(visitor.getByText(`${JOB.title} with Marsh Stages, day 7`)).toBeVisible();
    await visitor.getByRole('button', { name: 'Going well' }).click();
    await expect(visitor.getByText('Saved answer: Going well.')).toBeVisible();
  });
});
