/**
 * The browser journeys: the real app, built, behind the real browser, on a wide screen and on a phone. Run them with
 * `npm run e2e`, which builds where needed and finds a Chromium.
 */
import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from './scripts/lib/chromium.mjs';

const GLOBAL_SETUP = './e2e/support/global-setup.ts';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  ...(existsSync(GLOBAL_SETUP) ? { globalSetup: GLOBAL_SETUP } : {}),
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  retries: 0,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: chromiumLaunchOptions(),
    locale: 'en-US',
    timezoneId: 'America/New_York',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', use: { viewport: { width: 375, height: 812 }, hasTouch: true } },
  ],
});
