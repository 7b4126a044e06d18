/**
 * The browser journeys: the built app in a real browser, on a wide screen or on a phone. Run them with `npm run e2e`, which
 * builds if needed and finds a Chromium.
 */
import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from './scripts/lib/chromium.mjs';

const GLOBAL_SETUP = './e2e/support/global-setup.ts';

/**
 * Most journeys run once: on a phone if their users mostly have one, otherwise on a wide screen. Journeys that test layout
 * (every screen, every public page, differences of narrow windows) run on both.
 */
const ON_BOTH = [
  'messages',
  'pipeline',
  'public-content',
  'public-menu',
  'public-weight',
  'score',
  'screens',
  'vetting',
];
const ON_A_PHONE = ['account', 'booking', 'candidate', 'languages', 'resume', 'sticky-apply', 'visitor'];
const specFiles = (names: readonly string[]): string[] => names.map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  ...(existsSync(GLOBAL_SETUP) ? { globalSetup: GLOBAL_SETUP } : {}),
  // One more than the cores of a small machine, because a journey often waits, for mail or for the other side.
  workers: 3,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  retries: 0,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: chromiumLaunchOptions(),
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Animations and traces take a fifth of a run; `TRACE=1` records a trace of each failure.
    contextOptions: { reducedMotion: 'reduce' },
    trace: process.env.TRACE === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', testIgnore: specFiles(ON_A_PHONE), use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      testMatch: specFiles([...ON_BOTH, ...ON_A_PHONE]),
      use: { viewport: { width: 375, height: 812 }, hasTouch: true },
    },
  ],
});
