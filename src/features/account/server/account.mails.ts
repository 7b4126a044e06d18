/**
 * What the account's mails say. Pure. The mail to a new address goes to a mailbox whose owner may know nothing of it, so it
 * repeats nothing that was typed but the address itself; those to the old one say what to do if it was somebody else.
 */
import type { MailBlock, MailContent } from '#server/mail/mail-template.ts';
import { brand } from '#shared/brand.ts';
import { LIFETIMES } from '#shared/limits.ts';
import { PUBLIC_PATHS } from '#shared/paths.ts';

const HELLO = 'Hello,';
const SAFETY = 'You get this mail because it concerns the safety of your account; it cannot be switched off.';

const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text });

/** What to do where it was not oneself. */
const help = (publicUrl: string, first: string): MailBlock[] => [
  paragraph(first),
  { kind: 'link', label: 'Set a new password here', url: `${publicUrl}${PUBLIC_PATHS.forgotPassword}` },
  paragraph(`And write to us at ${brand.supportEmail}, so that we can help.`),
];

/** To the new address: its owner confirms. */
export const confirmEmailMail = (publicUrl: string, { token }: { token: string }): MailContent => ({
  subject: `Confirm your new ${brand.name} address`,
  greeting: HELLO,
  blocks: [
    paragraph(`You asked to use this address for your ${brand.name} account. Confirm it on this page:`),
    {
      kind: 'link',
      label: 'Confirm this address',
      url: `${publicUrl}${PUBLIC_PATHS.confirmEmail}?token=${encodeURIComponent(token)}`,
    },
    paragraph(
      `The link works once, for ${LIFETIMES.emailLinkMinutes} minutes. Until then you sign in with the address you had.`,
    ),
  ],
  reason: 'You get this mail because this address was entered on an account page. If that was not you, ignore it.',
});

/** To a new address that has an account already: nothing to confirm. */
export const emailTakenMail = (publicUrl: string): MailContent => ({
  subject: `You already have a ${brand.name} account`,
  greeting: HELLO,
  blocks: [
    paragraph(
      `Someone, probably you, asked to use this address for another ${brand.name} account. It has an account of its own already, so nothing was changed.`,
    ),
    { kind: 'link', label: 'Sign in', url: `${publicUrl}${PUBLIC_PATHS.login}` },
    paragraph('To use the address elsewhere, change or delete the account it belongs to first.'),
  ],
  reason: 'You get this mail because this address was entered on an account page. If that was not you, ignore it.',
});

/** To the old address: somebody asked for another one. */
export const emailChangeAskedMail = (publicUrl: string, { newEmail }: { newEmail: string }): MailContent => ({
  subject: `Your ${brand.name} address is about to change`,
  greeting: HELLO,
  blocks: [
    paragraph(`Someone who is signed in to your ${brand.name} account asked to change its address.`),
    { kind: 'fact', label: 'New address', value: newEmail },
    paragraph('It changes once the new address is confirmed. If that was you, there is nothing to do here.'),
    ...help(
      publicUrl,
      'If it was not, set a new password at once: that takes the change back and signs out every other device.',
    ),
  ],
  reason: SAFETY,
});

/** To the old address: the new one is in force. */
export const emailChangedMail = (publicUrl: string, { newEmail }: { newEmail: string }): MailContent => ({
  subject: `Your ${brand.name} address was changed`,
  greeting: HELLO,
  blocks: [
    paragraph(`Your ${brand.name} account has another address from now on. Mail goes there, and you sign in with it.`),
    { kind: 'fact', label: 'New address', value: newEmail },
    paragraph(
      `If that was you, there is nothing to do. If it was not, write to us at ${brand.supportEmail} at once, from this address, so that we can give your account back to you.`,
    ),
    { kind: 'link', label: 'Sign in', url: `${publicUrl}${PUBLIC_PATHS.login}` },
  ],
  reason: SAFETY,
});

/** To whoever deleted their account. */
export const accountDeletedMail = (): MailContent => ({
  subject: `Your ${brand.name} account was deleted`,
  greeting: HELLO,
  blocks: [
    paragraph(`Your ${brand.name} account and what we kept about you are deleted. This is the last mail about it.`),
    paragraph(
      'Messages that others received from you stay with them, as from a deleted user. The address is free: you can register with it again.',
    ),
    paragraph(`If it was not you who did this, write to us at ${brand.supportEmail} at once.`),
  ],
  reason: SAFETY,
});
