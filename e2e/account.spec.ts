/**
 * A user changes their name, photo, email address, email preferences and language, exports their data and deletes the account. The other side of a
 * conversation sees the deletion.
 */
import { readFile } from 'node:fs/promises';
import {
  chooseFromAccountMenu,
  createAddress,
  expect,
  expectAccessible,
  expectFieldError,
  expectScreen,
  expectToast,
  type Page,
  readMail,
  test,
} from './support/journey.ts';
import {
  applyByApi,
  createCandidateWithProfile,
  createCompanyWithJob,
  createPerson,
  requireLink,
} from './support/people.ts';

/** A single pixel is enough, because API tests cover image processing. */
const PICTURE = {
  name: 'me.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

const openAccount = async (page: Page): Promise<void> => {
  await page.goto('/');
  await chooseFromAccountMenu(page, 'Account');
  await expectScreen(page, 'Account');
};

test.describe(() => {
  test.use({ expectedErrors: ['400 /api/account'] });

  test('a user changes their account, exports their data and deletes the account', async ({ page, newPerson }) => {
    test.setTimeout(150_000);
    const employer = await newPerson();
    const { jobId } = await createCompanyWithJob(employer, createPerson('Olive', 'Marsh'), 'Marsh & Daughters', {
      title: 'Ledger Keeper',
      description: 'Keeps the ledgers of a small shop by the sea.',
      requiredSkills: ['Excel'],
      hourlyBudget: 20,
    });
    const { candidateId, password } = await createCandidateWithProfile(page, createPerson('Ines', 'Robles'), {
      jobTitle: 'Bookkeeper',
      skills: ['Excel'],
      hourlyRate: 18,
    });
    await applyByApi(page, { jobId, candidateId });
    const { id: userId } = await (await page.request.get('/api/auth/user')).json();
    await employer.request.post('/api/messages', { data: { receiverId: userId, content: 'Shall we talk?' } });
    await openAccount(page);

    await test.step('changes the name, after an empty one was rejected', async () => {
      await page.getByLabel('First name').fill(' ');
      await page.getByRole('button', { name: 'Save name' }).click();
      await expectFieldError(page.getByLabel('First name'), 'First name is required');
      await page.getByLabel('First name').fill('Inesita');
      await page.getByRole('button', { name: 'Save name' }).click();
      await expectToast(page, 'Success', 'Your new name is saved.');
      await expect(page.getByRole('button', { name: 'Inesita Robles' })).toBeVisible();
    });

    await test.step('previews a photo before saving it, and removes it', async () => {
      const accountMenu = page.getByRole('banner').getByRole('button', { name: 'Account menu' });
      await page.getByLabel('Photo', { exact: true }).setInputFiles({ ...PICTURE, buffer: Buffer.from('a song') });
      await expect(page.getByText('Choose a JPEG, PNG or WebP picture')).toBeVisible();
      await page.getByLabel('Photo', { exact: true }).setInputFiles(PICTURE);
      await expect(page.getByText('This is how others will see you.')).toBeVisible();
      await page.getByRole('button', { name: 'Save photo' }).click();
      await expectToast(page, 'Success', 'Your new photo is saved.');
      await expect(accountMenu.locator('img')).toHaveAttribute('src', /^\/api\/photos\//);
      await page.getByRole('button', { name: 'Remove', exact: true }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove photo' }).click();
      await expectToast(page, 'Photo removed');
      await expect(accountMenu.locator('img')).toHaveCount(0);
    });

    const address = createAddress('ines.new');
    await test.step('confirms a new address with the link in its email', async () => {
      await page.getByRole('button', { name: 'Change email' }).click();
      await page.getByLabel('New email').fill(address);
      const form = page.locator('form').filter({ has: page.getByLabel('New email') });
      await form.getByLabel('Current password').fill(password);
      await page.getByRole('button', { name: 'Send link' }).click();
      await expectToast(page, 'Check your new inbox', address);
      await expect(page.getByText(`Confirm ${address}`)).toBeVisible();
      await expectAccessible(page);
      const tab = await page.context().newPage();
      await tab.goto(requireLink(await readMail(page, address, 'Confirm your new email address for Puente')));
      await expectScreen(tab, 'Confirm your new address');
      await tab.getByRole('button', { name: 'Confirm address' }).click();
      await expect(tab.getByText(`From now on you sign in with ${address}.`)).toBeVisible();
      await tab.getByRole('link', { name: 'Go to your account' }).click();
      await expect(tab.getByRole('main').getByText(address)).toBeVisible();
      await tab.close();
    });

    await test.step('sees the new address on the page that stayed open', async () => {
      // Browsers fire this event when the user returns to a tab.
      await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
      await expect(page.getByText(`Confirm ${address}`)).toBeHidden();
      await expect(page.getByRole('main').getByText(address)).toBeVisible();
      await page.getByRole('button', { name: 'Account menu' }).click();
      await expect(page.getByRole('menu').getByText(address)).toBeVisible();
      await page.keyboard.press('Escape');
    });

    await test.step('turns off one kind of email, and switches to Spanish and back', async () => {
      const unread = page.getByRole('switch', { name: 'Unread messages' });
      await expect(unread).toBeChecked();
      await unread.click();
      await expect(unread).not.toBeChecked();
      await expect(unread).toBeEnabled();
      const bell = page.getByRole('group', { name: /^In the bell/ }).getByRole('switch', { name: 'Interviews' });
      await bell.click();
      await expect(bell).not.toBeChecked();
      await expect(bell).toBeEnabled();
      await page.reload();
      await expect(unread).not.toBeChecked();
      await expect(bell).not.toBeChecked();
      await page.getByLabel('Language', { exact: true }).focus();
      await page.getByLabel('Language', { exact: true }).selectOption('Español');
      await expect(page.getByRole('heading', { level: 1, name: 'Cuenta' })).toBeVisible();
      await expect(page.getByLabel('Idioma', { exact: true })).toBeFocused();
      await expect(page).toHaveTitle('Cuenta · Puente');
      await page.getByLabel('Idioma', { exact: true }).selectOption('English');
      await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
    });

    await test.step('downloads everything', async () => {
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download your data' }).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(/^puente-\d{4}-\d\d-\d\d\.json$/);
      const data = JSON.parse(await readFile(await file.path(), 'utf8'));
      expect(data.account).toMatchObject({ firstName: 'Inesita', email: address });
      expect(data.messages[0].content).toBe('Shall we talk?');
    });

    await test.step('deletes the account, after a wrong password', async () => {
      await page.getByRole('button', { name: 'Delete account…' }).click();
      const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
      await expect(dialog.getByText('we withdraw those not yet decided', { exact: false })).toBeVisible();
      await expectAccessible(page);
      await dialog.getByLabel('Your password').fill('not this one');
      await dialog.getByRole('button', { name: 'Delete account' }).click();
      await expectFieldError(dialog.getByLabel('Your password'), 'Your password is incorrect');
      await dialog.getByLabel('Your password').fill(password);
      await dialog.getByRole('button', { name: 'Delete account' }).click();
      await expectToast(page, 'Your account is deleted', 'Goodbye, and thank you.');
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
      await page.goto('/account');
      await expect(page).toHaveURL(/\/login\?next=/);
    });

    await test.step('the company sees a deleted user and keeps the thread', async () => {
      await employer.goto(`/messages?userId=${userId}`);
      await expect(employer.getByRole('log').getByText('Shall we talk?')).toBeVisible();
      await expect(employer.getByText('Deleted user').filter({ visible: true }).first()).toBeVisible();
      await expect(employer.getByText('This account no longer exists')).toBeVisible();
    });
  });
});
