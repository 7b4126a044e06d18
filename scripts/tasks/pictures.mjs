/**
 * `npm run pictures`: takes the screenshots for the README (docs/pictures) and for the landing page from the demo market.
 * `npm run pictures -- --walk FOLDER [--only part-of-an-address]`: instead takes screenshots of all main screens of visitors, companies, candidates
 * and admins, in phone, tablet and wide windows, in light and dark, and prints the console errors of the pages. For visual review.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { PICTURE_SIZE, pictureFile } from '../../src/features/marketing/client/pictures.ts';
import { LANGUAGES } from '../../src/shared/languages.ts';
import '../lib/end-with-launcher.mjs';
import { buildIfStale } from '../lib/build.mjs';
import { registerCleanup } from '../lib/child.mjs';
import { chromiumLaunchOptions, findChromium } from '../lib/chromium.mjs';
import { startTemporaryServer } from '../lib/own-server.mjs';
import { fromRoot } from '../lib/paths.mjs';

const printLine = (line) => process.stdout.write(`${line}\n`);

const SIGN_INS = {
  company: { email: 'company@demo.example', password: 'demo-company-bridge' },
  candidate: { email: 'candidate@demo.example', password: 'demo-candidate-bridge' },
  admin: { email: 'admin@demo.example', password: 'demo-admin-bridge' },
};

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 375, height: 720 };
const QUALITY = 70;

/** Returns the id of the first row of a list. */
const findFirstId = async (page, list) => (await (await page.request.get(list)).json())[0]?.id;
const findFirstJobId = (page) => findFirstId(page, '/api/jobs/browse');

/** Screenshots for the README: file, user, page and window. */
const PICTURES = [
  { file: 'landing', path: '/' },
  { file: 'company-dashboard', person: 'company', path: '/company-dashboard' },
  { file: 'browse-candidates', person: 'company', path: '/candidates' },
  { file: 'pipeline', person: 'company', path: '/applications' },
  { file: 'job', person: 'candidate', path: async (page) => `/jobs/${await findFirstJobId(page)}` },
  { file: 'candidate-dashboard', person: 'candidate', path: '/candidate-dashboard' },
  { file: 'messages-phone', person: 'candidate', path: '/messages', open: 'Juniper & Slate', window: PHONE },
  { file: 'review-desk', person: 'admin', path: '/admin/applications', open: 'first' },
  { file: 'overview', person: 'admin', path: '/admin/overview' },
];

/** Screenshots for the landing page in each language. */
const LANDING_PICTURES = [
  { file: 'candidates', person: 'company', path: '/candidates' },
  { file: 'pipeline', person: 'company', path: '/applications' },
  { file: 'job', person: 'candidate', path: async (page) => `/jobs/${await findFirstJobId(page)}` },
].flatMap((shot) => LANGUAGES.map((language) => ({ ...shot, language, window: PICTURE_SIZE })));

/** The main screens of each role. */
const SCREENS = {
  visitor: async () => ['/', '/apply', '/book', '/how-scores-work'],
  company: async (page) => [
    '/company-dashboard',
    '/jobs/new',
    '/candidates',
    `/candidates/${await findFirstId(page, '/api/candidates/browse')}`,
    '/shortlist',
    '/applications',
    '/applications?view=list',
    `/applications/${await findFirstId(page, '/api/applications?status=interviewing')}`,
    `/applications/${await findFirstId(page, '/api/applications?status=offered')}`,
    '/interviews',
    '/hires',
    '/company/jobs',
    `/company/jobs/${await findFirstId(page, '/api/jobs')}`,
    '/messages',
    '/profile',
    '/account',
  ],
  candidate: async (page) => [
    '/candidate-dashboard',
    '/jobs',
    `/jobs/${await findFirstJobId(page)}`,
    `/companies/${(await (await page.request.get('/api/jobs/browse')).json())[0].companyId}`,
    '/saved-jobs',
    '/my-applications',
    ...(await (await page.request.get('/api/my-applications')).json()).map(({ id }) => `/my-applications/${id}`),
    '/interviews',
    '/messages',
    '/profile',
    '/english-task',
  ],
  admin: async () => [
    '/admin',
    '/admin/applications',
    '/admin/applications?view=decided',
    '/admin/verifications',
    '/admin/english',
    '/admin/reports',
    '/admin/appeals',
    '/admin/activity',
    '/admin/overview',
    '/admin/operations',
    '/hires',
  ],
};
const WINDOWS = [375, 768, 1440];

const signIn = async (page, person) => {
  if (person === undefined || person === 'visitor') return;
  const response = await page.request.post('/api/auth/login', { data: SIGN_INS[person] });
  if (!response.ok()) throw new Error(`${person} could not sign in: ${response.status()}`);
};

/** Waits until loading and animations have ended. */
const settle = async (page) => {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(350);
};

const open = async (page, what) => {
  const main = page.getByRole('main');
  const target =
    what === 'first'
      ? main.getByRole('heading', { level: 2 }).getByRole('button').first()
      : main.getByText(what).first();
  await target.click();
  await settle(page);
};

/** Opens the page as described, ready for a screenshot. */
const show = async (context, url, { person, path, open: opened, window = WIDE, language }) => {
  const page = await context.newPage();
  await page.setViewportSize(window);
  await signIn(page, person);
  if (language !== undefined) await page.request.patch('/api/account', { data: { language } });
  await page.goto(url + (typeof path === 'string' ? path : await path(page)));
  await settle(page);
  if (opened) await open(page, opened);
  return page;
};

const takePicture = async (context, url, shot, to) => {
  const page = await show(context, url, shot);
  await sharp(await page.screenshot())
    .webp({ quality: QUALITY })
    .toFile(to);
  printLine(to);
};

const pictureName = (address) => address.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id').replaceAll(/[^a-z0-9]+/gi, '-');

/** Takes screenshots of an open page in every window size and theme. */
const takeAll = async (page, to) => {
  for (const width of WINDOWS) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ['light', 'dark']) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.waitForTimeout(60);
      await page.screenshot({ path: `${to}-${width}-${colorScheme}.png`, fullPage: true });
    }
  }
};

const walkAs = async (page, url, { person, folder, only }) => {
  let errors = 0;
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    errors += 1;
    printLine(`${person} ${new URL(page.url()).pathname}: ${message.text()}`);
  });
  await signIn(page, person);
  const addresses = (await SCREENS[person](page)).filter((address) => address.includes(only));
  for (const [index, address] of addresses.entries()) {
    await page.goto(url + address);
    await settle(page);
    await takeAll(page, join(folder, `${person}-${index}${pictureName(address)}`));
  }
  return errors;
};

const walk = async (newContext, url, { folder, only }) => {
  await mkdir(folder, { recursive: true });
  let errors = 0;
  for (const person of Object.keys(SCREENS)) {
    const context = await newContext();
    errors += await walkAs(await context.newPage(), url, { person, folder, only });
    await context.close();
  }
  printLine(`${errors} errors in the console`);
  return errors === 0 ? 0 : 1;
};

const run = async ({ walk: folder, only }) => {
  const server = await startTemporaryServer({ DEMO: '1' });
  const browser = await chromium.launch(chromiumLaunchOptions());
  const stop = async () => {
    await browser.close();
    await server.stop();
  };
  const cancelCleanup = registerCleanup(stop);
  const newContext = (options) =>
    browser.newContext({
      baseURL: server.url,
      locale: 'en-US',
      timezoneId: 'America/New_York',
      reducedMotion: 'reduce',
      ...options,
    });
  try {
    if (folder !== undefined) return await walk(newContext, server.url, { folder, only });
    const shots = [
      ...PICTURES.map((shot) => [shot, `docs/pictures/${shot.file}.webp`]),
      ...LANDING_PICTURES.map((shot) => [
        shot,
        `src/features/marketing/client/pictures/${pictureFile(shot.file, shot.language)}.webp`,
      ]),
    ];
    for (const [shot, file] of shots) {
      const context = await newContext({ colorScheme: 'light' });
      await takePicture(context, server.url, shot, fromRoot(file));
      await context.close();
    }
    return 0;
  } finally {
    cancelCleanup();
    await stop();
  }
};

const { values } = parseArgs({ options: { walk: { type: 'string' }, only: { type: 'string', default: '' } } });
const chromiumFound = await findChromium();
printLine(chromiumFound.line);
if (!chromiumFound.env) process.exit(1);
Object.assign(process.env, chromiumFound.env);
const built = await buildIfStale({ onBuild: () => printLine('Building') });
process.exitCode = built.code === 0 ? await run(values) : built.code;
