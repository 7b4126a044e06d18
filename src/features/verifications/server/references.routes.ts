/**
 * API calls for references. A candidate names a referee, who needs only the link and no account.
 * Uses of a link are rate limited to prevent guessing of tokens.
 */
import type { FastifyInstance } from 'fastify';
import { emit } from '#server/events/emit.ts';
import { clientNetwork } from '#server/http/client-network.ts';
import { type Handlers, mountContract } from '#server/http/mount.ts';
import { RATE_LIMITS } from '#server/limits/rate-limits.ts';
import { addMail } from '#server/mail/outbox.db.ts';
import type { Platform } from '#server/platform.ts';
import { hashSecretToken, newToken } from '#server/secrets.ts';
import { AppError, invalidField, notFound } from '#shared/errors.ts';
import { fullName } from '#shared/full-name.ts';
import { orNull } from '#shared/schema.ts';
import { isSameMailbox } from '../mailbox.domain.ts';
import { referencesContract } from '../references.contract.ts';
import { createClaim, type VerificationPorts } from './claiming.ts';
import {
  eraseReferee,
  findReferenceByToken,
  insertReference,
  listRequestedAddresses,
  referenceMailKey,
  storeAnswer,
} from './references.db.ts';
import { referenceRequestMail } from './references.mails.ts';

type ReferenceHandlers = Handlers<typeof referencesContract>;

const referenceNotFoundError = () => notFound('reference');

const askForReference =
  (platform: Platform, ports: VerificationPorts): ReferenceHandlers['askForReference'] =>
  async ({ viewer, body }) => {
    const { db, env, limiter, mailSealer } = platform;
    const { userId } = viewer;
    if (isSameMailbox(body.email, viewer.email)) {
      throw invalidField('email', 'own-reference');
    }
    await limiter.count(db, RATE_LIMITS.references, userId);
    await limiter.count(db, RATE_LIMITS['verification-claims'], userId);
    return db.transaction(async (tx) => {
      const claimed = await createClaim(tx, platform, ports, { userId, kind: 'reference', subject: body.relation });
      const addresses = await listRequestedAddresses(tx, userId);
      if (addresses.some((address) => isSameMailbox(address, body.email))) {
        throw invalidField('email', 'reference-asked-before');
      }
      const token = newToken();
      const language = orNull(body.language) ?? 'en';
      const referee = { refereeName: body.name, refereeEmail: body.email, language };
      await insertReference(tx, { verificationId: claimed.id, tokenHash: hashSecretToken(token), ...referee });
      const candidateName = fullName(viewer.profile);
      const reader = { publicUrl: env.publicUrl, language };
      const content = referenceRequestMail(reader, { refereeName: body.name, candidateName, token });
      // Stored under the candidate's id, so that it is erased with their account. The link becomes
      // invalid at the same time.
      const dedupeKey = referenceMailKey(claimed.id);
      await addMail(tx, { kind: 'reference-asked', to: body.email, content, userId, dedupeKey, sealedBy: mailSealer });
      return claimed;
    });
  };

export const mountReferences = (app: FastifyInstance, platform: Platform, ports: VerificationPorts): void => {
  const { db, limiter } = platform;
  mountContract(app, referencesContract, {
    askForReference: askForReference(platform, ports),

    readReference: async ({ body, request }) => {
      await limiter.count(db, RATE_LIMITS['reference-links'], clientNetwork(request.ip));
      const reference = await findReferenceByToken(db, hashSecretToken(body.token));
      if (reference === null) throw referenceNotFoundError();
      const { request: referenceRequest, relation, firstName, lastName } = reference;
      const { status, endsAt } = referenceRequest;
      return { candidateName: `${firstName} ${lastName}`, relation: relation ?? '', status, endsAt };
    },

    answerReference: async ({ body: { token, ...answer }, request }) => {
      await limiter.count(db, RATE_LIMITS['reference-links'], clientNetwork(request.ip));
      const tokenHash = hashSecretToken(token);
      const isStored = await db.transaction(async (tx) => {
        const verificationId = await storeAnswer(tx, tokenHash, { ...answer, growth: orNull(answer.growth) });
        if (verificationId !== null) await emit(tx, platform, 'verification.queue-changed', { verificationId });
        return verificationId !== null;
      });
      if (isStored) return null;
      if ((await findReferenceByToken(db, tokenHash)) === null) throw referenceNotFoundError();
      throw new AppError('conflict', 'reference-answered');
    },

    declineReference: async ({ body, request }) => {
      await limiter.count(db, RATE_LIMITS['reference-links'], clientNetwork(request.ip));
      const tokenHash = hashSecretToken(body.token);
      if (!(await db.transaction((tx) => eraseReferee(tx, tokenHash)))) throw referenceNotFoundError();
      return null;
    },
  });
};
