/** On phones, the Apply button of a job stays visible until the form is on the screen, and leads to the form. */
import { expect, expectScreen, test } from './support/journey.ts';
import { createCandidateWithProfile, createCompanyWithJob, createPerson } from './support/people.ts';

const JOB = {
  title: 'Bookkeeper',
  description: Array.from({ length: 12 }, (_, index) => `Paragraph ${index + 1} of a long job post.`).join('\n\n'),
  requiredSkills: ['QuickBooks', 'Payroll'],
  hourlyBudget: 22,
};

test('on a phone, Apply stays visible on a long job until the form is on the screen', async ({ page, newPerson }) => {
  const company = createPerson('Ines', 'Abbot');
  const { jobId } = await createCompanyWithJob(await newPerson(), company, 'Abbot & Daughters', JOB);
  await createCandidateWithProfile(page, createPerson('Bruno', 'Salas'), {
    jobTitle: 'Bookkeeper',
    skills: ['QuickBooks'],
    hourlyRate: 18,
  });
  await page.goto(`/jobs/${jobId}`);
  const applyButton = page.getByRole('button', { name: 'Apply', exact: true });
  await expect(applyButton).toBeInViewport();
  await expectScreen(page, JOB.title);

  await test.step('the Apply button does not cover focused elements', async () => {
    for (const link of await page.getByRole('main').getByRole('link').all()) {
      await link.focus();
      // The button is hidden while the form is visible.
      const bar = await applyButton.boundingBox({ timeout: 1_000 }).catch(() => null);
      const box = await link.boundingBox();
      if (box === null || bar === null) continue;
      expect(box.y + box.height <= bar.y || box.y >= bar.y + bar.height).toBe(true);
    }
  });

  await test.step('the Apply button leads to the form, and is hidden next to it', async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(applyButton).toBeInViewport();
    await expect(page.getByLabel('Cover letter')).not.toBeInViewport();
    await applyButton.click();
    await expect(page.getByRole('heading', { name: 'Apply for this job' })).toBeFocused();
    await expect(page.getByLabel('Cover letter')).toBeInViewport();
    await expect(applyButton).toBeHidden();
  });
});
