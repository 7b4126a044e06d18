/** A visitor books a consultation, then moves and cancels it with the emailed link. Two visitors compete for the same time slot. */
import type { Page } from '@playwright/test';
import {
  createAddress,
  expect,
  expectAccessible,
  expectNoHorizontalOverflow,
  readMail,
  test,
} from './support/journey.ts';

test.use({ timezoneId: 'America/Sao_Paulo', expectedErrors: ['409 /api/bookings', '404 /api/bookings/manage'] });

const times = (page: Page) => page.getByRole('group', { name: /^Time on / }).getByRole('radio');

const fillForm = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel('Name').fill('Ana Ruiz');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Notes').fill('Two engineers, soon.');
};

/** Returns the path of the link in the confirmation email. */
const requireManagePath = (text: string): string => {
  const link = /\S+\/book\/manage\?token=\S+/.exec(text)?.[0];
  if (!link) throw new Error(`There is no link in: ${text}`);
  const { pathname, search } = new URL(link);
  return pathname + search;
};

test('a visitor books a consultation, choosing the time by keyboard', async ({ page }) => {
  const email = createAddress('visitor');
  await page.goto('/book');
  await expect(times(page).first()).toBeVisible();
  await expect(page.getByLabel('Your time zone')).toHaveValue('São Paulo');
  await expect(page.getByText(/the time in New York/)).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalOverflow(page);

  await page.getByRole('button', { name: 'Confirm booking' }).click();
  await expect(page.getByText('Please choose a time')).toBeVisible();
  await expect(times(page).first()).toBeFocused();
  await expectAccessible(page);

  // Chooses the first time of the last day.
  await page.getByRole('group', { name: 'Day' }).getByRole('radio').first().focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(times(page).first()).toBeChecked();
  await fillForm(page, email);
  await expect(page.getByText(/^You’re booking .+\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Confirm booking' }).click();

  await expect(page.getByRole('heading', { name: 'Your consultation is booked' })).toBeFocused();
  await expectAccessible(page);
  const [entry] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Add to calendar' }).click(),
  ]);
  expect(entry.suggestedFilename()).toBe('consultation.ics');
});

test('a visitor moves and cancels a consultation with the emailed link', async ({ page }) => {
  const email = createAddress('visitor');
  await page.goto('/book');
  await times(page).last().check();
  await fillForm(page, email);
  await page.getByRole('button', { name: 'Confirm booking' }).click();
  await expect(page.getByRole('heading', { name: 'Your consultation is booked' })).toBeVisible();

  await page.goto(requireManagePath(await readMail(page, email, 'consultation is booked')));
  await expect(page.getByRole('heading', { name: 'Your consultation', exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Choose another time' }).click();
  await times(page).last().check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Reschedule my consultation' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Consultation rescheduled' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your consultation', exact: true })).toBeFocused();
  await readMail(page, email, 'has a new time');

  await page.getByRole('button', { name: 'Cancel consultation' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel consultation' }).click();
  await expect(page.getByRole('heading', { name: 'This consultation is canceled' })).toBeVisible();
  await expectAccessible(page);
  await readMail(page, email, 'is canceled');
});

test('a visitor whose time was just taken keeps the typed text and chooses another time', async ({
  page,
  newPerson,
}) => {
  const other = await newPerson();
  for (const person of [page, other]) {
    await person.goto('/book');
    await person.getByRole('group', { name: 'Day' }).getByRole('radio').nth(4).check();
    await times(person).nth(3).check();
    await fillForm(person, createAddress('visitor'));
  }
  await page.getByRole('button', { name: 'Confirm booking' }).click();
  await expect(page.getByRole('heading', { name: 'Your consultation is booked' })).toBeVisible();
  await other.getByRole('button', { name: 'Confirm booking' }).click();
  await expect(other.getByRole('alert').filter({ hasText: 'This time is no longer available' })).toBeVisible();
  await expect(other.getByText('Please choose another time')).toBeVisible();
  await expect(other.getByLabel('Name')).toHaveValue('Ana Ruiz');
  await times(other).nth(3).check();
  await other.getByRole('button', { name: 'Confirm booking' }).click();
  await expect(other.getByRole('heading', { name: 'Your consultation is booked' })).toBeVisible();
});

test('the page of an invalid or incomplete link explains what to do', async ({ page }) => {
  await page.goto('/book/manage?token=nobody');
  await expect(page.getByRole('heading', { name: 'We found no consultation for this link' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/book/manage');
  await expect(page.getByText('This link is incomplete.')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page explains how to book by email', async ({ page }) => {
    await page.goto('/book');
    // Text locators ignore noscript elements.
    const note = page.locator('noscript p');
    await expect(note).toBeVisible();
    await expect(note).toContainText('Write to support@puente.example');
    await expect(page.locator('[data-island]')).toBeHidden();
  });
});
