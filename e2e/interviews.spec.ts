/**
 * An interview between a company in New York and a candidate in Mexico City: proposed, booked, moved, booked again and canceled. Both see both local
 * times, and changes show immediately.
 */
import { chooseSuggestedTimes, findDialog, interviewsRegion } from './support/hiring-steps.ts';
import { expect, expectAccessible, expectScreen, expectToast, readMail, test } from './support/journey.ts';
import { applyByApi, createCandidateWithProfile, createCompanyWithJob, createPerson } from './support/people.ts';

/** A day in two weeks, as a date field expects it. */
const LATER_DAY = new Date(Date.now() + 14 * 24 * 60 * 60_000).toISOString().slice(0, 10);

test('an interview is proposed, booked, moved and canceled', async ({ page, newPerson, pageErrors }) => {
  test.setTimeout(180_000);
  const { jobId } = await createCompanyWithJob(page, createPerson('Nora', 'Vale'), 'Vale Lanterns', {
    title: 'Lantern Designer',
    description: 'Draw lanterns that hang over streets.',
    requiredSkills: ['Illustrator'],
    hourlyBudget: 25,
  });
  const candidate = await newPerson({ timezoneId: 'America/Mexico_City' });
  const inesPerson = createPerson('Ines', 'Robles');
  const profile = { jobTitle: 'Designer', skills: ['Illustrator'], hourlyRate: 20 };
  const { candidateId } = await createCandidateWithProfile(candidate, inesPerson, profile);
  await candidate.request.patch('/api/candidates/my-profile', { data: { timezone: 'Mexico City' } });
  const { id } = await applyByApi(candidate, { jobId, candidateId });
  // The company first enters an invalid video link, which the server refuses.
  pageErrors.expected.push(`400 /api/applications/${id}/interviews`);
  await candidate.goto(`/my-applications/${id}`);
  await expect(candidate.getByRole('heading', { level: 1 })).toBeVisible();

  await test.step('the company proposes two times, each shown in both time zones', async () => {
    await page.goto(`/applications/${id}`);
    await interviewsRegion(page).getByRole('button', { name: 'Propose times' }).press('Enter');
    // Changing the length loads other times.
    const reloaded = page.waitForResponse((response) => response.url().includes('durationMinutes=45'));
    await findDialog(page).getByLabel('Length').selectOption({ label: '45 minutes' });
    await reloaded;
    await chooseSuggestedTimes(page, 2);
    const chosen = findDialog(page).getByRole('region', { name: 'Proposed times' }).getByRole('listitem');
    await expect(chosen).toHaveCount(2);
    await expect(chosen.first()).toContainText('New York');
    await expect(chosen.first()).toContainText('For Ines Robles: ');
    await findDialog(page).getByLabel('Video link').fill('not a link');
    await expectAccessible(page);
    await findDialog(page).getByRole('button', { name: 'Send' }).click();
    await expect(findDialog(page).getByText('Valid video link required')).toBeVisible();
    await findDialog(page).getByLabel('Video link').fill('meet.example.com/vale');
    await findDialog(page).getByLabel('Note').focus();
    await expect(findDialog(page).getByLabel('Video link')).toHaveValue('https://meet.example.com/vale');
    await findDialog(page).getByLabel('Note').fill('Bring a lantern.');
    await findDialog(page).getByRole('button', { name: 'Send' }).click();
    await expectToast(page, 'Times proposed', 'Ines Robles can now choose one of them.');
    await expect(interviewsRegion(page)).toContainText('Waiting for Ines Robles to choose a time.');
    await expect(page.getByText('Interviewing').first()).toBeVisible();
    await expectScreen(page, 'Ines Robles');
  });

  await test.step('the candidate sees the times immediately and books one', async () => {
    await expect(interviewsRegion(candidate)).toContainText('Choose one of these times.');
    await expect(interviewsRegion(candidate)).toContainText('Bring a lantern.');
    const bookButtons = interviewsRegion(candidate).getByRole('button', { name: /^Book this time/ });
    await expect(bookButtons).toHaveCount(2);
    await expect(interviewsRegion(candidate)).toContainText('For Vale Lanterns: ');
    await expectScreen(candidate, 'Lantern Designer');
    await bookButtons.last().press('Enter');
    await expectToast(candidate, 'Interview booked');
    const call = interviewsRegion(candidate).getByRole('link', { name: 'Join the call' });
    await expect(call).toHaveAttribute('href', 'https://meet.example.com/vale');
    await expect(call).toBeFocused();
    await expect(interviewsRegion(page)).toContainText('Booked');
    expect(await readMail(candidate, inesPerson.email, 'is booked')).toContain('https://meet.example.com/vale');
  });

  await test.step('the company moves the interview to another time from the conversation', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Message', exact: true }).click();
    await page.getByText('Interviews (1)').click();
    const answer = Promise.withResolvers<void>();
    await page.route('**/interviews/times?*', async (route) => {
      await answer.promise;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Reschedule' }).click();
    await expect(findDialog(page).getByLabel('Date')).toBeVisible();
    // Suggestions that were loaded earlier are not shown, because they may be taken by now.
    await expect(findDialog(page).locator('button[aria-pressed]')).toHaveCount(0);
    answer.resolve();
    // Waits for the suggestions, because they push the content below them down.
    await expect(findDialog(page).locator('button[aria-pressed]').first()).toBeVisible();
    await findDialog(page).getByLabel('Date').fill('2020-01-06');
    await findDialog(page).getByLabel('Time', { exact: true }).fill('10:00');
    await findDialog(page).getByRole('button', { name: 'Add' }).click();
    await expect(findDialog(page).getByText('Choose a time in the future')).toBeVisible();
    await chooseSuggestedTimes(page, 1);
    await findDialog(page).getByLabel('Time', { exact: true }).fill('');
    await findDialog(page).getByRole('button', { name: 'Send' }).press('Enter');
    await expect(findDialog(page).getByText('Enter a date and a time')).toBeVisible();
    await expect(findDialog(page).getByLabel('Time', { exact: true })).toBeFocused();
    await findDialog(page).getByLabel('Date').fill(LATER_DAY);
    await findDialog(page).getByLabel('Time', { exact: true }).fill('10:00');
    await expectAccessible(page);
    await findDialog(page).getByRole('button', { name: 'Send' }).click();
    await expectToast(page, 'Other times proposed');
    await expect(interviewsRegion(candidate)).toContainText('Rescheduling');
    // The typed time was never added with its button.
    await expect(interviewsRegion(candidate).getByRole('button', { name: /^Book this time/ })).toHaveCount(2);
    await interviewsRegion(candidate)
      .getByRole('button', { name: /^Book this time/ })
      .first()
      .click();
    await expectToast(candidate, 'Interview booked');
  });

  await test.step('the candidate proposes only a typed time, and the company books it on its list of interviews', async () => {
    await interviewsRegion(candidate).getByRole('button', { name: 'Reschedule' }).click();
    const send = findDialog(candidate).getByRole('button', { name: 'Send' });
    await expect(send).toBeDisabled();
    await findDialog(candidate).getByLabel('Date').fill(LATER_DAY);
    await findDialog(candidate).getByLabel('Time', { exact: true }).fill('11:00');
    await send.click();
    await expectToast(candidate, 'Other times proposed');
    await page.goto('/interviews');
    await page.getByRole('button', { name: /^Book this time/ }).press('Enter');
    await expectToast(page, 'Interview booked');
    await expect(page.getByRole('link', { name: 'Join the call' })).toBeFocused();
  });

  await test.step('the candidate cancels the interview, and the company sees it among past interviews', async () => {
    await interviewsRegion(candidate).getByRole('button', { name: 'Cancel interview' }).click();
    await findDialog(candidate).getByLabel('Reason').fill('I have to travel.');
    await expectAccessible(candidate);
    await findDialog(candidate).getByRole('button', { name: 'Cancel interview' }).press('Enter');
    await expectToast(candidate, 'Interview canceled');
    await expect(interviewsRegion(candidate).getByRole('heading', { name: 'Interviews' })).toBeFocused();
    await page.goto('/interviews');
    await expect(page.getByText('No upcoming interviews')).toBeVisible();
    await page.getByRole('link', { name: 'Past' }).click();
    await expect(page.getByRole('main')).toContainText('Ines Robles canceled it.');
    await expect(page.getByRole('main')).toContainText('I have to travel.');
    await expectScreen(page, 'Interviews');
  });
});

test('the private calendar address works until it is replaced', async ({ page }) => {
  await createCompanyWithJob(page, createPerson('Odo', 'Pine'), 'Pine Works', {
    title: 'Carver',
    description: 'Carve small animals out of pine.',
    requiredSkills: ['Carving'],
    hourlyBudget: 20,
  });
  await page.goto('/account');
  const address = page.getByLabel('Private address');
  await expect(address).toHaveValue(/\/api\/calendar\/interviews\.ics\?token=[\w-]{43}$/);
  const before = await address.inputValue();
  expect((await page.request.get(before)).status()).toBe(200);
  await page.getByRole('button', { name: 'Replace address' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Replace address' }).click();
  await expectToast(page, 'Address replaced');
  await expect(address).not.toHaveValue(before);
  expect((await page.request.get(before)).status()).toBe(404);
});
