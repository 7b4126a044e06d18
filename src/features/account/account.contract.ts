/**
 * The signed-in user's account: name, email address, photo, language, email preferences and deletion. Owns photos; users belong to auth. Emails a
 * confirmation link to a requested new address, or a notice if that address already has an account. Emails the old address when a change is requested
 * and when it is complete, the latter with a link that undoes it. Also emails when the old address is restored and when the account is deleted.
 * Opening a link in an email changes nothing.
 */

import * as z from 'zod/mini';
import { currentUserSchema, registrationSchema } from '#features/auth/auth.contract.ts';
import { route } from '#shared/contract.ts';
import { refusal } from '#shared/errors.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { LIMITS } from '#shared/limits.ts';
import { instantSchema, requiredChoice, requiredText } from '#shared/schema.ts';
import { BELL_CHOICES, type BellChoice, MAIL_CHOICES, type MailChoice } from '#shared/vocabulary.ts';

/** Returns an object shape with the same schema for each kind of email that can be turned off. */
const toMailChoiceShape = <Schema>(schema: Schema) =>
  Object.fromEntries(Object.keys(MAIL_CHOICES).map((choice) => [choice, schema])) as Record<MailChoice, Schema>;

/** Returns an object shape with the same schema for each kind of notification that can be turned off in the bell. */
const toBellChoiceShape = <Schema>(schema: Schema) =>
  Object.fromEntries(BELL_CHOICES.map((choice) => [choice, schema])) as Record<BellChoice, Schema>;

/** The account as its owner sees it: the user with the settings of the account page. */
export const accountSchema = z.extend(currentUserSchema, {
  /** Whether each kind of email is sent. */
  notifications: z.object(toMailChoiceShape(z.boolean())),
  /** Whether each kind of notification that can be turned off appears in the bell. */
  bell: z.object(toBellChoiceShape(z.boolean())),
  /** For members of a company: whether people's names are hidden until the company reveals them. */
  hideNames: z.boolean(),
  /** For members of a company: whether scores are hidden in lists of people. The page of a single person still shows the score. */
  hideScores: z.boolean(),
  /** The requested new address, until it is confirmed from its own mailbox. `email` is still the current address. */
  pendingEmail: z.nullable(z.object({ email: z.string(), expiresAt: instantSchema })),
  /** A candidate's choice to be considered without a score. */
  scoreOptOut: z.boolean(),
});
export type Account = z.infer<typeof accountSchema>;

/** The current password. Sensitive changes require it, because a stolen session must not be enough. */
const ownPassword = z
  // Not trimmed: a password may begin or end with a space.
  .string({ error: 'password-required' })
  .check(z.minLength(1, 'password-required'), z.maxLength(LIMITS.passwordMax, 'password-too-long'));

/**
 * Changes only the fields that are sent. `email` requires `currentPassword` and takes effect when it is confirmed. Sending an address that is already
 * pending requires no password and sends the link again.
 */
export const accountChangesSchema = z.extend(z.partial(registrationSchema), {
  currentPassword: z.optional(ownPassword),
  language: z.optional(requiredChoice(LANGUAGES)),
  /** For members of a company: hides people's names until the company reveals them. */
  hideNames: z.optional(z.boolean({ error: 'not-true-or-false' })),
  /** For members of a company: hides scores in lists of people. */
  hideScores: z.optional(z.boolean({ error: 'not-true-or-false' })),
  scoreOptOut: z.optional(z.boolean({ error: 'not-true-or-false' })),
  notifications: z.optional(
    z.object(toMailChoiceShape(z.optional(z.boolean({ error: 'not-true-or-false' }))), {
      error: refusal('not-some-mail-choices', { list: Object.keys(MAIL_CHOICES) }),
    }),
  ),
  bell: z.optional(
    z.object(toBellChoiceShape(z.optional(z.boolean({ error: 'not-true-or-false' }))), {
      error: refusal('not-some-mail-choices', { list: [...BELL_CHOICES] }),
    }),
  ),
});
export type AccountChanges = z.infer<typeof accountChangesSchema>;

/** The fields of the form that changes the email address. */
export const emailChangeSchema = z.object({ email: registrationSchema.shape.email, currentPassword: ownPassword });

/** The token from a link that confirms a new address or undoes the change. */
export const emailConfirmationSchema = z.object({
  token: requiredText('link-not-complete', LIMITS.shortText),
});

const accountDeletionSchema = z.object({
  password: ownPassword,
});

export const accountContract = {
  getAccount: route({
    method: 'GET',
    path: '/api/account',
    access: 'signedIn',
    may: 'self',
    summary: 'Returns the account of the signed-in user with its settings',
    response: accountSchema,
  }),
  changeAccount: route({
    method: 'PATCH',
    path: '/api/account',
    access: 'signedIn',
    may: 'self',
    summary: 'Changes the account settings; a new email address takes effect once it is confirmed with an emailed link',
    body: accountChangesSchema,
    response: accountSchema,
  }),
  cancelEmailChange: route({
    method: 'DELETE',
    path: '/api/account/email',
    access: 'signedIn',
    may: 'self',
    summary: 'Cancels an email address change that is not confirmed yet',
    response: z.null(),
    status: 204,
  }),
  confirmEmail: route({
    method: 'POST',
    path: '/api/account/email/confirm',
    access: 'visitor',
    summary: 'Confirms a new email address with the token from the emailed link',
    body: emailConfirmationSchema,
    response: z.object({ email: z.string() }),
  }),
  undoEmailChange: route({
    method: 'POST',
    path: '/api/account/email/undo',
    access: 'visitor',
    summary: 'Undoes an email address change with the token emailed to the old address, and ends all sessions',
    body: emailConfirmationSchema,
    response: z.object({ email: z.string() }),
  }),
  putPhoto: route({
    method: 'PUT',
    path: '/api/account/photo',
    access: 'signedIn',
    may: 'self',
    summary: 'Sets the photo: the bytes of a JPEG, PNG or WebP picture, or a form with one file',
    // Room for the multipart lines around the file.
    uploadBytes: LIMITS.photoBytes + 16 * 1024,
    response: accountSchema,
  }),
  deletePhoto: route({
    method: 'DELETE',
    path: '/api/account/photo',
    access: 'signedIn',
    may: 'self',
    summary: 'Removes the photo',
    response: z.null(),
    status: 204,
  }),
  getPhoto: route({
    method: 'GET',
    path: '/api/photos/:id',
    access: 'visitor',
    summary: 'Returns a photo by the address in `profileImageUrl`; its content never changes',
    isDownload: true,
    response: z.string(),
  }),
  deleteAccount: route({
    method: 'DELETE',
    path: '/api/account',
    access: 'signedIn',
    may: 'self',
    summary: 'Deletes the account immediately; this cannot be undone',
    body: accountDeletionSchema,
    response: z.null(),
    status: 204,
  }),
};
