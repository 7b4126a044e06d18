/** On a phone the way to apply stays at hand while a job is read, and leads to the form below it. */
import { expect, expectScreen, test } from './support/journey.ts';
import { DEMO, signInAtOnce } from './support/people.ts';

test('a candidate reads a long job on a phone with Apply at hand', async ({ page }) => {
  await signInAtOnce(page, DEMO.candidate);
  const matches = await (await page.request.get('/api/job-matches')).json();
  await page.goto(`/jobs/${matches[0].id}`);
  const go = page.getByRole('button', { name: 'Apply', exact: true });
  await expect(go).toBeInViewport();
  await expectScreen(page, matches[0].title);

  await test.step('it covers nothing that has the focus', async () => {
    for (const link of await page.getByRole('main').getByRole('link').all()) {
      await link.focus();
      // It goes while the form is in sight.
      const bar = await go.boundingBox({ timeout: 1_000 }).catch(() => null);
      const at = await link.boundingBox();
      if (at === null || bar === null) continue;
      expect(at.y + at.height <= bar.y || at.y >= bar.y + bar.height).toBe(true);
    }
  });

  await test.step('it leads to the form, and is gone there', async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(go).toBeInViewport();
    await expect(page.getByLabel('Cover letter')).not.toBeInViewport();
    await go.click();
    await expect(page.getByRole('heading', { name: 'Apply for this job' })).toBeFocused();
    await expect(page.getByLabel('Cover letter')).toBeInViewport();
    await expect(go).toBeHidden();
  });
});
