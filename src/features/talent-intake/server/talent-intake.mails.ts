/** The mails around an application to the market. Pure: who gets which is decided elsewhere. */
import type { MailBlock, MailContent } from '#server/mail/mail-template.ts';
import { brand } from '#shared/brand.ts';
import { PUBLIC_PATHS } from '#shared/paths.ts';

const REASON = `You get this mail because this address was used to apply to ${brand.name} as a professional.`;

const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text });

const signIn = (publicUrl: string): MailBlock => ({
  kind: 'link',
  label: 'Sign in',
  url: `${publicUrl}${PUBLIC_PATHS.login}`,
});

/** Anyone can apply with anyone's address under any name, so a name that reads like an address or a link is not repeated. */
const LOOKS_LIKE_A_LINK = /[:/@\\]|\w\.\w|www/i;

const greeting = (firstName: string): string => (LOOKS_LIKE_A_LINK.test(firstName) ? 'Hello,' : `Hello ${firstName},`);

/** Right after filing. */
export const intakeReceivedMail = (): MailContent => ({
  subject: `We received your application to ${brand.name}`,
  greeting: 'Hello,',
  blocks: [
    paragraph('Thank you for applying. Your application is with our team, and a person will read all of it.'),
    paragraph(
      'You will hear from us within 2-3 business days. If we approve it, your login credentials come to this address.',
    ),
  ],
  reason: REASON,
});

/** To an address that has an account: there is nothing to apply for. */
export const alreadyMemberMail = (publicUrl: string): MailContent => ({
  subject: `You already have a ${brand.name} account`,
  greeting: 'Hello,',
  blocks: [
    paragraph(
      `Someone, probably you, applied to ${brand.name} with this address. It already has an account, so sign in to keep your profile up to date.`,
    ),
    signIn(publicUrl),
  ],
  reason: REASON,
});

/** Approved, with the credentials of the account that was made. */
export const approvedWithCredentialsMail = (firstName: string, credentials: MailBlock[]): MailContent => ({
  subject: `Welcome to ${brand.name}: you are approved`,
  greeting: greeting(firstName),
  blocks: [
    paragraph('Your application was approved. Companies can now find your profile, and you can apply to jobs.'),
    paragraph('These are your login credentials:'),
    ...credentials,
  ],
  reason: REASON,
});

/** Approved, to someone who signs in already. */
export const approvedMail = (firstName: string, publicUrl: string): MailContent => ({
  subject: `Your ${brand.name} profile is approved`,
  greeting: greeting(firstName),
  blocks: [
    paragraph(
      'Your profile was approved. Companies can now find it, and your applications no longer say that vetting is in progress.',
    ),
    signIn(publicUrl),
  ],
  reason: `You get this mail because you have a ${brand.name} account.`,
});

/** Rejected: courteous, and without the reviewer's notes, which are internal. */
export const rejectedMail = (firstName: string): MailContent => ({
  subject: `Your application to ${brand.name}`,
  greeting: greeting(firstName),
  blocks: [
    paragraph(
      'Thank you for the time you put into your application. After reading it with care we cannot offer you a place at the moment.',
    ),
    paragraph(
      'That says nothing about your worth as a professional: it depends on what companies here look for now. You are welcome to apply again when your experience has grown.',
    ),
  ],
  reason: REASON,
});
