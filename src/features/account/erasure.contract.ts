/**
 * Erasure for people without an account: anyone who applied on the public page, was named as a reference, booked a consultation or received an email
 * from us. They enter their address and receive a link that erases their data and works once. Owns the requests. Emails the link or, for an address
 * with an account, instructions for deleting the account. No response reveals what is known about an address.
 */
import * as z from 'zod/mini';
import { messageSchema } from '#features/auth/auth.contract.ts';
import { route } from '#shared/contract.ts';
import { LIMITS } from '#shared/limits.ts';
import { emailAddress, requiredText } from '#shared/schema.ts';

export const erasureRequestSchema = z.object({ email: emailAddress('email-not-valid') });

export const erasureConfirmationSchema = z.object({
  token: requiredText('link-not-complete', LIMITS.shortText),
});

export const erasureContract = {
  askForErasure: route({
    method: 'POST',
    path: '/api/erasure-requests',
    access: 'visitor',
    summary:
      'Requests the erasure of all data about an address that has no account; a confirmation link is emailed to it',
    body: erasureRequestSchema,
    response: messageSchema,
    status: 202,
  }),
  confirmErasure: route({
    method: 'POST',
    path: '/api/erasure-requests/confirm',
    access: 'visitor',
    summary:
      'Erases all data about the address to which the link was emailed; works once, and only if the address has no account',
    body: erasureConfirmationSchema,
    response: messageSchema,
  }),
};
