/**
 * The session cookie: an opaque token that scripts cannot read. Browsers send it only from our own pages and when someone follows a link to them. The
 * `sessions` table stores only its hash.
 */
import type { FastifyReply } from 'fastify';
import type { Env } from '#server/env.ts';
import { LIFETIMES } from '#shared/limits.ts';

export type CookieEnv = Pick<Env, 'publicUrl' | 'cookieDomain'>;

/** The default name of the cookie. */
export const SESSION_COOKIE = 'puente_session';

const isHttps = (env: CookieEnv): boolean => env.publicUrl.startsWith('https:');

/**
 * Returns a cookie's name in this configuration. For a single host over https, the prefix `__Host-` makes browsers reject the cookie from
 * other subdomains and over http.
 */
export const cookieName = (env: CookieEnv, name: string): string =>
  isHttps(env) && env.cookieDomain === null ? `__Host-${name}` : name;

export const sessionCookieName = (env: CookieEnv): string => cookieName(env, SESSION_COOKIE);

/** Returns the common options of all sign-in cookies. */
export const cookieOptions = (env: CookieEnv) => ({
  path: '/',
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: isHttps(env),
  ...(env.cookieDomain === null ? {} : { domain: env.cookieDomain }),
});

/** Sends the token to the browser for the lifetime of the session. */
export const setSessionCookie = (reply: FastifyReply, env: CookieEnv, token: string): void => {
  void reply.setCookie(sessionCookieName(env), token, {
    ...cookieOptions(env),
    maxAge: LIFETIMES.sessionDays * 24 * 60 * 60,
  });
};

/** Deletes the token from the browser. */
export const clearSessionCookie = (reply: FastifyReply, env: CookieEnv): void => {
  void reply.clearCookie(sessionCookieName(env), cookieOptions(env));
};
