/**
 * The session cookie: an opaque token, never readable by scripts, sent along only from our own pages and plain links to them.
 * What it means is known to the `sessions` table alone.
 */
import type { FastifyReply } from 'fastify';
import type { Env } from '#server/env.ts';
import { LIFETIMES } from '#shared/limits.ts';

export const SESSION_COOKIE = 'puente_session';

type CookieEnv = Pick<Env, 'publicUrl' | 'cookieDomain'>;

const options = (env: CookieEnv) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: env.publicUrl.startsWith('https:'),
  ...(env.cookieDomain === null ? {} : { domain: env.cookieDomain }),
});

/** Hands the token to the browser for as long as the session lives. */
export const setSessionCookie = (reply: FastifyReply, env: CookieEnv, token: string): void => {
  void reply.setCookie(SESSION_COOKIE, token, { ...options(env), maxAge: LIFETIMES.sessionDays * 24 * 60 * 60 });
};

/** Takes the token away from the browser. */
export const clearSessionCookie = (reply: FastifyReply, env: CookieEnv): void => {
  void reply.clearCookie(SESSION_COOKIE, options(env));
};
