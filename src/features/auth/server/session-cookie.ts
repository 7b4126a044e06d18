/**
 * The session cookie: an opaque token, never readable by scripts, sent along only from our own pages and plain links to them.
 * What it means is known to the `sessions` table alone.
 */
import type { FastifyReply } from 'fastify';
import type { Env } from '#server/env.ts';
import { LIFETIMES } from '#shared/limits.ts';

export type CookieEnv = Pick<Env, 'publicUrl' | 'cookieDomain'>;

/** The cookie's name where nothing says more of it. */
export const SESSION_COOKIE = 'puente_session';

const isHttps = (env: CookieEnv): boolean => env.publicUrl.startsWith('https:');

/**
 * A cookie's name in this configuration. Where it is for one host over https, the name says so, and browsers take it from no one else: not from a page of
 * another subdomain, nor over http.
 */
export const cookieName = (env: CookieEnv, name: string): string =>
  isHttps(env) && env.cookieDomain === null ? `__Host-${name}` : name;

/** The name of the session's cookie. */
export const sessionCookieName = (env: CookieEnv): string => cookieName(env, SESSION_COOKIE);

/** What all cookies of signing in have in common. */
export const cookieOptions = (env: CookieEnv) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: isHttps(env),
  ...(env.cookieDomain === null ? {} : { domain: env.cookieDomain }),
});

/** Hands the token to the browser for as long as the session lives. */
export const setSessionCookie = (reply: FastifyReply, env: CookieEnv, token: string): void => {
  void reply.setCookie(sessionCookieName(env), token, {
    ...cookieOptions(env),
    maxAge: LIFETIMES.sessionDays * 24 * 60 * 60,
  });
};

/** Takes the token away from the browser. */
export const clearSessionCookie = (reply: FastifyReply, env: CookieEnv): void => {
  void reply.clearCookie(sessionCookieName(env), cookieOptions(env));
};
