/** Without signing in: public pages, sign-in errors, a forgotten password, unknown addresses, and pages that require a sign-in. */
import { expect, expectFieldError, expectScreen, expectToast, readMail, test } from './support/journey.ts';
import { createPerson, DEMO, registerByApi, requireLink, signIn } from './support/people.ts';

test('a visitor browses public pages and finds sign-in and registration', async ({ page }) => {
  await page.goto('/');
  await expectScreen(page, /./);
  await page
    .getByRole('link', { name: /^(Sign In|Log In)$/i })
    .first()
    .click();
  await expectScreen(page, 'Welcome Back');
  await expect(page).toHaveTitle(/Sign in/);
  await page.getByRole('link', { name: 'Sign up' }).click();
  await expectScreen(page, 'Join Puente');
  await expect(page.getByText('Create your account and get started')).toBeVisible();
  await expect(page.getByText('Your login credentials will be sent to your email address.')).toBeVisible();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expectFieldError(page.getByLabel('First name'), 'First name is required');
  await expectFieldError(page.getByLabel('Last name'), 'Last name is required');
  await expectFieldError(page.getByLabel('Email'), 'Invalid email address');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
});

test.describe('signing in', () => {
  test.use({ expectedErrors: ['401 /api/auth/login'] });

  test('shows errors at the field or in a toast, and works with the keyboard alone', async ({ page }) => {
    await page.goto('/login');
    const email = page.getByLabel('Email');
    const password = page.getByLabel('Password', { exact: true });
    const button = page.getByRole('button', { name: 'Sign In' });
    await expect(button).toBeEnabled();
    await button.click();
    await expectFieldError(email, 'Invalid email address');
    await expectFieldError(password, 'Password is required');

    await email.fill('nobody@e2e.example');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await password.fill('not my password');
    await button.click();
    await expectToast(page, 'Login Failed', 'Invalid email or password');

    await email.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(DEMO.company.email);
    await page.keyboard.press('Tab');
    await expect(password).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(DEMO.company.password);
    await page.keyboard.press('Enter');
    await expectToast(page, 'Welcome back!', "You've successfully logged in.");
    await expect(page).toHaveURL(/\/company-dashboard$/);
  });
});

test('a user who forgot the password gets a link by email, and signs in with the new password', async ({
  page,
  newPerson,
}) => {
  const person = createPerson('Olga', 'Vidal');
  await registerByApi(await newPerson(), person);

  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expectScreen(page, 'Forgot your password?');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expectFieldError(page.getByLabel('Email'), 'Invalid email address');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();

  const link = new URL(requireLink(await readMail(page, person.email, 'Set a new')));
  await page.goto(link.pathname + link.search);
  await expectScreen(page, 'Choose a new password');
  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expectFieldError(page.getByLabel('New password'), 'Use at least 10 characters');
  await page.getByLabel('New password').fill('seven green herons');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expectToast(page, 'Your password is set');

  await signIn(page, { email: person.email, password: 'seven green herons' });
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to Puente' })).toBeVisible();
});

test.describe('an unknown address', () => {
  test.use({ expectedErrors: ['404 /no/such/page'] });

  test('returns 404 and shows an explanation', async ({ page }) => {
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await expectScreen(page, '404 Page Not Found');
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
    await page.getByRole('link', { name: 'Go Home' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});

test.describe('a link that no longer works', () => {
  test.use({ expectedErrors: ['400 /api/auth/password/reset'] });

  test('says so in the language of the page', async ({ page }) => {
    await page.goto(`/reset-password?token=${'x'.repeat(43)}&language=es`);
    await page.getByLabel('Nueva contraseña').fill('four quiet bridges');
    await page.getByRole('button', { name: 'Guardar contraseña' }).click();
    await expect(page.locator('form').getByRole('alert')).toContainText('Este enlace venció o ya se usó.');
  });
});

test('a visitor who opens a page that requires a sign-in reaches it after signing in', async ({ page }) => {
  await page.goto('/my-applications?from=mail');
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent('/my-applications?from=mail')}`);
  await page.getByLabel('Email').fill(DEMO.candidate.email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO.candidate.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/my-applications\?from=mail$/);
  await expect(page.getByRole('heading', { level: 1, name: 'My applications' })).toBeVisible();

  for (const path of ['/login', '/register']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Camila' })).toBeVisible();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  const PAGES: ReadonlyArray<readonly [string, string | RegExp]> = [
    ['/', /./],
    ['/login', 'Welcome Back'],
    ['/register', 'Join Puente'],
    ['/forgot-password', 'Forgot your password?'],
    ['/apply', 'Apply to join Puente'],
  ];
  for (const [path, heading] of PAGES) {
    test(`${path} can be read`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.locator('main')).toHaveCount(1);
      await expect(page.locator('footer')).toBeVisible();
    });
  }
});
