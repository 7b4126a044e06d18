/**
 * The hosts of a production site: the primary domain for companies and admins, and the jobs subdomain for candidates. The browser resolves both to
 * this machine.
 */
import { chromiumLaunchOptions } from '../scripts/lib/chromium.mjs';
import { addSkill, expect, expectScreen, expectToast, type Page, readMail, test } from './support/journey.ts';
import { createPerson, DEMO, requirePassword } from './support/people.ts';

const { args, ...launch } = chromiumLaunchOptions();
const RULE = '--host-resolver-rules=MAP *.puente.test 127.0.0.1, MAP puente.test 127.0.0.1';

test.use({ launchOptions: { ...launch, args: [...args, RULE] } });

/** Returns the address of the product under another host name. */
const siteAt = (host: string, baseURL: string | undefined): string => `http://${host}:${new URL(baseURL ?? '').port}`;

const signInAt = async (page: Page, site: string, who: { email: string; password: string }): Promise<void> => {
  await page.goto(`${site}/login`);
  await page.getByLabel('Email').fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expectToast(page, 'Welcome back!');
};

test('a candidate finds jobs on the jobs subdomain only', async ({ page, baseURL }) => {
  const primary = siteAt('www.puente.test', baseURL);
  const jobs = siteAt('jobs.puente.test', baseURL);
  await signInAt(page, primary, DEMO.candidate);
  await expectScreen(page, 'Job Portal Restricted');
  await expect(page.getByText('Job browsing and applications are only available on the jobs subdomain.')).toBeVisible();
  for (const path of ['/jobs', '/messages', '/my-applications']) {
    await page.goto(primary + path);
    await expect(page.getByRole('heading', { level: 1, name: 'Job Portal Restricted' })).toBeVisible();
  }
  await page.goto(`${primary}/admin`);
  await expect(page.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();

  await page.goto(primary);
  await page.getByRole('link', { name: 'Go to Job Portal' }).click();
  await expect(page).toHaveURL((url) => url.origin === jobs);
  await signInAt(page, jobs, DEMO.candidate);
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Camila' })).toBeVisible();
});

test('a new candidate sets up the profile on the primary domain, before going to the job portal', async ({
  page,
  baseURL,
}) => {
  const primary = siteAt('puente.test', baseURL);
  const person = createPerson('Noelia', 'Prado');
  await page.goto(`${primary}/register`);
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.waitForURL('**/login');
  const password = requirePassword(await readMail(page, person.email, 'login credentials'));
  await signInAt(page, primary, { email: person.email, password });
  await page.getByText("I'm Job Seeking").click();
  await page.getByRole('button', { name: 'Continue' }).click();

  await expectScreen(page, 'Professional Profile');
  await page.goto(`${primary}/jobs`);
  await expectScreen(page, 'Professional Profile');
  await page.getByLabel('Job title').fill('Bookkeeper');
  await addSkill(page, 'Skills', 'Bookkeeping');
  await page.getByRole('button', { name: 'Complete Setup' }).click();
  await expectToast(page, 'Success', 'Profile created successfully!');
  await expectScreen(page, 'Job Portal Restricted');
});

test('a company works on the primary domain', async ({ page, baseURL }) => {
  await signInAt(page, siteAt('puente.test', baseURL), DEMO.company);
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome, / })).toBeVisible();
});

test('an admin works on the primary domain', async ({ page, baseURL }) => {
  const site = siteAt('puente.test', baseURL);
  await signInAt(page, site, DEMO.admin);
  await page.goto(`${site}/admin/applications`);
  await expect(page.getByRole('heading', { level: 1, name: 'Review queue' })).toBeVisible();
});
