/** Bearer tokens of the configuration: what a scraper or a mail service shows instead of a session. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#shared/errors.ts';

/** Texts of any length, compared in the same time wherever they differ. */
const isSameText = (one: string, other: string): boolean =>
  timingSafeEqual(createHash('sha256').update(one).digest(), createHash('sha256').update(other).digest());

/** Throws `unauthenticated` where the request does not show the token. */
export const checkBearer = (request: FastifyRequest, reply: FastifyReply, token: string): void => {
  const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (given !== undefined && isSameText(given, token)) return;
  void reply.header('www-authenticate', 'Bearer');
  throw new AppError('unauthenticated', 'not-allowed');
};
