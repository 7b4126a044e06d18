/** Navigation by keyboard: the command palette, the search box, and the list of shortcuts. */
import type { Locator } from '@playwright/test';
import { expect, expectAccessible, type Page, test } from './support/journey.ts';
import { DEMO, signInByApi } from './support/people.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Jump to' });
const options = (page: Page) => page.getByRole('dialog', { name: 'Jump to' }).getByRole('option');

const openPalette = async (page: Page): Promise<void> => {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
};

/** Waits until an option stays in place. Groups above it may still load, and a click on a moving option can hit its neighbor. */
const waitUntilStill = async (option: Locator): Promise<void> => {
  let lastTop: number | undefined;
  const isStill = async (): Promise<boolean> => {
    const top = (await option.boundingBox())?.y;
    const isSame = top !== undefined && top === lastTop;
    lastTop = top;
    return isSame;
  };
  await expect.poll(isStill, { intervals: [400] }).toBe(true);
};

test('a company jumps to a page, a person and a conversation', async ({ page }) => {
  await signInByApi(page, DEMO.company);
  await page.goto('/company-dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const [person] = await (await page.request.get('/api/candidates/browse')).json();
  const name = `${person.user.firstName} ${person.user.lastName}`;

  await test.step('opens a page without the mouse', async () => {
    await openPalette(page);
    await expectAccessible(page);
    await page.keyboard.press('ArrowUp');
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      (await options(page).last().getAttribute('id')) ?? '',
    );
    await page.keyboard.type('shortl');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Shortlist' })).toBeFocused();
    await expect(field(page)).toBeHidden();
  });

  await test.step('opens a person, who is listed as recent afterward', async () => {
    await openPalette(page);
    await field(page).fill(name.toLowerCase());
    const group = page.getByRole('group', { name: 'People' });
    await expect(group.getByRole('option', { name })).toBeVisible();
    await group.getByRole('option', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await openPalette(page);
    await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option', { name })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(field(page)).toBeHidden();
  });

  await test.step('opens a conversation', async () => {
    const [{ user }] = await (await page.request.get('/api/conversations')).json();
    await page.getByRole('button', { name: 'Jump to…' }).click();
    await field(page).fill(user.firstName);
    await expect(page.getByRole('group', { name: 'People' })).toBeVisible();
    const conversation = page.getByRole('group', { name: 'Conversations' }).getByRole('option').first();
    await waitUntilStill(conversation);
    await conversation.click();
    await expect(page).toHaveURL(/\/messages\?userId=/);
  });

  await test.step('shows that nothing was found', async () => {
    await openPalette(page);
    await field(page).fill('zzqx');
    await expect(page.getByText('Nothing found for “zzqx”')).toBeVisible();
    await expectAccessible(page);
  });
});

test('a candidate finds a job and switches the theme, and an admin finds a user', async ({ page, newPerson }) => {
  await signInByApi(page, DEMO.candidate);
  await page.goto('/candidate-dashboard');
  const [job] = await (await page.request.get('/api/jobs/browse')).json();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await openPalette(page);
  await field(page).fill(job.title);
  await page.getByRole('group', { name: 'Jobs' }).getByRole('option', { name: job.title }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: job.title })).toBeVisible();
  await openPalette(page);
  await field(page).fill('dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  const admin = await newPerson();
  await signInByApi(admin, DEMO.admin);
  await admin.goto('/admin');
  await expect(admin.getByRole('heading', { level: 1 })).toBeVisible();
  await openPalette(admin);
  await field(admin).fill(DEMO.candidate.email);
  await admin.getByRole('group', { name: 'Users' }).getByRole('option').first().click();
  await expect(admin).toHaveURL(/\/admin\?q=candidate%40demo\.example/);
});

test('shortcuts focus the search box and open the list of shortcuts, but not while typing', async ({ page }) => {
  await signInByApi(page, DEMO.company);
  await page.goto('/applications?view=split');
  const search = page.getByRole('main').getByLabel('Search');
  await expect(search).toBeVisible();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.type('a/b?');
  await expect(search).toHaveValue('a/b?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await search.fill('');
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('region', { name: /^Preview of/ })).toBeVisible();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(dialog).toContainText('On this page');
  await expect(dialog).toContainText('Next');
  await expect(dialog).toContainText('Jump to anything');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});
