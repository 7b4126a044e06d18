/**
 * Using the product from a phone on the local network: plain HTTP on an address other than localhost, where browsers disable some features. The
 * browser resolves the address to this machine.
 */
import { chromiumLaunchOptions } from '../scripts/lib/chromium.mjs';
import { expect, test } from './support/journey.ts';
import { DEMO } from './support/people.ts';

const ADDRESS = '192.168.7.7';
const launchOptions = chromiumLaunchOptions();

test.use({
  launchOptions: { ...launchOptions, args: [...launchOptions.args, `--host-resolver-rules=MAP ${ADDRESS} 127.0.0.1`] },
});

test('messages, files and the booking page work on plain HTTP', async ({ page, baseURL }) => {
  const { port } = new URL(baseURL ?? '');
  const buildUrl = (path: string) => `http://${ADDRESS}:${port}${path}`;

  await page.goto(buildUrl('/book'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');

  await page.goto(buildUrl('/login'));
  await page.getByLabel('Email').fill(DEMO.company.email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO.company.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL(buildUrl('/company-dashboard'));
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);

  await page.goto(buildUrl('/messages'));
  await page.getByRole('list', { name: 'Conversations' }).getByRole('link').first().click();
  await page.locator('input[type="file"]').setInputFiles({
    name: 'terms.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n'),
  });
  await expect(page.getByRole('list', { name: 'Attached files' }).getByText('terms.pdf')).toBeVisible();
  await page.getByRole('textbox', { name: /message/i }).fill('Sent from a phone');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('log').getByText('Sent from a phone')).toBeVisible();
});
