/**
 * The menu of the public header: Find Talent on wide screens, one menu on phones. Tested by keyboard, by mouse with the specified delays, by touch,
 * and without scripts.
 */
import type { Locator, Page } from '@playwright/test';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import { expect, expectAccessible, expectNoHorizontalOverflow, tabTo, test } from './support/journey.ts';

const ROLE_PAGES = [
  PUBLIC_PATHS.hireMarketing,
  PUBLIC_PATHS.hireSales,
  PUBLIC_PATHS.hireCustomerSupport,
  PUBLIC_PATHS.hireExecutiveAssistant,
  PUBLIC_PATHS.hireIt,
  PUBLIC_PATHS.hireFinance,
];

const header = (page: Page): Locator => page.getByRole('banner');
const menuButton = (page: Page): Locator => header(page).getByRole('button', { name: /^(Find Talent|Menu)$/ });
const entries = (page: Page): Locator => header(page).locator('a[href^="/hire/"]').filter({ visible: true });

const expectOpen = async (page: Page): Promise<void> => {
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(entries(page)).toHaveCount(ROLE_PAGES.length);
};

const expectClosed = async (page: Page): Promise<void> => {
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(entries(page)).toHaveCount(0);
};

for (const path of [PUBLIC_PATHS.landing, PUBLIC_PATHS.hireIt, PUBLIC_PATHS.consultation]) {
  test(`the menu of ${path} works with the keyboard alone`, async ({ page }) => {
    await page.goto(path);
    const button = menuButton(page);
    await expectClosed(page);
    await tabTo(page, button);

    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await expectOpen(page);
      await expect(button).toBeFocused();
      await page.keyboard.press(key);
      await expectClosed(page);
    }

    await page.keyboard.press('ArrowDown');
    await expectOpen(page);
    await expect(entries(page).first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(entries(page).nth(1)).toBeFocused();
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(button).toBeFocused();

    await page.keyboard.press('Enter');
    for (const [index, href] of ROLE_PAGES.entries()) {
      await page.keyboard.press('Tab');
      await expect(entries(page).nth(index)).toBeFocused();
      await expect(entries(page).nth(index)).toHaveAttribute('href', href);
    }
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${PUBLIC_PATHS.hireFinance}`);
  });
}

test('the menu closes when focus moves out of it', async ({ page }) => {
  await page.goto(PUBLIC_PATHS.landing);
  await tabTo(page, menuButton(page));
  await page.keyboard.press('Enter');
  await expectOpen(page);
  await page.keyboard.press('Shift+Tab');
  await expectClosed(page);
  await tabTo(page, menuButton(page));
  await page.keyboard.press('Enter');
  const last = page.locator('#find-talent a, #site-menu a').filter({ visible: true }).last();
  await last.focus();
  await expectOpen(page);
  await page.keyboard.press('Tab');
  await expectClosed(page);
});

test('the menu is accessible, closed and open, in light and dark', async ({ page }) => {
  await page.goto(PUBLIC_PATHS.landing);
  await expectAccessible(page);
  await menuButton(page).click();
  await expectOpen(page);
  await expectNoHorizontalOverflow(page);
  await expectAccessible(page);
});

test('a click elsewhere or a followed link closes the menu', async ({ page, hasTouch }) => {
  const press = (target: Locator) => (hasTouch ? target.tap() : target.click());
  await page.goto(PUBLIC_PATHS.landing);
  await press(menuButton(page));
  await expectOpen(page);
  // On a phone the open menu covers everything except the header.
  if (hasTouch) await page.touchscreen.tap(170, 32);
  else await page.mouse.click(700, 800);
  await expectClosed(page);

  await press(menuButton(page));
  await press(menuButton(page));
  await expectClosed(page);

  await press(menuButton(page));
  const linkName = hasTouch ? 'How It Works' : 'Marketing';
  await press(header(page).getByRole('link', { name: linkName }).filter({ visible: true }).first());
  await expect(page).toHaveURL(hasTouch ? /#how-it-works$/ : /\/hire\/marketing$/);
  await expectClosed(page);
});

test.describe('with a mouse', () => {
  // Phones have no mouse, so these run on a wide screen in all projects.
  test.use({ hasTouch: false, viewport: { width: 1440, height: 900 } });

  const openWithFakeClock = async (page: Page): Promise<void> => {
    await page.clock.install({ time: 0 });
    await page.goto(PUBLIC_PATHS.landing);
    await page.clock.pauseAt(60_000);
  };

  const leave = (page: Page): Promise<void> => page.mouse.move(700, 800);

  test('Find Talent opens after 200 ms, and immediately within 300 ms after it closed', async ({ page }) => {
    await openWithFakeClock(page);
    await menuButton(page).hover();
    await page.clock.runFor(199);
    await expectClosed(page);
    await page.clock.runFor(1);
    await expectOpen(page);

    await entries(page).last().hover();
    await page.clock.runFor(1_000);
    await expectOpen(page);

    await leave(page);
    await page.clock.runFor(150);
    await expectClosed(page);
    await page.clock.runFor(299);
    await menuButton(page).hover();
    await page.clock.runFor(1);
    await expectOpen(page);

    await leave(page);
    await page.clock.runFor(150);
    await page.clock.runFor(300);
    await menuButton(page).hover();
    await page.clock.runFor(199);
    await expectClosed(page);
  });

  test('passing over the menu does not open it; a click keeps the menu open', async ({ page }) => {
    await openWithFakeClock(page);
    await menuButton(page).hover();
    await page.clock.runFor(150);
    await leave(page);
    await page.clock.runFor(1_000);
    await expectClosed(page);

    await menuButton(page).hover();
    await page.clock.runFor(200);
    await expectOpen(page);
    await menuButton(page).click();
    await leave(page);
    await page.clock.runFor(1_000);
    await expectOpen(page);
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect(menuButton(page)).toBeFocused();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens, and its links work', async ({ page }) => {
    await page.goto(PUBLIC_PATHS.blog);
    await header(page).locator('summary').filter({ visible: true }).click();
    await header(page)
      .getByRole('link', { name: /^Finance/ })
      .filter({ visible: true })
      .click();
    await page.waitForURL(`**${PUBLIC_PATHS.hireFinance}`);
  });
});
