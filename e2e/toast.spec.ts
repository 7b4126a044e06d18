/** Toast behavior, independent of its implementation: announced once, kept while hovered or focused, reachable by key, and dismissed by swiping. */
import { expect, expectAccessible, type Page, tabTo, test } from './support/journey.ts';
import { createCompanyWithJob, createPerson } from './support/people.ts';

test.use({ expectedErrors: ['401 /api/auth/login'] });

const toast = (page: Page) => page.locator('[data-toast-area]').getByRole('alert');
const area = (page: Page) => page.getByRole('region', { name: 'Notices (F8)' });
const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign In' });

/** Signs in with a wrong password, which shows a toast. Waits for the end of the attempt, because an earlier toast has the same text. */
const failToSignIn = async (page: Page): Promise<void> => {
  const answer = page.waitForResponse('**/api/auth/login');
  await signInButton(page).click();
  await answer;
  await expect(signInButton(page)).toBeEnabled();
  await expect(toast(page)).toContainText('Login Failed');
};

/** Drags the toast horizontally by a number of pixels. */
const swipe = async (page: Page, by: number): Promise<void> => {
  const box = await toast(page).boundingBox();
  if (!box) throw new Error('There is no toast to swipe');
  const [x, y] = [box.x + 20, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by / 2, y);
  await page.mouse.move(x + by, y);
  await page.mouse.up();
};

test('a toast is announced once, stays on hover and focus, and closes by key, swipe or timeout', async ({ page }) => {
  await page.clock.install();
  await page.route('**/api/auth/login', (call) =>
    call.fulfill({ status: 401, contentType: 'application/problem+json', body: '{"status":401}' }),
  );
  await page.goto('/login');
  await expect(signInButton(page)).toBeEnabled();
  await page.getByLabel('Email').fill('nobody@e2e.example');
  await page.getByLabel('Password', { exact: true }).fill('not my password');

  await test.step('the text of a toast is in the page once', async () => {
    await failToSignIn(page);
    // A second element for screen readers would announce it twice, and disappear after a second.
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect(await page.getByText('Login Failed').count()).toBe(1);
      await page.waitForTimeout(50);
    }
    await expectAccessible(page);
  });

  await test.step('a toast stays while hovered', async () => {
    await failToSignIn(page);
    // Stops the clock, so that the toast cannot time out before a slow machine has moved the mouse.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 100);
    await toast(page).hover();
    await page.clock.fastForward(6_000);
    await expect(toast(page)).toBeVisible();
    await page.mouse.move(10, 10);
    await page.clock.fastForward(4_000);
    await expect(toast(page)).toBeVisible();
    await page.clock.fastForward(2_000);
    await expect(toast(page)).toBeHidden();
    await page.clock.resume();
  });

  await test.step('F8 focuses a toast and keeps it open, and focus returns after closing it', async () => {
    await failToSignIn(page);
    await page.keyboard.press('F8');
    await expect(area(page).and(page.locator(':focus-within'))).toHaveCount(1);
    await page.clock.fastForward(6_000);
    await expect(toast(page)).toBeVisible();
    await tabTo(page, area(page).getByRole('button', { name: 'Dismiss' }));
    await page.keyboard.press('Enter');
    await expect(toast(page)).toBeHidden({ timeout: 2_000 });
    await expect(signInButton(page)).toBeFocused();
  });

  await test.step('a swipe of 50 pixels to the right closes a toast; a shorter one or one to the left does not', async () => {
    await failToSignIn(page);
    await swipe(page, 40);
    await swipe(page, -80);
    await expect(toast(page)).toBeVisible();
    await swipe(page, 60);
    // Hidden before it would time out.
    await expect(toast(page)).toBeHidden({ timeout: 2_000 });
  });
});

test('a toast does not cover the buttons of a dialog', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 440 });
  await createCompanyWithJob(page, createPerson('Ines', 'Tolva'), 'Tolva Mills', {
    title: 'Customer Support Specialist',
    description: 'Answer the letters of people who bake with our flour.',
    requiredSkills: ['Zendesk'],
    hourlyBudget: 14,
  });
  await page.goto('/candidates');
  await page.getByRole('button', { name: 'Shortlist' }).first().click();
  await expect(page.locator('[data-toast-area]').getByRole('status')).toBeVisible();
  await page.getByRole('button', { name: 'Invite' }).first().click();
  // Fails if another element would receive the click.
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click({ trial: true, timeout: 3_000 });
  await expect(page.locator('[data-toast-area]').getByRole('status')).toBeVisible();
});

test('the toast area of a public page has a name in the language of the page', async ({ page }) => {
  await page.goto('/es/login');
  await expect(page.getByRole('region', { name: 'Avisos (F8)' })).toBeAttached();
});
