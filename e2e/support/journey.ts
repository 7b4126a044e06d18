/**
 * Common parts of journeys: browsers that fail the test on console errors and uncaught exceptions, the check for every screen, and navigation. Users
 * are in `people.ts`.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, test as base, expect, type Locator, type Page } from '@playwright/test';
import type axe from 'axe-core';

export { expect, type Locator, type Page };

/** Requests for objects that new users do not have yet. The browser logs the 404 responses. */
const EXPECTED_404S = ['404 /api/companies/my-company', '404 /api/candidates/my-profile'];

const FAILED_REQUEST = /Failed to load resource: the server responded with a status of (\d{3})/;

/** Returns text such as `401 /api/auth/login` if the console message is about a failed request, otherwise null. */
const parseFailedRequest = (text: string, url: string): string | null => {
  const status = FAILED_REQUEST.exec(text)?.[1];
  return status && URL.canParse(url) ? `${status} ${new URL(url).pathname}` : null;
};

interface PageErrors {
  problems: string[];
  /** Journeys add errors whose paths contain an id. */
  expected: string[];
}

const watch = (page: Page, { problems, expected }: PageErrors): void => {
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const failedRequest = parseFailedRequest(message.text(), message.location().url);
    if (failedRequest === null || !expected.includes(failedRequest))
      problems.push(`console: ${failedRequest ?? message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`exception: ${error.message}`));
};

interface Journey {
  /** Expected error responses, such as `401 /api/auth/login`; any other fails the test. */
  expectedErrors: string[];
  pageErrors: PageErrors;
  /** Opens another user's browser, without cookies. */
  newPerson: (options?: Parameters<Browser['newContext']>[0]) => Promise<Page>;
}

export const test = base.extend<Journey>({
  expectedErrors: [[], { option: true }],
  baseURL: async ({}, use) => use(process.env.E2E_BASE_URL ?? 'http://localhost:3000'),
  pageErrors: async ({ expectedErrors }, use) => {
    const errors = { problems: [], expected: [...EXPECTED_404S, ...expectedErrors] };
    await use(errors);
    expect(errors.problems).toEqual([]);
  },
  page: async ({ page, pageErrors }, use) => {
    watch(page, pageErrors);
    await use(page);
  },
  newPerson: async ({ browser, pageErrors }, use) => {
    const contexts: { close(): Promise<void> }[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      const page = await context.newPage();
      watch(page, pageErrors);
      return page;
    });
    for (const context of contexts) await context.close();
  },
});

/** Read directly from the package and injected into every checked page. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Color rules. Colors are the only difference between the themes (see contrast.test.ts). */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Returns the axe violations in a theme. Light is checked against all rules up to WCAG 2.2 AA and best practices, dark only against the color rules.
 * Collects only violations, because that is faster.
 */
const findViolations = async (page: Page, theme: 'light' | 'dark'): Promise<string[]> => {
  await page.emulateMedia({ colorScheme: theme });
  const isLoaded = await page.evaluate(() => 'axe' in globalThis);
  if (!isLoaded) await page.evaluate(AXE);
  const runOnly = theme === 'light' ? { type: 'tag', values: RULES } : { type: 'rule', values: COLOR_RULES };
  const { violations } = await page.evaluate(
    (options) => (globalThis as unknown as { axe: typeof axe }).axe.run(document, options),
    { runOnly, resultTypes: ['violations'], preload: false } as axe.RunOptions,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${theme} ${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
};

/** Checks that nothing overflows horizontally, once the layout is stable. */
export const expectNoHorizontalOverflow = async (page: Page): Promise<void> => {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow, { message: 'the page scrolls sideways', timeout: 5_000 }).toBeLessThanOrEqual(0);
};

const expectUniqueElements = async (page: Page): Promise<void> => {
  for (const element of ['header', 'main', 'h1']) await expect(page.locator(element), `one ${element}`).toHaveCount(1);
};

/** Dark colors are checked only in windows of at least this width in pixels, because phones use the same colors. */
const WIDE = 768;

/** Checks a screen or an overlay against all rules in light, and on wide screens also its colors in dark. */
export const expectAccessible = async (page: Page): Promise<void> => {
  // A loading screen has no heading yet.
  await expect(page.locator('h1').first()).toBeAttached();
  // Lists are dimmed while reloading.
  await expect(page.locator('main [aria-busy="true"].opacity-60')).toHaveCount(0);
  const found = await findViolations(page, 'light');
  if ((page.viewportSize()?.width ?? WIDE) >= WIDE) found.push(...(await findViolations(page, 'dark')));
  await page.emulateMedia({ colorScheme: 'light' });
  expect(found).toEqual([]);
};

/** Runs the common checks: heading, one header, main and h1, no horizontal overflow, and accessibility. */
export const expectScreen = async (page: Page, heading: string | RegExp): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expectUniqueElements(page);
  await expectNoHorizontalOverflow(page);
  await expectAccessible(page);
};

/** Checks the newest toast with these texts; an earlier one may have the same texts. */
export const expectToast = async (page: Page, ...texts: string[]): Promise<void> => {
  const toast = texts.reduce(
    (found: Locator, hasText) => found.filter({ hasText }),
    page.locator('[data-toast-area]').locator('[role=status], [role=alert]'),
  );
  await expect(toast.last()).toBeVisible();
};

/** Checks that a field is invalid and has this error message. */
export const expectFieldError = async (field: Locator, message: string): Promise<void> => {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(message);
};

/** Opens a navigation item, on phones possibly behind "More". */
export const goTo = async (page: Page, item: string): Promise<void> => {
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const link = navigation.getByRole('link', { name: item }).filter({ visible: true });
  const more = navigation.getByRole('button', { name: 'More' }).filter({ visible: true });
  await expect(link.or(more).first()).toBeVisible();
  if (!(await link.isVisible())) {
    await more.click();
    await page.getByRole('menuitem', { name: item }).click();
  } else await link.click();
};

export const chooseFromAccountMenu = async (page: Page, item: string): Promise<void> => {
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

/** Signs out once the page has loaded everything, because requests in flight would be refused. */
export const signOut = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await chooseFromAccountMenu(page, 'Sign out');
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeAttached();
};

/** Presses Tab until the target has focus. */
export const tabTo = async (page: Page, target: Locator, presses = 10): Promise<void> => {
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let pressed = 0; pressed < presses && !(await isFocused()); pressed += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
};

/** Types a skill and adds it with Enter. */
export const addSkill = async (page: Page, label: string, skill: string): Promise<void> => {
  const field = page.getByLabel(label, { exact: true });
  await field.fill(skill);
  await field.press('Enter');
  await expect(page.getByRole('button', { name: `Remove ${skill}` })).toBeVisible();
};

/** Opens and closes a score dial in a list by keyboard, and checks its explanation. */
export const checkScoreDial = async (page: Page, within: Locator): Promise<void> => {
  const dial = within.getByRole('button', { name: /^\d+% compatibility: .+ See why$/ });
  await dial.focus();
  await page.keyboard.press('Enter');
  const explanation = page.getByRole('dialog', { name: /^Why \d+%$/ });
  await expect(explanation.getByText('How the score adds up')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(explanation).toBeHidden();
  await expect(dial).toBeFocused();
};

let addressCount = 0;

/** Returns a unique email address. */
export const createAddress = (name: string): string => {
  addressCount += 1;
  return `${name}-${process.pid}-${Date.now().toString(36)}-${addressCount}@e2e.example`;
};

const ENTITIES = /&#(\d+);/g;

/** Waits for an email to an address with these words in its subject. Returns the text of the newest such email. */
export const readMail = async (page: Page, address: string, subject: string): Promise<string> => {
  let text = '';
  await expect(async () => {
    const response = await page.request.get(`/dev/mailbox?to=${encodeURIComponent(address)}`);
    const mails = (await response.text()).split('<article>').slice(1);
    const mail = mails.find((part) => (/<h2>([\s\S]*?)<\/h2>/.exec(part)?.[1] ?? '').includes(subject));
    text = /<pre>([\s\S]*?)<\/pre>/.exec(mail ?? '')?.[1] ?? '';
    expect(text, `a mail "${subject}" to ${address}`).not.toBe('');
  }).toPass({ timeout: 10_000 });
  return text.replace(ENTITIES, (_entity, code) => String.fromCharCode(Number(code)));
};
