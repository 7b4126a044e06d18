/**
 * Emailed links that sign someone in once: in the email with the first credentials, and for people whose address is locked by failed attempts. Locks
 * do not apply to these links. A link is the first step of a sign-in, so a second step is still required.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Queryable } from '#server/db/database.ts';
import { clientNetwork } from '#server/http/client-network.ts';
import type { Handlers } from '#server/http/mount.ts';
import { RATE_LIMITS } from '#server/limits/rate-limits.ts';
import { addMail } from '#server/mail/outbox.db.ts';
import type { Platform } from '#server/platform.ts';
import { hashSecretToken, newToken } from '#server/secrets.ts';
import { AppError } from '#shared/errors.ts';
import { LIFETIMES } from '#shared/limits.ts';
import type { authContract } from '../auth.contract.ts';
import { claimSignInByLink, findUserByEmail } from './auth.db.ts';
import { signInLinkMail } from './auth.mails.ts';
import { continueSignIn, finishFirstStep } from './finish-sign-in.ts';
import { consumeFlow, putFlow } from './sign-in-flows.db.ts';

/** The minimum response time of a request for a link. A shorter time would reveal that no email was written. */
export const MIN_LINK_REQUEST_MS = 100;

export const badLinkError = () => new AppError('invalid', 'link-expired-ask-again');

/** Creates a link that signs in once, and returns its token. Only the hash is stored. */
export const createSignInLink = async (tx: Queryable, userId: string): Promise<string> => {
  const token = newToken();
  await putFlow(tx, { tokenHash: hashSecretToken(token), kind: 'sign-in-link', userId }, LIFETIMES.signInLinkMinutes);
  return token;
};

/**
 * Emails a link, unless the address has reached its limit. In that case the mailbox still has a valid link, because links stay valid as long as the
 * limit's window. Does not throw at the limit, because strangers could then block the owner's requests.
 */
const sendLink = async ({ db, env, limiter, mailSealer }: Platform, email: string): Promise<void> => {
  const [isOverLimit] = await limiter.countEach(db, RATE_LIMITS['sign-in-link:email'], [email]);
  const user = await findUserByEmail(db, email);
  if (isOverLimit || user === null || user.suspendedAt !== null) return;
  await db.transaction(async (tx) => {
    const token = await createSignInLink(tx, user.id);
    const content = signInLinkMail({ publicUrl: env.publicUrl, language: user.language }, { ...user, token });
    await addMail(tx, { kind: 'sign-in-link', to: email, content, userId: user.id, sealedBy: mailSealer });
  });
};

export const signInLinkHandlers = (
  platform: Platform,
): Pick<Handlers<typeof authContract>, 'askForSignInLink' | 'signInByLink'> => ({
  askForSignInLink: async ({ body, request }) => {
    await platform.limiter.count(platform.db, RATE_LIMITS['sign-in-link'], clientNetwork(request.ip));
    await Promise.all([sendLink(platform, body.email), wait(MIN_LINK_REQUEST_MS)]);
    return {
      message: `If this address has an account, a link to sign in is on its way. It works once and expires in ${LIFETIMES.signInLinkMinutes} minutes.`,
    };
  },

  signInByLink: async ({ body, request, reply }) => {
    const outcome = await platform.db.transaction(async (tx) => {
      const flow = await consumeFlow(tx, 'sign-in-link', hashSecretToken(body.token));
      const user = flow?.userId ? await claimSignInByLink(tx, flow.userId) : null;
      return user && continueSignIn(tx, user, request);
    });
    if (outcome === null) throw badLinkError();
    return finishFirstStep(reply, platform, outcome);
  },
});
