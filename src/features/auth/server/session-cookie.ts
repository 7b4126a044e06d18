/**
 * The session cookie: an opaque token, never readable by scripts, sent along only from our own pages and plain links to them.
 * What it means is known to the `sessions` table alone.
 */
import type { FastifyReply } from 'fastify';
import type { Env } from '#server/env.ts';
import { LIFETIMES } from '#shared/limits.ts';

type CookieEnv = Pick<Env, 'publicUrl' | 'cookieDomain'>;

/** The cookie's name where nothing says more of it. */
export const SESSION_COOKIE = 'puente_session';

const isHttps = (env: CookieEnv): boolean => env.publicUrl.startsWith('https:');

/**
 * The cookie's name. Where it is for one host over https, the name says so, and browsers take it from nobody else: not from a page of
 * another subdomain, nor over http.
 */
export const sessionCookieName = (env: CookieEnv): string =>
  isHttps(env) && env.cookieDomain === null ? `__Host-${SESSION_COOKIE}` : SESSION_COOKIE;

const options = (env: CookieEnv) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: isHttps(env),
  ...(env.cookieDomain === null ? {} : { domain: env.cookieDomain }),
});

/** Hands the token to the browser for as long as the session lives. */
export const setSessionCookie = (reply: FastifyReply, env: CookieEnv, token: string): void => {
  void reply.setCookie(sessionCookieName(env), token, {
    ...options(env),
    maxAge: LIFETIMES.sessionDays * 24 * 60 * 60,
  });
};

/** Takes the token away from the browser. */
export const clearSessionCookie = (reply: FastifyReply, env: CookieEnv): void => {
  void reply.clearCookie(sessionCookieName(env), options(env));
};
