/**
 * What the auth feature's mails say. Pure: a mail is made of its facts, and what is sent to whom is decided elsewhere. Every mail
 * tells why its reader got it, and none puts text that a stranger could have typed where a link or a promise may stand. A line
 * that ends in `password:` introduces a password and nothing else: people and programs look for it by that line.
 */
import type { MailBlock, MailContent } from '#server/mail/mail-template.ts';
import { brand } from '#shared/brand.ts';
import { LIFETIMES } from '#shared/limits.ts';
import { PUBLIC_PATHS } from '#shared/paths.ts';

/** Anyone can register anyone's address under any name, so a name that reads like an address or a link is not repeated. */
const LOOKS_LIKE_A_LINK = /[:/@\\]|\w\.\w|www/i;

const greeting = (firstName: string): string => (LOOKS_LIKE_A_LINK.test(firstName) ? 'Hello,' : `Hello ${firstName},`);

const resetUrl = (publicUrl: string, token: string): string =>
  `${publicUrl}${PUBLIC_PATHS.resetPassword}?token=${encodeURIComponent(token)}`;

/** The part of a mail that hands over credentials: address, temporary password, where to sign in, how long it holds. */
export const credentialsPart = (
  publicUrl: string,
  { email, temporaryPassword }: { email: string; temporaryPassword: string },
): MailBlock[] => [
  { kind: 'fact', label: 'E-mail', value: email },
  { kind: 'secret', label: 'Temporary password', value: temporaryPassword },
  { kind: 'link', label: 'Sign in', url: `${publicUrl}${PUBLIC_PATHS.login}` },
  {
    kind: 'paragraph',
    text: `The temporary password works for ${LIFETIMES.temporaryPasswordDays} days. Choose your own after you sign in.`,
  },
];

/** After a registration. */
export const credentialsMail = (
  publicUrl: string,
  user: { firstName: string; email: string; temporaryPassword: string },
): MailContent => ({
  subject: `Your ${brand.name} login credentials`,
  greeting: greeting(user.firstName),
  blocks: [
    { kind: 'paragraph', text: `Welcome to ${brand.name}. Your account is ready; these are your login credentials.` },
    ...credentialsPart(publicUrl, user),
  ],
  reason: `You get this mail because an account was created with this address. If that was not you, ignore it: nobody can sign in without the password above.`,
});

/** After someone tried to register an address that has an account. */
export const addressKnownMail = (publicUrl: string, user: { firstName: string; token: string }): MailContent => ({
  subject: `You already have a ${brand.name} account`,
  greeting: greeting(user.firstName),
  blocks: [
    {
      kind: 'paragraph',
      text: `Someone, probably you, tried to create a ${brand.name} account with this address. There is one already, so nothing was changed.`,
    },
    { kind: 'link', label: 'Sign in', url: `${publicUrl}${PUBLIC_PATHS.login}` },
    {
      kind: 'paragraph',
      text: 'If you forgot the password, or lost the mail with the first one, you can set a new one.',
    },
    { kind: 'link', label: 'Set a new password here', url: resetUrl(publicUrl, user.token) },
    { kind: 'paragraph', text: `That link works once, for ${LIFETIMES.resetLinkMinutes} minutes.` },
  ],
  reason:
    'You get this mail because this address was entered on our registration page. If that was not you, ignore it.',
});

/** After someone asked for a reset link. */
export const resetLinkMail = (publicUrl: string, user: { firstName: string; token: string }): MailContent => ({
  subject: `Set a new ${brand.name} password`,
  greeting: greeting(user.firstName),
  blocks: [
    { kind: 'paragraph', text: `You asked to set a new password for your ${brand.name} account.` },
    { kind: 'link', label: 'Set a new password here', url: resetUrl(publicUrl, user.token) },
    {
      kind: 'paragraph',
      text: `The link works once, for ${LIFETIMES.resetLinkMinutes} minutes. Your password stays as it is until you use it.`,
    },
  ],
  reason:
    'You get this mail because this address was entered on our "forgot password" page. If that was not you, ignore it.',
});

/** After a password was changed or reset. */
export const passwordChangedMail = (publicUrl: string, user: { firstName: string }): MailContent => ({
  subject: `Your ${brand.name} password was changed`,
  greeting: greeting(user.firstName),
  blocks: [
    {
      kind: 'paragraph',
      text: `The password of your ${brand.name} account was changed, and every other device was signed out.`,
    },
    { kind: 'paragraph', text: 'If that was you, there is nothing to do. If it was not, set a new password at once.' },
    { kind: 'link', label: 'Set a new password here', url: `${publicUrl}${PUBLIC_PATHS.forgotPassword}` },
    { kind: 'paragraph', text: `And write to us at ${brand.supportEmail}, so that we can help.` },
  ],
  reason: 'You get this mail because it concerns the safety of your account; it cannot be switched off.',
});
