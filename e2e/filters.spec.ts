/** Filters in the address: going back takes them back one by one, and a word that was typed is one step. */
import { expect, test } from './support/journey.ts';
import { DEMO, signInAtOnce } from './support/people.ts';

test('going back takes filters back one after the other', async ({ page }) => {
  await signInAtOnce(page, DEMO.company);
  await page.goto('/candidates');
  const search = page.getByRole('searchbox', { name: 'Search' });
  const sort = page.getByLabel('Sort by');
  await expect(search).toBeVisible();

  await test.step('an order, then a word in two pauses', async () => {
    await sort.selectOption('newest');
    await expect(page).toHaveURL(/\?sort=newest$/);
    await search.fill('de');
    await expect(page).toHaveURL(/q=de$/);
    await search.fill('develop');
    await expect(page).toHaveURL(/q=develop$/);
  });

  await test.step('back over the word, and over the order', async () => {
    await page.goBack();
    await expect(page).toHaveURL(/\?sort=newest$/);
    await expect(search).toHaveValue('');
    await page.goBack();
    await expect(page).toHaveURL(/\/candidates$/);
    await expect(sort).toHaveValue('match');
  });

  await test.step('and forward again', async () => {
    await page.goForward();
    await page.goForward();
    await expect(page).toHaveURL(/q=develop$/);
    await expect(search).toHaveValue('develop');
  });
});
