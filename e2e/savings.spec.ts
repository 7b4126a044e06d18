/** The savings calculator of the landing page: by keyboard alone, with invalid numbers, and without scripts. */
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoHorizontalOverflow, tabTo, test } from './support/journey.ts';

const calculator = (page: Page): Locator => page.locator('#savings');

/** Opens the calculator by its link on the page. */
const openCalculator = async (page: Page): Promise<Locator> => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Calculate your savings' }).focus();
  await page.keyboard.press('Enter');
  await expect(calculator(page)).toBeInViewport();
  return calculator(page);
};

/** Replaces the text of the focused field. */
const retype = async (page: Page, text: string): Promise<void> => {
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
};

test('a visitor calculates savings with the keyboard alone, and the result is announced', async ({ page }) => {
  const section = await openCalculator(page);
  await expect(section.getByText('($13,100 − $4,000) × 1 hire × 12 months = $109,200')).toBeVisible();
  await tabTo(page, section.getByLabel('Role'), 3);
  await page.keyboard.type('Exec');
  await expect(section.getByLabel('Role')).toHaveValue('Executive Assistant');
  await expect(section.getByLabel('Puente cost per hire')).toHaveValue('2,500');
  await expect(section.getByLabel('U.S. cost per hire')).toHaveValue('5,900');
  await expect(section.getByLabel('U.S. cost per hire')).toHaveAccessibleDescription(/median of \$70,310 a year/);
  await expect(section.getByLabel('Puente cost per hire')).toHaveAccessibleDescription(/\$2,000-\$3,000/);
  await expect(section.getByText('saved, 57% of the U.S. cost', { exact: true })).toBeVisible();

  await tabTo(page, section.getByLabel('Number of hires'), 1);
  await retype(page, '3');
  await tabTo(page, section.getByLabel('Months compared'), 1);
  await retype(page, '6');
  await tabTo(page, section.getByLabel('U.S. cost per hire'), 1);
  await retype(page, '6000');
  await tabTo(page, section.getByLabel('Puente cost per hire'), 1);
  await expect(section.getByLabel('U.S. cost per hire')).toHaveValue('6,000');

  await expect(section.getByText('($6,000 − $2,500) × 3 hires × 6 months = $63,000')).toBeVisible();
  await expect(section.getByText('$63,000 ÷ $108,000 = 58%')).toBeVisible();
  await expect(section.getByRole('status')).toHaveText(
    'Executive Assistant · 3 hires · 6 months: $63,000 saved, 58% of the U.S. cost.',
  );
  await expectNoHorizontalOverflow(page);

  await tabTo(page, section.getByRole('button', { name: 'Back to our numbers' }), 1);
  await page.keyboard.press('Enter');
  await expect(section.getByLabel('Role')).toHaveValue('Marketing Manager');
  await expect(section.getByText('($13,100 − $4,000) × 1 hire × 12 months = $109,200')).toBeVisible();
});

test('an invalid number is marked, and no result is shown until it is corrected', async ({ page }) => {
  const section = await openCalculator(page);
  const hires = section.getByLabel('Number of hires');
  await hires.fill('101');
  await expect(hires).toHaveAttribute('aria-invalid', 'true');
  await expect(hires).toHaveAccessibleDescription('Enter a whole number from 1 to 100');
  await expect(section.getByText('Correct the highlighted field to see the result')).toBeVisible();
  await expect(section.getByText('$109,200')).toHaveCount(0);
  await expect(section.getByRole('status')).toHaveText('Number of hires: Enter a whole number from 1 to 100');
  await expectAccessible(page);

  await hires.press('Enter');
  await expect(page).toHaveURL(/\/#savings$/);
  await hires.fill('100');
  await expect(hires).not.toHaveAttribute('aria-invalid');
  await expect(section.getByText(/× 100 hires × 12 months = \$10,920,000$/)).toBeVisible();
});

test("savings above the claimed 70% are labeled as based on the visitor's own numbers", async ({ page }) => {
  const section = await openCalculator(page);
  const note = section.getByText(/more than the “up to 70%” we claim/);
  const role = section.getByLabel('Role');
  for (const title of await role.locator('option').allTextContents()) {
    await role.selectOption(title);
    await expect(section.getByText(`${title} · 1 hire · 12 months`, { exact: true })).toBeVisible();
    await expect(note).toBeHidden();
  }
  await section.getByLabel('U.S. cost per hire').fill('$25,000');
  await expect(note).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalOverflow(page);
});

test('choices made before the script has loaded are kept', async ({ page }) => {
  await page.route('**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const section = calculator(page);
  await section.getByLabel('Role').selectOption({ label: 'Executive Assistant' });
  await expect(section.getByLabel('U.S. cost per hire')).toHaveValue('13,100');
  await expect(section.getByLabel('U.S. cost per hire')).toHaveValue('5,900');
});

test('the calculator in Portuguese uses Brazilian formats', async ({ page }) => {
  await page.goto('/pt');
  const section = calculator(page);
  await section.getByLabel('Cargo', { exact: true }).selectOption({ label: 'Contador' });
  await expect(section.getByLabel('Custo nos EUA por contratação')).toHaveValue('6.700');
  await section.getByLabel('Número de contratações').fill('2');
  await expect(section.getByText('(US$6.700 − US$3.500) × 2 contratações × 12 meses = US$76.800')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the calculator is a worked example with its formula, without inactive fields', async ({ page }) => {
    await page.goto('/');
    const section = calculator(page);
    await expect(section.getByText('$109,200', { exact: true }).first()).toBeVisible();
    await expect(section.getByText('($13,100 − $4,000) × 1 hire × 12 months = $109,200')).toBeVisible();
    await expect(section.getByText('What it assumes')).toBeVisible();
    await expect(section.getByText('An example with the numbers on this page.')).toBeVisible();
    await expect(section.getByRole('textbox')).toHaveCount(0);
    await expect(section.getByRole('combobox')).toHaveCount(0);
    await expect(section.getByRole('button')).toHaveCount(0);
  });
});
