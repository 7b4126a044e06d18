/**
 * Erasure for people without an account: anyone who applied on the public page, was named as a reference, booked a consultation or got mails. They
 * enter their address and get a mailed link that erases their data, once. Owns the requests. Mails: the link; for an address with an account, how to
 * delete it. No response reveals what is known about an address.
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
    summary: 'Ask for everything of an address without an account to be erased; a link to confirm it is mailed there',
    body: erasureRequestSchema,
    response: messageSchema,
    status: 202,
  }),
  confirmErasure: route({
    method: 'POST',
    path: '/api/erasure-requests/confirm',
    access: 'visitor',
    summary:
      'Erase everything of the address that the link was mailed to; once, and not where it has an account by now',
    body: erasureConfirmationSchema,
    response: messageSchema,
  }),
};
