/**
 * API calls for people without an account who want their data erased. Every address gets the same response and an email, after about the same amount
 * of work, whether or not anything is known about it. Only the owner of the mailbox can confirm.
 */
import type { FastifyInstance } from 'fastify';
import { findUserByEmail } from '#features/auth/server/auth.service.ts';
import { clientNetwork } from '#server/http/client-network.ts';
import { mountContract } from '#server/http/mount.ts';
import { requestLanguage } from '#server/http/request-language.ts';
import { RATE_LIMITS } from '#server/limits/rate-limits.ts';
import { addMail } from '#server/mail/outbox.db.ts';
import type { Platform } from '#server/platform.ts';
import { hashSecretToken, newToken } from '#server/secrets.ts';
import { AppError } from '#shared/errors.ts';
import type { Language } from '#shared/languages.ts';
import { erasureContract } from '../erasure.contract.ts';
import { erasureLinkMail, memberErasureMail } from './account.mails.ts';
import { erasePerson } from './erasure.service.ts';
import { consumeErasureRequest, deleteErasureRequests, insertErasureRequest } from './erasure-requests.db.ts';

/** The same for every address. */
const REQUEST_MESSAGE = 'We have sent an email to this address. It says what to do next.';
const ERASED_MESSAGE = 'We erased the data that we stored about this address.';

const sendLink = ({ db, env, mailSealer: sealedBy }: Platform, email: string, language: Language): Promise<void> =>
  db.transaction(async (tx) => {
    const member = await findUserByEmail(tx, email);
    const { publicUrl } = env;
    if (member !== null) {
      const content = memberErasureMail({ publicUrl, language: member.language });
      return addMail(tx, { kind: 'erasure-of-member', to: email, content, userId: member.id, sealedBy });
    }
    const token = newToken();
    // Only the newest link works.
    await deleteErasureRequests(tx, email);
    await insertErasureRequest(tx, { tokenHash: hashSecretToken(token), email });
    const content = erasureLinkMail({ publicUrl, language }, { token });
    await addMail(tx, { kind: 'erasure-link', to: email, content, sealedBy });
  });

export const mountErasure = (app: FastifyInstance, platform: Platform): void => {
  const { db, limiter } = platform;
  mountContract(app, erasureContract, {
    askForErasure: async ({ body, request }) => {
      await limiter.count(db, RATE_LIMITS.erasure, clientNetwork(request.ip));
      await limiter.count(db, RATE_LIMITS['erasure:email'], body.email);
      await sendLink(platform, body.email, requestLanguage(request));
      return { message: REQUEST_MESSAGE };
    },

    confirmErasure: async ({ body, request }) => {
      await limiter.count(db, RATE_LIMITS['erasure-links'], clientNetwork(request.ip));
      return db.transaction(async (tx) => {
        const email = await consumeErasureRequest(tx, hashSecretToken(body.token));
        if (email === null) throw new AppError('invalid', 'link-expired');
        // Neither the person's identity nor their client address is logged.
        await erasePerson(tx, platform, email, { actor: { id: null, email: null }, clientAddress: null });
        return { message: ERASED_MESSAGE };
      });
    },
  });
};
