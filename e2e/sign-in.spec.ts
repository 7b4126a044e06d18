/**
 * Signing in with more than a password: a passkey in a virtual authenticator, an authenticator app with recovery codes, and a sign-in provider that
 * runs on this machine.
 */
import { Secret, TOTP } from 'otpauth';
import {
  createAddress,
  expect,
  expectAccessible,
  expectFieldError,
  expectNoHorizontalOverflow,
  expectScreen,
  expectToast,
  type Page,
  readMail,
  signOut,
} from './support/journey.ts';
import { createPerson, registerByApi, requireLink } from './support/people.ts';
import { test } from './support/site-with-provider.ts';

/** Expected error responses: refused sign-ins, links and codes, and unread counts that are requested while signing out. */
test.use({
  expectedErrors: [
    '401 /api/auth/login',
    '429 /api/auth/login',
    '400 /api/auth/sign-in-links/use',
    '400 /api/auth/second-step/code',
    '401 /api/notifications/unread-count',
  ],
});

const addAuthenticator = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
};

const openAccount = async (page: Page): Promise<void> => {
  await page.goto('/account');
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeVisible();
};

const saveRecoveryCodes = async (page: Page): Promise<string[]> => {
  const dialog = page.getByRole('dialog', { name: 'Save your recovery codes' });
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  const codes = await dialog.getByRole('listitem').allTextContents();
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('puente-recovery-codes.txt');
  await dialog.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(dialog).toBeHidden();
  return codes;
};

const enterPassword = async (page: Page, email: string, password: string): Promise<void> => {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
};

test('a user adds a passkey, uses it alone and as a second step, and removes it', async ({ page }) => {
  test.setTimeout(120_000);
  await addAuthenticator(page);
  const person = createPerson('Irene', 'Salas');
  const password = await registerByApi(page, person);
  await openAccount(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await expect(dialog.getByLabel('Name')).toHaveValue(/Chrome on/);
  await expectAccessible(page);
  await dialog.getByLabel('Name').fill('My laptop');
  await dialog.getByLabel('Your password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  await saveRecoveryCodes(page);
  await expect(page.getByRole('button', { name: 'Rename My laptop' })).toBeVisible();
  await expectScreen(page, 'Account');
  await readMail(page, person.email, 'How you sign in');

  await signOut(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expectToast(page, 'Welcome back!');

  await signOut(page);
  await enterPassword(page, person.email, password);
  await expectAccessible(page);
  await expectNoHorizontalOverflow(page);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expectToast(page, 'Welcome back!');

  await openAccount(page);
  await page.getByRole('button', { name: 'Remove My laptop' }).click();
  const removal = page.getByRole('dialog', { name: 'Remove My laptop?' });
  await removal.getByLabel('Your password', { exact: true }).fill(password);
  await removal.getByRole('button', { name: 'Remove passkey' }).click();
  await expectToast(page, 'Saved');
  await expect(page.getByRole('button', { name: 'Remove My laptop' })).toBeHidden();
});

test('an authenticator app is set up by its key, used as a second step, and bypassed with a recovery code', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const person = createPerson('Julio', 'Prieto');
  const password = await registerByApi(page, person);
  await openAccount(page);
  await page.getByRole('button', { name: 'Set up an app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up an app' });
  await dialog.getByLabel('Your password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await expectAccessible(page);
  const key = ((await dialog.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/).textContent()) ?? '').replaceAll(' ', '');
  const generateCode = (steps: number) =>
    new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + steps * 30_000 });
  await dialog.getByLabel('Code from the app').fill(generateCode(-1));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  const [recoveryCode = ''] = await saveRecoveryCodes(page);

  await signOut(page);
  await enterPassword(page, person.email, password);
  await page.getByLabel('Code from your authenticator app').fill('000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  const field = page.getByLabel('Code from your authenticator app');
  await expectFieldError(field, 'This code is incorrect or was already used');
  await field.fill(generateCode(0));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectToast(page, 'Welcome back!');

  await signOut(page);
  await enterPassword(page, person.email, password);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recoveryCode);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expectToast(page, 'Welcome back!');
  await openAccount(page);
  await expect(page.getByText('9 codes left')).toBeVisible();
});

test('a user whose address is locked requests a link, signs in with it, and cannot use it again', async ({
  page,
  newPerson,
}) => {
  const person = createPerson('Elena', 'Quispe');
  await registerByApi(await newPerson(), person);
  const lock = {
    status: 429,
    title: 'Too Many Requests',
    detail: 'Too many attempts. Please try again in 15 minutes.',
  };
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({ status: 429, contentType: 'application/problem+json', body: JSON.stringify(lock) }),
  );
  await page.goto('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expectToast(page, 'Login Failed', lock.detail);
  await expect(page.getByRole('heading', { name: 'Sign in with a link instead' })).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalOverflow(page);
  await page.getByRole('button', { name: 'Email me a link' }).click();
  await expect(page.getByText(`If ${person.email} has an account`)).toBeVisible();

  const link = requireLink(await readMail(page, person.email, 'link to sign in'));
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Sign in with your link' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign in now' }).click();
  await expectToast(page, 'Welcome back!');

  const other = await newPerson();
  await other.goto(link);
  await other.getByRole('button', { name: 'Sign in now' }).click();
  await expect(other.getByText('This link has expired or was already used.')).toBeVisible();
  await other.getByRole('button', { name: 'Use your password instead' }).click();
  await expect(other.getByLabel('Password', { exact: true })).toBeVisible();
});

test('a session that ends while typing offers to sign in, and the text is restored', async ({ page, pageErrors }) => {
  // Requests that are refused after the session has ended. Saving a change also refetches the counts.
  const paths = ['/api/auth/user', '/api/companies', '/api/conversations/unread-count'];
  pageErrors.expected.push(...paths.map((path) => `401 ${path}`));
  test.setTimeout(120_000);
  const person = createPerson('Tomas', 'Ibarra');
  const password = await registerByApi(page, person);
  await page.request.patch('/api/auth/account-type', { data: { accountType: 'company' } });
  await page.goto('/company-dashboard');
  const name = page.getByLabel('Company name');
  await name.fill('Half a company');
  await page.request.post('/api/auth/logout');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  const signInAgain = async () => {
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(name).toHaveValue('Half a company');
  };
  await signInAgain();

  // The same happens if submitting the form reveals that the session has ended.
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Complete Setup' }).click();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await signInAgain();
});

test('a new user continues with a provider; an existing user must sign in before connecting the provider', async ({
  page,
  newPerson,
  site,
}) => {
  test.setTimeout(120_000);
  const email = createAddress('olga');
  site.provider.person = { sub: email, email, email_verified: true, given_name: 'Olga', family_name: 'Duarte' };
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Acme' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Puente' })).toBeVisible();

  const other = await newPerson();
  const member = createPerson('Rosa', 'Mejia');
  const password = await registerByApi(other, member);
  site.provider.person = { sub: member.email, email: member.email, email_verified: true };
  await other.context().clearCookies();
  await other.goto('/login');
  await other.getByRole('button', { name: 'Continue with Acme' }).click();
  await expect(other.getByText('An account uses your email address, or did until recently.')).toBeVisible();
  await expectAccessible(other);
  await other.getByLabel('Email').fill(member.email);
  await other.getByLabel('Password', { exact: true }).fill(password);
  await other.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expectToast(other, 'Welcome back!');
  await openAccount(other);
  await other.getByRole('button', { name: 'Connect Acme' }).click();
  const dialog = other.getByRole('dialog', { name: 'Connect Acme' });
  await dialog.getByLabel('Your password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Connect' }).click();
  await expectToast(other, 'You can sign in with Acme from now on.');
  await expect(other.getByRole('button', { name: 'Disconnect Acme' })).toBeVisible();
});

for (const width of [375, 1440]) {
  test(`at ${width} pixels a screen does not move when the banner about a temporary password appears`, async ({
    page,
  }) => {
    await registerByApi(page, createPerson('Nora', 'Vance'));
    await page.setViewportSize({ width, height: 900 });
    const { promise: gate, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/*banner*.js', async (route) => {
      await gate;
      await route.continue();
    });
    await page.goto('/account');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    const position = await heading.boundingBox();
    await expect(page.getByText('Your password is temporary.')).toBeHidden();
    release();
    await expect(page.getByText('Your password is temporary.')).toBeVisible();
    expect(await heading.boundingBox()).toEqual(position);
  });
}
