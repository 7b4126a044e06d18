/**
 * From an offer to the first check-in: a company sends an offer and a new version, and the candidate accepts it. After a week, both are asked how the
 * work is going.
 */
import { fillTerms, findDialog, requestCheckInLink } from './support/hiring-steps.ts';
import { expect, expectAccessible, expectScreen, expectToast, goTo, test } from './support/journey.ts';
import { applyByApi, createCandidateWithProfile, createCompanyWithJob, createPerson } from './support/people.ts';

test('an offer becomes a hire', async ({ page, newPerson, pageErrors }) => {
  test.setTimeout(240_000);
  const owner = createPerson('Greta', 'Holm');
  const { jobId } = await createCompanyWithJob(page, owner, 'Holm Charts', {
    title: 'Chart Keeper',
    description: 'Keep the charts of a small fleet in order.',
    requiredSkills: ['Excel'],
    hourlyBudget: 30,
  });
  const browser = await newPerson();
  const person = createPerson('Lucia', 'Peña');
  const { candidateId } = await createCandidateWithProfile(browser, person, {
    jobTitle: 'Office Manager',
    skills: ['Excel'],
    hourlyRate: 25,
  });
  const { id } = await applyByApi(browser, { jobId, candidateId });
  await page.request.patch(`/api/applications/${id}`, { data: { status: 'interviewing' } });

  pageErrors.expected.push(`400 /api/applications/${id}/offers`);
  await test.step('the company sends an offer, prefilled with the candidate’s rate, after a past start date is rejected', async () => {
    await page.goto(`/applications/${id}`);
    await page.getByRole('button', { name: 'Make an offer' }).click();
    await expect(findDialog(page).getByLabel('Hourly rate')).toHaveValue('25');
    await findDialog(page).getByLabel('Start date').fill('2020-01-06');
    await findDialog(page).getByLabel('Hours a week').fill('30');
    await findDialog(page).getByLabel('Type').selectOption('part-time');
    await expect(findDialog(page)).toContainText('$3,250/mo on average');
    await page.getByRole('button', { name: 'Send offer' }).click();
    await expect(findDialog(page).getByText('Can’t be in the past')).toBeVisible();
    await expectAccessible(page);
    await fillTerms(page, '24');
    await page.getByRole('button', { name: 'Send offer' }).click();
    await expectToast(page, 'Offer sent', 'We let Lucia Peña know.');
    const card = page.getByRole('region', { name: /Offer to Lucia Peña, Version 1/ });
    await expect(card).toContainText('$24/hr');
    await expect(card).toContainText('$3,120/mo');
    await expect(card).toContainText('You prepare the work contract');
    await expect(card).toContainText('Not seen yet');
    await expectScreen(page, 'Lucia Peña');
  });

  await test.step('the candidate sees the offer and downloads the terms, and the company sees that the offer was opened', async () => {
    await browser.goto(`/my-applications/${id}`);
    const card = browser.getByRole('region', { name: /Offer from Holm Charts, Version 1/ });
    await expect(card.getByRole('button', { name: 'Accept' })).toBeVisible();
    await expect(browser.getByRole('button', { name: 'Accept' })).toHaveCount(1);
    await expect(card).toContainText('Holm Charts prepares the work contract');
    const proposal = browser.waitForEvent('download');
    await card.getByRole('link', { name: 'Download terms as PDF' }).click();
    expect((await proposal).suggestedFilename()).toMatch(/^offer-.{8}-v1-proposal\.pdf$/);
    await expectScreen(browser, 'Chart Keeper');
    await expect(page.getByRole('region', { name: /Version 1/ })).toContainText('Seen');
  });

  await test.step('the candidate proposes other terms, and asks a question in the thread', async () => {
    await browser.getByRole('button', { name: 'Propose other terms' }).click();
    const dialog = findDialog(browser);
    await expect(dialog.getByLabel('Hourly rate')).toHaveValue('24');
    await dialog.getByLabel('Hourly rate').fill('27');
    await dialog.getByLabel('Note').fill('My rent goes up in January.');
    await expect(dialog).toContainText('$3,510/mo on average');
    await expectAccessible(browser);
    await dialog.getByRole('button', { name: 'Send proposal' }).click();
    await expectToast(browser, 'Proposal sent', 'We let Holm Charts know.');
    await expect(browser.getByRole('region', { name: /^You proposed/ })).toContainText('$27/hr');
    await expect(browser.getByRole('button', { name: 'Propose other terms' })).toHaveCount(0);
    await expectScreen(browser, 'Chart Keeper');
    await browser.getByRole('link', { name: 'Ask a question' }).click();
    await expect(browser.getByRole('textbox', { name: /message/i })).toHaveValue(
      /^About your offer for Chart Keeper \(version 1, \$24\/hr, 30 hours a week\):/,
    );
    await expect(browser.getByRole('link', { name: 'See the offer' })).toBeVisible();
  });

  await test.step('a new version with the proposed terms replaces the previous one', async () => {
    const proposal = page.getByRole('region', { name: /^Lucia Peña proposed/ });
    await expect(proposal).toContainText('My rent goes up in January.');
    await expectScreen(page, 'Lucia Peña');
    await proposal.getByRole('button', { name: 'Use these terms' }).press('Enter');
    await expect(findDialog(page).getByLabel('Hourly rate')).toHaveValue('27');
    await findDialog(page).getByLabel('Note').fill('Twenty days off a year.');
    await page.getByRole('button', { name: 'Send offer' }).click();
    await expect(page.getByRole('region', { name: /Version 2/ })).toContainText('$27/hr');
    await expect(page.getByText('1 earlier version')).toBeVisible();
    await expect(browser.getByRole('complementary').getByText(/^Answer the offer by/)).toBeVisible();
  });

  await test.step('the company learns that a hire without an answer withdraws the offer', async () => {
    await page.getByRole('button', { name: /^Hire/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Hire Lucia Peña?' });
    await expect(dialog).toContainText('This also withdraws an open offer.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('the candidate accepts by keyboard, with the terms repeated', async () => {
    await browser.getByRole('link', { name: 'See the offer' }).click();
    await expect(browser.getByRole('region', { name: /Version 2/ })).toBeVisible();
    await browser.getByRole('button', { name: 'Accept' }).focus();
    await browser.keyboard.press('Enter');
    const dialog = browser.getByRole('dialog', { name: 'Accept this offer?' });
    await expect(dialog).toContainText('$27/hr');
    await expect(dialog).toContainText('Twenty days off a year.');
    await expectAccessible(browser);
    await dialog.getByRole('button', { name: 'Accept offer' }).focus();
    await browser.keyboard.press('Enter');
    await expectToast(browser, 'You’re hired', 'We let Holm Charts know.');
    const download = browser.waitForEvent('download');
    await browser.getByRole('link', { name: 'Download PDF' }).click();
    expect((await download).suggestedFilename()).toMatch(/^offer-.{8}-v2\.pdf$/);
    await expectScreen(browser, 'Chart Keeper');
  });

  await test.step('the company sees the next steps, and completes them', async () => {
    const hire = page.getByRole('region', { name: 'Hire', exact: true });
    await expect(hire).toContainText('Guarantee until');
    await expect(hire.getByRole('link', { name: 'Go to the job' })).toBeVisible();
    await hire.getByLabel('Sign the contract').click();
    await expect(hire).toContainText('1 of 4 done');
    await hire.getByRole('button', { name: 'Mark as started' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as started' }).click();
    await expectToast(page, 'Saved', 'Status: Started.');
    await expectScreen(page, 'Lucia Peña');
    await goTo(page, 'Hires');
    await expect(page.getByRole('link', { name: 'Lucia Peña' })).toBeVisible();
    await expectScreen(page, 'Hires');
    await goTo(browser, 'Hires');
    await expect(browser.getByRole('link', { name: 'Holm Charts' })).toBeVisible();
    await expectScreen(browser, 'Hires');
  });

  await test.step('after a week both are asked how it is going; opening the link stores no answer, pressing a button does', async () => {
    const link = await requestCheckInLink(newPerson, { address: person.email, applicationId: id });
    const visitor = await newPerson();
    pageErrors.expected.push('503 /api/check-ins');
    await visitor.route('**/api/check-ins?*', (route) => route.fulfill({ status: 503 }));
    await visitor.goto(link);
    await expect(visitor.getByRole('alert')).toContainText('Something went wrong');
    await visitor.unrouteAll();
    await visitor.getByRole('button', { name: 'Retry' }).click();
    await expect(visitor.getByText('Chart Keeper with Holm Charts, day 7')).toBeVisible();
    await expect(visitor.getByText('Saved answer')).toHaveCount(0);
    await expectScreen(visitor, 'How is it going?');
    await visitor.getByRole('button', { name: 'Going well' }).press('Enter');
    await expect(visitor.getByText('Saved answer: Going well.')).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByText('Saved answer: Going well.')).toBeVisible();
    await browser.goto(`/my-applications/${id}`);
    await expect(browser.getByText('You: Going well')).toBeVisible();
    await page.goto(`/applications/${id}`);
    await expect(page.getByText('Asked')).toBeVisible();
    await expect(page.getByText('Going well')).toHaveCount(0);
  });
});

test('the landing page shows goals until there are enough hires, then measured values', async ({ page }) => {
  const facts = page.locator('[data-figure]');
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await expect(facts.first()).toContainText('97%');
  await expect(facts.first()).toContainText('Our goal');
  const measured = { placementRate: 98, daysToHire: 12, hires: 131 };
  await page.route('**/api/hires/figures', (route) => route.fulfill({ json: measured }));
  await page.reload();
  await expect(facts.first()).toHaveText(
    /98%\s*placement rate\s*Based on 131 hires and the jobs with applicants that closed without a hire/,
  );
  await expect(facts.nth(1)).toContainText('12 days');
});
