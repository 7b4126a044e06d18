/**
 * Vetting by keyboard alone: three applications arrive, one a likely duplicate. An admin rejects with reasons in the applicant's language, undoes the
 * rejection, and approves several together. Another admin sees the queue change.
 */
import {
  expect,
  expectAccessible,
  expectNoHorizontalOverflow,
  expectScreen,
  expectToast,
  type Page,
  test,
} from './support/journey.ts';
import { createPerson, DEMO, signInByApi } from './support/people.ts';

const BIO = 'I have kept the books of four shops for six years, and every month closed on time.';

const fileApplication = async (
  page: Page,
  person: { firstName: string; lastName: string; email: string },
  more: object,
) => {
  const response = await page.request.post('/api/latam/apply', {
    headers: { 'accept-language': 'es-MX' },
    data: {
      ...person,
      jobTitle: 'Bookkeeper',
      experience: '5-10',
      bio: BIO,
      hourlyRate: 18,
      timezone: 'GMT-5',
      skills: ['QuickBooks'],
      ...more,
    },
  });
  expect(response.status(), await response.text()).toBe(201);
};

const findRow = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });

/** Loads the rest of the queue, because demo applicants may wait longer. */
const loadAll = async (page: Page): Promise<void> => {
  await expect(page.getByText(/^\d+ pending applications?$/)).toBeVisible();
  const more = page.getByRole('button', { name: 'Load more' });
  while (await more.isVisible()) {
    const before = await page.getByRole('heading', { level: 2 }).count();
    await more.press('Enter');
    await expect.poll(() => page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(before);
  }
};

/** Loads until a person appears; recent applicants are last. */
const loadUntilVisible = (page: Page, name: string): Promise<void> =>
  expect(async () => {
    await loadAll(page);
    await expect(findRow(page, name)).toHaveCount(1, { timeout: 1_000 });
  }).toPass({ timeout: 20_000 });

test('an admin reviews the queue by keyboard, and undoes a decision', async ({ page, newPerson }) => {
  test.setTimeout(180_000);
  const suffix = Date.now().toString(36).replaceAll(/\d/g, 'x');
  const first = createPerson('Ines', `Arrieta${suffix}`);
  const second = createPerson('Ines', `Arrieta${suffix}`);
  const third = createPerson('Bruno', `Salcedo${suffix}`);
  const fullName = ({ firstName, lastName }: typeof first) => `${firstName} ${lastName}`;
  const visitor = await newPerson();
  const link = `https://www.linkedin.com/in/arrieta-${suffix}`;
  await fileApplication(visitor, first, { linkedinUrl: link, country: 'PE' });
  await signInByApi(page, DEMO.admin);
  const other = await newPerson();
  await signInByApi(other, DEMO.admin);

  await test.step('Enter shows the complete application, and J and K move through the queue', async () => {
    await page.goto('/admin/applications');
    await expectScreen(page, 'Review queue');
    await loadAll(page);
    const name = page.getByRole('button', { name: fullName(first), exact: true });
    await name.focus();
    await page.keyboard.press('Enter');
    const pane = page.getByRole('region', { name: `${fullName(first)}’s application` });
    await expect(pane.getByText(BIO)).toBeVisible();
    await expect(pane.getByText('Nothing has been verified or requested yet.')).toBeVisible();
    await page.keyboard.press('k');
    await expect(pane).toBeHidden();
    await page.keyboard.press('j');
    await expect(pane).toBeVisible();
    await expect(name).toBeFocused();
    await expectNoHorizontalOverflow(page);
    // Scrolls to the top, where the header does not cover part of a row.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(page);
  });

  await test.step("R opens the list of reasons, and the text in the applicant's language can be edited", async () => {
    await page.keyboard.press('r');
    const dialog = page.getByRole('dialog', { name: `Reject ${fullName(first)}` });
    const message = dialog.getByLabel('Email in Spanish');
    await expect(message).toHaveValue(/Gracias por el tiempo/);
    await dialog.getByLabel('English not strong enough').press('Space');
    await expect(message).toHaveValue(/tu nivel de inglés sea suficiente/);
    await expectAccessible(page);
    await message.press('End');
    await message.press('ControlOrMeta+End');
    await message.pressSequentially(' Suerte.');
    await expect(dialog.getByRole('button', { name: 'Restore the standard wording' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Reject and send in 10 minutes' }).press('Enter');
    await expectToast(page, `Rejected: ${fullName(first)}`, 'Emails about this go out in 10 minutes.');
    await expect(findRow(page, fullName(first))).toHaveCount(0);
  });

  await test.step('another admin sees the decision and the text of the email about it', async () => {
    await other.goto('/admin/applications?view=decided');
    const decision = other.getByRole('listitem').filter({ hasText: first.email });
    await expect(decision.getByText('English not strong enough')).toBeVisible();
    await decision.getByText('Email text').click();
    await expect(decision.getByText(/Suerte\./)).toBeVisible();
    await expectScreen(other, 'Review queue');
  });

  await test.step('U undoes the decision, and the rejection is not sent', async () => {
    await page.keyboard.press('u');
    await expectToast(page, `Undone: ${fullName(first)}`);
    await loadUntilVisible(page, fullName(first));
    const mails = await (await page.request.get(`/dev/mailbox?to=${encodeURIComponent(first.email)}`)).text();
    expect(mails).toContain('Recibimos');
    expect(mails).not.toContain('Suerte.');
  });

  await test.step('a likely duplicate is marked, even in a queue that is already open', async () => {
    await fileApplication(visitor, second, { linkedinUrl: `${link}/`, country: 'PE', firstName: 'Inés' });
    await fileApplication(visitor, third, {});
    await loadUntilVisible(page, `Inés ${second.lastName}`);
    const duplicate = page.getByRole('button', { name: `Inés ${second.lastName}` }).first();
    await expect(duplicate).toBeVisible();
    await expect(
      findRow(page, `Inés ${second.lastName}`).getByText('Possible duplicate', { exact: true }),
    ).toBeVisible();
    await duplicate.press('Enter');
    const pane = page.getByRole('region', { name: `Inés ${second.lastName}’s application` });
    await expect(pane.getByText('same link, similar name')).toBeVisible();
    // Scrolls to the top, where the header does not cover part of a row.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(page);
  });

  await test.step("several applications are approved together, and the other admin's queue is updated", async () => {
    await other.goto('/admin/applications');
    await loadUntilVisible(other, fullName(third));
    await loadUntilVisible(page, fullName(third));
    for (const name of [fullName(first), fullName(third)]) {
      await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).press('Space');
    }
    const bar = page.getByRole('region', { name: 'Selected applications' });
    await expect(bar.getByText('2 selected')).toBeVisible();
    await bar.getByRole('button', { name: 'Approve' }).press('Enter');
    await expectToast(page, '2 applications approved');
    for (const name of [fullName(first), fullName(third)]) await expect(findRow(other, name)).toHaveCount(0);
  });

  await test.step('each decision can be undone from the list of decisions', async () => {
    await page.getByRole('button', { name: 'Decided', exact: true }).press('Enter');
    await page.getByRole('button', { name: `Undo the decision on ${fullName(third)}` }).press('Enter');
    await expectToast(page, `Undone: ${fullName(third)}`);
    const decision = page.getByRole('listitem').filter({ hasText: third.email }).first();
    await expect(decision.getByText('Undone', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: `Undo the decision on ${fullName(third)}` })).toHaveCount(0);
    // The application is last in the queue again, possibly on a page that is not loaded.
    await loadUntilVisible(other, fullName(third));
  });
});
