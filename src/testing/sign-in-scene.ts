/** Test helpers for sign-ins that require more than a password. */

import { Secret, TOTP } from 'otpauth';
import { expect, vi } from 'vitest';
import { type CookieBrowser, openBrowser } from './cookie-browser.ts';
import { SoftAuthenticator } from './soft-authenticator.ts';
import { BUILT_PASSWORD, type TestWorld } from './test-app.ts';

/** Returns the code that an authenticator app with this key shows `steps` thirty-second periods from now. */
export const generateCode = (key: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + steps * 30_000 });

/** Returns a client that has entered the correct password; a second step may follow. */
export const passPasswordStep = async (
  world: TestWorld,
  email: string | null,
  address?: string,
): Promise<CookieBrowser> => {
  const browser = openBrowser(world, address);
  await browser.post('/api/auth/login', { email, password: BUILT_PASSWORD });
  return browser;
};

/**
 * Sets up an authenticator app with the previous code, so that the current code is unused. Stops the clock in the meantime, because the previous code
 * expires with the next period.
 */
export const addAuthenticatorApp = async (
  browser: CookieBrowser,
): Promise<{ key: string; recoveryCodes: string[] }> => {
  const { body: setup } = await browser.post('/api/account/authenticator', { password: BUILT_PASSWORD });
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now());
  const code = generateCode(setup.key, -1);
  const { status, body } = await browser
    .post('/api/account/authenticator/confirm', { code })
    .finally(() => clock.mockRestore());
  expect(status).toBe(200);
  return { key: setup.key, recoveryCodes: body.recoveryCodes };
};

export const addPasskey = async (
  browser: CookieBrowser,
  name = 'My laptop',
): Promise<{ authenticator: SoftAuthenticator; id: string; recoveryCodes: string[] }> => {
  const authenticator = new SoftAuthenticator();
  const { body: options } = await browser.post('/api/account/passkeys/options', { password: BUILT_PASSWORD });
  const { status, body } = await browser.post('/api/account/passkeys', {
    name,
    passkey: authenticator.register(options),
  });
  expect(status).toBe(201);
  return { authenticator, id: body.passkey.id, recoveryCodes: body.recoveryCodes };
};
