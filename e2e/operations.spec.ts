/** Admin operations: background work, erasing someone's data, and removing a lost second step. */
import { Secret, TOTP } from 'otpauth';
import { createAddress, expect, expectFieldError, expectScreen, expectToast, test } from './support/journey.ts';
import { createPerson, DEMO, registerByApi, signIn, signInByApi } from './support/people.ts';

test('an admin runs background work, and erases someone who applied without an account', async ({ page }) => {
  const email = createAddress('olvido');
  const response = await page.request.post('/api/latam/apply', {
    data: {
      firstName: 'Olvido',
      lastName: 'Barranco',
      email,
      jobTitle: 'Archivist',
      experience: '3-5',
      bio: 'I have put the papers of three small museums in order, and can find each of them again.',
      hourlyRate: 20,
      timezone: 'America/Lima',
      availability: 'part-time',
      skills: ['Archiving'],
    },
  });
  expect(response.ok(), await response.text()).toBe(true);
  await signInByApi(page, DEMO.admin);
  await page.goto('/admin/operations');
  await expectScreen(page, 'Operations');

  await test.step('background work is requested', async () => {
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Housekeeping' })
      .getByRole('button', { name: 'Run now' })
      .click();
    await expectToast(page, 'Run requested', 'The task “Housekeeping” runs as soon as a process is free.');
  });

  await test.step('a table shows retention times', async () => {
    await expect(page.getByRole('row').filter({ hasText: 'Public applications' })).toContainText('days');
  });

  await test.step('the person is erased after a confirmation, and the log omits the address', async () => {
    await page.getByLabel('Email address').fill(email);
    await page.getByRole('button', { name: 'Erase', exact: true }).click();
    const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await expect(dialog).toContainText(`Erase what we keep about ${email}?`);
    await dialog.getByRole('button', { name: 'Erase', exact: true }).click();
    await expectToast(page, 'Erased', 'Erased: 1 application, no consultations, no references.');
    await page.goto('/admin/activity');
    await expect(page.getByText('erased the data of a person without an account').first()).toBeVisible();
    await expect(page.getByText(email)).toHaveCount(0);
  });
});

test.describe('a lost second step', () => {
  test.use({ expectedErrors: ['400 /api/admin/users'] });

  test('is removed by an admin who enters their own password, and the user signs in without a second step', async ({
    page,
    newPerson,
    pageErrors,
  }) => {
    test.setTimeout(120_000);
    const browser = await newPerson();
    const person = createPerson('Perla', 'Funes');
    const password = await registerByApi(browser, person);
    await browser.goto('/account');
    await browser.getByRole('button', { name: 'Set up an app' }).click();
    const dialog = browser.getByRole('dialog', { name: 'Set up an app' });
    await dialog.getByLabel('Your password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    const key = ((await dialog.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/).textContent()) ?? '').replaceAll(' ', '');
    await dialog.getByLabel('Code from the app').fill(new TOTP({ secret: Secret.fromBase32(key) }).generate());
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    await browser.getByRole('button', { name: 'I’ve saved them' }).click();
    const { id } = await (await browser.request.get('/api/auth/user')).json();
    pageErrors.expected.push(`400 /api/admin/users/${id}/remove-second-step`);

    await signInByApi(page, DEMO.admin);
    await page.goto('/admin');
    await page.getByLabel('Search').fill(person.email);
    // Until the search result is shown, rows still move under the pointer.
    await expect(page.getByText('1 user found')).toBeVisible();
    await page.getByRole('button', { name: /Perla Funes/ }).click();
    await page.getByRole('menuitem', { name: 'Remove second step' }).click();
    const removal = page.getByRole('dialog', { name: 'Remove Perla Funes’s second sign-in step?' });
    const ownPassword = removal.getByLabel('Your own password', { exact: true });
    await ownPassword.fill('not my password');
    await removal.getByRole('button', { name: 'Remove second step' }).click();
    await expectFieldError(ownPassword, 'Your password is incorrect');
    await ownPassword.fill(DEMO.admin.password);
    await removal.getByRole('button', { name: 'Remove second step' }).click();
    await expectToast(page, 'Second step removed', 'Perla Funes signs in without a second step.');

    await signIn(browser, { email: person.email, password });
    await expect(browser.getByRole('heading', { name: 'One more step' })).toHaveCount(0);
  });
});
