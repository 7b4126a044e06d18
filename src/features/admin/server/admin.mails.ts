/** The mail of an admin's resend. */
import type { MailBlock, MailContent } from '#server/mail/mail-template.ts';
import { brand } from '#shared/brand.ts';

/** New credentials instead of ones that were never used. */
export const newCredentialsMail = (firstName: string, credentials: MailBlock[]): MailContent => ({
  subject: `Your new ${brand.name} login credentials`,
  greeting: `Hello ${firstName},`,
  blocks: [
    { kind: 'paragraph', text: 'Our team made you a new temporary password. The one you had before no longer works.' },
    ...credentials,
  ],
  reason: `You get this mail because you have a ${brand.name} account with a temporary password.`,
});
