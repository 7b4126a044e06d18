/** Checks the configured bearer tokens that scrapers and email services send instead of a session. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#shared/errors.ts';

/** Compares texts of any length in constant time. */
const isSameText = (a: string, b: string): boolean =>
  timingSafeEqual(createHash('sha256').update(a).digest(), createHash('sha256').update(b).digest());

/** Throws `unauthenticated` unless the request has the token. */
export const checkBearer = (request: FastifyRequest, reply: FastifyReply, token: string): void => {
  const bearerToken = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (bearerToken !== undefined && isSameText(bearerToken, token)) return;
  void reply.header('www-authenticate', 'Bearer');
  throw new AppError('unauthenticated', 'not-allowed');
};
