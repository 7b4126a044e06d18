/**
 * Members of a company who may not recruit: a viewer and a reviewer open every screen of the company. Errors in the console fail the journey, so no
 * request may be refused. No screen offers an action that the role does not allow. Also covers a recruiter whose company is suspended.
 */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, readMail, test } from './support/journey.ts';
import {
  applyByApi,
  createCandidateWithProfile,
  createCompanyWithJob,
  createPerson,
  DEMO,
  requireLink,
  requirePassword,
  signInByApi,
} from './support/people.ts';

/** Buttons and links of actions that need an owner or a recruiter. */
const FORBIDDEN =
  /^(Post (a|your first) job|Edit|Duplicate|Pause|Reopen|Close job|Renew|Invite|Shortlist(ed)?|Messages?|Propose|Make an offer|Start review|Move to|Decline|Undo|Reveal|Save search|Save this view|Save changes|Save hours|Save criteria|Upload logo|Team|Hires)\b/;

const LAST_NAMES = { viewer: 'Mirón', reviewer: 'Juez', recruiter: 'Faro' } as const;
type Role = keyof typeof LAST_NAMES;

/** Joins the company with the link in the invitation email, and signs in. */
const joinCompany = async (owner: Page, browser: Page, role: Role): Promise<void> => {
  const person = createPerson('Vera', LAST_NAMES[role]);
  const invited = await owner.request.post('/api/companies/my-company/member-invitations', {
    data: { email: person.email, role },
  });
  expect(invited.status()).toBe(201);
  const token = new URL(requireLink(await readMail(browser, person.email, 'invites you'))).searchParams.get('token');
  const { firstName, lastName, email } = person;
  const accepted = await browser.request.post('/api/member-invitations/accept', {
    data: { token, firstName, lastName },
  });
  expect(accepted.status()).toBe(201);
  await signInByApi(browser, { email, password: requirePassword(await readMail(browser, email, 'login credentials')) });
};

const expectNoForbiddenAction = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
  for (const role of ['button', 'link'] as const) {
    await expect(page.getByRole(role, { name: FORBIDDEN }).filter({ visible: true }), path).toHaveCount(0);
  }
};

const expectNoAccess = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Access Denied' }), path).toBeVisible();
};

const CLOSED_TO_BOTH = ['/jobs/new', '/company/team', '/shortlist', '/messages', '/saved-searches', '/hires'];

test('a viewer and a reviewer see no action that their role does not allow', async ({ page, newPerson }) => {
  test.setTimeout(240_000);
  const { jobId } = await createCompanyWithJob(page, createPerson('Orla', 'Brandt'), 'Brandt Sails', {
    title: 'Sailmaker Assistant',
    description: 'Keep the order book of a sail loft.',
    requiredSkills: ['Excel'],
    hourlyBudget: 25,
  });
  const candidate = await newPerson();
  const { candidateId } = await createCandidateWithProfile(candidate, createPerson('Tadeo', 'Luna'), {
    jobTitle: 'Order Clerk',
    skills: ['Excel'],
    hourlyRate: 20,
  });
  const { id } = await applyByApi(candidate, { jobId, candidateId });
  const shared = [
    '/',
    '/company/jobs',
    '/applications?view=board',
    '/applications?view=list',
    '/interviews',
    '/profile',
    '/account',
  ];
  const job = `/company/jobs/${jobId}`;

  await test.step('the viewer reads jobs, applications and candidates', async () => {
    const viewer = await newPerson();
    await joinCompany(page, viewer, 'viewer');
    const details = ['', '?tab=people', '?tab=details', '?tab=funnel'].map((tab) => `${job}${tab}`);
    const own = [...details, '/applications?view=split', `/applications/${id}`, '/candidates', '/candidates/compare'];
    for (const path of [...shared, ...own]) await expectNoForbiddenAction(viewer, path);
    await viewer.goto('/candidates');
    const person = viewer.getByRole('main').getByRole('listitem').getByRole('heading').getByRole('link').first();
    await expectNoForbiddenAction(viewer, (await person.getAttribute('href')) ?? '');
    await viewer.goto('/applications?view=board');
    await expect(viewer.getByText('Everyone who applied to your jobs.')).toBeVisible();
    await expect(viewer.getByText('Drag a card', { exact: false })).toHaveCount(0);
    await viewer.goto('/candidates');
    await expect(person).toBeVisible();
    await viewer.keyboard.press('?');
    await expect(viewer.getByRole('dialog')).not.toContainText(/Invite|Shortlist|Message/);
    await viewer.keyboard.press('Escape');
    await viewer.keyboard.press('Control+k');
    await viewer.getByRole('dialog').getByRole('combobox').fill('post a job');
    await expect(viewer.getByRole('option', { name: 'Post a job' })).toHaveCount(0);
    for (const path of [...CLOSED_TO_BOTH, `/jobs/${jobId}/edit`]) await expectNoAccess(viewer, path);
  });

  await test.step('the reviewer sees no jobs before joining a hiring team, and cannot browse candidates', async () => {
    const reviewer = await newPerson();
    await joinCompany(page, reviewer, 'reviewer');
    for (const path of shared) await expectNoForbiddenAction(reviewer, path);
    for (const path of ['/', '/company/jobs']) {
      await reviewer.goto(path);
      await expect(reviewer.getByText('You’ll see a job here once you’re on its hiring team.')).toBeVisible();
    }
    await reviewer.goto('/');
    await expect(
      reviewer.getByText('You’ll see applications here for jobs where you’re on the hiring team.'),
    ).toBeVisible();
    await reviewer.goto('/profile');
    await expect(reviewer.getByRole('link', { name: 'See your page as candidates do' })).toHaveCount(0);
    const { companyId } = await (await page.request.get(`/api/jobs/${jobId}`)).json();
    await reviewer.goto(`/companies/${companyId}`);
    await expect(reviewer.getByText('You aren’t on the hiring team of any open job')).toBeVisible();
    for (const path of [...CLOSED_TO_BOTH, '/candidates', '/candidates/compare']) await expectNoAccess(reviewer, path);
  });
});

test('a recruiter whose company is suspended can use only their own account, until the company is restored', async ({
  page,
  newPerson,
  pageErrors,
}) => {
  test.setTimeout(120_000);
  // The open tab refetches it half a second after it connects, so possibly just after the suspension.
  pageErrors.expected.push('403 /api/conversations/unread-count');
  const { jobId } = await createCompanyWithJob(page, createPerson('Nilo', 'Arce'), 'Arce Kites', {
    title: 'Kite Tester',
    description: 'Fly every kite once.',
    requiredSkills: ['Excel'],
    hourlyBudget: 25,
  });
  const [recruiter, admin] = [await newPerson(), await newPerson()];
  await joinCompany(page, recruiter, 'recruiter');
  await signInByApi(admin, DEMO.admin);
  const { id } = await (await page.request.get('/api/auth/user')).json();
  const setSuspended = async (suspended: boolean): Promise<void> => {
    expect((await admin.request.patch(`/api/admin/users/${id}`, { data: { suspended } })).status()).toBe(200);
  };
  const isSuspendedShown = () =>
    expect(recruiter.getByRole('heading', { level: 1, name: 'Your company is suspended' })).toBeVisible();
  await recruiter.goto(`/company/jobs/${jobId}`);
  await expect(recruiter.getByRole('heading', { level: 1, name: 'Kite Tester' })).toBeVisible();

  await setSuspended(true);
  await isSuspendedShown();
  await expectAccessible(recruiter);
  for (const path of ['/', `/company/jobs/${jobId}`, '/messages', '/hires', '/profile']) {
    await recruiter.goto(path);
    await isSuspendedShown();
  }
  await expect(recruiter.getByRole('link', { name: 'Messages' })).toHaveCount(0);
  await recruiter.getByRole('link', { name: 'Go to your account' }).click();
  await expect(recruiter.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  await recruiter.waitForLoadState('networkidle');

  await recruiter.goto(`/company/jobs/${jobId}`);
  await isSuspendedShown();
  await setSuspended(false);
  await expect(recruiter.getByRole('heading', { level: 1, name: 'Kite Tester' })).toBeVisible();
});
