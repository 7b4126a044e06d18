/**
 * Sign-in methods other than the password: authenticator app, recovery codes, passkeys and providers. Signed-in users manage their own. Each change,
 * except renaming a passkey, requires the password, is emailed to the owner, renews the current session and ends all others. If the account has an
 * app or passkey, `POST /api/auth/login` responds to a correct password with 401, the problem type below, and a cookie for the calls of the second
 * step.
 */
import * as z from 'zod/mini';
import { route } from '#shared/contract.ts';
import { LIMITS } from '#shared/limits.ts';
import { instantSchema, optionalText, requiredLine, requiredText, untrimmedText } from '#shared/schema.ts';
import { currentUserSchema } from './auth.contract.ts';

const SECOND_STEPS = ['app', 'passkey', 'recovery'] as const;
export type SecondStep = (typeof SECOND_STEPS)[number];

/** The problem type of a sign-in with the right password that requires a second step. */
export const SECOND_STEP_PROBLEM = '/problems/second-step';

const ownPassword = z
  // Not trimmed: a password may begin or end with a space.
  .string({ error: 'password-required' })
  .check(z.minLength(1, 'password-required'), z.maxLength(LIMITS.passwordMax, 'password-too-long'));

const typedCode = requiredText('code-required', LIMITS.shortText);

export const ownPasswordSchema = z.object({ password: ownPassword });
export const codeSchema = z.object({ code: typedCode });
export const appRemovalSchema = z.object({ password: ownPassword, code: typedCode });
export const passkeyNameSchema = z.object({ name: requiredLine('passkey-name-required', LIMITS.name) });

/** The input for a new passkey: a name and the password. */
export const passkeyStartSchema = z.extend(passkeyNameSchema, { password: ownPassword });

const encoded = z.string().check(z.minLength(1), z.maxLength(LIMITS.credentialText), z.regex(/^[\w-]+=*$/));
const attachment = z.optional(z.nullable(z.enum(['platform', 'cross-platform'])));

/** The response of the browser's passkey dialog, in WebAuthn JSON. */
const registrationSchema = z.object(
  {
    id: encoded,
    rawId: encoded,
    type: z.literal('public-key'),
    authenticatorAttachment: attachment,
    response: z.object({
      clientDataJSON: encoded,
      attestationObject: encoded,
      transports: z.optional(z.array(untrimmedText(20)).check(z.maxLength(10))),
    }),
  },
  { error: 'passkey-unreadable' },
);

const assertionSchema = z.object(
  {
    id: encoded,
    rawId: encoded,
    type: z.literal('public-key'),
    authenticatorAttachment: attachment,
    response: z.object({
      clientDataJSON: encoded,
      authenticatorData: encoded,
      signature: encoded,
      userHandle: z.optional(z.nullable(encoded)),
    }),
  },
  { error: 'passkey-unreadable' },
);
export type PasskeyRegistration = z.infer<typeof registrationSchema>;
export type PasskeyAssertion = z.infer<typeof assertionSchema>;

export const newPasskeySchema = z.extend(passkeyNameSchema, { passkey: registrationSchema });
export const passkeyAnswerSchema = z.object({ passkey: assertionSchema });

/** Options for the browser's passkey dialog, in WebAuthn JSON. */
const dialogOptions = z.looseObject({ challenge: z.string() });

export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: instantSchema,
  lastUsedAt: z.nullable(instantSchema),
  /** Whether it is synced between devices. */
  isSynced: z.boolean(),
});
export type Passkey = z.infer<typeof passkeySchema>;

export const providerSchema = z.object({ provider: z.string(), label: z.string() });

export const signInWaysSchema = z.object({
  hasPassword: z.boolean(),
  /** When the app was added. Null without an app. */
  appSince: z.nullable(instantSchema),
  passkeys: z.array(passkeySchema),
  recoveryCodesLeft: z.int(),
  /** The available providers with the address of the connected identity, and connected ones that are no longer offered. */
  providers: z.array(
    z.extend(providerSchema, {
      connected: z.nullable(z.object({ email: z.string(), since: instantSchema })),
      isOffered: z.boolean(),
    }),
  ),
});
export type SignInWays = z.infer<typeof signInWaysSchema>;

/** Shown once, because only their hashes are stored. */
const freshCodes = z.object({ recoveryCodes: z.array(z.string()) });
const signedIn = z.object({ user: currentUserSchema });
const redirectAddress = z.object({ url: z.string() });

/** The user's own sign-in methods. Requires a session. */
export const signInWaysContract = {
  getSignInWays: route({
    method: 'GET',
    path: '/api/account/sign-in-ways',
    access: 'signedIn',
    may: 'self',
    summary:
      'Returns the sign-in methods of the signed-in user: password, authenticator app, passkeys, recovery codes and providers',
    response: signInWaysSchema,
  }),
  startApp: route({
    method: 'POST',
    path: '/api/account/authenticator',
    access: 'signedIn',
    may: 'self',
    summary:
      'Starts setting up an authenticator app; sign-ins require its codes only after the setup is confirmed with one',
    body: ownPasswordSchema,
    response: z.object({ uri: z.string(), key: z.string() }),
  }),
  confirmApp: route({
    method: 'POST',
    path: '/api/account/authenticator/confirm',
    access: 'signedIn',
    may: 'self',
    summary: 'Turns on the authenticator app with one of its codes; returns recovery codes if there were none',
    body: codeSchema,
    response: freshCodes,
  }),
  removeApp: route({
    method: 'DELETE',
    path: '/api/account/authenticator',
    access: 'signedIn',
    may: 'self',
    summary: 'Turns off the authenticator app, with the password and one of its codes or a recovery code',
    body: appRemovalSchema,
    response: z.null(),
    status: 204,
  }),
  renewRecoveryCodes: route({
    method: 'POST',
    path: '/api/account/recovery-codes',
    access: 'signedIn',
    may: 'self',
    summary: 'Creates ten new recovery codes; the previous ones stop working',
    body: ownPasswordSchema,
    response: freshCodes,
  }),
  startPasskey: route({
    method: 'POST',
    path: '/api/account/passkeys/options',
    access: 'signedIn',
    may: 'self',
    summary: 'Returns the WebAuthn options to create a passkey, valid once within five minutes',
    body: ownPasswordSchema,
    response: dialogOptions,
  }),
  addPasskey: route({
    method: 'POST',
    path: '/api/account/passkeys',
    access: 'signedIn',
    may: 'self',
    summary: 'Adds the passkey that the browser created; returns recovery codes if there were none',
    body: newPasskeySchema,
    response: z.extend(freshCodes, { passkey: passkeySchema }),
    status: 201,
  }),
  renamePasskey: route({
    method: 'PATCH',
    path: '/api/account/passkeys/:id',
    access: 'signedIn',
    may: 'self',
    summary: 'Renames a passkey',
    body: passkeyNameSchema,
    response: passkeySchema,
  }),
  removePasskey: route({
    method: 'DELETE',
    path: '/api/account/passkeys/:id',
    access: 'signedIn',
    may: 'self',
    summary: 'Removes a passkey, if another way to sign in remains',
    body: ownPasswordSchema,
    response: z.null(),
    status: 204,
  }),
  startConnecting: route({
    method: 'POST',
    path: '/api/account/providers/:provider',
    access: 'signedIn',
    may: 'self',
    summary: 'Starts connecting a sign-in provider; returns the URL to open',
    paramsAreNames: true,
    body: ownPasswordSchema,
    response: redirectAddress,
  }),
  disconnect: route({
    method: 'DELETE',
    path: '/api/account/providers/:provider',
    access: 'signedIn',
    may: 'self',
    summary: 'Disconnects a provider, if another way to sign in remains',
    paramsAreNames: true,
    body: ownPasswordSchema,
    response: z.null(),
    status: 204,
  }),
};

/** The second step of a sign-in, and signing in with only a passkey. Requires no session. */
export const secondStepContract = {
  getSecondStep: route({
    method: 'GET',
    path: '/api/auth/second-step',
    access: 'visitor',
    summary: 'Returns the second steps available for the sign-in that this browser started; 409 if there is none',
    response: z.object({ methods: z.array(z.enum(SECOND_STEPS)), expiresAt: instantSchema }),
  }),
  submitCode: route({
    method: 'POST',
    path: '/api/auth/second-step/code',
    access: 'visitor',
    summary: 'Completes signing in with a code from the authenticator app; each code works once',
    body: codeSchema,
    response: signedIn,
  }),
  submitRecoveryCode: route({
    method: 'POST',
    path: '/api/auth/second-step/recovery',
    access: 'visitor',
    summary: 'Completes signing in with a recovery code; each code works once',
    body: codeSchema,
    response: signedIn,
  }),
  askForPasskey: route({
    method: 'POST',
    path: '/api/auth/second-step/passkey/options',
    access: 'visitor',
    summary: 'Returns the WebAuthn options to complete signing in with a passkey',
    response: dialogOptions,
  }),
  submitPasskey: route({
    method: 'POST',
    path: '/api/auth/second-step/passkey',
    access: 'visitor',
    summary: 'Completes signing in with a passkey',
    body: passkeyAnswerSchema,
    response: signedIn,
  }),
  startPasskeySignIn: route({
    method: 'POST',
    path: '/api/auth/passkey/options',
    access: 'visitor',
    summary: 'Returns the WebAuthn options to sign in with only a passkey',
    response: dialogOptions,
  }),
  signInWithPasskey: route({
    method: 'POST',
    path: '/api/auth/passkey',
    access: 'visitor',
    summary: 'Signs in with only a passkey; 401 if it is unknown',
    body: passkeyAnswerSchema,
    response: signedIn,
  }),
};

export const providersContract = {
  listProviders: route({
    method: 'GET',
    path: '/api/auth/providers',
    access: 'visitor',
    summary: 'Returns the available sign-in providers',
    response: z.array(providerSchema),
  }),
  startProvider: route({
    method: 'POST',
    path: '/api/auth/providers/:provider',
    access: 'visitor',
    summary: 'Starts signing in with a provider; returns the URL to open',
    paramsAreNames: true,
    body: z.object({ next: optionalText(LIMITS.url) }),
    response: redirectAddress,
  }),
  returnFromProvider: route({
    method: 'GET',
    path: '/api/auth/providers/:provider/callback',
    access: 'visitor',
    summary: 'Handles the callback of a sign-in provider; redirects to a page',
    paramsAreNames: true,
    isRedirect: true,
    response: z.null(),
  }),
};
