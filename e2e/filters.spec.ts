/** Filters in the URL: Back undoes them one by one, and a typed word is one step. */
import { expect, test } from './support/journey.ts';
import { DEMO, signInByApi } from './support/people.ts';

test('Back undoes filters one after the other', async ({ page }) => {
  await signInByApi(page, DEMO.company);
  await page.goto('/candidates');
  const search = page.getByRole('searchbox', { name: 'Search' });
  const sort = page.getByLabel('Sort by');
  await expect(search).toBeVisible();

  await test.step('chooses an order, then types a word with a pause', async () => {
    await sort.selectOption('newest');
    await expect(page).toHaveURL(/\?sort=newest$/);
    await search.fill('de');
    await expect(page).toHaveURL(/q=de$/);
    await search.fill('develop');
    await expect(page).toHaveURL(/q=develop$/);
  });

  await test.step('goes back over the word and the order', async () => {
    await page.goBack();
    await expect(page).toHaveURL(/\?sort=newest$/);
    await expect(search).toHaveValue('');
    await page.goBack();
    await expect(page).toHaveURL(/\/candidates$/);
    await expect(sort).toHaveValue('match');
  });

  await test.step('goes forward again', async () => {
    await page.goForward();
    await page.goForward();
    await expect(page).toHaveURL(/q=develop$/);
    await expect(search).toHaveValue('develop');
  });
});
