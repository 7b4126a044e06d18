/**
 * What every journey uses: a page that fails the test on a console error or an uncaught exception, the accessibility check,
 * people with addresses of their own, and their mail.
 */
import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

export { expect };

/** A refused call is part of some journeys; the browser logs it by itself. */
const isRefusedCall = (text: string): boolean =>
  /Failed to load resource: .*status of (400|401|403|404|409)/.test(text);

const watch = (page: Page, problems: string[]): void => {
  page.on('console', (message) => {
    if (message.type() === 'error' && !isRefusedCall(message.text())) problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`exception: ${error.message}`));
};

export const test = base.extend<{ problems: string[]; newPerson: () => Promise<Page> }>({
  baseURL: async ({}, use) => use(process.env.E2E_BASE_URL ?? 'http://localhost:3000'),
  problems: async ({}, use) => {
    const problems: string[] = [];
    await use(problems);
    expect(problems).toEqual([]);
  },
  page: async ({ page, problems }, use) => {
    watch(page, problems);
    await use(page);
  },
  /** Opens a browser of someone else, without the first one's cookies. */
  newPerson: async ({ browser, baseURL, viewport, problems }, use) => {
    const contexts: { close(): Promise<void> }[] = [];
    await use(async () => {
      const context = await browser.newContext({ baseURL: baseURL ?? '', viewport });
      contexts.push(context);
      const page = await context.newPage();
      watch(page, problems);
      return page;
    });
    for (const context of contexts) await context.close();
  },
});

/** Checks what is on the screen now against WCAG 2.2 AA, in light and in dark. */
export const expectAccessible = async (page: Page): Promise<void> => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze();
    const found = violations.map(
      ({ id, nodes }) => `${colorScheme} ${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
    );
    expect(found).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
};

/** Nothing may be wider than the window. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
};

let people = 0;

/** An address that no other journey uses. */
export const newAddress = (name: string): string => {
  people += 1;
  return `${name}-${process.pid}-${Date.now().toString(36)}-${people}@e2e.example`;
};

/** The text of the newest mail to an address whose subject has a word. */
export const mailTo = async (page: Page, address: string, subject: string): Promise<string> => {
  let text = '';
  await expect(async () => {
    const response = await page.request.get(`/dev/mailbox?to=${encodeURIComponent(address)}`);
    const html = await response.text();
    const mail = html.split('<article>').find((part) => part.includes(address) && part.includes(subject));
    text = /<pre>([\s\S]*?)<\/pre>/.exec(mail ?? '')?.[1] ?? '';
    expect(text).not.toBe('');
  }).toPass();
  return text;
};

/** The temporary password of a mail: alone on its line, under the one that ends in `password:`. */
export const passwordIn = (text: string): string => {
  const lines = text.split('\n');
  const password = lines[lines.findIndex((line) => line.endsWith('password:')) + 1]?.trim();
  if (!password) throw new Error(`There is no password in: ${text}`);
  return password;
};

/** Signs in on the sign-in page. */
export const signIn = async (page: Page, email: string, password: string): Promise<void> => {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Welcome back!' })).toBeVisible();
};

/** Registers someone, reads the mailed password and signs in with it; leaves them at the chooser. */
export const registerAndSignIn = async (
  page: Page,
  person: { firstName: string; lastName: string; email: string },
): Promise<void> => {
  await page.goto('/register');
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Registration Successful!' })).toBeVisible();
  await page.waitForURL('**/login');
  await signIn(page, person.email, passwordIn(await mailTo(page, person.email, 'login credentials')));
};
