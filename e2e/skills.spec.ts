/**
 * The skill field in its forms: choosing by keyboard and touch, pasting a list, removing, adding typed text on leaving or submitting, duplicates, and
 * working without suggestions.
 */
import { expect, expectAccessible, type Page, test } from './support/journey.ts';
import { createPerson, DEMO, registerByApi, signInByApi } from './support/people.ts';

const field = (page: Page, label = 'Skills') => page.getByRole('combobox', { name: label, exact: true });
const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
const listChips = async (page: Page): Promise<string[]> =>
  (await page.getByRole('button', { name: /^Remove / }).all()).length === 0
    ? []
    : page
        .getByRole('button', { name: /^Remove / })
        .evaluateAll((buttons) =>
          buttons.map((button) => (button.getAttribute('aria-label') ?? '').replace('Remove ', '')),
        );
const expectChips = (page: Page, names: string[]) => expect.poll(() => listChips(page)).toEqual(names);

/** Simulates pasting. */
const paste = (page: Page, text: string): Promise<void> =>
  field(page).evaluate((input, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

test('a candidate adds skills by choosing, typing and pasting, with the keyboard alone', async ({ page }) => {
  await registerByApi(page, createPerson('Lucia', 'Paredes'));
  await page.goto('/');
  await page.getByText("I'm Job Seeking").click();
  await page.getByRole('button', { name: 'Continue' }).click();
  const skills = field(page);
  await skills.focus();

  await test.step('chooses a suggestion despite a typing error, and another one by its alias', async () => {
    await page.keyboard.type('reakt');
    await expect(options(page).first()).toHaveText('React');
    await expect(skills).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    const active = await skills.getAttribute('aria-activedescendant');
    expect(active).toBe(await options(page).first().getAttribute('id'));
    await page.keyboard.press('Enter');
    await expectChips(page, ['React']);
    await expect(skills).toHaveValue('');
    await expect(options(page)).toHaveCount(0);
    await page.keyboard.type('k8s');
    await expect(options(page).first()).toHaveText('Kubernetes');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expectChips(page, ['React', 'Kubernetes']);
  });

  await test.step('closes suggestions with Escape and keeps the text, then adds it as typed', async () => {
    await page.keyboard.type('Exc');
    await expect(options(page).first()).toHaveText('Excel');
    await page.keyboard.press('Escape');
    await expect(options(page)).toHaveCount(0);
    await expect(skills).toHaveValue('Exc');
    await page.keyboard.type('avator driving');
    await page.keyboard.press('Enter');
    await expectChips(page, ['React', 'Kubernetes', 'Excavator driving']);
  });

  await test.step('removes the last skills with Backspace, keeping focus', async () => {
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await expectChips(page, ['React']);
    await expect(skills).toBeFocused();
  });

  await test.step('pastes a list, and types another list with commas', async () => {
    await page.keyboard.press('Backspace');
    await paste(page, 'React, Node; SQL\nDocker');
    await expectChips(page, ['React', 'Node', 'SQL', 'Docker']);
    await page.keyboard.type('Figma, Canva,');
    await expectChips(page, ['React', 'Node', 'SQL', 'Docker', 'Figma', 'Canva']);
    await expect(page.getByText('6 of 50')).toBeVisible();
  });

  await test.step('reports duplicates, under the same name or another', async () => {
    await page.keyboard.type('sql');
    await page.keyboard.press('Enter');
    await expect(page.getByText('“sql” is already on your list.')).toBeVisible();
    await expect(skills).toHaveValue('');
    await page.keyboard.type('ReactJS');
    await page.keyboard.press('Enter');
    await expect(
      page.getByText('“ReactJS” is the same skill as “React”, which is already on your list.'),
    ).toBeVisible();
    await expectChips(page, ['React', 'Node', 'SQL', 'Docker', 'Figma', 'Canva']);
  });

  await test.step('adds typed text when leaving the field', async () => {
    await page.keyboard.type('Tableau');
    await page.keyboard.press('Tab');
    await expectChips(page, ['React', 'Node', 'SQL', 'Docker', 'Figma', 'Canva', 'Tableau']);
  });

  await test.step('adds typed text when clicking the submit button', async () => {
    await page.getByLabel('Job title').fill('Developer');
    await skills.fill('Scrum');
    await skills.press('Escape');
    await page.getByRole('button', { name: 'Complete Setup' }).click();
    await expect(page).toHaveURL(/\/candidate-dashboard$/);
    const profile = await page.request.get('/api/candidates/my-profile').then((answer) => answer.json());
    expect(profile.skills).toEqual(['React', 'Node', 'SQL', 'Docker', 'Figma', 'Canva', 'Tableau', 'Scrum']);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

  test('a skill is chosen by touch, and a typed one is added when leaving the field', async ({ page }) => {
    await page.goto('/apply');
    await expect(page.locator('form#apply button[type=submit]')).toBeEnabled();
    await field(page).tap();
    await page.keyboard.type('book');
    await options(page).filter({ hasText: 'Bookkeeping' }).first().tap();
    await expectChips(page, ['Bookkeeping']);
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('Month end');
    await page.getByRole('heading', { level: 1 }).tap();
    await page.getByLabel('First name').focus();
    await expectChips(page, ['Bookkeeping', 'Month end']);
  });

  test('the filters of a list suggest skills', async ({ page }) => {
    await signInByApi(page, DEMO.company);
    await page.goto('/candidates');
    await page.getByRole('button', { name: /^Filters/ }).click();
    await field(page).fill('exel');
    await expect(options(page).first()).toHaveText('Excel');
    await page.keyboard.press('Escape');
    await expect(options(page)).toHaveCount(0);
    await expect(field(page)).toHaveValue('exel');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/skills=Excel/);
  });
});

test.describe('without skill suggestions', () => {
  test.use({ expectedErrors: ['503 /api/skills', '503 /api/skills/names'] });

  test('skills are accepted as typed', async ({ page }) => {
    await page.route('**/api/skills*', (call) => call.fulfill({ status: 503, body: '' }));
    await page.route('**/api/skills/**', (call) => call.fulfill({ status: 503, body: '' }));
    await page.goto('/apply');
    await expect(page.locator('form#apply button[type=submit]')).toBeEnabled();
    await field(page).fill('Payroll');
    await field(page).press('Enter');
    await field(page).fill('payroll');
    await field(page).press('Enter');
    await expectChips(page, ['Payroll']);
  });
});

test('a search with typing errors finds people', async ({ page }) => {
  await signInByApi(page, DEMO.company);
  await page.goto('/candidates');
  await page.getByLabel('Search').fill('bookeeper');
  await expect(page.getByText(/Bookkeeper/).first()).toBeVisible();
  await expect(page.getByText('No candidates found matching your search.')).toBeHidden();
});
