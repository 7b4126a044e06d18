/** A company's logo, its interview hours, and its page for candidates. */
import sharp from 'sharp';
import { findDialog, interviewsRegion } from './support/hiring-steps.ts';
import { expect, expectAccessible, expectScreen, expectToast, goTo, test } from './support/journey.ts';
import { applyByApi, createCandidateWithProfile, createCompanyWithJob, createPerson } from './support/people.ts';

test('a company sets its logo and hours, and sees its page as candidates do', async ({ page, newPerson }) => {
  test.setTimeout(120_000);
  const { jobId } = await createCompanyWithJob(page, createPerson('Pia', 'Larch'), 'Larch Kites', {
    title: 'Kite Designer',
    description: 'Draw kites that fly in little wind.',
    requiredSkills: ['Illustrator'],
    hourlyBudget: 25,
  });

  await test.step('chooses, previews and saves a logo', async () => {
    await page.goto('/profile');
    await expectScreen(page, 'Company Profile');
    const logo = page.getByRole('region', { name: 'Logo' });
    const buffer = await sharp({ create: { width: 300, height: 100, channels: 3, background: '#207050' } })
      .png()
      .toBuffer();
    await logo.getByLabel('Logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
    await expect(logo.getByText('This is how candidates will see it.')).toBeVisible();
    await logo.getByRole('button', { name: 'Save logo' }).press('Enter');
    await expectToast(page, 'Success', 'Your new logo is saved.');
    await expect(logo.getByRole('button', { name: 'Replace logo' })).toBeFocused();
  });

  await test.step('sets hours for one day a week, with a break', async () => {
    const hours = page.getByRole('region', { name: 'Interview hours' });
    await expect(hours.getByLabel('Timezone')).toHaveValue('New York');
    for (const day of ['Monday', 'Tuesday', 'Thursday', 'Friday']) {
      await hours.getByRole('button', { name: `Remove the hours that start at 09:00 on ${day}` }).click();
    }
    await hours.getByLabel('To, Wednesday').fill('');
    await hours.getByRole('button', { name: 'Save hours' }).click();
    await expect(hours.getByText('Enter a start and an end time.')).toBeVisible();
    await hours.getByLabel('To, Wednesday').fill('08:00');
    await hours.getByRole('button', { name: 'Save hours' }).click();
    await expect(hours.getByText('The end time must be after the start time.')).toBeVisible();
    await hours.getByLabel('To, Wednesday').fill('10:00');
    await hours.getByRole('button', { name: 'Add hours on Wednesday' }).press('Enter');
    await expect(hours.getByLabel('From, Wednesday').last()).toHaveValue('11:00');
    await expectAccessible(page);
    await hours.getByRole('button', { name: 'Save hours' }).click();
    await expectToast(page, 'Hours saved');
    await page.reload();
    await expect(hours.getByLabel('To, Wednesday').first()).toHaveValue('10:00');
  });

  await test.step('links its website, and sees its page as candidates do', async () => {
    await page.getByLabel('Website').fill('larch-kites.example');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expectToast(page, 'Success', 'Company profile saved.');
    await page.getByRole('link', { name: 'See your page as candidates do' }).click();
    await expectScreen(page, 'Larch Kites');
    await expect(page.getByRole('link', { name: 'larch-kites.example' })).toHaveAttribute(
      'href',
      'https://larch-kites.example/',
    );
    await page.getByRole('link', { name: 'View Details' }).click();
    await expect(page).toHaveURL(new RegExp(`/company/jobs/${jobId}$`));
  });

  const candidate = await newPerson();
  const profile = { jobTitle: 'Designer', skills: ['Illustrator'], hourlyRate: 20 };
  const { candidateId } = await createCandidateWithProfile(candidate, createPerson('Luz', 'Rey'), profile);

  await test.step('a candidate opens the page from a job', async () => {
    await candidate.goto(`/jobs/${jobId}`);
    await candidate.getByRole('link', { name: 'Open positions and more about Larch Kites' }).click();
    await expectScreen(candidate, 'Larch Kites');
    await expect(candidate.getByRole('heading', { name: 'Kite Designer' })).toBeVisible();
    await expect(candidate.locator('main img').first()).toHaveAttribute('src', /^\/api\/logos\//);
    const website = candidate.getByRole('link', { name: 'larch-kites.example' });
    await expect(website).toHaveAttribute('rel', /noopener/);
    for (const width of [375, 768]) {
      await candidate.setViewportSize({ width, height: 900 });
      await expectScreen(candidate, 'Larch Kites');
    }
  });

  await test.step('suggests interview times within its hours', async () => {
    const { id } = await applyByApi(candidate, { jobId, candidateId });
    await page.goto(`/applications/${id}`);
    await interviewsRegion(page).getByRole('button', { name: 'Propose times' }).click();
    const suggested = findDialog(page).getByRole('region', { name: 'Times within everyone’s usual working hours' });
    await expect(suggested.getByRole('group').first()).toHaveAccessibleName(/^Wed/);
    await expect(suggested.getByRole('group').first().getByRole('button', { name: '9:30 AM' })).toBeVisible();
    await expect(suggested.getByRole('button', { name: '10:00 AM' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await goTo(page, 'Dashboard');
    await expect(page.getByRole('region', { name: 'Waiting for you' })).toContainText('Luz Rey');
  });
});
