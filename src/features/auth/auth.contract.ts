/**
 * Accounts and sessions. Anyone can register, sign in and out, and request and use emailed links. Everything else requires a session. Owns users,
 * agreements to legal texts, sessions, password resets and email changes. Sends emails with credentials, reset links and sign-in links, and
 * emails about known or reserved addresses and changed passwords. No response reveals whether an address is known, and none contains a password or a
 * hash.
 */

import * as z from 'zod/mini';
import { route } from '#shared/contract.ts';
import { refusal } from '#shared/errors.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { LEGAL_VERSIONS } from '#shared/legal-versions.ts';
import { LIMITS } from '#shared/limits.ts';
import { emailAddress, instantSchema, requiredChoice, requiredLine, requiredText } from '#shared/schema.ts';
import { ACCOUNT_TYPES, MEMBER_ROLES } from '#shared/vocabulary.ts';

/** A person as others see them. A deleted account is "Deleted user". */
export const personSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.nullable(z.string()),
  /** True if the name is not revealed. The viewer sees "Candidate" and a number instead. */
  isNameHidden: z.optional(z.literal(true)),
});
export type Person = z.infer<typeof personSchema>;

/** The signed-in user's own data. */
export const currentUserSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  profileImageUrl: z.nullable(z.string()),
  accountType: z.nullable(z.enum(ACCOUNT_TYPES)),
  isAdmin: z.boolean(),
  createdAt: instantSchema,
  passwordIsTemporary: z.boolean(),
  language: z.enum(LANGUAGES),
  /** Deadline for an admin to set up a second step. Null for admins who have one, and for everyone else. */
  secondStepDueAt: z.nullable(instantSchema),
  /** True if the account has no type yet and its owner has not agreed to the current legal texts. */
  mustAgree: z.boolean(),
  /** The person's company (its first account, which represents it in threads and jobs) and the person's role in it. */
  membership: z.nullable(z.object({ accountId: z.string(), role: z.enum(MEMBER_ROLES) })),
  /** True if a company removed the person. They then have no account type and can get one only through another invitation. */
  removedFromCompany: z.boolean(),
  /** True if the person's company is suspended. Until it is restored, they can use only their own account. */
  companySuspended: z.boolean(),
});
export type CurrentUser = z.infer<typeof currentUserSchema>;

/** Returns the id of the account that a person acts for: their company's first account, or their own. */
export const actingAccountId = ({ id, membership }: Pick<CurrentUser, 'id' | 'membership'>): string =>
  membership?.accountId ?? id;

export const signInSchema = z.object({
  email: emailAddress('email-not-valid'),
  // Not trimmed: a password may begin or end with a space.
  password: z
    .string({ error: 'password-required' })
    .check(z.minLength(1, 'password-required'), z.maxLength(LIMITS.passwordMax, 'password-too-long')),
});

export const registrationSchema = z.object({
  email: emailAddress('email-not-valid'),
  firstName: requiredLine('first-name-required', LIMITS.name),
  lastName: requiredLine('last-name-required', LIMITS.name),
});

const UNPUBLISHED_VERSION = 'version-not-published';
/** Accepts older versions too. A page opened before the newest version was published sends the older one. */
const publishedVersion = (newest: string) =>
  z.iso.date({ error: UNPUBLISHED_VERSION }).check(z.refine((version) => version <= newest, UNPUBLISHED_VERSION));

/** The versions of the legal texts that a form showed and the person agrees to. Absent if none were shown. */
export const agreedVersionsSchema = z.optional(
  z.object({ terms: publishedVersion(LEGAL_VERSIONS.terms), privacy: publishedVersion(LEGAL_VERSIONS.privacy) }),
);
export type AgreedVersions = z.infer<typeof agreedVersionsSchema>;

/** The versions that a person agreed to, and when they first did. */
export const agreementSchema = z.object({ terms: z.string(), privacy: z.string(), agreedAt: instantSchema });
export type Agreement = z.infer<typeof agreementSchema>;

/** A password that someone chooses. Whether it is too common is checked on the server. */
export const newPasswordSchema = z
  .string({ error: 'password-required' })
  .check(
    z.minLength(LIMITS.passwordMin, refusal('password-too-short', { count: LIMITS.passwordMin })),
    z.maxLength(LIMITS.passwordMax, refusal('new-password-too-long', { count: LIMITS.passwordMax })),
  );

export const mailedLinkSchema = z.object({ email: emailAddress('email-not-valid') });
const linkToken = requiredText('link-not-complete', LIMITS.shortText);
export const signInLinkSchema = z.object({ token: linkToken });
export const resetPasswordSchema = z.object({
  token: linkToken,
  password: newPasswordSchema,
});
export const changePasswordSchema = z.object({
  currentPassword: z
    .string({ error: 'current-password-required' })
    .check(z.minLength(1, 'current-password-required'), z.maxLength(LIMITS.passwordMax, 'password-too-long')),
  password: newPasswordSchema,
});
export const accountTypeSchema = z.object({ accountType: requiredChoice(ACCOUNT_TYPES) });

export const sessionSchema = z.object({
  id: z.string(),
  createdAt: instantSchema,
  lastSeenAt: instantSchema,
  /** True for the session of this request. */
  current: z.boolean(),
  /** Browser and system in readable form: "Firefox on Linux". */
  device: z.string(),
});
export type Session = z.infer<typeof sessionSchema>;

export const messageSchema = z.object({ message: z.string() });

export const authContract = {
  getCurrentUser: route({
    method: 'GET',
    path: '/api/auth/user',
    access: 'signedIn',
    may: 'self',
    summary: 'Returns the signed-in user',
    response: currentUserSchema,
  }),
  signIn: route({
    method: 'POST',
    path: '/api/auth/login',
    access: 'visitor',
    summary:
      'Signs in and sets the session cookie. If a second step is required, answers 401 with the type `/problems/second-step`',
    body: signInSchema,
    response: z.object({ user: currentUserSchema }),
  }),
  askForSignInLink: route({
    method: 'POST',
    path: '/api/auth/sign-in-links',
    access: 'visitor',
    summary:
      'Emails a link that signs in once, even while failed attempts lock the address; the response is the same for every address',
    body: mailedLinkSchema,
    response: messageSchema,
    status: 202,
  }),
  signInByLink: route({
    method: 'POST',
    path: '/api/auth/sign-in-links/use',
    access: 'visitor',
    summary: 'Signs in with the token from a sign-in link; responds like signing in, including the second step',
    body: signInLinkSchema,
    response: z.object({ user: currentUserSchema }),
  }),
  register: route({
    method: 'POST',
    path: '/api/auth/register',
    access: 'visitor',
    summary:
      'Registers an account; the credentials are emailed. If the account type is omitted, the user chooses it after the first sign-in',
    body: z.extend(registrationSchema, {
      agreed: agreedVersionsSchema,
      accountType: z.optional(requiredChoice(ACCOUNT_TYPES)),
    }),
    response: messageSchema,
    status: 202,
  }),
  signOut: route({
    method: 'POST',
    path: '/api/auth/logout',
    access: 'visitor',
    summary: 'Signs out and ends the session on the server',
    response: z.null(),
    status: 204,
  }),
  setAccountType: route({
    method: 'PATCH',
    path: '/api/auth/account-type',
    access: 'signedIn',
    may: 'self',
    summary: 'Sets the account type to company or candidate, once',
    body: z.extend(accountTypeSchema, { agreed: agreedVersionsSchema }),
    response: currentUserSchema,
  }),
  forgotPassword: route({
    method: 'POST',
    path: '/api/auth/password/forgot',
    access: 'visitor',
    summary: 'Emails a link to reset the password',
    body: mailedLinkSchema,
    response: messageSchema,
    status: 202,
  }),
  resetPassword: route({
    method: 'POST',
    path: '/api/auth/password/reset',
    access: 'visitor',
    summary: 'Sets a password with the token from a reset link',
    body: resetPasswordSchema,
    response: messageSchema,
  }),
  changePassword: route({
    method: 'POST',
    path: '/api/auth/password/change',
    access: 'signedIn',
    may: 'self',
    summary: 'Changes the password and ends all other sessions',
    body: changePasswordSchema,
    response: currentUserSchema,
  }),
  listSessions: route({
    method: 'GET',
    path: '/api/auth/sessions',
    access: 'signedIn',
    may: 'self',
    summary: 'Returns the active sessions of the signed-in user, most recently used first',
    response: z.array(sessionSchema),
  }),
  revokeSession: route({
    method: 'DELETE',
    path: '/api/auth/sessions/:id',
    access: 'signedIn',
    may: 'self',
    summary: 'Signs out one session',
    response: z.null(),
    status: 204,
  }),
};
